import type { Parsed } from '@galleria/contract/define-call'
import type {
  OperatorOrder,
  operatorOrderCalls,
  OperatorOrderRow,
} from '@galleria/contract/operator-order'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { findHistory } from '#platform/transitions.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { findParcels } from '#modules/shipping/index.ts'
import { parcelWorkOf, presentBilled, presentParty } from './merchant-orders.ts'
import { presentDelay } from '../parcels/delay.present.ts'
import {
  findMoneyOf,
  findSellerName,
  pageAllOrders,
  type AnyOrder,
} from './operator-orders.queries.ts'
import { findEndingPromise } from '#modules/payment/captures/index.ts'
import { readCodeStates } from '../codes/list-vouchers.ts'
import { messageWorkOf } from '../messages/closed-shop-messages.ts'
import { readMessages } from '../messages/order-messages.ts'
import { presentOrderHistory } from '../present/order-history.present.ts'
import { presentClaim, presentOrderRow, presentParcel } from '../present/order.present.ts'
import { findContract, findOrder, findOrders, findPaymentLines } from '../order.queries.ts'
import type { ContractRow } from '../order.types.ts'
import { presentReissues } from '../reissue/reissue.present.ts'
import { findReissues } from '../reissue/reissue.queries.ts'

/** Orders of every shop: who keeps the mall reads what buyer and shop speak of. */
export async function listAllOrders(
  ctx: Context,
  body: Parsed<typeof operatorOrderCalls.pageOperatorOrders>,
): Promise<{ data: OperatorOrderRow[]; hasMore: boolean; isComplete: boolean }> {
  const { rows, ...rest } = await pageAllOrders(ctx.db, {
    keyword: body.keyword,
    sellerId: body.sellerId,
    buyerId: body.buyerId,
    after: body.after,
    limit: body.pageSize,
  })
  return { data: rows.map((row) => presentRow(ctx, row)), ...rest }
}

export async function readAnyOrder(ctx: Context, id: Id<'order'>): Promise<OperatorOrder> {
  const order = await findOrder(ctx.db, 'mall', id)
  if (!order) throw refuse('order.not_found')
  const [
    contract,
    siblings,
    parcels,
    history,
    claims,
    money,
    sellerName,
    messageList,
    promise,
    codeList,
    reissues,
  ] = await Promise.all([
    findContract(ctx.db, 'mall', order.contractId),
    findOrders(ctx.db, { contractId: order.contractId }),
    findParcels(ctx.db, id),
    findHistory(ctx.db, 'order', id),
    findPaymentLines(ctx.db, order.contractId),
    findMoneyOf(ctx.db, order),
    findSellerName(ctx.db, order.sellerId),
    readMessages(ctx.db, order),
    findEndingPromise(ctx, order.contractId),
    readCodeStates(ctx, order),
    findReissues(ctx.db, id),
  ])
  if (!contract) throw new Error('an order without its contract')
  const { deliveryAddress, billingAddress, email } = contract
  return {
    ...presentRow(ctx, { ...order, deliveryAddress, email }),
    ...(await messageWorkOf(ctx, order, contract)),
    sellerName,
    promise,
    deliverTo: presentParty(deliveryAddress),
    billTo: presentBilled(billingAddress),
    progressList: presentOrderHistory(order, history),
    codeList,
    ...presentReissues(reissues),
    messageList,
    packageList: parcels.map((parcel) => ({
      ...presentParcel(parcel, order, ctx.language),
      operationList: parcelWorkOf(order, parcel, ctx.now(), 'operator'),
    })),
    siblingList: siblings
      .filter((one) => one.id !== id)
      .map((one) => ({
        id: toWireId('order', one.id),
        tradeOrderCode: one.code,
        shopName: one.shopName,
      })),
    claimList: claims.map((claim) => ({
      ...presentClaim(claim, contract),
      attemptList: presentAttempts(money.attempts, claim.id, contract),
    })),
    ...presentMoney(money),
  }
}

type Money = Awaited<ReturnType<typeof findMoneyOf>>

function presentAttempts(
  attempts: Money['attempts'],
  claimId: Id<'paymentOrder'>,
  { currency }: ContractRow,
): OperatorOrder['claimList'][number]['attemptList'] {
  return attempts
    .filter((one) => one.claimId === claimId)
    .map(({ claimId: _, amount, at, ...one }) => ({
      ...one,
      amount: wireMoney(amount, currency),
      at: at.toISOString(),
    }))
}

function presentMoney({
  captures,
  refunds,
  entries,
}: Money): Pick<OperatorOrder, 'captureList' | 'refundList' | 'entryList'> {
  return {
    captureList: captures.map(presentSum),
    refundList: refunds.map((one) => ({ ...presentSum(one), id: toWireId('refund', one.id) })),
    entryList: entries.map(presentSum),
  }
}

function presentSum<Row extends { amount: number; currency: string; at: Date }>({
  amount,
  currency,
  at,
  ...rest
}: Row) {
  return { ...rest, amount: wireMoney(amount, currency), at: at.toISOString() }
}

function presentRow(ctx: Context, order: AnyOrder): OperatorOrderRow {
  const { deliveryAddress: to, email } = order
  return {
    ...presentOrderRow(order, 'operator', ctx.now()),
    buyerName: `${to.firstName} ${to.lastName}`,
    buyerMail: email,
    shipTo: order.pickup?.name ?? `${to.city}, ${to.regionShortName}`,
    shipBy: order.shipBy,
    unshippedQty: order.unshippedPieces,
    holdReason: order.status === 'UN_DELIVERY' ? order.holdReason : null,
    delay: presentDelay(order),
  }
}
