import { expect, test } from 'vitest'
import { isOpen, rateAt, ratesAt, type DatedRate } from './tax.rules.ts'
import { firstTaxRates } from '../../../../../database/reference/tax-rates.ts'
import { taxCountries } from '@galleria/contract/vat'

const midnight = new Date('2027-01-01T00:00:00+01:00')
const planned: DatedRate = { country: 'DE', beginsOn: '2027-01-01', beginsAt: midnight, rate: 0.16 }
const before: DatedRate[] = taxCountries.map((country) => ({
  country,
  beginsOn: '2000-01-01',
  beginsAt: new Date('2000-01-01T00:00:00Z'),
  rate: firstTaxRates[country],
}))
// As they come, in no order.
const rates = [planned, ...before]
const at = (offset: number) => new Date(midnight.getTime() + offset)

test('a rate counts from its first millisecond on, for its own country only, until the next one begins', () => {
  expect(rateAt(rates, 'DE', at(-1)).rate).toBe(0.19)
  expect(rateAt(rates, 'DE', at(0)).rate).toBe(0.16)
  expect(rateAt([...rates, { ...planned, beginsAt: at(10), rate: 0.18 }], 'DE', at(10)).rate).toBe(
    0.18,
  )
  expect(ratesAt(rates, at(0))).toEqual({ ...firstTaxRates, DE: 0.16 })
  expect(ratesAt(rates, at(-1))).toEqual(firstTaxRates)
})

test('before the first rate of a country that one counts, and a country without any is a fault', () => {
  expect(rateAt(rates, 'DE', new Date('1999-12-31T00:00:00Z')).rate).toBe(0.19)
  expect(() => rateAt([planned], 'AT', midnight)).toThrow('no tax rate of AT')
})

test('a rate is open until a minute before it begins', () => {
  expect(
    [at(-60_001), at(-60_000), at(-59_999), at(0), at(1)].map((now) => isOpen(planned, now)),
  ).toEqual([true, true, false, false, false])
})
