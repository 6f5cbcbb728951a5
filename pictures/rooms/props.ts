import { box } from '../scene/box.ts'
import { chance, moved, turned, type Part, type Slot, type Vec } from '../scene/mesh.ts'
import { oval, plate, roundedRectangle } from '../scene/plate.ts'
import { shell } from '../scene/soft.ts'
import { curve, lathe, rod } from '../scene/sweep.ts'

export function rug(x: number, z: number, width: number, depth: number, round = false): Part[] {
  return [
    plate(
      'rug',
      round ? oval(width, depth, 2, 80, [x, z]) : roundedRectangle(width, depth, 0.02, [x, z]),
      0,
      0.012,
      { bevel: 0.005 },
    ),
  ]
}

/** A row of books from x0 to x1 standing on y with their backs at z. */
export function books(x0: number, x1: number, y: number, z: number, seed = 1, tall = 0.24): Part[] {
  const random = chance(seed)
  const colours: Slot[] = ['paper', 'paint', 'pot', 'leaf', 'accent', 'rug', 'blanket']
  const parts: Part[] = []
  for (let x = x0; x < x1 - 0.045;) {
    const thick = 0.016 + random() * 0.028
    const high = tall * (0.72 + random() * 0.28)
    const deep = 0.13 + random() * 0.05
    parts.push(
      box(
        colours[Math.floor(random() * colours.length)],
        [x, x + thick],
        [y, y + high],
        [z - deep, z - random() * 0.012],
        0.002,
        'y',
      ),
    )
    x += thick + 0.001
  }
  return parts
}

/** Books lying in a pile. */
export function pile(x: number, y: number, z: number, seed = 2, count = 3): Part[] {
  const random = chance(seed)
  const colours: Slot[] = ['paint', 'paper', 'pot', 'leaf']
  return Array.from({ length: count }, (_, i) =>
    turned(
      [
        box(
          colours[(i + seed) % 4],
          [x - 0.12 + i * 0.008, x + 0.12 - i * 0.012],
          [y + i * 0.026, y + i * 0.026 + 0.025],
          [z - 0.085, z + 0.085 - i * 0.006],
          0.003,
        ),
      ],
      'y',
      random() * 16 - 8,
      [x, 0, z],
    ),
  ).flat()
}

export function vase(x: number, y: number, z: number, k = 1, slot: Slot = 'pot'): Part[] {
  const profile = (
    [
      [0, 0],
      [0.05, 0],
      [0.078, 0.05],
      [0.085, 0.1],
      [0.06, 0.17],
      [0.03, 0.21],
      [0.028, 0.235],
      [0.036, 0.25],
      [0.03, 0.25],
      [0.022, 0.232],
      [0, 0.22],
    ] as const
  ).map(([r, h]) => [r * k, h * k + y] as const)
  return [lathe(slot, profile, [x, z])]
}

export function bowl(x: number, y: number, z: number, r = 0.15, slot: Slot = 'pot'): Part[] {
  return [
    lathe(
      slot,
      [
        [0, y],
        [r * 0.4, y],
        [r * 0.75, y + r * 0.2],
        [r, y + r * 0.5],
        [r - 0.007, y + r * 0.5],
        [r * 0.7, y + r * 0.25],
        [0, y + r * 0.12],
      ],
      [x, z],
    ),
  ]
}

export function mug(x: number, y: number, z: number, slot: Slot = 'paper'): Part[] {
  return [
    lathe(
      slot,
      [
        [0, y],
        [0.034, y],
        [0.04, y + 0.008],
        [0.041, y + 0.085],
        [0.038, y + 0.085],
        [0.036, y + 0.012],
        [0, y + 0.012],
      ],
      [x, z],
    ),
  ]
}

/** Dry grasses for a vase. */
export function stems(x: number, y: number, z: number, seed = 4, high = 0.5): Part[] {
  const random = chance(seed)
  return Array.from({ length: 9 }, () => {
    const angle = random() * 6.28
    const lean = 0.05 + random() * 0.16
    const top: Vec = [
      x + Math.cos(angle) * lean,
      y + high * (0.7 + random() * 0.3),
      z + Math.sin(angle) * lean,
    ]
    const tip: Vec = [
      x + Math.cos(angle) * lean * 1.5,
      top[1] + 0.09,
      z + Math.sin(angle) * lean * 1.5,
    ]
    return [
      rod('blanket', [x, y, z], top, 0.0022, 0.0018, { sides: 6 }),
      rod('blanket', top, tip, 0.009, 0.003, { sides: 8 }),
    ]
  }).flat()
}

/** Width of a leaf along its length: a stalk for the first third, then a lens. */
function blade(s: number): number {
  const t = (s - 0.3) / 0.7
  return t < 0.02 ? 0.05 : Math.max(0.05, Math.sin(Math.PI * t ** 0.85))
}

