import type { WireReverse } from '@galleria/contract/after-sales'
import { expect, test } from 'vitest'
import { drawPage, readText } from '../../testing/draw-page.tsx'
import { LossWithheld } from './loss-of-value.tsx'

/** What of a withdrawal's money is kept, to a guest: the page has only what is drawn of it. */
const reverse = {
  id: 'asv_00000000000000000000000001',
  shop: { name: 'Galleria House' },
  progressList: [],
  tradeOrder: { id: 'ord_1' },
  applyRefundAmt: { value: 20, currency: 'EUR' },
} as unknown as WireReverse

test('a guest who does not agree is led to where the address is confirmed; the code is asked for there', () => {
  const html = drawPage(() => (
    <LossWithheld reverse={reverse} of={{ id: 'asv_2', reverseTradeOrderCode: 'AS-2' }} />
  ))
  expect(readText(html)).toContain(
    'For that you confirm the email address of your order: Confirm the address',
  )
  expect(readText(html)).not.toContain('Send me a code')
  expect(html).toContain(
    'href="/buyer/as-account?tradeOrderId=ord_1&amp;request=asv_00000000000000000000000001"',
  )
})
