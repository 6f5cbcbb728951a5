// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import { Goods } from './goods.tsx'
import { OrderHistory } from './order-history.tsx'

/** What of an order was cancelled, as its shop reads it. */

const entry = (actor: string, reason?: string) => ({
  ...{ fromState: 'UN_DELIVERY', toState: 'UN_DELIVERY', event: 'cancelLines', actor },
  at: '2026-05-08T08:00:00Z',
  canceledLineList: [{ tradeOrderLineId: 'oli_a', name: 'Harvane', qty: 1, marketingUnit: null }],
  ...(reason ? { reason } : {}),
})

test('the history tells by whom which goods were cancelled, and why where somebody said so', async () => {
  await openForm(
    <OrderHistory entries={[entry('buyer'), entry('operator', 'Burnt down.')]} isCodes={false} />,
  )
  const [first, second] = [...document.querySelectorAll('li')].map((one) => one.textContent)
  expect(first).toMatch(/^Cancelled by the buyerBuyer · .*1 × Harvane$/)
  expect(second).toMatch(/^Cancelled, out of stockGalleria · .*1 × Harvane · Burnt down\.$/)
})

test('a line tells what was cancelled apart from what is only asked back', async () => {
  const money = { value: 10, currency: 'EUR' }
  const line = {
    ...{ id: 'oli_a', tradeQty: 4, deliveredQty: 1, canShipQty: 0, canceledQty: 2 },
    ...{ lineGroupTypeDict: null, diySkuLineList: [], tradeOrderLineBusinessType: null },
    insurance: null,
    sku: {
      name: 'Harvane',
      image: '/pictures/desk.webp',
      tint: null,
      attributes: [],
      salePrc: money,
    },
    tradeOrderLinePrice: { needPaySkuAmt: money },
  }
  await openForm(<Goods lines={[line as never]} isSent isFree={false} />)
  const text = document.querySelector('li')?.textContent
  expect(text).toContain('1 of 4 shipped')
  expect(text).toContain('2 of 4 cancelled')
  expect(text).toContain('1 piece asked back, not to be sent')
})
