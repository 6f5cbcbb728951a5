import type { categoryDeskCalls, WireCategories } from '@galleria/contract/category-desk'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import { catalogJobs } from '../catalog.jobs.ts'
import {
  findRetired,
  findUnmoved,
  leadCategoryOn,
  lockCategories,
  moveGoodsOn,
  selectCategories,
} from './category.store.ts'
import { keepLabelled } from './keep-labelled.ts'
import { listDeskCategories } from './manage-categories.ts'
import { nameOf } from './place-categories.ts'

/**
 * Leads a category on to another. From then on its address is that one's, and its goods are found
 * there, because until they have moved it stands below it; a job moves them, some hundreds at a
 * time, so that no shop waits for all of them. The clock moves what a process that died has left.
 */
export function retireCategory(
  ctx: Context,
  { id, version, intoId }: Parsed<typeof categoryDeskCalls.retireCategory>,
): Promise<WireCategories> {
  return ctx.inTransaction(async (tx) => {
    await lockCategories(tx)
    const before = await selectCategories(tx)
    const retired = before.find((one) => one.id === id)
    if (!retired) {
      const earlier = (await findRetired(tx)).find((one) => one.id === id)
      if (!earlier) throw refuse('category.not_found')
      if (earlier.intoId !== intoId) throw refuse('category.changed')
      return listDeskCategories({ db: tx })
    }
    if (before.length === 1) throw refuse('category.last')
    if (retired.version !== version) throw refuse('category.changed')
    if (before.some(({ path }) => path.at(-2) === id)) throw refuse('category.has_below')
    if (intoId === id || !before.some((one) => one.id === intoId))
      throw refuse('category.not_found')
    await keepLabelled(tx, () => leadCategoryOn(tx, id, intoId))
    const name = nameOf(before, id) ?? ''
    noteChanges(
      tx,
      { kind: 'category', id, name },
      { before: { category: name }, after: { category: nameOf(before, intoId) } },
    )
    await ctx.jobs.send(tx, catalogJobs.moveRetired, {})
    return listDeskCategories({ db: tx })
  })
}

const AT_ONCE = 500

/**
 * The job's work, and the clock's round: each part is a transaction of its own, so that whatever is
 * killed goes on where it was.
 */
export async function moveRetiredGoods(
  ctx: Context,
  { batches = 100, atOnce = AT_ONCE }: { batches?: number; atOnce?: number } = {},
): Promise<void> {
  for (const id of await findUnmoved(ctx.db)) {
    let behind: number | undefined = 0
    for (let batch = 0; behind !== undefined && batch < batches; batch += 1) {
      const after: number = behind
      behind = await ctx.inTransaction((tx) => moveGoodsOn(tx, id, { after, atOnce }))
    }
  }
}
