import type { Part, Slot, Vec } from '../scene/mesh.ts'
import { turned } from '../scene/mesh.ts'
import { curve, lathe, rod, sweep } from '../scene/sweep.ts'
import { sunk, type Builder } from './kit.ts'

type Profile = [radius: number, height: number][]

/** A thin-walled shade: the outer profile from its rim to its top, and the same again inside. */
function shade(slot: Slot, outer: Profile, at: [number, number] = [0, 0], thickness = 0.003): Part {
  const inner = outer
    .map(([r, y]): [number, number] => [
      Math.max(r - thickness, 0),
      y - thickness * (r < outer[0][0] * 0.9 ? 1 : 0),
    ])
    .reverse()
  return lathe(slot, [...inner, ...outer], at, { sides: 64 })
}

const dome = (radius: number, height: number, y: number, steps = 14): Profile =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / steps) * (Math.PI / 2)
    return [radius * Math.cos(angle), y + height * Math.sin(angle)]
  })

const bulb = (y: number, r: number, at: [number, number] = [0, 0]): Part =>
  lathe(
    'glass',
    Array.from({ length: 15 }, (_, i) => [
      r * Math.sin((i / 14) * Math.PI),
      y - r * Math.cos((i / 14) * Math.PI),
    ]),
    at,
    { sides: 28 },
  )

const deskArm: Builder = ({ w, d, h }) => {
  const z = -d / 2 + 0.09
  const elbow: Vec = [0, h * 0.62, z - 0.05]
  const head: Vec = [0, h - 0.03, z + 0.24]
  const shadeParts = turned(
    [
      shade('body', [
        [0.082, -0.13],
        [0.08, -0.126],
        [0.036, -0.03],
        [0.03, -0.014],
        [0.022, -0.004],
        [0, 0],
      ]),
      lathe('body', [
        [0, -0.006],
        [0.02, -0.006],
        [0.02, 0.03],
        [0.016, 0.036],
        [0, 0.036],
      ]),
      bulb(-0.085, 0.032),
    ],
    'x',
    -28,
  )
  const arm = (from: Vec, to: Vec) =>
    [-1, 1].map((s) =>
      rod('body', [s * 0.011, from[1], from[2]], [s * 0.011, to[1], to[2]], 0.005, 0.005, {
        sides: 12,
      }),
    )
  const joint = (at: Vec) =>
    rod('body', [-0.021, at[1], at[2]], [0.021, at[1], at[2]], 0.013, 0.013, { sides: 24 })
  return [
    lathe(
      'body',
      [
        [0, sunk],
        [w / 2, sunk],
        [w / 2, 0.012],
        [w / 2 - 0.004, 0.018],
        [0.03, 0.024],
        [0, 0.024],
      ],
      [0, z],
      { sides: 64 },
    ),
    rod('body', [0, 0.02, z], [0, 0.075, z], 0.01),
    joint([0, 0.08, z]),
    ...arm([0, 0.08, z], elbow),
    joint(elbow),
    ...arm(elbow, head),
    joint(head),
    ...shadeParts.map((part) => ({
      ...part,
      corners: part.corners.map((c) => ({
        ...c,
        at: [c.at[0], c.at[1] + head[1] - 0.01, c.at[2] + head[2] + 0.03] as Vec,
      })),
    })),
    sweep(
      'cord',
      curve(
        [
          [0, 0.01, z - 0.08],
          [0.03, 0.004, z - 0.13],
          [0.09, 0.004, z - 0.12],
          [0.15, 0.004, z - 0.15],
        ],
        6,
      ),
      0.0032,
      { sides: 8 },
    ),
  ]
}

const arc: Builder = ({ w, d, h }) => {
  const x0 = -w / 2 + d / 2
  const x1 = w / 2 - 0.16
  const bow = Array.from({ length: 29 }, (_, i): Vec => {
    const t = (i / 28) * Math.PI * 0.985
    const r = (x1 - x0) / 2
    return [
      x0 + r - r * Math.cos(t),
      i === 0 ? 0.03 : h - 0.42 + 0.42 * Math.sin(t) + (1 - Math.sin(Math.min(t, Math.PI / 2))) * 0,
      0,
    ]
  })
  const stem: Vec[] = [
    [x0, 0.03, 0],
    [x0, 0.5, 0],
    [x0, 1, 0],
    [x0, h - 0.6, 0],
  ]
  const drop = bow[28]
  return [
    lathe(
      'body',
      [
        [0, sunk],
        [d / 2, sunk],
        [d / 2, 0.03],
        [d / 2 - 0.006, 0.038],
        [0.03, 0.042],
        [0, 0.042],
      ],
      [x0, 0],
      { sides: 64 },
    ),
    lathe(
      'body',
      [
        [0, 0.03],
        [0.018, 0.03],
        [0.018, 0.12],
        [0, 0.12],
      ],
      [x0, 0],
    ),
    sweep('body', [...stem, ...bow.slice(1)], 0.009, { sides: 16, up: [0, 0, 1] }),
    rod('body', [drop[0], drop[1] + 0.01, 0], [drop[0], drop[1] - 0.05, 0], 0.011),
    shade('body', dome(0.16, 0.15, drop[1] - 0.19), [drop[0], 0]),
    bulb(drop[1] - 0.15, 0.05, [drop[0], 0]),
  ]
}

