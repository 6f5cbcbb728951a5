import type { Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import {
  beginGroupBuy,
  leavePlace,
  lockGroupBuy,
  payPlace,
  takePlace,
  takesMoney,
} from '#modules/group-buy/index.ts'
import { orderJobs, type OrderRow } from '#modules/order/index.ts'
import { groupOf, type Bill } from '../bill/bill.rules.ts'
import { checkoutJobs } from '../checkout.jobs.ts'

/**
 * An order takes its place in a group when it is placed, whether or not it will be paid; who begins
 * one makes it. Answers which group; null for an ordinary order.
 */
export async function enterGroupBuy(
  ctx: Context,
  tx: Tx,
  bill: Bill,
): Promise<Id<'groupBuy'> | null> {
  const line = groupOf(bill)
  if (!line?.groupBuy) return null
  const { id, size, percentOff, openHours } = line.groupBuy
  if (id) {
    if (!(await takePlace(tx, id, ctx.now()))) throw refuse('groupbuy.over')
    return id
  }
  const made = ctx.newId('groupBuy')
  await beginGroupBuy(
    tx,
    { id: made, skuId: line.skuId, size, percentOff, openHours, buyerId: buyerOf(ctx) },
    ctx.now(),
  )
  return made
}

type InGroup = Pick<OrderRow, 'groupBuy' | 'contractId'>

/**
 * Whether money for these orders still finds its place in their group, which stays locked until the
 * end of the transaction; true for ordinary orders.
 */
export async function hasPlaceToPay(
  tx: Tx,
  orders: readonly InGroup[],
  at: Date,
): Promise<boolean> {
  for (const { groupBuy } of orders) {
    const group = groupBuy && (await lockGroupBuy(tx, groupBuy.id))
    if (group && !takesMoney(group, at)) return false
  }
  return true
}

/**
 * Its money is there: the place is paid, and its buyer hears for how many more it waits; the one
 * that fills the group ends it for all.
 */
export async function payIntoGroupBuy(ctx: Context, tx: Tx, order: InGroup): Promise<void> {
  const group = order.groupBuy && (await lockGroupBuy(tx, order.groupBuy.id))
  if (!group) throw new Error('an order without its group')
  const { isFull } = await payPlace(tx, group, ctx.now())
  if (isFull) await ctx.jobs.send(tx, checkoutJobs.endGroupBuy, { groupBuyId: group.id })
  else await ctx.jobs.send(tx, orderJobs.groupBuy, { contractId: order.contractId, kind: 'joined' })
}

/** An order that was never paid gives its place back. */
export async function freePlace(
  tx: Tx,
  order: InGroup,
  by: { readonly actor: 'buyer' | 'clock'; readonly at: Date },
): Promise<void> {
  const group = order.groupBuy && (await lockGroupBuy(tx, order.groupBuy.id))
  if (group) await leavePlace(tx, group, { ...by, isPaid: false })
}
