import { expect, test } from 'vitest'
import type { WireReverseLine } from '@galleria/contract/after-sales-line'
import { drawPage, readText } from '../testing/draw-page.tsx'
import { order } from '../testing/samples.ts'
import { OrderLine } from '../pages/orders/order-line.tsx'
import { ReverseLine } from '../pages/after-sales/reverse-goods.tsx'
import { clampToStep, startQuantity } from './measure.tsx'

const byTheMetre = {
  businessTypeDict: 'WEIGHT',
  marketingUnit: { unitName: 'm' },
  adjustStep: 0.5,
} as const
const [line] = order.tradeOrderLineList

test('[AS-023] goods by measure show how much of them with its unit, and what a unit costs', () => {
  const { sku } = line!
  const asked = {
    id: 'rol_1',
    reverseQty: 2.5,
    cancelQty: 0,
    applyRefundAmt: sku.salePrc,
    availableRefundAmt: sku.salePrc,
    refundPoints: 0,
    refundAmt: sku.salePrc,
    inspectionList: [],
    derivativeSku: null,
    replacedQty: 0,
    ruledQty: null,
    tradeOrderLine: {
      ...line!,
      sku: { ...sku, ...byTheMetre, item: { ...sku.item, mainImage: '', itemName: '' } },
    },
  } satisfies WireReverseLine
  const draw = (language: 'en' | 'de') =>
    readText(drawPage(() => <ReverseLine line={asked} shopId={5} withAmount />, { language }))
  expect(draw('en')).toContain('Quantity: 2.5 m, €249.00 / m')
  expect(draw('de')).toContain('2,5 m')
})

test('[ORD-011] an order marks its goods as by measure, or each sku does: either is enough', () => {
  const draw = (sku: object, itemBusinessType: string | null) =>
    readText(
      drawPage(() => (
        <OrderLine
          line={{ ...line!, tradeQty: 2.5, sku: { ...line!.sku, ...sku } }}
          shopId={5}
          itemBusinessType={itemBusinessType}
        />
      )),
    )
  const shown = 'Quantity: 2.5 m, €249.00 / m'
  expect(draw(byTheMetre, null)).toContain(shown)
  expect(draw({ ...byTheMetre, businessTypeDict: null }, 'weight')).toContain(shown)
  expect(draw({}, null)).toContain('each')
})

test('[AS-089] a number goes by the step, from one step up to what there is', () => {
  expect([
    clampToStep(2.7, 0.5),
    clampToStep(0, 0.5),
    clampToStep(9, 0.5, 2.5),
    clampToStep(0.1 + 0.2, 0.1),
    clampToStep(2.9, 1),
  ]).toEqual([2.5, 0.5, 2.5, 0.3, 2])
  expect([0.1, 0.5, 1, 0.3, 2.5].map((adjustStep) => startQuantity({ adjustStep }))).toEqual([
    1, 1, 1, 1.2, 2.5,
  ])
})
