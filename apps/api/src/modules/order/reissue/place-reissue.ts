import {
  MOST_REISSUES,
  MOST_REISSUES_MADE,
  type ReissueReason,
} from '@galleria/contract/reissue-rules'
import { refuse } from '@galleria/contract/refusals'
import type { Site } from '@galleria/contract/storefronts'
import { allows } from '@galleria/kernel/flow'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { newCode } from '#platform/new-code.ts'
import { holdUnits } from '#modules/catalog/stock/index.ts'
import { expectDate, findShippingRates } from '#modules/merchant/index.ts'
import { orderFlow } from '../order.flow.ts'
import { orderJobs } from '../order.jobs.ts'
import { factsOf, operationsOf, shelfUnits } from '../order.rules.ts'
import { addContract, moveOrders, promiseShipping } from '../order.store.ts'
import type { ContractRow, NewOrder, OrderRow } from '../order.types.ts'
import { findReissues } from './reissue.queries.ts'
import {
  findReissueLines,
  freezeReissued,
  type FoundLine,
  type ReissueLine,
} from './reissue.rules.ts'

export type Reissue = {
  readonly reason: ReissueReason
  readonly lines: readonly ReissueLine[]
  /** One of a form that is sent twice; and who of the shop sent it. */
  readonly key: string
  /** And of one in a second tab: how many it knew of. */
  readonly knownCount: number
  readonly by: Id<'user'>
}

/** By the state of the order that something is sent again of, which it stays in. */
const moves = {
  UN_DELIVERY: 'reissue',
  UN_RECEIVED: 'reissueSent',
  COMPLETE: 'reissueReceived',
} as const

/**
 * Places what a shop sends at no charge as an order of its own, for who holds the lock of the order
 * that it belongs to: at zero in everything, without a claim, to send at once. The same key makes
 * no second one, and who knows of fewer than there are is to look first. Answers with its id.
 */
export async function placeReissue(
  ctx: Context,
  tx: Tx,
  { order, contract }: { readonly order: OrderRow; readonly contract: ContractRow },
  asked: Reissue,
): Promise<Id<'order'>> {
  const earlier = await findReissues(tx, order.id)
  const same = earlier.find(({ key }) => key === asked.key)
  if (same) return same.id
  const move = findMove(ctx, order)
  if (!move || earlier.length > asked.knownCount)
    throw refuse('order.state', { operationList: operationsOf(order, 'merchant', ctx.now()) })
  if (earlier.filter(({ isCounted }) => isCounted).length >= MOST_REISSUES)
    throw refuse('reissue.too_many', { most: MOST_REISSUES })
  // The list of them ends.
  if (earlier.length >= MOST_REISSUES_MADE)
    throw refuse('reissue.too_many', { most: MOST_REISSUES_MADE })
  const found = findReissueLines(order, asked.lines)
  if (!found) throw refuse('reissue.lines')

  const at = ctx.now()
  const placed = await makeOrder(ctx, tx, { order, contract }, { ...asked, found })
  const made = { id: ctx.newId('contract'), quoteId: ctx.newId('quote'), network: null }
  await addContract(tx, { ...contract, ...made, needPay: 0, deadlineAt: at, createdAt: at }, [
    placed,
  ])
  await promiseShipping(tx, [placed.id], at)
  const [moved] = await moveOrders(tx, [order.id], {
    move,
    actor: 'merchant',
    actorId: asked.by,
    facts: { cause: asked.reason, code: placed.code },
    at,
  })
  if (!moved) throw new Error('an order that was locked has moved')
  await ctx.jobs.send(tx, orderJobs.reissued, { orderId: placed.id })
  // Last: others wait for these rows.
  await holdShelf(tx, placed)
  return placed.id
}

function findMove(ctx: Context, order: OrderRow) {
  const move = moves[order.status as keyof typeof moves]
  const asked = { state: order.status, actor: 'merchant', facts: factsOf(order, ctx.now()) }
  return move && allows(orderFlow, move, asked) ? move : undefined
}

/** Of several that are held together the refusal names those that are short. */
async function holdShelf(tx: Tx, { lines }: Pick<NewOrder, 'lines'>): Promise<void> {
  const units = shelfUnits(lines.map((line) => ({ line, qty: line.qty })))
  if (units.length === 0 || (await holdUnits(tx, units, 'hold'))) return
  const short: number[] = []
  for (const one of units) if (!(await holdUnits(tx, [one], 'hold'))) short.push(one.skuId)
  throw refuse('stock.sold_out', { skuIds: short })
}

async function makeOrder(
  ctx: Context,
  tx: Tx,
  { order, contract }: { readonly order: OrderRow; readonly contract: ContractRow },
  { reason, key, by, found }: Reissue & { readonly found: readonly FoundLine[] },
): Promise<NewOrder> {
  const code = newCode(ctx.now())
  const rates = await findShippingRates(tx, order.site as Site, [order.shopId])
  const lines = found.map((one) => {
    const snapshot = freezeReissued(one, { contract, shopName: order.shopName })
    const rate = rates.get(`${order.shopId}:${snapshot.freight}`)
    const days = (rate?.handlingDays ?? 1) + (rate?.transitDays ?? 1)
    return {
      id: ctx.newId('orderLine'),
      skuId: one.line.skuId,
      itemId: one.line.itemId,
      qty: 'qty' in one ? one.qty : 1,
      ...{ unitPrice: 0, discount: 0, needPay: 0, points: 0, tax: 0, commission: 0 },
      taxRate: one.line.taxRate,
      expectDate: expectDate(ctx.now(), days, order.site as Site),
      snapshot,
    }
  })
  return {
    id: ctx.newId('order'),
    handover: 'parcel',
    reissueOf: { id: order.id, code: order.code, reason, key, by },
    pickup: null,
    ...{ shopId: order.shopId, sellerId: order.sellerId, code },
    ...{ goods: 0, shopDiscount: 0, orderDiscount: 0, activities: null, shipping: 0 },
    ...{ insurance: 0, serviceCharge: 0, service: null, tax: 0 },
    ...{ taxRate: order.taxRate, taxTreatment: order.taxTreatment },
    ...{ needPay: 0, points: 0, deposit: 0, groupBuyId: null },
    unitCount: lines.reduce((sum, { qty }) => sum + qty, 0),
    searchWords: [code, order.code, ...lines.map(({ snapshot }) => snapshot.name)].join(' '),
    lines,
  }
}
