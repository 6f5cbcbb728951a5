import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  DETAIL,
  PASS,
  READ,
  RENDER,
  RETURN,
  everything,
  money,
  reaches,
  requestBody,
} from '../../../testing/after-sales-steps.ts'
import {
  CHOICES,
  EXCHANGE,
  LAMP_ITEM,
  askExchange,
  exchangeBody,
  exchanged,
  goodsPassed,
  lamps,
  leave,
  offerLamps,
  shelf,
} from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { endow, sellForPoints } from '../../../testing/point-steps.ts'
import { sentBack } from '../../../testing/return-steps.ts'
import { paidOrder, receivedOrder, send } from '../../../testing/shop-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'

/**
 * What goods can be exchanged for, which can be exchanged at all, and what a line's goods are after
 * an exchange.
 */

let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, ben, merchant] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.ben),
    t.signIn(people.merchant),
  ])
})
beforeEach(async () => {
  orderId = await receivedOrder(t, anna, merchant, { lamp: 3 })
})
afterAll(() => t.close())

const who = () => ({ buyer: anna, merchant })
const lineOf = async (id = orderId) => (await anna.call(DETAIL, { id })).tradeOrderLineList[0]
const choicesOf = async (tradeOrderLineId: string, visitor = anna) =>
  (await visitor.call(CHOICES, [{ diyItemId: LAMP_ITEM, tradeOrderLineId }]))[0]?.skuList.map(
    ({ id }) => id,
  )
/** Nothing has moved where it says no. */
async function refusedAs(code: string, body: object): Promise<void> {
  const before = await everything(t)
  await expect(anna.call(EXCHANGE, body as never)).rejects.toMatchObject({ code })
  expect(await everything(t)).toEqual(before)
}

