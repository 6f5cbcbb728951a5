import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defectReasons } from '@galleria/contract/after-sales-rules'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import {
  APPLY,
  APPROVE,
  DETAIL,
  READ,
  RENDER,
  RETURN,
  apply,
  everything,
  ledger,
  money,
  reaches,
  requestBody,
} from '../../../testing/after-sales-steps.ts'
import {
  CONFIRM,
  agreedExchange,
  askExchange,
  exchanged,
  lamps,
  offerLamps,
  replacementSent,
} from '../../../testing/exchange-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sentBack } from '../../../testing/return-steps.ts'
import { paidOrder, receivedOrder, send } from '../../../testing/shop-steps.ts'
import { giveUp } from '../../../testing/failed-refund.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { giveAnotherWay, secondOperator } from '../../../testing/two-persons.ts'
import { orderClockRounds } from '#modules/order/index.ts'
import { stepDueReverses } from '../step-reverse.ts'

/**
 * Faults that show after the 30 days in which anything can be asked. A lamp is 59.90 with 4.90 of
 * delivery.
 */

const PASS = 'POST /sapi/mall-merchant/reverseorder/pass' as const
const MODIFY = 'POST /sapi/mall-order/web/reverseorder/modify' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
let t: TestMall
let anna: Visitor
let merchant: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  await offerLamps(t)
})
/** Again after a leap in time, which ends sessions. */
async function signIn(): Promise<void> {
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
}
async function pass(ms: number): Promise<void> {
  await t.lab.idle()
  await t.drain()
  t.clock.advance(ms)
  await signIn()
}
beforeEach(async () => {
  await signIn()
  orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
})
afterAll(() => t.close())

const who = () => ({ buyer: anna, merchant })
const detail = () => anna.call(DETAIL, { id: orderId })
const render = async (asking = {}) => anna.call(RENDER, await requestBody(anna, orderId, asking))
const defect = { more: { reverseReason: 'DAMAGED' } }
/** Until when faults can be reported, by the order's receipt and the storefront's calendar. */
async function lastMoment(): Promise<Date> {
  await pass(31 * DAY)
  const { defectsUntilTime } = await detail()
  return new Date(defectsUntilTime ?? '')
}

