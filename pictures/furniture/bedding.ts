import type { Part, Slot, Vec } from '../scene/mesh.ts'
import { chance } from '../scene/mesh.ts'
import { cushion, shell } from '../scene/soft.ts'

/** A mattress of w x d lying at y, its head at -z. */
export function mattress(w: number, d: number, y: number, thick = 0.2): Part[] {
  return cushion('linen', [w, thick, d], [0, y + thick / 2, 0], {
    square: 16,
    crown: 0.03,
    piping: 0.005,
    steps: 12,
  })
}

/**
 * A duvet over the mattress: falls over the sides, soft folds, turned back below the pillows. `top`
 * is the mattress's upper face.
 */
export function duvet(
  slot: Slot,
  w: number,
  from: number,
  to: number,
  top: number,
  drop: number,
  seed = 5,
): Part {
  const random = chance(seed)
  const waves = Array.from({ length: 7 }, () => ({
    kx: (random() - 0.5) * 9,
    kz: 3 + random() * 7,
    phase: random() * 6.28,
    size: 0.004 + random() * 0.005,
  }))
  const half = w / 2 + 0.012
  const wide = half + drop
  return shell(
    slot,
    (u, v) => {
      const s = u * wide
      const over = Math.max(0, Math.abs(s) - half + 0.05)
      const bend = Math.min(over / 0.1, 1)
      const z = from + ((v + 1) / 2) * (to - from)
      const fold = waves.reduce(
        (sum, m) => sum + m.size * Math.sin(m.kx * s + m.kz * z + m.phase),
        0,
      )
      const rim = 0.05 * Math.max(0, (v - 0.9) / 0.1) ** 2
      const x =
        Math.sign(s) *
        Math.min(
          Math.abs(s),
          half - 0.05 + 0.05 * Math.sin((bend * Math.PI) / 2) + fold * bend * 1.2 + 0.012 * bend,
        )
      const down = bend < 1 ? 0.05 * (1 - Math.cos((bend * Math.PI) / 2)) : over - 0.05
      return [x, top + 0.05 + fold * (1 - bend) * 1.5 - down - rim, z] as Vec
    },
    0.03,
    { across: 44, along: 30, grain: 'v' },
  )
}

/** Pillows in pairs or one, leaning a little on the headboard at z. */
export function pillows(w: number, z: number, top: number, slot: Slot = 'linen'): Part[] {
  const wide = Math.min(0.7, w * 0.46)
  return [-1, 1].flatMap((s) =>
    cushion(slot, [wide, 0.17, 0.46], [s * w * 0.245, top + 0.1, z + 0.26], {
      square: 3.6,
      crown: 0.9,
      steps: 14,
      piping: 0.003,
      bend: (v) => [v[0], v[1] + Math.max(0, z + 0.26 - v[2]) * 0.42, v[2]],
    }),
  )
}

/** A folded blanket across the foot of the bed. */
export function throwOver(w: number, z: number, top: number, drop: number): Part {
  return duvet('blanket', w + 0.05, z - 0.24, z + 0.24, top + 0.02, drop, 9)
}
