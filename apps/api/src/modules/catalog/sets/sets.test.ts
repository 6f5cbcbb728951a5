import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { skus } from '../../../testing/small-catalogue.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
  await t.sql(
    'insert into set_parts (main_id, part_id, shop_id, position, qty) values (1001, 1003, 5, 1, 2)',
  )
})
afterAll(() => t.close())

const SET = 'POST /sapi/mall-item/combined_item/itemCombinedFlow' as const
const euros = (value: number) => ({ value, currency: 'EUR' })
const NONE = { partList: [], totalAmt: null, originalAmt: null, percentOff: 0 }

test('[PROD-013] a set is the item and the parts its shop put beside it, with cards, choices, numbers, what they cost singly and what they cost together', async () => {
  await t.sql('insert into set_prices (main_id, percent_off) values (1001, 7)')
  const { partList, totalAmt, originalAmt, percentOff } = await t.visit().call(SET, { id: 1001 })
  expect(
    partList.map(({ card, skuQty, skuList, partAmt }) => [
      card.itemId,
      card.name,
      skuQty,
      skuList.map(({ id }) => id),
      partAmt,
    ]),
  ).toEqual([
    [1001, 'Halden desk', 1, [1, 2], euros(189)],
    [1003, 'Vesna lamp', 2, [4], euros(119.8)],
  ])
  expect([originalAmt, totalAmt, percentOff]).toEqual([euros(308.8), euros(287.18), 7])
})

test('[PROD-013] an item that heads no set, is a part only or does not exist has none', async () => {
  for (const id of [1002, 1003, 9]) expect(await t.visit().call(SET, { id })).toEqual(NONE)
})

test('[PROD-007] only what heads a set says DIY_ITEM, on its card and its page', async () => {
  const cards = (await t.visit().call('POST /sapi/mall-item/item/search', {})).data
  expect(
    cards
      .filter(({ combinationType }) => combinationType === 'DIY_ITEM')
      .map(({ itemId }) => itemId),
  ).toEqual([1001])
  expect(
    (await t.visit().call('POST /sapi/mall-item/item/detail', { id: 1001 })).combinationType,
  ).toBe('DIY_ITEM')
  expect(
    (await t.visit().call('POST /sapi/mall-item/item/detail', { id: 1003 })).combinationType,
  ).toBeNull()
})

test('[PROD-013] a set whose part is sold out, too few, for points or off the shelves is not offered; another variant of the part will do', async () => {
  await t.sql('update stock set reserved = on_hand - 1 where sku_id = $1', [skus.lamp])
  expect(await t.visit().call(SET, { id: 1001 })).toEqual(NONE)
  await t.sql('update stock set reserved = on_hand where sku_id = $1', [skus.desk])
  await t.sql('update stock set reserved = 0 where sku_id = $1', [skus.lamp])
  expect((await t.visit().call(SET, { id: 1001 })).partList[0]).toMatchObject({
    card: { defaultSkuId: skus.deskWide },
    partAmt: euros(229),
  })
  await t.sql("insert into point_prices (sku_id, site, points, amount) values ($1, 'DE', 300, 0)", [
    skus.lamp,
  ])
  expect(await t.visit().call(SET, { id: 1001 })).toEqual(NONE)
  await t.sql('delete from point_prices')
  await t.sql('update items set is_listed = false where id = 1003')
  expect(await t.visit().call(SET, { id: 1001 })).toEqual(NONE)
  await t.sql('update items set is_listed = true where id = 1003')
  await t.sql('update stock set reserved = 0')
})

test("[PROD-013] a set is of one shop's goods, and no item is a part of its own set", async () => {
  for (const values of ['(1001, 1002, 5, 2, 1)', '(1001, 1002, 11, 2, 1)'])
    await expect(
      t.sql(`insert into set_parts (main_id, part_id, shop_id, position, qty) values ${values}`),
    ).rejects.toMatchObject({ code: '23503' })
  await expect(
    t.sql(
      'insert into set_parts (main_id, part_id, shop_id, position, qty) values (1001, 1001, 5, 2, 1)',
    ),
  ).rejects.toMatchObject({ code: '23514' })
})