describe('what can be asked', () => {
  test('is anything until 30 days after receipt, and from then on faults alone, as order and preview say', async () => {
    await pass(30 * DAY)
    const before = await render({ type: 'SALE_RETURN' })
    expect(before.availableReverseReasons).toContain('NO_LONGER_WANTED')
    expect([before.defectsUntilTime, (await detail()).defectsUntilTime]).toEqual([null, null])

    await pass(1000)
    const order = await detail()
    expect(order.operationList).toContain('buyerApplyReverse')
    const end = order.defectsUntilTime ?? ''
    expect((Date.parse(end) - t.clock.now().getTime()) / DAY).toBeGreaterThan(699)
    for (const type of ['SALE_RETURN', 'SALE_REFUND'] as const) {
      const preview = await render({ type })
      expect(preview).toMatchObject({
        availableReverseReasons: [...defectReasons],
        availableReverseTypes: ['SALE_RETURN', 'SALE_EXCHANGE', 'SALE_REFUND'],
        availableRefundAmt: money(59.9),
        defectsUntilTime: end,
      })
    }
    const listed = await anna.call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {})
    expect(listed.data.find(({ id }) => id === orderId)).toMatchObject({ defectsUntilTime: end })
  })

  test('no other reason is taken, by whatever call, and nothing moves', async () => {
    await pass(31 * DAY)
    const before = await everything(t)
    for (const reverseReason of ['TOO_LATE', 'NO_LONGER_WANTED', 'NOT_RECEIVED', 'OTHER'])
      for (const type of ['SALE_REFUND', 'SALE_RETURN'] as const)
        await expect(apply(anna, orderId, { type, more: { reverseReason } })).rejects.toMatchObject(
          {
            code: 'request.malformed',
          },
        )
    await expect(
      askExchange(anna, orderId, { more: { reverseReason: 'OTHER' } }),
    ).rejects.toMatchObject({ code: 'request.malformed' })
    expect(await everything(t)).toEqual(before)
  })

  test.each(defectReasons)(
    '%s is taken, and both sides read that the guarantee is meant',
    async (reverseReason) => {
      await pass(31 * DAY)
      const { id, isGuarantee } = await apply(anna, orderId, { more: { reverseReason } })
      expect(isGuarantee).toBe(true)
      expect((await merchant.call(SHOPS, { id })).isGuarantee).toBe(true)
      expect(await t.audit()).toEqual([])
    },
  )

  test('one that was asked for before is none under the guarantee, however long it takes', async () => {
    const { id } = await apply(anna, orderId)
    await pass(31 * DAY)
    expect((await anna.call(READ, { id })).isGuarantee).toBe(false)
  })

  test('ends with the last day of the guarantee', async () => {
    const end = await lastMoment()
    await pass(end.getTime() - t.clock.now().getTime() - 1000)
    expect((await detail()).operationList).toContain('buyerApplyReverse')
    expect((await apply(anna, orderId, defect)).isGuarantee).toBe(true)
    await pass(2000)
    const late = await detail()
    expect([late.operationList.includes('buyerApplyReverse'), late.defectsUntilTime]).toEqual([
      false,
      null,
    ])
    await expect(render()).rejects.toMatchObject({ code: 'reverse.not_eligible' })
    await expect(
      anna.call(APPLY, {
        ...(await requestBody(anna, orderId)),
        applyRefundAmt: money(1),
        reverseReason: 'DAMAGED',
      }),
    ).rejects.toMatchObject({ code: 'reverse.not_eligible' })
  })

  test('is changed to another fault, and to nothing else', async () => {
    await pass(31 * DAY)
    const { id } = await apply(anna, orderId, { type: 'SALE_RETURN', ...defect })
    const { version } = await anna.call(READ, { id })
    expect((await anna.call(READ, { id })).modification?.reasonList).toEqual([...defectReasons])
    await expect(
      anna.call(MODIFY, { id, version, reverseReason: 'NO_LONGER_WANTED' }),
    ).rejects.toMatchObject({ code: 'request.malformed' })
    const changed = await anna.call(MODIFY, { id, version, reverseReason: 'MISSING_PARTS' })
    expect([changed.reverseReason, changed.isGuarantee]).toEqual(['MISSING_PARTS', true])
  })
})

