import type { Id } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import { sumRates, sumTotal, taxed } from './amounts.rules.ts'

const line = (gross: number, tax: number, rate: number) => ({
  ...taxed(gross, tax, rate),
  lineId: 'line' as Id<'orderLine'>,
  name: 'Desk',
  variant: '',
  qty: 1,
})

test('an amount contains its tax', () => {
  expect(taxed(11_900, 1900, 0.19)).toEqual({ gross: 11_900, tax: 1900, net: 10_000, rate: 0.19 })
})

test('rates stand highest first, each with the sum of its lines and the delivery; together they are the total', () => {
  const facts = {
    lines: [line(107, 7, 0.07), line(11_900, 1900, 0.19), line(119, 19, 0.19)],
    shipping: taxed(490, 78, 0.19),
  }
  expect(sumRates(facts)).toEqual([
    { gross: 12_509, tax: 1997, net: 10_512, rate: 0.19 },
    { gross: 107, tax: 7, net: 100, rate: 0.07 },
  ])
  expect(sumTotal(facts)).toEqual({ gross: 12_616, tax: 2004, net: 10_612 })
})

test('without delivery only the lines count', () => {
  const facts = { lines: [line(119, 19, 0.19)], shipping: null }
  expect(sumRates(facts)).toEqual([{ gross: 119, tax: 19, net: 100, rate: 0.19 }])
  expect(sumTotal(facts)).toEqual({ gross: 119, tax: 19, net: 100 })
})
