import {
  SEND_BACK_REMINDED_BEFORE_HOURS,
  SEND_BACK_WITHIN_DAYS,
} from '@galleria/contract/after-sales-rules'
import type { Id } from '@galleria/kernel/id'
import { allowsBuyer, findOrder, type OrderRow } from '#modules/order/index.ts'
import { withdrawableQty } from '#modules/order/asking/index.ts'
import {
  availableOf,
  cancelableQty,
  findAskedUnits,
  type Available,
} from '#modules/order/claims/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { DAY } from '@galleria/kernel/time'
import { waitUntil } from '../deadlines.rules.ts'
import { findSwaps } from '../exchange/exchange.queries.ts'
import { pickVersion, versionsOf, withinPaid } from '../exchange/exchange.rules.ts'
import type { HeldVersion } from '../exchange/exchange.types.ts'
import { wholeOf } from '../reverse.rules.ts'
import { moveReverse } from '../reverse.store.ts'
import { sweepAt } from '../steps/look-again.ts'
import { releaseWithdrawn } from '../steps/release-withdrawn.ts'
import { writeReverse, type NewRequest } from './write-reverse.ts'
import { writeToShop } from '../mails/write-to-shop.ts'
import { findWayBack } from '../way-back/way-back.ts'

/** By law the money is due so many days after the statement (Directive 2011/83/EU, article 13). */
const REFUND_WITHIN_DAYS = 14
/**
 * What was not sent waits so long where the statement is by number and address only, for its owner
 * to say that it was somebody else.
 */
const UNPROVEN_WAITS_MS = DAY

export type Withdrawal = {
  /** The statement's; with it nothing is written twice. */
  readonly key: string
  readonly statedAt: Date
  /** By who was signed in, or came with the order's link. */
  readonly isProven: boolean
  /** Lines and units; none means all that can be withdrawn from. */
  readonly picked: readonly { readonly lineId: Id<'orderLine'>; readonly qty: number }[]
}

/**
 * Whether it can be carried out by itself. It takes a person where a group still waits, goods are
 * of several versions, or there are fewer units than were named.
 */
export async function mayWithdraw(
  ctx: Context,
  tx: Tx,
  orderId: Id<'order'>,
  withdrawal: Withdrawal,
): Promise<boolean> {
  const order = await findOrder(tx, 'mall', orderId)
  return order !== undefined && (await splitUnits(ctx, tx, order, withdrawal)) !== undefined
}

/**
 * A3: what its buyer withdraws from by law, for who holds the contract's lock and has asked whether
 * it may. What was not sent is cancelled, what was sent comes back, each as a request of its own
 * that nobody can decline.
 */
export async function withdrawOrder(
  ctx: Context,
  tx: Tx,
  orderId: Id<'order'>,
  withdrawal: Withdrawal,
): Promise<void> {
  const order = await findOrder(tx, 'mall', orderId)
  const parts = order && (await splitUnits(ctx, tx, order, withdrawal))
  if (!order || !parts) throw new Error('a withdrawal that takes a person was to be carried out')
  if (parts.unsent.length > 0)
    await cancelUnsent(ctx, tx, order, { withdrawal, units: parts.unsent })
  if (parts.sent.length === 0) return
  // What was cancelled is claimed by now: whether the delivery goes back too depends on it.
  const now = await findOrder(tx, 'mall', orderId)
  if (!now) throw new Error('an order that is gone while it is locked')
  await takeBackSent(ctx, tx, now, { withdrawal, units: parts.sent })
}

type Units = { readonly lineId: Id<'orderLine'>; readonly qty: number }
/** What was exchanged comes back as what it is now. */
type SentUnits = Units & { readonly goods: HeldVersion }
type Part<Of extends Units = Units> = {
  readonly withdrawal: Withdrawal
  readonly units: readonly Of[]
}

/** Units that were not sent are meant first: to stop them costs nobody anything. */
async function splitUnits(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  { picked }: Withdrawal,
): Promise<{ unsent: Units[]; sent: SentUnits[] } | undefined> {
  const meant = order.lines
    .map((line) => ({
      line,
      qty:
        picked.length > 0
          ? (picked.find(({ lineId }) => lineId === line.id)?.qty ?? 0)
          : withdrawableQty(line),
    }))
    .filter(({ qty }) => qty > 0)
  if (meant.some(({ line, qty }) => qty > withdrawableQty(line))) return undefined
  const unsent = meant
    .map(({ line, qty }) => ({ lineId: line.id, qty: Math.min(qty, cancelableQty(line)) }))
    .filter(({ qty }) => qty > 0)
  const sent = meant
    .map(({ line, qty }) => ({ lineId: line.id, qty: qty - Math.min(qty, cancelableQty(line)) }))
    .filter(({ qty }) => qty > 0)
  if (unsent.length + sent.length === 0) return undefined
  // However often its lines were asked about.
  const asking = { ...order, hasUnitToCancel: true }
  if (unsent.length > 0 && !allowsBuyer(asking, 'cancelAfterPay', ctx.now())) return undefined
  const withGoods = await addGoods(tx, order, sent)
  return withGoods.length === sent.length ? { unsent, sent: withGoods } : undefined
}

