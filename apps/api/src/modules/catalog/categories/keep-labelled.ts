import { refuse } from '@galleria/contract/refusals'
import type { Tx } from '#platform/db.ts'
import { countUnlabelled } from './category.store.ts'

/**
 * A change of categories after which nothing more than before is sold without the class that the
 * law asks. All categories are locked.
 */
export async function keepLabelled(tx: Tx, change: () => Promise<void>): Promise<void> {
  const before = await countUnlabelled(tx)
  await change()
  const after = await countUnlabelled(tx)
  if (after > before) throw refuse('category.energy_missing', { count: after - before })
}
