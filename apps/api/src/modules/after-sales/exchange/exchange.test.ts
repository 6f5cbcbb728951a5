import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  APPROVE,
  CANCEL,
  DETAIL,
  PASS,
  READ,
  REFUSE,
  everything,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import {
  CONFIRM,
  EXCHANGE,
  REFUND_INSTEAD,
  SHIP,
  agreedExchange,
  exchangeBody,
  goodsPassed,
  goodsSentBack,
  lamps,
  nextNumber,
  offerLamps,
  replacementSent,
  shelf,
} from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { advanceParcel } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { upload } from '../../../testing/upload-steps.ts'
import { checkReverseParcels } from '#modules/shipping/index.ts'

/** Goods that are exchanged: picked, held, sent back, looked at, replaced. */

const MERCHANT_READ = 'POST /sapi/mall-merchant/reverseorder/detail' as const
let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
let otherMerchant: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  ;[anna, ben, merchant, otherMerchant] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.ben),
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
  ])
})
beforeEach(async () => {
  orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
})
afterAll(() => t.close())

const who = () => ({ buyer: anna, merchant })
const lineOf = async () => (await anna.call(DETAIL, { id: orderId })).tradeOrderLineList[0]
const booksOf = async () => ledger(t, (await anna.call(DETAIL, { id: orderId })).contractId)

