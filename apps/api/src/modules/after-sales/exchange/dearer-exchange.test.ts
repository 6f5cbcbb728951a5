import { describe, expect, test } from 'vitest'
import { SHOPS } from '../../../testing/offer-steps.ts'
import { fromWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import {
  CANCEL,
  LIST,
  PASS,
  RENDER,
  apply,
  everything,
  ledger,
  money,
  reaches,
  requestBody,
} from '../../../testing/after-sales-steps.ts'
import {
  CHOICES,
  CONFIRM,
  EXCHANGE,
  LAMP_ITEM,
  REFUND_INSTEAD,
  askExchange,
  exchangeBody,
  exchanged,
  goodsPassed,
  goodsSentBack,
  lamps,
  priceAt,
  shelf,
} from '../../../testing/exchange-steps.ts'
import { sentBack } from '../../../testing/return-steps.ts'
import { pay } from '../../../testing/shop-steps.ts'
import {
  dearer,
  surchargeClock,
  surchargeReads,
  surchargeSteps,
  useStage,
} from '../../../testing/surcharge-steps.ts'

/**
 * What comes instead costs more than was paid for the goods: the buyer pays that once they are
 * accepted. The lamp was bought for 59.90, gold costs 69.90.
 */

const PAGE = 'POST /sapi/mall-merchant/reverseorder/page' as const
const MERCHANT_READ = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const { copper, brass, steel, gold } = lamps

const stage = useStage()
const { due, paid, ship, arrives, exchangedForMore, ofGold, passReturn } = surchargeSteps(stage)
const { read, detail, rendered, given } = surchargeReads(stage)
const { passTime, settled } = surchargeClock(stage)

describe('before something dearer is asked for', () => {
  test('[AS-123] it is among the choices, and of each it is said what is to be paid, of all units together', async () => {
    const lineId = (await detail()).tradeOrderLineList[0]?.id ?? ''
    const [choices] = await stage.anna.call(CHOICES, [
      { diyItemId: LAMP_ITEM, tradeOrderLineId: lineId },
    ])
    expect(choices?.skuList.map(({ id }) => id)).toContain(gold)
    await priceAt(stage.t, gold, 6999)
    const beside = async (qty: number) => {
      const { surchargeList, surchargeBackAmt } = await rendered({ qty })
      expect(surchargeBackAmt).toEqual(money(0))
      return Object.fromEntries(surchargeList.map(({ skuId, amt }) => [skuId, amt.value]))
    }
    expect(await beside(1)).toEqual({ [brass]: 0, [steel]: 0, [copper]: 0, [gold]: 10.09 })
    expect(await beside(3)).toEqual({ [brass]: 0, [steel]: 0, [copper]: 0, [gold]: 30.27 })
  })

  test('nobody has to pay who was not told how much: without an amount it is refused, and with another one than it is now', async () => {
    await priceAt(stage.t, gold, 7490)
    const before = await everything(stage.t)
    const ask = async (exchanging: object) =>
      stage.anna.call(EXCHANGE, await exchangeBody(stage.anna, stage.orderId, exchanging))
    await expect(ask({ sku: gold })).rejects.toMatchObject({
      code: 'reverse.exchange_surcharge',
      body: { skuId: gold, amount: '€15.00' },
    })
    await expect(ask(dearer())).rejects.toMatchObject({
      code: 'reverse.exchange_surcharge',
      body: { skuId: gold, amount: '€15.00' },
    })
    expect(await everything(stage.t)).toEqual(before)
    const asked = await ask(dearer(1, 15))
    expect(asked.exchangeSurcharge).toEqual({ amt: money(15), order: null })
    await priceAt(stage.t, gold, 6990)
    expect((await stage.merchant.call(MERCHANT_READ, { id: asked.id })).exchangeSurcharge).toEqual(
      asked.exchangeSurcharge,
    )
    await stage.anna.call(CANCEL, { id: asked.id })
    expect((await read(asked.id)).exchangeSurcharge).toBeNull()
  })
})

describe('something dearer', () => {
  test('is paid once the goods are accepted, by an order of its own that is complete when it is paid, and then sent', async () => {
    const { id } = await due()
    const waiting = await read(id)
    expect(waiting.exchangeSurcharge).toMatchObject({
      amt: money(10),
      order: { isOpen: true, paidTime: null, payUntil: waiting.nextStepTime },
    })
    expect(waiting.operationList).toContain('payDifference')
    await expect(ship(id)).rejects.toMatchObject({ code: 'reverse.state' })
    expect(await stage.t.audit()).toEqual([])
    const order = await paid(id)
    expect(await detail(order.id)).toMatchObject({
      displayStatus: 'COMPLETE',
      operationList: ['viewInvoice', 'buyerCheckVATInvoice', 'sendInvoiceEmail'],
    })
    expect(await ledger(stage.t, order.contractId)).toEqual({
      provider: 961,
      fees: 39,
      commission: -120,
      tax: -160,
      'seller:5': -720,
    })
    const then = await read(id)
    expect(then.operationList).not.toContain('payDifference')
    // Both sides read in its history when how much was asked for, and paid.
    const told = {
      asked: { event: 'askSurcharge', actor: 'clock', amount: money(10), at: waiting.checkedTime },
      paid: {
        event: 'paySurcharge',
        actor: 'buyer',
        amount: money(10),
        at: then.exchangeSurcharge?.order?.paidTime,
      },
    }
    const shops = await stage.merchant.call(SHOPS, { id })
    for (const { progressList } of [then, shops])
      expect(progressList.slice(-3)).toMatchObject([
        { event: 'passExchange' },
        told.asked,
        told.paid,
      ])
    expect(waiting.progressList.at(-1)).toMatchObject(told.asked)
    await arrives(id)
  })
  test('waits for its buyer in the lists of both sides until it is paid, and for the shop from then on', async () => {
    const { id } = await due()
    const listed = async (isBuyersTurn: boolean) => {
      const asked = { status: ['WAITING_FOR_SELLER_SHIP' as const], isBuyersTurn }
      const { data } = await stage.merchant.call(PAGE, { ...asked, pageNo: 1, pageSize: 25 })
      return data.filter((one) => one.id === id).map((one) => one.exchangeSurcharge?.order?.isOpen)
    }
    const own = async () => {
      const { data } = await stage.anna.call(LIST, {})
      return data.filter((one) => one.id === id).map((one) => one.exchangeSurcharge?.order?.isOpen)
    }
    expect([await listed(true), await listed(false), await own()]).toEqual([[true], [], [true]])
    await paid(id)
    expect([await listed(true), await listed(false), await own()]).toEqual([[], [false], [false]])
  })
  test('is paid of the units that were accepted only, to the cent', async () => {
    await priceAt(stage.t, gold, 6999)
    const { id, lineId } = await goodsSentBack(stage.who, stage.orderId, dearer(3, 30.27))
    await stage.merchant.call(PASS, {
      id,
      lines: [{ id: lineId, sellable: 1, scrap: 1, missing: 1 }],
    })
    expect((await read(id)).exchangeSurcharge?.amt).toEqual(money(20.18))
    const held = await shelf(stage.t, gold)
    await paid(id)
    await ship(id)
    expect(await shelf(stage.t, gold)).toEqual([held[0] - 2, held[1] - 2])
    await stage.anna.call(CONFIRM, { id })
  })
})

describe('what nobody pays', () => {
  test('ends after 72 hours: its buyer was reminded, the replacement is for sale again, and all of the money goes back', async () => {
    const [onHand, reserved] = await shelf(stage.t, gold)
    const { id, order } = await due(dearer(2))
    await passTime(49 * HOUR)
    expect((await read(id)).reverseTradeOrderStatus).toBe('WAITING_FOR_SELLER_SHIP')
    await passTime(24 * HOUR)
    const done = await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect(done).toMatchObject({ actualRefundAmt: money(119.8), surchargeBack: null })
    expect((await detail(order.id)).displayStatus).toBe('CANCELED')
    expect(await shelf(stage.t, gold)).toEqual([onHand, reserved])
    const mails = await stage.t.sql<{ kind: string }>(
      `select data->>'kind' as kind from pgboss.job where name = 'mail.reverse' and data->>'reverseId' = $1 order by created_on`,
      [fromWireId('reverse', id)],
    )
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['surchargeDue', 'surchargeReminder', 'surchargeLapsed', 'refunded']),
    )
  })

  test('ends as soon as its buyer cancels it: that is to want the money back', async () => {
    const { id, order } = await due()
    await stage.anna.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: order.id,
    })
    const done = await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect(done).toMatchObject({ actualRefundAmt: money(59.9), changeToReturn: true })
    const told = (await stage.t.inbox('kim@galleria.test')).filter(({ text }) =>
      text.includes(`for your exchange ${done.reverseTradeOrderCode}`),
    )
    expect(told.map(({ text }) => /You have cancelled the payment/.test(text))).toContain(true)
    expect(told.filter(({ text }) => /was not paid/.test(text))).toEqual([])
  })

  test('cannot be paid any more once the shop has said that it has none; money that comes all the same goes back', async () => {
    const { id, order } = await due()
    await stage.t.scenario('paid')
    const { payUniqueKey } = await pay(stage.anna, order.contractId)
    await stage.merchant.call(REFUND_INSTEAD, { id })
    await expect(pay(stage.anna, order.contractId)).rejects.toMatchObject({
      code: 'payment.window_closed',
    })
    await settled(payUniqueKey, 'PAY_SUCCESS')
    await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')
    expect(await given(id)).toBe(1000)
  })
})

