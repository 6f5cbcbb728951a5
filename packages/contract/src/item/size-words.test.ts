import { expect, test } from 'vitest'
import { sizeWords } from './size-words.ts'

test('a size reads as people write it, and is not torn at the end of a line', () => {
  expect([
    sizeWords('140 x 70 cm'),
    sizeWords('⌀ 22 x 42 x 10 cm'),
    sizeWords('for two beds'),
  ]).toEqual([
    '140\u00a0×\u00a070\u00a0cm',
    'Ø\u00a022\u00a0×\u00a042\u00a0×\u00a010\u00a0cm',
    'for two beds',
  ])
})