/** Without those of a line of which a request cannot say which of its versions are meant. */
async function addGoods(tx: Tx, order: OrderRow, units: readonly Units[]): Promise<SentUnits[]> {
  const swaps = await findSwaps(
    tx,
    units.map(({ lineId }) => lineId),
  )
  return units.flatMap((one) => {
    const line = order.lines.find(({ id }) => id === one.lineId)
    if (!line) return []
    const goods = pickVersion(versionsOf(line, swaps.get(line.id) ?? []), one.qty, undefined)
    return 'skuId' in goods ? [{ ...one, goods }] : []
  })
}

/** All the money of these units, however often their lines were asked about before. */
function availableFor(order: OrderRow, units: readonly Units[], isUnsent: boolean): Available {
  const asked = units.map(({ lineId, qty }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    const found = line && findAskedUnits(line, { qty, cancelQty: isUnsent ? qty : 0 })
    if (!found) throw new Error(`order ${order.code} has fewer units than it had a moment ago`)
    return found
  })
  return availableOf(order, asked)
}

async function cancelUnsent(ctx: Context, tx: Tx, order: OrderRow, part: Part): Promise<void> {
  const { withdrawal } = part
  const { isProven, statedAt } = withdrawal
  const releaseAt = isProven ? sweepAt(ctx) : new Date(statedAt.getTime() + UNPROVEN_WAITS_MS)
  const available = availableFor(order, part.units, true)
  const reverseId = await writeReverse(ctx, tx, order, {
    ...requestOf(withdrawal, order, 'unsent'),
    type: 'SALE_CANCEL_AFTER_PAID',
    available,
    share: wholeOf(available),
    answerBy: releaseAt,
    nextStepAt: releaseAt,
  })
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId, kind: 'withdrawnUnsent' })
  if (isProven) await releaseWithdrawn(ctx, tx, { id: reverseId, order, units: part.units })
  else await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId }, { startAfter: releaseAt })
}

async function takeBackSent(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  part: Part<SentUnits>,
): Promise<void> {
  const { withdrawal } = part
  const at = ctx.now()
  const wait = waitUntil(at, SEND_BACK_WITHIN_DAYS * DAY, SEND_BACK_REMINDED_BEFORE_HOURS)
  const available = withinPaid(
    order,
    availableFor(order, part.units, false),
    part.units.map(({ goods }) => goods),
  )
  const reverseId = await writeReverse(ctx, tx, order, {
    ...requestOf(withdrawal, order, 'sent'),
    type: 'SALE_RETURN',
    available,
    share: wholeOf(available),
    versions: part.units.map(({ goods }) => ({ goods })),
    answerBy: wait.answer_by,
    nextStepAt: wait.next_step_at,
  })
  await moveReverse(tx, reverseId, {
    move: 'withdrawSent',
    actor: 'clock',
    at,
    set: {
      ...wait,
      audited_at: at,
      return_address: JSON.stringify(await findWayBack(tx, order)),
    },
  })
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId, kind: 'withdrawnSent' })
  await writeToShop(ctx, tx, { id: reverseId, sellerId: order.sellerId }, { kind: 'withdrawn' })
}

function requestOf(
  { key, statedAt }: Withdrawal,
  { id }: OrderRow,
  part: 'unsent' | 'sent',
): Pick<NewRequest, 'reason' | 'remark' | 'evidence' | 'requestKey' | 'refundBy'> {
  return {
    reason: 'NO_LONGER_WANTED',
    remark: '',
    evidence: [],
    requestKey: keyOf(key, id, part),
    refundBy: new Date(statedAt.getTime() + REFUND_WITHIN_DAYS * DAY),
  }
}

/** A buyer's own keys never have this beginning. */
export function keyOf(key: string, orderId: Id<'order'>, part: 'unsent' | 'sent'): string {
  return `withdrawal:${key}:${orderId}:${part}`
}
