import { box } from '../scene/box.ts'
import { both, moved, type Part } from '../scene/mesh.ts'
import { plate, roundedRectangle } from '../scene/plate.ts'
import { rod, sweep } from '../scene/sweep.ts'
import { around, drawerFront, planed, sunk, type Builder } from './kit.ts'

/** A telescopic column at x = 0 with its foot and the bracket under the top. */
function column(top: number, foot: number): Part[] {
  return [
    plate('frame', roundedRectangle(0.078, foot, 0.012), 0.006, 0.03, { bevel: 0.008, grain: 'z' }),
    ...[-1, 1].map((s) =>
      rod('dark', [0, sunk, s * (foot / 2 - 0.05)], [0, 0.01, s * (foot / 2 - 0.05)], 0.022),
    ),
    plate('frame', roundedRectangle(0.09, 0.06, 0.008), 0.028, top * 0.62, {
      bevel: 0.002,
      grain: 'y',
    }),
    plate('frame', roundedRectangle(0.078, 0.05, 0.006), top * 0.6, top * 0.86, {
      bevel: 0.002,
      grain: 'y',
    }),
    plate('frame', roundedRectangle(0.066, 0.04, 0.005), top * 0.84, top - 0.02, {
      bevel: 0.002,
      grain: 'y',
    }),
    box('frame', around(0, 0.08), [top - 0.034, top], around(0, foot * 0.8), 0.004),
  ]
}

/** Cross beam, control panel and its cable: what is seen under the top of a powered desk. */
function machinery(w: number, d: number, top: number, reach: number): Part[] {
  return [
    box('frame', around(0, reach * 2), [top - 0.03, top - 0.002], around(0.04, 0.05), 0.003),
    box('frame', around(0, reach * 2), [top - 0.03, top - 0.002], around(-0.04, 0.05), 0.003),
    box(
      'dark',
      around(w / 2 - 0.16, 0.11),
      [top - 0.022, top + 0.001],
      [d / 2 - 0.075, d / 2 - 0.005],
      0.005,
    ),
    ...[-0.03, -0.01, 0.01].map((x) =>
      rod(
        'chrome',
        [w / 2 - 0.16 + x, top - 0.012, d / 2 - 0.007],
        [w / 2 - 0.16 + x, top - 0.012, d / 2 - 0.003],
        0.006,
        0.006,
        { sides: 12 },
      ),
    ),
  ]
}

const twoLeg: Builder = ({ w, d, h }) => {
  const top = h - 0.025
  const reach = w / 2 - 0.2
  return [
    plate('body', roundedRectangle(w, d, 0.015), top, h, { bevel: 0.003 }),
    ...moved(column(top, d - 0.08), [-reach, 0, 0]),
    ...moved(column(top, d - 0.08), [reach, 0, 0]),
    ...machinery(w, d, top, reach),
  ]
}

const rounded: Builder = ({ w, d, h }) => {
  const top = h - 0.03
  const reach = w / 2 - 0.22
  const tray = [0, 1, 2, 3, 4, 5].map((i) =>
    rod(
      'steel',
      [
        -reach + 0.12,
        top - 0.12 + (i > 3 ? (i - 3) * 0.035 : 0),
        -d / 2 + 0.08 + Math.min(i, 3) * 0.035,
      ],
      [
        reach - 0.12,
        top - 0.12 + (i > 3 ? (i - 3) * 0.035 : 0),
        -d / 2 + 0.08 + Math.min(i, 3) * 0.035,
      ],
      0.0035,
      0.0035,
      { sides: 8 },
    ),
  )
  return [
    plate('body', roundedRectangle(w, d, 0.09, [0, 0], 10), top, h, { bevel: 0.0149, steps: 5 }),
    ...moved(column(top, d - 0.08), [-reach, 0, 0]),
    ...moved(column(top, d - 0.08), [reach, 0, 0]),
    ...machinery(w, d, top, reach),
    ...tray,
    ...both([
      rod(
        'steel',
        [reach - 0.12, top - 0.12, -d / 2 + 0.08],
        [reach - 0.12, top, -d / 2 + 0.08],
        0.004,
      ),
      rod(
        'steel',
        [reach - 0.12, top - 0.12, -d / 2 + 0.19],
        [reach - 0.12, top, -d / 2 + 0.19],
        0.004,
      ),
    ]),
  ]
}

