import { box, type Span } from '../scene/box.ts'
import type { Part, Slot, Vec } from '../scene/mesh.ts'
import { rod, type SweepOptions } from '../scene/sweep.ts'

/** Metres. Builders stand the goods on y = 0, centred, their front towards +z. */
export type Size = { w: number; d: number; h: number }
export type Builder = (size: Size) => Part[]

/** Feet go a little through the floor, or a bright line shows under them. */
export const sunk = -0.006

/** A span of a length around a middle. */
export const around = (middle: number, length: number): Span => [
  middle - length / 2,
  middle + length / 2,
]

/** Four legs at (+-x, +-z) of the upper end, splayed outwards by `splay` at the floor. */
export function fourLegs(
  slot: Slot,
  {
    x,
    z,
    top,
    splay = 0,
    thick,
    thin,
    options = {},
  }: {
    x: number
    z: number
    top: number
    splay?: number
    thick: number
    thin: number
    options?: SweepOptions
  },
): Part[] {
  return [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) => {
      const foot: Vec = [sx * (x + splay), sunk, sz * (z + splay)]
      return rod(slot, foot, [sx * x, top, sz * z], thin, thick, options)
    }),
  )
}

/**
 * Square section with softened corners, for legs that are planed and not turned. `turn` sets the
 * flats to the front.
 */
export const planed: SweepOptions = { square: 7, sides: 24 }

/** A drawer front with its handle: 'lip' is a gap to reach behind, 'knob' and 'bar' are put on. */
export function drawerFront(
  xs: Span,
  ys: Span,
  z: number,
  handle: 'lip' | 'knob' | 'bar' = 'bar',
  slot: Slot = 'body',
): Part[] {
  const [x, y] = [(xs[0] + xs[1]) / 2, (ys[0] + ys[1]) / 2]
  const gap = 0.002
  const top = handle === 'lip' ? ys[1] - 0.014 : ys[1] - gap
  const front = box(
    slot,
    [xs[0] + gap, xs[1] - gap],
    [ys[0] + gap, top],
    [z - 0.018, z],
    0.0025,
    'x',
  )
  if (handle === 'lip') return [front]
  if (handle === 'knob')
    return [
      front,
      rod('brass', [x, y, z - 0.004], [x, y, z + 0.012], 0.005),
      rod('brass', [x, y, z + 0.012], [x, y, z + 0.024], 0.011, 0.012),
    ]
  const reach = Math.min(0.07, (xs[1] - xs[0]) * 0.2)
  const bar = rod('steel', [x - reach, y, z + 0.022], [x + reach, y, z + 0.022], 0.005)
  const posts = [-1, 1].map((s) =>
    rod(
      'steel',
      [x + s * reach * 0.8, y, z - 0.004],
      [x + s * reach * 0.8, y, z + 0.022],
      0.004,
      0.004,
      { sides: 8 },
    ),
  )
  return [front, bar, ...posts]
}

/**
 * The body of a chest around an opening: two sides, top, bottom, back, and dark inside so that gaps
 * read as gaps.
 */
export function carcass(xs: Span, ys: Span, zs: Span, board = 0.02, slot: Slot = 'body'): Part[] {
  const [x0, x1] = xs
  const [y0, y1] = ys
  const [z0, z1] = zs
  return [
    box(slot, [x0, x0 + board], ys, zs, 0.002, 'y'),
    box(slot, [x1 - board, x1], ys, zs, 0.002, 'y'),
    box(slot, [x0 + board - 0.001, x1 - board + 0.001], [y1 - board, y1], [z0, z1], 0.002, 'x'),
    box(slot, [x0 + board - 0.001, x1 - board + 0.001], [y0, y0 + board], [z0, z1], 0.002, 'x'),
    box(
      slot,
      [x0 + board - 0.001, x1 - board + 0.001],
      [y0 + board - 0.001, y1 - board + 0.001],
      [z0 + 0.002, z0 + 0.01],
      0.001,
      'y',
    ),
  ]
}