describe('a shop that cannot send what was paid', () => {
  test('gives back both payments, in full, and each order is closed', async () => {
    const { id } = await due(dearer(3))
    const order = await paid(id)
    await stage.merchant.call(REFUND_INSTEAD, { id })
    expect((await read(id)).surchargeBack).toMatchObject({ amt: money(30) })
    expect((await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(
      money(179.7),
    )
    expect(await given(id)).toBe(3000)
    expect((await detail(order.id)).displayStatus).toBe('CLOSED')
    expect((await detail()).displayStatus).toBe('CLOSED')
    expect(await ledger(stage.t, order.contractId)).toEqual({ fees: 67, provider: -67 })
  })

  test('has seven days from when it was paid; then the clock gives both back', async () => {
    const { id } = await due()
    await passTime(40 * HOUR)
    await paid(id)
    await passTime(6 * 24 * HOUR)
    expect((await read(id)).reverseTradeOrderStatus).toBe('WAITING_FOR_SELLER_SHIP')
    await passTime(25 * HOUR)
    expect((await reaches(stage.t, stage.anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(
      money(59.9),
    )
    expect(await given(id)).toBe(1000)
    expect((await read(id)).progressList.map(({ event }) => event)).toContain('refundInstead')
  })
})

describe('what came instead', () => {
  test('gives back what was paid for the goods and what it cost more: each unit its part, all together all', async () => {
    await priceAt(stage.t, gold, 6999)
    const { order } = await exchangedForMore(3, 30.27)
    const preview = await stage.anna.call(
      RENDER,
      await requestBody(stage.anna, stage.orderId, { type: 'SALE_RETURN', qty: 1 }),
    )
    expect(preview).toMatchObject({
      availableRefundAmt: money(59.9),
      surchargeBackAmt: money(10.09),
    })
    const first = await passReturn(1)
    expect(first.actualRefundAmt).toEqual(money(59.9))
    expect(await given(first.id)).toBe(1009)
    const rest = await passReturn(2)
    expect(rest.actualRefundAmt).toEqual(money(119.8))
    expect(await given(rest.id)).toBe(2018)
    expect((await detail(order.id)).displayStatus).toBe('CLOSED')
    expect((await detail()).displayStatus).toBe('CLOSED')
  })

  test('and is accepted in part gives back that part, and what is asked for and taken back gives nothing', async () => {
    await exchangedForMore(2)
    const taken = await apply(stage.anna, stage.orderId, {
      type: 'SALE_RETURN',
      qty: 2,
      more: { reverseReason: 'NO_LONGER_WANTED' },
    })
    expect(taken.surchargeBack).toEqual({ amt: money(20), requestList: [] })
    await stage.anna.call(CANCEL, { id: taken.id })
    const back = await sentBack(stage.t, stage.who, stage.orderId, { qty: 2 })
    await stage.merchant.call(PASS, {
      id: back.id,
      lines: [{ id: back.lineIds[0] ?? '', sellable: 1, missing: 1 }],
    })
    const done = await reaches(stage.t, stage.anna, back.id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, await given(back.id)]).toEqual([money(59.9), 1000])
  })

  test('is exchanged for a sound piece of the same only, or returned', async () => {
    await exchangedForMore(1)
    const lineId = (await detail()).tradeOrderLineList[0]?.id ?? ''
    const [choices] = await stage.anna.call(CHOICES, [
      { diyItemId: LAMP_ITEM, tradeOrderLineId: lineId },
    ])
    expect(choices?.skuList.map(({ id }) => id)).toEqual([gold])
    const before = await everything(stage.t)
    await expect(
      stage.anna.call(
        EXCHANGE,
        await exchangeBody(stage.anna, stage.orderId, { sku: steel, goods: gold }),
      ),
    ).rejects.toMatchObject({ code: 'reverse.exchange_dearer' })
    expect(await everything(stage.t)).toEqual(before)
    const preview = await stage.anna.call(
      RENDER,
      await requestBody(stage.anna, stage.orderId, { qty: 1 }),
    )
    expect(preview.availableReverseTypes).toContain('SALE_EXCHANGE')
    const { id } = await goodsPassed(stage.who, stage.orderId, { sku: gold })
    await arrives(id)
    const back = await passReturn(1)
    expect([back.actualRefundAmt, await given(back.id)]).toEqual([money(59.9), 1000])
  })

  test('promises nothing of what it cost more while a sound piece of it is to come, nor where a request was taken back', async () => {
    const promised = async (id: string) => (await read(id)).surchargeBack
    const first = await askExchange(stage.anna, stage.orderId, dearer())
    expect(await promised(first.id)).toBeNull()
    await stage.anna.call(CANCEL, { id: first.id })
    expect(await promised(first.id)).toBeNull()

    await exchangedForMore(1)
    const same = { sku: gold, goods: gold }
    const second = await askExchange(stage.anna, stage.orderId, same)
    expect(await promised(second.id)).toBeNull()
    await stage.anna.call(CANCEL, { id: second.id })
    expect(await promised(second.id)).toBeNull()

    const back = await apply(stage.anna, stage.orderId, {
      type: 'SALE_RETURN',
      more: await ofGold(),
    })
    expect(await promised(back.id)).toEqual({ amt: money(10), requestList: [] })
    await stage.anna.call(CANCEL, { id: back.id })
    expect(await promised(back.id)).toBeNull()

    const { id } = await goodsPassed(stage.who, stage.orderId, same)
    expect(await promised(id)).toBeNull()
    await arrives(id)
    expect(await promised(id)).toBeNull()
  })

  test('for something cheaper and then for what was ordered, which costs more: both differences, and the return of it, come to what was paid', async () => {
    await exchanged(stage.who, stage.orderId, { sku: copper, qty: 1 })
    await stage.t.drain()
    const { id } = await due({ sku: brass, goods: copper, surchargeAmt: money(20) })
    await paid(id)
    await arrives(id)
    const done = await passReturn(3)
    expect(done.actualRefundAmt).toEqual(money(159.7))
    expect(await given(done.id)).toBe(2000)
    expect((await detail()).displayStatus).toBe('CLOSED')
  })
})
