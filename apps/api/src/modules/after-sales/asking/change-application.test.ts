import { fromWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo, refusalOf } from '../../../testing/account-steps.ts'
import {
  APPLY,
  APPROVE,
  CANCEL,
  READ,
  REJECT,
  apply,
  everything,
  money,
  reaches,
  requestBody,
} from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { paidOrder, receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '#modules/after-sales/index.ts'

/** An application is said otherwise while its shop has not decided (A6). */

const MODIFY = 'POST /sapi/mall-order/web/reverseorder/modify' as const
const OFFER = 'POST /sapi/mall-merchant/reverseorder/offer' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const

let t: TestMall
let [anna, ben, merchant]: Visitor[] = []
let start: Date
beforeAll(async () => {
  t = await openTestMall()
  start = t.clock.now()
  ;[anna, ben, merchant] = await Promise.all(
    [people.anna, people.ben, people.merchant].map((who) => t.signIn(who)),
  )
})
afterAll(() => t.close())
beforeEach(() => t.clock.set(start))

const read = (id: string) => anna!.call(READ, { id })
const said = { reverseReason: 'DAMAGED' as const, remark: 'One leg is loose.' }
const claims = async (orderId: string) =>
  (
    await t.sql(
      'select l.claimed, l.open_reverse_qty as units, l.requests, l.open_requests as open, o.claimed_shipping as shipping from order_lines l join orders o on o.id = l.order_id where o.id = $1',
      [fromWireId('order', orderId)],
    )
  )[0]

describe('while the shop has not decided', () => {
  test('reason, words, quantity and amount are said otherwise, the claim follows to the cent, and both sides read what it said before', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 3 })
    const { id } = await apply(anna!, orderId, {
      qty: 1,
      amount: 10,
      type: 'SALE_RETURN',
      more: { reverseReason: 'NO_LONGER_WANTED', remark: 'Too bright.' },
    })
    const before = await read(id)
    expect(before.operationList).toEqual(['cancel', 'modify'])
    const [line] = before.reverseTradeOrderLineList
    const lineId = line?.id ?? ''
    expect(before.modification).toMatchObject({
      left: 2,
      isSumFixed: false,
      lineList: [{ id: lineId, mostQty: 3 }],
    })
    expect(await claims(orderId)).toMatchObject({ claimed: 1000, units: 1, requests: 1, open: 1 })

    t.clock.set(new Date(start.getTime() + 40 * HOUR))
    const body = {
      id,
      version: before.version,
      ...said,
      reverseTradeOrderLineList: [{ id: lineId, reverseQty: 2 }],
      applyRefundAmt: { value: 40.5 },
    }
    const changed = await anna!.call(MODIFY, body)
    expect(changed).toMatchObject({
      reverseTradeOrderStatus: 'WAITING_FOR_AUDIT_BY_SELLER',
      reverseReason: 'DAMAGED',
      applyRefundAmt: money(40.5),
      changedTime: t.clock.now().toISOString(),
      nextStepTime: new Date(start.getTime() + 88 * HOUR).toISOString(),
      modification: { left: 1 },
    })
    expect(changed.reverseTradeOrderLineList[0]?.reverseQty).toBe(2)
    expect(changed.remarkList[0]?.remark).toBe('One leg is loose.')
    expect(changed.progressList.at(-1)).toMatchObject({ event: 'modify', actor: 'buyer' })
    expect(await claims(orderId)).toEqual({
      claimed: 4050,
      units: 2,
      requests: 1,
      open: 1,
      shipping: 0,
    })

    const shops = await merchant!.call(SHOPS, { id })
    expect([shops.modification, shops.operationList.includes('modify')]).toEqual([null, false])
    expect(shops.changeList).toEqual([
      {
        changedTime: t.clock.now().toISOString(),
        reverseReason: 'NO_LONGER_WANTED',
        remark: 'Too bright.',
        attachmentList: { files: [] },
        applyRefundAmt: money(10),
        lineList: [{ id: lineId, reverseQty: 1 }],
      },
    ])
    const subjects = (await mailsTo(t, people.merchant)).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringMatching(/^Changed: .* application for order/))
    expect(await t.audit()).toEqual([])
    await anna!.call(CANCEL, { id })
    expect(await claims(orderId)).toEqual({
      claimed: 0,
      units: 0,
      requests: 0,
      open: 0,
      shipping: 0,
    })
    expect(await t.audit()).toEqual([])
  })

  test('the same sent again changes nothing, another version is refused, and so is a third change', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const { id, version } = await apply(anna!, orderId, { amount: 5 })
    const body = { id, version, ...said, applyRefundAmt: { value: 6 } }
    const first = await anna!.call(MODIFY, body)
    const after = await everything(t)
    expect((await anna!.call(MODIFY, body)).version).toBe(first.version)
    expect(await refusalOf(anna!.call(MODIFY, { ...body, remark: 'From another window.' }))).toBe(
      '409 reverse.changed',
    )
    expect(await everything(t)).toEqual(after)
    const second = await anna!.call(MODIFY, { ...body, version: first.version, remark: 'Again.' })
    expect([second.modification, second.operationList]).toEqual([null, ['cancel']])
    expect(
      await refusalOf(
        anna!.call(MODIFY, { ...body, version: second.version, remark: 'Once more.' }),
      ),
    ).toBe('409 reverse.state')
    expect(second.changeList.map(({ applyRefundAmt }) => applyRefundAmt.value)).toEqual([5, 6])
  })

  test('of two different changes at once one counts and the other one is told', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const { id, version } = await apply(anna!, orderId, { amount: 5 })
    const outcomes = await Promise.all(
      [7, 8].map((value) =>
        refusalOf(anna!.call(MODIFY, { id, version, ...said, applyRefundAmt: { value } })),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['409 reverse.changed', 'no refusal'])
    expect((await read(id)).changeList).toHaveLength(1)
    expect(await t.audit()).toEqual([])
  })

  test('quantities without an amount ask for all that they can give, and never for more than there is', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
    const { id, version, reverseTradeOrderLineList } = await apply(anna!, orderId, {
      qty: 1,
      amount: 5,
      type: 'SALE_RETURN',
    })
    const lineId = reverseTradeOrderLineList[0]?.id ?? ''
    const of = (reverseQty: number) => ({
      ...{ id, version, ...said },
      reverseTradeOrderLineList: [{ id: lineId, reverseQty }],
    })
    const before = await everything(t)
    expect(await refusalOf(anna!.call(MODIFY, of(3)))).toBe('422 reverse.not_eligible')
    expect(
      await refusalOf(anna!.call(MODIFY, { ...of(2), applyRefundAmt: { value: 99_999 } })),
    ).toBe('422 refund.exceeds_available')
    expect(
      await refusalOf(anna!.call(MODIFY, { ...of(1), reverseReason: 'NOT_RECEIVED' as const })),
    ).toBe('400 request.malformed')
    expect(await everything(t)).toEqual(before)
    const all = await anna!.call(MODIFY, of(2))
    expect(all.applyRefundAmt).toEqual(all.availableRefundAmt)
    await merchant!.call(APPROVE, { id })
    expect(await t.audit()).toEqual([])
  })

  test('a fifth request about a line can be changed as well: it is no sixth', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    for (let times = 0; times < 4; times += 1) {
      const { id } = await apply(anna!, orderId, { amount: 1 })
      await merchant!.call(REJECT, { id, reason: 'No.' })
    }
    const fifth = await apply(anna!, orderId, { amount: 1 })
    const changed = await anna!.call(MODIFY, {
      ...{ id: fifth.id, version: fifth.version, ...said },
      applyRefundAmt: { value: 2 },
    })
    expect(changed.applyRefundAmt).toEqual(money(2))
    expect(await claims(orderId)).toMatchObject({ requests: 5, open: 1, claimed: 200 })
  })

  test('of what was not sent the quantity stays, and the words change', async () => {
    const contract = await paidOrder(t, anna!, { lamp: 2 })
    const orderId = contract.tradeOrderList[0]?.id ?? ''
    const body = await requestBody(anna!, orderId, { qty: 2, cancel: 2 })
    const { id, version, reverseTradeOrderLineList } = await anna!.call(APPLY, {
      ...body,
      applyRefundAmt: {
        value: (
          await anna!.call('POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow', body)
        ).availableRefundAmt.value,
      },
      reverseReason: 'OTHER',
    })
    const lineId = reverseTradeOrderLineList[0]?.id ?? ''
    const change = { id, version, reverseReason: 'TOO_LATE' as const, remark: 'I cannot wait.' }
    expect(
      await refusalOf(
        anna!.call(MODIFY, {
          ...change,
          reverseTradeOrderLineList: [{ id: lineId, reverseQty: 1 }],
        }),
      ),
    ).toBe('422 reverse.not_eligible')
    const changed = await anna!.call(MODIFY, change)
    expect([changed.reverseReason, changed.reverseTradeOrderLineList[0]?.cancelQty]).toEqual([
      'TOO_LATE',
      2,
    ])
    expect(await t.audit()).toEqual([])
  })
})

