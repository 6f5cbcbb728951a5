import { box } from '../scene/box.ts'
import { both, type Part, type Vec } from '../scene/mesh.ts'
import { oval, plate, roundedRectangle } from '../scene/plate.ts'
import { lathe, rod, sweep, circle } from '../scene/sweep.ts'
import { around, drawerFront, fourLegs, planed, sunk, type Builder } from './kit.ts'

/** Four boards under the top, between the legs. */
function apron(w: number, d: number, y0: number, y1: number, thick = 0.02): Part[] {
  return [
    ...[-1, 1].map((s) =>
      box('body', around(0, w), [y0, y1], around(s * (d / 2), thick), 0.002, 'x'),
    ),
    ...[-1, 1].map((s) =>
      box('body', around(s * (w / 2), thick), [y0, y1], around(0, d), 0.002, 'z'),
    ),
  ]
}

const dining: Builder = ({ w, d, h }) => {
  const under = h - 0.028
  const [x, z] = [w / 2 - 0.11, d / 2 - 0.11]
  const k = under / 0.722
  const profile: [number, number][] = [
    [0, sunk],
    [0.016, sunk],
    [0.018, 0.02 * k],
    [0.02, 0.05 * k],
    [0.03, 0.38 * k],
    [0.034, 0.52 * k],
    [0.033, 0.56 * k],
    [0.026, 0.575 * k],
    [0.026, 0.583 * k],
    [0.035, 0.595 * k],
    [0.036, under + 0.002],
    [0, under + 0.002],
  ]
  return [
    plate('body', roundedRectangle(w, d, 0.12, [0, 0], 10), under, h, { bevel: 0.007, steps: 3 }),
    ...apron(2 * x, 2 * z, under - 0.075, under + 0.001),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) => lathe('limb', profile, [sx * x, sz * z], { sides: 28, grain: 'y' })),
    ),
  ]
}

const round: Builder = ({ w, h }) => {
  const under = h - 0.028
  const profile: [number, number][] = [
    [0, sunk],
    [0.27, sunk],
    [0.27, 0.012],
    [0.255, 0.024],
    [0.18, 0.05],
    [0.1, 0.11],
    [0.06, 0.2],
    [0.048, 0.32],
    [0.05, 0.44],
    [0.07, 0.58],
    [0.11, under - 0.05],
    [0.2, under - 0.012],
    [0.24, under + 0.001],
    [0, under + 0.001],
  ]
  return [
    plate('body', oval(w, w, 2, 96), under, h, { bevel: 0.008, steps: 3 }),
    lathe('limb', profile, [0, 0], { sides: 72, grain: 'y' }),
  ]
}

const extending: Builder = ({ w, d, h }) => {
  const under = h - 0.026
  const leaf = 0.42
  const half = (w - leaf) / 2
  const leg = (x: number, z: number) =>
    box('limb', around(x, 0.06), [sunk, under + 0.001], around(z, 0.06), 0.004, 'y')
  return [
    ...both([
      box('body', [leaf / 2 + 0.0012, leaf / 2 + half], [under, h], around(0, d), 0.003, 'x'),
    ]),
    // The leaf lies across, its grain the other way, so that one sees it.
    box('body', around(0, leaf - 0.0012), [under, h], around(0, d), 0.003, 'z'),
    ...apron(w - 0.1, d - 0.1, under - 0.085, under - 0.0),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => leg(x * (w / 2 - 0.05), z * (d / 2 - 0.05)))),
  ]
}

const coffee: Builder = ({ w, d, h }) => {
  const under = h - 0.022
  const y = 0.15
  const slats = Math.round((d - 0.16) / 0.045)
  return [
    plate('body', roundedRectangle(w, d, 0.02), under, h, { bevel: 0.004 }),
    ...apron(w - 0.13, d - 0.13, under - 0.05, under + 0.001, 0.018),
    ...fourLegs('limb', {
      x: w / 2 - 0.065,
      z: d / 2 - 0.065,
      top: under + 0.001,
      splay: 0.012,
      thick: 0.02,
      thin: 0.014,
    }),
    ...both([
      rod(
        'limb',
        [w / 2 - 0.058, y, -d / 2 + 0.06],
        [w / 2 - 0.058, y, d / 2 - 0.06],
        0.011,
        0.011,
        planed,
      ),
    ]),
    ...Array.from({ length: slats }, (_, i) =>
      box(
        'body',
        around(0, w - 0.1),
        [y + 0.004, y + 0.018],
        around((i - (slats - 1) / 2) * 0.045, 0.03),
        0.003,
        'x',
      ),
    ),
  ]
}

const side: Builder = ({ w, h }) => {
  const r = w / 2
  const y = h - 0.03
  const rim: [number, number][] = [
    [0, y],
    [r - 0.01, y],
    [r, y + 0.008],
    [r, h - 0.003],
    [r - 0.003, h],
    [r - 0.011, h],
    [r - 0.014, h - 0.003],
    [r - 0.014, y + 0.016],
    [r - 0.018, y + 0.014],
    [0, y + 0.014],
  ]
  return [
    lathe('body', rim, [0, 0], { sides: 80 }),
    ...[0, 1, 2].map((i) => {
      const angle = ((i * 120 + 90) * Math.PI) / 180
      const at = (k: number, height: number): Vec => [
        Math.cos(angle) * k,
        height,
        Math.sin(angle) * k,
      ]
      return rod('limb', at(r - 0.02, sunk), at(r * 0.5, y + 0.003), 0.012, 0.018)
    }),
    sweep('limb', circle(r * 0.5, y - 0.012, 40), 0.012, { closed: true, sides: 12, square: 5 }),
  ]
}

const consoleTable: Builder = ({ w, d, h }) => {
  const under = h - 0.02
  const [x, z] = [w / 2 - 0.06, d / 2 - 0.05]
  const low = under - 0.105
  return [
    plate('body', roundedRectangle(w, d, 0.01), under, h, { bevel: 0.004 }),
    box('body', around(0, 2 * x), [low, under + 0.001], around(-z, 0.018), 0.002, 'x'),
    ...both([
      box('body', around(x, 0.018), [low, under + 0.001], around(0, 2 * z + 0.018), 0.002, 'z'),
    ]),
    box('body', around(0, 0.03), [low, under + 0.001], [-z, z + 0.008], 0.002, 'y'),
    box('inside', around(0, 2 * x - 0.03), [low + 0.01, under], [-z + 0.01, z - 0.018]),
    ...both(drawerFront([0.017, x - 0.012], [low, under], z + 0.009, 'knob')),
    ...fourLegs('limb', {
      x: x - 0.004,
      z: z - 0.004,
      top: under + 0.001,
      thick: 0.022,
      thin: 0.014,
      options: planed,
    }),
  ]
}

export const tables = {
  'table-dining': dining,
  'table-round': round,
  'table-extending': extending,
  'table-coffee': coffee,
  'table-side': side,
  'table-console': consoleTable,
} satisfies Record<string, Builder>
