import type { languages } from '@galleria/contract/storefronts'
import { expect, test } from 'vitest'
import { drawPage, readText } from '../../testing/draw-page.tsx'
import { order } from '../../testing/samples.ts'
import OrderPage from './order-page.tsx'

/** What of an order was cancelled is told in its history and at its lines. */

const [first] = order.tradeOrderLineList
const line = { ...first!, tradeQty: 2, canceledQty: 1 }
const entry = (actor: string, change: object = {}) => ({
  ...{ fromState: 'UN_DELIVERY', toState: 'UN_DELIVERY', event: 'cancelLines', actor },
  at: '2026-05-08T08:00:00Z',
  canceledLineList: [
    { tradeOrderLineId: 'oli_a', name: 'Harvane', qty: 1, marketingUnit: null },
    { tradeOrderLineId: 'oli_b', name: 'Norrbo', qty: 2.5, marketingUnit: { unitName: 'm' } },
  ],
  ...change,
})
const draw = (change: Partial<typeof order>, language: (typeof languages)[number] = 'en') =>
  readText(drawPage(OrderPage, { language, loaderData: { order: { ...order, ...change } } }))

test('what its buyer cancelled stands in the history, with the goods, and at its line', () => {
  const text = draw({ progressList: [entry('buyer')], tradeOrderLineList: [line] })
  expect(text).toMatch(/Items cancelled 8 May 2026.{0,30}· You 1 × Harvane , 2\.5.m Norrbo/)
  expect(text).toContain('1 of 2 cancelled')
  const german = draw({ progressList: [entry('buyer')], tradeOrderLineList: [line] }, 'de')
  expect(german).toContain('Artikel storniert')
  expect(german).toContain('1 von 2 storniert')
})

test('what the shop cannot send says so, which goods, and why where the mall did it for the shop', () => {
  const text = draw({ progressList: [entry('operator', { reason: 'Burnt down.' })] })
  expect(text).toMatch(/cannot be sent and was cancelled.*Norrbo Burnt down\./)
  expect(text).not.toContain('Items cancelled')
})

test('where nothing was cancelled no line speaks of it', () => {
  expect(draw({ tradeOrderLineList: [{ ...line, canceledQty: 0 }] })).not.toContain('cancelled')
})
