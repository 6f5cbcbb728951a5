import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { itemSteps } from '../../../testing/item-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { findRetiredRooms, findRoomNames } from '../../goods-table/known.queries.ts'
import { readCells } from '../../goods-table/cells.rules.ts'
import { openDatabase, type Database } from '#platform/db.ts'
import { findUnmoved, leadCategoryOn, moveGoodsOn } from './category.store.ts'
import { moveRetiredGoods } from './retire-categories.ts'

/**
 * Categories that lead on to others. The small catalogue has desks (1) with two items and chairs
 * (3) with others.
 */

const LIST = 'POST /sapi/mall-operator/category/list' as const
const ADD = 'POST /sapi/mall-operator/category/add' as const
const RETIRE = 'POST /sapi/mall-operator/category/retire' as const
const SEEN = 'POST /sapi/mall-item/category/list' as const
const SEARCH = 'POST /sapi/mall-item/item/search' as const

let t: TestMall
let operator: Visitor
let database: Database
let desks: number[]
beforeAll(async () => {
  t = await openTestMall()
  database = openDatabase({ url: t.databaseUrl, clock: t.clock })
  operator = await t.signIn(people.operator)
  desks = (
    await t.sql<{ id: number }>('select id from items where category_id = 1 order by id')
  ).map(({ id }) => id)
})
afterAll(async () => {
  await database?.close()
  await t?.close()
})
beforeEach(async () => {
  await t.sql('delete from rate_limits')
  await t.sql('update categories set retired_into = null, parent_id = null')
  await t.sql(
    `update items set is_listed = status = 'ON_SALE', category_id = case when id = any($1) then 1 else 3 end`,
    [desks],
  )
  await t.sql('delete from category_texts where category_id > 3')
  await t.sql('delete from categories where id > 3')
})

const add = (key: string, parentId: number | null = null) =>
  operator.call(ADD, { key, parentId, main: { name: key, intro: `All ${key}` }, otherList: [] })
const all = async () => (await operator.call(LIST, {})).categoryList
const one = async (key: string) => (await all()).find((category) => category.key === key)!
const retire = async (key: string, intoId: number, who = operator) => {
  const { id, version } = await one(key)
  await who.call(RETIRE, { id, version, intoId })
  await moveRetiredGoods(t.mall.gate.own())
}
const seen = async () =>
  (await t.visit().call(SEEN, {})).map((one) => [one.key, one.itemCount, one.formerKeyList])
const total = async (categoryId: number) => (await t.visit().call(SEARCH, { categoryId })).total
const lines = async () =>
  (await operator.call('POST /sapi/mall-operator/auditLog/page', { area: 'goods' })).data

/** Everything that is kept of categories and of where items are. */
const stored = () =>
  t.sql(
    `select 'c' as what, id, coalesce(retired_into, 0) as at, version from categories union all select 'i', id, category_id, version from items order by 1, 2`,
  )

test('all goods of a retired category move to the chosen one, on sale or not, with a line in the log; a second press is no change', async () => {
  await add('tables')
  await t.sql('update items set category_id = 4, is_listed = id <> $1 where id = any($2)', [
    desks[0],
    desks,
  ])
  const count = (await lines()).length
  const { id, version } = await one('tables')
  await operator.call(RETIRE, { id, version, intoId: 3 })
  await operator.call(RETIRE, { id, version, intoId: 3 })
  await t.drain()
  expect(await t.sql('select distinct category_id from items where id = any($1)', [desks])).toEqual(
    [{ category_id: 3 }],
  )
  expect((await all()).map(({ key }) => key)).toEqual(['desks', 'chairs'])
  const log = await lines()
  expect(log.length - count).toBe(1)
  expect(log[0]).toMatchObject({
    call: 'mall-operator/category/retire',
    about: { kind: 'category', name: 'tables' },
    changeList: [{ field: 'category', from: 'tables', to: 'Chairs' }],
  })
})

test('an old address leads on to where the goods are, after two retirements in a row in one step; it is not given to another', async () => {
  await add('tables')
  await t.sql('update items set category_id = 4 where id = $1', [desks[0]])
  await retire('tables', 1)
  expect(await seen()).toEqual([
    ['desks', 2, ['tables']],
    ['chairs', 2, []],
  ])
  await retire('desks', 3)
  expect(await seen()).toEqual([['chairs', 4, ['desks', 'tables']]])
  expect(await total(3)).toBe(4)
  expect(await refusalOf(add('tables'))).toBe('422 category.key_taken')
  await add('stools')
  expect((await one('stools')).id).toBe(5)
})

