import { box } from '../scene/box.ts'
import { both, turned, type Part } from '../scene/mesh.ts'
import { plate, roundedRectangle } from '../scene/plate.ts'
import { cushion } from '../scene/soft.ts'
import { rod } from '../scene/sweep.ts'
import { duvet, mattress, pillows, throwOver } from './bedding.ts'
import { around, drawerFront, fourLegs, planed, sunk, type Builder } from './kit.ts'
import { backCushion, block, firm } from './sofas.ts'

/**
 * The bed as it is made: mattress, duvet, pillows and a blanket, between the headboard at z0 and
 * the foot at z1.
 */
function made(w: number, z0: number, z1: number, base: number, drop = 0.16, thick = 0.2): Part[] {
  const top = base + thick
  const middle = (z0 + z1) / 2
  const along = mattress(w, z1 - z0, base, thick).map((part) => ({
    ...part,
    corners: part.corners.map((c) => ({ ...c, at: [c.at[0], c.at[1], c.at[2] + middle] as const })),
  }))
  return [
    ...along,
    duvet('linen', w, z0 + 0.52, z1 - 0.01, top, drop),
    ...pillows(w, z0, top),
    throwOver(w, z1 - 0.5, top, drop * 0.9),
  ]
}

const slatted: Builder = ({ w, d, h }) => {
  const [z0, z1] = [-d / 2, d / 2]
  const rail = [0.2, 0.34] as const
  const post = (x: number, z: number, y: number) =>
    rod('body', [x, sunk, z], [x, y, z], 0.024, 0.028, planed)
  const count = Math.round((w - 0.1) / 0.085)
  return [
    ...both([
      post(w / 2 - 0.03, z0 + 0.03, h),
      post(w / 2 - 0.03, z1 - 0.03, 0.36),
      box('body', around(w / 2 - 0.03, 0.024), rail, [z0 + 0.04, z1 - 0.04], 0.003, 'z'),
    ]),
    box('body', around(0, w - 0.08), rail, around(z1 - 0.03, 0.024), 0.003, 'x'),
    box('body', around(0, w - 0.08), rail, around(z0 + 0.03, 0.024), 0.003, 'x'),
    box('body', around(0, w - 0.08), [h - 0.075, h - 0.01], around(z0 + 0.03, 0.026), 0.004, 'x'),
    box('body', around(0, w - 0.08), [0.42, 0.47], around(z0 + 0.03, 0.026), 0.004, 'x'),
    ...Array.from({ length: count }, (_, i) =>
      box(
        'body',
        around((i - (count - 1) / 2) * ((w - 0.12) / count), 0.03),
        [0.46, h - 0.07],
        around(z0 + 0.03, 0.014),
        0.003,
        'y',
      ),
    ),
    box('dark', around(0, w - 0.12), [0.24, 0.27], [z0 + 0.06, z1 - 0.06]),
    ...made(w - 0.09, z0 + 0.07, z1 - 0.055, 0.27, 0.1),
  ]
}

const upholstered: Builder = ({ w, d, h }) => {
  const [z0, z1] = [-d / 2, d / 2]
  const count = Math.round(w / 0.15)
  const part = w / count
  return [
    ...Array.from({ length: count }, (_, i) =>
      block([-w / 2 + i * part, -w / 2 + (i + 1) * part], [0.08, h], [z0 + 0.02, z0 + 0.13], {
        square: 5,
        crown: 0,
        steps: 8,
      }),
    ).flat(),
    ...block([-w / 2 + 0.01, w / 2 - 0.01], [0.04, h - 0.02], [z0, z0 + 0.07], firm),
    ...both(block([w / 2 - 0.07, w / 2], [0.09, 0.36], [z0 + 0.08, z1], firm)),
    ...block([-w / 2, w / 2], [0.09, 0.36], [z1 - 0.07, z1], firm),
    box('dark', around(0, w - 0.1), [0.12, 0.24], [z0 + 0.06, z1 - 0.05]),
    ...fourLegs('limb', { x: w / 2 - 0.08, z: d / 2 - 0.08, top: 0.11, thick: 0.024, thin: 0.02 }),
    ...made(w - 0.15, z0 + 0.15, z1 - 0.08, 0.24, 0.05),
  ]
}

