import { alongGrain, type Axis, type Corner, type Part, type Slot, type Vec } from './mesh.ts'

export type Span = readonly [from: number, to: number]

/**
 * A board: a box between three spans with softened edges; the grain follows its longest side unless
 * told otherwise.
 */
export function box(slot: Slot, xs: Span, ys: Span, zs: Span, bevel = 0.003, grain?: Axis): Part {
  const centre: Vec = [(xs[0] + xs[1]) / 2, (ys[0] + ys[1]) / 2, (zs[0] + zs[1]) / 2]
  const half: Vec = [
    Math.abs(xs[1] - xs[0]) / 2,
    Math.abs(ys[1] - ys[0]) / 2,
    Math.abs(zs[1] - zs[0]) / 2,
  ]
  const edge = Math.min(bevel, ...half.map((h) => h * 0.45))
  const axis = grain ?? longest(half)

  /** The corner (sx, sy, sz) as the face with normal along `face` has it. */
  const corner = (signs: Vec, face: number): Corner => {
    const local = signs.map((s, i) => s * (i === face ? half[i] : half[i] - edge)) as unknown as Vec
    const normal = signs.map((s, i) => (i === face ? s : 0)) as unknown as Vec
    return {
      at: [centre[0] + local[0], centre[1] + local[1], centre[2] + local[2]],
      normal,
      grain: alongGrain(local, axis),
      face: alongGrain(normal, axis),
    }
  }
  const corners: Corner[] = []
  const quad = (a: Corner, b: Corner, c: Corner, d: Corner) => {
    for (const three of [
      [a, b, c],
      [a, c, d],
    ] as const)
      corners.push(...facingOut(three, centre))
  }
  const signs = [-1, 1]
  for (let f = 0; f < 3; f++) {
    const [u, v] = [(f + 1) % 3, (f + 2) % 3]
    const at = (s: number, su: number, sv: number, face = f) => {
      const all: number[] = [0, 0, 0]
      all[f] = s
      all[u] = su
      all[v] = sv
      return corner(all as unknown as Vec, face)
    }
    for (const s of signs) {
      quad(at(s, -1, -1), at(s, 1, -1), at(s, 1, 1), at(s, -1, 1))
      // The bevel between face f and face u, along v.
      for (const su of signs)
        quad(at(s, su, -1, f), at(s, su, 1, f), at(s, su, 1, u), at(s, su, -1, u))
    }
  }
  for (const x of signs)
    for (const y of signs)
      for (const z of signs)
        corners.push(
          ...facingOut([corner([x, y, z], 0), corner([x, y, z], 1), corner([x, y, z], 2)], centre),
        )
  return { slot, corners }
}

function longest(half: Vec): Axis {
  const most = Math.max(...half)
  return half[0] === most ? 'x' : half[1] === most ? 'y' : 'z'
}

/** Wind a triangle so that it looks away from the middle of the convex part it belongs to. */
export function facingOut(three: readonly [Corner, Corner, Corner], centre: Vec): Corner[] {
  const [a, b, c] = three
  const ab = b.at.map((n, i) => n - a.at[i])
  const ac = c.at.map((n, i) => n - a.at[i])
  const out = a.at.map((n, i) => (n + b.at[i] + c.at[i]) / 3 - centre[i])
  const side =
    (ab[1] * ac[2] - ab[2] * ac[1]) * out[0] +
    (ab[2] * ac[0] - ab[0] * ac[2]) * out[1] +
    (ab[0] * ac[1] - ab[1] * ac[0]) * out[2]
  return side < 0 ? [a, c, b] : [a, b, c]
}