const tripod: Builder = ({ w, h }) => {
  const hub = h - 0.36
  const leg = [0, 1, 2].map((i) => {
    const angle = ((i * 120 + 75) * Math.PI) / 180
    const at = (r: number, y: number): Vec => [Math.cos(angle) * r, y, Math.sin(angle) * r]
    return rod('body', at(w / 2 - 0.02, sunk), at(0.024, hub), 0.011, 0.017, { sides: 18 })
  })
  return [
    ...leg,
    lathe('brass', [
      [0, hub - 0.05],
      [0.03, hub - 0.05],
      [0.034, hub - 0.045],
      [0.034, hub + 0.012],
      [0.03, hub + 0.018],
      [0, hub + 0.018],
    ]),
    rod('brass', [0, hub, 0], [0, h - 0.2, 0], 0.008),
    shade(
      'linen',
      [
        [0.225, h - 0.31],
        [0.228, h - 0.306],
        [0.198, h - 0.004],
        [0.195, h],
      ],
      [0, 0],
      0.004,
    ),
    bulb(h - 0.16, 0.045),
    ...[0, 1, 2].map((i) =>
      rod(
        'brass',
        [0, h - 0.05, 0],
        [Math.cos(i * 2.094) * 0.197, h - 0.02, Math.sin(i * 2.094) * 0.197],
        0.0025,
        0.0025,
        { sides: 8 },
      ),
    ),
  ]
}

/** Hangs: y = 0 is the rim, the cord goes up. */
const pendant: Builder = ({ w, h }) => {
  const r = w / 2
  const top = h - 0.08
  return [
    shade(
      'body',
      [
        [r, 0],
        [r, 0.004],
        ...dome(r - 0.001, top, 0.006).slice(1, 13),
        [0.028, top + 0.004],
        [0, top + 0.005],
      ],
      [0, 0],
      0.003,
    ),
    lathe('body', [
      [0, top - 0.01],
      [0.026, top - 0.01],
      [0.026, top + 0.035],
      [0.02, top + 0.05],
      [0.008, top + 0.062],
      [0, top + 0.062],
    ]),
    rod('cord', [0, top + 0.05, 0], [0, top + 0.34, 0], 0.004),
    bulb(top * 0.45, 0.05),
  ]
}

const globe: Builder = ({ w, h }) => {
  const r = w / 2
  const y = h - r
  return [
    lathe(
      'body',
      [
        [0, sunk],
        [0.075, sunk],
        [0.075, 0.01],
        [0.071, 0.015],
        [0.014, 0.02],
        [0.008, 0.03],
        [0.008, y - r + 0.004],
        [0.03, y - r + 0.004],
        [0.036, y - r + 0.01],
        [0.037, y - r + 0.028],
        [0, y - r + 0.028],
      ],
      [0, 0],
      { sides: 56 },
    ),
    lathe(
      'glass',
      Array.from({ length: 33 }, (_, i) => [
        r * Math.sin((i / 32) * Math.PI),
        y - r * Math.cos((i / 32) * Math.PI),
      ]),
      [0, 0],
      { sides: 64 },
    ),
    sweep(
      'cord',
      curve(
        [
          [0.05, 0.008, -0.05],
          [0.08, 0.004, -0.09],
          [0.13, 0.004, -0.08],
          [0.16, 0.004, -0.11],
        ],
        6,
      ),
      0.0032,
      { sides: 8 },
    ),
  ]
}

const mushroom: Builder = ({ w, h }) => {
  const r = w / 2
  const rim = h * 0.58
  return [
    lathe(
      'accent',
      [
        [0, sunk],
        [0.075, sunk],
        [0.075, 0.006],
        [0.066, 0.02],
        [0.042, 0.07],
        [0.03, 0.12],
        [0.027, rim],
        [0.03, h - 0.05],
        [0, h - 0.05],
      ],
      [0, 0],
      { sides: 56 },
    ),
    shade(
      'accent',
      [
        [r - 0.004, rim - 0.002],
        [r, rim + 0.004],
        ...dome(r, h - rim - 0.004, rim + 0.004).slice(1),
      ],
      [0, 0],
      0.004,
    ),
    bulb(rim + 0.05, 0.035),
    sweep(
      'cord',
      curve(
        [
          [0.04, 0.008, -0.05],
          [0.08, 0.004, -0.09],
          [0.14, 0.004, -0.08],
          [0.17, 0.004, -0.11],
        ],
        6,
      ),
      0.0032,
      { sides: 8 },
    ),
  ]
}

export const lamps = {
  'lamp-desk-arm': deskArm,
  'lamp-floor-arc': arc,
  'lamp-floor-tripod': tripod,
  'lamp-pendant': pendant,
  'lamp-globe': globe,
  'lamp-mushroom': mushroom,
} satisfies Record<string, Builder>
