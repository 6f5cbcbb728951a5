import { box } from '../scene/box.ts'
import { both, moved, turned, type Part, type Vec } from '../scene/mesh.ts'
import { cushion, shell, squircle } from '../scene/soft.ts'
import { bent, circle, curve, lathe, rod, sweep } from '../scene/sweep.ts'
import { around, type Builder } from './kit.ts'
import { discFoot, starBase } from './swivel.ts'

/**
 * Curls a flat thing around the sitter: what is far to the side comes forward, what is high leans
 * back.
 */
const hug =
  (amount: number, lean: number, y0: number) =>
  (v: Vec): Vec => [v[0], v[1], v[2] + amount * v[0] * v[0] - lean * (v[1] - y0)]

/** Seat pan, tilting works and lever. */
function works(seat: number): Part[] {
  return [
    box('dark', around(0, 0.17), [seat - 0.1, seat - 0.05], around(0, 0.22), 0.012),
    box('dark', around(0, 0.38), [seat - 0.055, seat - 0.03], around(0.01, 0.38), 0.012),
    rod('dark', [0.05, seat - 0.075, 0.04], [0.23, seat - 0.08, 0.06], 0.006, 0.009),
  ]
}

function armrest(x: number, seat: number, height: number): Part[] {
  return [
    sweep(
      'dark',
      bent(
        [
          [x - 0.09, seat - 0.05, 0.0],
          [x, seat - 0.05, 0.0],
          [x, seat + height, 0.0],
        ],
        0.06,
      ),
      0.015,
      { square: 4, sides: 16, flat: 1.6, up: [0, 0, 1] },
    ),
    ...cushion('dark', [0.075, 0.03, 0.25], [x, seat + height + 0.008, 0.03], {
      square: 5,
      crown: 0.15,
      steps: 8,
    }),
  ]
}

const task: Builder = ({ w, d, h }) => {
  const seat = 0.47
  const back = (seat + 0.1 + h) / 2
  const tall = h - seat - 0.12
  return [
    ...starBase(w * 0.46, seat - 0.08),
    ...works(seat),
    ...cushion('body', [0.5, 0.085, 0.49], [0, seat - 0.005, 0.02], {
      square: 4.2,
      crown: 0.25,
      bend: (v) => [v[0], v[1] - Math.max(0, v[2] - 0.13) ** 2 * 1.2, v[2]],
    }),
    ...cushion('body', [0.46, tall, 0.075], [0, back, -d * 0.3], {
      square: 4,
      crown: 0,
      bend: hug(0.55, 0.13, seat),
    }),
    // The shell behind the padding and the spine that carries it.
    ...cushion('dark', [0.44, tall * 0.94, 0.04], [0, back, -d * 0.3 - 0.026], {
      square: 4,
      crown: 0,
      steps: 8,
      bend: hug(0.55, 0.13, seat),
    }),
    sweep(
      'dark',
      curve(
        [
          [0, seat - 0.07, -0.06],
          [0, seat - 0.06, -d * 0.36],
          [0, seat + 0.1, -d * 0.43],
          [0, back, -d * 0.4],
        ],
        6,
      ),
      0.02,
      { square: 4, sides: 16, flat: 1.5 },
    ),
    ...both(armrest(0.29, seat, 0.2)),
  ]
}

const highBack: Builder = ({ w, d, h }) => {
  const seat = 0.49
  const lean = hug(0.42, 0.14, seat)
  const z = -d * 0.29
  const back = (low: number, high: number, wide: number, thick: number) =>
    cushion('body', [wide, high - low, thick], [0, (low + high) / 2, z], {
      square: 4.5,
      crown: 0,
      bend: lean,
    })
  return [
    ...starBase(w * 0.46, seat - 0.08, 'chrome'),
    ...works(seat),
    ...cushion('body', [0.52, 0.1, 0.51], [0, seat, 0.02], {
      square: 4.2,
      crown: 0.25,
      bend: (v) => [v[0], v[1] - Math.max(0, v[2] - 0.13) ** 2 * 1.2, v[2]],
    }),
    ...back(seat + 0.07, seat + 0.29, 0.48, 0.1),
    ...back(seat + 0.285, seat + 0.51, 0.47, 0.09),
    ...cushion('body', [0.3, 0.15, 0.075], [0, h - 0.085, z + 0.012], {
      square: 4,
      crown: 0,
      bend: lean,
    }),
    ...cushion('dark', [0.42, 0.44, 0.03], [0, seat + 0.28, z - 0.045], {
      square: 4,
      crown: 0,
      steps: 8,
      bend: lean,
    }),
    ...both([
      rod('chrome', lean([0.07, h - 0.13, z - 0.01]), lean([0.07, seat + 0.45, z - 0.02]), 0.008),
    ]),
    sweep(
      'dark',
      curve(
        [
          [0, seat - 0.07, -0.06],
          [0, seat - 0.06, -d * 0.37],
          [0, seat + 0.1, -d * 0.45],
          [0, seat + 0.3, -d * 0.43],
        ],
        6,
      ),
      0.022,
      { square: 4, sides: 16, flat: 1.6 },
    ),
    ...both(armrest(0.3, seat, 0.21)),
  ]
}

