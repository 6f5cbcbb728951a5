import { newId } from '@galleria/kernel/id'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { DETAIL as ORDER, SHIP, orderId, parcelOf } from '../../testing/order-steps.ts'
import { sellByMeasure } from '../../testing/measure-steps.ts'
import { order, paidOrder } from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'

/** A shop keeps its stock: what it reads, what it changes, and what it cannot. */

const PAGE = 'POST /sapi/mall-merchant/goods/page' as const
const GOODS = 'POST /sapi/mall-merchant/goods/detail' as const
const MOVES = 'POST /sapi/mall-merchant/goods/moves' as const
const MOVE = 'POST /sapi/mall-merchant/goods/move' as const
const COUNT = 'POST /sapi/mall-merchant/goods/count' as const
const PRICE = 'POST /sapi/mall-merchant/goods/price' as const
const PRICES = 'POST /sapi/mall-merchant/goods/prices' as const
const SELL = 'POST /sapi/mall-merchant/goods/sell' as const

let t: TestMall
let [anna, merchant, otherMerchant]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  // After the goods came in.
  t.clock.set(new Date(Date.now() + 60_000))
  ;[anna, merchant, otherMerchant] = await Promise.all(
    [people.anna, people.merchant, people.otherMerchant].map((who) => t.signIn(who)),
  )
})
afterAll(() => t.close())

/** Moves are told apart by their time. */
const tick = () => t.clock.set(new Date(t.clock.now().getTime() + 1000))
const requestKey = () => newId('job')
const goods = (skuCode: string) => merchant!.call(GOODS, { skuCode })
const stockOf = async (skuCode: string) => {
  const { onHandQty, heldQty, freeQty } = await goods(skuCode)
  return [onHandQty, heldQty, freeQty]
}
function move(change: object, visitor = merchant!) {
  tick()
  return visitor.call(MOVE, {
    skuCode: 'GH-1',
    reason: 'RECEIVED',
    qty: 1,
    requestKey: requestKey(),
    ...change,
  })
}
function count(countedQty: number, seenQty: number, change: object = {}) {
  tick()
  return merchant!.call(COUNT, {
    skuCode: 'GH-1',
    countedQty,
    seenQty,
    requestKey: requestKey(),
    ...change,
  })
}

describe('the list of goods', () => {
  test('has every version of the own shops by name, with its stock and its price at a storefront', async () => {
    const { data, total } = await merchant!.call(PAGE, { site: 'SE' })
    expect(total).toBe(3)
    expect(
      data.map(({ skuCode, name, onHandQty, heldQty, freeQty, salePrc, status }) => [
        skuCode,
        name,
        onHandQty,
        heldQty,
        freeQty,
        salePrc,
        status,
      ]),
    ).toEqual([
      ['GH-1', 'Halden desk', 1000, 0, 1000, { value: 189, currency: 'SEK' }, 'ON_SALE'],
      ['GH-2', 'Halden desk', 1000, 0, 1000, { value: 229, currency: 'SEK' }, 'ON_SALE'],
      ['GH-3', 'Vesna lamp', 1000, 0, 1000, { value: 59.9, currency: 'SEK' }, 'ON_SALE'],
    ])
  })

  test('is searched by article number and by words, and a sign of a pattern is one of the words', async () => {
    const found = async (keyword: string) =>
      (await merchant!.call(PAGE, { keyword })).data.map(({ skuCode }) => skuCode)
    expect(await found('gh-3')).toEqual(['GH-3'])
    expect(await found('HALDEN')).toEqual(['GH-1', 'GH-2'])
    expect(await found('orla')).toEqual([])
    for (const sign of ['%', '_', '\\']) expect(await found(sign)).toEqual([])
  })

  test('is narrowed to what is running out, sold out or taken off sale, and comes in pages', async () => {
    const found = async (stock: 'LOW' | 'SOLD_OUT' | 'PAUSED') =>
      (await otherMerchant!.call(PAGE, { stock })).data.map(({ skuCode }) => skuCode)
    expect(await found('SOLD_OUT')).toEqual(['NW-3'])
    expect(await found('LOW')).toEqual([])
    await t.sql('update stock set on_hand = 5 where sku_id = $1', [skus.lastChair])
    expect(await found('LOW')).toEqual(['NW-2'])
    await t.sql('update stock set on_hand = 10 where sku_id = $1', [skus.lastChair])
    await otherMerchant!.call(SELL, { skuCode: 'NW-3', isOnSale: false })
    expect([await found('PAUSED'), await found('SOLD_OUT')]).toEqual([['NW-2', 'NW-3'], []])
    await otherMerchant!.call(SELL, { skuCode: 'NW-3', isOnSale: true })

    const page = await merchant!.call(PAGE, { pageNo: 2, pageSize: 2 })
    expect([page.total, page.data.map(({ skuCode }) => skuCode)]).toEqual([3, ['GH-3']])
  })
})

