import { expect, test } from 'vitest'
import { readAmount, readPrize, sitesByCurrency } from './campaign-rules.ts'

const typed = { key: 1, points: '50', weight: '3', stock: '10' }

test('a prize is points, or nothing where none are typed; without a number there is always one left', () => {
  expect(readPrize(typed)).toEqual({ prizeType: 'POINTS', points: 50, weight: 3, stock: 10 })
  expect(readPrize({ ...typed, points: '', stock: ' ' })).toEqual({
    prizeType: 'NOTHING',
    points: 0,
    weight: 3,
    stock: null,
  })
})

test('what is no whole number is no prize, nor is one that can never be drawn', () => {
  const wrong = [
    { points: 'x' },
    { points: '1.5' },
    { weight: '' },
    { weight: '0' },
    { stock: '-1' },
  ]
  expect(wrong.map((change) => readPrize({ ...typed, ...change }))).toEqual(
    wrong.map(() => undefined),
  )
})

test('an amount is typed with a comma or a point, and is more than nothing', () => {
  expect(['250', '99,90', '99.9', '0', '1,999', 'a', ''].map(readAmount)).toEqual([
    250,
    99.9,
    99.9,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('storefronts stand under their currency', () => {
  expect([...sitesByCurrency.keys()].toSorted()).toEqual(['EUR', 'GBP', 'PLN', 'SEK'])
  expect(sitesByCurrency.get('GBP')).toEqual(['UK'])
})
