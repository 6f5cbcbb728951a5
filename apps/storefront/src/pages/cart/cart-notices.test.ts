import { expect, it } from 'vitest'
import { noticeFor, readNotice } from './cart-notices.ts'

it('sends a checkout that found goods sold out, or another price, back to the cart with its reason', () => {
  expect(noticeFor('stock.sold_out')).toBe('soldOut')
  expect(noticeFor('price.changed')).toBe('priceChanged')
  expect(noticeFor('cart.line_not_found')).toBe('cartChanged')
})
it('leaves to checkout what the cart cannot help with', () => {
  expect(noticeFor('checkout.quote_unknown')).toBeUndefined()
  expect(noticeFor('toString')).toBeUndefined()
})
it('reads only notices that there are from an address', () => {
  expect(readNotice('soldOut')).toBe('soldOut')
  expect(readNotice('toString')).toBeUndefined()
  expect(readNotice(null)).toBeUndefined()
})
