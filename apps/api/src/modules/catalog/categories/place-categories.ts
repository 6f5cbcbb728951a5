import type {
  categoryDeskCalls,
  WireCategories,
  WireDeskCategory,
} from '@galleria/contract/category-desk'
import { MAIN_LANGUAGE, MOST_CATEGORIES } from '@galleria/contract/category-rules'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { inTreeOrder, whyNotThere } from './category.rules.ts'
import {
  findRetired,
  insertCategory,
  lockCategories,
  putCategoryBelow,
  selectCategories,
  writeCategoryOrder,
  writeCategoryTexts,
} from './category.store.ts'
import { keepLabelled } from './keep-labelled.ts'
import { isSame, listDeskCategories, textsOf } from './manage-categories.ts'

/** Behind those that stand there already. What is there just so is no change. */
export function addCategory(
  ctx: Context,
  { key, parentId, ...form }: Parsed<typeof categoryDeskCalls.addCategory>,
): Promise<WireCategories> {
  return ctx.inTransaction(async (tx) => {
    await lockCategories(tx)
    const before = await selectCategories(tx)
    const texts = textsOf(form)
    const taken = before.find((one) => one.key === key)
    if (taken) {
      if (parentOf(taken) !== parentId || !texts.every((text) => isSame(text, taken)))
        throw refuse('category.key_taken')
      return listDeskCategories({ db: tx })
    }
    if ((await findRetired(tx)).some((one) => one.key === key)) throw refuse('category.key_taken')
    if (before.length >= MOST_CATEGORIES) throw refuse('category.too_many')
    const why = whyNotThere(before, undefined, parentId)
    if (why) throw refuse(why)
    const id = await insertCategory(tx, { key, parentId })
    await writeCategoryTexts(tx, id, texts)
    await writeTreeOrder(tx, [...before.map((one) => one.id), id])
    noteChanges(
      tx,
      { kind: 'category', id, name: form.main.name },
      {
        before: { name: null, below: null },
        after: { name: form.main.name, below: nameOf(before, parentId) },
      },
    )
    return listDeskCategories({ db: tx })
  })
}

/** With all that is below it, to the end of those that stand there. */
export function moveCategory(
  ctx: Context,
  { id, version, parentId }: Parsed<typeof categoryDeskCalls.moveCategory>,
): Promise<WireCategories> {
  return ctx.inTransaction(async (tx) => {
    await lockCategories(tx)
    const before = await selectCategories(tx)
    const moved = before.find((one) => one.id === id)
    if (!moved) throw refuse('category.not_found')
    if (parentOf(moved) === parentId) return listDeskCategories({ db: tx })
    if (moved.version !== version) throw refuse('category.changed')
    const why = whyNotThere(before, id, parentId)
    if (why) throw refuse(why)
    await keepLabelled(tx, () => putCategoryBelow(tx, id, parentId))
    await writeTreeOrder(tx, [...before.map((one) => one.id).filter((one) => one !== id), id])
    noteChanges(
      tx,
      { kind: 'category', id, name: nameOf(before, id) ?? '' },
      {
        before: { below: nameOf(before, parentOf(moved)) },
        after: { below: nameOf(before, parentId) },
      },
    )
    return listDeskCategories({ db: tx })
  })
}

/** Each stands right before what is below it: whoever reads them by position reads the tree. */
async function writeTreeOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await writeCategoryOrder(tx, inTreeOrder(ids, await selectCategories(tx)))
}

const parentOf = ({ path }: WireDeskCategory): number | null => path.at(-2) ?? null

/** In the language of the log. */
export function nameOf(categories: readonly WireDeskCategory[], id: number | null): string | null {
  const found = categories.find((one) => one.id === id)
  return found?.textList.find(({ language }) => language === MAIN_LANGUAGE)?.name ?? null
}
