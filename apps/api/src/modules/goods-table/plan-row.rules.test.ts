import type { TableField } from '@galleria/contract/goods-table-rules'
import { expect, test } from 'vitest'
import { knownVersion as known } from '../../testing/known-version.ts'
import type { TableAttribute } from './attributes.rules.ts'
import type { KnownItem, KnownVersion } from './known.queries.ts'
import { itemKeyOf, keyOfItem, planRow, requestKeyOf, type Surroundings } from './plan-row.rules.ts'

const card: Partial<KnownVersion> = { voucher: { kind: 'shopping_card', days: 1_095 } }
const wood: TableAttribute = {
  key: 'wood',
  kind: 'choice',
  unit: '',
  categoryId: 12,
  nameList: [],
  optionList: [{ key: 'pine', isHidden: false, itemCount: 0, nameList: [] }],
}
const reader: Surroundings['reader'] = {
  decimalSign: '.',
  shops: [
    { id: 2, name: 'Nordholz' },
    { id: 8, name: 'Südholz' },
  ],
  rooms: [
    { id: 12, key: 'desks', path: [12], names: ['Desks'] },
    { id: 20, key: 'lamps', path: [20], names: ['Lamps'] },
  ],
  attributes: [wood],
}
type Cells = Partial<Record<TableField, string>>
const plan = (cells: Cells, around: Partial<Surroundings> = {}) =>
  planRow(4, Object.values(cells).map(String), {
    reader,
    fields: Object.keys(cells) as TableField[],
    versions: new Map([[known.code, known]]),
    items: new Map<string, KnownItem>([['item 3', known]]),
    codes: new Map(),
    earlier: new Map(),
    ...around,
  })
/** Of the version that is there, or of one that is like it but for this. */
const change = (
  cells: Cells,
  other: Partial<KnownVersion> = {},
  around: Partial<Surroundings> = {},
) =>
  plan(
    { sku: 'HAL-OAK', ...cells },
    { versions: new Map([[known.code, { ...known, ...other }]]), ...around },
  )
const faults = (...args: Parameters<typeof change>) => change(...args).faults
const ofItem: Cells = {
  category: 'desks',
  'name.de': 'Ansgar',
  'description.de': 'Ein Pult.',
  manufacturer: 'Nordholz GmbH, Kiel',
  responsible: 'Nordholz GmbH, Kiel',
  freight: 'parcel',
}
const ofVersion = { finish: 'oak', size: '80', width: 80, depth: 50, height: 74, weight: 12 }
const measured: Cells = { width: '80', depth: '50', height: '74', weight: '12' }
const fresh: Cells = { sku: 'NEW-1', ...ofItem, finish: 'oak', size: '80', ...measured }

test('a row that says what is known changes nothing', () => {
  expect(change({ size: '120', width: '120.5', stock: '12', 'price.DE': '129.5' })).toEqual({
    rowNo: 4,
    code: 'HAL-OAK',
    cells: ['HAL-OAK', '120', '120.5', '12', '129.5'],
    itemKey: 'item 3',
    skuId: 7,
    plan: 'SAME',
    work: null,
    changes: [],
    faults: [],
    asks: [],
  })
})

test('a row without an article number, or with one that stands above, is a fault and does nothing', () => {
  expect(plan({ sku: ' ', size: '130' })).toMatchObject({
    plan: 'FAULT',
    work: null,
    changes: [],
    faults: [{ field: 'sku', code: 'required' }],
  })
  expect(plan({ size: '130' })).toMatchObject({ code: '', faults: [{ code: 'required' }] })
  expect(faults({ size: '130' }, {}, { codes: new Map([['HAL-OAK', 2]]) })).toEqual([
    { field: 'sku', code: 'table_twice', facts: { row: 2 } },
  ])
})

