import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#platform/db.ts'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { findRoomNames } from './known.queries.ts'

let t: TestMall
let database: Database
beforeAll(async () => {
  t = await openTestMall()
  database = openDatabase({ url: t.databaseUrl, clock: t.clock })
  const operator = await t.signIn(people.operator)
  for (const [key, parentId, name] of [
    ['small-desks', 1, 'Small ones'],
    ['small-chairs', 3, 'Small ones'],
    ['stools', 3, 'Stools'],
  ] as const)
    await operator.call('POST /sapi/mall-operator/category/add', {
      ...{ key, parentId, main: { name, intro: name }, otherList: [] },
    })
})
afterAll(async () => {
  await database?.close()
  await t?.close()
})

test('a table writes a category by its way from the top, and reads its name alone only where one category is called so', async () => {
  const rooms = await findRoomNames(database.db)
  expect(
    rooms.map(({ key, byLanguage, names }) => [key, byLanguage['de'], [...new Set(names)]]),
  ).toEqual([
    ['desks', 'Desks', ['Desks']],
    ['small-desks', 'Desks / Small ones', ['Desks / Small ones']],
    ['chairs', 'Chairs', ['Chairs']],
    ['small-chairs', 'Chairs / Small ones', ['Chairs / Small ones']],
    ['stools', 'Chairs / Stools', ['Chairs / Stools', 'Stools']],
  ])
})

test('the form of an item offers categories by their way from the top', async () => {
  const merchant = await t.signIn(people.merchant)
  const { categoryList } = await merchant.call('POST /sapi/mall-merchant/item/form', {})
  expect(categoryList.map(({ name }) => name)).toEqual([
    'Desks',
    'Desks / Small ones',
    'Chairs',
    'Chairs / Small ones',
    'Chairs / Stools',
  ])
})