/** One sheet of plywood: seat and back in a single bend, waisted where they meet. */
function plyShell(seat: number, top: number, width: number, depth: number): Part {
  const line = curve(
    [
      [0, seat - 0.012, depth * 0.5],
      [0, seat + 0.004, depth * 0.32],
      [0, seat - 0.014, 0],
      [0, seat, -depth * 0.26],
      [0, seat + 0.1, -depth * 0.42],
      [0, (seat + top) / 2 + 0.05, -depth * 0.46],
      [0, top, -depth * 0.56],
    ],
    8,
  )
  const along = (t: number): Vec => {
    const f = Math.min(Math.max(((t + 1) / 2) * (line.length - 1), 0), line.length - 1.001)
    const [a, b, k] = [line[Math.floor(f)], line[Math.floor(f) + 1], f % 1]
    return [0, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k]
  }
  return shell(
    'body',
    (u, v) => {
      const [a, t] = squircle(u, v, 0.62)
      const p = along(t)
      const waist = 1 - 0.22 * Math.exp(-(((t - 0.12) / 0.3) ** 2))
      // The seat's edges curl up, the back's come forward; in the bend one turns into the other.
      const share = Math.min(1, Math.max(0, (t + 0.35) / 0.95))
      const back = share * share * (3 - 2 * share)
      const curl = [0.026 * a * a * (1 - back), 0.1 * a * a * back]
      return [a * (width / 2) * waist, p[1] + curl[0], p[2] + curl[1]]
    },
    0.013,
    { across: 22, along: 44, grain: 'v' },
  )
}

const shellChair: Builder = ({ w, h }) => {
  const seat = 0.46
  return [
    ...starBase(w * 0.46, seat - 0.03),
    plyShell(seat, h, 0.48, 0.46),
    box('dark', around(0, 0.18), [seat - 0.04, seat - 0.018], around(-0.01, 0.18), 0.008),
  ]
}

const stool: Builder = ({ w, h }) => {
  const seat = h - 0.075
  const r = w * 0.45
  return [
    ...discFoot(w / 2, seat + 0.005, 'chrome'),
    lathe(
      'body',
      [
        [0, seat],
        [r - 0.012, seat],
        [r - 0.002, seat + 0.008],
        [r, seat + 0.03],
        [r - 0.003, seat + 0.05],
        [r - 0.02, seat + 0.066],
        [r * 0.6, seat + 0.074],
        [0, seat + 0.077],
      ],
      [0, 0],
      { sides: 56 },
    ),
    sweep('seam', circle(r - 0.008, seat + 0.058, 56), 0.0035, { closed: true, sides: 8 }),
    lathe('dark', [
      [0, seat - 0.014],
      [r * 0.72, seat - 0.014],
      [r * 0.76, seat + 0.002],
      [0, seat + 0.002],
    ]),
    sweep('chrome', circle(w * 0.3, 0.2, 48), 0.009, { closed: true, sides: 12 }),
    ...[0, 1, 2].map((i) =>
      rod(
        'chrome',
        [Math.cos(i * 2.094) * 0.02, 0.2, Math.sin(i * 2.094) * 0.02],
        [Math.cos(i * 2.094) * w * 0.3, 0.2, Math.sin(i * 2.094) * w * 0.3],
        0.006,
      ),
    ),
  ]
}

const saddle: Builder = ({ w, h }) => {
  const seat = h - 0.1
  const shape = (v: Vec): Vec => [
    v[0] * (0.82 - v[2] * 1.1),
    v[1] - v[0] * v[0] * 2.3 + v[2] * v[2] * 1.5 + (v[2] < -0.08 ? (-0.08 - v[2]) * 0.35 : 0),
    v[2],
  ]
  return [
    ...starBase(w * 0.46, seat, 'chrome'),
    box('dark', around(0, 0.16), [seat - 0.03, seat + 0.02], around(0, 0.16), 0.012),
    ...cushion('body', [0.38, 0.1, 0.37], [0, seat + 0.052, 0], {
      square: 3,
      crown: 0.35,
      steps: 14,
      bend: shape,
    }),
    ...moved(
      turned(
        cushion('dark', [0.34, 0.04, 0.33], [0, 0, 0], {
          square: 3,
          crown: 0,
          steps: 10,
          bend: shape,
        }),
        'y',
        0,
      ),
      [0, seat + 0.018, 0],
    ),
    rod('dark', [0.04, seat - 0.01, 0.02], [0.17, seat - 0.03, 0.04], 0.005, 0.008),
  ]
}

const visitor: Builder = ({ w, d, h }) => {
  const seat = 0.46
  const [x, front, rear] = [w / 2 - 0.02, d / 2 - 0.02, -d / 2 + 0.05]
  const side: Vec[] = [
    [x, h - 0.1, rear - 0.05],
    [x, seat - 0.02, rear + 0.07],
    [x, seat - 0.03, front],
    [x, 0.012, front - 0.03],
    [x, 0.012, rear],
  ]
  const tube = [
    ...side
      .slice()
      .reverse()
      .map(([a, b, c]): Vec => [-a, b, c]),
  ].reverse()
  const whole = bent([...side, ...tube.slice().reverse()], 0.07)
  return [
    sweep('chrome', whole, 0.0115, { sides: 16 }),
    ...cushion('body', [w - 0.05, 0.062, d - 0.13], [0, seat - 0.006, 0.02], {
      square: 6,
      crown: 0.25,
      piping: 0.003,
    }),
    ...cushion('body', [w - 0.07, 0.34, 0.055], [0, h - 0.17, rear - 0.012], {
      square: 5.5,
      crown: 0,
      bend: (v) => [v[0], v[1], v[2] - 0.16 * (v[1] - seat - 0.12) + 0.25 * v[0] * v[0]],
    }),
  ]
}

export { plyShell }

export const officeChairs = {
  'office-task': task,
  'office-high-back': highBack,
  'office-shell': shellChair,
  'office-stool': stool,
  'office-saddle': saddle,
  'office-visitor': visitor,
} satisfies Record<string, Builder>
