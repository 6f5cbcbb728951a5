import { expect, test } from 'vitest'
import { sizeWords } from './size-words.ts'

test('a size reads as people write it', () => {
  expect([sizeWords('140 x 70 cm'), sizeWords('⌀ 22 x 42 x 10 cm'), sizeWords('XL')]).toEqual([
    '140 × 70 cm',
    'Ø 22 × 42 × 10 cm',
    'XL',
  ])
})
