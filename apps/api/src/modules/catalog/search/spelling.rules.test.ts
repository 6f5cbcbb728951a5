import { expect, test } from 'vitest'
import { countSlips, findMeantWord, respell } from './spelling.rules.ts'

const words = new Map([
  ['Hocker', 3],
  ['Hochkommode', 9],
  ['Schreibtisch', 5],
  ['Sofa', 2],
  ['Leuchte', 2],
  ['lids', 1],
  ['Couchtisch', 4],
  ['Computertisch', 0],
])

test('two letters that changed places are one slip', () => {
  expect(countSlips('wrtiing', 'writing')).toBe(1)
  expect(countSlips('hockr', 'hocker')).toBe(1)
  expect(countSlips('sofa', 'sofa')).toBe(0)
  expect(countSlips('stool', 'armchair')).toBe(3)
})

test('what was meant is the nearest word, and of a compound its end', () => {
  expect(findMeantWord('hockr', words)).toBe('Hocker')
  expect(findMeantWord('scheibtsich', words)).toBe('Schreibtisch')
  expect(findMeantWord('samtsofa', words)).toBe('sofa')
  expect(findMeantWord('esszimmertisch', words)).toBe('tisch')
  expect(findMeantWord('kids', words)).toBeUndefined()
  expect(findMeantWord('zzzzqqq', words)).toBeUndefined()
})

test('only the wrong word is replaced', () => {
  expect(respell('wrtiing desk, oak', new Map([['wrtiing', 'writing']]))).toBe('writing desk, oak')
})