describe('is not changed', () => {
  test('by somebody else, once the shop has decided or has offered something, and what is said in vain moves nothing', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const { id, version } = await apply(anna!, orderId, { amount: 9 })
    const body = { id, version, ...said }
    expect(await refusalOf(ben!.call(MODIFY, body))).toBe('404 reverse.not_found')
    await merchant!.call(OFFER, { id, kind: 'PART', amount: { value: 4 }, content: 'Half.' })
    const before = await everything(t)
    expect((await read(id)).operationList).not.toContain('modify')
    expect(await refusalOf(anna!.call(MODIFY, body))).toBe('409 reverse.state')
    expect(await everything(t)).toEqual(before)
    const { offer, version: now } = await read(id)
    await anna!.call('POST /sapi/mall-order/web/reverseorder/declineOffer', {
      id,
      offerId: offer?.id ?? '',
    })
    // The shop's turn again.
    expect((await read(id)).operationList).toContain('modify')
    expect(await refusalOf(anna!.call(MODIFY, { ...body, version: now }))).toBe(
      '409 reverse.changed',
    )
    await merchant!.call(APPROVE, { id })
    expect(await refusalOf(anna!.call(MODIFY, body))).toBe('409 reverse.state')
  })

  test('under the hands of a shop that has read the earlier one: it looks again, and its silence counts from the change', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const { id, version } = await apply(anna!, orderId, { amount: 9 })
    t.clock.set(new Date(start.getTime() + 47 * HOUR))
    const changed = await anna!.call(MODIFY, {
      id,
      version,
      ...said,
      applyRefundAmt: { value: 19 },
    })
    const before = await everything(t)
    expect(await refusalOf(merchant!.call(APPROVE, { id, version }))).toBe('409 reverse.changed')
    expect(await refusalOf(merchant!.call(REJECT, { id, version, reason: 'No.' }))).toBe(
      '409 reverse.changed',
    )
    const offer = { id, version, kind: 'PART' as const, amount: { value: 4 }, content: 'Less.' }
    expect(await refusalOf(merchant!.call(OFFER, offer))).toBe('409 reverse.changed')
    expect(await everything(t)).toEqual(before)
    t.clock.set(new Date(start.getTime() + 49 * HOUR))
    await stepDueReverses(t.mall.gate.own())
    expect((await read(id)).reverseTradeOrderStatus).toBe('WAITING_FOR_AUDIT_BY_SELLER')
    await merchant!.call(APPROVE, { id, version: changed.version })
    t.clock.set(start)
    const done = await reaches(t, anna!, id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(19))
    expect(await t.audit()).toEqual([])
  })
})
