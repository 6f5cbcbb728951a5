import { box } from '../scene/box.ts'
import type { Part } from '../scene/mesh.ts'
import { around, carcass, drawerFront, fourLegs, type Builder } from './kit.ts'
import { castor } from './swivel.ts'

/**
 * Stacked drawer fronts between two heights; `shares` are their relative heights from the bottom.
 */
function stack(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  shares: readonly number[],
  handle: 'lip' | 'knob' | 'bar',
): Part[] {
  const all = shares.reduce((a, b) => a + b, 0)
  let y = y0
  return shares.flatMap((share) => {
    const from = y
    y += ((y1 - y0) * share) / all
    return drawerFront([x0, x1], [from, y], z, handle)
  })
}

const dim = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number): Part =>
  box('inside', [x0, x1], [y0, y1], [z0, z1], 0.001)

const chest: Builder = ({ w, d, h }) => {
  const foot = 0.16
  const z = [-d / 2, d / 2 - 0.004] as const
  return [
    ...carcass([-w / 2, w / 2], [foot, h], z, 0.02),
    dim(-w / 2 + 0.02, w / 2 - 0.02, foot + 0.02, h - 0.02, z[0] + 0.02, d / 2 - 0.03),
    ...stack(
      -w / 2 + 0.02,
      w / 2 - 0.02,
      foot + 0.02,
      h - 0.02,
      d / 2 - 0.006,
      [1.25, 1.15, 1, 0.8],
      'knob',
    ),
    ...fourLegs('limb', {
      x: w / 2 - 0.08,
      z: d / 2 - 0.07,
      top: foot + 0.004,
      splay: 0.03,
      thick: 0.022,
      thin: 0.013,
    }),
  ]
}

const sideboard: Builder = ({ w, d, h }) => {
  const foot = 0.16
  const z = d / 2 - 0.006
  const [a, b] = [-w / 6, w / 6]
  const [y0, y1] = [foot + 0.02, h - 0.02]
  return [
    ...carcass([-w / 2, w / 2], [foot, h], [-d / 2, d / 2 - 0.004], 0.02),
    dim(-w / 2 + 0.02, w / 2 - 0.02, y0, y1, -d / 2 + 0.02, d / 2 - 0.03),
    ...stack(a, b, y0, y1, z, [1.2, 1, 0.8], 'knob'),
    ...(
      [
        [-w / 2 + 0.02, a, 1],
        [b, w / 2 - 0.02, -1],
      ] as const
    ).flatMap(([x0, x1, side]) => [
      box('body', [x0 + 0.002, x1 - 0.002], [y0 + 0.002, y1 - 0.002], [z - 0.018, z], 0.0025, 'x'),
      ...drawerKnob(side > 0 ? x1 - 0.04 : x0 + 0.04, (y0 + y1) / 2 + 0.06, z),
    ]),
    ...fourLegs('limb', {
      x: w / 2 - 0.14,
      z: d / 2 - 0.07,
      top: foot + 0.004,
      splay: 0.03,
      thick: 0.023,
      thin: 0.014,
    }),
  ]
}

const drawerKnob = (x: number, y: number, z: number): Part[] =>
  drawerFront(around(x, 0.02), around(y, 0.02), z, 'knob').slice(1)

const pedestal: Builder = ({ w, d, h }) => {
  const foot = 0.062
  return [
    ...carcass([-w / 2, w / 2], [foot, h], [-d / 2, d / 2 - 0.02], 0.018),
    dim(-w / 2 + 0.018, w / 2 - 0.018, foot + 0.018, h - 0.018, -d / 2 + 0.02, d / 2 - 0.045),
    ...stack(-w / 2, w / 2, foot, h, d / 2, [2, 1, 1], 'lip'),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) => castor(x * (w / 2 - 0.05), z * (d / 2 - 0.07), x * 40 + z * 70)),
    ),
  ]
}