test('a row changes its item, its version, a price and a count, each as it was looked at', () => {
  expect(
    change({
      'name.de': 'Halden 2',
      size: '130',
      'price.DE': '139',
      'price.SE': '1499',
      stock: '9',
    }),
  ).toMatchObject({
    plan: 'CHANGE',
    work: {
      item: { id: 3, version: 5, facts: { 'name.de': 'Halden 2' } },
      version: { isNew: false, facts: { size: '130' } },
      prices: [
        { site: 'DE', amount: 139, seenAmount: 129.5, isReduced: false },
        { site: 'SE', amount: 1499, seenAmount: null, isReduced: false },
      ],
      stock: { countedQty: 9, seenQty: 12 },
    },
    changes: [
      { field: 'name.de', before: 'Halden', after: 'Halden 2' },
      { field: 'size', before: '120', after: '130' },
      { field: 'price.DE', before: '129.5', after: '139' },
      { field: 'price.SE', before: null, after: '1499' },
      { field: 'stock', before: '12', after: '9' },
    ],
    faults: [],
    asks: [],
  })
})

test('what only a version or only an item says is written with its item; a price alone is not', () => {
  expect(change({ size: '130' }).work).toEqual({
    item: { id: 3, version: 5, facts: {} },
    version: { isNew: false, facts: { size: '130' } },
  })
  expect(change({ freight: 'parcel' }).work).toEqual({
    item: { id: 3, version: 5, facts: { freight: 'parcel' } },
  })
  expect(Object.keys(change({ 'price.DE': '139' }).work ?? {})).toEqual(['prices'])
})

test('what the forms refuse of what a row changes is told; faults of what it leaves alone are not', () => {
  expect(faults({ width: '1200', size: 'x'.repeat(41) })).toEqual([
    { field: 'size', code: 'too_big' },
    { field: 'width', code: 'too_big' },
  ])
  expect(faults({ 'name.de': 'x'.repeat(81) })).toEqual([{ field: 'name.de', code: 'too_big' }])
  expect(change({ size: '130' }, { widthMm: 20_000, manufacturer: '' }).plan).toBe('CHANGE')
  expect(change({ freight: 'parcel' }, { manufacturer: '' }).plan).toBe('CHANGE')
  expect(change({ width: '80' }).plan).toBe('CHANGE')
})

test('what cannot be read is no fault where it is what the mall knows', () => {
  expect(change({ finish: 'driftwood' }, { finish: 'driftwood' }).plan).toBe('SAME')
  expect(faults({ finish: 'driftwood' })).toEqual([{ field: 'finish', code: 'table_choice' }])
})

test('an article stays with its item, its shop and its kind', () => {
  expect(change({ item: '3', shop: 'Nordholz', kind: 'goods' }).plan).toBe('SAME')
  expect(faults({ item: '93' })).toEqual([{ field: 'item', code: 'table_item_other' }])
  for (const item of ['003', 'halden', '2-door', 'no 2']) expect(change({ item }).plan).toBe('SAME')
  expect(faults({ shop: 'Südholz' })).toEqual([{ field: 'shop', code: 'table_item_other' }])
  expect(faults({ kind: 'service' })).toEqual([{ field: 'kind', code: 'item_kind_stays' }])
})

test('a card is not given what only goods have, and is measured by nothing', () => {
  expect(faults({ manufacturer: 'Nordholz', 'attribute.wood': 'pine' }, card)).toEqual(
    expect.arrayContaining([
      { field: 'manufacturer', code: 'table_of_goods' },
      { field: 'attribute.wood', code: 'table_of_goods' },
    ]),
  )
  expect(change({ kind: 'shopping_card', size: '€ 50' }, card)).toMatchObject({
    plan: 'CHANGE',
    faults: [],
    work: { version: { facts: { size: '€ 50' } } },
  })
  expect(change({ 'name.de': 'Karte' }, card).faults).toEqual([])
  expect(faults({ width: '80' }, card)).toEqual([{ field: 'width', code: 'table_of_goods' }])
})