describe('an exchange', () => {
  test('[AS-001] [AS-033] [AS-045] [AS-118] is asked for in a list of one, with a sku for the line and without money, and what was picked is held once the shop agrees', async () => {
    const steel = await shelf(t, lamps.steel)
    const body = await exchangeBody(anna, orderId, {
      more: { reverseTradeOrderType: 'SALE_EXCHANGE' },
    })
    const asked = await anna.call(EXCHANGE, [body] as never)
    expect(asked).toMatchObject({
      reverseTradeOrderType: 'SALE_EXCHANGE',
      reverseTradeOrderStatus: 'WAITING_FOR_AUDIT_BY_SELLER',
      operationList: ['cancel', 'modify'],
      refundAmount: money(0),
      applyRefundAmt: money(0),
      availableRefundAmt: money(0),
      changeToReturn: false,
      sellerDeliveryTime: null,
    })
    expect(asked.reverseTradeOrderLineList).toMatchObject([
      {
        reverseQty: 1,
        replacedQty: 0,
        applyRefundAmt: money(0),
        derivativeSku: {
          id: lamps.steel,
          name: 'Vesna lamp',
          image: '/pictures/lamp-globe--brass-320.webp',
          attributes: [
            { attrKey: 'finish', attrVal: 'steel' },
            { attrKey: 'size', attrVal: '22 x 22 x 42 cm' },
          ],
          salePrc: money(59.9),
        },
        tradeOrderLine: { sku: { id: lamps.brass } },
      },
    ])
    // Its units, and their money, are nobody else's to ask for; nothing is held yet.
    expect(await lineOf()).toMatchObject({ canReverseQty: 1, canReverseAmt: money(59.9) })
    expect(await shelf(t, lamps.steel)).toEqual(steel)
    const open = await merchant.call(MERCHANT_READ, { id: asked.id })
    expect([open.operationList, open.replacementInStock, open.shipTo]).toEqual([
      ['approve', 'reject', 'offer'],
      true,
      null,
    ])

    const { id } = asked
    const agreed = await merchant.call(APPROVE, { id })
    expect(agreed).toMatchObject({
      reverseTradeOrderStatus: 'WAITING_FOR_BUYER_RETURN',
      replacementInStock: null,
      shipTo: { personName: 'Kim Petersen', districtList: ['20099', 'Hamburg', 'Deutschland'] },
    })
    expect(await shelf(t, lamps.steel)).toEqual([steel[0], steel[1] + 1])
    expect((await anna.call(READ, { id })).operationList).toEqual(['cancel', 'postBack'])
  })

  test('[AS-041] [AS-067] [AS-121] goes on once its goods are there: what is sellable is on the shelf, the shop sends the replacement, its buyer confirms it, and books do not move', async () => {
    const books = await booksOf()
    const steel = await shelf(t, lamps.steel)
    const brass = await shelf(t, lamps.brass)
    const { id, lineId } = await goodsSentBack(who(), orderId)
    const passed = await merchant.call(PASS, { id, lines: [{ id: lineId, sellable: 1 }] })
    expect(passed).toMatchObject({
      reverseTradeOrderStatus: 'WAITING_FOR_SELLER_SHIP',
      operationList: ['ship', 'refundInstead'],
    })
    expect(await shelf(t, lamps.brass)).toEqual([brass[0] + 1, brass[1]])
    expect(await shelf(t, lamps.steel)).toEqual([steel[0], steel[1] + 1])
    expect(await t.audit()).toEqual([])

    const number = nextNumber()
    const sent = await merchant.call(SHIP, { id, carrierId: 2, serviceCode: number.toLowerCase() })
    expect(sent).toMatchObject({
      reverseTradeOrderStatus: 'WAITING_FOR_BUYER_CONFIRMED',
      operationList: ['correctShipment'],
      shipTo: null,
    })
    expect(Date.parse(sent.sellerDeliveryTime ?? '')).not.toBeNaN()
    expect(sent.fulfillmentProgressList).toMatchObject([
      { operaterType: 'USER' },
      { operaterType: 'SELLER', serviceCode: number },
    ])
    expect(await shelf(t, lamps.steel)).toEqual([steel[0] - 1, steel[1]])
    expect((await anna.call(READ, { id })).operationList).toEqual([
      'confirmExchange',
      'viewLogistics',
    ])
    const done = await anna.call(CONFIRM, [{ id }] as never)
    expect(done).toMatchObject({
      reverseTradeOrderStatus: 'REVERSE_DONE',
      actualRefundAmt: money(0),
      operationList: ['viewLogistics'],
      reverseTradeOrderLineList: [{ replacedQty: 1 }],
    })
    expect(done.progressList.map(({ event }) => event)).toEqual([
      'apply',
      'route',
      'approveReturn',
      'postBack',
      'passExchange',
      'shipReplacement',
      'confirmReplacement',
    ])
    expect(await lineOf()).toMatchObject({ canReverseQty: 2, canReverseAmt: money(119.8) })
    expect(await booksOf()).toEqual(books)
    expect(await t.audit()).toEqual([])
  })

  test("brings no more than was accepted: of what is missing or refused the replacement is for sale again, and the units are the buyer's to ask about", async () => {
    const steel = await shelf(t, lamps.steel)
    const { id, lineId } = await goodsSentBack(who(), orderId, { qty: 2 })
    expect(await shelf(t, lamps.steel)).toEqual([steel[0], steel[1] + 2])
    await merchant.call(PASS, { id, lines: [{ id: lineId, scrap: 1, missing: 1 }] })
    expect(await shelf(t, lamps.steel)).toEqual([steel[0], steel[1] + 1])
    expect(await lineOf()).toMatchObject({ canReverseQty: 1 })
    await merchant.call(SHIP, { id, carrierId: 2, serviceCode: nextNumber() })
    const done = await anna.call(CONFIRM, { id })
    expect(done.reverseTradeOrderLineList).toMatchObject([{ reverseQty: 2, replacedQty: 1 }])
    expect(await shelf(t, lamps.steel)).toEqual([steel[0] - 1, steel[1]])
    expect(await lineOf()).toMatchObject({ canReverseQty: 2 })
    expect(await t.audit()).toEqual([])
  })

  test('ends with money where the shop says that it has no replacement: the goods are back, all of what they cost goes back, and what was held is for sale', async () => {
    const steel = await shelf(t, lamps.steel)
    const { id } = await goodsPassed(who(), orderId, { qty: 2 })
    await expect(otherMerchant.call(REFUND_INSTEAD, { id })).rejects.toMatchObject({
      code: 'reverse.not_found',
    })
    const instead = await merchant.call(REFUND_INSTEAD, { id })
    expect(instead).toMatchObject({ changeToReturn: true, refundAmount: money(119.8) })
    expect(await shelf(t, lamps.steel)).toEqual(steel)
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect(done).toMatchObject({ actualRefundAmt: money(119.8), changeToReturn: true })
    expect((await anna.call(DETAIL, { id: orderId })).displayStatus).toBe('CLOSED')
    expect(await t.audit()).toEqual([])
    for (const call of [SHIP, REFUND_INSTEAD] as const)
      await expect(
        merchant.call(call, { id, carrierId: 2, serviceCode: nextNumber() } as never),
      ).rejects.toMatchObject({ code: 'reverse.state' })
  })
})

