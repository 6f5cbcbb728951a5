import { box } from '../scene/box.ts'
import { both, turned, type Part, type Vec } from '../scene/mesh.ts'
import { cushion, shell, type CushionOptions } from '../scene/soft.ts'
import { circle, curve, lathe, rod, sweep } from '../scene/sweep.ts'
import { around, fourLegs, sunk, type Builder } from './kit.ts'

type Range = readonly [from: number, to: number]

/** A cushion between three spans. */
function block(
  xs: Range,
  ys: Range,
  zs: Range,
  options: CushionOptions = {},
  slot: 'body' | 'pad' = 'body',
): Part[] {
  const middle = (r: Range) => (r[0] + r[1]) / 2
  return cushion(
    slot,
    [xs[1] - xs[0], ys[1] - ys[0], zs[1] - zs[0]],
    [middle(xs), middle(ys), middle(zs)],
    options,
  )
}

/** Firm, upholstered frame parts: nearly a box. */
const firm: CushionOptions = { square: 14, crown: 0.03, steps: 12 }

/** A back cushion: stands on its edge and leans; the crown bulges forward. */
function backCushion(
  xs: Range,
  y: number,
  tall: number,
  z: number,
  thick: number,
  lean: number,
  piping: number,
): Part[] {
  const upright = cushion('body', [xs[1] - xs[0], thick, tall], [(xs[0] + xs[1]) / 2, 0, 0], {
    square: 5,
    crown: 0.42,
    piping,
  })
  return turned(upright, 'x', 90 - lean).map((part) => ({
    ...part,
    corners: part.corners.map((c) => ({
      ...c,
      at: [c.at[0], c.at[1] + y + tall / 2, c.at[2] + z] as Vec,
    })),
  }))
}

const two: Builder = ({ w, d, h }) => {
  const foot = 0.16
  const arm = 0.15
  const x = w / 2 - arm
  const [z0, z1] = [-d / 2, d / 2]
  return [
    ...block([-x - 0.02, x + 0.02], [foot, foot + 0.15], [z0 + 0.06, z1 - 0.03], firm),
    ...both(
      block([x, w / 2], [foot, 0.6], [z0 + 0.03, z1 - 0.02], {
        ...firm,
        square: 10,
        piping: 0.004,
      }),
    ),
    ...block([-w / 2 + 0.03, w / 2 - 0.03], [foot, h - 0.06], [z0, z0 + 0.17], {
      ...firm,
      square: 10,
      piping: 0.004,
    }),
    ...both(
      block([0.002, x - 0.002], [foot + 0.145, foot + 0.31], [z0 + 0.24, z1], {
        square: 6,
        crown: 0.3,
        piping: 0.0045,
      }),
    ),
    ...both(backCushion([0.004, x - 0.004], foot + 0.27, 0.42, z0 + 0.25, 0.19, 12, 0.0045)),
    ...fourLegs('limb', {
      x: w / 2 - 0.12,
      z: d / 2 - 0.12,
      top: foot + 0.01,
      splay: 0.035,
      thick: 0.024,
      thin: 0.013,
    }),
  ]
}

const three: Builder = ({ w, d, h }) => {
  const foot = 0.14
  const arm = 0.085
  const x = w / 2 - arm
  const [z0, z1] = [-d / 2, d / 2]
  const third = (x * 2) / 3
  const seats = [-1, 0, 1].map((i): Range => [
    i * third - third / 2 + 0.002,
    i * third + third / 2 - 0.002,
  ])
  return [
    ...block([-x - 0.02, x + 0.02], [foot, foot + 0.14], [z0 + 0.06, z1 - 0.02], firm),
    ...both(block([x, w / 2], [foot, 0.58], [z0 + 0.02, z1 - 0.01], firm)),
    ...block([-w / 2 + 0.02, w / 2 - 0.02], [foot, h - 0.16], [z0, z0 + 0.13], firm),
    ...seats.flatMap((span) =>
      block(span, [foot + 0.135, foot + 0.31], [z0 + 0.22, z1], { square: 6, crown: 0.3 }),
    ),
    ...seats.flatMap((span, i) =>
      backCushion([span[0] + 0.012, span[1] - 0.012], foot + 0.28, 0.46, z0 + 0.25, 0.2, 14 + i, 0),
    ),
    ...both(
      [-1, 1].flatMap((s) =>
        rod(
          'limb',
          [w / 2 - 0.1, sunk, s * (d / 2 - 0.1)],
          [w / 2 - 0.1, foot + 0.01, s * (d / 2 - 0.1)],
          0.012,
          0.019,
        ),
      ),
    ),
  ]
}

