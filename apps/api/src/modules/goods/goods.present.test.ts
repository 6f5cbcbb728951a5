import type { TaxRates } from '@galleria/contract/vat'
import { newId, toWireId } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import { presentGoods, presentGoodsDetail, presentMove, presentPastPrice } from './goods.present.ts'
import type { MoveRow, OwnSku, PriceRow } from './goods.queries.ts'
import type { PricePlan } from './price-plan.store.ts'

const euro = (value: number) => ({ value, currency: 'EUR' })
const orderId = newId('order')
const sku: OwnSku = {
  skuId: 7,
  code: 'HAL-OAK',
  itemId: 3,
  urlKey: 'halden',
  name: 'Halden',
  finish: 'oak',
  size: '120',
  picture: 'bed-canopy--oak',
  shopId: 2,
  shopName: 'Nordholz',
  status: 'ON_SALE',
  voucher: null,
  isHeldBack: false,
  measure: null,
  onHand: 12,
  held: 5,
  isLow: false,
  currency: 'EUR',
  amount: 12_950,
  isPriced: true,
  itemVersion: 3,
  shopCountry: 'DE',
}
const cloth = { unit: 'metre', step: 50 } as const
const since = new Date('2026-10-01T08:00:00Z')
const price: PriceRow = {
  site: 'DE',
  currency: 'EUR',
  amount: 12_950,
  was: 14_900,
  lowest30: 13_900,
  since,
}
const taxRates = { DE: 19, NL: 21, ES: 21, SE: 25, FR: 20, IT: 22, PL: 23, GB: 20 } as TaxRates
const detail = (
  change: Partial<OwnSku> = {},
  around: Partial<Parameters<typeof presentGoodsDetail>[1]> = {},
) =>
  presentGoodsDetail(
    { ...sku, ...change },
    {
      holders: [],
      prices: [],
      plans: [],
      language: 'en',
      siblings: [],
      taxRates,
      mayCount: true,
      mayWrite: true,
      ...around,
    },
  )

test('a shop reads of each version what it is, where it stands, and how many are on hand, held and free', () => {
  expect(presentGoods(sku)).toEqual({
    skuCode: 'HAL-OAK',
    name: 'Halden',
    attributes: [
      { attrKey: 'finish', attrVal: 'oak' },
      { attrKey: 'size', attrVal: '120' },
    ],
    image: '/pictures/bed-canopy--oak-160.webp',
    tint: '#ccbeaa',
    shop: { id: 2, name: 'Nordholz' },
    item: { id: 3, urlKey: 'halden' },
    status: 'ON_SALE',
    voucherKind: null,
    marketingUnit: null,
    adjustStep: 1,
    onHandQty: 12,
    heldQty: 5,
    freeQty: 7,
    isLow: false,
    salePrc: euro(129.5),
  })
})

test('goods by measure are told in their unit: twelve steps of half a metre are six metres', () => {
  expect(presentGoods({ ...sku, measure: cloth })).toMatchObject({
    marketingUnit: { unitName: 'm' },
    adjustStep: 0.5,
    onHandQty: 6,
    heldQty: 2.5,
    freeQty: 3.5,
  })
})

test('what has neither picture nor price yet says so; a price of nothing is one', () => {
  expect(presentGoods({ ...sku, picture: '', amount: null, currency: null })).toMatchObject({
    image: null,
    salePrc: null,
  })
  expect(presentGoods({ ...sku, amount: null }).salePrc).toBeNull()
  expect(presentGoods({ ...sku, currency: null }).salePrc).toBeNull()
  expect(presentGoods({ ...sku, amount: 0 }).salePrc).toEqual(euro(0))
})

test('while a seller may not sell, its goods are held back, whatever they are for the shop', () => {
  expect(presentGoods({ ...sku, isHeldBack: true }).status).toBe('HELD_BACK')
  expect(presentGoods({ ...sku, status: 'PAUSED' }).status).toBe('PAUSED')
})

test('every storefront has a line with its tax: with the price, its reduction and since when, or that it is not sold there', () => {
  const { priceList } = detail({}, { prices: [price] })
  expect(priceList.map(({ site }) => site)).toEqual([
    ...['DE', 'NL', 'ES', 'SE', 'FR', 'IT', 'PL', 'UK'],
  ])
  expect(priceList[0]).toEqual({
    site: 'DE',
    salePrc: euro(129.5),
    originalPrc: euro(149),
    lowest30Prc: euro(139),
    since: '2026-10-01T08:00:00.000Z',
    taxRate: 19,
  })
  expect(priceList[7]).toEqual({
    site: 'UK',
    salePrc: null,
    originalPrc: null,
    lowest30Prc: null,
    since: null,
    taxRate: 20,
  })
})

