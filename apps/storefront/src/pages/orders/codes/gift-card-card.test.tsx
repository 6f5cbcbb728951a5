import { expect, test } from 'vitest'
import type { WireGiftCard } from '@galleria/contract/gift-card'
import { drawPage, readText } from '../../../testing/draw-page.tsx'
import { order } from '../../../testing/samples.ts'
import OrderPage from '../order-page.tsx'

const card: WireGiftCard = {
  id: 'gfc_1',
  activityId: 'cmp_1',
  giftCardStatus: 'USABLE',
  giftCardAmt: { value: 15, currency: 'EUR' },
  usableFromAmt: { value: 150, currency: 'EUR' },
  validUntil: '2027-06-09T10:00:00.000Z',
  sendEmailStatus: false,
}
function draw(change: Partial<WireGiftCard> = {}, of: Partial<typeof order> = {}): string {
  const benefits = { draws: [], wins: [], free: [], cards: [{ ...card, ...change }] }
  const html = drawPage(OrderPage, { loaderData: { order: { ...order, ...of }, benefits } })
  return /<section aria-labelledby="gfc_1".*?<\/section>/s.exec(html)?.[0] ?? ''
}
const text = (...of: Parameters<typeof draw>) => readText(draw(...of))

test('[ORD-149] the order says what its gift card is worth, for what and until when; its code is behind a button', () => {
  expect(text()).toContain(
    'Your gift card of €15.00 €15.00 off once, in any shop, when you spend €150.00 or more by 9 June 2027 . Enter the code in the coupon field at the checkout, or give it to somebody else.',
  )
  expect(draw()).toContain('href="/buyer/gift-card/gfc_1"')
  expect(text()).toContain('Show the code')
})

test('[ORD-149] one that is not there yet, was used, is over or was withdrawn says so and has no code to show', () => {
  const waiting = { giftCardStatus: 'PROMISED', validUntil: null } as const
  expect(text(waiting, { displayStatus: 'UN_RECEIVED' })).toBe(
    'A gift card of €15.00 comes with this order It is yours once you have received everything: €15.00 off when you spend €150.00 or more.',
  )
  expect(text(waiting, { displayStatus: 'COMPLETE' })).toBe(
    'A gift card of €15.00 comes with this order It is being prepared. Please check again in a minute.',
  )
  expect(text({ giftCardStatus: 'IN_USE' })).toBe(
    'Gift card of €15.00 It has been used for an order that is not paid yet.',
  )
  expect(text({ giftCardStatus: 'USED' })).toBe('Gift card of €15.00 It has been used.')
  expect(text({ giftCardStatus: 'EXPIRED' })).toBe(
    'Gift card of €15.00 It expired on 9 June 2027 .',
  )
  expect(text({ giftCardStatus: 'WITHDRAWN' })).toBe(
    'Gift card of €15.00 This order was refunded, so it no longer comes with a gift card.',
  )
})

test('[ORD-150] it is sent by mail by a button, and says when that was done', () => {
  expect(draw()).toMatch(/name="operation" value="mailGiftCard"/)
  expect(draw()).toMatch(/name="giftCardId" value="gfc_1"/)
  expect(draw()).toMatch(/name="activityId" value="cmp_1"/)
  expect(text()).toContain('Send by email')
  expect(text({ sendEmailStatus: true })).toContain('Sent by email')
  expect(draw({ sendEmailStatus: true })).not.toContain('mailGiftCard')
})
