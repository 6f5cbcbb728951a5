import { expect, test } from 'vitest'
import type { WireFreeOrder } from '@galleria/contract/free-order'
import { drawPage, readText } from '../../../testing/draw-page.tsx'
import { order } from '../../../testing/samples.ts'
import OrderPage from '../order-page.tsx'

const free: WireFreeOrder = {
  id: 'fro_1',
  freeOrderStatus: 'ENTERED',
  oneIn: 20,
  freeAmt: { value: 150, currency: 'EUR' },
  drawTime: '2026-06-09T10:00:00.000Z',
  payableTime: null,
  isRefunded: false,
}
function text(change: Partial<WireFreeOrder>): string {
  const benefits = { draws: [], wins: [], free: [{ ...free, ...change }], cards: [] }
  const html = drawPage(OrderPage, { loaderData: { order, benefits } })
  return readText(/<section aria-labelledby="fro_1".*?<\/section>/s.exec(html)?.[0] ?? '')
}

test('[ORD-148] the order says that it may be free, that it is and from when its money goes back, and that it went back', () => {
  expect(text({})).toBe(
    'This order may be free One in 20 paid orders will be drawn after 9 June 2026 . If it is yours, we’ll refund €150.00 .',
  )
  expect(text({ freeOrderStatus: 'WON' })).toBe(
    'This order is free Your order was drawn. We’ll refund €150.00 to the payment method you used, 30 days after you have received everything.',
  )
  expect(text({ freeOrderStatus: 'WON', payableTime: '2026-07-10T10:00:00.000Z' })).toBe(
    'This order is free Your order was drawn. We’ll refund €150.00 to the payment method you used after 10 July 2026 .',
  )
  expect(text({ freeOrderStatus: 'PAID' })).toBe(
    'This order is free €150.00 is on its way back to the payment method you used.',
  )
  expect(text({ freeOrderStatus: 'PAID', isRefunded: true })).toBe(
    'This order is free We have refunded €150.00 to the payment method you used.',
  )
})

test('[ORD-148] of an order that was not drawn it says so, and why one is not in it any more', () => {
  expect(text({ freeOrderStatus: 'LOST' })).toBe('Free orders Your order wasn’t drawn this time.')
  expect(text({ freeOrderStatus: 'LAPSED' })).toBe(
    'Free orders This order was refunded, so it is no longer in the draw.',
  )
})
