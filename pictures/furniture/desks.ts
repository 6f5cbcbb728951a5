import { box } from '../scene/box.ts'
import { both, moved, turned } from '../scene/mesh.ts'
import { plate, roundedRectangle } from '../scene/plate.ts'
import { rod } from '../scene/sweep.ts'
import { around, carcass, drawerFront, fourLegs, planed, sunk, type Builder } from './kit.ts'

const deskSlim: Builder = ({ w, d, h }) => {
  const under = h - 0.022
  return [
    plate('body', roundedRectangle(w, d, 0.012), under, h, { bevel: 0.004 }),
    // The apron: sides and back closed, one flat drawer in front.
    box(
      'body',
      around(0, w - 0.1),
      [under - 0.08, under + 0.001],
      [-d / 2 + 0.035, -d / 2 + 0.053],
    ),
    ...both([
      box(
        'body',
        [w / 2 - 0.068, w / 2 - 0.05],
        [under - 0.08, under + 0.001],
        [-d / 2 + 0.035, d / 2 - 0.035],
      ),
    ]),
    box('inside', around(0, w - 0.12), [under - 0.075, under], [-d / 2 + 0.04, d / 2 - 0.06]),
    ...drawerFront(around(0, w - 0.138), [under - 0.08, under - 0.002], d / 2 - 0.035, 'knob'),
    ...fourLegs('limb', {
      x: w / 2 - 0.062,
      z: d / 2 - 0.062,
      top: under + 0.002,
      splay: 0.022,
      thick: 0.024,
      thin: 0.0135,
    }),
  ]
}

const deskTrestle: Builder = ({ w, d, h }) => {
  const under = h - 0.026
  const trestle = [
    rod(
      'limb',
      [0, under - 0.018, -d / 2 + 0.05],
      [0, under - 0.018, d / 2 - 0.05],
      0.019,
      0.019,
      planed,
    ),
    ...[-1, 1].flatMap((z) => [
      ...[-1, 1].map((s) =>
        rod(
          'limb',
          [s * 0.17, sunk, z * (d / 2 - 0.07)],
          [s * 0.016, under - 0.006, z * (d / 2 - 0.1)],
          0.015,
          0.015,
          planed,
        ),
      ),
      rod(
        'limb',
        [-0.105, 0.28, z * (d / 2 - 0.082)],
        [0.105, 0.28, z * (d / 2 - 0.082)],
        0.011,
        0.011,
        planed,
      ),
    ]),
    rod('limb', [0, 0.28, -d / 2 + 0.07], [0, 0.28, d / 2 - 0.07], 0.011, 0.011, planed),
  ]
  return [
    plate('body', roundedRectangle(w, d, 0.01), under, h, { bevel: 0.004 }),
    ...moved(trestle, [-w / 2 + 0.3, 0, 0]),
    ...moved(trestle, [w / 2 - 0.3, 0, 0]),
  ]
}

const deskDrawers: Builder = ({ w, d, h }) => {
  const under = h - 0.025
  const stack = 0.4
  const [x0, x1] = [w / 2 - 0.02 - stack, w / 2 - 0.02]
  const rows = [0.045, 0.29, 0.52, under - 0.004]
  return [
    plate('body', roundedRectangle(w, d, 0.006), under, h, { bevel: 0.003 }),
    ...carcass([x0, x1], [0.04, under], [-d / 2 + 0.02, d / 2 - 0.042], 0.018),
    box('inside', [x0 + 0.02, x1 - 0.02], [0.06, under - 0.02], [-d / 2 + 0.04, d / 2 - 0.06]),
    box('dark', [x0 + 0.03, x1 - 0.03], [sunk, 0.042], [-d / 2 + 0.06, d / 2 - 0.08]),
    ...rows
      .slice(0, 3)
      .flatMap((y, i) => drawerFront([x0, x1], [y, rows[i + 1]], d / 2 - 0.02, 'lip')),
    box(
      'body',
      [-w / 2 + 0.02, -w / 2 + 0.045],
      [sunk, under],
      [-d / 2 + 0.02, d / 2 - 0.02],
      0.003,
      'y',
    ),
    box(
      'body',
      [-w / 2 + 0.044, x0 + 0.001],
      [under - 0.32, under],
      [-d / 2 + 0.06, -d / 2 + 0.078],
    ),
  ]
}

const deskSteel: Builder = ({ w, d, h }) => {
  const under = h - 0.024
  const [x, z] = [w / 2 - 0.03, d / 2 - 0.03]
  const bar = 0.0125
  const frame = (from: readonly [number, number, number], to: readonly [number, number, number]) =>
    rod('steel', from, to, bar, bar, planed)
  return [
    plate('body', roundedRectangle(w, d, 0.008), under, h, { bevel: 0.004 }),
    ...both([
      frame([x, sunk, -z], [x, under, -z]),
      frame([x, sunk, z], [x, under, z]),
      frame([x, under - bar, -z], [x, under - bar, z]),
      frame([x, 0.012, -z], [x, 0.012, z]),
    ]),
    frame([-x, under - bar, z], [x, under - bar, z]),
    frame([-x, under - bar, -z], [x, under - bar, -z]),
    ...both([rod('steel', [-x, 0.06, -z], [x, under - 0.05, -z], 0.005)]),
  ]
}

