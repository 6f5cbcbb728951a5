import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ArgumentOf } from '@galleria/contract/client'
import type { Language } from '@galleria/contract/storefronts'
import { refusalOf } from '../../../testing/account-steps.ts'
import { itemSteps } from '../../../testing/item-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * What categories ask of their goods. The small catalogue has desks (1) with items 1001 and 1003,
 * and chairs (3) with 1002 and 1004.
 */

const LIST = 'POST /sapi/mall-operator/attribute/list' as const
const ADD = 'POST /sapi/mall-operator/attribute/add' as const
const SAVE = 'POST /sapi/mall-operator/attribute/save' as const
const ORDER = 'POST /sapi/mall-operator/attribute/order' as const
const SEARCH = 'POST /sapi/mall-item/item/search' as const

let t: TestMall
let operator: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  operator = await t.signIn(people.operator)
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.sql('delete from rate_limits')
  for (const table of [
    ...['item_attributes', 'item_attribute_texts', 'attribute_option_texts'],
    ...['attribute_options', 'attribute_texts', 'attributes'],
  ])
    await t.sql(`delete from ${table}`)
  await t.sql('update categories set parent_id = null, needs_energy_label = false')
})

const word = (name: string, german?: string) => ({
  name,
  otherList: german ? [{ language: 'de' as const, name: german }] : [],
})
const option = (key: string, name: string, german?: string, isHidden = false) => ({
  ...{ key, isHidden },
  ...word(name, german),
})
const top = {
  ...{ categoryId: 1, key: 'desk-top', kind: 'choice', unit: '', isFilter: true },
  ...{ isRequired: false, ...word('Desk top', 'Tischplatte') },
  optionList: [option('solid', 'Solid wood', 'Massivholz'), option('veneer', 'Veneer', 'Furnier')],
} satisfies ArgumentOf<typeof ADD>
const load = {
  ...{ categoryId: 1, key: 'max-load', kind: 'number', unit: 'kg', isFilter: true },
  ...{ isRequired: false, ...word('Carries', 'Trägt'), optionList: [] },
} satisfies ArgumentOf<typeof ADD>
const care = {
  ...{ categoryId: 1, key: 'care', kind: 'text', unit: '', isFilter: false },
  ...{ isRequired: false, ...word('Care', 'Pflege'), optionList: [] },
} satisfies ArgumentOf<typeof ADD>

const all = async () => (await operator.call(LIST, {})).attributeList
const one = async (key: string) => (await all()).find((attribute) => attribute.key === key)!
type Form = Omit<ArgumentOf<typeof SAVE>, 'id' | 'version'>
const formOf = ({ categoryId: _, key: __, kind: ___, unit: ____, ...form }: typeof top): Form => ({
  ...form,
  isHidden: false,
})
async function save(key: string, form: Form, version?: number) {
  const found = await one(key)
  return operator.call(SAVE, { id: found.id, version: version ?? found.version, ...form })
}
const lines = async () =>
  (await operator.call('POST /sapi/mall-operator/auditLog/page', { area: 'goods' })).data

type Said = NonNullable<ArgumentOf<'POST /sapi/mall-merchant/item/save'>['attributeList']>
/** Item 1001 or 1003, the merchant's own desks. */
async function say(itemId: number, attributeList: Said | undefined, change: object = {}) {
  const item = await merchant.call('POST /sapi/mall-merchant/item/detail', { itemId })
  const { textList, manufacturer, responsiblePerson, energyClass, freight } = item
  return merchant.call('POST /sapi/mall-merchant/item/save', {
    ...{ itemId, version: item.version, categoryId: item.category.id, language: item.language },
    ...{ textList, manufacturer, responsiblePerson, energyClass, freight },
    imageList: item.imageList.map(({ url }) => url),
    ...(attributeList ? { attributeList } : {}),
    ...change,
  })
}
const page = async (id: number, language: Language = 'en') =>
  (await t.visit({ language }).call('POST /sapi/mall-item/item/detail', { id })).attributeList
type Filters = NonNullable<ArgumentOf<typeof SEARCH>['filters']>
const search = (
  filters: Filters = {},
  categoryId: number | undefined = 1,
  language: Language = 'en',
) => t.visit({ language }).call(SEARCH, { ...(categoryId ? { categoryId } : {}), filters })
const ids = async (filters: Filters) => (await search(filters)).data.map(({ itemId }) => itemId)

