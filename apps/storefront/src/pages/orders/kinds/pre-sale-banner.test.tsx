import { DAY } from '@galleria/kernel/time'
import { expect, test } from 'vitest'
import { drawPage, readText } from '../../../testing/draw-page.tsx'
import { order } from '../../../testing/samples.ts'
import OrderPage from '../order-page.tsx'

const [line] = order.tradeOrderLineList
if (!line) throw new Error('the sample has no line')

/**
 * A sale with a deposit, whose balance can be paid from 1 to 8 September and whose goods come so
 * many days afterwards.
 */
const sold = {
  ...order,
  isPreSale: true,
  displayStatus: 'PENDING_BALANCE' as const,
  timeline: { ...order.timeline, depositPaidTime: order.timeline.paidTime, paidTime: null },
  duePayAmt: { value: 171.1, currency: 'EUR' },
  expirationTime: '2026-09-08T10:00:00.000Z',
  tradeOrderLineList: [
    {
      ...line,
      campaignSubType: 'PRESELL' as const,
      preSaleEventType: 'DEPOSIT' as const,
      balancePaymentStartTime: '2026-09-01T10:00:00.000Z',
      balancePaymentEndTime: '2026-09-08T10:00:00.000Z',
      deliveryTimeType: 'RELATIVE_TIME' as const,
      duration: 14,
    },
  ],
}
const bannerOf = (change: Partial<typeof order>) =>
  readText(
    /<section aria-labelledby="pre-sale".*?<\/section>/s.exec(
      drawPage(OrderPage, { loaderData: { order: { ...sold, ...change } } }),
    )?.[0] ?? '',
  )

test('[ORD-049, ORD-050] the banner names the day until which the balance can be paid, and before its time the day from which', () => {
  const early = bannerOf({ payOpensInMillis: 3 * DAY, payDeadlineMillis: 10 * DAY })
  expect(early).toContain('€171.10 can be paid from 1 Sept 2026, 12:00')
  expect(early).not.toContain('8 Sept')
  const due = bannerOf({ payDeadlineMillis: 5 * DAY })
  expect(due).toContain('Please pay the balance of €171.10 by 8 Sept 2026, 12:00')
  expect(due).not.toContain('1 Sept')
})

test('[ORD-051] an unpaid deposit counts down to the closing of its order', () => {
  const unpaid = bannerOf({
    displayStatus: 'PENDING_DEPOSIT',
    payDeadlineMillis: ((1 * 60 + 2) * 60 + 3) * 1000,
  })
  expect(unpaid).toContain('Time until the order closes 01 hours 02 minutes 03 seconds')
})

test('[ORD-052, ORD-053] it says when the goods come: so many days after the balance, or a day', () => {
  const change = { payDeadlineMillis: DAY }
  expect(bannerOf(change)).toContain('Arrives within 14 days of paying the balance')
  const onDay = {
    ...sold.tradeOrderLineList[0]!,
    deliveryTimeType: 'ABSOLUTE_TIME' as const,
    duration: null,
    expectDate: '2026-10-02',
  }
  expect(bannerOf({ ...change, tradeOrderLineList: [onDay] })).toMatch(/Arrives by Fri,? 2 October/)
})

test('[ORD-038] only an order of a pre-sale has the banner', () => {
  expect(bannerOf({ isPreSale: false })).toBe('')
})
