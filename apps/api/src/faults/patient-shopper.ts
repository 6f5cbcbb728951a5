import { setTimeout as sleep } from 'node:timers/promises'
import { isProblem } from '@galleria/contract/client'
import { hamburg } from '../testing/shop-steps.ts'
import { skus } from '../testing/small-catalogue.ts'
import type { Person } from './run-process.ts'

/** Through every restart of a walk, on a machine that does much else besides. */
const PATIENCE_MS = 400_000
/**
 * Between two looks at an order: of thirteen people who wait, closer looks were a good part of what
 * the mall did.
 */
const LOOK_MS = 300

/**
 * People who do not give up: a call without an answer, or with "busy", is made again, exactly the
 * same, until there is one. What the mall has answered with success is noted, so that afterwards it
 * can be asked whether all of it is still there.
 */
export async function insist<Result>(
  work: () => Promise<Result>,
  { withinMs = PATIENCE_MS, pauseMs = 120 } = {},
): Promise<Result> {
  for (const until = Date.now() + withinMs; ; await sleep(pauseMs)) {
    try {
      return await work()
    } catch (error) {
      const isAnswer = isProblem(error) && error.body.status !== 503
      if (isAnswer || Date.now() > until) throw error
    }
  }
}

export async function signIn(who: Person, account: string): Promise<Person> {
  await insist(() => who.call('POST /auth/web/user/login', { account, password: 'galleria-demo' }))
  return who
}

export type Purchase = { contractId: string; orderId: string }

/** Fills the cart, orders, pays. Quote and contract make repeats harmless. */
export async function buy(who: Person, item: keyof typeof skus = 'lamp'): Promise<Purchase> {
  const purchase = await order(who, item)
  await pay(who, purchase)
  return purchase
}

export async function order(
  who: Person,
  item: keyof typeof skus = 'lamp',
  address: typeof hamburg = hamburg,
): Promise<Purchase> {
  return orderSku(who, skus[item], address)
}

export async function orderSku(
  who: Person,
  skuId: number,
  address: typeof hamburg = hamburg,
): Promise<Purchase> {
  await insist(() => who.call('POST /sapi/mall-order/cartline/create', { skuId, skuQty: 1 }))
  const cart = await insist(() => who.call('POST /sapi/mall-order/cartline/list', {}))
  const addresses = await insist(() =>
    who.call('POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow', {}),
  )
  const addressId =
    addresses[0]?.id ??
    (
      await insist(() =>
        who.call('POST /sapi/mall-customer/shipping-address/createShippingAddressFlow', address),
      )
    ).id
  const cartLineIds = cart.cartLineList.map((line) => line.id)
  const { quoteId } = await insist(() =>
    who.call('POST /sapi/mall-order/web/order/renderTradeContract', { cartLineIds, addressId }),
  )
  const contract = await insist(() =>
    who.call('POST /sapi/mall-order/web/order/createTradeContract', {
      cartLineIds,
      addressId,
      quoteId,
    }),
  )
  return { contractId: contract.id, orderId: contract.tradeOrderList[0]?.id ?? '' }
}

export async function pay(who: Person, { contractId }: Purchase): Promise<void> {
  // Sixty tries in ten minutes are all that paying allows; a disk may be full for half a minute.
  await insist(
    () => who.call('POST /sapi/mall-pay/payment/firstPay', { payChannel: 'MOCKPAY', contractId }),
    { pauseMs: 1_000 },
  ).catch((error: unknown) => {
    if (!isProblem(error) || error.body.code !== 'payment.already_paid') throw error
  })
}

export async function untilPaid(
  who: Person,
  { orderId }: Purchase,
  withinMs = PATIENCE_MS,
): Promise<void> {
  for (const until = Date.now() + withinMs; ; await sleep(LOOK_MS)) {
    const order = await insist(() =>
      who.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
        id: orderId,
      }),
    )
    if (order.displayStatus !== 'PENDING_PAY' && order.displayStatus !== 'PROCESSING') return
    if (Date.now() > until) throw new Error(`${orderId} is still ${order.displayStatus}`)
  }
}

/** The seller hands all of an order to a carrier, under a number. */
export async function ship(
  merchant: Person,
  { orderId }: Purchase,
  serviceCode: string,
): Promise<void> {
  const order = await insist(() =>
    merchant.call('POST /sapi/mall-merchant/order/detail', { id: orderId }),
  )
  const lines = order.tradeOrderLineList.map(({ id, canShipQty }) => ({ id, qty: canShipQty }))
  await insist(() =>
    merchant.call('POST /sapi/mall-merchant/order/ship', {
      orderId,
      carrierId: 1,
      serviceCode,
      lines,
    }),
  )
}

/** Asks for all the money back; the seller agrees; answers with the after-sales order. */
export async function refundAll(
  who: Person,
  merchant: Person,
  purchase: Purchase,
): Promise<string> {
  const id = await applyForAll(who, purchase)
  await approve(merchant, id)
  return id
}

export async function applyForAll(who: Person, { orderId }: Purchase): Promise<string> {
  const order = await insist(() =>
    who.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
      id: orderId,
    }),
  )
  const body = {
    tradeOrder: { id: orderId },
    reverseTradeOrderLineList: order.tradeOrderLineList.map((line) => ({
      tradeOrderLine: { id: line.id },
      reverseQty: line.tradeQty,
    })),
  }
  const preview = await insist(() =>
    who.call('POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow', body),
  )
  const { id } = await insist(() =>
    who.call('POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow', {
      ...body,
      applyRefundAmt: preview.availableRefundAmt,
      reverseReason: 'OTHER',
      requestKey: preview.requestKey,
    }),
  )
  return id
}

export async function approve(merchant: Person, id: string): Promise<void> {
  await insist(() => merchant.call('POST /sapi/mall-merchant/reverseorder/approve', { id })).catch(
    (error: unknown) => {
      // Said before, and heard: only the answer was lost.
      if (!isProblem(error) || error.body.code !== 'reverse.state') throw error
    },
  )
}

export async function untilRefunded(
  who: Person,
  id: string,
  withinMs = PATIENCE_MS,
): Promise<void> {
  for (const until = Date.now() + withinMs; ; await sleep(LOOK_MS)) {
    const reverse = await insist(() =>
      who.call('POST /sapi/mall-order/web/reverseorder/querybyid', { id }),
    )
    if (reverse.reverseTradeOrderStatus === 'REVERSE_DONE') return
    if (Date.now() > until) throw new Error(`${id} is still ${reverse.reverseTradeOrderStatus}`)
  }
}