describe('stock', () => {
  test('comes in and goes out with a reason, who did it and a note; orders’ holds stay', async () => {
    const id = orderId(await paidOrder(t, anna!, { desk: 2 }))
    expect(await stockOf('GH-1')).toEqual([1000, 2, 998])
    const after = await move({ qty: 12, note: 'Delivery note 4711' })
    expect([after.onHandQty, after.heldQty, after.freeQty]).toEqual([1012, 2, 1010])
    for (const [reason, qty] of [
      ['FOUND', 3],
      ['DAMAGED', 2],
      ['LOST', 1],
      ['OWN_USE', 4],
    ] as const)
      await move({ reason, qty })
    expect(await stockOf('GH-1')).toEqual([1008, 2, 1006])
    const { data, hasMore } = await merchant!.call(MOVES, { skuCode: 'GH-1' })
    expect(hasMore).toBe(false)
    expect(
      data.map((one) => [one.reason, one.onHandChange, one.heldChange, one.person, one.note]),
    ).toEqual([
      ['OWN_USE', -4, 0, 'merchant', null],
      ['LOST', -1, 0, 'merchant', null],
      ['DAMAGED', -2, 0, 'merchant', null],
      ['FOUND', 3, 0, 'merchant', null],
      ['RECEIVED', 12, 0, 'merchant', 'Delivery note 4711'],
      ['ORDERED', 0, 2, null, null],
      ['FIRST', 1000, 0, null, null],
    ])
    const detail = await anna!.call(ORDER, { id })
    expect(data[5]?.order?.tradeOrderCode).toBe(detail.tradeOrderCode)
    tick()
    await merchant!.call(SHIP, { orderId: id, ...parcelOf(detail) })
    expect(await stockOf('GH-1')).toEqual([1006, 0, 1006])
    expect((await merchant!.call(MOVES, { skuCode: 'GH-1' })).data[0]).toMatchObject({
      reason: 'SENT',
      onHandChange: -2,
      heldChange: -2,
    })
  })

  test('a move that is sent again with its key is one move, also when both are on their way at once', async () => {
    const [onHand] = await stockOf('GH-1')
    const key = requestKey()
    await Promise.all([1, 2, 3].map(() => move({ qty: 5, requestKey: key })))
    expect((await stockOf('GH-1'))[0]).toBe(onHand! + 5)
  })

  test('a count says how many there are; what came or left since it was read is told, and nothing moves', async () => {
    const [onHand] = await stockOf('GH-1')
    await count(onHand! - 7, onHand!, { note: 'Yearly count' })
    expect((await stockOf('GH-1'))[0]).toBe(onHand! - 7)
    expect((await merchant!.call(MOVES, { skuCode: 'GH-1' })).data[0]).toMatchObject({
      reason: 'COUNTED',
      onHandChange: -7,
      note: 'Yearly count',
    })
    await expect(count(onHand!, onHand!)).rejects.toMatchObject({
      code: 'stock.moved',
      body: { onHand: onHand! - 7 },
    })
    expect((await stockOf('GH-1'))[0]).toBe(onHand! - 7)
    // That somebody counted and found it right is kept, too.
    await count(onHand! - 7, onHand! - 7)
    expect((await merchant!.call(MOVES, { skuCode: 'GH-1' })).data[0]).toMatchObject({
      reason: 'COUNTED',
      onHandChange: 0,
    })
  })

  test('counts while orders come in neither lose nor make a unit', async () => {
    const [before] = await stockOf('GH-3')
    const buying = Promise.all(Array.from({ length: 4 }, () => order(t.visit(), { lamp: 1 })))
    const counting = Promise.allSettled(
      Array.from({ length: 6 }, () => count(before!, before!, { skuCode: 'GH-3' })),
    )
    const counts = await counting
    await buying
    expect(counts.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await stockOf('GH-3')).toEqual([before, 4, before! - 4])
    const [sums] = await t.sql(
      'select sum(d_on_hand)::int as h, sum(d_reserved)::int as r from stock_moves where sku_id = $1',
      [skus.lamp],
    )
    expect(sums).toEqual({ h: before, r: 4 })
  })

  test('never goes below what orders hold: the refusal says how many, the goods say whose they are', async () => {
    await expect(move({ skuCode: 'GH-3', reason: 'LOST', qty: 997 })).rejects.toMatchObject({
      code: 'stock.held',
      body: { held: 4 },
    })
    await expect(count(3, 1000, { skuCode: 'GH-3' })).rejects.toMatchObject({ code: 'stock.held' })
    expect(await stockOf('GH-3')).toEqual([1000, 4, 996])
    const { heldBy } = await goods('GH-3')
    const codes = await t.sql<{ code: string }>(
      `select o.code from orders o join order_lines l on l.order_id = o.id where l.sku_id = $1 order by o.ordered_at, o.id`,
      [skus.lamp],
    )
    expect(heldBy.map(({ tradeOrderCode, heldQty }) => [tradeOrderCode, heldQty])).toEqual(
      codes.map(({ code }) => [code, 1]),
    )
    await count(4, 1000, { skuCode: 'GH-3' })
    expect(await stockOf('GH-3')).toEqual([4, 4, 0])
    await count(1000, 4, { skuCode: 'GH-3' })
  })

  test('of goods by measure is counted in their unit and in whole steps', async () => {
    await sellByMeasure(t)
    const { onHandQty, adjustStep, marketingUnit } = await goods('GH-W')
    expect([onHandQty, adjustStep, marketingUnit]).toEqual([50, 0.5, { unitName: 'm' }])
    const after = await move({ skuCode: 'GH-W', qty: 2.5 })
    expect(after.onHandQty).toBe(52.5)
    await expect(move({ skuCode: 'GH-W', qty: 2.25 })).rejects.toMatchObject({
      code: 'qty.step',
    })
    await expect(move({ qty: 1.5 })).rejects.toMatchObject({ code: 'qty.step' })
    expect((await goods('GH-W')).onHandQty).toBe(52.5)
  })

  test('is never more than a shelf can have', async () => {
    for (let turn = 0; turn < 9; turn += 1) await move({ skuCode: 'GH-2', qty: 100_000 })
    await expect(move({ skuCode: 'GH-2', qty: 100_000 })).rejects.toMatchObject({
      code: 'stock.full',
    })
    expect((await stockOf('GH-2'))[0]).toBe(901_000)
    await move({ skuCode: 'GH-2', reason: 'LOST', qty: 100_000 })
    // However many there are, they can be counted.
    await count(800_999, 801_000, { skuCode: 'GH-2' })
    expect((await stockOf('GH-2'))[0]).toBe(800_999)
  })

  test('moves come 25 at a time', async () => {
    const all = (await merchant!.call(MOVES, { skuCode: 'GH-2' })).data.map(({ id }) => id)
    expect(all.length).toBeLessThan(25)
    for (let turn = 0; turn < 25; turn += 1) await move({ skuCode: 'GH-2' })
    const first = await merchant!.call(MOVES, { skuCode: 'GH-2' })
    expect([first.data.length, first.hasMore]).toEqual([25, true])
    const next = await merchant!.call(MOVES, { skuCode: 'GH-2', before: first.data.at(-1)!.id })
    expect(next.data.map(({ id }) => id)).toEqual(all)
  })
})

