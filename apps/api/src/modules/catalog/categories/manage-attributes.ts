import type {
  attributeDeskCalls,
  WireAttribute,
  WireAttributes,
} from '@galleria/contract/attribute-desk'
import { MOST_ATTRIBUTES } from '@galleria/contract/attribute-rules'
import { MAIN_LANGUAGE } from '@galleria/contract/category-rules'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { languages } from '@galleria/contract/storefronts'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { lockRow, lockRows } from '#platform/lock.ts'
import {
  changeAttribute,
  hasAttributeKey,
  insertAttribute,
  selectAttributes,
  writeAttributeOrder,
  writeAttributeWords,
  type Option,
} from './attribute.store.ts'
import { lockCategories, selectCategories } from './category.store.ts'

type Name = WireAttribute['nameList'][number]
type Named = Pick<Parsed<typeof attributeDeskCalls.addAttribute>, 'name' | 'otherList'>
type Form = Pick<
  Parsed<typeof attributeDeskCalls.addAttribute>,
  'name' | 'otherList' | 'optionList' | 'isFilter' | 'isRequired'
>

export async function listAttributes({ db }: { readonly db: Db | Tx }): Promise<WireAttributes> {
  return { attributeList: await selectAttributes(db) }
}

/** Behind what its category asks already. What is there just so is no change. */
export function addAttribute(
  ctx: Context,
  { categoryId, key, kind, unit, ...form }: Parsed<typeof attributeDeskCalls.addAttribute>,
): Promise<WireAttributes> {
  return ctx.inTransaction(async (tx) => {
    await lockCategories(tx)
    if (!(await selectCategories(tx)).some(({ id }) => id === categoryId))
      throw refuse('category.not_found')
    const before = await selectAttributes(tx)
    const asked = { ...wordsOf(kind, form), isHidden: false }
    const fixed = { categoryId, key, kind, unit: kind === 'number' ? unit : '' }
    const there = before.find((one) => one.key === key)
    if (there) {
      const isSame = Object.entries(fixed).every(([name, value]) => there[name as 'key'] === value)
      if (!isSame || isChanged(there, asked)) throw refuse('attribute.key_taken')
      return listAttributes({ db: tx })
    }
    // Also of a category that was retired: what is said of items is kept by it.
    if (await hasAttributeKey(tx, key)) throw refuse('attribute.key_taken')
    if (before.length >= MOST_ATTRIBUTES)
      throw refuse('attribute.too_many', { most: MOST_ATTRIBUTES })
    const id = await insertAttribute(tx, { ...fixed, ...asked })
    await writeAttributeWords(tx, id, asked.nameList, asked.optionList)
    note(tx, { id, nameList: asked.nameList }, undefined, asked)
    return listAttributes({ db: tx })
  })
}

/** Names, options and what it is asked for; what is so already is no change. */
export function saveAttribute(
  ctx: Context,
  { id, version, isHidden, ...form }: Parsed<typeof attributeDeskCalls.saveAttribute>,
): Promise<WireAttributes> {
  return ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'attributes', { id })
    const before = (await selectAttributes(tx)).find((one) => one.id === id)
    if (!before) throw refuse('attribute.not_found')
    const after = { ...wordsOf(before.kind, form), isHidden }
    if (isChanged(before, after)) {
      const isLost = before.optionList.some(
        ({ key }) => !after.optionList.some((one) => one.key === key),
      )
      if (before.version !== version || isLost) throw refuse('attribute.changed')
      await changeAttribute(tx, id, after)
      await writeAttributeWords(tx, id, after.nameList, after.optionList)
      note(tx, before, before, after)
    }
    return listAttributes({ db: tx })
  })
}

