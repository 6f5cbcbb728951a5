import { createHash } from 'node:crypto'
import { isFarPrice, MOST_ON_HAND } from '@galleria/contract/goods-rules'
import { isAttributeField, type TableField } from '@galleria/contract/goods-table-rules'
import { languages, sites, storefronts } from '@galleria/contract/storefronts'
import { inSteps, inUnits } from '@galleria/kernel/measure'
import { fromMajor } from '@galleria/kernel/money'
import { presentVoucher } from '#modules/catalog/selling/index.ts'
import { attributeOf } from './attributes.rules.ts'
import { readCells, type Reader } from './cells.rules.ts'
import { itemErrors, itemFormOf, versionErrors, versionFormOf } from './forms.rules.ts'
import type { Change, Facts, PlannedRow, Remark, Work } from './goods-table.types.ts'
import { isOther, itemFacts, versionFacts } from './known-facts.rules.ts'
import type { KnownItem, KnownVersion } from './known.queries.ts'

/** What a row would do, against what the mall knows now. Asks nobody and changes nothing. */

const ITEM_FIELDS: readonly TableField[] = [
  'category',
  'language',
  'manufacturer',
  'responsible',
  'energy',
  'freight',
  ...languages.flatMap((language) =>
    (['name', 'description', 'details'] as const).map((part) => `${part}.${language}` as const),
  ),
]
const VERSION_FIELDS: readonly TableField[] = [
  'gtin',
  'finish',
  'size',
  'width',
  'depth',
  'height',
  'weight',
]

/** What earlier rows of the same table say of an item, and which of them. */
export type EarlierRow = {
  readonly rowNo: number
  readonly facts: Facts
  readonly begin: Work['begin']
}
export type Surroundings = {
  readonly reader: Reader
  readonly fields: readonly (TableField | null)[]
  readonly versions: ReadonlyMap<string, KnownVersion>
  /** By their keys. */ readonly items: ReadonlyMap<string, KnownItem>
  /** Row by article number, of rows above. */ readonly codes: ReadonlyMap<string, number>
  readonly earlier: ReadonlyMap<string, readonly EarlierRow[]>
}

export function planRow(rowNo: number, cells: readonly string[], around: Surroundings): PlannedRow {
  const code = cellOf(cells, 'sku', around)
  const version = around.versions.get(code)
  const known = version ? { ...itemFacts(version), ...versionFacts(version) } : {}
  const { facts, errors } = readCells(cells, around.fields, around.reader, known)
  const key = version ? keyOfItem(version.itemId) : itemKeyOf(facts, code, around)
  const row = { rowNo, code, cells, itemKey: key, skuId: version?.skuId ?? null }
  const first = around.codes.get(code)
  if (code === '') errors.push({ field: 'sku', code: 'required' })
  else if (first !== undefined)
    errors.push({ field: 'sku', code: 'table_twice', facts: { row: first } })
  else {
    const planned = version
      ? planKnown(version, facts, key, around)
      : planNew(code, facts, key, around)
    return finish(
      row,
      { ...planned, errors: [...errors, ...planned.errors] },
      version ? 'CHANGE' : 'NEW',
    )
  }
  return finish(row, { work: {}, changes: [], errors, asks: [] }, 'CHANGE')
}

type Planned = {
  readonly work: Work
  readonly changes: readonly Change[]
  readonly errors: readonly Remark[]
  readonly asks: readonly Remark[]
}

function finish(
  row: Pick<PlannedRow, 'rowNo' | 'code' | 'cells' | 'itemKey' | 'skuId'>,
  { work, changes, errors, asks }: Planned,
  kind: 'NEW' | 'CHANGE',
): PlannedRow {
  const isIdle = Object.keys(work).length === 0
  const plan = errors.length > 0 ? 'FAULT' : isIdle ? 'SAME' : kind
  const isDoing = plan === 'NEW' || plan === 'CHANGE'
  return {
    ...row,
    plan,
    work: isDoing ? work : null,
    changes: isDoing ? changes : [],
    faults: errors,
    asks: isDoing ? asks : [],
  }
}