describe('after 200 days', () => {
  test('goods with a fault are sent back and paid back to the cent, with commission and tax; points that are final stay', async () => {
    const { tradeContract } = await detail()
    await pass(31 * DAY)
    for (const round of orderClockRounds(() => t.mall.gate.own())) await round()
    const before = await detail()
    expect(before.earnPointsStatus).toBe('FINAL')
    await pass(169 * DAY)
    const { id, lineIds } = await sentBack(t, who(), orderId, {
      qty: 2,
      ...defect,
    })
    await merchant.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', scrap: 2 }] })
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(119.8))
    const after = await detail()
    expect([after.displayStatus, after.refundedAmt, after.earnPoints]).toEqual([
      'CLOSED',
      money(119.8),
      before.earnPoints,
    ])
    // What the provider took for the payment it keeps.
    expect(await ledger(t, tradeContract.id)).toEqual({ fees: 193, provider: -193 })
    expect(await t.audit()).toEqual([])
  })

  test('money goes back for goods that stay, and a shop that says nothing for 48 hours has agreed', async () => {
    await pass(200 * DAY)
    const { id } = await apply(anna, orderId, { amount: 10, ...defect })
    await pass(2 * DAY + 2000)
    await stepDueReverses(t.mall.gate.own())
    const done = await reaches(t, anna, id, 'REVERSE_DONE')
    expect([done.actualRefundAmt, done.decidedBySilence]).toEqual([money(10), true])
    expect(await t.audit()).toEqual([])
  })

  test('goods are exchanged; what comes begins neither the 30 days nor the guarantee anew, but one that never came can be said', async () => {
    const end = await lastMoment()
    await pass(169 * DAY)
    const { id } = await replacementSent(who(), orderId, { sku: lamps.brass })
    await anna.call(CONFIRM, { id })
    const order = await detail()
    expect(order.defectsUntilTime).toBe(end.toISOString())
    expect((await render({ type: 'SALE_RETURN' })).availableReverseReasons).toEqual([
      ...defectReasons,
    ])
    const money = async () => (await render({ type: 'SALE_REFUND' })).availableReverseReasons
    expect(await money()).toEqual([...defectReasons, 'NOT_RECEIVED'])
    await pass(30 * DAY)
    expect(await money()).toContain('NOT_RECEIVED')
    await pass(1000)
    expect(await money()).toEqual([...defectReasons])
    const [row] = await t.sql<{ free: boolean }>(
      'select exchanged_at is null and replaced_at is not null as free from orders where id = $1',
      [fromWireId('order', orderId)],
    )
    expect(row?.free).toBe(true)
    await t.drain()
    expect(await t.audit()).toEqual([])
  })

  test('a replacement that came, or never did, after its last day can be asked about for 30 days, as whatever has just come', async () => {
    const end = await lastMoment()
    await pass(end.getTime() - t.clock.now().getTime() - 1000)
    const { id } = await replacementSent(who(), orderId, { sku: lamps.brass })
    await pass(2000)
    await anna.call(CONFIRM, { id })
    expect((await detail()).operationList).toContain('buyerApplyReverse')
    expect((await render({ type: 'SALE_REFUND' })).availableReverseReasons).toEqual([
      ...defectReasons,
      'NOT_RECEIVED',
    ])
    await pass(30 * DAY + 1000)
    expect((await detail()).operationList).not.toContain('buyerApplyReverse')
    expect(await t.audit()).toEqual([])
  })

  test('what was declined is not taken to the mall once other goods came for it', async () => {
    await pass(200 * DAY)
    const { id } = await apply(anna, orderId, { qty: 2, type: 'SALE_RETURN', ...defect })
    await merchant.call('POST /sapi/mall-merchant/reverseorder/reject', { id, reason: 'Used.' })
    expect((await anna.call(READ, { id })).operationList).toContain('askMall')
    await pass(1000)
    await exchanged(who(), orderId, { qty: 2, sku: lamps.brass })
    expect((await anna.call(READ, { id })).operationList).not.toContain('askMall')
  })

  test('an exchange that the shop agrees to holds what is to come', async () => {
    await pass(200 * DAY)
    const { id } = await agreedExchange(who(), orderId, { sku: lamps.brass })
    expect((await anna.call(READ, { id })).reverseTradeOrderStatus).toBe('WAITING_FOR_BUYER_RETURN')
    expect(await t.audit()).toEqual([])
  })
})

test('money that its provider takes no more after so long is given another way by the money desk, as any refund that fails', async () => {
  const contract = await paidOrder(t, anna, { lamp: 1 }, 'refund_fails')
  orderId = contract.tradeOrderList[0]?.id ?? ''
  await send(merchant, orderId)
  await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
  await pass(400 * DAY)
  const { id } = await apply(anna, orderId, { amount: 10, ...defect })
  await merchant.call(APPROVE, { id })
  await giveUp(t)
  await signIn()
  expect((await anna.call(READ, { id })).reverseTradeOrderStatus).toBe('REFUND_FAIL')
  const operator = await t.signIn(people.operator)
  const { data } = await operator.call('POST /sapi/mall-operator/money/page', {})
  const matter = data.find(({ tradeOrderCodeList }) =>
    tradeOrderCodeList.includes(contract.tradeOrderList[0]?.tradeOrderCode ?? ''),
  )
  expect(matter).toMatchObject({
    kind: 'REFUND_GIVEN_UP',
    amount: money(10),
    operationList: ['tryAgain', 'arrived', 'propose'],
  })
  await giveAnotherWay(operator, await secondOperator(t), matter?.id ?? '', 'bank transfer')
  expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(10))
  expect(await t.audit('always')).toEqual([])
})

test('a return needs its reason from the first moment after the 30 days, whatever the page had shown', async () => {
  await pass(30 * DAY)
  const body = await requestBody(anna, orderId, { type: 'SALE_RETURN' })
  await anna.call(RENDER, body)
  t.clock.advance(1000)
  await expect(
    anna.call(RETURN, { ...body, applyRefundAmt: money(1), reverseReason: 'NO_LONGER_WANTED' }),
  ).rejects.toMatchObject({ code: 'request.malformed' })
  const { id } = await anna.call(RETURN, {
    ...body,
    applyRefundAmt: money(1),
    reverseReason: 'NOT_AS_DESCRIBED',
  })
  await merchant.call(APPROVE, { id })
})
