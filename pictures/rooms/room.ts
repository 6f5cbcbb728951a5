import type { Finish } from '../../apps/demo/src/models.ts'
import { builtModel } from '../furniture/builders.ts'
import { moved, turned, type Part, type Vec } from '../scene/mesh.ts'

/**
 * A room is a list of things that stand in it, the colour of its walls and where one looks from.
 */
export type Room = {
  things: () => Part[]
  wall: string
  /** The quiet second colour: prints and books. */
  paint?: string
  rug?: readonly [light: string, dark: string]
  look: { azimuth: number; elevation: number; target: Vec; distance: number; fov?: number }
  sun?: { azimuth: number; elevation: number }
  window?: { x: number; from: number; to: number; low?: number; high?: number }
}

export const wallZ = -1.6

/** A model in a finish, at (x, z) on the floor or at a height, turned by degrees. */
export function place(key: string, finish: Finish, [x, y, z]: Vec, turn = 0): Part[] {
  return moved(turned(builtModel(key), 'y', turn), [x, y, z]).map((part) => ({ ...part, finish }))
}
