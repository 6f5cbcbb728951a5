import { box } from '../scene/box.ts'
import { chance, type Part } from '../scene/mesh.ts'

const wallHigh = 4.2
/** The wall with the window is higher, or the sun comes in over it. */
const sideHigh = 8

/**
 * Floor boards, a back wall at `z`, and out of sight at the left a wall with a window that the sun
 * comes through. No ceiling: it would take the sky away.
 */
export function roomShell(
  z: number,
  window: { x: number; from: number; to: number; low?: number; high?: number },
): Part[] {
  const { x, from, to, low = 0.9, high = 3.7 } = window
  const wall = [x - 0.2, x] as const
  const bars = [1 / 3, 2 / 3].map((t) => from + (to - from) * t)
  return [
    ...floorBoards(z),
    box('wall', [-7, 7], [-0.1, wallHigh], [z - 0.2, z], 0, 'x'),
    box('skirting', [-7, 7], [0, 0.09], [z - 0.01, z + 0.016], 0.004, 'x'),
    box('wall', wall, [-0.1, sideHigh], [z - 3, from], 0),
    box('wall', wall, [-0.1, sideHigh], [to, to + 3.5], 0),
    box('wall', wall, [-0.1, low], [from, to], 0),
    box('wall', wall, [high, sideHigh], [from, to], 0),
    ...bars.map((at) =>
      box('skirting', [x - 0.12, x - 0.06], [low, high], [at - 0.025, at + 0.025], 0),
    ),
    box(
      'skirting',
      [x - 0.12, x - 0.06],
      [(low + high) / 2 + 0.3, (low + high) / 2 + 0.35],
      [from, to],
      0,
    ),
  ]
}

function floorBoards(z: number): Part[] {
  const random = chance(19)
  const wide = 0.15
  return Array.from({ length: Math.ceil(14 / wide) }, (_, i) => {
    const x = -7 + i * wide
    const cut = z + 0.6 + random() * 4
    return [
      box('planks', [x + 0.0008, x + wide - 0.0008], [-0.03, 0], [z, cut - 0.0008], 0.0012, 'z'),
      box(
        'planks',
        [x + 0.0008, x + wide - 0.0008],
        [-0.03, 0],
        [cut + 0.0008, z + 7],
        0.0012,
        'z',
      ),
    ]
  }).flat()
}
