import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goodsTableSteps, type GoodsTableSteps } from '../../testing/goods-table-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'

/**
 * What categories ask of their goods, as columns. The house shop has desks (1): item 1001 with GH-1
 * and GH-2, and 1003 with GH-3.
 */

const ADD = 'POST /sapi/mall-operator/attribute/add' as const

let t: TestMall
let shop: GoodsTableSteps
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  shop = goodsTableSteps(t, merchant)
  const operator = await t.signIn(people.operator)
  const rest = { isFilter: false, isRequired: false, unit: '', optionList: [] }
  const option = (key: string, name: string, german: string) => ({
    ...{ key, name, isHidden: false },
    otherList: [{ language: 'de' as const, name: german }],
  })
  await operator.call(ADD, {
    ...{ ...rest, categoryId: 1, key: 'desk-top', kind: 'choice', name: 'Desk top' },
    otherList: [{ language: 'de', name: 'Platte' }],
    optionList: [option('solid', 'Solid', 'Massiv'), option('veneer', 'Veneer', 'Furnier')],
  })
  await operator.call(ADD, {
    ...{ ...rest, categoryId: 1, key: 'max-load', kind: 'number', unit: 'kg', name: 'Carries' },
    otherList: [],
  })
  await operator.call(ADD, {
    ...{ ...rest, categoryId: 1, key: 'care', kind: 'text', name: 'Care', otherList: [] },
  })
  await operator.call(ADD, {
    ...{ ...rest, categoryId: 3, key: 'seats', kind: 'number', name: 'Seats', otherList: [] },
  })
})
afterAll(() => t.close())
beforeEach(() =>
  t.sql(
    `update goods_imports set status = 'DISCARDED' where status in ('RECEIVED', 'CHECKING', 'CHECKED')`,
  ),
)

const said = () =>
  t.sql<{ said: string }>(
    `select v.item_id || ' ' || a.key || ' ' || coalesce(o.key, v.number::float8::text) as said from item_attributes v join attributes a on a.id = v.attribute_id left join attribute_options o on o.id = v.option_id
    union all select v.item_id || ' ' || a.key || ' ' || v.language || ' ' || v.value from item_attribute_texts v join attributes a on a.id = v.attribute_id order by 1`,
  )
const all = async () => (await said()).map((row) => row.said)

test('what a room asks comes in by its columns, an option by any of its names, and is said of the item', async () => {
  const table = await shop.checked(
    'sku;Platte [desk-top];Carries (kg) [max-load];Care [care] en;attribute.care.de\nGH-1;furnier;62,5;Wipe it;Abwischen\nGH-2;Veneer;;;\nGH-3;solid;;;\n',
  )
  expect(table.planCount).toMatchObject({ CHANGE: 2, SAME: 1, FAULT: 0 })
  expect((await shop.rows(table))[0]?.changeList).toContainEqual({
    ...{ field: 'attribute.max-load', before: null, after: '62.5' },
  })
  expect((await shop.run(table)).answerCount.DONE).toBe(2)
  expect(await all()).toEqual([
    ...['1001 care de Abwischen', '1001 care en Wipe it', '1001 desk-top veneer'],
    ...['1001 max-load 62.5', '1003 desk-top solid'],
  ])
})

test('a table that goes out and comes in again changes nothing, in every style and language', async () => {
  const before = await all()
  for (const style of ['', '?separator=;&decimal=,&mark=0']) {
    const text = await shop.exported(style)
    expect(text.toString().split('\r\n')[0]).toContain('Carries (kg) [max-load]')
    // What only chairs are asked is no column of a shop without chairs.
    expect(text.toString()).not.toContain('[seats]')
    const table = await shop.checked(text)
    expect(table.planCount).toEqual({ NEW: 0, CHANGE: 0, SAME: 3, FAULT: 0 })
    await shop.run(table, { mode: 'ALL' })
  }
  expect(await all()).toEqual(before)
})

test('what is no number, no option, too large or not asked in the room is a fault of its cell', async () => {
  const before = await all()
  const table = await shop.checked(
    'sku,attribute.desk-top,attribute.max-load,attribute.seats\nGH-1,marble,much,\nGH-2,,2000000,\nGH-3,,,2\n',
  )
  expect(
    (await shop.rows(table)).map(({ errorList }) =>
      errorList.map(({ field, sentence }) => [field, sentence]),
    ),
  ).toEqual([
    [
      ['attribute.desk-top', 'This is none of the choices.'],
      ['attribute.max-load', 'This is no number with the decimal sign of this table.'],
    ],
    [['attribute.max-load', 'This is too long or too large.']],
    [['attribute.seats', 'The room of this item does not ask this.']],
  ])
  await shop.run(table)
  expect(await all()).toEqual(before)
})

test('a new item comes with what its room asks, and what a row says goes on when another names the rest', async () => {
  const table = await shop.checked(
    'sku,item,category,language,manufacturer,responsible,freight,name.en,description.en,finish,size,width,depth,height,weight,price.DE,attribute.desk-top\nNEW-1,n,desks,en,Maker,Person,parcel,A desk,Good,oak,one,100,50,70,9,99,solid\nNEW-2,n,,,,,,,,walnut,one,100,50,70,9,99,\n',
  )
  expect(table.planCount).toMatchObject({ NEW: 2, FAULT: 0 })
  await shop.run(table)
  const [added] = await t.sql<{ key: string }>(
    `select o.key from skus k join item_attributes v on v.item_id = k.item_id join attribute_options o on o.id = v.option_id where k.code = 'NEW-2'`,
  )
  expect(added).toEqual({ key: 'solid' })
})
