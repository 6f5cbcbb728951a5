import {
  alongGrain,
  outward,
  type Axis,
  type Corner,
  type Part,
  type Slot,
  type Vec,
} from './mesh.ts'

export type Flat = readonly [a: number, b: number]
export type PlateOptions = {
  bevel?: number
  grain?: Axis
  plane?: 'xz' | 'xy' | 'yz'
  steps?: number
}

/**
 * A board with any outline that is star-shaped around its middle. `plane` says where the outline
 * lies; the thickness runs from `from` to `to` across it. The edge is a quarter round of `steps`
 * facets.
 */
export function plate(
  slot: Slot,
  outline: readonly Flat[],
  from: number,
  to: number,
  options: PlateOptions = {},
): Part {
  const { bevel = 0.003, grain = 'x', plane = 'xz', steps = 2 } = options
  const line = clockwise(outline)
  const n = line.length
  const middle: Flat = [
    line.reduce((s, p) => s + p[0], 0) / n,
    line.reduce((s, p) => s + p[1], 0) / n,
  ]
  const away = line.map((_, i): Flat => {
    const [before, after] = [line[(i + n - 1) % n], line[(i + 1) % n]]
    const [da, db] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(da, db) || 1
    return [-db / length, da / length]
  })
  const lift = (a: number, b: number, h: number): Vec =>
    plane === 'xz' ? [a, h, b] : plane === 'xy' ? [a, b, h] : [h, a, b]
  const make = (a: number, b: number, h: number, normal: Vec): Corner => {
    const at = lift(a, b, h)
    return { at, normal, grain: alongGrain(at, grain), face: alongGrain(normal, grain) }
  }
  // Rings from the lower face over the edge to the upper face.
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const edge = Math.min(bevel, (high - low) * 0.49)
  const turns = [...quarter(-1, steps, low + edge, edge), ...quarter(1, steps, high - edge, edge)]
  const rings = turns.map(({ inset, h, across, up }) =>
    line.map((p, i) => {
      const [oa, ob] = away[i]
      return make(p[0] - oa * inset, p[1] - ob * inset, h, lift(oa * across, ob * across, up))
    }),
  )
  const corners: Corner[] = []
  const push = (a: Corner, b: Corner, c: Corner) => corners.push(a, b, c)
  for (let r = 0; r + 1 < rings.length; r++)
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n
      push(rings[r][i], rings[r + 1][j], rings[r + 1][i])
      push(rings[r][i], rings[r][j], rings[r + 1][j])
    }
  for (const [ring, up] of [
    [rings[0], -1],
    [rings[rings.length - 1], 1],
  ] as const) {
    const normal = lift(0, 0, up)
    const hub = make(middle[0], middle[1], up < 0 ? low : high, normal)
    for (let i = 0; i < n; i++) {
      const [a, b] = [ring[i], ring[(i + 1) % n]].map((c) => ({
        ...c,
        normal,
        face: alongGrain(normal, grain),
      }))
      if (up > 0) push(hub, a, b)
      else push(hub, b, a)
    }
  }
  return outward({ slot, corners })
}

function quarter(side: -1 | 1, steps: number, base: number, edge: number) {
  const all = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / steps) * (Math.PI / 2)
    return {
      inset: edge * (1 - Math.cos(angle)),
      h: base + side * edge * Math.sin(angle),
      across: Math.cos(angle),
      up: side * Math.sin(angle),
    }
  })
  return side < 0 ? all.reverse() : all
}

function clockwise(outline: readonly Flat[]): readonly Flat[] {
  const area = outline.reduce((s, p, i) => {
    const q = outline[(i + 1) % outline.length]
    return s + p[0] * q[1] - q[0] * p[1]
  }, 0)
  return area < 0 ? outline : outline.toReversed()
}

/** A rectangle around (ca, cb) with round corners. */
export function roundedRectangle(
  width: number,
  depth: number,
  radius: number,
  [ca, cb]: Flat = [0, 0],
  steps = 6,
): Flat[] {
  const points: Flat[] = []
  const r = Math.min(radius, width / 2 - 1e-4, depth / 2 - 1e-4)
  for (let q = 0; q < 4; q++) {
    const [sa, sb] = [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ][q]
    for (let i = 0; i <= steps; i++) {
      const angle = (q + i / steps) * (Math.PI / 2)
      points.push([
        ca + sa * (width / 2 - r) + r * Math.cos(angle),
        cb + sb * (depth / 2 - r) + r * Math.sin(angle),
      ])
    }
  }
  return points
}

/** An ellipse, squarer as the exponent grows. */
export function oval(
  width: number,
  depth: number,
  exponent = 2,
  steps = 48,
  [ca, cb]: Flat = [0, 0],
): Flat[] {
  return Array.from({ length: steps }, (_, i) => {
    const [c, s] = [Math.cos((i / steps) * 2 * Math.PI), Math.sin((i / steps) * 2 * Math.PI)]
    const soft = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / exponent)
    return [ca + (width / 2) * soft(c), cb + (depth / 2) * soft(s)]
  })
}
