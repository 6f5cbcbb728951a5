import { expect, test } from 'vitest'
import { drawPage, readText } from '../../../testing/draw-page.tsx'
import { CouponList } from './coupon-list.tsx'

test('the page of codes names the coupons of the mall with their codes, and gift cards by the order that shows theirs', () => {
  const own = {
    couponList: [
      {
        id: 'prm_1',
        code: 'WELCOME',
        name: 'Welcome',
        desc: '€10.00 off, from €50.00',
        endTime: '2027-06-09T10:00:00.000Z',
      },
    ],
    giftCardList: [
      {
        id: 'gfc_1',
        activityId: 'cmp_1',
        giftCardStatus: 'USABLE' as const,
        giftCardAmt: { value: 15, currency: 'EUR' as const },
        usableFromAmt: { value: 150, currency: 'EUR' as const },
        validUntil: '2027-06-09T10:00:00.000Z',
        sendEmailStatus: false,
        tradeOrderId: 'ord_1',
      },
    ],
  }
  const html = drawPage(() => <CouponList own={own} />)
  expect(readText(html)).toContain(
    'For your next order Enter one of these codes at the checkout. Gift card of €15.00 €15.00 off once, in any shop',
  )
  expect(html).toContain('href="/buyer/order/detail/ord_1"')
  expect(readText(html)).toContain(
    'Welcome €10.00 off, from €50.00 · Valid until 9 June 2027 WELCOME',
  )
  expect(drawPage(() => <CouponList own={{ couponList: [], giftCardList: [] }} />)).not.toContain(
    'For your next order',
  )
})