describe('what there is to choose from', () => {
  test('[AS-123] is, of an item, every version that is for sale, and of a line the same piece first, then the others', async () => {
    const lineId = (await lineOf())?.id ?? ''
    await leave(t, lamps.copper, 0)
    const [all, ofLine] = await anna.call(CHOICES, [
      { diyItemId: LAMP_ITEM },
      { diyItemId: LAMP_ITEM, tradeOrderLineId: lineId },
    ])
    expect(all).toMatchObject({ diyItemId: LAMP_ITEM, tradeOrderLineId: null })
    expect(all?.skuList.map(({ id, salePrc }) => [id, salePrc.value])).toEqual([
      [lamps.brass, 59.9],
      [lamps.steel, 59.9],
      [lamps.copper, 59.9],
      [lamps.gold, 69.9],
    ])
    expect(ofLine?.tradeOrderLineId).toBe(lineId)
    expect(ofLine?.skuList.map(({ id, availableQty }) => [id, availableQty > 0])).toEqual([
      [lamps.brass, true],
      [lamps.steel, true],
      [lamps.copper, false],
      [lamps.gold, true],
    ])
    expect(ofLine?.skuList[1]).toMatchObject({
      name: 'Vesna lamp',
      attributes: [
        { attrKey: 'finish', attrVal: 'steel' },
        { attrKey: 'size', attrVal: '22 x 22 x 42 cm' },
      ],
      item: { id: LAMP_ITEM, urlKey: 'vesna-lamp' },
      availableQty: 99,
    })
    await leave(t, lamps.copper, 100)
  })

  test('is nothing of a line of somebody else, of another item, or of goods that were not received', async () => {
    const lineId = (await lineOf())?.id ?? ''
    expect(await choicesOf(lineId, ben)).toEqual([])
    const [other] = await anna.call(CHOICES, [{ diyItemId: 1001, tradeOrderLineId: lineId }])
    expect(other?.skuList).toEqual([])
    const sent = (await paidOrder(t, anna, { lamp: 1 })).tradeOrderList[0]?.id ?? ''
    await send(merchant, sent)
    expect(await choicesOf((await lineOf(sent))?.id ?? '')).toEqual([])
    await refusedAs('reverse.type', await exchangeBody(anna, sent))
  })

  test('[AS-091] has to be chosen from for each line: a line without one is said at its field', async () => {
    const before = await everything(t)
    const { reverseTradeOrderLineList: lines, ...body } = await exchangeBody(anna, orderId)
    const { derivativeSku: _, ...unpicked } = lines[0] ?? { derivativeSku: undefined }
    const { status, body: answer } = await anna.raw(
      'POST',
      '/api/trantor/flow/trade_InitiateReverseTradeOrderForExchangeFlow',
      { body: [{ ...body, reverseTradeOrderLineList: [unpicked] }] },
    )
    expect([status, answer]).toMatchObject([
      400,
      {
        errors: [
          {
            path: 'reverseTradeOrderLineList.0.derivativeSku',
            code: 'exchange_sku_required',
            message: 'please pick what you would like instead',
          },
        ],
      },
    ])
    expect(await everything(t)).toEqual(before)
  })

  test('is of the same item, and is there: anything else is refused, and nothing moves', async () => {
    for (const sku of [skus.desk, 999_999])
      await refusedAs('reverse.exchange_sku', await exchangeBody(anna, orderId, { sku }))
    await leave(t, lamps.copper, 1)
    await refusedAs(
      'reverse.exchange_sold_out',
      await exchangeBody(anna, orderId, { sku: lamps.copper, qty: 2 }),
    )
    await leave(t, lamps.copper, 100)
    await refusedAs('reverse.not_eligible', await exchangeBody(anna, orderId, { qty: 4 }))
    await refusedAs('reverse.type', {
      ...(await exchangeBody(anna, orderId)),
      reverseTradeOrderType: 'SALE_RETURN',
    })
  })

  test('is not what costs points: their goods are returned', async () => {
    await sellForPoints(t, skus.lamp, { points: 10, amount: 5990 })
    await endow(t, anna, 1000)
    const forPoints = await receivedOrder(t, anna, merchant, { lamp: 1 })
    await t.sql('delete from point_prices where sku_id = $1', [skus.lamp])
    expect(await choicesOf((await lineOf(forPoints))?.id ?? '')).toEqual([])
    await refusedAs('reverse.type', await exchangeBody(anna, forPoints))
  })
})

describe('the preview of an exchange', () => {
  test('has reasons and a key, and speaks of no money', async () => {
    const body = { ...(await requestBody(anna, orderId)), reverseTradeOrderType: 'SALE_EXCHANGE' }
    const preview = await anna.call(RENDER, body as never)
    expect(preview).toMatchObject({
      reverseTradeOrderType: 'SALE_EXCHANGE',
      availableRefundAmt: money(0),
      leastRefundAmt: money(0),
      availableRefundShippingAmt: money(0),
      reverseTradeOrderLineList: [{ applyRefundAmt: money(0), derivativeSku: null }],
      versionList: [],
    })
    expect(preview.availableReverseReasons).toContain('NO_LONGER_WANTED')
    const request = await exchangeBody(anna, orderId, { more: { requestKey: preview.requestKey } })
    const first = await anna.call(EXCHANGE, request)
    expect((await anna.call(EXCHANGE, request)).id).toBe(first.id)
  })
})

