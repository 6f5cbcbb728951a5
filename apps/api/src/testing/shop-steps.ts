import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import type { Visitor } from './open-test-mall.ts'
import { skus } from './small-catalogue.ts'

/** The steps every test of a later moment begins with, in the words of a shopper. */

export const hamburg: ArgumentOf<'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow'> = {
  gender: 'FEMALE', firstName: 'Kim', lastName: 'Petersen', personPhone: '+49 4030123456', email: 'kim@galleria.test', poiName: 'Lange Reihe', houseNo: '5a', detailAddress: '', postalCode: '20099', city: 'Hamburg', province: 'Hamburg', country: 'Deutschland',
}

export async function addAddress(visitor: Visitor, change: Partial<typeof hamburg> = {}): Promise<string> {
  return (await visitor.call('POST /sapi/mall-customer/shipping-address/createShippingAddressFlow', { ...hamburg, ...change })).id
}

export async function fillCart(visitor: Visitor, wishes: Partial<Record<keyof typeof skus, number>>): Promise<string[]> {
  for (const [name, qty] of Object.entries(wishes)) await visitor.call('POST /sapi/mall-order/cartline/create', { skuId: skus[name as keyof typeof skus], skuQty: qty })
  return (await visitor.call('POST /sapi/mall-order/cartline/list', {})).cartLineList.map((line) => line.id)
}

export type Contract = ReplyOf<'POST /sapi/mall-order/web/order/createTradeContract'>

/** From an empty cart to a placed, unpaid order. */
export async function order(visitor: Visitor, wishes: Partial<Record<keyof typeof skus, number>>): Promise<Contract> {
  const cartLineIds = await fillCart(visitor, wishes)
  const addressId = await addAddress(visitor)
  const bill = await visitor.call('POST /sapi/mall-order/web/order/renderTradeContract', { cartLineIds, addressId })
  return visitor.call('POST /sapi/mall-order/web/order/createTradeContract', { cartLineIds, addressId, quoteId: bill.quoteId })
}

export function pay(visitor: Visitor, contractId: string): Promise<ReplyOf<'POST /sapi/mall-pay/payment/firstPay'>> {
  return visitor.call('POST /sapi/mall-pay/payment/firstPay', { payChannel: 'MOCKPAY', contractId })
}

/** Repeats until it holds; the lab acts by itself after some hundred milliseconds. */
export async function until<T>(look: () => Promise<T | undefined | false>, what: string, withinMs = 5000): Promise<T> {
  const end = Date.now() + withinMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`waited ${withinMs} ms for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
