import { expect, test } from 'vitest'
import { outlineDrawing } from './outline-drawing.ts'

const model = (widthCm: number, depthCm: number, heightCm: number) => ({
  ...{ url: '', finish: 'oak', widthCm, depthCm, heightCm },
  ...{ front: 'M0 0Z', side: 'M1 1Z' },
})

test('a table is drawn from the front and from its side at one scale, its measures below and beside', () => {
  expect(outlineDrawing(model(160, 70, 75))).toEqual({
    size: { width: 420, height: 150 },
    scale: 0.1348,
    views: [
      { path: 'M0 0Z', x: 74, y: 8 },
      { path: 'M1 1Z', x: 317.7, y: 8 },
    ],
    lines: 'M56 8h8m-4 0v101.1m-4 0h8M74 119.1v8m0 -4h215.7m0 -4v8M317.7 119.1v8m0 -4h94.3m0 -4v8',
    labels: [
      { kind: 'height', x: 52, y: 63.6, anchor: 'end' },
      { kind: 'width', x: 181.9, y: 143.1, anchor: 'middle' },
      { kind: 'depth', x: 364.8, y: 143.1, anchor: 'middle' },
    ],
  })
})

test.each([
  [100, 50, 74],
  [240, 100, 72],
  [18, 45, 55],
  [110, 35, 190],
  [46, 46, 150],
  [40, 40, 1],
])('%i x %i x %i cm fits its space, labels included', (width, depth, height) => {
  const { size, labels, views } = outlineDrawing(model(width, depth, height))
  // Sheets of one width: measures are written equally large for a lamp and a bed.
  expect(size.width).toBe(420)
  expect(size.height).toBeLessThanOrEqual(251)
  const [front, side] = views
  expect(side!.x - front!.x).toBeGreaterThan(28)
  for (const { x, y } of labels) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(size.width)
    expect(y).toBeLessThanOrEqual(size.height)
  }
})
