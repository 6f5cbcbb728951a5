import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import type { Id } from '@galleria/kernel/id'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { skus } from './small-catalogue.ts'
import { checkPayment } from './payment-work.ts'

/** The steps every test of a later moment begins with, in the words of a shopper. */

export const hamburg: ArgumentOf<'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow'> =
  {
    gender: 'FEMALE',
    firstName: 'Kim',
    lastName: 'Petersen',
    personPhone: '+49 4030123456',
    email: 'kim@galleria.test',
    poiName: 'Lange Reihe',
    houseNo: '5a',
    detailAddress: '',
    postalCode: '20099',
    city: 'Hamburg',
    province: 'Hamburg',
    country: 'Deutschland',
  }

export async function addAddress(
  visitor: Visitor,
  change: Partial<typeof hamburg> = {},
): Promise<string> {
  return (
    await visitor.call('POST /sapi/mall-customer/shipping-address/createShippingAddressFlow', {
      ...hamburg,
      ...change,
    })
  ).id
}

export async function fillCart(
  visitor: Visitor,
  quantities: Partial<Record<keyof typeof skus, number>>,
): Promise<string[]> {
  for (const [name, qty] of Object.entries(quantities))
    await visitor.call('POST /sapi/mall-order/cartline/create', {
      skuId: skus[name as keyof typeof skus],
      skuQty: qty,
    })
  return (await visitor.call('POST /sapi/mall-order/cartline/list', {})).cartLineList.map(
    (line) => line.id,
  )
}

export type Contract = ReplyOf<'POST /sapi/mall-order/web/order/createTradeContract'>

/** From an empty cart to a placed, unpaid order. */
export async function order(
  visitor: Visitor,
  quantities: Partial<Record<keyof typeof skus, number>>,
  address: Partial<typeof hamburg> = {},
): Promise<Contract> {
  const cartLineIds = await fillCart(visitor, quantities)
  const addressId = await addAddress(visitor, address)
  const bill = await visitor.call('POST /sapi/mall-order/web/order/renderTradeContract', {
    cartLineIds,
    addressId,
  })
  return visitor.call('POST /sapi/mall-order/web/order/createTradeContract', {
    cartLineIds,
    addressId,
    quoteId: bill.quoteId,
  })
}

export function pay(
  visitor: Visitor,
  contractId: string,
  payChannel = 'MOCKPAY',
): Promise<ReplyOf<'POST /sapi/mall-pay/payment/firstPay'>> {
  return visitor.call('POST /sapi/mall-pay/payment/firstPay', { payChannel, contractId })
}

/** Repeats until it holds; the lab acts by itself after some hundred milliseconds. */
export async function until<T>(
  look: () => Promise<T | undefined | false>,
  what: string,
  withinMs = 20_000,
): Promise<T> {
  const end = Date.now() + withinMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`waited ${withinMs} ms for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

/** From an empty cart to a paid order. */
export async function paidOrder(
  t: TestMall,
  visitor: Visitor,
  quantities: Parameters<typeof order>[1],
  outcome = 'paid',
  address: Partial<typeof hamburg> = {},
): Promise<Contract> {
  const contract = await order(visitor, quantities, address)
  await payFor(t, visitor, contract.id, outcome)
  return contract
}

/** Pays what was ordered, and waits until the mall knows. */
export async function payFor(
  t: TestMall,
  visitor: Visitor,
  contractId: string,
  outcome = 'paid',
): Promise<void> {
  await t.scenario(outcome)
  const { payUniqueKey } = await pay(visitor, contractId)
  await until(async () => {
    const [attempt] = await t.sql<{ id: Id<'attempt'>; status: string }>(
      'select id, status from payment_attempts where unique_key = $1',
      [payUniqueKey],
    )
    if (attempt && attempt.status !== 'PAY_SUCCESS')
      await checkPayment(t.mall.gate.own(), t.mall.providers, attempt.id)
    return attempt?.status === 'PAY_SUCCESS'
  }, 'the payment')
}

let parcels = 1000
/** The seller sends `qty` of each line, or all that is left. */
export async function send(merchant: Visitor, orderId: string, qty?: number): Promise<void> {
  const detail = await merchant.call('POST /sapi/mall-merchant/order/detail', { id: orderId })
  const lines = detail.tradeOrderLineList
    .map((line) => ({ id: line.id, qty: qty ?? line.canShipQty }))
    .filter((line) => line.qty > 0)
  await merchant.call('POST /sapi/mall-merchant/order/ship', {
    orderId,
    carrierId: 2,
    serviceCode: `ST${(parcels += 1)}`,
    lines,
  })
}

/** From an empty cart to a paid, sent and received order of the merchant's goods. */
export async function receivedOrder(
  t: TestMall,
  buyer: Visitor,
  merchant: Visitor,
  quantities: Parameters<typeof order>[1],
  outcome = 'paid',
): Promise<string> {
  const orderId = (await paidOrder(t, buyer, quantities, outcome)).tradeOrderList[0]?.id ?? ''
  await send(merchant, orderId)
  await buyer.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
  return orderId
}
