import { errorsOf } from '@galleria/ui/form/field-errors'
import { expect, test } from 'vitest'
import { changedPrices, pricesSchema, writeAmount } from '@galleria/contract/price-form'
import { readTypedNumber } from '@galleria/contract/typed-number'

const price = (site: 'DE' | 'SE', value: number, was: number | null = null) => ({
  site,
  salePrc: { value, currency: 'EUR' },
  originalPrc: was === null ? null : { value: was, currency: 'EUR' },
  lowest30Prc: null,
  taxRate: 0.19,
  since: '2026-01-01T00:00:00.000Z',
})
const prices = [price('DE', 189), price('SE', 1995, 2149)]

test('an amount is read with a comma or a point, and written with its cents', () => {
  expect(['189', '189,5', ' 18.90 ', '0'].map(readTypedNumber)).toEqual([189, 189.5, 18.9, 0])
  expect(['', '-1', '1.005', '1e3', '12345678', undefined].map(readTypedNumber)).toEqual(
    Array.from({ length: 6 }),
  )
  expect(writeAmount(189)).toBe('189.00')
})

test('every storefront has a price that is one', () => {
  const wrong = (typed: Record<string, string>) =>
    Object.keys(errorsOf(pricesSchema(prices), typed)).toSorted()
  expect(wrong({ 'amount-DE': '', 'amount-SE': '0' })).toEqual(['amount-DE', 'amount-SE'])
  expect(wrong({ 'amount-DE': '1000000.01', 'amount-SE': '1' })).toEqual(['amount-DE'])
})

test('only what was changed is sent: an amount, an announcement, or that it is none any more', () => {
  const typed = { 'amount-DE': '189.00', 'amount-SE': '1995.00', 'reduced-SE': 'on' }
  expect(changedPrices(prices, typed)).toEqual([])
  expect(changedPrices(prices, { ...typed, 'amount-DE': '179', 'reduced-DE': 'on' })).toEqual([
    { site: 'DE', amount: 179, seenAmount: 189, isReduced: true },
  ])
  expect(changedPrices(prices, { 'amount-DE': '189.00', 'amount-SE': '1995.00' })).toEqual([
    { site: 'SE', amount: 1995, seenAmount: 1995, isReduced: false },
  ])
})

test('where its sale is to end nothing else counts', () => {
  const typed = {
    'amount-DE': '',
    'ended-DE': 'on',
    'reduced-DE': 'on',
    'amount-SE': '1995.00',
    'reduced-SE': 'on',
  }
  expect(errorsOf(pricesSchema(prices), typed)).toEqual({})
  expect(changedPrices(prices, typed)).toEqual([
    { site: 'DE', amount: null, seenAmount: 189, isReduced: false },
  ])
})

test('where it is not sold no price is asked for, and one that is typed is its first', () => {
  const french = { ...price('DE', 1), site: 'FR' as const, salePrc: null, since: null }
  const typed = { 'amount-DE': '189.00', 'amount-SE': '1995.00', 'reduced-SE': 'on' }
  const all = [...prices, french]
  expect(errorsOf(pricesSchema(all), { ...typed, 'amount-FR': ' ' })).toEqual({})
  expect(changedPrices(all, { ...typed, 'amount-FR': '' })).toEqual([])
  expect(changedPrices(all, { ...typed, 'amount-FR': '175' })).toEqual([
    { site: 'FR', amount: 175, seenAmount: null, isReduced: false },
  ])
  expect(Object.keys(errorsOf(pricesSchema(all), { ...typed, 'amount-FR': '0' }))).toEqual([
    'amount-FR',
  ])
})
