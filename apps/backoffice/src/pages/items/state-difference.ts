import type { Language } from '@galleria/contract/storefronts'
import type { Item, SavedItem } from './item-queries.ts'

/** An earlier state of an item beside what it is now, field by field. */

export type Field =
  | 'language'
  | 'category'
  | 'kind'
  | 'days'
  | 'place'
  | 'name'
  | 'description'
  | 'details'
  | 'manufacturer'
  | 'responsible'
  | 'energy'
  | 'freight'
  | 'attribute'
  | 'picture'

export type Difference = {
  readonly id: string
  readonly field: Field
  /** Of a text, and of what is said in words. */ readonly language?: Language
  /** What an attribute is called; of a picture its number. */ readonly name?: string
  /** Of the field in the form of the earlier state; where it says nothing of it, of no field. */
  readonly path: string
  readonly earlier: string
  readonly now: string
}

/** How values of a field are told. */
export type Say = {
  readonly language: (language: Language) => string
  readonly freight: (freight: Item['freight']) => string
  readonly number: (number: number, unit: string) => string
  readonly kind: (kind: NonNullable<Item['voucher']>['kind'] | 'goods') => string
  readonly days: (days: number) => string
  readonly place: (place: NonNullable<NonNullable<Item['voucher']>['place']>) => string
}

type Told = Omit<Difference, 'earlier' | 'now'> & { readonly value: string }
type State = Item | SavedItem

/** All that a state says, each with the field of its form. */
export const tellState = (state: State, say: Say): readonly Omit<Told, 'value'>[] =>
  tell(state, say)

export function findDifferences(earlier: SavedItem, now: Item, say: Say): Difference[] {
  const [before, after] = [tell(earlier, say), tell(now, say)]
  const ids = [...new Set([...before, ...after].map(({ id }) => id))]
  return ids.flatMap((id) => {
    const [old, present] = [before, after].map((told) => told.find((one) => one.id === id))
    const { value: _, ...field } = (old ?? present) as Told
    const values = { earlier: old?.value ?? '', now: present?.value ?? '' }
    const isSame =
      id === 'category' ? earlier.category.id === now.category.id : values.earlier === values.now
    return isSame ? [] : [{ ...field, path: old?.path ?? '', ...values }]
  })
}

function tell(state: State, say: Say): Told[] {
  return [
    one('category', 'categoryId', state.categoryName),
    one('language', 'language', say.language(state.language)),
    ...state.textList.flatMap((text, at) => tellText(text, at)),
    ...(state.voucher ? tellCodes(state.voucher, say) : tellGoods(state, say)),
    ...state.imageList.flatMap(tellPicture),
  ]
}

const one = (field: Field, path: string, value: string): Told => ({ id: field, field, path, value })

function tellText(
  { language, name, description, details }: State['textList'][number],
  at: number,
): Told[] {
  return (
    [
      ['name', name],
      ['description', description],
      ['details', details.join('\n')],
    ] as const
  ).map(([field, value]) => ({
    id: `${field} ${language}`,
    ...{ field, language, value },
    path: `textList.${at}.${field}`,
  }))
}

function tellGoods(state: State, say: Say): Told[] {
  return [
    one('kind', 'voucher', say.kind('goods')),
    one('manufacturer', 'manufacturer', state.manufacturer),
    one('responsible', 'responsiblePerson', state.responsiblePerson),
    one('energy', 'energyClass', state.energyClass ?? ''),
    ...state.attributeList.flatMap((attribute) => tellAttribute(attribute, say)),
    one('freight', 'freight', say.freight(state.freight)),
  ]
}

function tellCodes({ kind, validDays, place, address }: NonNullable<State['voucher']>, say: Say) {
  return [
    one('kind', 'voucher.kind', say.kind(kind)),
    one('days', 'voucher.validDays', say.days(validDays)),
    one('place', 'voucher.place', [place && say.place(place), address].filter(Boolean).join(' · ')),
  ]
}

/** One told by its key alone is the same under another name. */
function tellAttribute(
  { key, name, unit, option, number, textList }: State['attributeList'][number],
  say: Say,
): Told[] {
  const own = { field: 'attribute', name, path: `attributeList.${key}` } as const
  if (option) return [{ id: `attribute ${key}`, ...own, value: option.name }]
  if (number !== null) return [{ id: `attribute ${key}`, ...own, value: say.number(number, unit) }]
  return textList.map(({ language, text }) => ({
    id: `attribute ${key} ${language}`,
    ...own,
    ...{ language, value: text },
  }))
}

type Picture = Item['imageList'][number]

/** What it shows: the same picture at another place is the same. */
function tellPicture({ url, textList }: Picture, at: number): Told[] {
  return textList.map(({ language, text }) => ({
    id: `picture ${url} ${language}`,
    ...{ field: 'picture', name: String(at + 1), language, value: text },
    path: `imageTextList.${at}`,
  }))
}

export type PictureDifference = {
  /** Shown then and not now. */ readonly gone: readonly Picture[]
  /** Shown now and not then. */ readonly added: readonly Picture[]
  /** The same ones in another order. */ readonly isReordered: boolean
}

export function findPictureDifference(
  earlier: SavedItem,
  now: Item,
): PictureDifference | undefined {
  const without = (list: readonly Picture[], others: readonly Picture[]) =>
    list.filter(({ url }) => !others.some((other) => other.url === url))
  const gone = without(earlier.imageList, now.imageList)
  const added = without(now.imageList, earlier.imageList)
  const order = (list: readonly Picture[], left: readonly Picture[]) =>
    without(list, left)
      .map(({ url }) => url)
      .join(' ')
  const isReordered = order(earlier.imageList, gone) !== order(now.imageList, added)
  return gone.length + added.length > 0 || isReordered ? { gone, added, isReordered } : undefined
}

/** A text in three: as the other begins, what is its own, and as the other ends; by whole words. */
export function partChanged(text: string, other: string): readonly [string, string, string] {
  const [words, others] = [text, other].map((one) => one.split(/(?<=\s)/)) as [string[], string[]]
  const least = Math.min(words.length, others.length)
  let start = 0
  while (start < least && words[start] === others[start]) start += 1
  let end = 0
  while (end < least - start && words.at(-1 - end) === others.at(-1 - end)) end += 1
  const to = words.length - end
  return [words.slice(0, start).join(''), words.slice(start, to).join(''), words.slice(to).join('')]
}
