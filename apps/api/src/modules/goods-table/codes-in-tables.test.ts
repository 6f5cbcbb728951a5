import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodsTableSteps, type GoodsTableSteps } from '../../testing/goods-table-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { sellVouchers } from '../../testing/voucher-steps.ts'

/**
 * Services and cards in a table of goods: told as what they are, changed where goods and they are
 * alike, and begun in their form only.
 */

let t: TestMall
let merchant: Visitor
let shop: GoodsTableSteps
beforeAll(async () => {
  t = await openTestMall()
  await sellVouchers(t)
  await t.sql(
    `update items set voucher_place = case voucher when 'service' then 'home' else 'shop' end, voucher_address = case voucher when 'shopping_card' then 'Kai 1' end where voucher is not null`,
  )
  merchant = await t.signIn(people.merchant)
  shop = goodsTableSteps(t, merchant)
})
afterAll(() => t.close())

const rowsOf = async (content: string) => {
  const looked = await shop.checked(content)
  const rows = await shop.rows(looked)
  await t.sql(`update goods_imports set status = 'DISCARDED' where status = 'CHECKED'`)
  return rows.map(({ skuCode, errorList }) => [
    skuCode,
    ...errorList.map(({ field, sentence }) => `${field}: ${sentence}`),
  ])
}

test('a table says what is sold as what, and comes back as it went', async () => {
  const exported = await shop.exported('?lang=en')
  const [head = '', ...lines] = exported.replace('\uFEFF', '').trim().split('\r\n')
  const column = head.split(',').indexOf('Sold as')
  expect(lines.map((line) => line.split(',')[column]).toSorted()).toEqual([
    'goods',
    'goods',
    'goods',
    'service',
    'shopping_card',
  ])
  const looked = await shop.checked(exported)
  expect(looked.planCount).toMatchObject({ SAME: 5, FAULT: 0, CHANGE: 0 })
  await shop.run(looked)
})

test('texts, prices and stock of a service are taken over, and how its codes are sold stays', async () => {
  const looked = await shop.checked(
    'sku,kind,language,name.en,description.en,size,price.DE,stock\nGH-S,service,en,Assembly tonight,Done well.,One evening,59,80\n',
  )
  expect((await shop.run(looked)).answerCount).toMatchObject({ DONE: 1 })
  const item = await merchant.call('POST /sapi/mall-merchant/item/detail', { itemId: 2001 })
  expect([item.name, item.voucher, item.versionList[0]]).toMatchObject([
    'Assembly tonight',
    { kind: 'service', validDays: 30, place: 'home', address: null },
    { sizeName: 'One evening', weightKg: 0, freeQty: 80 },
  ])
  expect(item.versionList[0]?.priceList.find(({ site }) => site === 'DE')?.salePrc.value).toBe(59)
})

test('what only goods have is a fault with them, and what a table cannot begin is said', async () => {
  expect(
    await rowsOf(
      'sku,kind,item,category,language,freight,finish,weight,size,name.en,description.en\n' +
        'GH-C,,,,,parcel,oak,2,,,\nGH-S,shopping_card,,,,,,,,,\nGH-1,service,,,,,,,,,\n' +
        'NEW-1,service,word,desks,en,,,,One hour,Advice,Good.\n',
    ),
  ).toEqual([
    [
      'GH-C',
      'freight: Services and cards have nothing of this kind.',
      'finish: Services and cards have nothing of this kind.',
      'weight: Services and cards have nothing of this kind.',
    ],
    ['GH-S', 'kind: What this is cannot be changed any more, because it has versions.'],
    ['GH-1', 'kind: What this is cannot be changed any more, because it has versions.'],
    expect.arrayContaining([
      'NEW-1',
      'kind: Services and cards are begun in the form of an item, not by a table.',
    ]),
  ])
})

test('a further version of a card comes from a table with its name and price alone', async () => {
  const looked = await shop.checked(
    'sku,item,size,price.DE,stock\nGH-C100,2002,One hundred,100,5\n',
  )
  expect([looked.planCount, (await shop.run(looked)).answerCount]).toMatchObject([
    { NEW: 1, FAULT: 0 },
    { DONE: 1 },
  ])
  const item = await merchant.call('POST /sapi/mall-merchant/item/detail', { itemId: 2002 })
  expect(
    item.versionList.map(({ skuCode, sizeName, finish }) => [skuCode, sizeName, finish]),
  ).toEqual([
    ['GH-C', '', ''],
    ['GH-C100', 'One hundred', ''],
  ])
})
