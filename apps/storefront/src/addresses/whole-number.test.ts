import { expect, test } from 'vitest'
import { readWholeNumber } from './whole-number.ts'

test('a whole number between the bounds is read, and nothing is made of anything else', () => {
  expect(['1', '7', '1000'].map((text) => readWholeNumber(text, 1000))).toEqual([1, 7, 1000])
  for (const text of [null, '', ' ', '0', '-1', '1.5', '1001', '2x', 'NaN', 'Infinity'])
    expect(readWholeNumber(text, 1000), String(text)).toBe(undefined)
  expect(['9', '10', '50', '51'].map((text) => readWholeNumber(text, 50, 10))).toEqual([
    undefined,
    10,
    50,
    undefined,
  ])
})