test('while the mall looks at an item, or once it is put away, only its stock changes', () => {
  for (const status of ['IN_REVIEW', 'ARCHIVED'] as const) {
    expect(faults({ size: '130' }, { status })).toEqual([{ code: 'goods.state' }])
    expect(faults({ freight: 'parcel' }, { status })).toEqual([{ code: 'goods.state' }])
    expect(change({ stock: '9' }, { status }).plan).toBe('CHANGE')
  }
  expect(change({ size: '130' }, { status: 'PAUSED' }).plan).toBe('CHANGE')
})

test('what another room asks is no fault unless a row says it', () => {
  expect(change({ 'attribute.wood': 'pine' })).toMatchObject({
    plan: 'CHANGE',
    changes: [{ field: 'attribute.wood', before: null, after: 'pine' }],
  })
  const lamp = { categoryKey: 'lamps' }
  expect(faults({ 'attribute.wood': 'pine' }, lamp)).toEqual([
    { field: 'attribute.wood', code: 'table_not_asked' },
  ])
  expect(faults({ category: 'lamps', 'attribute.wood': 'pine' })).toEqual([
    { field: 'attribute.wood', code: 'table_not_asked' },
  ])
  expect(faults({ size: '130' }, lamp)).toEqual([])
})

test('a price that is far off, or would end a reduction, is asked about', () => {
  const asks = (...args: Parameters<typeof change>) => change(...args).asks
  expect(asks({ 'price.DE': '259.01' })).toEqual([{ field: 'price.DE', code: 'table_far' }])
  expect(asks({ 'price.DE': '259', 'price.SE': '9000' })).toEqual([])
  const [price] = known.prices
  const reduced = {
    prices: [
      { ...price!, isReduced: true },
      { ...price!, site: 'UK' as const },
    ],
  }
  expect(asks({ 'price.DE': '139', 'price.SE': '9' }, reduced)).toEqual([
    { field: 'price.DE', code: 'table_reduction_ends' },
  ])
  expect(asks({ 'price.DE': '259.01', width: '1200' })).toEqual([])
})

test('a price is above nothing, and has no more decimals than its currency', () => {
  expect(faults({ 'price.DE': '0', 'price.SE': '9.995' })).toEqual([
    { field: 'price.DE', code: 'price_missing' },
    { field: 'price.SE', code: 'decimals' },
  ])
  expect(faults({ 'price.SE': '9' }, { isPriced: false })).toEqual([
    { field: 'price.SE', code: 'goods.state' },
  ])
  expect(change({ 'price.DE': '129.5' }, { isPriced: false }).plan).toBe('SAME')
})

test('a count holds against the figure that the table was made with', () => {
  expect(change({ stock: '9', stockSeen: '12' }).work).toEqual({
    stock: { countedQty: 9, seenQty: 12 },
  })
  expect(faults({ stock: '9', stockSeen: '10' })).toEqual([
    { field: 'stock', code: 'stock.moved', facts: { onHand: 12 } },
  ])
  // Nobody has counted: the table still says what it said.
  expect(change({ stock: '10', stockSeen: '10' }).plan).toBe('SAME')
  expect(change({ stockSeen: '10' }).plan).toBe('SAME')
})

test('nothing is counted below what orders hold, above the most, or in parts of a step', () => {
  expect(change({ stock: '5' }).plan).toBe('CHANGE')
  expect(faults({ stock: '4' })).toEqual([
    { field: 'stock', code: 'stock.held', facts: { held: 5 } },
  ])
  expect(change({ stock: '0' }, { held: 0 }).work).toEqual({
    stock: { countedQty: 0, seenQty: 12 },
  })
  expect(change({ stock: '1000000' }).plan).toBe('CHANGE')
  expect(faults({ stock: '1000001' })).toEqual([{ field: 'stock', code: 'table_count' }])
  const cloth = { measure: { unit: 'metre', step: 50 } as const }
  expect(change({ stock: '2.5' }, cloth).work).toEqual({ stock: { countedQty: 2.5, seenQty: 6 } })
  expect(faults({ stock: '2.25' }, cloth)).toEqual([{ field: 'stock', code: 'table_count' }])
  expect(faults({ stock: '2' }, cloth)).toEqual([
    { field: 'stock', code: 'stock.held', facts: { held: 2.5 } },
  ])
})

