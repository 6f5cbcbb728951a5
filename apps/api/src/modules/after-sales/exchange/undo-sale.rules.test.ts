import { expect, test } from 'vitest'
import {
  idOf,
  someLine,
  someOrder,
  someReverse,
  someReverseLine,
} from '../../../testing/some-rows.ts'
import { giftsBack, undoSale } from './undo-sale.rules.ts'

/**
 * Two lamps for 116.00 and a desk for 200.00 with 4.90 of shipping; tax of shipping is what the
 * lines leave of the order's: 0.78.
 */
const lamps = someLine({ needPay: 11_600, tax: 1852, commission: 1392 })
const desk = someLine({
  id: idOf('orderLine', 12),
  needPay: 20_000,
  tax: 3193,
  commission: 2400,
})
const order = someOrder({ shipping: 490, tax: 5123, needPay: 32_090, lines: [lamps, desk] })
const lampsBack = someReverseLine({
  paid: 11_600,
  tax: 1852,
  commission: 1392,
  refunded: 0,
  applyAmount: 5800,
})
const deskBack = someReverseLine({
  lineId: idOf('orderLine', 12),
  paid: 20_000,
  tax: 3193,
  commission: 2400,
  refunded: 0,
  applyAmount: 20_000,
})

test('half of a line takes back half of its tax and commission; the buyer gets it all, the seller pays the rest', () => {
  const reverse = someReverse({ goods: 5800, shipping: 0, lines: [lampsBack] })
  expect(undoSale(order, reverse)).toEqual([
    { account: 'buyer', minor: -5800 },
    { account: 'seller:5', minor: 4178 },
    { account: 'commission', minor: 696 },
    { account: 'tax', minor: 926 },
  ])
})
test('a whole sale that is taken back leaves nothing with anybody, the tax of the shipping included', () => {
  const lines = [{ ...lampsBack, applyAmount: 11_600 }, deskBack]
  expect(undoSale(order, someReverse({ goods: 31_600, shipping: 490, lines }))).toEqual([
    { account: 'buyer', minor: -32_090 },
    { account: 'seller:5', minor: 23_175 },
    { account: 'commission', minor: 3792 },
    { account: 'tax', minor: 5123 },
  ])
})
test('what went back before is not taken back again: the second step takes what the first has left', () => {
  const before = {
    ...order,
    refunded: 5900,
    lines: [{ ...lamps, refunded: 5800 }, desk],
  }
  const lines = [{ ...lampsBack, refunded: 5800, applyAmount: 5800 }]
  expect(undoSale(before, someReverse({ goods: 5800, shipping: 190, lines }))).toEqual([
    { account: 'buyer', minor: -5990 },
    { account: 'seller:5', minor: 4338 },
    { account: 'commission', minor: 696 },
    { account: 'tax', minor: 956 },
  ])
})

test('of a gift goes back what was given for the units that come back, less tax and commission; by unit of those that had not come back yet, and nothing for goods that stay', () => {
  const gift = {
    ...{ boughtQty: 3, canceledQty: 1, reversedQty: 0, gifted: 10_000 },
    ...{ paid: 10_000, tax: 1600, commission: 1200 },
  }
  const gifts = (change: object) =>
    giftsBack(someReverse({ lines: [someReverseLine({ ...gift, ...change })] })).map(
      ({ undone, back }) => [undone, back],
    )
  expect(gifts({ takenQty: 1 })).toEqual([[5000, 3600]])
  expect(gifts({ takenQty: 1, reversedQty: 1, gifted: 5000 })).toEqual([[5000, 3600]])
  expect(gifts({ takenQty: 2 })).toEqual([[10_000, 7200]])
  expect(gifts({ takenQty: 0 })).toEqual([])
  expect(gifts({ takenQty: 1, gifted: 0 })).toEqual([])
})