/** A plant in a pot: long leaves that rise and fall over. */
export function plant(x: number, z: number, high = 1.1, seed = 6, y = 0, count = 16): Part[] {
  const random = chance(seed)
  const r = 0.09 + high * 0.07
  const rim = r * 1.5
  const leaves = Array.from({ length: count }, (_, i) => {
    const angle = i * 2.4 + random() * 0.5
    const reach = high * (0.16 + 0.28 * random())
    const top = high * (0.62 + 0.38 * random())
    const line = curve(
      [
        [0, rim - 0.03, 0],
        [reach * 0.25, top * 0.65, 0],
        [reach * 0.65, top, 0],
        [reach * 1.15, top * (0.72 + random() * 0.2), 0],
      ],
      5,
    )
    const wide = high * (0.045 + random() * 0.025)
    const leaf = shell(
      'leaf',
      (u, v) => {
        const t = Math.min(Math.max((v + 1) / 2, 0), 1) * (line.length - 1.001)
        const [a, b, k] = [line[Math.floor(t)], line[Math.floor(t) + 1], t % 1]
        const s = (v + 1) / 2
        const half = wide * blade(s)
        return [
          a[0] + (b[0] - a[0]) * k,
          a[1] + (b[1] - a[1]) * k + Math.abs(u) * half * 0.35,
          u * half,
        ]
      },
      0.002,
      { across: 4, along: 20 },
    )
    return turned([leaf], 'y', (angle * 180) / Math.PI)
  }).flat()
  const pot = lathe('pot', [
    [0, 0],
    [r * 0.72, 0],
    [r * 0.8, 0.01],
    [r, rim],
    [r - 0.012, rim],
    [r - 0.02, rim - 0.03],
    [0, rim - 0.03],
  ])
  return moved([pot, ...leaves], [x, y, z])
}

/** A framed print on the wall z; the middle at (x, y). */
export function print(
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  motif: 'arch' | 'circle' | 'hills',
  frame: Slot = 'oak',
): Part[] {
  const inner = (
    dx: number,
    dy: number,
    outline: (readonly [number, number])[],
    slot: Slot,
    layer: number,
  ) =>
    plate(
      slot,
      outline.map(([a, b]) => [x + dx + a, y + dy + b] as const),
      z + 0.016,
      z + 0.017 + layer * 0.001,
      { plane: 'xy', bevel: 0.0003, steps: 1 },
    )
  const k = Math.min(width, height)
  const motifs = {
    arch: [
      inner(0, -k * 0.12, roundedRectangle(k * 0.4, k * 0.66, k * 0.2), 'accent', 1),
      inner(k * 0.08, -k * 0.24, roundedRectangle(k * 0.26, k * 0.4, k * 0.13), 'paint', 2),
    ],
    circle: [
      inner(-k * 0.06, k * 0.1, oval(k * 0.4, k * 0.4), 'accent', 1),
      inner(k * 0.1, -k * 0.16, roundedRectangle(k * 0.36, k * 0.22, k * 0.02), 'leaf', 2),
    ],
    hills: [
      inner(0, -k * 0.2, oval(k * 0.66, k * 0.34, 2.4), 'leaf', 1),
      inner(k * 0.1, -k * 0.28, oval(k * 0.44, k * 0.22, 2.4), 'paint', 2),
      inner(-k * 0.12, k * 0.2, oval(k * 0.16, k * 0.16), 'accent', 3),
    ],
  }
  const [w, h, t] = [width / 2, height / 2, 0.016]
  return [
    box(frame, [x - w, x - w + t], [y - h, y + h], [z, z + 0.028], 0.002, 'y'),
    box(frame, [x + w - t, x + w], [y - h, y + h], [z, z + 0.028], 0.002, 'y'),
    box(frame, [x - w, x + w], [y - h, y - h + t], [z, z + 0.028], 0.002, 'x'),
    box(frame, [x - w, x + w], [y + h - t, y + h], [z, z + 0.028], 0.002, 'x'),
    box(
      'paper',
      [x - w + 0.004, x + w - 0.004],
      [y - h + 0.004, y + h - 0.004],
      [z, z + 0.016],
      0.001,
    ),
    ...motifs[motif],
  ]
}

/** A laptop, half open. */
export function laptop(x: number, y: number, z: number): Part[] {
  return [
    box('chrome', [x - 0.16, x + 0.16], [y, y + 0.012], [z - 0.11, z + 0.11], 0.004),
    ...turned(
      [box('dark', [x - 0.16, x + 0.16], [y + 0.012, y + 0.225], [z - 0.113, z - 0.106], 0.003)],
      'x',
      -16,
      [x, y + 0.012, z - 0.11],
    ),
  ]
}
