import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { openDatabase, type Database } from '#platform/db.ts'
import { searchCatalog } from '../search/search-catalog.ts'

/**
 * Categories that stand below one another. The small catalogue has desks (1) with two items and
 * chairs (3).
 */

const LIST = 'POST /sapi/mall-operator/category/list' as const
const ADD = 'POST /sapi/mall-operator/category/add' as const
const MOVE = 'POST /sapi/mall-operator/category/move' as const
const ORDER = 'POST /sapi/mall-operator/category/order' as const
const SEARCH = 'POST /sapi/mall-item/item/search' as const

let t: TestMall
let operator: Visitor
let database: Database
beforeAll(async () => {
  t = await openTestMall()
  database = openDatabase({ url: t.databaseUrl, clock: t.clock })
  operator = await t.signIn(people.operator)
})
afterAll(async () => {
  await database?.close()
  await t?.close()
})
beforeEach(async () => {
  await t.sql('delete from rate_limits')
  await t.sql('update items set category_id = 1 where category_id > 3')
  await t.sql('delete from category_texts where category_id > 3')
  await t.sql('update categories set parent_id = null')
  await t.sql('delete from categories where id > 3')
  await t.sql('update categories set position = id')
})

const text = (name: string) => ({ name, intro: `All ${name}` })
const add = (key: string, parentId: number | null = null, who = operator) =>
  who.call(ADD, { key, parentId, main: text(key), otherList: [] })
const tree = async () =>
  (await operator.call(LIST, {})).categoryList.map(({ key, path }) => [key, path] as const)
const one = async (key: string) =>
  (await operator.call(LIST, {})).categoryList.find((category) => category.key === key)!
const move = async (key: string, parentId: number | null, who = operator) => {
  const { id, version } = await one(key)
  return who.call(MOVE, { id, version, parentId })
}
const lines = async () =>
  (await operator.call('POST /sapi/mall-operator/auditLog/page', { area: 'goods' })).data
const found = (categoryId: number) => t.visit().call(SEARCH, { categoryId })

test('a category is added below another with English where no name is given; the same again is one, another of that address is refused', async () => {
  const count = (await lines()).length
  await operator.call(ADD, {
    key: 'corner-desks',
    parentId: 1,
    main: text('Corner desks'),
    otherList: [{ language: 'de', ...text('Eckschreibtische') }],
  })
  expect(await tree()).toEqual([
    ['desks', [1]],
    ['corner-desks', [1, 4]],
    ['chairs', [3]],
  ])
  const seen = async (language: 'de' | 'pl') =>
    (await t.visit({ language }).call('POST /sapi/mall-item/category/list', {}))[1]
  expect(await seen('de')).toMatchObject({
    name: 'Eckschreibtische',
    path: [1, 4],
    itemCount: 0,
    image: expect.stringContaining('room-desks') as string,
  })
  expect(await seen('pl')).toMatchObject({ name: 'Corner desks' })
  await add('stools', 3)
  await add('stools', 3)
  expect(await refusalOf(add('stools', null))).toBe('422 category.key_taken')
  expect(await refusalOf(add('desks', null))).toBe('422 category.key_taken')
  expect((await tree()).map(([key]) => key)).toEqual(['desks', 'corner-desks', 'chairs', 'stools'])
  const log = await lines()
  expect(log.length - count).toBe(2)
  expect(log[1]).toMatchObject({
    call: 'mall-operator/category/add',
    about: { kind: 'category', name: 'Corner desks' },
    changeList: [
      { field: 'name', from: null, to: 'Corner desks' },
      { field: 'below', from: null, to: 'Desks' },
    ],
  })
})

test('of two who add the same at once one is made, and two others have an id each', async () => {
  await Promise.all([add('a', 1), add('a', 1), add('b', 1)])
  const all = await tree()
  expect(all).toHaveLength(4)
  expect(all.map(([, path]) => path.at(-1)).toSorted()).toEqual([1, 3, 4, 5])
})

test('a category never stands below itself, below what is below it, or deeper than three; nothing has moved then', async () => {
  await add('a', 1)
  await add('b', 4)
  const before = await tree()
  expect(await refusalOf(move('desks', 1))).toBe('422 category.below_itself')
  expect(await refusalOf(move('desks', 4))).toBe('422 category.below_itself')
  expect(await refusalOf(move('desks', 5))).toBe('422 category.below_itself')
  expect(await refusalOf(add('c', 5))).toBe('422 category.too_deep')
  expect(await refusalOf(move('desks', 3))).toBe('422 category.too_deep')
  expect(await refusalOf(move('a', 77))).toBe('422 category.not_found')
  expect(await refusalOf(add('c', 77))).toBe('422 category.not_found')
  for (const key of ['', 'A', 'a b', '-a', 'a--b', 'x'.repeat(41)])
    expect(await refusalOf(add(key))).toBe('400 request.malformed')
  expect(await tree()).toEqual(before)
})