const cellOf = (cells: readonly string[], field: TableField, { fields }: Surroundings) =>
  (cells[fields.indexOf(field)] ?? '').trim()

export const keyOfItem = (id: number): string => `item ${id}`

/** The key that an item has which a word of its shop names; without one it is the article's own. */
export const requestKeyOf = (word: string): string =>
  `table-${createHash('sha256').update(word).digest('hex').slice(0, 40)}`

/** One of the shop's items by its number, or a word that rows of one new item have in common. */
export function itemKeyOf(
  { item, shop }: Facts,
  code: string,
  { reader }: Pick<Surroundings, 'reader'>,
): string {
  const word = String(item ?? '')
  if (/^\d{1,9}$/.test(word)) return keyOfItem(Number(word))
  const shopId = typeof shop === 'number' ? shop : reader.shops[0]?.id
  return `${shopId} ${requestKeyOf(word || `article ${code}`)}`
}

function planKnown(
  version: KnownVersion,
  facts: Facts,
  key: string,
  around: Surroundings,
): Planned {
  const known = { ...itemFacts(version), ...versionFacts(version) }
  const errors: Remark[] = []
  if (/^\d{1,9}$/.test(String(facts.item ?? '')) && Number(facts.item) !== version.itemId)
    errors.push({ field: 'item', code: 'table_item_other' })
  if (facts.shop !== undefined && facts.shop !== known.shop)
    errors.push({ field: 'shop', code: 'table_item_other' })
  errors.push(...kindErrors(facts, version))
  const item = differing(facts, known, itemFieldsOf(around))
  const rest = sayOnce(item, around.earlier.get(key) ?? [], errors)
  const own = differing(facts, known, VERSION_FIELDS)
  const { prices, asks } = planPrices(version, facts, known, errors)
  const stock = planStock(version, facts, known, errors)
  errors.push(...notAsked({ ...known, ...facts }, rest, around))
  if (hasAny(rest))
    errors.push(
      ...itemErrors(itemFormOf({ ...known, ...rest }, around.reader, [], termsOf(version)), {
        ...known,
        ...rest,
      }).filter(({ field }) => field !== undefined && rest[field] !== undefined),
    )
  if (hasAny(own))
    errors.push(
      ...versionErrors(
        versionFormOf({ ...known, ...own }, version.code),
        { ...known, ...own },
        { isMeasured: !version.voucher },
      ).filter(({ field }) => field !== undefined && own[field] !== undefined),
    )
  if ((hasAny(rest) || hasAny(own)) && ['IN_REVIEW', 'ARCHIVED'].includes(version.status))
    errors.push({ code: 'goods.state' })
  const priced: Facts = Object.fromEntries(
    prices.map(({ site, amount }) => [`price.${site}`, amount]),
  )
  const isWritten = hasAny(rest) || hasAny(own)
  return {
    work: {
      ...(isWritten
        ? { item: { id: version.itemId, version: version.itemVersion, facts: rest } }
        : {}),
      ...(hasAny(own) ? { version: { isNew: false, facts: own } } : {}),
      ...(prices.length > 0 ? { prices } : {}),
      ...(stock ? { stock } : {}),
    },
    changes: changesOf(
      { ...rest, ...own, ...priced, ...(stock ? { stock: stock.countedQty } : {}) },
      known,
    ),
    errors,
    asks,
  }
}