/** Those of one category, as whoever puts them in order has seen them. */
export function orderAttributes(
  ctx: Context,
  { categoryId, fromList, toList }: Parsed<typeof attributeDeskCalls.orderAttributes>,
): Promise<WireAttributes> {
  return ctx.inTransaction(async (tx) => {
    await lockRows(tx, 'attributes', 'id', { id: fromList })
    const before = (await selectAttributes(tx)).filter((one) => one.categoryId === categoryId)
    const order = before.map(({ id }) => id)
    if (!isEqual(order, toList)) {
      if (
        !isEqual(order, fromList) ||
        !isEqual(order.toSorted(byNumber), toList.toSorted(byNumber))
      )
        throw refuse('attribute.changed')
      await writeAttributeOrder(tx, toList)
      for (const [index, one] of before.entries())
        if (toList[index] !== one.id)
          noteChanges(tx, aboutOf(one), {
            before: { place: String(index + 1) },
            after: { place: String(toList.indexOf(one.id) + 1) },
          })
    }
    return listAttributes({ db: tx })
  })
}

const byNumber = (a: number, b: number) => a - b
const isEqual = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, index) => id === b[index])

type Words = {
  readonly isFilter: boolean
  readonly isRequired: boolean
  readonly isHidden: boolean
  readonly nameList: readonly Name[]
  readonly optionList: readonly Option[]
}

/** A choice has options, and only a choice; a text makes no filter. */
function wordsOf(kind: WireAttribute['kind'], form: Form): Omit<Words, 'isHidden'> {
  if (kind === 'choice' && form.optionList.every(({ isHidden }) => isHidden))
    throw refuse('attribute.no_options')
  return {
    isFilter: form.isFilter && kind !== 'text',
    isRequired: form.isRequired,
    nameList: namesOf(form),
    optionList: (kind === 'choice' ? form.optionList : []).map((option) => ({
      key: option.key,
      isHidden: option.isHidden,
      nameList: namesOf(option),
    })),
  }
}

/** Every language has a name, its own or the English one. */
function namesOf({ name, otherList }: Named): Name[] {
  const own = new Map<string, string>([
    [MAIN_LANGUAGE, name],
    ...otherList.map((one) => [one.language, one.name] as const),
  ])
  return languages
    .map((language) => ({
      language,
      name: own.get(language) ?? name,
      isOwn: own.has(language),
    }))
    .toSorted((a, b) => (a.language < b.language ? -1 : 1))
}

const comparable = ({ isFilter, isRequired, isHidden, nameList, optionList }: Words) =>
  JSON.stringify([
    [isFilter, isRequired, isHidden],
    nameList.map((one) => [one.language, one.name, one.isOwn]),
    optionList.map((one) => [
      one.key,
      one.isHidden,
      one.nameList.map(({ language, name, isOwn }) => [language, name, isOwn]),
    ]),
  ])
const isChanged = (before: Words, after: Words) => comparable(before) !== comparable(after)

const nameIn = (names: readonly Name[], language: string) =>
  names.find((one) => one.language === language && one.isOwn)?.name ?? null
const aboutOf = ({
  id,
  nameList,
}: {
  readonly id: number
  readonly nameList: readonly Name[]
}) => ({
  kind: 'attribute' as const,
  id,
  name: nameIn(nameList, MAIN_LANGUAGE) ?? '',
})

function note(
  tx: Tx,
  one: { readonly id: number; readonly nameList: readonly Name[] },
  before: Words | undefined,
  after: Words,
): void {
  const told = (words: Words | undefined) => ({
    isFilter: words?.isFilter ?? null,
    isRequired: words?.isRequired ?? null,
    isHidden: words?.isHidden ?? null,
  })
  noteChanges(tx, aboutOf(one), { before: told(before), after: told(after) })
  for (const language of languages) {
    const written = (words: Words | undefined) => ({
      name: words ? nameIn(words.nameList, language) : null,
      options:
        words?.optionList
          .map(({ key, isHidden, nameList }) => {
            const name = nameIn(nameList, language)
            return name === null ? '' : isHidden ? `(${name})` : `${name} [${key}]`
          })
          .filter(Boolean)
          .join(', ') || null,
    })
    noteChanges(tx, aboutOf(one), {
      of: language,
      before: written(before),
      after: written(after),
    })
  }
}
