import { expect, test } from 'vitest'
import { splitLeft } from './sale-left.ts'

test('[PROD-007] what is left of a flash sale in days, hours and begun minutes', () => {
  expect(
    [8040, 8039, 60, 59, 1, 0, -5, 86_400, 86_399, 3 * 86_400 + 5 * 3600].map((seconds) =>
      Object.values(splitLeft(seconds)),
    ),
  ).toEqual([
    [0, 2, 14],
    [0, 2, 14],
    [0, 0, 1],
    [0, 0, 1],
    [0, 0, 1],
    [0, 0, 0],
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [3, 5, 0],
  ])
})