function planNew(code: string, facts: Facts, key: string, around: Surroundings): Planned {
  const errors: Remark[] = []
  const there = around.items.get(key)
  const earlier = around.earlier.get(key) ?? []
  const read = pickFacts(facts, itemFieldsOf(around))
  const own = pickFacts(facts, [
    ...VERSION_FIELDS,
    ...sites.map((site) => `price.${site}` as const),
  ])
  if (!there && (key.startsWith('item ') || (!hasAny(read) && earlier.length === 0)))
    // Somebody else's, or nobody's: of either nothing is told.
    return {
      work: {},
      changes: [],
      errors: [{ field: key.startsWith('item ') ? 'item' : 'sku', code: 'table_unknown' }],
      asks: [],
    }
  const stock =
    typeof facts.stock === 'number' && facts.stock > 0
      ? { countedQty: facts.stock, seenQty: 0 }
      : undefined
  if (stock && (!Number.isInteger(stock.countedQty) || stock.countedQty > MOST_ON_HAND))
    errors.push({ field: 'stock', code: 'table_count' })
  errors.push(
    ...kindErrors(facts, there),
    ...versionErrors(
      versionFormOf(own, code),
      { ...own, sku: code },
      { isMeasured: !there?.voucher },
    ),
    ...priceErrors(own),
  )
  const version = { isNew: true, facts: own }
  const more = { version, ...(stock ? { stock } : {}) }
  if (there) {
    const known = itemFacts(there)
    if (['IN_REVIEW', 'ARCHIVED'].includes(there.status)) errors.push({ code: 'goods.state' })
    const rest = sayOnce(differing(read, known, itemFieldsOf(around)), earlier, errors)
    errors.push(...notAsked({ ...known, ...rest }, rest, around))
    if (hasAny(rest))
      errors.push(
        ...itemErrors(itemFormOf({ ...known, ...rest }, around.reader, [], termsOf(there)), {
          ...known,
          ...rest,
        }).filter(({ field }) => field !== undefined && rest[field] !== undefined),
      )
    const item = { id: there.itemId, version: there.itemVersion, facts: rest }
    return {
      work: { item, ...more },
      changes: changesOf({ ...rest, ...own, ...onHand(stock) }, known),
      errors,
      asks: [],
    }
  }
  const begun = earlier.find((row) => row.begin)?.begin
  if (begun) sayOnce(read, earlier, errors)
  const begin = begun ?? beginOf(read, facts, key)
  errors.push(...notAsked(begin.facts, read, around))
  if (!begun) errors.push(...itemErrors(itemFormOf(begin.facts, around.reader, []), begin.facts))
  return {
    work: { begin, ...more },
    changes: changesOf({ ...(begun ? {} : begin.facts), ...own, ...onHand(stock) }, {}),
    errors,
    asks: [],
  }
}

/** What it is stays; and what a service or a card is like, only its form asks. */
function kindErrors(facts: Facts, known: KnownItem | undefined): Remark[] {
  const is = known ? (known.voucher?.kind ?? 'goods') : 'goods'
  const errors: Remark[] = []
  if (facts.kind !== undefined && facts.kind !== is)
    errors.push({ field: 'kind', code: known ? 'item_kind_stays' : 'table_kind' })
  if (is !== 'goods')
    for (const field of Object.keys(facts) as TableField[])
      if (facts[field] !== undefined && (OF_GOODS.includes(field) || isAttributeField(field)))
        errors.push({ field, code: 'table_of_goods' })
  return errors
}
const OF_GOODS: readonly TableField[] = ['manufacturer', 'responsible', 'energy', 'freight']

const termsOf = ({ voucher }: KnownItem) => voucher && presentVoucher(voucher)

/** What categories ask comes behind what is said of every item. */
const itemFieldsOf = ({ fields }: Surroundings): readonly TableField[] => [
  ...ITEM_FIELDS,
  ...fields.filter((field) => field !== null && isAttributeField(field)).map((field) => field!),
]

/** What a row says of attributes that its room does not ask. */
function notAsked(whole: Facts, read: Facts, { reader }: Surroundings): Remark[] {
  const room = reader.rooms.find(({ key }) => key === whole.category)
  if (!room) return []
  return (Object.keys(read) as TableField[])
    .filter(isAttributeField)
    .filter((field) => {
      const attribute = attributeOf(field, reader.attributes ?? [])
      return !attribute || !room.path.includes(attribute.categoryId)
    })
    .map((field) => ({ field, code: 'table_not_asked' }))
}

const onHand = (stock: Work['stock']): Facts => (stock ? { stock: stock.countedQty } : {})

/** Its own language is the one that is named, or the first that has a name. */
function beginOf(read: Facts, facts: Facts, key: string): NonNullable<Work['begin']> {
  const [shopId = '', requestKey = ''] = key.split(' ')
  const first = languages.find((language) => facts[`name.${language}`] !== undefined)
  return {
    shopId: Number(shopId),
    requestKey,
    facts: { ...read, ...(read.language === undefined && first ? { language: first } : {}) },
  }
}