describe('what was held is for sale again, once', () => {
  test('when its buyer takes the request back, also after it was agreed to', async () => {
    const steel = await shelf(t, lamps.steel)
    const { id } = await agreedExchange(who(), orderId)
    await Promise.allSettled(Array.from({ length: 5 }, () => anna.call(CANCEL, { id })))
    expect(await shelf(t, lamps.steel)).toEqual(steel)
    expect(await lineOf()).toMatchObject({ canReverseQty: 2 })
    expect(await t.audit()).toEqual([])
  })

  test('[AS-041] when the shop refuses the goods; the parcel in which they go back has its time', async () => {
    const steel = await shelf(t, lamps.steel)
    const { id } = await goodsSentBack(who(), orderId)
    const { url } = await upload(t, merchant, 'evidence')
    const refused = await merchant.call(REFUSE, {
      id,
      reason: 'Used for weeks.',
      attachmentList: { files: [{ url }] },
      carrierId: 2,
      serviceCode: nextNumber(),
    })
    expect(refused.reverseTradeOrderStatus).toBe('REVERSE_CLOSE')
    expect(Date.parse(refused.sellerDeliveryTime ?? '')).not.toBeNaN()
    expect(await shelf(t, lamps.steel)).toEqual(steel)
    expect(await t.audit()).toEqual([])
  })
})

describe('the parcel with the replacement', () => {
  test('is named once: ten presses at once send one and move the shelf once, and ten confirmations are one', async () => {
    const steel = await shelf(t, lamps.steel)
    const { id } = await goodsPassed(who(), orderId)
    const shipment = { id, carrierId: 2, serviceCode: nextNumber() }
    await Promise.all(Array.from({ length: 10 }, () => merchant.call(SHIP, shipment)))
    expect(await shelf(t, lamps.steel)).toEqual([steel[0] - 1, steel[1]])
    const confirmed = await Promise.allSettled(
      Array.from({ length: 10 }, () => anna.call(CONFIRM, { id })),
    )
    expect(confirmed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { progressList } = await anna.call(READ, { id })
    const times = (name: string) => progressList.filter(({ event }) => event === name).length
    expect([times('shipReplacement'), times('confirmReplacement')]).toEqual([1, 1])
    expect(await lineOf()).toMatchObject({ canReverseQty: 2 })
    expect(await t.audit()).toEqual([])
  })

  test('has a number that is put right until its carrier has it, and that no other parcel has', async () => {
    const { id, number } = await replacementSent(who(), orderId)
    const before = await everything(t)
    await expect(
      merchant.call(SHIP, { id, carrierId: 99, serviceCode: nextNumber() }),
    ).rejects.toMatchObject({ code: 'carrier.not_found' })
    const [{ number: taken } = { number: '' }] = await t.sql<{ number: string }>(
      `select number from reverse_parcels where operator = 'USER' limit 1`,
    )
    await expect(
      merchant.call(SHIP, { id, carrierId: 2, serviceCode: taken }),
    ).rejects.toMatchObject({ code: 'parcel.number_taken' })
    expect(await everything(t)).toEqual(before)

    const right = `${number}X`
    await merchant.call(SHIP, { id, carrierId: 2, serviceCode: right })
    await t.drain()
    await advanceParcel(t, right, 'in_transit')
    t.clock.advance(60_000)
    await checkReverseParcels(t.mall.gate.own())
    const there = await merchant.call(MERCHANT_READ, { id })
    expect([there.operationList, there.fulfillmentProgressList.at(-1)?.serviceCode]).toEqual([
      [],
      right,
    ])
    await expect(
      merchant.call(SHIP, { id, carrierId: 2, serviceCode: `${number}Y` }),
    ).rejects.toMatchObject({ code: 'reverse.state', body: { operationList: [] } })
    expect(await t.audit()).toEqual([])
  })

  test('is sent by nobody else, and received by nobody else', async () => {
    const { id } = await goodsPassed(who(), orderId)
    const before = await everything(t)
    await expect(
      otherMerchant.call(SHIP, { id, carrierId: 2, serviceCode: nextNumber() }),
    ).rejects.toMatchObject({ code: 'reverse.not_found' })
    await expect(ben.call(CONFIRM, { id })).rejects.toMatchObject({ code: 'reverse.not_found' })
    await expect(anna.call(CONFIRM, { id })).rejects.toMatchObject({ code: 'reverse.state' })
    expect(await everything(t)).toEqual(before)
  })
})
