import { box } from '../scene/box.ts'
import { both, type Part, type Vec } from '../scene/mesh.ts'
import { oval, plate, roundedRectangle } from '../scene/plate.ts'
import { cushion, shell, squircle } from '../scene/soft.ts'
import { bent, curve, rod, sweep } from '../scene/sweep.ts'
import { around, fourLegs, planed, sunk, type Builder } from './kit.ts'
import { plyShell } from './office-chairs.ts'

/** A bent board between two posts: `y` its middle, curved backwards by `bow`. */
function bentBoard(
  half: number,
  y: number,
  tall: number,
  z: number,
  bow: number,
  lean = 0.1,
  thick = 0.018,
): Part {
  return shell(
    'body',
    (u, v) => {
      const [a, b] = squircle(u, v, 0.18)
      return [a * half, y + (b * tall) / 2, z - bow * (1 - a * a) - (b * tall * lean) / 2]
    },
    thick,
    { across: 24, along: 6, grain: 'u' },
  )
}

const dining: Builder = ({ w, d, h }) => {
  const seat = 0.45
  const [x, z] = [w / 2 - 0.045, d / 2 - 0.05]
  const rear = (s: number): Part =>
    sweep(
      'body',
      curve(
        [
          [s * (x - 0.01), sunk, -z - 0.01],
          [s * (x - 0.02), 0.25, -z + 0.03],
          [s * (x - 0.025), seat, -z + 0.03],
          [s * (x - 0.02), h - 0.035, -z - 0.045],
        ],
        6,
      ),
      Array.from({ length: 19 }, (_, i) => 0.013 + 0.006 * Math.sin((i / 18) * Math.PI)),
      { sides: 18 },
    )
  return [
    rear(-1),
    rear(1),
    ...both([
      rod('body', [x + 0.005, sunk, z + 0.005], [x - 0.02, seat - 0.01, z - 0.02], 0.012, 0.019),
    ]),
    box(
      'body',
      around(0, 2 * x - 0.04),
      [seat - 0.065, seat - 0.015],
      around(z - 0.022, 0.02),
      0.003,
      'x',
    ),
    box(
      'body',
      around(0, 2 * x - 0.05),
      [seat - 0.065, seat - 0.015],
      around(-z + 0.032, 0.02),
      0.003,
      'x',
    ),
    ...both([
      box(
        'body',
        around(x - 0.022, 0.02),
        [seat - 0.065, seat - 0.015],
        [-z + 0.03, z - 0.02],
        0.003,
        'z',
      ),
    ]),
    ...cushion('pad', [w - 0.05, 0.055, d - 0.09], [0, seat + 0.004, 0.012], {
      square: 6,
      crown: 0.35,
      bend: (v) => [v[0] * (1 + v[2] * 0.12), v[1], v[2]],
    }),
    bentBoard(x + 0.012, h - 0.075, 0.14, -z - 0.028, 0.055),
  ]
}

const spindle: Builder = ({ w, d, h }) => {
  const seat = 0.45
  const top = (t: number): Vec => [
    t * (w / 2 - 0.02),
    h - 0.03 - 0.02 * t * t,
    -d / 2 + 0.015 + 0.05 * t * t,
  ]
  const foot = (t: number): Vec => [
    t * (w / 2 - 0.08),
    seat - 0.012,
    -d / 2 + 0.115 + 0.045 * t * t,
  ]
  const count = 7
  const [x, z] = [w / 2 - 0.1, d / 2 - 0.1]
  return [
    plate('body', oval(w - 0.04, d - 0.09, 3.4, 64, [0, 0.025]), seat - 0.034, seat, {
      bevel: 0.014,
      steps: 4,
      grain: 'x',
    }),
    sweep(
      'body',
      Array.from({ length: 17 }, (_, i) => top(i / 8 - 1)),
      Array.from({ length: 17 }, (_, i) => 0.014 + 0.006 * Math.cos((i / 8 - 1) * 1.4)),
      { sides: 18, flat: 1.7, up: [0, 1, 0] },
    ),
    ...Array.from({ length: count }, (_, i) => {
      const t = (i / (count - 1)) * 2 - 1
      const edge = Math.abs(t) === 1
      return rod(
        'body',
        foot(t * 0.96),
        top(t * 0.93),
        edge ? 0.0105 : 0.0085,
        edge ? 0.009 : 0.0065,
        { sides: 12 },
      )
    }),
    ...fourLegs('body', { x, z, top: seat - 0.012, splay: 0.07, thick: 0.017, thin: 0.011 }),
    ...both([
      rod('body', [x + 0.035, 0.21, -z - 0.035], [x + 0.035, 0.21, z + 0.035], 0.009, 0.009),
    ]),
    rod('body', [-x - 0.033, 0.21, 0.01], [x + 0.033, 0.21, 0.01], 0.009),
  ]
}

const upholstered: Builder = ({ w, d, h }) => {
  const seat = 0.47
  const r = w / 2
  const back = shell(
    'body',
    (u, v) => {
      const [a, b] = squircle(u, v, 0.45)
      const angle = a * 1.25
      const y = 0.4 + ((b + 1) / 2) * (h - 0.42) - a * a * 0.11 * (b > 0 ? b : 0)
      return [
        Math.sin(angle) * (r - 0.03) * 1.02,
        y,
        -Math.cos(angle) * (d / 2 - 0.05) + 0.02 - (y - seat) * 0.1,
      ]
    },
    0.075,
    { across: 28, along: 18, stuffed: true },
  )
  return [
    back,
    ...cushion('body', [w - 0.04, 0.12, d - 0.06], [0, seat - 0.04, 0.03], {
      square: 4.2,
      crown: 0.22,
      piping: 0.0035,
      steps: 12,
    }),
    ...fourLegs('limb', {
      x: w / 2 - 0.11,
      z: d / 2 - 0.11,
      top: seat - 0.07,
      splay: 0.06,
      thick: 0.019,
      thin: 0.012,
    }),
  ]
}

