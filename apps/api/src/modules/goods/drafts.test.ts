import { refusalOf } from '../../testing/account-steps.ts'
import { newId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { itemSteps, ITEM, type ItemSteps } from '../../testing/item-steps.ts'
import { tenPercent } from '../../testing/promotion-steps.ts'
import { until } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/**
 * What a shop may do with the versions and prices of a draft, and what becomes of them once it is
 * sold.
 */

let t: TestMall
let [merchant, operator]: Visitor[] = []
let { begin, withVersion, release, released, form }: ItemSteps = {} as ItemSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, operator] = await Promise.all(
    [people.merchant, people.operator].map((who) => t.signIn(who)),
  )
  ;({ begin, withVersion, release, released, form } = itemSteps(t, merchant!, operator!))
})
afterAll(() => t.close())

const fieldsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: { body?: { errors?: { path: string; code: string }[] } }) =>
      (error.body?.errors ?? []).map(({ path, code }) => `${path} ${code}`),
  )
describe('versions and prices of a draft', () => {
  test('two article numbers that differ by a sign are two versions with an address each, and names stand on one line', async () => {
    const code = `S${newId('job').slice(-8)}`
    const one = await withVersion(await begin({ name: 'Signs\n of   a number' }), {
      skuCode: `${code}.1`,
      sizeName: 'one\nsize',
    })
    const two = await withVersion(one, { skuCode: `${code}-1` })
    expect([two.name, two.versionList[0]?.sizeName]).toEqual(['Signs of a number', 'one size'])
    expect(two.versionList.map(({ skuCode }) => skuCode)).toEqual([`${code}.1`, `${code}-1`])
    const suffixes = await t.sql<{ suffix: string }>(
      'select suffix from skus where item_id = $1 order by position',
      [two.itemId],
    )
    const slug = `oak-${code.toLowerCase()}-1`
    expect(suffixes.map(({ suffix }) => suffix)).toEqual([slug, `${slug}-v2`])
  })

  test('units of a version that was taken out meanwhile are of nothing', async () => {
    const draft = await withVersion(await begin({ name: 'Taken out' }))
    const { skuId, skuCode } = draft.versionList[0]!
    const other = new pg.Client({ connectionString: t.databaseUrl })
    await other.connect()
    await other.query('begin')
    await other.query('select from stock where sku_id = $1 for update', [skuId])
    const moved = refusalOf(
      merchant!.call('POST /sapi/mall-merchant/goods/move', {
        skuCode,
        reason: 'RECEIVED',
        qty: 1,
        requestKey: newId('job'),
      }),
    )
    await until(async () => {
      const waits = await t.sql(
        `select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')`,
      )
      return waits.length > 0
    }, 'the move to wait')
    for (const table of ['sku_prices', 'stock'])
      await other.query(`delete from ${table} where sku_id = $1`, [skuId])
    await other.query('delete from item_offers where sku_id = $1', [skuId])
    await other.query('delete from skus where id = $1', [skuId])
    await other.query('commit')
    await other.end()
    expect(await moved).toBe('404 sku.not_found')
  })

  test('a draft without a picture has none in the list of goods', async () => {
    const draft = await withVersion(await begin({ name: 'Not seen yet', imageList: [] }))
    const { skuCode } = draft.versionList[0]!
    const { data } = await merchant!.call('POST /sapi/mall-merchant/goods/page', {
      keyword: skuCode,
    })
    expect(data.map(({ image }) => image)).toEqual([null])
  })

  test('are taken out while nothing of them was in the house, and stay when something was', async () => {
    const one = await withVersion(await begin({ name: 'Dropped' }))
    const two = await withVersion(one, { finish: 'walnut' })
    const [first, second] = two.versionList
    const dropped = await merchant!.call('POST /sapi/mall-merchant/item/dropVersion', {
      itemId: two.itemId,
      version: two.version,
      skuId: first!.skuId,
    })
    expect(dropped.versionList.map(({ skuCode }) => skuCode)).toEqual([second!.skuCode])
    await merchant!.call('POST /sapi/mall-merchant/goods/move', {
      skuCode: second!.skuCode,
      reason: 'RECEIVED',
      qty: 1,
      requestKey: newId('job'),
    })
    expect((await merchant!.call(ITEM, { itemId: two.itemId })).versionList[0]?.isDroppable).toBe(
      false,
    )
    expect(
      await refusalOf(
        merchant!.call('POST /sapi/mall-merchant/item/dropVersion', {
          itemId: dropped.itemId,
          version: dropped.version,
          skuId: second!.skuId,
        }),
      ),
    ).toBe('409 goods.state')
  })

  test('nothing is planned with what was never on sale: no pre-sale, no flash sale, no gift', async () => {
    const draft = await withVersion(await begin({ name: 'Planned too early' }))
    const skuCode = draft.versionList[0]!.skuCode
    const at = (days: number) => new Date(t.clock.now().getTime() + days * DAY).toISOString()
    const times = { skuCode, startTime: at(1), endTime: at(2) }
    expect(
      await fieldsOf(
        merchant!.call('POST /sapi/mall-merchant/preSale/plan', { ...times, duration: 9 }),
      ),
    ).toEqual(['skuCode item_number'])
    expect(
      await fieldsOf(
        merchant!.call('POST /sapi/mall-merchant/flashSale/plan', {
          ...times,
          priceList: [{ site: 'DE', amount: 1 }],
        }),
      ),
    ).toEqual(['skuCode item_number'])
    expect(
      await fieldsOf(
        merchant!.call('POST /sapi/mall-merchant/promotion/save', {
          ...tenPercent,
          kind: 'GIFT',
          shopId: 5,
          giftCode: skuCode,
        }),
      ),
    ).toEqual(['giftCode item_number'])
    const { versionList } = await merchant!.call('POST /sapi/mall-merchant/item/dropVersion', {
      itemId: draft.itemId,
      version: draft.version,
      skuId: draft.versionList[0]!.skuId,
    })
    expect(versionList).toEqual([])
  })

  test('what a draft was going to cost is nobody’s lowest price: its history begins with the sale', async () => {
    const draft = await withVersion(await begin({ name: 'Priced before' }))
    const { skuCode } = draft.versionList[0]!
    const price = (amount: number, seenAmount: number | null, more: object = {}) =>
      merchant!.call('POST /sapi/mall-merchant/goods/price', {
        skuCode,
        priceList: [{ site: 'DE', amount, seenAmount, isReduced: false, ...more }],
      })
    await price(100, 149.5)
    await price(150, 100)
    // What nobody could pay is nothing to reduce from.
    expect(await fieldsOf(price(120, 150, { isReduced: true }))).toEqual([
      'priceList.0.amount price_new',
    ])
    const history = () =>
      merchant!.call('POST /sapi/mall-merchant/goods/prices', { skuCode, site: 'DE' })
    expect(await history()).toEqual([])
    await release(draft.itemId)
    expect((await history()).map(({ salePrc }) => salePrc.value)).toEqual([150])
    // A storefront where it was not sold has a price from now on, and no reduction.
    const at = async (site: string) =>
      (await merchant!.call('POST /sapi/mall-merchant/goods/detail', { skuCode })).priceList.find(
        (one) => one.site === site,
      )
    expect((await at('FR'))?.salePrc).toBe(null)
    const french = (more: object) =>
      merchant!.call('POST /sapi/mall-merchant/goods/price', {
        skuCode,
        priceList: [
          { site: 'FR' as const, amount: 155, seenAmount: null, isReduced: false, ...more },
        ],
      })
    expect(await fieldsOf(french({ isReduced: true }))).toEqual(['priceList.0.amount price_new'])
    await french({})
    expect([(await at('FR'))?.salePrc?.value, await refusalOf(french({}))]).toEqual([
      155,
      '409 price.changed_meanwhile',
    ])
  })

  test('what was announced of a draft behind the desk is no reduction once it is sold', async () => {
    const draft = await withVersion(await begin({ name: 'Announced too early' }))
    const { skuCode, skuId } = draft.versionList[0]!
    await t.sql('update sku_prices set was = 30000, lowest_30 = 30000 where sku_id = $1', [skuId])
    await release(draft.itemId)
    const { priceList } = await merchant!.call('POST /sapi/mall-merchant/goods/detail', { skuCode })
    expect(priceList.find(({ site }) => site === 'DE')).toMatchObject({
      salePrc: { value: 149.5 },
      originalPrc: null,
      lowest30Prc: null,
    })
  })

  test('while the mall looks at an item its prices stay as they are looked at', async () => {
    const draft = await withVersion(await begin({ name: 'Looked at with its price' }))
    const { skuCode } = draft.versionList[0]!
    await t.sql(`update items set status = 'IN_REVIEW' where id = $1`, [draft.itemId])
    const detail = () => merchant!.call('POST /sapi/mall-merchant/goods/detail', { skuCode })
    expect((await detail()).operationList).not.toContain('price')
    expect(
      await refusalOf(
        merchant!.call('POST /sapi/mall-merchant/goods/price', {
          skuCode,
          priceList: [{ site: 'DE', amount: 150, seenAmount: 149.5, isReduced: false }],
        }),
      ),
    ).toBe('409 goods.state')
    expect((await detail()).priceList.find(({ site }) => site === 'DE')?.salePrc?.value).toBe(149.5)
    await t.sql(`update items set status = 'DRAFT' where id = $1`, [draft.itemId])
  })

  test('put away it is gone for good, and an item that is on sale is taken off it first', async () => {
    const item = await released(await form({ name: 'Put away' }))
    const skuCode = item.versionList[0]!.skuCode
    const archive = async () => {
      const { itemId, version } = await merchant!.call(ITEM, { itemId: item.itemId })
      return merchant!.call('POST /sapi/mall-merchant/item/archive', { itemId, version })
    }
    expect(await refusalOf(archive())).toBe('409 goods.state')
    await merchant!.call('POST /sapi/mall-merchant/goods/sell', { skuCode, isOnSale: false })
    expect((await archive()).operationList).toEqual([])
    expect(
      await refusalOf(
        merchant!.call('POST /sapi/mall-merchant/goods/sell', { skuCode, isOnSale: true }),
      ),
    ).toBe('409 goods.state')
    expect(
      (await merchant!.call('POST /sapi/mall-merchant/goods/page', { keyword: skuCode })).total,
    ).toBe(0)
  })

  test('put away, asked for again by who has not heard the answer, it is answered as it is', async () => {
    const item = await begin({ name: 'Put away twice' })
    const which = { itemId: item.itemId, version: item.version }
    const archive = (asked = which) =>
      merchant!.call('POST /sapi/mall-merchant/item/archive', asked).then(({ status }) => status)
    const newest = async () =>
      (await merchant!.call('POST /sapi/mall-merchant/auditLog/page', {})).data[0]?.id
    await t.sql(`update items set version = version + 1 where id = $1`, [item.itemId])
    expect(await refusalOf(archive())).toBe('409 item.changed')
    expect((await merchant!.call(ITEM, { itemId: item.itemId })).status).toBe('DRAFT')
    const current = { ...which, version: which.version + 1 }
    expect(await archive(current)).toBe('ARCHIVED')
    const [after, line] = [await merchant!.call(ITEM, { itemId: item.itemId }), await newest()]
    expect([await archive(current), await archive()]).toEqual(['ARCHIVED', 'ARCHIVED'])
    expect(await merchant!.call(ITEM, { itemId: item.itemId })).toEqual(after)
    expect(await newest()).toBe(line)
    const other = { itemId: item.itemId, version: after.version }
    expect(await refusalOf(merchant!.call('POST /sapi/mall-merchant/item/takeBack', other))).toBe(
      '409 goods.state',
    )
    expect(await refusalOf(merchant!.call('POST /sapi/mall-merchant/item/takeBack', which))).toBe(
      '409 item.changed',
    )
  })
})