test('two that are put below each other at once make no ring: the second is told', async () => {
  const answers = await Promise.all([refusalOf(move('desks', 3)), refusalOf(move('chairs', 1))])
  expect(answers.toSorted()).toEqual(['422 category.below_itself', 'no refusal'])
})

test('whoever has not seen the last change is told; to where it stands already is no change; all below it goes along', async () => {
  await add('a', 1)
  await add('b', 4)
  const { id, version } = await one('a')
  await operator.call(MOVE, { id, version, parentId: 3 })
  await operator.call(MOVE, { id, version, parentId: 3 })
  expect(await refusalOf(operator.call(MOVE, { id, version, parentId: 1 }))).toBe(
    '409 category.changed',
  )
  expect(await tree()).toEqual([
    ['desks', [1]],
    ['chairs', [3]],
    ['a', [3, 4]],
    ['b', [3, 4, 5]],
  ])
  expect((await lines())[0]).toMatchObject({
    call: 'mall-operator/category/move',
    changeList: [{ field: 'below', from: 'Desks', to: 'Chairs' }],
  })
  await operator.call(ORDER, { fromList: [1, 3, 4, 5], toList: [3, 1, 4, 5] })
  expect((await tree()).map(([key]) => key)).toEqual(['chairs', 'a', 'b', 'desks'])
  await move('b', null)
  expect((await tree()).map(([key]) => key)).toEqual(['chairs', 'a', 'desks', 'b'])
})

test('a category shows what is in it and below it, counted so in menus and filters', async () => {
  await add('a', 1)
  await add('b', 4)
  const [first] = await t.sql<{ id: number }>(
    'select id from items where category_id = 1 order by id limit 1',
  )
  const id = first?.id
  await t.sql('update items set category_id = 5 where id = $1', [id])
  expect((await found(1)).total).toBe(2)
  expect((await found(4)).data.map((card) => card.itemId)).toEqual([id])
  expect((await found(5)).total).toBe(1)
  expect((await found(4)).facets.category.map(({ value, count }) => [value, count])).toEqual([
    ['1', 2],
    ['4', 1],
    ['5', 1],
    ['3', 2],
  ])
  const menu = await t.visit().call('POST /sapi/mall-item/category/list', {})
  expect(menu.map(({ key, itemCount }) => [key, itemCount])).toEqual([
    ['desks', 2],
    ['a', 1],
    ['b', 1],
    ['chairs', 2],
  ])
  const map = await t.visit().call('POST /sapi/mall-item/item/siteMap', {})
  expect(map.map(({ path }) => path)).toContain('/search?category=b')
  // What stood below goes where it is moved to.
  await move('a', 3)
  expect((await found(1)).total).toBe(1)
  expect((await found(3)).total).toBe(3)
})

test('of a large mall a category lists what is below it in one order, and counts only what it looked through', async () => {
  await add('a', 1)
  const ids = (
    await t.sql<{ id: number }>('select id from items where category_id = 1 order by id')
  ).map((row) => row.id)
  await t.sql(`update items set category_id = 4 where id = ${ids[0]}`)
  const bounds = { whole: 1, most: 240, looks: 1_000, sample: 60 }
  for (const sort of ['popular', 'newest', 'priceAsc', 'priceDesc'] as const) {
    const ask = (few?: typeof bounds) =>
      searchCatalog(
        { db: database.db, site: 'DE', language: 'en' },
        { categoryId: 1, sort, pageNo: 1, pageSize: 24 },
        few,
      )
    const [whole, large] = [await ask(), await ask(bounds)]
    expect(large.data.map(({ itemId }) => itemId)).toEqual(whole.data.map(({ itemId }) => itemId))
    expect(large.data).toHaveLength(2)
    expect(large.facets.category.map(({ value, count }) => [value, count])).toEqual([
      ['1', 2],
      ['4', 1],
      ['3', null],
    ])
  }
})

test('shops, and those of the mall who look after its money, neither add nor move', async () => {
  const merchant = await t.signIn(people.merchant)
  expect(await refusalOf(add('a', 1, merchant))).toBe('403 auth.role')
  expect(await refusalOf(move('chairs', 1, merchant))).toBe('403 auth.role')
  await t.sql(
    `insert into operators (user_id, role) select id, 'money' from users where email = $1`,
    [people.ben],
  )
  const accountant = await t.signIn(people.ben)
  expect(await refusalOf(add('a', 1, accountant))).toBe('403 operator.role')
  expect(await refusalOf(move('chairs', 1, accountant))).toBe('403 operator.role')
  expect(await tree()).toEqual([
    ['desks', [1]],
    ['chairs', [3]],
  ])
})
