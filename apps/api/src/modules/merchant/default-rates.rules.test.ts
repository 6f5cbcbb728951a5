import { expect, test } from 'vitest'
import { sites } from '@galleria/contract/storefronts'
import { defaultRates } from './default-rates.rules.ts'

const rateOf = (country: string, site: string, freight: string) =>
  defaultRates(country).find((rate) => rate.site === site && rate.freight === freight)

test('a new shop has a price for every storefront and class of goods, in the currency of the storefront', () => {
  const rates = defaultRates('DE')
  expect(rates.map(({ site, freight }) => `${site} ${freight}`)).toEqual(
    sites.flatMap((site) => ['parcel', 'bulky', 'freight'].map((freight) => `${site} ${freight}`)),
  )
  expect([rateOf('DE', 'UK', 'parcel')?.currency, rateOf('DE', 'PL', 'parcel')?.currency]).toEqual([
    'GBP',
    'PLN',
  ])
})
test('a parcel costs less at home than across a border, and heavy goods are never sent abroad for nothing', () => {
  expect(rateOf('DE', 'DE', 'parcel')).toEqual({
    site: 'DE',
    freight: 'parcel',
    currency: 'EUR',
    fee: 490,
    freeFrom: 9_900,
    transitDays: 2,
  })
  expect(rateOf('DE', 'FR', 'parcel')).toMatchObject({ fee: 890, freeFrom: 14_900 })
  expect(rateOf('DE', 'FR', 'freight')).toMatchObject({ fee: 6_900, freeFrom: null })
  expect(rateOf('GB', 'UK', 'bulky')).toMatchObject({ fee: 1_795, freeFrom: 44_900 })
  expect(rateOf('SE', 'SE', 'freight')).toMatchObject({ fee: 49_900, freeFrom: 999_900 })
  expect(rateOf('PL', 'PL', 'parcel')).toMatchObject({ fee: 1_490, freeFrom: 29_900 })
})
test('on the road: two, three and five days at home, one more to a neighbour either way, two more further off, four through customs', () => {
  const days = (country: string, site: string) => rateOf(country, site, 'parcel')?.transitDays
  expect(
    ['parcel', 'bulky', 'freight'].map((freight) => rateOf('FR', 'FR', freight)?.transitDays),
  ).toEqual([2, 3, 5])
  expect([days('DE', 'NL'), days('NL', 'DE'), days('FR', 'ES'), days('IT', 'FR')]).toEqual([
    3, 3, 3, 3,
  ])
  expect([days('DE', 'FR'), days('DE', 'PL'), days('SE', 'DE'), days('FR', 'NL')]).toEqual([
    3, 3, 3, 3,
  ])
  expect([days('DE', 'ES'), days('PL', 'FR')]).toEqual([4, 4])
  expect([days('GB', 'DE'), days('DE', 'UK'), days('GB', 'UK')]).toEqual([6, 6, 2])
})