describe('whoever takes an item off sale', () => {
  test('finds it gone from the shop window, with its orders as they were, and puts it back', async () => {
    const search = () => t.visit().call('POST /sapi/mall-item/item/search', { keyword: 'vesna' })
    expect((await search()).total).toBe(1)
    const off = await merchant!.call(SELL, { skuCode: 'GH-3', isOnSale: false })
    expect([off.status, off.operationList.includes('resume')]).toEqual(['PAUSED', true])
    expect((await search()).total).toBe(0)
    expect(off.heldQty).toBe(4)
    // Pressed again it is as it was.
    await merchant!.call(SELL, { skuCode: 'GH-3', isOnSale: false })
    const on = await merchant!.call(SELL, { skuCode: 'GH-3', isOnSale: true })
    expect([on.status, on.operationList.includes('pause')]).toEqual(['ON_SALE', true])
    expect((await search()).total).toBe(1)
  })

  test('may say which state of it was read: what was changed since is told, and stays', async () => {
    const listed = async () => {
      const { data } = await merchant!.call('POST /sapi/mall-merchant/item/page', {
        keyword: 'GH-3',
      })
      const { skuCode, version, status, operationList } = data[0]!
      return { skuCode: skuCode!, version, status, operationList }
    }
    const read = await listed()
    expect([read.skuCode, read.status, read.operationList]).toEqual(['GH-3', 'ON_SALE', ['pause']])
    const sell = (version: number, isOnSale: boolean) =>
      merchant!.call(SELL, { skuCode: 'GH-3', isOnSale, version })
    await expect(sell(read.version - 1, false)).rejects.toMatchObject({ code: 'item.changed' })
    expect(await listed()).toEqual(read)
    await sell(read.version, false)
    const off = await listed()
    expect([off.version, off.status, off.operationList]).toEqual([
      ...[read.version + 1, 'PAUSED', ['resume', 'archive']],
    ])
    await expect(sell(read.version, true)).rejects.toMatchObject({ code: 'item.changed' })
    // Asked for again by who has not heard the answer.
    await sell(read.version, false)
    expect(await listed()).toEqual(off)
    const ends = await Promise.all(
      [1, 2].map(() => sell(off.version, true).then(({ status }) => status)),
    )
    expect(ends).toEqual(['ON_SALE', 'ON_SALE'])
    expect((await listed()).version).toBe(off.version + 1)
  })

  test('a seller who may not sell and then may again has what it took off still off sale', async () => {
    await merchant!.call(SELL, { skuCode: 'GH-3', isOnSale: false })
    await t.sql(
      `update items set is_listed = false, held_back = true where is_listed and shop_id = 5`,
    )
    expect((await goods('GH-1')).status).toBe('HELD_BACK')
    await expect(merchant!.call(SELL, { skuCode: 'GH-1', isOnSale: true })).rejects.toMatchObject({
      code: 'goods.state',
    })
    await t.sql(`update items set is_listed = true, held_back = false where held_back`)
    expect((await goods('GH-3')).status).toBe('PAUSED')
    await merchant!.call(SELL, { skuCode: 'GH-3', isOnSale: true })
  })
})

test('another seller’s goods are not found, in every call, and nothing of them moves', async () => {
  const skuCode = 'GH-1'
  const before = await t.sql('select * from stock order by sku_id')
  const calls = [
    () => otherMerchant!.call(GOODS, { skuCode }),
    () => otherMerchant!.call(MOVES, { skuCode }),
    () => otherMerchant!.call(PRICES, { skuCode, site: 'DE' }),
    () => move({}, otherMerchant!),
    () =>
      otherMerchant!.call(COUNT, { skuCode, countedQty: 1, seenQty: 1, requestKey: requestKey() }),
    () => otherMerchant!.call(SELL, { skuCode, isOnSale: false }),
    () =>
      otherMerchant!.call(PRICE, {
        skuCode,
        priceList: [{ site: 'DE', amount: 180, seenAmount: 189, isReduced: false }],
      }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'sku.not_found' })
  expect(await t.sql('select * from stock order by sku_id')).toEqual(before)
  expect((await otherMerchant!.call(PAGE, { keyword: 'gh-' })).total).toBe(0)
})
