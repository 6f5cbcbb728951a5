import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { APPLY, CHANGE, keepPrices, priceChangeSteps } from '../../testing/price-change-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { sweepPriceChanges } from './sweep-price-changes.ts'

/**
 * What many prices would become, before any is changed. GH-1 to GH-3 of the house shop, GH-2
 * reduced from 259.00.
 */

const START = { 'GH-1': 18_900, 'GH-2': 22_900, 'GH-3': 5990 }

let t: TestMall
let merchant: Visitor
let shop: ReturnType<typeof priceChangeSteps>
let beginAnew: () => Promise<void>
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  shop = priceChangeSteps(t, () => merchant)
  beginAnew = await keepPrices(t)
})
afterAll(() => t.close())
beforeEach(() => beginAnew())
const own = () => t.mall.gate.own()
const ours = async (site: 'DE' | 'SE' | 'PL' | 'UK' = 'DE') => {
  const { 'GH-1': one, 'GH-2': two, 'GH-3': three } = await shop.shelf(site)
  return { 'GH-1': one, 'GH-2': two, 'GH-3': three }
}
describe('a look', () => {
  test('sets all to an amount, one in each currency, and to none that is no price', async () => {
    const fixed = (amountList: { currency: string; amount: number }[]) =>
      shop.look({ kind: 'FIXED', siteList: ['DE', 'SE'], keyword: 'GH-1', amountList })
    const change = await fixed([
      { currency: 'EUR', amount: 149.5 },
      { currency: 'SEK', amount: 1790 },
    ])
    expect(await shop.prices(change)).toEqual([
      ['GH-1 DE', 189, 149.5],
      ['GH-1 SE', 189, 1790],
    ])
    expect(change.kind).toBe('FIXED')
    for (const amount of [0, -10])
      expect(
        await refusalOf(
          fixed([
            { currency: 'EUR', amount: 149.5 },
            { currency: 'SEK', amount },
          ]),
        ),
      ).toBe('400 request.malformed')
    expect(await refusalOf(fixed([{ currency: 'EUR', amount: 149.5 }]))).toBe(
      '400 request.malformed',
    )
    await t.drain()
    expect(await ours()).toEqual(START)
  })
  test('is of the items that were ticked and no others, whichever else fits; of none that is somebody else’s', async () => {
    const change = await shop.lower(-10, ['DE'], { itemIdList: [1001, 1001, 2001] })
    expect(await shop.prices(change)).toEqual([
      ['GH-1 DE', 189, 170.1],
      ['GH-2 DE', 229, 206.1],
    ])
    expect(change.itemCount).toBe(2)
    expect(
      (await shop.lower(-10, ['DE'], { keyword: 'GH-2', itemIdList: [1001] })).priceCount,
    ).toBe(1)
    const other = await t.sql<{ id: number }>('select id from items where shop_id <> 5 limit 1')
    expect(await refusalOf(shop.lower(-10, ['DE'], { itemIdList: [other[0]!.id] }))).toBe(
      '422 price_change.empty',
    )
    expect((await shop.lower(-10)).itemCount).toBeNull()
  })
  test('says of each price what it would become, to the hundredth or in whole kronor, and moves nothing', async () => {
    const change = await shop.lower(-10, ['DE', 'SE', 'PL', 'UK'])
    expect(await shop.prices(change)).toEqual([
      ['GH-1 DE', 189, 170.1],
      ['GH-1 PL', 189, 170.1],
      ['GH-1 SE', 189, 170],
      ['GH-1 UK', 189, 170.1],
      ['GH-2 DE', 229, 206.1],
      ['GH-2 PL', 229, 206.1],
      ['GH-2 SE', 229, 206],
      ['GH-2 UK', 229, 206.1],
      ['GH-3 DE', 59.9, 53.91],
      ['GH-3 PL', 59.9, 53.91],
      ['GH-3 SE', 59.9, 54],
      ['GH-3 UK', 59.9, 53.91],
    ])
    expect([change.status, change.priceCount, change.planCount, change.operationList]).toEqual([
      'LOOKED',
      12,
      { CHANGE: 12, SAME: 0, FAULT: 0 },
      ['apply'],
    ])
    const [first] = await shop.rows(change)
    expect(first?.differencePrc).toEqual({ value: -18.9, currency: 'EUR' })
    await t.drain()
    expect(await ours()).toEqual(START)
  })

  test('is of what the page of goods would list, of a category with all below it, and of no other shop', async () => {
    const codes = async (more: Parameters<typeof shop.lower>[2]) =>
      (await shop.prices(await shop.lower(-10, ['DE'], more))).map(([code]) => code)
    expect(await codes({ keyword: 'vesna' })).toEqual(['GH-3 DE'])
    expect(await codes({ keyword: 'GH-2' })).toEqual(['GH-2 DE'])
    expect(await codes({ categoryId: 1 })).toEqual(['GH-1 DE', 'GH-2 DE', 'GH-3 DE'])
    expect(await codes({ shopId: 5 })).toEqual(['GH-1 DE', 'GH-2 DE', 'GH-3 DE'])
    expect(await refusalOf(shop.lower(-10, ['DE'], { categoryId: 3 }))).toBe(
      '422 price_change.empty',
    )
    expect(await refusalOf(shop.lower(-10, ['DE'], { shopId: 11 }))).toBe('422 price_change.empty')
  })

  test('says what would be refused: of a price nothing is left, or it can be no price', async () => {
    const change = await shop.look({
      kind: 'AMOUNT',
      siteList: ['DE'],
      amountList: [{ currency: 'EUR', amount: -59.9 }],
    })
    const wrong = (await shop.rows(change, 'FAULT'))[0]
    expect([wrong?.skuCode, wrong?.newPrc.value, wrong?.errorList]).toEqual([
      'GH-3',
      0,
      ['Nothing would be left of this price.'],
    ])
    expect(change.planCount).toEqual({ CHANGE: 2, SAME: 0, FAULT: 1 })
    const all = await shop.lower(-100)
    expect([all.planCount.FAULT, all.operationList]).toEqual([3, []])
    await t.sql(`update sku_prices set amount = 50000000 where sku_id = 1 and site = 'DE'`)
    const high = (await shop.rows(await shop.lower(900), 'FAULT'))[0]
    expect([high?.skuCode, high?.errorList]).toEqual([
      'GH-1',
      ['This is more than a price can be.'],
    ])
  })

  test('says what is asked about twice: far from the last, an announcement that ends, a flash sale, a planned price', async () => {
    const at = (days: number) => new Date(t.clock.now().getTime() + days * DAY)
    await t.sql(
      `insert into flash_sales (sku_id, site, amount, starts_at, ends_at) values (1, 'DE', 9000, $1, $2)`,
      [at(1), at(2)],
    )
    await merchant.call('POST /sapi/mall-merchant/goods/planPrices', {
      skuCode: 'GH-3',
      shopTime: `${at(3).toISOString().slice(0, 10)}T08:00`,
      priceList: [{ site: 'DE', amount: 55, isReduced: false }],
    })
    const change = await shop.lower(-60)
    expect((await shop.rows(change)).map(({ skuCode, askList }) => [skuCode, askList])).toEqual([
      [
        'GH-1',
        [
          'This is less than half of the last price, or more than twice.',
          'It would not be above the price of its flash sale, which would be none any more.',
        ],
      ],
      [
        'GH-2',
        [
          'This is less than half of the last price, or more than twice.',
          'The announced reduction ends with this price.',
        ],
      ],
      [
        'GH-3',
        [
          'This is less than half of the last price, or more than twice.',
          'Another price is planned for this article and will replace it.',
        ],
      ],
    ])
    expect([change.askCount, change.farCount]).toEqual([3, 3])
    const near = await shop.lower(-10)
    expect([near.askCount, near.farCount]).toEqual([2, 0])
  })

  test('says where a lower price may not be announced as a reduction', async () => {
    await t.sql(
      `update sku_prices set sold_since = mall_now() - interval '3 days' where sku_id = 4 and site = 'DE'`,
    )
    const change = await shop.lower(-10, ['DE'], { isReduced: true })
    const rows = await shop.rows(change)
    expect(rows.map(({ skuCode, plan, askList }) => [skuCode, plan, askList])).toEqual([
      ['GH-1', 'CHANGE', []],
      ['GH-2', 'CHANGE', []],
      ['GH-3', 'FAULT', []],
    ])
    expect((await shop.lower(10, ['DE'], { isReduced: true })).planCount.FAULT).toBe(3)
  })

  test('of the same person before is thrown away, and after a day nobody’s word counts', async () => {
    const first = await shop.lower(-10)
    const second = await shop.lower(-5)
    expect(await refusalOf(merchant.call(CHANGE, { id: first.id }))).toBe(
      '404 price_change.not_found',
    )
    await t.sql(`update price_changes set created_at = mall_now() - interval '25 hours'`)
    await sweepPriceChanges(own())
    expect(await refusalOf(merchant.call(APPLY, { id: second.id }))).toBe(
      '404 price_change.not_found',
    )
  })

  test('wants a percentage, an amount in each currency, or an ending', async () => {
    expect(await refusalOf(shop.look({ kind: 'PERCENT', siteList: ['DE'] }))).toBe(
      '400 request.malformed',
    )
    expect(await refusalOf(shop.look({ kind: 'NONE', siteList: ['DE'] }))).toBe(
      '400 request.malformed',
    )
    expect(
      await refusalOf(
        shop.look({
          kind: 'AMOUNT',
          siteList: ['DE', 'SE'],
          amountList: [{ currency: 'EUR', amount: 5 }],
        }),
      ),
    ).toBe('400 request.malformed')
  })
})