test('rows of one item say its facts once, and not otherwise', () => {
  const earlier = new Map([
    ['item 3', [{ rowNo: 2, facts: { 'name.de': 'Halden 2' }, begin: undefined }]],
  ])
  expect(change({ 'name.de': 'Halden 2' }, {}, { earlier }).plan).toBe('SAME')
  expect(faults({ 'name.de': 'Halden 3', freight: 'parcel' }, {}, { earlier })).toEqual([
    { field: 'name.de', code: 'table_item_differs', facts: { row: 2 } },
  ])
})

test('a new article with what an item needs begins one, in the language of its first name', () => {
  const { work, changes, ...row } = plan({ ...fresh, 'price.DE': '99', stock: '3' })
  const key = requestKeyOf('article NEW-1')
  expect(work).toEqual({
    begin: { shopId: 2, requestKey: key, facts: { ...ofItem, language: 'de' } },
    version: { isNew: true, facts: { ...ofVersion, 'price.DE': 99 } },
    stock: { countedQty: 3, seenQty: 0 },
  })
  expect(row).toMatchObject({ plan: 'NEW', itemKey: `2 ${key}`, skuId: null, faults: [], asks: [] })
  expect(changes).toContainEqual({ field: 'name.de', before: null, after: 'Ansgar' })
  expect(changes).toContainEqual({ field: 'stock', before: null, after: '3' })
  const swedish: Cells = { ...fresh, language: 'sv', 'name.sv': 'A' }
  expect(plan({ ...swedish, 'description.sv': 'B' }).work?.begin?.facts.language).toBe('sv')
  expect(plan(swedish).faults).toEqual([{ field: 'description.sv', code: 'required' }])
})

test('a new article is refused for what its forms refuse, for its kind, its price and its count', () => {
  expect(
    plan({ ...fresh, sku: 'NEW 1', finish: '', stock: '1.5', kind: 'service', 'price.DE': '0' }),
  ).toMatchObject({
    plan: 'FAULT',
    work: null,
    changes: [],
    faults: [
      { field: 'stock', code: 'table_count' },
      { field: 'kind', code: 'table_kind' },
      { field: 'sku', code: 'article_number' },
      { field: 'finish', code: 'required' },
      { field: 'price.DE', code: 'price_missing' },
    ],
  })
  expect(plan({ ...fresh, stock: '1000001' }).faults).toEqual([
    { field: 'stock', code: 'table_count' },
  ])
  expect(plan({ ...fresh, stock: '1000000' }).plan).toBe('NEW')
  expect(plan({ ...fresh, stock: '0' }).work).not.toHaveProperty('stock')
  expect(plan({ ...fresh, freight: '' }).faults).toEqual([{ field: 'freight', code: 'required' }])
  expect(plan({ ...fresh, category: '', 'attribute.wood': 'pine' }).faults).toEqual([
    { field: 'category', code: 'required' },
  ])
  expect(plan({ ...fresh, category: 'lamps', 'attribute.wood': 'pine' }).faults).toEqual([
    { field: 'attribute.wood', code: 'table_not_asked' },
  ])
})

test('an article or an item that the shop does not have is unknown, and nothing more is told of it', () => {
  const unknown = (field: string) => ({
    plan: 'FAULT',
    work: null,
    changes: [],
    faults: [{ field, code: 'table_unknown' }],
  })
  expect(plan({ sku: 'NOT-OURS', stock: '3', 'price.DE': '9' })).toMatchObject(unknown('sku'))
  expect(plan({ ...fresh, item: '9' })).toMatchObject(unknown('item'))
})

