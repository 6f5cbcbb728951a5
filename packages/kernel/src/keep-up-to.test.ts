import { expect, test } from 'vitest'
import { keepUpTo } from './keep-up-to.ts'

test('an answer is made once, and the one kept longest goes when there are too many', () => {
  const made: string[] = []
  const keep = keepUpTo<string>(2)
  const ask = (key: string) =>
    keep(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'B', 'A'])
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})

test('an answer of nothing is an answer, and one that failed is asked for again', () => {
  const keep = keepUpTo<number | undefined>(5)
  let tries = 0
  expect([
    keep('a', () => {
      tries += 1
      return undefined
    }),
    keep('a', () => {
      tries += 1
      return 2
    }),
    tries,
  ]).toEqual([undefined, undefined, 1])
  expect(() =>
    keep('b', () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(keep('b', () => 7)).toBe(7)
})
