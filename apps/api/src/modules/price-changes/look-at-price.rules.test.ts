import { expect, test } from 'vitest'
import { lookAtPrice } from './look-at-price.rules.ts'
import type { KnownPrice } from './price-changes.types.ts'

const known: KnownPrice = {
  skuId: 7,
  code: 'HAL-OAK',
  site: 'DE',
  currency: 'EUR',
  before: 10_000,
  was: null,
  isPriced: true,
  isCard: false,
  lowest: null,
  isNew: false,
  flashSale: null,
  isPlanned: false,
}
const lowerBy = (percent: number) => ({ kind: 'PERCENT', percent: -percent }) as const
const look = (change: Partial<KnownPrice>, how = lowerBy(10), isReduced = false) =>
  lookAtPrice(3, { ...known, ...change }, how, isReduced)
const faultsOf = (change: Partial<KnownPrice>, isReduced = false) => {
  const { plan, faults, asks } = look(change, lowerBy(10), isReduced)
  return { plan, faults, asks }
}
const asksOf = (change: Partial<KnownPrice>, how = lowerBy(10)) => look(change, how).asks
const refused = (code: string) => ({ plan: 'FAULT', faults: [code], asks: [] })
const fine = { plan: 'CHANGE', faults: [], asks: [] }

test('a price that changes says where it is, what it was and what it becomes', () => {
  expect(look({ was: null })).toEqual({
    rowNo: 3,
    skuId: 7,
    code: 'HAL-OAK',
    site: 'DE',
    currency: 'EUR',
    before: 10_000,
    was: null,
    after: 9_000,
    plan: 'CHANGE',
    faults: [],
    asks: [],
  })
})

test('a price that stays is neither refused nor asked about, whatever speaks against changing it', () => {
  expect(
    look({ isPriced: false, was: 12_000, isPlanned: true, flashSale: 20_000 }, lowerBy(0), true),
  ).toMatchObject({ plan: 'SAME', after: 10_000, was: 12_000, faults: [], asks: [] })
})

test('nothing is left of a price that falls by all of it, and none rises over the highest', () => {
  expect(look({}, lowerBy(100))).toMatchObject({ after: 0, ...refused('bulk_nothing_left') })
  expect(look({ before: 60_000_000 }, lowerBy(-100))).toMatchObject(refused('bulk_too_high'))
})

test('goods whose price cannot be set now are refused, before it is asked whether it is a reduction', () => {
  expect(faultsOf({ isPriced: false })).toEqual(refused('goods.state'))
  expect(faultsOf({ isPriced: false, isCard: true }, true)).toEqual(refused('goods.state'))
})

test('a gift card is never reduced, because it is worth what it costs; its price may change', () => {
  expect(faultsOf({ isCard: true }, true)).toEqual(refused('price_of_card'))
  expect(faultsOf({ isCard: true })).toEqual(fine)
})

test('a reduction is below the price of now and below the lowest of the last thirty days', () => {
  expect(faultsOf({}, true)).toEqual(fine)
  expect(faultsOf({ lowest: 9_001 }, true)).toEqual(fine)
  expect(faultsOf({ lowest: 9_000 }, true)).toEqual(refused('price_no_reduction'))
  expect(faultsOf({ lowest: 8_000 }, true)).toEqual(refused('price_no_reduction'))
  expect(faultsOf({ lowest: 8_000 })).toEqual(fine)
  expect(look({ lowest: 12_000 }, lowerBy(-10), true)).toMatchObject(refused('price_no_reduction'))
})

test('what is not sold there for thirty days is not reduced; a plain change of its price is none', () => {
  expect(faultsOf({ isNew: true }, true)).toEqual(refused('price_new'))
  expect(faultsOf({ isNew: true, lowest: 8_000 }, true)).toEqual(refused('price_no_reduction'))
  expect(faultsOf({ isNew: true })).toEqual(fine)
})

test('a price that more than doubles, or falls below its half, is asked about twice', () => {
  expect(asksOf({}, lowerBy(50))).toEqual([])
  expect(asksOf({}, lowerBy(51))).toEqual(['table_far'])
  expect(asksOf({}, lowerBy(-101))).toEqual(['table_far'])
})

test('a reduction that a plain price would end is asked about; one that goes on is not', () => {
  expect(asksOf({ was: 12_000 })).toEqual(['table_reduction_ends'])
  expect(look({ was: 12_000 }, lowerBy(10), true)).toMatchObject({ ...fine, was: 12_000 })
})

test('a price that comes down to that of a flash sale is asked about', () => {
  expect([8_999, 9_000, 9_500].map((flashSale) => asksOf({ flashSale }))).toEqual([
    [],
    ['bulk_flash_sale'],
    ['bulk_flash_sale'],
  ])
})

test('prices that are planned are told, and everything that is asked stands together', () => {
  expect(asksOf({ isPlanned: true })).toEqual(['bulk_planned'])
  expect(asksOf({ isPlanned: true, was: 12_000, flashSale: 5_000 }, lowerBy(60))).toEqual([
    'table_far',
    'table_reduction_ends',
    'bulk_flash_sale',
    'bulk_planned',
  ])
})

test('what is refused is not asked about, too', () => {
  expect(faultsOf({ isPriced: false, was: 12_000, isPlanned: true })).toEqual(
    refused('goods.state'),
  )
})
