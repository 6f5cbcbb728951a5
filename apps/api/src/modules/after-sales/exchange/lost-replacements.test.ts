import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import { DETAIL, READ, ledger, money, reaches } from '../../../testing/after-sales-steps.ts'
import {
  CONFIRM,
  REFUND_INSTEAD,
  exchanged,
  lamps,
  offerLamps,
  replacementSent,
  shelf,
} from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { advanceParcel } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { checkReverseParcels } from '#modules/shipping/index.ts'
import { stepDueReverses } from '../step-reverse.ts'

/** A22: replacements that their carrier calls lost. */

const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const PAGE = 'POST /sapi/mall-merchant/reverseorder/page' as const
const REFUND_LOST = 'POST /sapi/mall-order/web/reverseorder/refundLost' as const
/** Where the orders' mails go. */
const BUYER = 'kim@galleria.test'

let t: TestMall
let [anna, merchant]: Visitor[] = []
const signInAll = async () => {
  ;[anna, merchant] = await Promise.all([people.anna, people.merchant].map((one) => t.signIn(one)))
}
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  await signInAll()
})
afterAll(() => t.close())

const who = () => ({ buyer: anna!, merchant: merchant! })
const read = (id: string) => anna!.call(READ, { id })
/** The carrier says so, and the mall asks it a minute later. */
async function says(number: string, to: string): Promise<void> {
  await advanceParcel(t, number, to)
  t.clock.advance(60_000)
  await checkReverseParcels(t.mall.gate.own())
  await t.drain()
}
/** Nothing is left in a contract's books but what its provider has kept. */
const booksOf = async (contractId: string) => Object.keys(await ledger(t, contractId))
const mailsOf = async (address: string, subject: string) =>
  (await t.inbox(address)).filter((mail) => mail.subject.startsWith(subject)).length