const stacking: Builder = ({ w, d, h }) => {
  const seat = 0.45
  const [x, z] = [w / 2 - 0.03, d / 2 - 0.03]
  const loop = (s: number) =>
    sweep(
      'chrome',
      bent(
        [
          [s * x, sunk, z],
          [s * (x - 0.05), seat - 0.028, z - 0.07],
          [s * (x - 0.06), seat - 0.03, -z + 0.1],
          [s * x, sunk, -z],
        ],
        0.05,
      ),
      0.009,
      { sides: 14, up: [1, 0, 0] },
    )
  return [
    loop(1),
    loop(-1),
    ...[0.1, -0.1].map((at) =>
      rod('chrome', [-x + 0.06, seat - 0.03, at], [x - 0.06, seat - 0.03, at], 0.008),
    ),
    plyShell(seat, h, w - 0.06, d - 0.09),
  ]
}

const bar: Builder = ({ w, d, h }) => {
  const seat = 0.7
  const [x, z] = [w / 2 - 0.1, d / 2 - 0.1]
  const splay = 0.075
  const k = 1 - 0.25 / seat
  const ring = roundedRectangle(
    2 * (x + splay * k) - 0.004,
    2 * (z + splay * k) - 0.004,
    0.05,
    [0, 0],
    6,
  ).map(([a, b]): Vec => [a, 0.25, b])
  return [
    plate('body', oval(w - 0.03, d - 0.07, 3, 64, [0, 0.015]), seat - 0.032, seat, {
      bevel: 0.013,
      steps: 4,
      grain: 'x',
    }),
    ...fourLegs('body', { x, z, top: seat - 0.012, splay, thick: 0.018, thin: 0.013 }),
    sweep('steel', ring, 0.008, { closed: true, sides: 12 }),
    bentBoard(w / 2 - 0.035, h - 0.055, 0.11, -d / 2 + 0.085, 0.055, 0.16, 0.016),
    ...both([
      rod(
        'steel',
        [w / 2 - 0.11, seat - 0.02, -d / 2 + 0.1],
        [w / 2 - 0.095, h - 0.05, -d / 2 + 0.055],
        0.007,
      ),
    ]),
  ]
}

/** A bent runner of a rocking chair, at the left (-1) or the right. */
function rocker(s: number, x: number, d: number) {
  return sweep(
    'body',
    Array.from({ length: 25 }, (_, i): Vec => {
      const z = (i / 24 - 0.5) * d
      return [s * x, 0.016 + (z + 0.02) ** 2 * 0.42, z]
    }),
    0.016,
    { square: 5, sides: 20, flat: 1.1 },
  )
}

const rocking: Builder = ({ w, d, h }) => {
  const seat = 0.42
  const x = w / 2 - 0.04
  const under = (z: number) => 0.022 + (z + 0.02) ** 2 * 0.42
  const lean = (y: number) => -0.22 - (y - seat) * 0.3
  const [front, rear] = [0.23, -0.2]
  return [
    rocker(-1, x, d),
    rocker(1, x, d),
    ...both([
      rod('body', [x, under(front), front], [x - 0.005, 0.63, front - 0.01], 0.016, 0.015),
      rod('body', [x, under(rear), rear], [x - 0.03, h, lean(h)], 0.016, 0.014),
      sweep(
        'body',
        curve(
          [
            [x - 0.01, 0.635, lean(0.63) + 0.03],
            [x, 0.645, -0.05],
            [x + 0.003, 0.64, 0.15],
            [x, 0.625, 0.3],
          ],
          6,
        ),
        0.017,
        { sides: 18, flat: 0.75 },
      ),
      rod(
        'body',
        [x - 0.02, seat - 0.035, rear - 0.012],
        [x - 0.02, seat - 0.035, front],
        0.014,
        0.014,
        planed,
      ),
    ]),
    rod(
      'body',
      [-x + 0.02, seat - 0.035, front],
      [x - 0.02, seat - 0.035, front],
      0.014,
      0.014,
      planed,
    ),
    rod(
      'body',
      [-x + 0.02, seat - 0.05, rear - 0.01],
      [x - 0.02, seat - 0.05, rear - 0.01],
      0.014,
      0.014,
      planed,
    ),
    rod('body', [-x, 0.2, front], [x, 0.2, front], 0.01),
    bentBoard(x - 0.03, h - 0.06, 0.12, lean(h - 0.06) - 0.0, 0.03, 0.3, 0.02),
    rod(
      'body',
      [-x + 0.03, seat + 0.06, lean(seat + 0.06)],
      [x - 0.03, seat + 0.06, lean(seat + 0.06)],
      0.013,
      0.013,
      planed,
    ),
    ...[-3, -2, -1, 0, 1, 2, 3].map((i) =>
      rod(
        'body',
        [i * 0.066, seat + 0.06, lean(seat + 0.06)],
        [i * 0.068, h - 0.11, lean(h - 0.11) - 0.025],
        0.016,
        0.016,
        { ...planed, flat: 0.45, up: [0, 0.3, 1] },
      ),
    ),
    ...cushion('pad', [2 * x - 0.05, 0.08, 0.46], [0, seat, 0.01], {
      square: 6,
      crown: 0.35,
      piping: 0.0035,
    }),
  ]
}

export const chairs = {
  'chair-dining': dining,
  'chair-spindle': spindle,
  'chair-upholstered': upholstered,
  'chair-stacking': stacking,
  'chair-bar': bar,
  'chair-rocking': rocking,
} satisfies Record<string, Builder>
