import { expect, test } from 'vitest'
import { boxDrawing } from './box-drawing.ts'

test.each([
  [100, 50, 74],
  [240, 100, 72],
  [18, 45, 55],
  [110, 35, 190],
  [80, 22, 36],
  [40, 40, 1],
])('%i x %i x %i cm fits its space, labels included', (width, depth, height) => {
  const { size, labels } = boxDrawing(width, depth, height)
  expect(size.width).toBeLessThanOrEqual(420)
  expect(size.height).toBeLessThanOrEqual(261)
  for (const { x, y } of labels) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(size.width)
    expect(y).toBeLessThanOrEqual(size.height)
  }
})
