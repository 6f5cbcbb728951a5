import {
  add,
  cross,
  dot,
  mix,
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

export type SweepOptions = {
  sides?: number
  closed?: boolean
  square?: number
  flat?: number
  turn?: number
  up?: Vec
}

/**
 * A bar swept along points; the radius may change from point to point. `square` > 2 squares the
 * section, `flat` narrows it.
 */
export function sweep(
  slot: Slot,
  path: readonly Vec[],
  radius: number | readonly number[],
  options: SweepOptions = {},
): Part {
  const { sides = 14, closed = false, square = 2, flat = 1, turn = 0 } = options
  const n = path.length
  const sizes = typeof radius === 'number' ? path.map(() => radius) : radius
  const ways = path.map((_, i) => {
    const before = path[closed ? (i + n - 1) % n : Math.max(0, i - 1)]
    const after = path[closed ? (i + 1) % n : Math.min(n - 1, i + 1)]
    return unit(sub(after, before))
  })
  let up: Vec = options.up ?? (Math.abs(ways[0][1]) > 0.9 ? [0, 0, 1] : [0, 1, 0])
  let length = 0
  const rings = path.map((at, i) => {
    if (i > 0) length += Math.hypot(...sub(at, path[i - 1]))
    up = unit(sub(up, times(ways[i], dot(up, ways[i]))))
    const right = unit(cross(ways[i], up))
    return Array.from({ length: sides }, (_, k): Corner => {
      const angle = ((k + turn) / sides) * 2 * Math.PI
      const soft = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / square)
      const [a, b] = [soft(Math.cos(angle)) * sizes[i], soft(Math.sin(angle)) * sizes[i] * flat]
      const place = add(at, add(times(right, a), times(up, b)))
      return {
        at: place,
        normal: [0, 1, 0],
        grain: [length, a, b],
        face: [0, Math.cos(angle), Math.sin(angle)],
      }
    })
  })
  const corners: Corner[] = []
  const spans = closed ? n : n - 1
  for (let r = 0; r < spans; r++)
    for (let k = 0; k < sides; k++) {
      const [a, b] = [rings[r], rings[(r + 1) % n]]
      const j = (k + 1) % sides
      corners.push(a[k], b[k], b[j], a[k], b[j], a[j])
    }
  if (!closed)
    for (const [ring, at, last] of [
      [rings[0], path[0], false],
      [rings[n - 1], path[n - 1], true],
    ] as const) {
      const hub: Corner = {
        at,
        normal: [0, 1, 0],
        grain: [last ? length : 0, 0, 0],
        face: [1, 0, 0],
      }
      for (let k = 0; k < sides; k++) {
        const [a, b] = [ring[k], ring[(k + 1) % sides]].map((c) => ({
          ...c,
          face: [1, 0, 0] as Vec,
        }))
        corners.push(hub, ...(last ? [b, a] : [a, b]))
      }
    }
  return smoothed(outward({ slot, corners }), 50)
}

/**
 * A straight leg or bar from one point to another, tapering from one radius to the other, its ends
 * softened.
 */
export function rod(
  slot: Slot,
  from: Vec,
  to: Vec,
  start: number,
  end = start,
  options: SweepOptions = {},
): Part {
  const soft = Math.min(0.004, start * 0.4, end * 0.4)
  const reach = Math.hypot(...sub(to, from))
  const at = (t: number) => mix(from, to, t)
  const s = soft / reach
  return sweep(
    slot,
    [at(0), at(s), at(0.5), at(1 - s), at(1)],
    [start - soft, start, (start + end) / 2, end, end - soft],
    options,
  )
}

/** A polyline with its inner corners rounded. */
export function bent(points: readonly Vec[], radius: number, steps = 7, closed = false): Vec[] {
  const n = points.length
  return points.flatMap((p, i) => {
    if (!closed && (i === 0 || i === n - 1)) return [p]
    const [before, after] = [points[(i + n - 1) % n], points[(i + 1) % n]]
    const reach = Math.min(
      radius,
      Math.hypot(...sub(before, p)) * 0.49,
      Math.hypot(...sub(after, p)) * 0.49,
    )
    const [a, b] = [
      add(p, times(unit(sub(before, p)), reach)),
      add(p, times(unit(sub(after, p)), reach)),
    ]
    return Array.from({ length: steps + 1 }, (_, k) =>
      mix(mix(a, p, k / steps), mix(p, b, k / steps), k / steps),
    )
  })
}

/** A smooth line through points (Catmull-Rom). */
export function curve(points: readonly Vec[], steps = 8): Vec[] {
  const line: Vec[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const at = (d: number) =>
        0.5 *
        (2 * p1[d] +
          (p2[d] - p0[d]) * t +
          (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t +
          (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t ** 3)
      line.push([at(0), at(1), at(2)])
    }
  }
  return [...line, points[points.length - 1]]
}

/** A circle lying flat, for rings and seams. */
export function circle(radius: number, y: number, steps = 40, [cx, cz] = [0, 0]): Vec[] {
  return Array.from({ length: steps }, (_, i) => [
    cx + radius * Math.cos((i / steps) * 2 * Math.PI),
    y,
    cz + radius * Math.sin((i / steps) * 2 * Math.PI),
  ])
}

/**
 * A turned part: a profile of [radius, height] from bottom to top around the y axis at (cx, cz).
 * Open profiles are closed by the axis.
 */
export function lathe(
  slot: Slot,
  profile: readonly (readonly [number, number])[],
  [cx, cz] = [0, 0],
  options: { sides?: number; grain?: 'x' | 'y' } = {},
): Part {
  const { sides = 48, grain = 'x' } = options
  const corners: Corner[] = []
  const at = (r: number, y: number, k: number): Corner => {
    const angle = (k / sides) * 2 * Math.PI
    const [x, z] = [r * Math.cos(angle), r * Math.sin(angle)]
    return {
      at: [cx + x, y, cz + z],
      normal: [0, 1, 0],
      grain: grain === 'x' ? [x, y, z] : [y, x, z],
      face: [0, 1, 0],
    }
  }
  for (let i = 0; i + 1 < profile.length; i++) {
    const [[r0, y0], [r1, y1]] = [profile[i], profile[i + 1]]
    for (let k = 0; k < sides; k++) {
      const [a, b, c, d] = [at(r0, y0, k), at(r0, y0, k + 1), at(r1, y1, k + 1), at(r1, y1, k)]
      if (r0 > 0) corners.push(a, c, b)
      if (r1 > 0) corners.push(a, d, c)
    }
  }
  const part = smoothed(outward({ slot, corners }), 35)
  for (const c of part.corners)
    c.face = grain === 'x' ? c.normal : [c.normal[1], c.normal[0], c.normal[2]]
  return part
}