const withDrawer: Builder = ({ w, d, h }) => {
  const top = h - 0.025
  const reach = w / 2 - 0.2
  const bay = [-w / 2 + 0.05, w / 2 - 0.05] as const
  return [
    plate('body', roundedRectangle(w, d, 0.012), top, h, { bevel: 0.003 }),
    box('body', bay, [top - 0.075, top - 0.062], [-d / 2 + 0.1, d / 2 - 0.025]),
    ...both([
      box(
        'body',
        [bay[1] - 0.016, bay[1]],
        [top - 0.075, top + 0.001],
        [-d / 2 + 0.1, d / 2 - 0.018],
      ),
    ]),
    box('body', bay, [top - 0.075, top + 0.001], [-d / 2 + 0.1, -d / 2 + 0.115]),
    box(
      'inside',
      [bay[0] + 0.02, bay[1] - 0.02],
      [top - 0.062, top],
      [-d / 2 + 0.12, d / 2 - 0.05],
    ),
    ...drawerFront([bay[0] + 0.017, -0.001], [top - 0.074, top - 0.001], d / 2 - 0.018, 'lip'),
    ...drawerFront([0.001, bay[1] - 0.017], [top - 0.074, top - 0.001], d / 2 - 0.018, 'lip'),
    ...moved(column(top - 0.075, d - 0.08), [-reach, 0, 0]),
    ...moved(column(top - 0.075, d - 0.08), [reach, 0, 0]),
  ]
}

const compact: Builder = ({ w, d, h }) => {
  const top = h - 0.022
  return [
    plate('body', roundedRectangle(w, d, 0.05, [0, 0], 8), top, h, { bevel: 0.004 }),
    plate('frame', roundedRectangle(w * 0.68, d * 0.82, 0.05, [0, 0.01], 8), sunk, 0.016, {
      bevel: 0.006,
    }),
    plate('frame', roundedRectangle(0.1, 0.08, 0.012, [0, -0.06]), 0.012, top * 0.6, {
      bevel: 0.002,
      grain: 'y',
    }),
    plate('frame', roundedRectangle(0.084, 0.064, 0.01, [0, -0.06]), top * 0.58, top - 0.02, {
      bevel: 0.002,
      grain: 'y',
    }),
    box('frame', around(0, 0.36), [top - 0.022, top], around(-0.03, 0.3), 0.005),
    rod('steel', [w / 2 - 0.2, top - 0.02, 0.1], [w / 2 - 0.2, top - 0.02, d / 2 - 0.02], 0.006),
    rod(
      'dark',
      [w / 2 - 0.2, top - 0.02, d / 2 - 0.06],
      [w / 2 - 0.2, top - 0.02, d / 2 - 0.005],
      0.011,
      0.012,
    ),
  ]
}

const converter: Builder = ({ w, d }) => {
  const raised = 0.27
  const arm = (x: number, from: readonly [number, number], to: readonly [number, number]) =>
    rod('frame', [x, from[0], from[1]], [x, to[0], to[1]], 0.014, 0.014, {
      square: 6,
      sides: 20,
      flat: 0.6,
    })
  return [
    plate('body', roundedRectangle(w, d - 0.03, 0.03, [0, -0.03], 8), raised, raised + 0.018, {
      bevel: 0.005,
    }),
    plate(
      'body',
      roundedRectangle(w * 0.84, 0.2, 0.03, [0, d / 2 + 0.02], 8),
      raised - 0.105,
      raised - 0.09,
      { bevel: 0.005 },
    ),
    ...both([
      arm(w / 2 - 0.11, [0.012, -d / 2 + 0.03], [raised, d / 2 - 0.09]),
      arm(w / 2 - 0.135, [0.012, d / 2 - 0.05], [raised, -d / 2 + 0.03]),
      box('frame', around(w / 2 - 0.12, 0.06), [-0.004, 0.014], [-d / 2, d / 2 - 0.01], 0.004),
      box(
        'frame',
        around(w / 2 - 0.12, 0.06),
        [raised - 0.012, raised + 0.001],
        [-d / 2 + 0.01, d / 2 - 0.06],
        0.003,
      ),
      sweep(
        'frame',
        [
          [w / 2 - 0.12, raised - 0.004, d / 2 - 0.09],
          [w / 2 - 0.12, raised - 0.1, d / 2 - 0.06],
          [w / 2 - 0.12, raised - 0.1, d / 2 + 0.06],
        ],
        0.009,
      ),
    ]),
    rod(
      'frame',
      [-w / 2 + 0.12, 0.006, -d / 2 + 0.03],
      [w / 2 - 0.12, 0.006, -d / 2 + 0.03],
      0.01,
      0.01,
      planed,
    ),
    rod('frame', [-w / 2 + 0.12, raised / 2, -0.01], [w / 2 - 0.12, raised / 2, -0.01], 0.006),
  ]
}

const conference: Builder = ({ w, d, h }) => {
  const top = h - 0.03
  const reach = w / 2 - 0.28
  return [
    plate('body', roundedRectangle(w, d, 0.08, [0, 0], 10), top, h, { bevel: 0.006 }),
    ...[-reach, 0, reach].flatMap((x) => moved(column(top, d - 0.16), [x, 0, 0])),
    ...machinery(w, d, top, reach),
    // The flap for cables in the middle of the top.
    box('dark', around(0, 0.32), [h - 0.01, h + 0.0015], around(0, 0.12), 0.002),
  ]
}

export const standingDesks = {
  'standing-two-leg': twoLeg,
  'standing-rounded': rounded,
  'standing-drawer': withDrawer,
  'standing-compact': compact,
  'standing-converter': converter,
  'standing-conference': conference,
} satisfies Record<string, Builder>