test('one with others below it, the last one, one into itself or into none are refused, and whoever has not seen the last change is told; nothing has moved then', async () => {
  await add('tables', 1)
  await add('stools')
  const before = await stored()
  expect(await refusalOf(retire('desks', 3))).toBe('422 category.has_below')
  expect(await refusalOf(retire('chairs', 3))).toBe('422 category.not_found')
  expect(await refusalOf(retire('chairs', 77))).toBe('422 category.not_found')
  const gone = { id: 77, version: 1, intoId: 3 }
  expect(await refusalOf(operator.call(RETIRE, gone))).toBe('422 category.not_found')
  const { id, version } = await one('stools')
  const old = { id, version: version + 1, intoId: 3 }
  expect(await refusalOf(operator.call(RETIRE, old))).toBe('409 category.changed')
  expect(await stored()).toEqual(before)
  await retire('tables', 1)
  await retire('stools', 1)
  expect(await refusalOf(operator.call(RETIRE, { id, version, intoId: 3 }))).toBe(
    '409 category.changed',
  )
  expect(await refusalOf(retire('desks', 5))).toBe('422 category.not_found')
  await retire('desks', 3)
  expect(await refusalOf(retire('chairs', 1))).toBe('422 category.last')
  expect((await all()).map(({ key }) => key)).toEqual(['chairs'])
})

test('of two who retire two categories into each other at once the second is told', async () => {
  await add('tables')
  await add('stools')
  const answers = await Promise.all([
    refusalOf(retire('tables', 5)),
    refusalOf(retire('stools', 4)),
  ])
  expect(answers.toSorted()).toEqual(['422 category.not_found', 'no refusal'])
  expect(await all()).toHaveLength(3)
})

test('whoever dies half-way leaves goods that are found where they go, under no other name; the clock moves the rest', async () => {
  const ctx = t.mall.gate.own()
  await ctx.inTransaction(async (tx) => {
    await leadCategoryOn(tx, 1, 3)
    await moveGoodsOn(tx, 1, { after: 0, atOnce: 1 })
  })
  expect(await t.sql('select count(*)::int as n from items where category_id = 1')).toEqual([
    { n: 1 },
  ])
  expect(await total(3)).toBe(4)
  expect(await seen()).toEqual([['chairs', 4, ['desks']]])
  const { facets } = await t.visit().call(SEARCH, { categoryId: 3 })
  expect(facets.category.map(({ value, count }) => [value, count])).toEqual([['3', 4]])
  expect(await findUnmoved(database.db)).toEqual([1])
  await moveRetiredGoods(ctx, { atOnce: 1 })
  expect(await findUnmoved(database.db)).toEqual([])
  expect(await t.sql('select count(*)::int as n from items where category_id = 1')).toEqual([
    { n: 0 },
  ])
  expect(await total(3)).toBe(4)
})

test('what is put into a retired category by whoever read before it was retired goes where its goods went', async () => {
  await retire('desks', 3)
  await add('tables')
  await t.sql('update items set category_id = 4 where id = $1', [desks[0]])
  await t.sql('update items set category_id = 1 where id = $1', [desks[0]])
  expect(await t.sql('select category_id from items where id = $1', [desks[0]])).toEqual([
    { category_id: 3 },
  ])
})

test('a form that was open when its category was retired is saved where the goods went', async () => {
  const merchant = await t.signIn(people.merchant)
  const { begin } = itemSteps(t, merchant, operator)
  const before = await t.sql<{ id: number }>('select max(id) as id from items')
  await retire('desks', 3)
  await begin({ name: 'Late', categoryId: 1 })
  expect(await t.sql('select category_id from items where id > $1', [before[0]?.id])).toEqual([
    { category_id: 3 },
  ])
})

test('a table that names a retired category by its name or address is told where its goods went', async () => {
  await retire('desks', 3)
  const reader = {
    shops: [],
    rooms: await findRoomNames(database.db),
    retired: await findRetiredRooms(database.db),
    decimalSign: ',',
  } as const
  const errorsOf = (cell: string) => readCells([cell], ['category'], reader, {}).errors
  const told = { field: 'category', code: 'table_retired', facts: { category: 'Chairs' } }
  expect(errorsOf('desks')).toEqual([told])
  expect(errorsOf('Desks')).toEqual([told])
  expect(errorsOf('Chairs')).toEqual([])
  expect(errorsOf('Boats')).toEqual([{ field: 'category', code: 'table_choice' }])
})

test('a category without goods is in no map and no suggestion; it is there with its first item', async () => {
  await add('hammocks')
  const ways = async () => {
    const map = await t.visit().call('POST /sapi/mall-item/item/siteMap', {})
    const found = await t.visit().call('POST /sapi/mall-item/item/suggest', { keyword: 'hammocks' })
    return [...map.map(({ path }) => path), ...found.map(({ href }) => href)].filter(
      (way) => way === '/search?category=hammocks',
    )
  }
  expect(await ways()).toEqual([])
  await t.sql('update items set category_id = 4 where id = $1', [desks[0]])
  expect(await ways()).toHaveLength(2)
})

test('shops, and those of the mall who look after its money, do not retire', async () => {
  const before = await stored()
  const merchant = await t.signIn(people.merchant)
  expect(await refusalOf(retire('desks', 3, merchant))).toBe('403 auth.role')
  await t.sql(
    `insert into operators (user_id, role) select id, 'money' from users where email = $1`,
    [people.ben],
  )
  const accountant = await t.signIn(people.ben)
  expect(await refusalOf(retire('desks', 3, accountant))).toBe('403 operator.role')
  expect(await stored()).toEqual(before)
})
