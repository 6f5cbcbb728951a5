import { expect, test } from 'vitest'
import { readSearchWords } from './search-words.ts'

const read = (text: string) => readSearchWords(new URLSearchParams({ keyword: text }))

test('signs of control and of direction in an address are blanks, as nobody could be told', () => {
  for (const sign of ['\u0000', '\u0001', '\u007f', '\u0085', '\u2028', '\u202e', '\u2066'])
    expect(read(`desk${sign}lamp${sign}`)).toBe('desk lamp')
  expect(read('  Ø 60 × 120 ')).toBe('Ø 60 × 120')
  expect(readSearchWords(new URLSearchParams())).toBe('')
  expect(read('x'.repeat(200))).toHaveLength(100)
  expect(read(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99))
})
