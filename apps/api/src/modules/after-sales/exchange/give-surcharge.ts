import { isUnpaid } from '@galleria/contract/order-states'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import {
  findOrder,
  lockContract,
  setDeadline,
  type OrderLineRow,
  type OrderRow,
} from '#modules/order/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { findSurchargeLines } from './exchange.queries.ts'
import { surchargesFrom } from './surcharge.rules.ts'
import { setSurchargeBack } from './exchange.store.ts'
import { sumOf } from '../reverse.rules.ts'
import { addReverse, moveReverse } from '../reverse.store.ts'
import type { NewReverse, ReverseRow } from '../reverse.types.ts'
import { sweepAt } from '../steps/look-again.ts'
import { newReverseCode } from '../asking/write-reverse.ts'

type Part = {
  readonly order: OrderRow
  readonly line: OrderLineRow
  readonly amount: number
}

/**
 * Money that was paid because goods cost more goes back with theirs: with an exchange that became a
 * return, whenever it was paid, and with a return of what had come. Requests of their own give it,
 * about the orders by which it was paid, and nobody has to agree to them. Asked at each step, so no
 * way on which money becomes due leaves it out, and given once. For who holds the lock of the
 * goods' order; those of the surcharges' orders come after it, everywhere.
 */
export async function giveSurcharge(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const { surcharge, surchargeGiven: given } = reverse
  const isOwn = ({ orderId }: { readonly orderId: string }) => orderId === surcharge?.orderId
  if (reverse.isChangedToReturn && !given.some(isOwn)) await giveWhole(ctx, tx, reverse)
  const isDue = reverse.status === 'WAITING_FOR_REFUND'
  if (isDue && given.every(isOwn)) await giveWithGoods(ctx, tx, reverse)
}

/**
 * There is no replacement: all that was paid for it. What nobody has paid yet ends now; should a
 * bank be at it, that comes back as soon as it is there.
 */
async function giveWhole(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const { surcharge } = reverse
  if (!surcharge) return
  const order = await lockOrder(tx, surcharge)
  if (isUnpaid(order.status)) {
    if (order.deadlineAt > ctx.now()) await setDeadline(tx, order.contractId, ctx.now())
    return
  }
  if (order.paid > 0)
    await give(
      ctx,
      tx,
      reverse,
      order.lines.map((line) => ({ order, line, amount: leftOf(line) })),
    )
}

/** Of each version so much as its units brought with them: what was paid first goes back first. */
async function giveWithGoods(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const asked = reverse.lines.filter(({ surchargeBack }) => surchargeBack > 0)
  if (asked.length === 0) return
  const found = await findSurchargeLines(
    tx,
    asked.map(({ lineId }) => lineId),
  )
  const orders = new Map<string, OrderRow>()
  for (const one of found)
    if (!orders.has(one.orderId)) orders.set(one.orderId, await lockOrder(tx, one))
  const parts: Part[] = []
  for (const { id, lineId, surchargeBack, ...line } of asked) {
    const ofLine = found.filter((one) => one.lineId === lineId)
    const isOfAny = reverse.type === 'SALE_REFUND' && line.goods === null
    let due = surchargeBack
    for (const skuId of surchargesFrom(isOfAny ? undefined : line.skuId, ofLine))
      for (const one of ofLine.filter((other) => other.skuId === skuId)) {
        const part = partOf(orders.get(one.orderId), one.surchargeLineId, due)
        parts.push(part)
        due -= part.amount
      }
    // Of what went back with other goods of the line meanwhile there is less.
    if (due > 0) await setSurchargeBack(tx, id, surchargeBack - due)
  }
  for (const ofOrder of Map.groupBy(parts, ({ order }) => order).values())
    await give(ctx, tx, reverse, ofOrder)
}

function partOf(order: OrderRow | undefined, lineId: Id<'orderLine'>, due: number): Part {
  const line = order?.lines.find(({ id }) => id === lineId)
  if (!order || !line) throw new Error('a surcharge without its line')
  return { order, line, amount: Math.min(due, leftOf(line)) }
}

async function lockOrder(
  tx: Tx,
  { orderId, contractId }: { readonly orderId: Id<'order'>; readonly contractId: Id<'contract'> },
): Promise<OrderRow> {
  await lockContract(tx, contractId)
  const order = await findOrder(tx, 'mall', orderId)
  if (!order) throw new Error('a surcharge without its order')
  return order
}

function leftOf({ needPay, claimed }: OrderLineRow): number {
  return needPay - claimed
}

async function give(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  ofOrder: readonly Part[],
): Promise<void> {
  const parts = ofOrder.filter(({ amount }) => amount > 0)
  const [first] = parts
  if (!first) return
  const { order } = first
  const one = requestFor(ctx, reverse, order, parts)
  await addReverse(tx, order, one)
  await moveReverse(tx, one.id, {
    move: 'giveSurcharge',
    ...one.by,
    at: one.appliedAt,
    set: {
      next_step_at: sweepAt(ctx),
      audited_at: one.appliedAt,
      surcharge_back_of: reverse.id,
    },
  })
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: one.id })
}

function requestFor(
  ctx: Context,
  { id, reason }: ReverseRow,
  order: OrderRow,
  parts: readonly Part[],
): NewReverse & { readonly by: { readonly actor: 'clock' } } {
  const at = ctx.now()
  const goods = sumOf(parts, ({ amount }) => amount)
  return {
    event: 'splitSurcharge',
    by: { actor: 'clock' },
    id: ctx.newId('reverse'),
    code: newReverseCode(at),
    type: 'SALE_REFUND',
    reason,
    remark: '',
    evidence: [],
    goods,
    shipping: 0,
    availableGoods: goods,
    availableShipping: 0,
    // One to a request and an order.
    requestKey: `surcharge-of-${id}-${order.id}`,
    answerBy: at,
    nextStepAt: sweepAt(ctx),
    appliedAt: at,
    // No units: money alone goes back.
    lines: parts.map(({ line, amount }) => ({
      lineId: line.id,
      qty: 1,
      unsentQty: 0,
      takenQty: 0,
      available: amount,
      applyAmount: amount,
      unsentAmount: 0,
    })),
  }
}
