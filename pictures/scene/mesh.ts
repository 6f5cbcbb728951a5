import type { Finish } from '../../apps/demo/src/models.ts'

/**
 * Parts: triangles with what the shader needs to know about them. Metres; x to the right, y up, z
 * towards the viewer. No three.js here, so the same code runs in Node (where a part is hashed) and
 * is a list of numbers in the page.
 */
export type Vec = readonly [x: number, y: number, z: number]
export type Axis = 'x' | 'y' | 'z'

/** What a part is made of; the finish of the picture decides what that looks like (finishes.ts). */
export const slots = [
  'body',
  'limb',
  'accent',
  'frame',
  'steel',
  'chrome',
  'brass',
  'dark',
  'inside',
  'pad',
  'seam',
  'linen',
  'blanket',
  'oak',
  'glass',
  'cord',
  'catcher',
  'wall',
  'planks',
  'rug',
  'leaf',
  'pot',
  'paint',
  'paper',
  'skirting',
  'sky',
] as const
export type Slot = (typeof slots)[number]

/** One vertex: place, normal, place and normal along the grain (x = along the fibres). */
export type Corner = { at: Vec; normal: Vec; grain: Vec; face: Vec }
/** `finish` only in rooms, where things of several finishes stand together. */
export type Part = { slot: Slot; corners: Corner[]; finish?: Finish }
export type Mesh = {
  vertices: Float32Array<ArrayBuffer>
  index: Uint32Array<ArrayBuffer>
  points: Float32Array<ArrayBuffer>
}

export const floatsPerVertex = 13

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const mix = (a: Vec, b: Vec, t: number): Vec => add(times(a, 1 - t), times(b, t))
export function unit(a: Vec): Vec {
  const length = Math.hypot(...a)
  return length > 1e-12 ? times(a, 1 / length) : [0, 1, 0]
}

/** Axes reordered so that the grain runs along the first one. */
export function alongGrain(v: Vec, axis: Axis): Vec {
  if (axis === 'x') return v
  return axis === 'y' ? [v[1], v[0], v[2]] : [v[2], v[1], v[0]]
}

function mapped(parts: Part[], place: (v: Vec) => Vec, direction: (v: Vec) => Vec): Part[] {
  return parts.map((part) => ({
    slot: part.slot,
    corners: part.corners.map((c) => ({ ...c, at: place(c.at), normal: direction(c.normal) })),
  }))
}

export function moved(parts: Part[], by: Vec): Part[] {
  return mapped(
    parts,
    (v) => add(v, by),
    (v) => v,
  )
}

export function turned(parts: Part[], axis: Axis, degrees: number, pivot: Vec = [0, 0, 0]): Part[] {
  const c = Math.cos((degrees * Math.PI) / 180)
  const s = Math.sin((degrees * Math.PI) / 180)
  const turn = ([x, y, z]: Vec): Vec => {
    if (axis === 'x') return [x, c * y - s * z, s * y + c * z]
    if (axis === 'y') return [c * x + s * z, y, c * z - s * x]
    return [c * x - s * y, s * x + c * y, z]
  }
  return mapped(parts, (v) => add(turn(sub(v, pivot)), pivot), turn)
}

/** The other hand: x becomes -x, and the triangles are wound the other way round. */
export function mirrored(parts: Part[]): Part[] {
  const flip = ([x, y, z]: Vec): Vec => [-x, y, z]
  return mapped(parts, flip, flip).map((part) => ({
    slot: part.slot,
    corners: part.corners.map((_, i, all) => all[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1]),
  }))
}

/** The parts and their mirror image. */
export const both = (parts: Part[]): Part[] => [...parts, ...mirrored(parts)]

/** Round the plain normals of triangles wherever neighbours meet at less than `crease` degrees. */
export function smoothed(part: Part, crease = 40): Part {
  const limit = Math.cos((crease * Math.PI) / 180)
  const key = (v: Vec) =>
    `${Math.round(v[0] * 2e4)},${Math.round(v[1] * 2e4)},${Math.round(v[2] * 2e4)}`
  const keys = part.corners.map((corner) => key(corner.at))
  const faces: { area: Vec; unit: Vec }[] = []
  const meeting = new Map<string, { area: Vec; unit: Vec }[]>()
  for (let i = 0; i < part.corners.length; i += 3) {
    const [a, b, c] = [part.corners[i], part.corners[i + 1], part.corners[i + 2]]
    const area = cross(sub(b.at, a.at), sub(c.at, a.at))
    const face = { area, unit: unit(area) }
    faces.push(face)
    for (let k = i; k < i + 3; k++) {
      const others = meeting.get(keys[k])
      if (others) others.push(face)
      else meeting.set(keys[k], [face])
    }
  }
  const corners = part.corners.map((corner, i) => {
    const own = faces[Math.floor(i / 3)]
    let sum: Vec = [0, 0, 0]
    for (const other of meeting.get(keys[i]) ?? [])
      if (dot(own.unit, other.unit) > limit) sum = add(sum, other.area)
    return { ...corner, normal: unit(sum) }
  })
  return {
    slot: part.slot,
    corners: corners.filter((_, i) => Math.hypot(...faces[Math.floor(i / 3)].area) > 1e-12),
  }
}

/**
 * Wind the triangles of a closed part so that they look outwards: the signed volume tells. Normals
 * stay as they are.
 */
export function outward(part: Part): Part {
  let volume = 0
  const triangles = Array.from({ length: part.corners.length / 3 }, (_, i) =>
    part.corners.slice(i * 3, i * 3 + 3),
  )
  for (const [a, b, c] of triangles) volume += dot(a.at, cross(b.at, c.at))
  return volume >= 0
    ? part
    : { slot: part.slot, corners: triangles.flatMap(([a, b, c]) => [a, c, b]) }
}

/** Small repeatable randomness: the same picture every time, whatever was drawn before. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * One indexed mesh; each part gets another piece of the plank. `points` are the places of the goods
 * alone, for the camera.
 */
export function joined(parts: Part[], finishes: readonly Finish[] = []): Mesh {
  const random = chance(7)
  const vertices: number[] = []
  const index: number[] = []
  const points: number[] = []
  for (const part of parts) {
    const group = part.finish ? finishes.indexOf(part.finish) : 0
    const piece: Vec = [random() * 2, random(), random()]
    // Equal corners become one vertex: found by a hash of their rounded numbers, then compared.
    const seen = new Map<number, { rounded: Int32Array; at: number }[]>()
    for (const c of part.corners) {
      const row = [
        ...c.at,
        ...c.normal,
        ...add(c.grain, piece),
        ...c.face,
        slots.indexOf(part.slot) + group * slots.length,
      ]
      const rounded = Int32Array.from(row, (n) => Math.round(n * 1e5))
      const hash = rounded.reduce((h, n) => Math.imul(h ^ n, 0x01000193), 0x811c9dc5)
      const bucket = seen.get(hash) ?? []
      let at = bucket.find((other) => other.rounded.every((n, i) => n === rounded[i]))?.at
      if (at === undefined) {
        at = vertices.length / floatsPerVertex
        seen.set(hash, [...bucket, { rounded, at }])
        vertices.push(...row)
        if (part.slot !== 'catcher') points.push(...c.at)
      }
      index.push(at)
    }
  }
  return {
    vertices: new Float32Array(vertices),
    index: new Uint32Array(index),
    points: new Float32Array(points),
  }
}
