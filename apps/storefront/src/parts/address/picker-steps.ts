import type { LevelItem } from '@galleria/contract/address-picker'
import { plainName } from './plain-name.ts'

/**
 * Province, city, district, and street where there are streets to choose from; elsewhere the
 * district is the end [ADR-020].
 */
const LEVELS = 4
export type PickerItem = LevelItem & { readonly isLeaf: boolean }
/** What was chosen so far, the first level first. */
export type PickerPath = readonly LevelItem[]

/**
 * What a choice leads to: another level, or the end. Choosing anew at an earlier level drops what
 * came after it.
 */
export function choose(path: PickerPath, item: PickerItem): { path: PickerPath; isDone: boolean } {
  const next = [
    ...path.filter(({ level }) => level < item.level),
    { id: item.id, name: item.name, pinyin: item.pinyin, level: item.level, code: item.code },
  ]
  return { path: next, isDone: item.isLeaf || item.level >= LEVELS }
}

/** More than this many are not drawn; typing narrows them. */
export const MOST_DRAWN = 100

/** What fits a typed text: names that begin like it first, then those in which a word does. */
export function narrow<Item extends Pick<LevelItem, 'name' | 'pinyin'>>(
  items: readonly Item[],
  typed: string,
): Item[] {
  const wanted = plainName(typed)
  if (wanted === '') return [...items]
  const names = items.map((item) => ({
    item,
    name: plainName(item.name),
    pinyin: plainName(item.pinyin),
  }))
  const begins = names.filter(
    ({ name, pinyin }) => name.startsWith(wanted) || pinyin.startsWith(wanted),
  )
  const within = names.filter(
    (one) =>
      !begins.includes(one) &&
      [one.name, one.pinyin].some(
        (text) => text.includes(` ${wanted}`) || text.includes(`-${wanted}`),
      ),
  )
  return [...begins, ...within].map(({ item }) => item)
}