test('a new article of an item that is there is another version of it', () => {
  const more: Cells = {
    ...fresh,
    item: '3',
    category: 'desks',
    'name.de': 'Halden',
    freight: 'bulky',
  }
  delete more['description.de']
  expect(plan(more)).toMatchObject({
    plan: 'NEW',
    itemKey: 'item 3',
    work: {
      item: { id: 3, version: 5, facts: {} },
      version: { isNew: true, facts: ofVersion },
    },
    faults: [],
    asks: [],
  })
  const changed = plan({ ...more, freight: 'parcel', stock: '2' })
  expect(changed.work?.item?.facts).toEqual({ freight: 'parcel' })
  expect(changed.changes).toContainEqual({ field: 'freight', before: 'bulky', after: 'parcel' })
  expect(changed.changes).toContainEqual({ field: 'stock', before: null, after: '2' })
  expect(plan({ ...more, 'name.de': 'x'.repeat(81) }).faults).toEqual([
    { field: 'name.de', code: 'too_big' },
  ])
  const nameless = new Map([['item 3', { ...known, responsiblePerson: '' }]])
  delete more.responsible
  expect(plan({ ...more, freight: 'parcel' }, { items: nameless }).plan).toBe('NEW')
})

test('another version is refused while its item is looked at, and of a card for its measures', () => {
  const more: Cells = { sku: 'NEW-2', item: '3', size: '80' }
  const of = (other: Partial<KnownItem>, cells: Cells = {}) =>
    plan({ ...more, ...cells }, { items: new Map([['item 3', { ...known, ...other }]]) }).faults
  expect(of({ ...card, status: 'IN_REVIEW' })).toEqual([{ code: 'goods.state' }])
  expect(of({ ...card, status: 'ARCHIVED' })).toEqual([{ code: 'goods.state' }])
  expect(of(card)).toEqual([])
  expect(of(card, { width: '80' })).toEqual([{ field: 'width', code: 'table_of_goods' }])
  expect(of({ ...card, categoryKey: 'lamps' }, { 'attribute.wood': 'pine' })).toContainEqual({
    field: 'attribute.wood',
    code: 'table_not_asked',
  })
})

test('a second row of an item that a row above begins adds a version to it; what is wrong with the item is told above', () => {
  const begin = { shopId: 2, requestKey: 'r', facts: { ...ofItem, freight: 'van', language: 'de' } }
  const key = itemKeyOf({ item: 'pult' }, '', { reader })
  const earlier = new Map([[key, [{ rowNo: 3, facts: begin.facts, begin }]]])
  const second: Cells = { ...fresh, sku: 'NEW-2', item: 'pult', freight: '' }
  expect(plan(second, { earlier })).toMatchObject({
    plan: 'NEW',
    itemKey: key,
    work: { begin, version: { isNew: true, facts: ofVersion } },
    faults: [],
  })
  expect(plan(second, { earlier }).changes.map(({ field }) => field)).toEqual(
    Object.keys(ofVersion),
  )
  const bare: Cells = { sku: 'NEW-2', item: 'pult', finish: 'oak', size: '80', ...measured }
  expect(plan(bare, { earlier })).toMatchObject({ plan: 'NEW', work: { begin } })
  expect(plan({ ...second, 'name.de': 'Anders' }, { earlier }).faults).toEqual([
    { field: 'name.de', code: 'table_item_differs', facts: { row: 3 } },
  ])
})

test('rows find each other by the number of an item, or by a word within their shop', () => {
  const key = (item: string | undefined, code = 'A', shop?: number) =>
    itemKeyOf({ ...(item ? { item } : {}), ...(shop ? { shop } : {}) }, code, { reader })
  expect([key('3'), key('007'), keyOfItem(3)]).toEqual(['item 3', 'item 7', 'item 3'])
  expect(key('pult')).toBe(key('pult', 'B'))
  expect(key('pult')).not.toBe(key('pult', 'A', 8))
  expect(key('pult', 'A', 8)).toBe(`8 ${requestKeyOf('pult')}`)
  expect(key(undefined, 'A')).toBe(`2 ${requestKeyOf('article A')}`)
  expect(key('1234567890')).toBe(`2 ${requestKeyOf('1234567890')}`)
  expect(key('3a')).toBe(`2 ${requestKeyOf('3a')}`)
  expect(requestKeyOf('pult')).toMatch(/^table-[0-9a-f]{40}$/)
})
