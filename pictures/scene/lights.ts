import { keysPerFrame, lightsPerFrame } from './shader.ts'
import { chance, cross, dot, unit, type Vec } from './mesh.ts'

/**
 * Light of a scene: one bright disc (window or sun), a sky all around and what the floor gives
 * back. Values are linear.
 */
export type Rig = {
  key: { azimuth: number; elevation: number; spread: number; colour: Vec }
  /** The side from which the sky is a little brighter; degrees. */
  front: number
  sky: Vec
  floor: Vec
  ambient: Vec
  reflect: number
  exposure: number
  /** How dark the lost light on the paper is drawn. */
  shadow: number
}

const studio: Rig = {
  key: { azimuth: -60, elevation: 58, spread: 0.36, colour: [0.62, 0.615, 0.6] },
  front: -30,
  sky: [0.5, 0.503, 0.51],
  floor: [0.34, 0.337, 0.33],
  ambient: [0.13, 0.13, 0.13],
  reflect: 0.9,
  exposure: 1,
  shadow: 0.66,
}

/** The studio goes with the camera: the window is always at the viewer's left. */
export function studioFor(azimuth: number): Rig {
  return {
    ...studio,
    key: { ...studio.key, azimuth: studio.key.azimuth + azimuth },
    front: studio.front + azimuth,
  }
}

export type Light = { to: Vec; colour: Vec; matrix: number[] }

function direction(azimuth: number, elevation: number): Vec {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
}

/**
 * The lights of every frame: some points of the key's disc, then directions of a Fibonacci sphere,
 * each with its own shadow view.
 */
export function framesOf(rig: Rig, count: number, corners: readonly Vec[]): Light[][] {
  const random = chance(3)
  const golden = Math.PI * (3 - Math.sqrt(5))
  const front = direction(rig.front, 0)
  const axis = direction(rig.key.azimuth, rig.key.elevation)
  const right = unit(cross(axis, [0, 1, 0]))
  const up = cross(right, axis)
  const keys = count * keysPerFrame
  const domePerFrame = lightsPerFrame - keysPerFrame
  const dome = count * domePerFrame

  function keyLight(i: number): Light {
    const reach = Math.sqrt((i + 0.5) / keys) * rig.key.spread
    const angle = i * golden
    const to = unit(
      [0, 1, 2].map(
        (k) => axis[k] + (right[k] * Math.cos(angle) + up[k] * Math.sin(angle)) * reach,
      ) as unknown as Vec,
    )
    return {
      to,
      colour: rig.key.colour.map((c) => c / keysPerFrame) as unknown as Vec,
      matrix: shadowView(to, corners, random),
    }
  }
  function domeLight(i: number): Light {
    const y = 1 - ((i + 0.5) / dome) * 2
    const r = Math.sqrt(1 - y * y)
    const to: Vec = [Math.cos(i * golden) * r, y, Math.sin(i * golden) * r]
    // From above it is brighter than from the horizon, from the front brighter than from behind.
    const gain = (y > 0 ? 0.75 + 0.5 * y : 1) * (1 + 0.22 * dot(to, front))
    const colour = (y > 0 ? rig.sky : rig.floor).map(
      (c) => (c * gain * 4) / domePerFrame,
    ) as unknown as Vec
    return { to, colour, matrix: shadowView(to, corners, random) }
  }
  // Every frame takes one from each stretch of both sets, so that all frames are lit alike.
  return Array.from({ length: count }, (_, frame) => [
    ...Array.from({ length: keysPerFrame }, (_, k) => keyLight(frame + k * count)),
    ...Array.from({ length: domePerFrame }, (_, k) => domeLight(frame + k * count)),
  ])
}

/**
 * Looks from the light at the box of the goods, rolled by chance so that the texels of the shadow
 * never line up.
 */
function shadowView(to: Vec, corners: readonly Vec[], random: () => number): number[] {
  const roll = random() * Math.PI
  const side = unit(cross(to, Math.abs(to[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0]))
  const other = cross(side, to)
  const turn = (a: number, b: number) =>
    [0, 1, 2].map((i) => side[i] * a + other[i] * b) as unknown as Vec
  const axes: Vec[] = [
    turn(Math.cos(roll), Math.sin(roll)),
    turn(-Math.sin(roll), Math.cos(roll)),
    [-to[0], -to[1], -to[2]],
  ]
  const rows = axes.map((axis) => {
    const all = corners.map((c) => dot(axis, c))
    const [low, high] = [Math.min(...all), Math.max(...all)]
    const half = ((high - low) / 2) * 1.02 + 0.01
    const middle = (low + high) / 2
    return [axis[0] / half, axis[1] / half, axis[2] / half, -middle / half]
  })
  return [0, 1, 2, 3].flatMap((column) => [...rows.map((row) => row[column]), column === 3 ? 1 : 0])
}

/** What an open floor or wall receives over all frames: the measure for lost light. */
export function fullLight(frames: readonly Light[][], normal: Vec): number {
  return frames
    .flat()
    .reduce((sum, light) => sum + Math.max(dot(light.to, normal), 0) * light.colour[1], 0)
}
