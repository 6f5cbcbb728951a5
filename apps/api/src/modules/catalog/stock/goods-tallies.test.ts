import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { foldListed } from './fold-listed.ts'
import { recountWords } from '../search/recount-words.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const shown = async () => {
  const shops = await t.visit().call('POST /sapi/mall-item/shop/list', {})
  const rooms = await t.visit().call('POST /sapi/mall-item/category/list', {})
  return {
    shops: shops.map(({ id, itemCount }) => [id, itemCount]),
    rooms: rooms.map(({ id, itemCount }) => [id, itemCount]).filter(([, count]) => count !== 0),
  }
}
const whole = {
  shops: [
    [5, 2],
    [11, 2],
  ],
  rooms: [
    [1, 2],
    [3, 2],
  ],
}

test('how many items a shop and a category have follows each change at once, and stays when it is folded', async () => {
  expect(await shown()).toEqual(whole)
  await t.sql('update items set is_listed = false where id = 1001')
  const less = { shops: [[5, 1], [11, 2]], rooms: [[1, 1], [3, 2]] } // prettier-ignore
  expect(await shown()).toEqual(less)
  await Promise.all([
    foldListed(t.mall.gate.own()),
    foldListed(t.mall.gate.own(), 1),
    t.sql('update items set category_id = 3 where id = 1001'),
  ])
  await foldListed(t.mall.gate.own())
  expect(await t.sql('select from listed_tallies where not is_sum')).toEqual([])
  expect(await shown()).toEqual(less)
  await t.sql('update items set category_id = 1, is_listed = true where id = 1001')
  expect(await shown()).toEqual(whole)
  await t.sql('select recount_listed()')
  expect(await shown()).toEqual(whole)
})

test('a shop whose last item is taken off is not in the list of shops', async () => {
  await t.sql('update items set is_listed = false where shop_id = 11')
  expect((await shown()).shops).toEqual([[5, 2]])
  await t.sql('update items set is_listed = true where shop_id = 11')
  expect(await shown()).toEqual(whole)
})

test('an item that moves takes its offers along', async () => {
  await t.sql('update items set shop_id = 11 where id = 1001')
  expect(await t.sql('select distinct shop_id from item_offers where item_id = 1001')).toEqual([
    { shop_id: 11 },
  ])
  await t.sql('update items set shop_id = 5 where id = 1001')
})

test('a word of a new name is known at once, and one that stands nowhere any more goes when its language is counted', async () => {
  const words = (word: string) =>
    t.sql(`select n from goods_words where language = 'en' and word = $1`, [word])
  await t.sql(
    `update item_texts set name = 'Quillon desk' where item_id = 1001 and language = 'en'`,
  )
  expect(await words('Quillon')).toEqual([{ n: 1 }])
  await t.sql(`update item_texts set name = 'Halden desk' where item_id = 1001 and language = 'en'`)
  await t.sql(`delete from goods_words_counts`)
  for (let round = 0; round < 9; round += 1) await recountWords(t.mall.gate.own())
  expect(await t.sql('select count(*)::int as n from goods_words_counts')).toEqual([{ n: 9 }])
  expect(await words('Quillon')).toEqual([])
  expect(await words('Halden')).toEqual([{ n: 1 }])
  await recountWords(t.mall.gate.own())
})