describe('after an exchange', () => {
  test('the replacement is what comes back: it is shown, and it is what is for sale again', async () => {
    await exchanged(who(), orderId, { qty: 3 })
    const [steel, brass] = [await shelf(t, lamps.steel), await shelf(t, lamps.brass)]
    const preview = await anna.call(
      RENDER,
      await requestBody(anna, orderId, { type: 'SALE_RETURN' }),
    )
    expect(preview.reverseTradeOrderLineList[0]?.tradeOrderLine.sku).toMatchObject({
      id: lamps.steel,
      attributes: [{ attrVal: 'steel' }, {}],
    })
    const { id, lineIds } = await sentBack(t, who(), orderId, { qty: 3 })
    await merchant.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', sellable: 3 }] })
    expect(await shelf(t, lamps.steel)).toEqual([steel[0] + 3, steel[1]])
    expect(await shelf(t, lamps.brass)).toEqual(brass)
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(179.7))
    expect(done.reverseTradeOrderLineList[0]?.tradeOrderLine.sku.id).toBe(lamps.steel)
    expect(await t.audit()).toEqual([])
  })

  test('of a part there are two versions: a request is about one, what came last unless it says so, and not about more than there is', async () => {
    await exchanged(who(), orderId)
    const ask = (qty: number, goods?: number) => ({
      qty,
      ...(goods === undefined ? {} : { goods }),
    })
    const preview = await anna.call(
      RENDER,
      await requestBody(anna, orderId, { type: 'SALE_RETURN' }),
    )
    expect(preview.versionList.map(({ sku, qty }) => [sku.id, qty])).toEqual([
      [lamps.steel, 1],
      [lamps.brass, 2],
    ])
    const tooMany = await requestBody(anna, orderId, { type: 'SALE_RETURN', qty: 3 })
    await expect(anna.call(RENDER, tooMany)).rejects.toMatchObject({
      code: 'reverse.versions',
      body: { most: 2 },
    })
    await expect(
      anna.call(RETURN, {
        ...tooMany,
        applyRefundAmt: money(1),
        reverseReason: 'OTHER',
      }),
    ).rejects.toMatchObject({ code: 'reverse.versions' })
    await refusedAs('reverse.versions', await exchangeBody(anna, orderId, ask(2, lamps.steel)))
    await refusedAs('reverse.not_eligible', await exchangeBody(anna, orderId, ask(1, lamps.copper)))

    const goodsOf = async (exchanging: object) =>
      (await askExchange(anna, orderId, exchanging)).reverseTradeOrderLineList[0]?.tradeOrderLine
        .sku.id
    expect(await goodsOf({ ...ask(1, lamps.brass), sku: lamps.copper })).toBe(lamps.brass)
    expect(await t.audit()).toEqual([])
  })

  test('a line is exchanged once more, and then only returned', async () => {
    await exchanged(who(), orderId)
    const [steel] = await shelf(t, lamps.steel)
    const again = await exchanged(who(), orderId, { sku: lamps.copper })
    expect(again.reverseTradeOrderLineList).toMatchObject([
      { derivativeSku: { id: lamps.copper }, tradeOrderLine: { sku: { id: lamps.steel } } },
    ])
    expect((await shelf(t, lamps.steel))[0]).toBe(steel + 1)
    await refusedAs('reverse.exchange_twice', await exchangeBody(anna, orderId))
    expect(await choicesOf((await lineOf())?.id ?? '')).toEqual([])
    const { id, lineIds } = await sentBack(t, who(), orderId)
    expect(
      (await anna.call(READ, { id })).reverseTradeOrderLineList[0]?.tradeOrderLine.sku.id,
    ).toBe(lamps.copper)
    await merchant.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', scrap: 1 }] })
    await t.drain()
    expect(await t.audit()).toEqual([])
  })

  test('one that came to nothing does not count, and a sound piece of the same leaves one version', async () => {
    await goodsPassed(who(), orderId).then(({ id }) =>
      merchant.call('POST /sapi/mall-merchant/reverseorder/refundinstead', { id }),
    )
    await exchanged(who(), orderId, { sku: lamps.brass })
    const preview = await anna.call(
      RENDER,
      await requestBody(anna, orderId, { type: 'SALE_RETURN', qty: 2 }),
    )
    expect(preview.versionList.map(({ sku, qty }) => [sku.id, qty])).toEqual([[lamps.brass, 2]])
    expect(await choicesOf((await lineOf())?.id ?? '')).toHaveLength(4)
    await t.drain()
    expect(await t.audit()).toEqual([])
  })
})