const platform: Builder = ({ w, d, h }) => {
  const [z0, z1] = [-d / 2, d / 2]
  const rim = 0.15
  const y = [h - 0.09, h - 0.05] as const
  return [
    ...both([box('body', [w / 2 - rim, w / 2], y, [z0, z1], 0.005, 'z')]),
    box('body', [-w / 2 + rim + 0.001, w / 2 - rim - 0.001], y, [z1 - rim, z1], 0.005, 'x'),
    box('body', [-w / 2 + rim + 0.001, w / 2 - rim - 0.001], y, [z0, z0 + rim], 0.005, 'x'),
    box('body', around(0, w - 0.36), [0.08, y[0] + 0.002], [z0 + 0.2, z1 - 0.2], 0.004, 'x'),
    box('dark', around(0, w - 0.6), [sunk, 0.1], [z0 + 0.34, z1 - 0.34]),
    ...both([
      rod(
        'body',
        [w / 2 - 0.22, sunk, z0 + 0.25],
        [w / 2 - 0.22, 0.1, z0 + 0.25],
        0.035,
        0.035,
        planed,
      ),
      rod(
        'body',
        [w / 2 - 0.22, sunk, z1 - 0.25],
        [w / 2 - 0.22, 0.1, z1 - 0.25],
        0.035,
        0.035,
        planed,
      ),
    ]),
    ...made(w - 0.2, z0 + 0.1, z1 - 0.1, h - 0.06, 0.1, 0.18),
  ]
}

const withDrawers: Builder = ({ w, d, h }) => {
  const [z0, z1] = [-d / 2, d / 2]
  const x = w / 2
  const side = [0.05, 0.4] as const
  const fronts = turned(
    [
      ...drawerFront([z0 + 0.08, -0.002], [0.055, 0.29], x, 'bar'),
      ...drawerFront([0.002, z1 - 0.08], [0.055, 0.29], x, 'bar'),
    ],
    'y',
    90,
  )
  return [
    box('body', around(0, w), [sunk, h], [z0, z0 + 0.035], 0.004, 'x'),
    box('body', [-x, -x + 0.025], side, [z0 + 0.03, z1], 0.003, 'z'),
    box('body', [x - 0.03, x], [0.295, 0.4], [z0 + 0.03, z1], 0.003, 'z'),
    box('body', [x - 0.03, x], [0.04, 0.3], [z0 + 0.03, z0 + 0.078], 0.003, 'y'),
    box('body', [x - 0.03, x], [0.04, 0.3], [z1 - 0.078, z1], 0.003, 'y'),
    box('body', around(0, w - 0.04), side, [z1 - 0.025, z1], 0.003, 'x'),
    box('inside', [-x + 0.03, x - 0.022], [0.045, 0.26], [z0 + 0.05, z1 - 0.03]),
    box('dark', around(0, w - 0.12), [sunk, 0.05], [z0 + 0.06, z1 - 0.06]),
    ...fronts,
    ...made(w - 0.07, z0 + 0.045, z1 - 0.035, 0.3, 0.03),
  ]
}

