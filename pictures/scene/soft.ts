import {
  add,
  cross,
  outward,
  smoothed,
  sub,
  times,
  unit,
  type Corner,
  type Part,
  type Slot,
  type Vec,
} from './mesh.ts'
import { sweep } from './sweep.ts'

export type CushionOptions = {
  /** How square it is: 2 is an egg, 12 nearly a box. */
  square?: number
  /** How much the middle of top and bottom bulges, as a share of the half height. */
  crown?: number
  /** Radius of the piped seam; 0 for none. */
  piping?: number
  steps?: number
  /** Bends the finished cushion. */
  bend?: (at: Vec) => Vec
}

/** A stuffed cushion around a centre. The thinnest way is up; `bend` or `turned` does the rest. */
export function cushion(slot: Slot, size: Vec, centre: Vec, options: CushionOptions = {}): Part[] {
  const { square = 6, crown = 0.25, piping = 0, steps = 10, bend = (v: Vec) => v } = options
  const half = times(size, 0.5)
  const place = ([x, y, z]: Vec): Vec => {
    const norm =
      (Math.abs(x) ** square + Math.abs(y) ** square + Math.abs(z) ** square) ** (1 / square)
    const [a, b, c] = [x / norm, y / norm, z / norm]
    const bulge = 1 + crown * (1 - a * a) * (1 - c * c) - crown * 0.4
    return bend(add(centre, [a * half[0], b * half[1] * bulge, c * half[2]]))
  }
  const corners: Corner[] = []
  for (let f = 0; f < 3; f++)
    for (const s of [-1, 1])
      for (let i = 0; i < steps; i++)
        for (let j = 0; j < steps; j++) {
          const at = (di: number, dj: number): Corner => {
            const q = [0, 0, 0]
            q[f] = s
            // Denser towards the edges, where the roundness is.
            q[(f + 1) % 3] = eased((i + di) / steps)
            q[(f + 2) % 3] = eased((j + dj) / steps)
            const face = [0, 0, 0]
            face[f] = s
            const p = q as unknown as Vec
            return {
              at: place(p),
              normal: [0, 1, 0],
              grain: [p[0] * half[0], p[1] * half[1], p[2] * half[2]],
              face: face as unknown as Vec,
            }
          }
          const [a, b, c, d] = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
          corners.push(...(s > 0 ? [a, b, c, a, c, d] : [a, c, b, a, d, c]))
        }
  const parts: Part[] = [smoothed(outward({ slot, corners }), 80)]
  if (piping > 0)
    for (const y of [1, -1]) {
      const loop: Vec[] = []
      // Through the very vertices of the edge, or the cord dips in and out of the flat faces
      // between them.
      for (let side = 0; side < 4; side++)
        for (let k = 0; k < steps; k++) {
          const t = eased(k / steps)
          loop.push(
            place(
              (
                [
                  [t, y, 1],
                  [1, y, -t],
                  [-t, y, -1],
                  [-1, y, t],
                ] as Vec[]
              )[side],
            ),
          )
        }
      parts.push(sweep('seam', loop, piping, { closed: true, sides: 7 }))
    }
  return parts
}

/** 0..1 to -1..1, dense at both ends. */
const eased = (t: number): number =>
  Math.sin((t - 0.5) * Math.PI * 0.97) / Math.sin(Math.PI * 0.485)

export type ShellOptions = {
  across?: number
  along?: number
  grain?: 'u' | 'v'
  /** Stuffed: thins out to a round rim. */
  stuffed?: boolean
}

/** A bent sheet: `at(u, v)` for u, v in -1..1, thick `thickness` to both sides, its rim rounded. */
export function shell(
  slot: Slot,
  at: (u: number, v: number) => Vec,
  thickness: number,
  options: ShellOptions = {},
): Part {
  const { across = 16, along = 20, grain = 'v', stuffed = false } = options
  const spread = stuffed ? eased : (t: number) => t * 2 - 1
  const share = (u: number, v: number, rim: boolean) =>
    stuffed
      ? 0.5 * Math.sqrt(Math.max(0.01, (1 - Math.abs(u) ** 7) * (1 - Math.abs(v) ** 7)))
      : rim
        ? 0.35
        : 0.5
  const step = 1e-3
  const normalAt = (u: number, v: number): Vec =>
    unit(cross(sub(at(u, v + step), at(u, v - step)), sub(at(u + step, v), at(u - step, v))))
  const [lu, lv] = [Math.hypot(...sub(at(1, 0), at(-1, 0))) / 2, pathLength(at)]
  const corner = (i: number, j: number, side: number): Corner => {
    const [u, v] = [spread(i / across), spread(j / along)]
    const rim = i === 0 || j === 0 || i === across || j === along
    const place = add(at(u, v), times(normalAt(u, v), side * thickness * share(u, v, rim)))
    const [g, h] = [u * lu, v * lv]
    return {
      at: place,
      normal: [0, 1, 0],
      grain: grain === 'v' ? [h, g, 0] : [g, h, 0],
      face: [0, 0, side],
    }
  }
  const corners: Corner[] = []
  const quad = (a: Corner, b: Corner, c: Corner, d: Corner) => corners.push(a, b, c, a, c, d)
  for (let i = 0; i < across; i++)
    for (let j = 0; j < along; j++) {
      quad(corner(i, j, 1), corner(i, j + 1, 1), corner(i + 1, j + 1, 1), corner(i + 1, j, 1))
      quad(corner(i, j, -1), corner(i + 1, j, -1), corner(i + 1, j + 1, -1), corner(i, j + 1, -1))
    }
  for (let i = 0; i < across; i++) {
    quad(corner(i, 0, 1), corner(i + 1, 0, 1), corner(i + 1, 0, -1), corner(i, 0, -1))
    quad(
      corner(i, along, 1),
      corner(i, along, -1),
      corner(i + 1, along, -1),
      corner(i + 1, along, 1),
    )
  }
  for (let j = 0; j < along; j++) {
    quad(corner(0, j, 1), corner(0, j, -1), corner(0, j + 1, -1), corner(0, j + 1, 1))
    quad(
      corner(across, j, 1),
      corner(across, j + 1, 1),
      corner(across, j + 1, -1),
      corner(across, j, -1),
    )
  }
  return smoothed(outward({ slot, corners }), 60)
}

function pathLength(at: (u: number, v: number) => Vec): number {
  let length = 0
  for (let k = 0; k < 12; k++)
    length += Math.hypot(...sub(at(0, (k + 1) / 6 - 1), at(0, k / 6 - 1)))
  return length / 2
}

/**
 * The square -1..1 bent towards a circle: outlines of seats and backs. k = 0 keeps the square, 1
 * makes it a disc.
 */
export function squircle(u: number, v: number, k: number): readonly [number, number] {
  return [u * Math.sqrt(1 - (k * v * v) / 2), v * Math.sqrt(1 - (k * u * u) / 2)]
}
