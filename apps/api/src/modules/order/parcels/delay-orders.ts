import { Temporal } from 'temporal-polyfill'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { delayCalls } from '@galleria/contract/delay'
import { MOST_DAYS_BEYOND, MOST_DELAY_DAYS } from '@galleria/contract/delay-rules'
import { refuse } from '@galleria/contract/refusals'
import { allows } from '@galleria/kernel/flow'
import { toWireId, type Id } from '@galleria/kernel/id'
import { isRefusal } from '@galleria/kernel/refusal'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { toProblem } from '#platform/problem.ts'
import { findShopDays, moveDay, sellerOf } from '#modules/merchant/index.ts'
import { cancelableQty } from '../claims/claims.rules.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { findSellersOrderCodes } from '../order.queries.ts'
import { orderFlow } from '../order.flow.ts'
import { orderJobs } from '../order.jobs.ts'
import { factsOf, operationsOf } from '../order.rules.ts'
import { moveOrders, setExpectDates } from '../order.store.ts'
import type { Delay, OrderRow } from '../order.types.ts'

type DelayNotice = Omit<Parsed<typeof delayCalls.delayOrder>, 'id'>

/**
 * What is left of an order leaves later than was promised. The new day stands where the old one
 * stood, so that lists, numbers and the day of arrival follow, and the buyer's mail leaves with it.
 * It only ever goes forward: of two people of the shop, the one with the earlier day is refused.
 * The day that is there already is said once.
 */
export async function delayOrder(
  ctx: Context,
  id: Id<'order'>,
  notice: DelayNotice,
): Promise<void> {
  refuseWithoutWords(notice)
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, id)
    const at = ctx.now()
    if (!allows(orderFlow, 'delay', asked(order, at)) || !order.shipBy)
      throw refuse('order.state', { operationList: operationsOf(order, 'merchant', at) })
    if (isSameNotice(order, notice)) return
    await refuseOtherDays(ctx, tx, order, notice.day)
    const { reason, content } = notice
    const delay: Delay = { dayBefore: order.shipBy, reason, content, at: at.toISOString() }
    await setExpectDates(tx, daysOfArrival(order, order.shipBy, notice.day))
    await moveOrders(tx, [id], {
      move: 'delay',
      actor: 'merchant',
      actorId: buyerOf(ctx),
      facts: {
        changed: { from: order.shipBy, to: notice.day },
        cause: reason,
        ...(content ? { reason: content } : {}),
      },
      at,
      set: { ship_by: notice.day, delay: JSON.stringify(delay) },
    })
    await ctx.jobs.send(tx, orderJobs.delayed, { orderId: id, at: delay.at })
  })
}

/** The same of several orders; with one of somebody else's nothing is said at all. */
export async function delayOrders(
  ctx: Context,
  { ids, ...notice }: Parsed<typeof delayCalls.delayOrders>,
): Promise<Reply<typeof delayCalls.delayOrders>> {
  refuseWithoutWords(notice)
  const codes = await findSellersOrderCodes(ctx.db, sellerOf(ctx), ids)
  if (ids.some((id) => !codes.has(id))) throw refuse('order.not_found')
  const rowList: Reply<typeof delayCalls.delayOrders>['rowList'] = []
  for (const [id, tradeOrderCode] of codes) {
    const sentence = await sentenceOf(ctx, () => delayOrder(ctx, id, notice))
    rowList.push({ id: toWireId('order', id), tradeOrderCode, isTold: !sentence, sentence })
  }
  return { rowList }
}

/** Empty where it was not refused. */
async function sentenceOf(ctx: Context, act: () => Promise<void>): Promise<string> {
  try {
    await act()
    return ''
  } catch (error) {
    if (!isRefusal(error)) throw error
    return toProblem(error, ctx.language, '').detail
  }
}

function refuseWithoutWords({ reason, content }: DelayNotice): void {
  if (reason === 'OTHER' && content === '') throw refuse('order.delay_words')
}

function isSameNotice({ shipBy, delay }: OrderRow, { day, reason, content }: DelayNotice): boolean {
  return shipBy === day && delay?.reason === reason && delay.content === content
}

async function refuseOtherDays(ctx: Context, tx: Tx, order: OrderRow, day: string): Promise<void> {
  const shops = await findShopDays({ db: tx, now: ctx.now }, order.sellerId)
  const today = Temporal.PlainDate.from(
    shops.find(({ shopId }) => shopId === order.shopId)?.today ?? '',
  )
  const last = [
    today.add({ days: MOST_DELAY_DAYS }),
    ...(order.shipBy
      ? [Temporal.PlainDate.from(order.shipBy).add({ days: MOST_DAYS_BEYOND })]
      : []),
  ].reduce((a, b) => (Temporal.PlainDate.compare(a, b) < 0 ? b : a))
  if (day <= (order.shipBy ?? '') || day < today.toString() || day > last.toString())
    throw refuse('order.delay_day', { most: today.until(last).days })
}

/** Of what is left, as much later as it leaves. */
function daysOfArrival(
  order: OrderRow,
  before: string,
  day: string,
): { id: Id<'orderLine'>; day: string }[] {
  const { days } = Temporal.PlainDate.from(before).until(day)
  return order.lines
    .filter((line) => cancelableQty(line) > 0)
    .map((line) => ({ id: line.id, day: moveDay(line.expectDate, days) }))
}

function asked(order: OrderRow, at: Date) {
  return { state: order.status, actor: 'merchant', facts: factsOf(order, at) }
}