test('the mall adds an attribute with names in its languages; the same again is no change, its key is for good, and the log says what was added', async () => {
  const count = (await lines()).length
  await operator.call(ADD, top)
  await operator.call(ADD, top)
  expect((await all()).map(({ key, kind, isFilter }) => [key, kind, isFilter])).toEqual([
    ['desk-top', 'choice', true],
  ])
  const { nameList, optionList } = await one('desk-top')
  expect(
    nameList.filter(({ isOwn }) => isOwn).map(({ language, name }) => [language, name]),
  ).toEqual([
    ['de', 'Tischplatte'],
    ['en', 'Desk top'],
  ])
  expect(nameList.find(({ language }) => language === 'pl')).toEqual({
    ...{ language: 'pl', name: 'Desk top', isOwn: false },
  })
  expect(optionList.map(({ key }) => key)).toEqual(['solid', 'veneer'])
  const log = await lines()
  expect(log.length - count).toBe(1)
  expect(log[0]).toMatchObject({
    call: 'mall-operator/attribute/add',
    about: { kind: 'attribute', name: 'Desk top' },
  })
  expect(log[0]!.changeList).toContainEqual(
    expect.objectContaining({
      field: 'options',
      of: 'de',
      to: 'Massivholz [solid], Furnier [veneer]',
    }),
  )
  expect(await refusalOf(operator.call(ADD, { ...top, categoryId: 3 }))).toBe(
    '422 attribute.key_taken',
  )
  expect(await refusalOf(operator.call(ADD, { ...top, key: 'price' }))).toBe(
    '400 request.malformed',
  )
  expect(await refusalOf(operator.call(ADD, { ...top, key: 'x', optionList: [] }))).toBe(
    '422 attribute.no_options',
  )
  expect(await refusalOf(operator.call(ADD, { ...top, key: 'x', categoryId: 99 }))).toBe(
    '422 category.not_found',
  )
})

