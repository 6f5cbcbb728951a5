import { newId } from '@galleria/kernel/id'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { itemSteps, ADD, ITEM, type ItemSteps } from '../../testing/item-steps.ts'
import { photo, upload } from '../../testing/upload-steps.ts'
import { tenPercent } from '../../testing/promotion-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/** What a shop's items and their versions are refused, and what a draft may still change. */

let t: TestMall
let [merchant, otherMerchant, operator]: Visitor[] = []
let { begin, withVersion, release, released, form }: ItemSteps = {} as ItemSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, otherMerchant, operator] = await Promise.all(
    [people.merchant, people.otherMerchant, people.operator].map((who) => t.signIn(who)),
  )
  ;({ begin, withVersion, release, released, form } = itemSteps(t, merchant!, operator!))
})
afterAll(() => t.close())

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: { status?: number; code?: string }) => `${error.status} ${error.code}`,
  )
const fieldsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: { body?: { errors?: { path: string; code: string }[] } }) =>
      (error.body?.errors ?? []).map(({ path, code }) => `${path} ${code}`),
  )
describe('what is refused', () => {
  test('is said at its field, and nothing is begun', async () => {
    const count = async () => (await merchant!.call('POST /sapi/mall-merchant/item/page', {})).total
    const before = await count()
    const good = { ...(await form({ name: 'Never' })), shopId: 5, requestKey: newId('job') }
    const theirs = await upload(t, otherMerchant!, 'goods', await photo())
    const evidence = await upload(t, merchant!, 'evidence', await photo())
    for (const [change, field] of [
      [{ shopId: 11 }, 'shopId invalid'],
      [{ categoryId: 77 }, 'categoryId invalid'],
      [{ language: 'sv' as const }, 'language invalid'],
      [{ textList: [...good.textList, ...good.textList] }, 'textList.1.language invalid'],
      [{ imageList: ['/pictures/desk-slim--oak-640.webp'] }, 'imageList.0 invalid'],
      [{ imageList: [...good.imageList, theirs.url] }, 'imageList.1 invalid'],
      [{ imageList: [evidence.url] }, 'imageList.0 invalid'],
    ] satisfies [object, string][])
      expect(
        await fieldsOf(merchant!.call(ADD, { ...good, ...change } as typeof good)),
        field,
      ).toEqual([field])
    expect(await count()).toBe(before)
  })

  test('of a version: a number that is taken, in any shop, an amount with too many decimals, another’s picture', async () => {
    const item = await begin({ name: 'Numbers' })
    const version = (change: object) =>
      merchant!.call('POST /sapi/mall-merchant/item/version', {
        itemId: item.itemId,
        version: item.version,
        skuCode: `N-${newId('job').slice(-8)}`,
        finish: 'oak',
        sizeName: 'one size',
        widthCm: 10,
        depthCm: 10,
        heightCm: 10,
        weightKg: 1,
        priceList: [],
        ...change,
      })
    expect(await fieldsOf(version({ skuCode: 'NW-1' }))).toEqual(['skuCode article_number_taken'])
    expect(await fieldsOf(version({ skuCode: '=1+1' }))).toEqual(['skuCode article_number'])
    expect(await fieldsOf(version({ priceList: [{ site: 'DE', amount: 1.999 }] }))).toEqual([
      'priceList.0.amount decimals',
    ])
    expect(await fieldsOf(version({ priceList: [{ site: 'DE', amount: 0 }] }))).toEqual([
      'priceList.0.amount price_missing',
    ])
    expect(await fieldsOf(version({ imageUrl: '/pictures/desk-slim--oak-640.webp' }))).toEqual([
      'imageUrl item_picture',
    ])
    expect((await merchant!.call(ITEM, { itemId: item.itemId })).versionList).toEqual([])
  })

  test('an item that lacks a price, a version or a picture is not sold; it says what is missing', async () => {
    const bare = await begin({ name: 'Bare', imageList: [] })
    expect(bare.gapList).toEqual(['picture', 'version'])
    const priceless = await withVersion(bare, { priceList: [] })
    expect(priceless.gapList).toEqual(['picture', 'price'])
    expect(
      await refusalOf(
        merchant!.call('POST /sapi/mall-merchant/item/submit', {
          itemId: priceless.itemId,
          version: priceless.version,
        }),
      ),
    ).toBe('422 item.incomplete')
  })

  test('what is on sale cannot lose its pictures, and keeps its address', async () => {
    const item = await released(await form({ name: 'Keeps its picture' }))
    const changed = {
      ...(await form({ name: 'Keeps its address' })),
      itemId: item.itemId,
      version: item.version,
    }
    expect(
      await fieldsOf(
        merchant!.call('POST /sapi/mall-merchant/item/save', { ...changed, imageList: [] }),
      ),
    ).toEqual(['imageList required'])
    const saved = await merchant!.call('POST /sapi/mall-merchant/item/save', changed)
    expect([saved.name, saved.urlKey, saved.versionList[0]?.image?.url]).toEqual([
      'Keeps its address',
      'keeps-its-picture',
      saved.imageList[0]?.url,
    ])
  })

  test('two windows: the second is told that somebody has changed it, and nothing is lost', async () => {
    const item = await begin({ name: 'Two windows' })
    const save = async (name: string) =>
      merchant!.call('POST /sapi/mall-merchant/item/save', {
        ...(await form({ name })),
        itemId: item.itemId,
        version: item.version,
      })
    await save('The first')
    expect(await refusalOf(save('The second'))).toBe('409 item.changed')
    expect((await merchant!.call(ITEM, { itemId: item.itemId })).name).toBe('The first')
  })

  test('another shop’s item is not found in any call', async () => {
    const item = await withVersion(await begin({ name: 'Mine alone' }))
    const which = { itemId: item.itemId, version: item.version }
    const skuId = item.versionList[0]!.skuId
    const found = await Promise.all([
      refusalOf(otherMerchant!.call(ITEM, { itemId: item.itemId })),
      refusalOf(
        otherMerchant!.call('POST /sapi/mall-merchant/item/save', {
          ...which,
          ...(await form({ name: 'Theirs' })),
          imageList: [],
        }),
      ),
      refusalOf(
        otherMerchant!.call('POST /sapi/mall-merchant/item/dropVersion', { ...which, skuId }),
      ),
      ...(['submit', 'takeBack', 'archive'] as const).map((move) =>
        refusalOf(otherMerchant!.call(`POST /sapi/mall-merchant/item/${move}`, which)),
      ),
    ])
    expect(new Set(found)).toEqual(new Set(['404 item.not_found']))
    expect(
      (await otherMerchant!.call('POST /sapi/mall-merchant/item/page', { keyword: 'Mine alone' }))
        .total,
    ).toBe(0)
    expect((await merchant!.call(ITEM, { itemId: item.itemId })).status).toBe('DRAFT')
  })
})

describe('versions and prices of a draft', () => {
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
    const at = (days: number) => new Date(t.clock.now().getTime() + days * 86_400_000).toISOString()
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
})
