import { refusalOf } from '../../testing/account-steps.ts'
import { newId } from '@galleria/kernel/id'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { itemSteps, ADD, ITEM, type ItemSteps } from '../../testing/item-steps.ts'
import { photo, upload } from '../../testing/upload-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/** What a shop's items and their versions are refused. */

let t: TestMall
let [merchant, otherMerchant, operator]: Visitor[] = []
let { begin, withVersion, released, form }: ItemSteps = {} as ItemSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, otherMerchant, operator] = await Promise.all(
    [people.merchant, people.otherMerchant, people.operator].map((who) => t.signIn(who)),
  )
  ;({ begin, withVersion, released, form } = itemSteps(t, merchant!, operator!))
})
afterAll(() => t.close())

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

  test('what kind of thing an item is stays until it is moved into another room', async () => {
    const item = await released(await form({ name: 'Kind of thing' }))
    await t.sql(
      `update item_texts set noun = 'reading chair' where item_id = $1 and language = 'en'`,
      [item.itemId],
    )
    const nouns = async () =>
      (
        await t.sql<{ noun: string }>(
          `select noun from item_texts where item_id = $1 and language = 'en'`,
          [item.itemId],
        )
      )[0]?.noun
    const save = async (change: object) => {
      const { version } = await merchant!.call(ITEM, { itemId: item.itemId })
      await merchant!.call('POST /sapi/mall-merchant/item/save', {
        ...(await form({ name: 'Kind of thing' })),
        ...change,
        itemId: item.itemId,
        version,
      })
    }
    await save({})
    expect(await nouns()).toBe('reading chair')
    await save({ categoryId: 3 })
    const [room] = await t.sql<{ name: string }>(
      `select name from category_texts where category_id = 3 and language = 'en'`,
    )
    expect(await nouns()).toBe(room?.name)
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
      refusalOf(
        otherMerchant!.call('POST /sapi/mall-merchant/item/version', {
          ...which,
          skuCode: `T-${newId('job').slice(-8)}`,
          finish: 'oak',
          sizeName: 'one size',
          widthCm: 10,
          depthCm: 10,
          heightCm: 10,
          weightKg: 1,
          priceList: [],
        }),
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