/** `d` is the chaise, at the right; the rest is 0.95 deep. */
const corner: Builder = ({ w, d, h }) => {
  const foot = 0.11
  const arm = 0.16
  const deep = 0.95
  const [z0, z1] = [-d / 2, d / 2]
  const chaise: Range = [w / 2 - 0.98, w / 2 - 0.012]
  const left = -w / 2 + arm
  const seat = (chaise[0] - left) / 2
  const seats: Range[] = [
    [left + 0.003, left + seat - 0.003],
    [left + seat + 0.003, chaise[0] - 0.003],
  ]
  const soft: CushionOptions = { square: 6.5, crown: 0.25, piping: 0.0045 }
  return [
    ...block(
      [-w / 2 + 0.03, chaise[0] + 0.02],
      [foot, foot + 0.16],
      [z0 + 0.06, z0 + deep - 0.02],
      firm,
    ),
    ...block([chaise[0], w / 2], [foot, foot + 0.16], [z0 + 0.06, z1 - 0.01], firm),
    ...block([-w / 2, left], [foot, 0.6], [z0 + 0.02, z0 + deep - 0.01], {
      ...firm,
      square: 10,
      piping: 0.0045,
    }),
    ...block([-w / 2 + 0.02, w / 2 - 0.01], [foot, h - 0.14], [z0, z0 + 0.15], {
      ...firm,
      square: 10,
      piping: 0.0045,
    }),
    ...seats.flatMap((span) =>
      block(span, [foot + 0.155, foot + 0.325], [z0 + 0.24, z0 + deep], soft),
    ),
    ...block(chaise, [foot + 0.155, foot + 0.325], [z0 + 0.24, z1], soft),
    ...[...seats, chaise].flatMap((span, i) =>
      backCushion(
        [span[0] + 0.012, span[1] - 0.012],
        foot + 0.29,
        0.47,
        z0 + 0.27,
        0.2,
        13 + i,
        0.0045,
      ),
    ),
    ...[
      [-w / 2 + 0.1, z0 + 0.1],
      [-w / 2 + 0.1, z0 + deep - 0.12],
      [chaise[0] + 0.1, z1 - 0.1],
      [w / 2 - 0.1, z1 - 0.1],
      [w / 2 - 0.1, z0 + 0.1],
    ].map(([x, z]) => rod('limb', [x, sunk, z], [x, foot + 0.01, z], 0.017, 0.021)),
  ]
}

const armchair: Builder = ({ w, d, h }) => {
  const foot = 0.2
  const seat = 0.43
  // The back runs around the sitter as one stuffed band, highest behind, falling to the arms.
  const r = w / 2 - 0.05
  const reach = d / 2 - 0.05
  const band = shell(
    'body',
    (u, v) => {
      const angle = u * 2.05
      const rise = Math.cos((u * Math.PI) / 2) ** 1.2
      const top = 0.57 + (h - 0.6) * rise
      const y = 0.26 + ((v + 1) / 2) * (top - 0.26)
      const lean = 1 + (y - 0.45) * 0.12
      return [
        Math.sin(angle) * r * lean,
        y,
        -Math.cos(angle) * reach * lean + 0.02 + Math.max(0, Math.abs(u) - 0.7) * 0.12,
      ]
    },
    0.125,
    { across: 48, along: 20, stuffed: true },
  )
  return [
    band,
    lathe(
      'body',
      [
        [0, foot],
        [r - 0.02, foot],
        [r + 0.02, foot + 0.02],
        [r + 0.032, foot + 0.1],
        [r + 0.01, foot + 0.17],
        [0, foot + 0.17],
      ],
      [0, 0],
      { sides: 56 },
    ),
    ...cushion('body', [2 * r - 0.05, 0.16, 2 * reach + 0.02], [0, seat - 0.03, 0.035], {
      square: 3.4,
      crown: 0.3,
      piping: 0.004,
      steps: 14,
    }),
    ...fourLegs('limb', {
      x: w / 2 - 0.19,
      z: d / 2 - 0.19,
      top: foot + 0.01,
      splay: 0.06,
      thick: 0.021,
      thin: 0.013,
    }),
  ]
}

const bench: Builder = ({ w, d, h }) => {
  const pad = 0.1
  const count = Math.round(w / 0.36)
  const part = (w - 0.01) / count
  return [
    ...Array.from({ length: count }, (_, i) =>
      block(
        [-w / 2 + 0.005 + i * part, -w / 2 + 0.005 + (i + 1) * part],
        [h - pad, h],
        [-d / 2, d / 2],
        { square: 7, crown: 0.22, piping: 0.0035 },
      ),
    ).flat(),
    box(
      'limb',
      around(0, w - 0.04),
      [h - pad - 0.028, h - pad + 0.012],
      around(0, d - 0.04),
      0.004,
      'x',
    ),
    ...fourLegs('limb', {
      x: w / 2 - 0.09,
      z: d / 2 - 0.06,
      top: h - pad - 0.01,
      splay: 0.015,
      thick: 0.021,
      thin: 0.014,
    }),
  ]
}

const pouf: Builder = ({ w, h }) => {
  const r = w / 2
  const side = (t: number) => r * (0.93 + 0.07 * Math.sin(t * Math.PI))
  const profile: [number, number][] = [
    [0, 0],
    [r * 0.86, 0],
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i): [number, number] => [
      side(i / 8),
      0.02 + (i / 8) * (h - 0.06),
    ]),
    [r * 0.89, h - 0.018],
    [r * 0.78, h - 0.006],
    [r * 0.5, h + 0.002],
    [0, h + 0.006],
  ]
  const meridian = (i: number) => {
    const angle = (i / 8) * 2 * Math.PI + 0.2
    return sweep(
      'seam',
      curve(
        [0, 0.2, 0.5, 0.8, 1].map((t): Vec => [
          Math.cos(angle) * (side(t) + 0.0005),
          0.02 + t * (h - 0.06),
          Math.sin(angle) * (side(t) + 0.0005),
        ]),
        4,
      ),
      0.0028,
      { sides: 7 },
    )
  }
  return [
    lathe('body', profile, [0, 0], { sides: 72 }),
    sweep('seam', circle(r * 0.915, h - 0.03, 72), 0.0045, { closed: true, sides: 8 }),
    sweep('seam', circle(r * 0.925, 0.02, 72), 0.0045, { closed: true, sides: 8 }),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map(meridian),
  ]
}

export { backCushion, block, firm }

export const sofas = {
  'sofa-two': two,
  'sofa-three': three,
  'sofa-corner': corner,
  'sofa-armchair': armchair,
  'sofa-bench': bench,
  'sofa-pouf': pouf,
} satisfies Record<string, Builder>