test('two who add the same key at once: one of them, or both where they say the same', async () => {
  const other = { ...top, ...word('Surface') }
  const ends = await Promise.allSettled([operator.call(ADD, top), operator.call(ADD, other)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { nameList } = await one('desk-top')
  const said = nameList.find(({ language }) => language === 'en')!.name
  await operator.call(ADD, said === 'Surface' ? other : top)
  expect((await all()).length).toBe(1)
})

test('of two who change an attribute at once the second is told, and an option is hidden but never lost', async () => {
  await operator.call(ADD, top)
  const { version } = await one('desk-top')
  const renamed = { ...formOf(top), ...word('Top', 'Platte') }
  await save('desk-top', renamed, version)
  expect(await refusalOf(save('desk-top', { ...renamed, isRequired: true }, version))).toBe(
    '409 attribute.changed',
  )
  expect(await refusalOf(save('desk-top', { ...renamed, optionList: [top.optionList[0]!] }))).toBe(
    '409 attribute.changed',
  )
  expect((await one('desk-top')).optionList.length).toBe(2)

  await say(1001, [{ key: 'desk-top', option: 'veneer' }])
  const hidden = [option('solid', 'Solid'), option('veneer', 'Veneer', undefined, true)]
  await save('desk-top', { ...renamed, optionList: hidden })
  // Who has it keeps it, and may save; nobody else chooses it.
  expect((await page(1001))[0]?.text).toBe('Veneer')
  await say(1001, [{ key: 'desk-top', option: 'veneer' }])
  expect(await refusalOf(say(1003, [{ key: 'desk-top', option: 'veneer' }]))).toBe(
    '422 item.refused',
  )
  const asked = await merchant.call('POST /sapi/mall-merchant/item/form', {})
  expect(asked.attributeList).toMatchObject([
    { key: 'desk-top', categoryId: 1, optionList: [{ key: 'solid', name: 'Solid' }] },
  ])
})

test('what is hidden is neither asked nor shown, and is there again when it is shown', async () => {
  await operator.call(ADD, top)
  await say(1001, [{ key: 'desk-top', option: 'solid' }])
  await save('desk-top', { ...formOf(top), isHidden: true, isRequired: true })
  expect(await page(1001)).toEqual([])
  expect((await search()).facets.attribute).toEqual([])
  await say(1001, [])
  await save('desk-top', formOf(top))
  expect(await page(1001)).toEqual([
    { key: 'desk-top', name: 'Desk top', unit: '', text: 'Solid wood', number: null },
  ])
})

test('attributes stand in the order that the mall gives them; whoever has not seen the last order is told', async () => {
  for (const form of [top, load, care]) await operator.call(ADD, form)
  const order = (await all()).map(({ id }) => id)
  const turned = order.toReversed()
  await operator.call(ORDER, { categoryId: 1, fromList: order, toList: turned })
  expect((await all()).map(({ key }) => key)).toEqual(['care', 'max-load', 'desk-top'])
  const [a, b, c] = turned as [number, number, number]
  expect(
    await refusalOf(operator.call(ORDER, { categoryId: 1, fromList: order, toList: [b, a, c] })),
  ).toBe('409 attribute.changed')
  expect(
    await refusalOf(operator.call(ORDER, { categoryId: 1, fromList: turned, toList: [a, b] })),
  ).toBe('409 attribute.changed')
})

test('a shop says each kind of attribute, and a buyer reads it in the own language, or as it was written', async () => {
  for (const form of [top, load, care]) await operator.call(ADD, form)
  const textList = [
    { language: 'en' as const, text: 'Wipe with a damp cloth' },
    { language: 'de' as const, text: 'Feucht abwischen' },
  ]
  await say(1001, [
    { key: 'desk-top', option: 'solid' },
    { key: 'max-load', number: 62.5 },
    { key: 'care', textList },
  ])
  expect(
    (await page(1001, 'de')).map(({ name, text, number, unit }) => [name, text ?? number, unit]),
  ).toEqual([
    ['Tischplatte', 'Massivholz', ''],
    ['Trägt', 62.5, 'kg'],
    ['Pflege', 'Feucht abwischen', ''],
  ])
  expect((await page(1001, 'fr')).map(({ text, number }) => text ?? number)).toEqual([
    ...['Solid wood', 62.5, 'Wipe with a damp cloth'],
  ])
  const { data } = await merchant.call('POST /sapi/mall-merchant/auditLog/page', {})
  expect(data[0]?.changeList).toMatchObject([
    {
      ...{ field: 'attributes', from: null },
      to: 'care: Wipe with a damp cloth / Feucht abwischen, desk-top: solid, max-load: 62.5',
    },
  ])
  // Saved without a word about them, by a program that does not know them, they stay; what is left
  // out of the list is no more.
  await say(1001, undefined)
  expect((await page(1001)).length).toBe(3)
  await say(1001, [{ key: 'max-load', number: 0 }])
  expect((await page(1001)).map(({ key, number }) => [key, number])).toEqual([['max-load', 0]])
  const { attributeList } = await merchant.call('POST /sapi/mall-merchant/item/detail', {
    itemId: 1001,
  })
  expect(attributeList.map(({ key, option: said, number }) => [key, said, number])).toEqual([
    ['desk-top', null, null],
    ['max-load', null, 0],
    ['care', null, null],
  ])
})

test('what is of another kind, unknown, not asked or said twice is refused at its field, and nothing is saved', async () => {
  for (const form of [top, load]) await operator.call(ADD, form)
  await operator.call(ADD, { ...care, categoryId: 3 })
  const wrong = async (...said: Said) => {
    const answer = await say(1001, said).catch((problem: unknown) => problem)
    return (answer as { body: { errors: { path: string; code: string }[] } }).body.errors.map(
      ({ path }) => path,
    )
  }
  expect(await wrong({ key: 'desk-top', number: 3 })).toEqual(['attributeList.desk-top'])
  expect(await wrong({ key: 'desk-top', option: 'steel' })).toEqual(['attributeList.desk-top'])
  expect(await wrong({ key: 'max-load', option: 'solid' })).toEqual(['attributeList.max-load'])
  expect(await wrong({ key: 'max-load', number: -1 })).toEqual(['attributeList.0.number'])
  expect(await wrong({ key: 'max-load', number: 1.005 })).toEqual(['attributeList.0.number'])
  expect(
    await wrong({ key: 'desk-top', option: 'solid' }, { key: 'desk-top', option: 'veneer' }),
  ).toEqual(['attributeList.desk-top'])
  // Chairs are asked that.
  const textList = [{ language: 'en' as const, text: 'Dust' }]
  expect(await wrong({ key: 'care', textList })).toEqual(['attributeList.care'])
  expect(await page(1001)).toEqual([])
})

test('what is required is asked by its name before an item is sold, and at the next save of what is on sale already', async () => {
  await operator.call(ADD, { ...top, isRequired: true })
  const steps = itemSteps(t, merchant, operator)
  const draft = await steps.withVersion(await steps.begin({ name: 'Quill desk' }))
  expect([draft.gapList, draft.missingList]).toEqual([['attribute'], ['Desk top']])
  const { itemId, version } = draft
  expect(
    await refusalOf(merchant.call('POST /sapi/mall-merchant/item/submit', { itemId, version })),
  ).toBe('422 item.incomplete')
  await say(itemId, [{ key: 'desk-top', option: 'solid' }])
  await steps.release(itemId)
  expect((await page(itemId))[0]?.text).toBe('Solid wood')

  // It was sold before this was asked, and goes on; whoever changes it is asked.
  expect((await page(1001)).length).toBe(0)
  expect(await refusalOf(say(1001, []))).toBe('422 item.refused')
  await say(1001, [{ key: 'desk-top', option: 'veneer' }])
  const { skuCode } = draft.versionList[0]!
  await merchant.call('POST /sapi/mall-merchant/goods/sell', { skuCode, isOnSale: false })
})

test('the page of a category is filtered by what it asks and those above it ask: each choice with its count, over what the other filters leave', async () => {
  for (const form of [top, load]) await operator.call(ADD, form)
  await say(1001, [
    { key: 'desk-top', option: 'solid' },
    { key: 'max-load', number: 80 },
  ])
  await say(1003, [
    { key: 'desk-top', option: 'veneer' },
    { key: 'max-load', number: 40 },
  ])
  const counts = async (filters: Filters) =>
    (await search(filters)).facets.attribute.map(({ key, optionList, least, most }) => [
      key,
      ...optionList.map((choice) => [choice.key, choice.count]),
      ...(least === null ? [] : [least, most]),
    ])
  expect(await counts({})).toEqual([
    ['desk-top', ['solid', 1], ['veneer', 1]],
    ['max-load', 40, 80],
  ])
  const solid = { attribute: [{ key: 'desk-top', optionList: ['solid'] }] }
  expect(await ids(solid)).toEqual([1001])
  expect(await counts(solid)).toEqual([
    ['desk-top', ['solid', 1], ['veneer', 1]],
    ['max-load', 80, 80],
  ])
  expect(await ids({ attribute: [{ key: 'max-load', max: 60 }] })).toEqual([1003])
  expect(await ids({ attribute: [{ key: 'max-load', min: 40, max: 80 }] })).toEqual([1001, 1003])
  // What is ticked stays to be seen where it leaves nothing, and nothing else does.
  const none = { attribute: [...solid.attribute, { key: 'max-load', max: 60 }] }
  expect(await ids(none)).toEqual([])
  expect(await counts(none)).toEqual([
    ['desk-top', ['solid', 0], ['veneer', 1]],
    ['max-load', 80, 80],
  ])
  expect(await counts({ ...solid, finish: ['brass'] })).toEqual([
    ['desk-top', ['solid', 0], ['veneer', 1]],
  ])
  const german = await search({}, 1, 'de')
  expect(german.facets.attribute[0]).toMatchObject({
    name: 'Tischplatte',
    optionList: [{ name: 'Massivholz' }, { name: 'Furnier' }],
  })
  // Unknown keys and options do not count, and the mall as a whole has no such filter.
  expect(
    await ids({
      attribute: [
        { key: 'legs', min: 4 },
        { key: 'desk-top', optionList: ['glass'] },
      ],
    }),
  ).toEqual([1001, 1003])
  expect((await t.visit().call(SEARCH, { filters: solid })).facets.attribute).toEqual([])
  expect((await t.visit().call(SEARCH, { filters: solid })).total).toBe(4)
})

test('a category below another is asked and filtered by what both ask, first what stands above', async () => {
  await t.sql('update categories set parent_id = 3 where id = 1')
  await operator.call(ADD, top)
  await operator.call(ADD, { ...load, categoryId: 3 })
  await say(1001, [
    { key: 'max-load', number: 80 },
    { key: 'desk-top', option: 'solid' },
  ])
  expect((await page(1001)).map(({ key }) => key)).toEqual(['max-load', 'desk-top'])
  expect((await search()).facets.attribute.map(({ key }) => key)).toEqual(['max-load', 'desk-top'])
  // Above, only what is asked of all there.
  expect((await search({}, 3)).facets.attribute.map(({ key }) => key)).toEqual(['max-load'])
})

test('an item that moves to another category shows what that one asks; what it said stays for the day on which it moves back', async () => {
  await operator.call(ADD, top)
  await operator.call(ADD, { ...load, categoryId: 3 })
  await say(1001, [{ key: 'desk-top', option: 'solid' }])
  await say(1001, [{ key: 'max-load', number: 5 }], { categoryId: 3 })
  expect((await page(1001)).map(({ key }) => key)).toEqual(['max-load'])
  await say(1001, undefined, { categoryId: 1 })
  expect((await page(1001)).map(({ key }) => key)).toEqual(['desk-top'])
})

test('a form that was opened before an attribute was hidden can be saved: what nobody said of it is no fault', async () => {
  await operator.call(ADD, top)
  await save('desk-top', { ...formOf(top), isHidden: true })
  expect(await refusalOf(say(1001, [{ key: 'desk-top', option: null }]))).toBe('no refusal')
  expect(await refusalOf(say(1001, [{ key: 'desk-top', option: 'solid' }]))).not.toBe('no refusal')
})