const deskSecretary: Builder = ({ w, d, h }) => {
  const top = 0.75
  const under = top - 0.022
  const [z0, z1] = [-d / 2 + 0.005, -d / 2 + 0.235]
  const shelf = [z0, z1] as const
  const cells = [-0.5, -0.25, 0, 0.25, 0.5].map((t) => t * (w - 0.036))
  return [
    plate('body', roundedRectangle(w, d, 0.012), under, top, { bevel: 0.004 }),
    ...both([box('body', [w / 2 - 0.018, w / 2], [top, h], shelf, 0.003, 'y')]),
    box('body', around(0, w - 0.034), [h - 0.018, h], shelf),
    box('body', around(0, w - 0.034), [top - 0.001, top + 0.012], shelf),
    box('body', around(0, w - 0.034), [top, h - 0.01], [z0 + 0.002, z0 + 0.012], 0.002, 'x'),
    ...cells
      .slice(1, 4)
      .map((x) =>
        box('body', around(x, 0.014), [top + 0.01, h - 0.016], [z0 + 0.01, z1 - 0.006], 0.002, 'y'),
      ),
    // The compartments at the ends hold a small drawer, the middle ones stay open.
    ...[0, 3].flatMap((i) =>
      drawerFront(
        [cells[i] + (i ? 0.007 : 0), cells[i + 1] - (i ? 0 : 0.007)],
        [top + 0.013, top + 0.1],
        z1 - 0.012,
        'knob',
      ),
    ),
    ...[0, 3].map((i) =>
      box(
        'body',
        [cells[i], cells[i + 1]],
        [top + 0.1, top + 0.112],
        [z0 + 0.01, z1 - 0.01],
        0.002,
      ),
    ),
    ...both([
      box(
        'body',
        [w / 2 - 0.068, w / 2 - 0.05],
        [under - 0.09, under + 0.001],
        [-d / 2 + 0.035, d / 2 - 0.035],
      ),
    ]),
    box(
      'body',
      around(0, w - 0.1),
      [under - 0.09, under + 0.001],
      [-d / 2 + 0.035, -d / 2 + 0.053],
    ),
    box('inside', around(0, w - 0.12), [under - 0.085, under], [-d / 2 + 0.04, d / 2 - 0.06]),
    ...drawerFront(around(0, w - 0.138), [under - 0.09, under - 0.002], d / 2 - 0.035, 'knob'),
    ...fourLegs('limb', {
      x: w / 2 - 0.06,
      z: d / 2 - 0.06,
      top: under + 0.002,
      splay: 0.014,
      thick: 0.023,
      thin: 0.014,
    }),
  ]
}

/** `d` is how far the short arm comes forward; it lies at the right. */
const deskCorner: Builder = ({ w, d, h }) => {
  const under = h - 0.026
  const arm = 0.6
  const leg = (x: number, z: number) =>
    box('limb', around(x, 0.048), [sunk, under + 0.001], around(z, 0.048), 0.004, 'y')
  const desk = [
    box('body', [-w / 2, w / 2 - arm - 0.0008], [under, h], [-d / 2, -d / 2 + arm], 0.003, 'x'),
    box('body', [w / 2 - arm + 0.0008, w / 2], [under, h], [-d / 2, d / 2], 0.003, 'z'),
    ...[
      [-w / 2 + 0.05, -d / 2 + 0.05],
      [-w / 2 + 0.05, -d / 2 + arm - 0.05],
      [w / 2 - arm + 0.05, d / 2 - 0.05],
      [w / 2 - 0.05, d / 2 - 0.05],
      [w / 2 - 0.05, -d / 2 + 0.05],
    ].map(([x, z]) => leg(x, z)),
    box(
      'body',
      [-w / 2 + 0.06, w / 2 - 0.06],
      [under - 0.06, under + 0.001],
      around(-d / 2 + 0.05, 0.02),
    ),
    box(
      'body',
      around(w / 2 - 0.05, 0.02),
      [under - 0.06, under + 0.001],
      [-d / 2 + 0.06, d / 2 - 0.06],
    ),
    box(
      'body',
      [w / 2 - arm + 0.06, w / 2 - 0.06],
      [under - 0.06, under + 0.001],
      around(d / 2 - 0.05, 0.02),
    ),
    box(
      'body',
      around(-w / 2 + 0.05, 0.02),
      [under - 0.06, under + 0.001],
      [-d / 2 + 0.06, -d / 2 + arm - 0.06],
    ),
    box(
      'body',
      around(w / 2 - arm + 0.05, 0.02),
      [under - 0.06, under + 0.001],
      [-d / 2 + arm - 0.05, d / 2 - 0.06],
    ),
    box(
      'body',
      [-w / 2 + 0.06, w / 2 - arm + 0.05],
      [under - 0.06, under + 0.001],
      around(-d / 2 + arm - 0.05, 0.02),
    ),
  ]
  return turned(desk, 'y', 0)
}

export const desks = {
  'desk-slim': deskSlim,
  'desk-trestle': deskTrestle,
  'desk-drawers': deskDrawers,
  'desk-steel': deskSteel,
  'desk-secretary': deskSecretary,
  'desk-corner': deskCorner,
} satisfies Record<string, Builder>
