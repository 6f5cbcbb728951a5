import type { categoryDeskCalls, WireCategories } from '@galleria/contract/category-desk'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import { lockCategories, selectCategories, writeEnergyLabel } from './category.store.ts'
import { listDeskCategories } from './manage-categories.ts'
import { keepLabelled } from './keep-labelled.ts'
import { nameOf } from './place-categories.ts'

/**
 * Whether goods of a category, and of those below it, need an energy label. What is so already is
 * no change.
 */
export function askEnergyLabel(
  ctx: Context,
  { id, version, isNeeded }: Parsed<typeof categoryDeskCalls.askEnergyLabel>,
): Promise<WireCategories> {
  return ctx.inTransaction(async (tx) => {
    await lockCategories(tx)
    const before = await selectCategories(tx)
    const category = before.find((one) => one.id === id)
    if (!category) throw refuse('category.not_found')
    if (category.needsEnergyLabel !== isNeeded) {
      if (category.version !== version) throw refuse('category.changed')
      await keepLabelled(tx, () => writeEnergyLabel(tx, id, isNeeded))
      noteChanges(
        tx,
        { kind: 'category', id, name: nameOf(before, id) ?? '' },
        { before: { energyLabel: !isNeeded }, after: { energyLabel: isNeeded } },
      )
    }
    return listDeskCategories({ db: tx })
  })
}
