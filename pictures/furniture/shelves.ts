import { box } from '../scene/box.ts'
import { both, type Part } from '../scene/mesh.ts'
import { plate, roundedRectangle } from '../scene/plate.ts'
import { bent, rod, sweep } from '../scene/sweep.ts'
import { around, planed, sunk, type Builder } from './kit.ts'

const ladder: Builder = ({ w, d, h }) => {
  // The uprights lean from the front at the floor to the wall at the top.
  const zAt = (y: number) => d / 2 - 0.02 - (y / h) * (d - 0.04)
  const rows = [0.16, 0.52, 0.88, 1.24, 1.6]
  return [
    ...both([
      rod('limb', [w / 2 - 0.014, sunk, zAt(0)], [w / 2 - 0.014, h, zAt(h)], 0.017, 0.015, planed),
    ]),
    ...rows.flatMap((y) => {
      const deep = d - 0.03 - (y / h) * (d - 0.17)
      const front = zAt(y) + 0.02
      return [
        box(
          'body',
          around(0, w - 0.05),
          [y - 0.018, y],
          [Math.max(front - deep, -d / 2), front],
          0.003,
          'x',
        ),
        box(
          'body',
          around(0, w - 0.05),
          [y - 0.002, y + 0.03],
          [Math.max(front - deep, -d / 2), Math.max(front - deep, -d / 2) + 0.012],
          0.003,
          'x',
        ),
        ...both([
          box(
            'body',
            [w / 2 - 0.038, w / 2 - 0.026],
            [y - 0.002, y + 0.03],
            [Math.max(front - deep, -d / 2), front - 0.03],
            0.003,
          ),
        ]),
      ]
    }),
  ]
}

const cube: Builder = ({ w, d, h }) => {
  const [outer, inner] = [0.038, 0.016]
  const [columns, rows] = [Math.max(2, Math.round(w / 0.37)), 4]
  const cell = (w - 2 * outer - (columns - 1) * inner) / columns
  const tall = (h - 2 * outer - (rows - 1) * inner) / rows
  const z = [-d / 2, d / 2] as const
  return [
    ...both([
      box('body', [w / 2 - outer, w / 2], [outer - 0.001, h - outer + 0.001], z, 0.002, 'y'),
    ]),
    box('body', around(0, w), [h - outer, h], z, 0.002),
    box('body', around(0, w), [sunk, outer], z, 0.002),
    ...Array.from({ length: columns - 1 }, (_, i) =>
      box(
        'body',
        around(-w / 2 + outer + (i + 1) * (cell + inner) - inner / 2, inner),
        [outer, h - outer],
        [z[0] + 0.002, z[1] - 0.002],
        0.001,
        'y',
      ),
    ),
    ...Array.from({ length: rows - 1 }, (_, i) =>
      box(
        'body',
        around(0, w - 2 * outer + 0.002),
        around(outer + (i + 1) * (tall + inner) - inner / 2, inner),
        [z[0] + 0.001, z[1] - 0.003],
        0.001,
        'x',
      ),
    ),
  ]
}

const tall: Builder = ({ w, d, h }) => {
  const board = 0.02
  const z = [-d / 2, d / 2] as const
  const gap = (h - 0.07 - board) / 6
  return [
    ...both([box('body', [w / 2 - board, w / 2], [sunk, h], z, 0.002, 'y')]),
    box('body', around(0, w - 2 * board + 0.002), [h - board, h], [z[0], z[1] - 0.001], 0.002),
    ...Array.from({ length: 6 }, (_, i) =>
      box(
        'body',
        around(0, w - 2 * board + 0.002),
        [0.07 + i * gap - board / 2, 0.07 + i * gap + board / 2],
        [z[0] + 0.006, z[1] - 0.006],
        0.002,
      ),
    ),
    box(
      'body',
      around(0, w - 2 * board + 0.002),
      [0.05, h - 0.01],
      [z[0] + 0.002, z[0] + 0.01],
      0.001,
      'y',
    ),
    box(
      'body',
      around(0, w - 2 * board + 0.002),
      [sunk, 0.07],
      [z[1] - 0.04, z[1] - 0.022],
      0.002,
      'x',
    ),
  ]
}