/** What earlier rows of the item say is not said again; what they say otherwise is a fault. */
function sayOnce(facts: Facts, earlier: readonly EarlierRow[], errors: Remark[]): Facts {
  const rest: Facts = {}
  for (const [name, value] of Object.entries(facts)) {
    const field = name as TableField
    const row = earlier.find((one) => one.facts[field] !== undefined)
    if (!row) rest[field] = value
    else if (row.facts[field] !== value)
      errors.push({ field, code: 'table_item_differs', facts: { row: row.rowNo } })
  }
  return rest
}

function planPrices(
  version: KnownVersion,
  facts: Facts,
  known: Facts,
  errors: Remark[],
): { prices: NonNullable<Work['prices']>; asks: Remark[] } {
  const changed = sites.filter((site) => {
    const amount = facts[`price.${site}`]
    return amount !== undefined && amount !== known[`price.${site}`]
  })
  const asks: Remark[] = []
  if (changed.length === 0) return { prices: [], asks }
  if (!version.isPriced) errors.push({ field: `price.${changed[0] ?? 'DE'}`, code: 'goods.state' })
  errors.push(
    ...priceErrors(
      Object.fromEntries(changed.map((site) => [`price.${site}`, facts[`price.${site}`] ?? 0])),
    ),
  )
  const prices = changed.map((site) => {
    const field = `price.${site}` as const
    const [amount, seen] = [Number(facts[field]), known[field]]
    const seenAmount = typeof seen === 'number' ? seen : null
    if (seenAmount !== null && isFarPrice(amount, seenAmount))
      asks.push({ field, code: 'table_far' })
    if (version.prices.some((one) => one.site === site && one.isReduced))
      asks.push({ field, code: 'table_reduction_ends' })
    return { site, amount, seenAmount, isReduced: false }
  })
  return { prices, asks }
}

function priceErrors(facts: Facts): Remark[] {
  return sites.flatMap((site): Remark[] => {
    const field = `price.${site}` as const
    const amount = facts[field]
    if (typeof amount !== 'number') return []
    if (amount === 0) return [{ field, code: 'price_missing' }]
    return fromMajor(amount, storefronts[site].currency) ? [] : [{ field, code: 'decimals' }]
  })
}

/** A count against the figure that the table was made with, or else against that of now. */
function planStock(
  version: KnownVersion,
  facts: Facts,
  known: Facts,
  errors: Remark[],
): Work['stock'] {
  const { stock, stockSeen } = facts
  if (typeof stock !== 'number' || stock === stockSeen || stock === known.stock) return undefined
  const now = Number(known.stock)
  if (typeof stockSeen === 'number' && stockSeen !== now)
    errors.push({ field: 'stock', code: 'stock.moved', facts: { onHand: now } })
  const steps = stock === 0 ? 0 : inSteps(stock, version.measure)
  if (steps === undefined || steps > MOST_ON_HAND)
    errors.push({ field: 'stock', code: 'table_count' })
  else if (steps < version.held)
    errors.push({
      field: 'stock',
      code: 'stock.held',
      facts: { held: inUnits(version.held, version.measure) },
    })
  return { countedQty: stock, seenQty: now }
}

const hasAny = (facts: Facts) => Object.keys(facts).length > 0

function pickFacts(facts: Facts, fields: readonly TableField[]): Facts {
  return Object.fromEntries(
    fields.flatMap((field) => (facts[field] === undefined ? [] : [[field, facts[field]]])),
  )
}

function differing(facts: Facts, known: Facts, fields: readonly TableField[]): Facts {
  return pickFacts(
    facts,
    fields.filter((field) => isOther(field, facts[field], known[field])),
  )
}

function changesOf(facts: Facts, known: Facts): Change[] {
  return Object.entries(facts).map(([field, after]) => {
    const before = known[field as TableField]
    return {
      field: field as TableField,
      before: before === undefined ? null : String(before),
      after: String(after),
    }
  })
}
