import type { CategoryKey } from '../../apps/demo/src/models.ts'
import { rod } from '../scene/sweep.ts'
import { books, bowl, mug, pile, plant, print, rug, stems, vase } from './props.ts'
import { place, wallZ, type Room } from './room.ts'

/** Rooms to live, eat and sleep in, and the one on the home page. */
export const living: Record<
  Extract<CategoryKey, 'lamps' | 'sofas' | 'tables' | 'beds' | 'chairs'> | 'hero',
  Room
> = {
  lamps: {
    wall: '#c9cfcd',
    paint: '#a4694a',
    things: () => [
      ...rug(0.1, -0.5, 2.3, 1.7, true),
      ...place('sofa-armchair', 'terracotta', [0.35, 0.012, -0.75], -18),
      ...place('lamp-floor-arc', 'brass', [-0.02, 0, wallZ + 0.55], -14),
      ...place('table-side', 'oak', [-0.42, 0.012, -0.55]),
      ...place('lamp-mushroom', 'sand', [-0.44, 0.5, -0.58]),
      ...mug(-0.3, 0.5, -0.44),
      ...place('drawers-tv', 'oak', [1.5, 0, wallZ + 0.24]),
      ...place('lamp-globe', 'black-steel', [1.12, 0.5, wallZ + 0.22]),
      ...books(1.3, 1.62, 0.5, wallZ + 0.3, 12, 0.22),
      ...print(1.4, 1.35, wallZ, 0.5, 0.66, 'arch'),
      ...plant(-1.2, wallZ + 0.4, 1.3, 22),
    ],
    look: { azimuth: 5, elevation: 6, target: [0.28, 0.95, -0.9], distance: 5.0 },
  },
  sofas: {
    wall: '#dcdfd6',
    paint: '#c58a63',
    things: () => [
      ...rug(0, -0.25, 2.9, 1.9),
      ...place('sofa-three', 'forest', [0, 0.006, wallZ + 0.52]),
      ...place('table-coffee', 'oak', [0.1, 0.012, -0.02]),
      ...pile(-0.12, 0.432, -0.02, 2),
      ...bowl(0.34, 0.432, 0.02, 0.13),
      ...place('lamp-floor-tripod', 'oak', [1.45, 0, wallZ + 0.42]),
      ...plant(-1.42, wallZ + 0.4, 1.35, 6),
      ...print(-0.4, 1.55, wallZ, 0.52, 0.7, 'hills'),
      ...print(0.26, 1.55, wallZ, 0.52, 0.7, 'arch'),
    ],
    look: { azimuth: 9, elevation: 8, target: [0, 0.82, -0.8], distance: 5.1 },
  },
  tables: {
    wall: '#e2dcd0',
    paint: '#68806f',
    things: () => [
      ...place('table-dining', 'oak', [0, 0, -0.5]),
      ...[-0.38, 0.38].flatMap((x, i) => [
        ...place('chair-dining', 'oak', [x, 0, -1.02], i * 6 - 3),
        ...place('chair-dining', 'oak', [x + 0.03, 0, 0.1], 180 + i * 9 - 4),
      ]),
      ...place('lamp-pendant', 'black-steel', [0, 1.5, -0.5]),
      ...rodUp(0, 1.9, -0.5),
      ...vase(0.05, 0.75, -0.5, 0.9, 'paper'),
      ...stems(0.05, 0.95, -0.5, 8, 0.34),
      ...bowl(-0.4, 0.75, -0.46, 0.15),
      ...place('drawers-chest', 'oak', [1.45, 0, wallZ + 0.26]),
      ...pile(1.35, 0.96, wallZ + 0.25, 5),
      ...place('lamp-globe', 'brass', [1.64, 0.96, wallZ + 0.25]),
      ...print(-0.72, 1.55, wallZ, 0.56, 0.74, 'circle'),
      ...plant(-1.5, wallZ + 0.42, 1.3, 27),
    ],
    look: { azimuth: -9, elevation: 8, target: [0.08, 0.9, -0.7], distance: 5.0 },
  },
  beds: {
    wall: '#c7cdc6',
    paint: '#b98d6b',
    rug: ['#e0d8ca', '#cabfae'],
    things: () => [
      ...rug(0.1, -0.1, 2.7, 1.7),
      ...place('bed-slatted', 'oak', [0, 0.004, wallZ + 1.08]),
      ...place('drawers-bedside', 'oak', [-1.06, 0, wallZ + 0.26]),
      ...place('drawers-bedside', 'oak', [1.06, 0, wallZ + 0.26]),
      ...place('lamp-mushroom', 'sand', [-1.06, 0.55, wallZ + 0.22]),
      ...pile(1.06, 0.55, wallZ + 0.24, 3),
      ...mug(1.14, 0.63, wallZ + 0.25),
      ...print(-0.28, 1.5, wallZ, 0.46, 0.6, 'arch'),
      ...print(0.3, 1.5, wallZ, 0.46, 0.6, 'hills'),
      ...plant(1.72, wallZ + 0.4, 1.2, 33),
    ],
    look: { azimuth: 12, elevation: 11, target: [0.08, 0.72, -0.7], distance: 5.3 },
  },
  chairs: {
    wall: '#d6d2c8',
    paint: '#54796a',
    things: () => [
      ...rug(0.05, -0.45, 2.3, 2.0, true),
      ...place('table-round', 'oak', [0, 0.012, -0.55]),
      ...place('chair-spindle', 'oak', [-0.72, 0.012, -0.3], 112),
      ...place('chair-spindle', 'black-ash', [0.62, 0.012, -0.18], -122),
      ...place('chair-spindle', 'birch', [0.12, 0.012, -1.2], 4),
      ...place('lamp-pendant', 'brass', [0, 1.5, -0.55]),
      ...rodUp(0, 1.9, -0.55),
      ...bowl(0.1, 0.762, -0.5, 0.15),
      ...mug(-0.2, 0.762, -0.42),
      ...place('chair-rocking', 'oak', [1.45, 0, -0.7], -42),
      ...print(0.75, 1.5, wallZ, 0.5, 0.66, 'arch'),
      ...plant(-1.45, wallZ + 0.42, 1.25, 41),
    ],
    look: { azimuth: -6, elevation: 8, target: [0.18, 0.86, -0.7], distance: 4.9 },
  },
  hero: {
    wall: '#d3d8cf',
    paint: '#c58a63',
    things: () => [
      ...rug(0.1, -0.2, 3.2, 2.0),
      ...place('sofa-three', 'sand', [0.1, 0.006, wallZ + 0.54]),
      ...place('table-coffee', 'oak', [0.15, 0.012, 0.02]),
      ...pile(-0.1, 0.432, 0.0, 2),
      ...bowl(0.4, 0.432, 0.04, 0.13),
      ...place('sofa-armchair', 'forest', [1.72, 0.012, -0.35], -52),
      ...place('lamp-floor-arc', 'brass', [1.3, 0, wallZ + 0.4], 180),
      ...place('sofa-pouf', 'terracotta', [-1.42, 0.006, -0.1]),
      ...place('shelf-ladder', 'oak', [-1.75, 0, wallZ + 0.2]),
      ...books(-1.98, -1.72, 0.522, wallZ + 0.3, 31, 0.2),
      ...vase(-1.7, 0.882, wallZ + 0.2, 0.7),
      ...books(-1.96, -1.66, 1.242, wallZ + 0.2, 35, 0.18),
      ...plant(-2.35, wallZ + 0.5, 1.3, 6),
      ...print(-0.3, 1.58, wallZ, 0.54, 0.72, 'hills'),
      ...print(0.4, 1.58, wallZ, 0.54, 0.72, 'arch'),
      ...plant(2.5, wallZ + 0.4, 1.1, 12),
    ],
    window: { x: -3.8, from: -0.4, to: 2.2 },
    look: { azimuth: 4, elevation: 7, target: [0.05, 0.86, -0.8], distance: 5.6 },
  },
}

/** The pendant's cord is made longer, up and out of the picture. */
function rodUp(x: number, y: number, z: number) {
  return [rod('cord', [x, y, z], [x, 4, z], 0.004)]
}
