import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { skus } from '../../../testing/small-catalogue.ts'

/** What members can spend their points on, as a list. */

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
afterEach(() => t.sql('delete from point_prices'))

type Price = readonly [sku: number, site: string, points: number, amount: number]
const sell = async (...prices: readonly Price[]) => {
  for (const price of prices)
    await t.sql(
      'insert into point_prices (sku_id, site, points, amount) values ($1, $2, $3, $4)',
      price,
    )
}
const list = async (site: 'DE' | 'NL' = 'NL', page: object = {}) => {
  const { data, total } = await t.visit({ site }).call('POST /sapi/mall-item/item/forPoints', page)
  const cards = data.map((card) => [
    card.defaultSkuId,
    card.salePoints,
    card.salePrc.value,
    card.skuCount,
  ])
  return { cards, total }
}

test('those for the fewest points come first, each item once, as its version for the fewest', async () => {
  expect(await list()).toEqual({ cards: [], total: 0 })
  await sell(
    [skus.desk, 'NL', 900, 5000],
    [skus.deskWide, 'NL', 800, 20_000],
    [skus.chair, 'NL', 300, 1000],
    [skus.lamp, 'NL', 300, 0],
    [skus.lamp, 'FR', 1, 0],
  )
  expect(await list()).toEqual({
    cards: [
      [skus.lamp, 300, 0, 1],
      [skus.chair, 300, 10, 1],
      [skus.deskWide, 800, 200, 2],
    ],
    total: 3,
  })
  expect(await list('DE')).toEqual({ cards: [], total: 0 })
})

test('a page has so many as were asked for, and says how many there are', async () => {
  await sell([skus.lamp, 'NL', 300, 0], [skus.chair, 'NL', 200, 0], [skus.desk, 'NL', 100, 0])
  const page = (pageNo: number) => list('NL', { pageNo, pageSize: 2 })
  const skusOf = async (pageNo: number) => (await page(pageNo)).cards.map(([sku]) => sku)
  expect([await skusOf(1), await skusOf(2), await skusOf(3)]).toEqual([
    [skus.desk, skus.chair],
    [skus.lamp],
    [],
  ])
  expect([(await page(2)).total, (await page(3)).total]).toEqual([3, 0])
})

test('what is not sold there any more is not listed, whatever it cost in points', async () => {
  await sell([skus.lamp, 'NL', 300, 0], [skus.chair, 'NL', 200, 0], [skus.desk, 'NL', 100, 0])
  await t.sql("update items set status = 'PAUSED', is_listed = false where id = 1002")
  await t.sql('update sku_prices set withdrawn_at = mall_now() where sku_id = $1 and site = $2', [
    skus.desk,
    'NL',
  ])
  expect(await list()).toEqual({ cards: [[skus.lamp, 300, 0, 1]], total: 1 })
})
