import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../testing/account-steps.ts'
import { itemSteps, ITEM, type ItemSteps } from '../../testing/item-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'

/** An item as buyers will see it, for the people of its shop alone. */

const PREVIEW = 'POST /sapi/mall-merchant/item/preview' as const
const SHOWN = 'POST /sapi/mall-item/item/detail' as const

let t: TestMall
let [merchant, other, operator, anna]: Visitor[] = []
let steps: ItemSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, other, operator, anna] = await Promise.all(
    [people.merchant, people.otherMerchant, people.operator, people.anna].map((who) =>
      t.signIn(who),
    ),
  )
  steps = itemSteps(t, merchant!, operator!)
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

async function look(itemId: number, where: { site?: string; lang?: string } = {}) {
  for (const [name, value] of Object.entries({ site: 'DE', lang: 'en', ...where }))
    merchant!.cookies.set(name, value)
  const seen = await merchant!.call(PREVIEW, { itemId })
  merchant!.cookies.set('site', 'DE')
  merchant!.cookies.set('lang', 'en')
  return seen
}

test('a draft shows its texts and pictures before it has a version, and says what is missing', async () => {
  const { itemId, imageList } = await steps.begin({ name: 'Bare chair' })
  const { item, hasVersion, isSoldHere, reasonList } = await look(itemId)
  expect([item.name, item.description, item.details]).toEqual([
    ...['Bare chair', 'Good for reading.', ['Solid wood']],
  ])
  expect(item.images.map(({ url }) => url)).toEqual(
    imageList.map(({ url }) => url.replace('-640.', '-960.')),
  )
  expect([hasVersion, isSoldHere, reasonList]).toEqual([false, false, ['DRAFT', 'NO_VERSION']])
  expect(item.skuList.map(({ availableQty }) => availableQty)).toEqual([0])
})

test('before it has a picture it has none', async () => {
  const { itemId } = await steps.begin({ name: 'Unseen chair', imageList: [] })
  expect((await look(itemId)).item.images).toEqual([])
  const draft = await merchant!.call(ITEM, { itemId })
  await steps.withVersion(draft)
  const { item } = await look(itemId)
  expect([item.images, item.skuList.map(({ minImageUrl }) => minImageUrl)]).toEqual([[], ['']])
})

test('it is the page of the storefront and of the language in which it is looked at', async () => {
  const base = await steps.form({ name: 'Reading chair' })
  const german = { ...base.textList[0]!, language: 'de' as const, name: 'Lesesessel' }
  const draft = await steps.begin({
    ...{ name: 'Reading chair', imageList: base.imageList },
    textList: [...base.textList, german],
  })
  const { itemId } = await steps.withVersion(draft)
  const here = await look(itemId, { lang: 'de' })
  expect([here.item.name, here.item.skuList[0]!.salePrc, here.isSoldHere]).toEqual([
    ...['Lesesessel', { value: 149.5, currency: 'EUR' }, true],
  ])
  expect(here.reasonList).toEqual(['DRAFT', 'SOLD_OUT'])
  // It has a price in Germany only.
  const there = await look(itemId, { site: 'UK' })
  expect([there.item.name, there.isSoldHere, there.reasonList]).toEqual([
    ...['Reading chair', false, ['DRAFT', 'NO_PRICE_HERE']],
  ])
  expect(there.item.skuList.map(({ widthCm, availableQty }) => [widthCm, availableQty])).toEqual([
    [61.5, 0],
  ])
})

test('where the shop does not send it, that is said', async () => {
  const { itemId } = await steps.withVersion(await steps.begin({ name: 'Unsent chair' }))
  await t.sql(`delete from shipping_rates where shop_id = 5 and site = 'DE' and freight = 'parcel'`)
  const { reasonList, isSoldHere } = await look(itemId)
  expect([reasonList, isSoldHere]).toEqual([['DRAFT', 'NOT_SENT_HERE'], false])
  await t.sql(
    `insert into shipping_rates (shop_id, site, freight, currency, fee, free_from, transit_days) values (5, 'DE', 'parcel', 'EUR', 490, 9900, 2)`,
  )
})

test('what is on sale looks as it does to a buyer, and off sale still does to its shop', async () => {
  const { skuList, ...shown } = await anna!.call(SHOWN, { id: 1001 })
  const preview = await look(1001)
  expect([preview.item, preview.reasonList]).toEqual([{ ...shown, skuList }, []])
  await merchant!.call('POST /sapi/mall-merchant/goods/sell', { skuCode: 'GH-1', isOnSale: false })
  expect(await refusalOf(anna!.call(SHOWN, { id: 1001 }))).toBe('404 item.not_found')
  const paused = await look(1001)
  expect([paused.item.skuList, paused.reasonList]).toEqual([skuList, ['PAUSED']])
  await merchant!.call('POST /sapi/mall-merchant/goods/sell', { skuCode: 'GH-1', isOnSale: true })
})

test('a shop that may not sell at the moment sees its goods, and why buyers do not', async () => {
  await t.sql('update items set is_listed = false, held_back = true where id = 1003')
  expect((await look(1003)).reasonList).toEqual(['HELD_BACK'])
  await t.sql('update items set is_listed = true, held_back = false where id = 1003')
})

test('nobody else sees it: no other shop, no buyer, no guest; and the page for everybody stays closed', async () => {
  const { itemId } = await steps.withVersion(await steps.begin({ name: 'Secret chair' }))
  const guest = t.visit()
  expect([
    await refusalOf(other!.call(PREVIEW, { itemId })),
    await refusalOf(anna!.call(PREVIEW, { itemId })),
    await refusalOf(guest.call(PREVIEW, { itemId })),
    await refusalOf(merchant!.call(PREVIEW, { itemId: 999_999 })),
  ]).toEqual([
    ...['404 item.not_found', '403 auth.role', '401 auth.signed_out', '404 item.not_found'],
  ])
  for (const who of [merchant!, anna!, guest])
    expect(await refusalOf(who.call(SHOWN, { id: itemId }))).toBe('404 item.not_found')
})
