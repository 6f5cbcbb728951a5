import type { ArgumentOf } from '@galleria/contract/client'
import { newId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../testing/account-steps.ts'
import { itemSteps, ADD, APPROVE, ITEM, type ItemSteps } from '../../testing/item-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { addAddress } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { buyCodes } from '../../testing/voucher-steps.ts'

/** A shop makes what it sells as codes: a service, or a card to spend with it. */

const SAVE = 'POST /sapi/mall-merchant/item/save' as const
const VERSION = 'POST /sapi/mall-merchant/item/version' as const
const PRICE = 'POST /sapi/mall-merchant/goods/price' as const
const TAKE = 'POST /sapi/mall-merchant/coupon/redeem' as const

type Terms = NonNullable<ArgumentOf<typeof ADD>['voucher']>
const atHome: Terms = { kind: 'service', validDays: 90, place: 'home' }
const card: Terms = {
  kind: 'shopping_card',
  validDays: 1095,
  place: 'shop',
  address: 'Kai 1, Hamburg',
}

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
let { form, release, begin, withVersion }: ItemSteps = {} as ItemSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
  ;({ form, release, begin, withVersion } = itemSteps(t, merchant!, operator!))
})
afterAll(() => t.close())

/** As the form of a service or a card is sent: without maker, freight and energy class. */
async function codesForm(name: string, voucher: Terms) {
  const { categoryId, language, textList, imageList } = await form({ name })
  return { categoryId, language, textList, imageList, energyClass: null, voucher }
}
const started = async (name: string, voucher: Terms) =>
  merchant!.call(ADD, {
    ...(await codesForm(name, voucher)),
    shopId: 5,
    requestKey: newId('job'),
  })
/** Named, priced, and without a measure. */
const named = (item: { itemId: number; version: number }, sizeName: string, amount: number) =>
  merchant!.call(VERSION, {
    itemId: item.itemId,
    version: item.version,
    skuCode: `CD-${newId('job').slice(-8)}`,
    sizeName,
    priceList: [{ site: 'DE', amount }],
  })
async function onSale(name: string, voucher: Terms, amount: number) {
  const item = await release((await named(await started(name, voucher), 'Once', amount)).itemId)
  const { skuId, skuCode } = item.versionList[0]!
  await merchant!.call('POST /sapi/mall-merchant/goods/move', {
    skuCode,
    reason: 'RECEIVED',
    qty: 10,
    requestKey: newId('job'),
  })
  return { item, skuId, skuCode }
}
const stateOf = async (orderId: string) =>
  (
    await anna!.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
      id: orderId,
    })
  ).displayStatus