test('who holds units is told by order, in the unit of the goods', () => {
  const holders = [{ orderId, code: 'O-1', held: 5 }]
  expect(detail({ measure: cloth }, { holders }).heldBy).toEqual([
    { orderId: toWireId('order', orderId), tradeOrderCode: 'O-1', heldQty: 2.5 },
  ])
})

test('other versions of the item are named, the one that is shown is not', () => {
  const siblings = [
    { code: 'HAL-OAK', finish: 'oak', size: '120' },
    { code: 'HAL-ASH', finish: 'black-ash', size: '' },
  ]
  expect(detail({}, { siblings }).versionList).toEqual([
    {
      skuCode: 'HAL-ASH',
      attributes: [
        { attrKey: 'finish', attrVal: 'black-ash' },
        { attrKey: 'size', attrVal: '' },
      ],
    },
  ])
})

test('planned prices begin by the clock where their shop sits', () => {
  const plan: PricePlan = {
    id: newId('pricePlan'),
    skuId: 7,
    beginsAt: new Date('2026-12-01T00:00:00Z'),
    status: 'PLANNED',
    plannedBy: newId('user'),
    person: null,
    refusedFor: null,
    prices: [],
  }
  const { timeZone, planList } = detail({ shopCountry: 'PT' }, { plans: [plan], mayWrite: false })
  expect(timeZone).toBe('Europe/Lisbon')
  expect(planList).toEqual([
    {
      startTime: '2026-12-01T00:00:00.000Z',
      shopTime: '2026-12-01T00:00',
      status: 'PLANNED',
      priceList: [],
      sentence: null,
      person: null,
      operationList: [],
    },
  ])
})

test('buttons follow what a person may and what the goods are', () => {
  const buttons = (change: Partial<OwnSku>, around: Parameters<typeof detail>[1] = {}) =>
    detail(change, around).operationList
  expect(buttons({})).toEqual(['move', 'price', 'pause'])
  expect(buttons({ status: 'PAUSED' })).toEqual(['move', 'price', 'resume'])
  expect(buttons({ status: 'IN_REVIEW', isPriced: false })).toEqual(['move'])
  expect(buttons({ isHeldBack: true })).toEqual(['move', 'price'])
  expect(buttons({}, { mayWrite: false })).toEqual(['move'])
  expect(buttons({ status: 'PAUSED' }, { mayWrite: false })).toEqual(['move'])
  expect(buttons({}, { mayCount: false })).toEqual(['price', 'pause'])
})

test('a price of the past says who has set it, and whether a bulk change did', () => {
  const past = { ...price, was: null, lowest30: null, person: 'Ada Arvid' }
  expect(presentPastPrice({ ...past, setFor: 'UNDO' })).toEqual({
    salePrc: euro(129.5),
    originalPrc: null,
    lowest30Prc: null,
    since: '2026-10-01T08:00:00.000Z',
    person: 'Ada Arvid',
    setFor: 'UNDO',
  })
})

const move: MoveRow = {
  id: 1,
  at: new Date('2026-11-23T10:00:00Z'),
  reason: 'hold',
  onHand: 0,
  held: 5,
  note: null,
  person: null,
  orderId,
  orderCode: 'O-1',
}

test('a move of stock says what it changed and for which order', () => {
  expect(presentMove(move, null)).toEqual({
    id: 1,
    at: '2026-11-23T10:00:00.000Z',
    reason: 'ORDERED',
    onHandChange: 0,
    heldChange: 5,
    person: null,
    note: null,
    order: { id: toWireId('order', orderId), tradeOrderCode: 'O-1' },
  })
})

test('one that a person made says who and why, and belongs to no order', () => {
  const counted = { ...move, reason: 'counted', onHand: -3, held: 0, person: 'Ada', note: 'Shelf' }
  expect(presentMove({ ...counted, orderId: null, orderCode: null }, cloth)).toMatchObject({
    reason: 'COUNTED',
    onHandChange: -1.5,
    heldChange: 0,
    person: 'Ada',
    note: 'Shelf',
    order: null,
  })
  expect(presentMove({ ...move, orderCode: null }, null).order).toBeNull()
  expect(presentMove({ ...move, orderId: null }, null).order).toBeNull()
})

test('reasons are told in the words of the shop; what the mall has no word for is something else', () => {
  const reasonOf = (reason: string) => presentMove({ ...move, reason }, null).reason
  expect(
    ['receipt', 'hold again', 'send', 'fetched', 'redeemed', 'refunded unsent'].map(reasonOf),
  ).toEqual(['FIRST', 'ORDERED', 'SENT', 'SENT', 'SENT', 'REFUNDED'])
  expect(reasonOf('of before the flood')).toBe('OTHER')
})
