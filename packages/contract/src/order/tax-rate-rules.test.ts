import { expect, test } from 'vitest'
import { isTaxRate, readPercent } from './tax-rate-rules.ts'

test('a rate is typed as people write percentages, with a point or a comma, with or without the sign', () => {
  expect(['19', '5.5', '25,5 %', ' 0 ', '50%'].map(readPercent)).toEqual([
    0.19, 0.055, 0.255, 0, 0.5,
  ])
})

test('what is no percentage, is finer than a tenth of one, or more than half the price, is none', () => {
  const wrong = ['', 'nineteen', '-1', '19.25', '51', '190', '1e1', '19 19', '0x10']
  expect(wrong.map(readPercent)).toEqual(wrong.map(() => undefined))
  expect([0.19, 0.255, 0, 0.5].every(isTaxRate)).toBe(true)
  expect([-0.01, 0.51, 0.1925, Number.NaN].some(isTaxRate)).toBe(false)
})
