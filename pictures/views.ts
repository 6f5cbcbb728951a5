import type { CategoryKey } from '../apps/demo/src/models.ts'
import type { Vec } from './scene/mesh.ts'

/** Azimuth and elevation in degrees: from the right and from above. */
export type Angle = readonly [azimuth: number, elevation: number]

const byCategory: Record<CategoryKey, { main: Angle; second: Angle }> = {
  desks: { main: [28, 14], second: [-36, 20] },
  'standing-desks': { main: [28, 13], second: [-142, 16] },
  'office-chairs': { main: [32, 11], second: [148, 12] },
  shelves: { main: [26, 9], second: [-34, 12] },
  drawers: { main: [28, 12], second: [-32, 18] },
  lamps: { main: [24, 7], second: [-40, 12] },
  sofas: { main: [24, 14], second: [-34, 20] },
  tables: { main: [28, 15], second: [-38, 24] },
  beds: { main: [34, 17], second: [-36, 24] },
  chairs: { main: [34, 12], second: [150, 13] },
}

const mains: Record<string, Angle> = {
  'desk-corner': [-24, 24],
  'desk-drawers': [-26, 14],
  'standing-converter': [34, 16],
  'lamp-desk-arm': [58, 8],
  'lamp-floor-arc': [12, 6],
  'lamp-pendant': [0, -4],
  'lamp-globe': [14, 8],
  'lamp-mushroom': [14, 7],
  'shelf-wall': [26, 10],
  'shelf-ladder': [34, 8],
  'sofa-corner': [-18, 22],
  'table-side': [20, 17],
  'bed-day': [26, 15],
  'drawers-pedestal': [32, 15],
}

const seconds: Record<string, Angle> = {
  'desk-drawers': [36, 20],
  'desk-corner': [30, 34],
  'lamp-pendant': [20, -24],
  'lamp-desk-arm': [-52, 14],
  'sofa-corner': [24, 30],
  'standing-converter': [-38, 22],
  'bed-day': [-32, 22],
}

export const mainAngle = (key: string, category: CategoryKey): Angle =>
  mains[key] ?? byCategory[category].main
export const secondAngle = (key: string, category: CategoryKey): Angle =>
  seconds[key] ?? byCategory[category].second

/** Close-ups of the models that are seen most: what they look at, how far away, from where. */
export const details: Record<string, { target: Vec; distance: number; angle: Angle }> = {
  'desk-slim': { target: [0.08, 0.7, 0.24], distance: 1.5, angle: [24, 26] },
  'desk-trestle': { target: [-0.42, 0.68, 0.3], distance: 1.6, angle: [30, 18] },
  'desk-drawers': { target: [0.42, 0.6, 0.28], distance: 1.8, angle: [-30, 24] },
  'desk-secretary': { target: [0.28, 0.84, -0.1], distance: 1.8, angle: [-26, 20] },
  'standing-two-leg': { target: [0.42, 0.68, 0.3], distance: 1.5, angle: [26, 22] },
  'standing-rounded': { target: [0.6, 0.7, 0.3], distance: 1.3, angle: [24, 26] },
  'office-task': { target: [0.12, 0.6, 0.05], distance: 1.9, angle: [40, 16] },
  'office-shell': { target: [0, 0.55, 0], distance: 1.9, angle: [44, 20] },
  'shelf-wall': { target: [0.26, 0.16, 0.12], distance: 1.2, angle: [-28, 12] },
  'shelf-cube': { target: [0.2, 1.25, 0.19], distance: 1.9, angle: [28, 14] },
  'drawers-chest': { target: [0.12, 0.84, 0.22], distance: 1.5, angle: [26, 24] },
  'drawers-sideboard': { target: [0.2, 0.62, 0.2], distance: 1.6, angle: [-28, 22] },
  'drawers-tv': { target: [0.36, 0.36, 0.2], distance: 1.6, angle: [24, 20] },
  'lamp-desk-arm': { target: [0, 0.47, 0.1], distance: 1.0, angle: [52, 14] },
  'sofa-two': { target: [0.5, 0.5, 0.2], distance: 2.4, angle: [30, 24] },
  'sofa-three': { target: [0.8, 0.5, 0.2], distance: 2.4, angle: [30, 24] },
  'sofa-armchair': { target: [0.12, 0.5, 0.1], distance: 1.9, angle: [34, 22] },
  'table-dining': { target: [0.6, 0.66, 0.34], distance: 1.7, angle: [28, 16] },
  'table-coffee': { target: [0.36, 0.32, 0.24], distance: 1.6, angle: [30, 22] },
  'bed-slatted': { target: [0.3, 0.6, -0.75], distance: 3.0, angle: [30, 20] },
  'chair-dining': { target: [0, 0.68, -0.1], distance: 1.5, angle: [30, 16] },
  'chair-spindle': { target: [0.02, 0.58, 0], distance: 1.7, angle: [32, 20] },
}
