import type { Id } from '@galleria/kernel/id'
import type { Tx } from '#platform/db.ts'
import { findOrder, type OrderRow } from '#modules/order/index.ts'
import { holdForRequests, type PayoutPart } from '#modules/order/payout/index.ts'
import { entriesOfGifts, giftsBack, undoSale } from '../exchange/undo-sale.rules.ts'
import { findReversesForMall } from '../reverse.queries.ts'
import type { ReverseStatus } from '../reverse.flow.ts'
import { sumOf } from '../reverse.rules.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** Its money went back, and is taken from the shop by the same step; or it never will. */
const OVER: readonly ReverseStatus[] = [
  'REFUND_DONE',
  'REVERSE_DONE',
  'REVERSE_CANCELED',
  'REVERSE_CLOSE',
]

/**
 * The shop's share of what its buyer has taken to the mall is held: from the moment the mall is
 * asked until the request is over or, where the mall ruled for the buyer or the shop agreed after
 * all, until its money has gone back. Of all requests of the order together, so that whoever calls
 * it, and how often, does not matter. Under the contract's lock.
 */
export async function holdDisputed(
  tx: Tx,
  { orderId, contractId }: Pick<ReverseRow, 'orderId' | 'contractId'>,
  at: Date,
): Promise<void> {
  const requests = await findReversesForMall(tx, { orderId })
  const disputed = requests.filter(({ dispute, status }) => dispute && !OVER.includes(status))
  const order = disputed.length > 0 ? await findOrder(tx, 'mall', orderId) : undefined
  const part = order && sumShares(order, disputed)
  await holdForRequests(tx, { id: orderId, contractId }, part, at)
}

/** After a request has moved: nothing to do where the mall was asked about none of its order. */
export async function followDispute(tx: Tx, id: Id<'reverse'>, at: Date): Promise<void> {
  const asked = await tx
    .selectFrom('reverse_orders as r')
    .innerJoin('reverse_orders as x', 'x.order_id', 'r.order_id')
    .innerJoin('reverse_disputes as d', 'd.reverse_id', 'x.id')
    .where('r.id', '=', id)
    .select(['r.order_id as orderId', 'r.contract_id as contractId'])
    .$castTo<Pick<ReverseRow, 'orderId' | 'contractId'>>()
    .limit(1)
    .executeTakeFirst()
  if (asked) await holdDisputed(tx, asked, at)
}

/** What the shop would lose of its share, and of the tax beside it, were all of it given back. */
function sumShares(order: OrderRow, requests: readonly ReverseRow[]): PayoutPart {
  const entries = requests.flatMap((request) => [
    ...undoSale(order, request),
    ...entriesOfGifts(
      order.shopId,
      sumOf(giftsBack(request), ({ back }) => back),
    ),
  ])
  const sumOfAccount = (account: string) =>
    sumOf(
      entries.filter((entry) => entry.account === account),
      ({ minor }) => minor,
    )
  return { share: sumOfAccount(`seller:${order.shopId}`), tax: sumOfAccount('tax') }
}
