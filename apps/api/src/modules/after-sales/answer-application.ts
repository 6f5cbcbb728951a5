import type { MerchantReverse, WireReverse } from '@galleria/contract/after-sales'
import {
  SEND_BACK_REMINDED_BEFORE_HOURS,
  SEND_BACK_WITHIN_DAYS,
  type ReturnAddress,
} from '@galleria/contract/after-sales-rules'
import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { findReturnAddress } from '#modules/merchant/index.ts'
import type { Tx } from '#platform/db.ts'
import { crashAt } from '#platform/crash-point.ts'
import { changeClaims } from '#modules/order/index.ts'
import { readReverse, readSellersReverse } from './read-reverse.ts'
import { DAY, waitUntil } from './deadlines.rules.ts'
import { operationsOf } from './reverse.present.ts'
import { findReverse } from './reverse.queries.ts'
import { bringsGoodsBack } from './reverse.rules.ts'
import { claimsOf, moveReverse } from './reverse.store.ts'
import type { ReverseRow } from './reverse.types.ts'
import { afterSalesJobs } from './after-sales.jobs.ts'
import { lock, lockSellers } from './lock-reverse.ts'
import { sweepAt } from './steps/look-again.ts'
import { takeGifts } from './write-reverse.ts'

/** The buyer takes an application back (A5), as long as nothing was sent back: its units and money are free again. */
export async function cancelApplication(ctx: Context, id: Id<'reverse'>): Promise<WireReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lock(tx, () => findReverse(tx, buyerOf(ctx), id))
    if (
      !(await moveReverse(tx, id, {
        move: 'cancel',
        actor: 'buyer',
        actorId: reverse.buyerId,
        at: ctx.now(),
        set: { next_step_at: null, stopped_at: ctx.now() },
      }))
    )
      throw refuse('reverse.state', { operationList: operationsOf(reverse, 'buyer') })
    await changeClaims(tx, claimsOf(reverse), 'takenBack')
  })
  return readReverse(ctx, id)
}

/** The seller agrees: from here the refund runs by itself (A7), or the goods come back first (A11). */
export async function approveApplication(
  ctx: Context,
  { id, returnAddress }: { readonly id: Id<'reverse'>; readonly returnAddress?: ReturnAddress },
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, id)
    if (!(await agree(ctx, tx, reverse, { actor: 'merchant', returnAddress })))
      throw refuse('reverse.state', { operationList: operationsOf(reverse, 'merchant') })
  })
  crashAt('reverse.approved')
  return readSellersReverse(ctx, id)
}

type Answerer = {
  readonly actor: 'merchant' | 'clock'
  /** Where the goods go; the shop's own without it. */
  readonly returnAddress?: ReturnAddress | undefined
}

/** Also the clock's answer to a seller's silence (A13). */
export function agree(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  answerer: Answerer,
): Promise<boolean> {
  return bringsGoodsBack(reverse.type)
    ? agreeToReturn(ctx, tx, reverse, answerer)
    : agreeToRefund(ctx, tx, reverse, answerer)
}

async function agreeToRefund(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  { actor }: Answerer,
): Promise<boolean> {
  const isClock = actor === 'clock'
  const moved = await moveReverse(tx, reverse.id, {
    move: 'approveRefund',
    actor,
    actorId: isClock ? undefined : buyerOf(ctx),
    at: ctx.now(),
    set: { next_step_at: sweepAt(ctx), audited_at: ctx.now(), is_auto: isClock },
  })
  if (!moved) return false
  await takeGifts(tx, reverse)
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
  return true
}

async function agreeToReturn(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  { actor, returnAddress }: Answerer,
): Promise<boolean> {
  const isClock = actor === 'clock'
  const address = returnAddress ?? (await findReturnAddress(tx, reverse.sellerId))
  const at = ctx.now()
  const moved = await moveReverse(tx, reverse.id, {
    move: 'approveReturn',
    actor,
    actorId: isClock ? undefined : buyerOf(ctx),
    at,
    set: {
      ...waitUntil(at, SEND_BACK_WITHIN_DAYS * DAY, SEND_BACK_REMINDED_BEFORE_HOURS),
      audited_at: at,
      is_auto: isClock,
      return_address: JSON.stringify(address),
    },
  })
  if (!moved) return false
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'sendBack' })
  return true
}

/** The seller refuses (A12), with a reason that the buyer reads. */
export async function rejectApplication(
  ctx: Context,
  request: { id: Id<'reverse'>; reason: string },
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, request.id)
    const moved = await moveReverse(tx, request.id, {
      move: 'reject',
      actor: 'merchant',
      actorId: buyerOf(ctx),
      at: ctx.now(),
      set: {
        next_step_at: null,
        audited_at: ctx.now(),
        stopped_at: ctx.now(),
        reject_reason: request.reason,
      },
    })
    if (!moved) throw refuse('reverse.state', { operationList: operationsOf(reverse, 'merchant') })
    await changeClaims(tx, claimsOf(reverse), 'refused')
    await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: request.id, kind: 'rejected' })
  })
  return readSellersReverse(ctx, request.id)
}