describe('what a shop sells as codes', () => {
  test('a service is written without a maker, let by the mall, bought for codes that say where they are used, and done with the last one taken', async () => {
    const draft = await named(await started('Kitchen planning', atHome), 'Two hours', 80)
    expect([draft.gapList, draft.manufacturer, draft.isKindOpen]).toEqual([[], '', false])
    const [version] = draft.versionList
    expect([version?.weightKg, version?.attributes]).toEqual([
      0,
      [
        { attrKey: 'finish', attrVal: '' },
        { attrKey: 'size', attrVal: 'Two hours' },
      ],
    ])
    await merchant!.call('POST /sapi/mall-merchant/item/submit', {
      itemId: draft.itemId,
      version: draft.version,
    })
    const { data } = await operator!.call('POST /sapi/mall-operator/item/page', {})
    const looked = data.find(({ itemId }) => itemId === draft.itemId)!
    const terms = { kind: 'service', validDays: 90, place: 'home', address: null }
    expect(looked.voucher).toEqual(terms)
    await operator!.call(APPROVE, { itemId: looked.itemId, version: looked.version })
    await merchant!.call('POST /sapi/mall-merchant/goods/move', {
      skuCode: version!.skuCode,
      reason: 'RECEIVED',
      qty: 5,
      requestKey: newId('job'),
    })
    expect(
      (await anna!.call('POST /sapi/mall-item/item/detail', { id: draft.itemId })).voucher,
    ).toEqual(terms)

    const { orderId, codes } = await buyCodes(t, anna!, version!.skuId, 2)
    expect(
      codes.map(({ state, place, faceAmt, sku }) => [state, place, faceAmt, sku.size]),
    ).toEqual([
      ['open', 'home', null, 'Two hours'],
      ['open', 'home', null, 'Two hours'],
    ])
    expect(await stateOf(orderId)).toBe('UN_RECEIVED')
    for (const { couponCode } of codes)
      expect((await merchant!.call(TAKE, { couponCode })).faceAmt).toBe(null)
    expect(await stateOf(orderId)).toBe('COMPLETE')
    const detail = await merchant!.call('POST /sapi/mall-merchant/goods/detail', {
      skuCode: version!.skuCode,
    })
    expect([detail.voucherKind, detail.onHandQty]).toEqual(['service', 3])
  })

  test('a card says at the till what it is worth: what it cost when it was sold', async () => {
    const { skuId, skuCode, item } = await onSale('Card for chairs', card, 50)
    const { codes } = await buyCodes(t, anna!, skuId, 1)
    expect(codes[0]).toMatchObject({
      faceAmt: { value: 50, currency: 'EUR' },
      place: 'shop',
      address: 'Kai 1, Hamburg',
    })
    await merchant!.call(PRICE, {
      skuCode,
      priceList: [{ site: 'DE', amount: 75, seenAmount: 50, isReduced: false }],
      isSure: true,
    })
    // The shop moves; what was sold before is still used where it was said.
    await merchant!.call(SAVE, {
      ...(await codesForm('Card for chairs', {
        ...card,
        validDays: 1825,
        address: 'Kai 2, Hamburg',
      })),
      itemId: item.itemId,
      version: (await merchant!.call(ITEM, { itemId: item.itemId })).version,
      imageList: item.imageList.map(({ url }) => url),
    })
    const { data } = await anna!.call('POST /sapi/mall-order/web/coupon/page', {})
    expect(data.find(({ id }) => id === codes[0]!.id)?.address).toBe('Kai 1, Hamburg')
    const { couponCode, couponsPassword } = codes[0]!
    const taken = await merchant!.call(TAKE, { couponCode, couponsPassword: couponsPassword! })
    expect(taken.faceAmt).toEqual({ value: 50, currency: 'EUR' })
  })

  test('who has a bill open reads it again when the shop changes for how long a code is good', async () => {
    const { skuId, item } = await onSale('Lamp repair', atHome, 30)
    await anna!.call('POST /sapi/mall-order/cartline/create', { skuId, skuQty: 1 })
    const { cartLineList } = await anna!.call('POST /sapi/mall-order/cartline/list', {})
    const asked = {
      cartLineIds: cartLineList.filter((line) => line.sku.id === skuId).map(({ id }) => id),
      addressId: await addAddress(anna!),
    }
    const { quoteId } = await anna!.call(
      'POST /sapi/mall-order/web/order/renderTradeContract',
      asked,
    )
    await merchant!.call(SAVE, {
      ...(await codesForm('Lamp repair', { ...atHome, validDays: 30 })),
      itemId: item.itemId,
      version: item.version,
      imageList: item.imageList.map(({ url }) => url),
    })
    expect(
      await refusalOf(
        anna!.call('POST /sapi/mall-order/web/order/createTradeContract', { ...asked, quoteId }),
      ),
    ).toBe('422 price.changed')
  })
})

