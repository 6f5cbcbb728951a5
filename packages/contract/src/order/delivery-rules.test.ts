import { expect, test } from 'vitest'
import { chargeDelivery, heaviestOf, isDelivered, type Freight } from './delivery-rules.ts'

const terms = {
  parcel: { fee: 490, freeFrom: 9900 },
  bulky: { fee: 1990, freeFrom: 49900 },
  freight: { fee: 4900, freeFrom: null },
}
const charge = (classes: Freight[], goods: number) =>
  chargeDelivery((freight) => terms[freight], classes, goods)

test('the heaviest goods decide the terms, and from the threshold on delivery is free', () => {
  expect(heaviestOf(['bulky', 'freight', 'parcel'])).toBe('freight')
  expect(heaviestOf([])).toBe('parcel')
  expect(charge(['parcel', 'freight', 'bulky'], 10_000_000)).toEqual({
    terms: terms.freight,
    fee: 4900,
    missing: 0,
  })
  expect(charge(['parcel', 'bulky'], 49_900)).toEqual({ terms: terms.bulky, fee: 0, missing: 0 })
})

test('what is missing for free delivery is counted to the cent', () => {
  expect(charge(['bulky'], 49_899)).toEqual({ terms: terms.bulky, fee: 1990, missing: 1 })
  expect(charge(['bulky'], 0).missing).toBe(49_900)
})

test('codes, goods for points and what is fetched are carried by nobody', () => {
  const goods = { voucher: null, site: null, points: 0 }
  expect([
    isDelivered(goods),
    isDelivered({ ...goods, voucher: { kind: 'SERVICE' } }),
    isDelivered({ ...goods, site: { id: 1 } }),
    isDelivered({ ...goods, points: 1 }),
  ]).toEqual([true, false, false, false])
})