const tallboy: Builder = ({ w, d, h }) => {
  const foot = 0.1
  return [
    ...carcass([-w / 2, w / 2], [foot, h], [-d / 2, d / 2 - 0.004], 0.02),
    dim(-w / 2 + 0.02, w / 2 - 0.02, foot + 0.02, h - 0.02, -d / 2 + 0.02, d / 2 - 0.03),
    ...stack(
      -w / 2 + 0.02,
      w / 2 - 0.02,
      foot + 0.02,
      h - 0.02,
      d / 2 - 0.006,
      [1.2, 1.1, 1, 1, 0.8, 0.8],
      'bar',
    ),
    ...fourLegs('limb', {
      x: w / 2 - 0.05,
      z: d / 2 - 0.05,
      top: foot + 0.004,
      splay: 0.014,
      thick: 0.021,
      thin: 0.015,
    }),
  ]
}

const bedside: Builder = ({ w, d, h }) => {
  const [low, mid] = [0.25, 0.4]
  const z = d / 2 - 0.006
  return [
    ...carcass([-w / 2, w / 2], [low, h], [-d / 2, d / 2 - 0.004], 0.018),
    box('body', around(0, w - 0.034), [mid - 0.016, mid], [-d / 2 + 0.01, d / 2 - 0.008], 0.002),
    dim(-w / 2 + 0.02, w / 2 - 0.02, mid, h - 0.02, -d / 2 + 0.02, d / 2 - 0.03),
    ...drawerFront([-w / 2 + 0.018, w / 2 - 0.018], [mid, h - 0.018], z, 'knob'),
    ...fourLegs('limb', {
      x: w / 2 - 0.06,
      z: d / 2 - 0.06,
      top: low + 0.004,
      splay: 0.03,
      thick: 0.018,
      thin: 0.012,
    }),
  ]
}

const media: Builder = ({ w, d, h }) => {
  const foot = 0.12
  const z = d / 2 - 0.008
  const [y0, y1] = [foot + 0.022, h - 0.022]
  const door = (x0: number, x1: number, front: number): Part[] => {
    const count = Math.round((x1 - x0) / 0.024)
    const step = (x1 - x0) / count
    return [
      box('body', [x0, x1], [y0 + 0.003, y1 - 0.003], [front - 0.016, front - 0.008], 0.002, 'y'),
      ...Array.from({ length: count }, (_, i) =>
        box(
          'body',
          around(x0 + (i + 0.5) * step, step - 0.008),
          [y0 + 0.003, y1 - 0.003],
          [front - 0.009, front + 0.004],
          0.003,
          'y',
        ),
      ),
    ]
  }
  const third = (w - 0.04) / 3
  return [
    ...carcass([-w / 2, w / 2], [foot, h], [-d / 2, d / 2], 0.02),
    ...[-1, 1].map((s) =>
      box(
        'body',
        around((s * third) / 2, 0.016),
        [y0 - 0.001, y1 + 0.001],
        [-d / 2 + 0.01, z - 0.05],
        0.002,
        'y',
      ),
    ),
    box(
      'body',
      around(0, third),
      [(y0 + y1) / 2 - 0.008, (y0 + y1) / 2 + 0.008],
      [-d / 2 + 0.01, z - 0.06],
      0.002,
    ),
    ...door(-w / 2 + 0.022, -third / 2 + 0.02, z),
    ...door(third / 2 - 0.02, w / 2 - 0.022, z),
    ...fourLegs('limb', {
      x: w / 2 - 0.14,
      z: d / 2 - 0.07,
      top: foot + 0.004,
      splay: 0.02,
      thick: 0.022,
      thin: 0.015,
    }),
  ]
}

export const drawers = {
  'drawers-chest': chest,
  'drawers-sideboard': sideboard,
  'drawers-pedestal': pedestal,
  'drawers-tallboy': tallboy,
  'drawers-bedside': bedside,
  'drawers-tv': media,
} satisfies Record<string, Builder>
