import type {
  categoryDeskCalls,
  WireCategories,
  WireDeskCategory,
} from '@galleria/contract/category-desk'
import { MAIN_LANGUAGE } from '@galleria/contract/category-rules'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { languages } from '@galleria/contract/storefronts'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { lockRow, lockRows } from '#platform/lock.ts'
import { inTreeOrder } from './category.rules.ts'
import { selectCategories, writeCategoryOrder, writeCategoryTexts } from './category.store.ts'

type Text = WireDeskCategory['textList'][number]

export async function listDeskCategories({
  db,
}: {
  readonly db: Db | Tx
}): Promise<WireCategories> {
  return { categoryList: await selectCategories(db) }
}

/**
 * Its address and its goods stay, and so does the kind of thing that each of them is. What is so
 * already is no change.
 */
export function nameCategory(
  ctx: Context,
  form: Parsed<typeof categoryDeskCalls.nameCategory>,
): Promise<WireCategories> {
  return ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'categories', { id: form.id })
    const before = (await selectCategories(tx)).find(({ id }) => id === form.id)
    if (!before) throw refuse('category.not_found')
    const after = textsOf(form)
    const changed = after.filter((text) => !isSame(text, before))
    if (changed.length > 0) {
      if (before.version !== form.version) throw refuse('category.changed')
      await writeCategoryTexts(tx, form.id, after)
      noteTexts(tx, before, after)
    }
    return listDeskCategories({ db: tx })
  })
}

/** Every language has a text, its own or the English one. */
export function textsOf({
  main,
  otherList,
}: Pick<Parsed<typeof categoryDeskCalls.nameCategory>, 'main' | 'otherList'>): Text[] {
  const own = new Map<string, Pick<Text, 'name' | 'intro'>>([
    [MAIN_LANGUAGE, main],
    ...otherList.map((text) => [text.language, text] as const),
  ])
  return languages.map((language) => {
    const { name, intro } = own.get(language) ?? main
    return { language, name, intro, isOwn: own.has(language) }
  })
}

export function isSame(text: Text, { textList }: WireDeskCategory): boolean {
  const old = textList.find(({ language }) => language === text.language)
  return old?.name === text.name && old.intro === text.intro && old.isOwn === text.isOwn
}

function noteTexts(tx: Tx, { id, textList }: WireDeskCategory, after: readonly Text[]): void {
  const own = (text: Text | undefined) =>
    text?.isOwn ? { name: text.name, description: text.intro } : { name: null, description: null }
  const name = after.find(({ language }) => language === MAIN_LANGUAGE)?.name ?? ''
  for (const text of after)
    noteChanges(
      tx,
      { kind: 'category', id, name },
      {
        before: own(textList.find(({ language }) => language === text.language)),
        after: own(text),
        of: text.language,
      },
    )
}

/**
 * All of them at once, as whoever puts them in order has seen them; what is below one goes along
 * with it.
 */
export function orderCategories(
  ctx: Context,
  { fromList, toList: asked }: Parsed<typeof categoryDeskCalls.orderCategories>,
): Promise<WireCategories> {
  return ctx.inTransaction(async (tx) => {
    await lockRows(tx, 'categories', 'id', { id: fromList })
    const before = await selectCategories(tx)
    const order = before.map(({ id }) => id)
    const isWhole = isEqual(order.toSorted(byNumber), asked.toSorted(byNumber))
    const toList = isWhole ? inTreeOrder(asked, before) : asked
    if (!isEqual(order, toList)) {
      if (!isEqual(order, fromList) || !isWhole) throw refuse('category.changed')
      await writeCategoryOrder(tx, toList)
      noteOrder(tx, before, toList)
    }
    return listDeskCategories({ db: tx })
  })
}

const byNumber = (a: number, b: number) => a - b
const isEqual = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, index) => id === b[index])

function noteOrder(tx: Tx, before: readonly WireDeskCategory[], toList: readonly number[]): void {
  for (const [index, { id, textList }] of before.entries())
    if (toList[index] !== id)
      noteChanges(
        tx,
        {
          kind: 'category',
          id,
          name: textList.find(({ language }) => language === MAIN_LANGUAGE)?.name ?? '',
        },
        { before: { place: String(index + 1) }, after: { place: String(toList.indexOf(id) + 1) } },
      )
}
