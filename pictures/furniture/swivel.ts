import { moved, turned, type Part, type Slot, type Vec } from '../scene/mesh.ts'
import { curve, lathe, rod, sweep } from '../scene/sweep.ts'
import { sunk } from './kit.ts'

/** A twin-wheel castor under (x, z), turned a little, as they stand. */
export function castor(x: number, z: number, way: number, r = 0.026): Part[] {
  const wheel = (side: number): Part =>
    rod('dark', [side * 0.006, r, 0], [side * 0.021, r, 0], r, r, { sides: 20 })
  const parts = [
    wheel(-1),
    wheel(1),
    rod('dark', [0, r, 0], [0, r * 2.3, -0.012], 0.008),
    rod('dark', [-0.018, r * 1.45, -0.004], [0.018, r * 1.45, -0.004], r * 0.72, r * 0.72, {
      sides: 18,
    }),
  ]
  return moved(turned(parts, 'y', way), [x, 0, z])
}

/** The five-star base of office chairs with the gas spring up to `top`. */
export function starBase(radius: number, top: number, slot: Slot = 'steel'): Part[] {
  const arms = [0, 1, 2, 3, 4].flatMap((i) => {
    const angle = ((i * 72 + 18) * Math.PI) / 180
    const at = (r: number, y: number): Vec => [Math.cos(angle) * r, y, Math.sin(angle) * r]
    return [
      sweep(
        slot,
        curve([at(0.02, 0.1), at(radius * 0.5, 0.088), at(radius, 0.066)], 5),
        [...Array(11)].map((_, k) => 0.021 - k * 0.0008),
        { sides: 16, square: 4, flat: 0.75 },
      ),
      ...castor(Math.cos(angle) * radius * 0.97, Math.sin(angle) * radius * 0.97, i * 97 + 20),
    ]
  })
  return [
    ...arms,
    lathe(slot, [
      [0, 0.07],
      [0.034, 0.07],
      [0.036, 0.075],
      [0.036, 0.125],
      [0.03, 0.135],
      [0, 0.135],
    ]),
    lathe('dark', [
      [0, 0.13],
      [0.026, 0.13],
      [0.025, top * 0.62],
      [0, top * 0.62],
    ]),
    lathe('chrome', [
      [0, top * 0.6],
      [0.014, top * 0.6],
      [0.014, top],
      [0, top],
    ]),
  ]
}

/** A round foot on the floor with a column, for stools and swivel shells. */
export function discFoot(radius: number, top: number, slot: Slot = 'steel'): Part[] {
  return [
    lathe(
      slot,
      [
        [0, sunk],
        [radius, sunk],
        [radius, 0.006],
        [radius - 0.004, 0.011],
        [radius * 0.25, 0.02],
        [0.032, 0.034],
        [0.026, 0.05],
        [0, 0.05],
      ],
      [0, 0],
      { sides: 64 },
    ),
    lathe(slot, [
      [0, 0.04],
      [0.026, 0.04],
      [0.026, top * 0.66],
      [0.023, top * 0.67],
      [0, top * 0.67],
    ]),
    lathe('chrome', [
      [0, top * 0.65],
      [0.017, top * 0.65],
      [0.017, top],
      [0, top],
    ]),
  ]
}
