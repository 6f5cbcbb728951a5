import { models } from '../../apps/demo/src/models.ts'
import type { Part } from '../scene/mesh.ts'
import { beds } from './beds.ts'
import { chairs } from './chairs.ts'
import { desks } from './desks.ts'
import { drawers } from './drawers.ts'
import type { Builder } from './kit.ts'
import { lamps } from './lamps.ts'
import { officeChairs } from './office-chairs.ts'
import { shelves } from './shelves.ts'
import { sofas } from './sofas.ts'
import { standingDesks } from './standing-desks.ts'
import { tables } from './tables.ts'

const builders: Record<string, Builder> = {
  ...desks,
  ...standingDesks,
  ...officeChairs,
  ...shelves,
  ...drawers,
  ...lamps,
  ...sofas,
  ...tables,
  ...beds,
  ...chairs,
}

/** The model in its first size, standing at the origin. */
export function builtModel(key: string): Part[] {
  const model = models.find((m) => m.key === key)
  const build = builders[key]
  if (!model || !build) throw new Error(`No builder for ${key}`)
  const [w, d, h] = model.sizes[0]
  return build({ w: w / 100, d: d / 100, h: h / 100 })
}