describe('what is refused', () => {
  const errorsOf = (call: Promise<unknown>) =>
    call.then(
      () => [],
      (error: { body: { errors: { path: string; code: string }[] } }) =>
        error.body.errors.map(({ path, code }) => `${path} ${code}`),
    )

  test('goods without maker, responsible person and freight; a card that lapses before three years are over; rooms without an address', async () => {
    const {
      manufacturer: _m,
      responsiblePerson: _r,
      freight: _f,
      ...bare
    } = await form({ name: 'Bare' })
    const add = { shopId: 5, requestKey: newId('job') }
    expect(await errorsOf(merchant!.call(ADD, { ...bare, ...add }))).toEqual([
      'manufacturer required',
      'responsiblePerson required',
      'freight required',
    ])
    expect(
      await errorsOf(
        merchant!.call(ADD, {
          ...(await codesForm('Short', { ...card, validDays: 1094 })),
          ...add,
        }),
      ),
    ).toEqual(['voucher.validDays valid_days'])
    expect(
      await errorsOf(
        merchant!.call(ADD, { ...(await codesForm('Nowhere', { ...card, address: '' })), ...add }),
      ),
    ).toEqual(['voucher.address required'])
  })

  test('a version of goods without its measures', async () => {
    const { itemId, version } = await begin({ name: 'Unmeasured stool' })
    expect(
      await errorsOf(
        merchant!.call(VERSION, {
          itemId,
          version,
          skuCode: 'UM-1',
          sizeName: 'One',
          priceList: [],
        }),
      ),
    ).toEqual(
      ['finish', 'widthCm', 'depthCm', 'heightCm', 'weightKg'].map((one) => `${one} required`),
    )
  })

  test('to make goods a service, or a service a card, once there is a version', async () => {
    const open = await started('Undecided', atHome)
    const change = async (version: number, voucher: Terms | null) => ({
      ...(voucher ? await codesForm('Undecided', voucher) : await form({ name: 'Undecided' })),
      itemId: open.itemId,
      version,
    })
    const goods = await merchant!.call(SAVE, await change(open.version, null))
    expect([goods.voucher, goods.isKindOpen]).toEqual([null, true])
    const asCard = await merchant!.call(SAVE, await change(goods.version, card))
    const { version } = await named(asCard, 'Fifty', 50)
    for (const other of [null, atHome])
      expect(await errorsOf(merchant!.call(SAVE, await change(version, other)))).toEqual([
        'voucher.kind item_kind_stays',
      ])
    expect((await merchant!.call(ITEM, { itemId: open.itemId })).voucher?.kind).toBe(
      'shopping_card',
    )
    // Nor does anything else that writes items.
    await expect(
      t.sql(
        'update items set voucher = null, voucher_days = null, voucher_place = null, voucher_address = null where id = $1',
        [open.itemId],
      ),
    ).rejects.toThrow('what it is stays')
    const measured = await withVersion(await begin({ name: 'Real stool' }))
    expect(
      await errorsOf(
        merchant!.call(SAVE, {
          ...(await codesForm('Real stool', atHome)),
          itemId: measured.itemId,
          version: measured.version,
        }),
      ),
    ).toEqual(['voucher.kind item_kind_stays'])
  })
})

test('what a category asks before goods are sold, it does not ask of a service, whatever is sent with it', async () => {
  const { categoryId } = await form({ name: 'Goods' })
  await operator!.call('POST /sapi/mall-operator/attribute/add', {
    ...{ categoryId, key: 'carries', kind: 'number', unit: 'kg', isFilter: false },
    ...{ isRequired: true, name: 'Carries', otherList: [], optionList: [] },
  })
  const { item } = await onSale('Measuring', atHome, 40)
  expect([item.status, item.gapList, item.missingList, item.attributeList]).toEqual([
    'ON_SALE',
    [],
    [],
    [],
  ])
  await merchant!.call('POST /sapi/mall-merchant/item/save', {
    ...(await codesForm('Measuring', atHome)),
    ...{ itemId: item.itemId, version: item.version },
    attributeList: [{ key: 'carries', number: 5 }],
  })
  expect(
    (await anna!.call('POST /sapi/mall-item/item/detail', { id: item.itemId })).attributeList,
  ).toEqual([])
})

test('a card is not reduced, since it is worth what it costs; a service is', async () => {
  const lower = (skuCode: string) => ({
    skuCode,
    priceList: [{ site: 'DE' as const, amount: 40, seenAmount: 50, isReduced: true }],
    isSure: true,
  })
  const cards = await onSale('Card for desks', card, 50)
  await expect(merchant!.call(PRICE, lower(cards.skuCode))).rejects.toMatchObject({
    body: { errors: [{ path: 'priceList.0.amount', code: 'price_of_card' }] },
  })
  const service = await onSale('Desk repair', atHome, 50)
  t.clock.advance(31 * DAY)
  merchant = await t.signIn(people.merchant)
  const { priceList } = await merchant!.call(PRICE, lower(service.skuCode))
  expect(priceList[0]).toMatchObject({ salePrc: { value: 40 }, originalPrc: { value: 50 } })
})
