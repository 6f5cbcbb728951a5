import { expect, test } from 'vitest'
import type { Goods } from './goods-queries.ts'
import { pricesAt } from './planned-rules.ts'

const euros = (value: number) => ({ value, currency: 'EUR' })
const price = (site: 'DE' | 'FR', value: number | null) => ({
  site,
  salePrc: value === null ? null : euros(value),
  originalPrc: null,
  lowest30Prc: null,
  taxRate: 0.19,
  since: null,
})
const plan = (
  shopTime: string,
  prices: [site: 'DE' | 'FR', value: number | null, isReduced?: boolean][],
  status: 'PLANNED' | 'REFUSED' = 'PLANNED',
): Goods['planList'][number] => ({
  startTime: `${shopTime}:00.000Z`,
  shopTime,
  status,
  priceList: prices.map(([site, value, isReduced = false]) => ({
    site,
    salePrc: value === null ? null : euros(value),
    isReduced,
    sentence: null,
  })),
  sentence: null,
  person: null,
  operationList: [],
})
const goods = {
  priceList: [price('DE', 189), price('FR', 199)],
  planList: [
    plan('2027-03-01T00:00', [['DE', 150, true]]),
    plan('2027-02-01T00:00', [
      ['DE', 195],
      ['FR', null],
    ]),
    plan('2027-01-01T00:00', [['DE', 1]], 'REFUSED'),
  ],
}
const at = (shopTime: string) =>
  pricesAt(goods, shopTime).map(({ salePrc, originalPrc }) => [
    salePrc?.value ?? null,
    originalPrc?.value ?? null,
  ])

test('by a moment the prices are those that begin before it, in their order; what could not begin does not count', () => {
  expect(at('2027-02-01T00:00')).toEqual([
    [189, null],
    [199, null],
  ])
  expect(at('2027-02-01T00:01')).toEqual([
    [195, null],
    [null, null],
  ])
  expect(at('2027-03-02T00:00')).toEqual([
    [150, 195],
    [null, null],
  ])
})