const day: Builder = ({ w, d, h }) => {
  // Seen as a sofa: the long side is the back, so width and depth change places.
  const [x, z] = [d / 2, w / 2]
  const rail = [0.2, 0.34] as const
  const wall = (y: number) => [0.34, y] as const
  const slats = (from: number, to: number, place: (at: number) => Part) =>
    Array.from({ length: Math.round((to - from) / 0.09) }, (_, i) =>
      place(from + ((i + 0.5) * (to - from)) / Math.round((to - from) / 0.09)),
    )
  return [
    ...both([
      rod('body', [x - 0.025, sunk, -z + 0.025], [x - 0.025, h, -z + 0.025], 0.024, 0.024, planed),
      rod(
        'body',
        [x - 0.025, sunk, z - 0.025],
        [x - 0.025, h - 0.1, z - 0.025],
        0.024,
        0.024,
        planed,
      ),
      box('body', around(x - 0.025, 0.024), rail, [-z + 0.03, z - 0.03], 0.003, 'z'),
      box('body', around(x - 0.025, 0.03), [h - 0.15, h - 0.1], [-z + 0.03, z - 0.03], 0.003, 'z'),
      ...slats(-z + 0.06, z - 0.06, (at) =>
        box('body', around(x - 0.025, 0.014), wall(h - 0.14), around(at, 0.03), 0.003, 'y'),
      ),
    ]),
    box('body', around(0, 2 * x - 0.07), rail, around(z - 0.025, 0.024), 0.003, 'x'),
    box('body', around(0, 2 * x - 0.07), rail, around(-z + 0.025, 0.024), 0.003, 'x'),
    box(
      'body',
      around(0, 2 * x - 0.07),
      [h - 0.06, h - 0.01],
      around(-z + 0.025, 0.03),
      0.003,
      'x',
    ),
    ...slats(-x + 0.06, x - 0.06, (at) =>
      box('body', around(at, 0.03), wall(h - 0.05), around(-z + 0.025, 0.014), 0.003, 'y'),
    ),
    box('dark', around(0, 2 * x - 0.1), [0.24, 0.26], around(0, 2 * z - 0.1)),
    ...cushion('linen', [2 * x - 0.08, 0.19, 2 * z - 0.08], [0, 0.35, 0.002], {
      square: 9,
      crown: 0.12,
      piping: 0.0045,
      steps: 14,
    }),
    ...[-1, 0, 1].flatMap((i) =>
      backCushion([i * 0.62 - 0.29, i * 0.62 + 0.29], 0.43, 0.42, -z + 0.16, 0.17, 14, 0).map(
        (part) => ({ ...part, slot: i === 0 ? ('blanket' as const) : ('linen' as const) }),
      ),
    ),
  ]
}

const canopy: Builder = ({ w, d, h }) => {
  const [x, z] = [w / 2 - 0.025, d / 2 - 0.025]
  const bar = (from: readonly [number, number, number], to: readonly [number, number, number]) =>
    rod('body', from, to, 0.02, 0.02, planed)
  return [
    ...both([
      bar([x, sunk, -z], [x, h, -z]),
      bar([x, sunk, z], [x, h, z]),
      bar([x, h - 0.02, -z], [x, h - 0.02, z]),
    ]),
    bar([-x, h - 0.02, -z], [x, h - 0.02, -z]),
    bar([-x, h - 0.02, z], [x, h - 0.02, z]),
    ...both([box('body', around(x, 0.026), [0.2, 0.33], [-z, z], 0.003, 'z')]),
    box('body', around(0, 2 * x), [0.2, 0.33], around(z, 0.026), 0.003, 'x'),
    plate('body', roundedRectangle(2 * x, 0.7, 0.004, [0, 0.55]), -z - 0.012, -z + 0.012, {
      plane: 'xy',
      grain: 'x',
    }),
    box('dark', around(0, w - 0.1), [0.23, 0.26], around(0, 2 * z - 0.04)),
    ...made(w - 0.09, -z + 0.03, z - 0.03, 0.26, 0.1),
  ]
}

export const beds = {
  'bed-slatted': slatted,
  'bed-upholstered': upholstered,
  'bed-platform': platform,
  'bed-drawers': withDrawers,
  'bed-day': day,
  'bed-canopy': canopy,
} satisfies Record<string, Builder>