const steel: Builder = ({ w, d, h }) => {
  const bar = 0.009
  const [x, z] = [w / 2 - bar, d / 2 - bar]
  const rows = [0.12, 0.12 + (h - 0.2) / 3, 0.12 + ((h - 0.2) * 2) / 3, h - 0.08]
  const line = (from: readonly [number, number, number], to: readonly [number, number, number]) =>
    rod('steel', from, to, bar, bar, planed)
  return [
    ...both([
      line([x, sunk, z], [x, h, z]),
      line([x, sunk, -z], [x, h, -z]),
      line([x, h - bar, -z], [x, h - bar, z]),
      ...rows.map((y) => line([x, y - 0.022, -z], [x, y - 0.022, z])),
    ]),
    line([-x, h - bar, -z], [x, h - bar, -z]),
    ...rows.flatMap((y) => [
      plate('body', roundedRectangle(w - 0.03, d - 0.03, 0.004), y - 0.014, y + 0.01, {
        bevel: 0.003,
      }),
      line([-x, y - 0.022, -z], [x, y - 0.022, -z]),
      line([-x, y - 0.022, z], [x, y - 0.022, z]),
    ]),
    ...both([rod('steel', [-x, 0.1, -z], [x, h - 0.1, -z], 0.004)]),
  ]
}

/** Hangs on the wall z = 0; its lower edge at y = 0. */
const wall: Builder = ({ w, d, h }) => {
  const board = (y: number): Part => box('body', around(0, w), [y, y + 0.022], [0.016, d], 0.004)
  const bracket = (x: number): Part[] => [
    sweep(
      'brass',
      bent(
        [
          [x, h, 0.008],
          [x, 0.01, 0.008],
          [x, 0.01, d - 0.02],
        ],
        0.02,
      ),
      0.006,
      { sides: 14 },
    ),
    sweep(
      'brass',
      bent(
        [
          [x, h - 0.101, 0.008],
          [x, h - 0.101, d - 0.02],
        ],
        0.02,
      ),
      0.006,
      { sides: 14 },
    ),
  ]
  return [board(0.0155), board(h - 0.095), ...[-w / 2 + 0.12, w / 2 - 0.12].flatMap(bracket)]
}

const divider: Builder = ({ w, d, h }) => {
  const t = 0.02
  const z = [-d / 2, d / 2] as const
  const level = (x0: number, x1: number, y: number) =>
    box('body', [x0, x1], [y - t / 2, y + t / 2], [z[0], z[1]], 0.002)
  const post = (x: number, y0: number, y1: number) =>
    box(
      'body',
      around(x, t),
      [y0 + t / 2 - 0.001, y1 - t / 2 + 0.001],
      [z[0] + 0.001, z[1] - 0.001],
      0.002,
      'y',
    )
  const [l, r] = [-w / 2, w / 2]
  const [b, m, n, top] = [0.09, 0.42, 0.74, h - t / 2]
  return [
    level(l, r, b),
    level(l, r, m),
    level(l + 0.32, r, n),
    level(l + 0.32, r - 0.52, top),
    post(l + t / 2, b, m),
    post(r - t / 2, b, n),
    post(l + 0.55, b, m),
    post(l + 1.02, b, m),
    post(l + 0.33, m, top),
    post(l + 0.8, m, n),
    post(r - 0.3, m, n),
    post(r - 0.53, n, top),
    post(l + 0.62, n, top),
    ...both([box('body', [r - 0.12, r - 0.09], [sunk, b], [z[0] + 0.02, z[1] - 0.02], 0.003, 'y')]),
  ]
}

export const shelves = {
  'shelf-ladder': ladder,
  'shelf-cube': cube,
  'shelf-tall': tall,
  'shelf-steel': steel,
  'shelf-wall': wall,
  'shelf-room-divider': divider,
} satisfies Record<string, Builder>
