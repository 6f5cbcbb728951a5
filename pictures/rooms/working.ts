import type { CategoryKey } from '../../apps/demo/src/models.ts'
import { books, bowl, laptop, mug, pile, plant, print, rug, stems, vase } from './props.ts'
import { place, wallZ, type Room } from './room.ts'

/** Rooms to work and keep things in. */
export const working: Record<
  Extract<CategoryKey, 'desks' | 'standing-desks' | 'office-chairs' | 'shelves' | 'drawers'>,
  Room
> = {
  desks: {
    wall: '#dfe0d8',
    paint: '#c98f6a',
    things: () => [
      ...rug(0.1, -0.35, 2.4, 1.7),
      ...place('desk-secretary', 'oak', [0, 0, wallZ + 0.32]),
      ...place('chair-dining', 'oak', [0.12, 0.012, -0.62], 196),
      ...place('lamp-globe', 'brass', [-0.42, 0.98, wallZ + 0.16]),
      ...laptop(0.02, 0.75, wallZ + 0.42),
      ...mug(0.34, 0.75, wallZ + 0.44),
      ...books(-0.13, 0.1, 0.763, wallZ + 0.26, 3, 0.17),
      ...pile(0.3, 0.98, wallZ + 0.16, 5),
      ...print(-0.02, 1.62, wallZ, 0.5, 0.66, 'arch'),
      ...place('drawers-pedestal', 'white', [1.06, 0, wallZ + 0.3]),
      ...vase(1.06, 0.58, wallZ + 0.28, 0.9, 'accent'),
      ...stems(1.06, 0.75, wallZ + 0.28, 4, 0.4),
      ...plant(-1.15, wallZ + 0.45, 1.3, 6),
    ],
    look: { azimuth: 8, elevation: 7, target: [0, 0.86, -1], distance: 4.7 },
  },
  'standing-desks': {
    wall: '#e4dfd5',
    paint: '#6f8a7c',
    things: () => [
      ...rug(0.1, -0.3, 2.6, 1.7),
      ...place('standing-rounded', 'oak', [0, 0, wallZ + 0.48]),
      ...place('office-task', 'forest', [0.25, 0.012, -0.22], 205),
      ...laptop(0.05, 0.72, wallZ + 0.5),
      ...place('lamp-desk-arm', 'black-steel', [-0.5, 0.72, wallZ + 0.42], 40),
      ...mug(0.36, 0.72, wallZ + 0.55, 'accent'),
      ...place('shelf-wall', 'oak', [0.15, 1.4, wallZ]),
      ...books(-0.2, 0.14, 1.438, wallZ + 0.2, 8, 0.2),
      ...bowl(0.4, 1.438, wallZ + 0.11, 0.08),
      ...pile(0.1, 1.687, wallZ + 0.12, 3),
      ...vase(-0.15, 1.687, wallZ + 0.12, 0.7),
      ...place('drawers-pedestal', 'oak', [1.25, 0, wallZ + 0.32]),
      ...plant(-1.25, wallZ + 0.4, 1.35, 11),
      ...plant(1.25, wallZ + 0.28, 0.42, 9, 0.58, 12),
    ],
    look: { azimuth: -10, elevation: 7, target: [0.05, 0.9, -0.9], distance: 4.9 },
  },
  'office-chairs': {
    wall: '#d9dde0',
    paint: '#b9674a',
    rug: ['#c6c9c8', '#a9adad'],
    things: () => [
      ...place('desk-steel', 'oak', [0.1, 0, wallZ + 0.42]),
      ...place('office-high-back', 'slate', [-0.62, 0, -0.25], -28),
      ...place('office-shell', 'oak', [0.55, 0, -0.4], 158),
      ...place('office-saddle', 'terracotta', [1.32, 0, -0.55], -20),
      ...laptop(0.3, 0.73, wallZ + 0.42),
      ...place('lamp-desk-arm', 'white', [-0.36, 0.73, wallZ + 0.4], 50),
      ...pile(0.58, 0.73, wallZ + 0.3, 4),
      ...print(-0.2, 1.6, wallZ, 0.46, 0.6, 'hills', 'steel'),
      ...print(0.4, 1.6, wallZ, 0.46, 0.6, 'circle', 'steel'),
      ...plant(-1.45, wallZ + 0.4, 1.25, 3),
    ],
    look: { azimuth: 6, elevation: 8, target: [0.08, 0.84, -0.7], distance: 4.9 },
  },
  shelves: {
    wall: '#cfd6cb',
    paint: '#c2a06a',
    things: () => [
      ...place('shelf-tall', 'oak', [-0.75, 0, wallZ + 0.17]),
      ...place('shelf-room-divider', 'oak', [0.6, 0, wallZ + 0.19]),
      ...[0.08, 0.395, 0.71, 1.03, 1.345, 1.66].flatMap((y, i) =>
        i % 2
          ? books(-1.12, -0.72 + i * 0.05, y, wallZ + 0.27, i + 2, 0.25)
          : books(-0.9 + i * 0.06, -0.4, y, wallZ + 0.27, i + 9, 0.24),
      ),
      ...vase(-1.0, 1.345 - 0.315, wallZ + 0.18, 0.7),
      ...bowl(-0.5, 1.345, wallZ + 0.18, 0.1),
      ...books(0.02, 0.36, 0.1, wallZ + 0.3, 21, 0.26),
      ...books(0.72, 1.02, 0.43, wallZ + 0.3, 23, 0.24),
      ...vase(0.98, 0.75, wallZ + 0.19, 0.9, 'accent'),
      ...stems(0.98, 0.94, wallZ + 0.19, 14, 0.42),
      ...pile(0.42, 1.1, wallZ + 0.19, 6),
      ...place('lamp-mushroom', 'terracotta', [0.62, 1.1, wallZ + 0.19]),
      ...bowl(0.22, 0.43, wallZ + 0.2, 0.1, 'paper'),
      ...place('sofa-pouf', 'sand', [0.35, 0, -0.55]),
      ...plant(1.62, wallZ + 0.4, 1.2, 15),
    ],
    look: { azimuth: -8, elevation: 6, target: [0.1, 0.98, -1.1], distance: 5.0 },
  },
  drawers: {
    wall: '#d8c9b8',
    paint: '#4f6a5a',
    things: () => [
      ...place('drawers-sideboard', 'walnut', [0.05, 0, wallZ + 0.24]),
      ...place('lamp-globe', 'brass', [-0.52, 0.75, wallZ + 0.22]),
      ...vase(0.6, 0.75, wallZ + 0.22, 1.1),
      ...stems(0.6, 0.98, wallZ + 0.22, 5, 0.42),
      ...pile(0.16, 0.75, wallZ + 0.24, 2),
      ...bowl(0.16, 0.828, wallZ + 0.24, 0.08, 'paper'),
      ...print(0.02, 1.45, wallZ, 0.5, 0.66, 'circle', 'oak'),
      ...print(0.52, 1.5, wallZ, 0.34, 0.44, 'hills', 'oak'),
      ...place('sofa-armchair', 'sand', [1.5, 0, -0.75], -38),
      ...plant(-1.28, wallZ + 0.38, 1.25, 18),
      ...rug(0.2, 0.1, 2.4, 1.5),
    ],
    look: { azimuth: 7, elevation: 7, target: [0.08, 0.86, -1.1], distance: 4.7 },
  },
}