describe('a replacement that is lost on its way', () => {
  const lostReplacement = async (sku: number = lamps.steel) => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const sent = await replacementSent(who(), orderId, { sku })
    await t.drain()
    await says(sent.number, 'lost')
    return { ...sent, orderId }
  }
  const toAnswer = async () =>
    (
      await merchant!.call(PAGE, {
        status: ['WAITING_FOR_BUYER_CONFIRMED'],
        isBuyersTurn: false,
        pageNo: 1,
        pageSize: 50,
      })
    ).data.map(({ id }) => id)

  test('never counts as received by itself; both are told once, and its buyer takes the money by one press', async () => {
    const { id, number, orderId } = await lostReplacement()
    const lost = await read(id)
    expect(lost).toMatchObject({
      reverseTradeOrderStatus: 'WAITING_FOR_BUYER_CONFIRMED',
      lostParcel: 'SELLER',
      operationList: ['refundLost', 'confirmExchange', 'viewLogistics'],
    })
    expect(await toAnswer()).toContain(id)
    await says(number, 'lost')
    t.clock.advance(60 * DAY)
    await signInAll()
    await stepDueReverses(t.mall.gate.own())
    await t.drain()
    expect((await read(id)).reverseTradeOrderStatus).toBe('WAITING_FOR_BUYER_CONFIRMED')
    const subject = `The replacement for order ${lost.tradeOrder.tradeOrderCode} is lost`
    expect([await mailsOf(BUYER, subject), await mailsOf(people.merchant, subject)]).toEqual([1, 1])
    expect(await t.audit()).toEqual([])

    const [steel, brass] = [await shelf(t, lamps.steel), await shelf(t, lamps.brass)]
    const presses = await Promise.all(
      [1, 2, 3].map(() => refusalOf(anna!.call(REFUND_LOST, { id }))),
    )
    expect(presses.toSorted()).toEqual(['409 reverse.state', '409 reverse.state', 'no refusal'])
    const done = await reaches(t, anna!, id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, done.changeToReturn]).toEqual([money(64.8), true])
    expect([await shelf(t, lamps.steel), await shelf(t, lamps.brass)]).toEqual([steel, brass])
    const { contractId, tradeOrderLineList } = await anna!.call(DETAIL, { id: orderId })
    expect(await booksOf(contractId)).toEqual(['fees', 'provider'])
    expect(tradeOrderLineList[0]).toMatchObject({ canReverseQty: 0 })
    expect(await t.audit()).toEqual([])
  })

  test('is paid by its shop as well, and by nobody while it is on its way', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const underWay = await replacementSent(who(), orderId)
    await t.drain()
    expect(await refusalOf(anna!.call(REFUND_LOST, { id: underWay.id }))).toBe('409 reverse.state')
    expect(await refusalOf(merchant!.call(REFUND_INSTEAD, { id: underWay.id }))).toBe(
      '409 reverse.state',
    )
    expect(await toAnswer()).not.toContain(underWay.id)
    await says(underWay.number, 'lost')
    expect((await merchant!.call(SHOPS, { id: underWay.id })).operationList).toEqual([
      'refundInstead',
    ])
    await merchant!.call(REFUND_INSTEAD, { id: underWay.id })
    expect((await reaches(t, anna!, underWay.id, 'REVERSE_DONE')).actualRefundAmt).toEqual(
      money(64.8),
    )
    expect(await t.audit()).toEqual([])
  })

  test('that was cheaper gives what is left beside the difference that was given already', async () => {
    await t.sql(`update sku_prices set amount = 3990 where sku_id = $1 and site = 'DE'`, [
      lamps.copper,
    ])
    const { id } = await lostReplacement(lamps.copper)
    const { exchangeDifference } = await read(id)
    await reaches(t, anna!, exchangeDifference?.request?.id ?? '', 'REVERSE_DONE')
    await anna!.call(REFUND_LOST, { id })
    expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(44.8))
    expect(await t.audit()).toEqual([])
    await t.sql(`update sku_prices set amount = 5990 where sku_id = $1 and site = 'DE'`, [
      lamps.copper,
    ])
  })

  test('after another one that came is paid once, and what came before it went back', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    await exchanged(who(), orderId, { sku: lamps.steel })
    const second = await replacementSent(who(), orderId, { sku: lamps.brass, goods: lamps.steel })
    await t.drain()
    await says(second.number, 'lost')
    await anna!.call(REFUND_LOST, { id: second.id })
    const done = await reaches(t, anna!, second.id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(64.8))
    expect((await anna!.call(DETAIL, { id: orderId })).tradeOrderLineList[0]).toMatchObject({
      canReverseQty: 0,
      canReverseAmt: money(0),
    })
    expect(await t.audit()).toEqual([])
  })

  test('and found again is waited for again, with days to come; or received all the same', async () => {
    const found = await lostReplacement()
    t.clock.advance(40 * DAY)
    await signInAll()
    await says(found.number, 'exception')
    const onWay = await read(found.id)
    expect([onWay.lostParcel, onWay.reverseTradeOrderStatus, onWay.operationList]).toEqual([
      null,
      'WAITING_FOR_BUYER_CONFIRMED',
      ['confirmExchange', 'viewLogistics'],
    ])
    const left = new Date(onWay.nextStepTime ?? '').getTime() - t.clock.now().getTime()
    expect(left).toBe(10 * DAY)
    await says(found.number, 'delivered')
    t.clock.advance(10 * DAY)
    await signInAll()
    await stepDueReverses(t.mall.gate.own())
    expect((await read(found.id)).reverseTradeOrderStatus).toBe('REVERSE_DONE')

    const here = await lostReplacement()
    await anna!.call(CONFIRM, { id: here.id })
    expect((await read(here.id)).reverseTradeOrderStatus).toBe('REVERSE_DONE')
    expect(await refusalOf(anna!.call(REFUND_LOST, { id: here.id }))).toBe('409 reverse.state')
    expect(await t.audit()).toEqual([])
  })
})
