import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  APPLY,
  APPROVE,
  CANCEL,
  DETAIL,
  READ,
  REJECT,
  RENDER,
  apply,
  requestBody,
  everything,
  money,
} from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { paidOrder, receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
let otherMerchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await signIn()
})
/** Again after a leap in time, which ends sessions. */
async function signIn(): Promise<void> {
  ;[anna, ben, merchant, otherMerchant] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.ben),
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
  ])
}
afterAll(() => t.close())

describe('what is refused, and moves nothing', () => {
  const refusals: [string, (orderId: string) => Promise<object>, string][] = [
    [
      '[AS-077] a cent more than is available',
      async (id) => ({ ...(await requestBody(anna, id)), applyRefundAmt: { value: 59.91 } }),
      'refund.exceeds_available',
    ],
    [
      '[AS-078] a third decimal',
      async (id) => ({ ...(await requestBody(anna, id)), applyRefundAmt: { value: 1.005 } }),
      'request.malformed',
    ],
    [
      '[AS-076] less than nothing',
      async (id) => ({ ...(await requestBody(anna, id)), applyRefundAmt: { value: -1 } }),
      'request.malformed',
    ],
    [
      'nothing at all',
      async (id) => ({ ...(await requestBody(anna, id)), applyRefundAmt: { value: 0 } }),
      'request.malformed',
    ],
    ['[AS-075] no amount', (id) => requestBody(anna, id), 'request.malformed'],
    [
      '[AS-088, AS-096] more units than were bought',
      async (id) => ({
        ...(await requestBody(anna, id, { qty: 3 })),
        applyRefundAmt: { value: 1 },
      }),
      'reverse.not_eligible',
    ],
    [
      '[AS-087] no unit',
      async (id) => ({
        ...(await requestBody(anna, id, { qty: 0 })),
        applyRefundAmt: { value: 1 },
      }),
      'request.malformed',
    ],
    [
      '[AS-092] no line',
      async (id) => ({
        tradeOrder: { id },
        reverseTradeOrderLineList: [],
        applyRefundAmt: { value: 1 },
      }),
      'request.malformed',
    ],
    [
      'a line of another order',
      async (id) => ({
        ...(await requestBody(anna, await receivedOrder(t, anna, merchant, { lamp: 1 }))),
        tradeOrder: { id },
        applyRefundAmt: { value: 1 },
      }),
      'reverse.not_eligible',
    ],
    [
      'one line twice',
      async (id) => {
        const body = await requestBody(anna, id)
        return {
          ...body,
          reverseTradeOrderLineList: [
            ...body.reverseTradeOrderLineList,
            ...body.reverseTradeOrderLineList,
          ],
          applyRefundAmt: { value: 1 },
        }
      },
      'reverse.not_eligible',
    ],
    [
      "[AS-046] the merchant's own kind of return",
      async (id) => ({
        ...(await requestBody(anna, id)),
        reverseTradeOrderType: 'PURCHASE_RETURN',
        applyRefundAmt: { value: 1 },
      }),
      'reverse.type',
    ],
    [
      '[AS-081, AS-082] no reason',
      async (id) => ({
        ...(await requestBody(anna, id)),
        applyRefundAmt: { value: 1 },
        reverseReason: undefined,
      }),
      'request.malformed',
    ],
    [
      '[AS-083] a remark of 501 letters',
      async (id) => ({
        ...(await requestBody(anna, id)),
        applyRefundAmt: { value: 1 },
        remark: 'x'.repeat(501),
      }),
      'request.malformed',
    ],
    [
      '[AS-085] seven pictures',
      async (id) => ({
        ...(await requestBody(anna, id)),
        applyRefundAmt: { value: 1 },
        attachmentList: {
          files: Array.from({ length: 7 }, () => ({
            url: '/files/fil_01jd4vr6f5e7s8kq2m3n4p5q6r.webp',
          })),
        },
      }),
      'request.malformed',
    ],
    [
      "a picture that is not the buyer's own",
      async (id) => ({
        ...(await requestBody(anna, id)),
        applyRefundAmt: { value: 1 },
        attachmentList: { files: [{ url: '/files/fil_01jd4vr6f5e7s8kq2m3n4p5q6r.webp' }] },
      }),
      'request.malformed',
    ],
  ]
  let orderId: string
  beforeAll(async () => {
    orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
  })
  test.each(refusals)('%s', async (_, bodyOf, code) => {
    const body = { reverseReason: 'DAMAGED', ...(await bodyOf(orderId)) }
    const before = await everything(t)
    await expect(anna.call(APPLY, body as never)).rejects.toMatchObject({ code })
    expect(await everything(t)).toEqual(before)
  })

  test('an order that was received longer ago than its seller answers for faults', async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    t.clock.advance(730 * DAY)
    await signIn()
    expect((await anna.call(DETAIL, { id: orderId })).operationList).toContain('buyerApplyReverse')
    t.clock.advance(2 * DAY)
    await signIn()
    expect((await anna.call(DETAIL, { id: orderId })).operationList).not.toContain(
      'buyerApplyReverse',
    )
    await expect(apply(anna, orderId, { amount: 1 })).rejects.toMatchObject({
      code: 'reverse.not_eligible',
    })
  })

  test('[AS-106] a guest', async () => {
    const guest = t.visit()
    const orderId = (await paidOrder(t, guest, { lamp: 1 })).tradeOrderList[0]?.id ?? ''
    expect((await guest.call(DETAIL, { id: orderId })).operationList).not.toContain(
      'buyerApplyReverse',
    )
    await expect(apply(guest, orderId, { amount: 1 })).rejects.toMatchObject({
      code: 'auth.signed_out',
    })
  })

  test("somebody else's order, and another seller's decision", async () => {
    const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const body = await requestBody(anna, orderId)
    await expect(ben.call(RENDER, body)).rejects.toMatchObject({ code: 'order.not_found' })
    await expect(
      ben.call(APPLY, { ...body, applyRefundAmt: { value: 1 }, reverseReason: 'OTHER' }),
    ).rejects.toMatchObject({ code: 'order.not_found' })
    const reverse = await apply(anna, orderId)
    const before = await everything(t)
    await expect(ben.call(READ, { id: reverse.id })).rejects.toMatchObject({
      code: 'reverse.not_found',
    })
    await expect(ben.call(CANCEL, { id: reverse.id })).rejects.toMatchObject({
      code: 'reverse.not_found',
    })
    await expect(otherMerchant.call(APPROVE, { id: reverse.id })).rejects.toMatchObject({
      code: 'reverse.not_found',
    })
    await expect(
      otherMerchant.call(REJECT, { id: reverse.id, reason: 'No.' }),
    ).rejects.toMatchObject({ code: 'reverse.not_found' })
    await expect(anna.call(APPROVE, { id: reverse.id })).rejects.toMatchObject({
      status: 403,
      code: 'auth.role',
    })
    expect(await everything(t)).toEqual(before)
  })

  test("a seller's own purchase in the own shop is for somebody else to decide", async () => {
    const orderId = await receivedOrder(t, merchant, merchant, { lamp: 1 })
    const reverse = await apply(merchant, orderId)
    await expect(merchant.call(APPROVE, { id: reverse.id })).rejects.toMatchObject({
      code: 'reverse.own_purchase',
    })
  })

  test('an amount in another currency than that of the order, for the whole or for a line', async () => {
    const received = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const body = await requestBody(anna, received)
    const [line] = body.reverseTradeOrderLineList
    const before = await everything(t)
    const usd = { value: 5, currency: 'USD' }
    for (const [change, path] of [
      [{ applyRefundAmt: usd }, 'applyRefundAmt.currency'],
      [
        { reverseTradeOrderLineList: [{ ...line, applyRefundAmt: usd }] },
        'reverseTradeOrderLineList.0.applyRefundAmt.currency',
      ],
    ] as const)
      await expect(
        anna.call(APPLY, { ...body, reverseReason: 'OTHER', ...change } as never),
      ).rejects.toMatchObject({
        code: 'request.malformed',
        body: {
          errors: [
            {
              path,
              code: 'currency',
              message: 'Please enter the amount in the currency of the order.',
            },
          ],
        },
      })
    expect(await everything(t)).toEqual(before)
    expect(await apply(anna, received, { more: { applyRefundAmt: money(5) } })).toMatchObject({
      applyRefundAmt: money(5),
    })
  })

  test('the sixth request about one line, for its own reason; what was taken back does not count, and nothing is offered any more', async () => {
    const received = await receivedOrder(t, anna, merchant, { lamp: 1, desk: 1 })
    const offers = async () => (await anna.call(DETAIL, { id: received })).operationList
    const lineOf = async (index: number) =>
      (await anna.call(DETAIL, { id: received })).tradeOrderLineList[index]
    for (let i = 0; i < 6; i += 1)
      await anna.call(CANCEL, { id: (await apply(anna, received, { amount: 1 })).id })
    for (let i = 0; i < 5; i += 1) {
      expect(await lineOf(0)).toMatchObject({ canReverseQty: 1 })
      const { id } = await apply(anna, received, { amount: 1 })
      await merchant.call(REJECT, { id, reason: 'It was whole.' })
    }
    // The desk can still be asked about.
    expect(await offers()).toContain('buyerApplyReverse')
    expect(await lineOf(0)).toMatchObject({ canReverseQty: 0, canReverseAmt: money(0) })
    const before = await everything(t)
    for (const call of [RENDER, APPLY] as const)
      await expect(
        anna.call(call, {
          ...(await requestBody(anna, received)),
          applyRefundAmt: { value: 1 },
          reverseReason: 'OTHER',
        }),
      ).rejects.toMatchObject({ code: 'reverse.too_many', status: 422 })
    expect(await everything(t)).toEqual(before)
    for (let i = 0; i < 5; i += 1) {
      const { id } = await apply(anna, received, { line: 1, amount: 1 })
      await merchant.call(REJECT, { id, reason: 'It was whole.' })
    }
    expect(await offers()).not.toContain('buyerApplyReverse')
    await expect(apply(anna, received, { line: 1, amount: 1 })).rejects.toMatchObject({
      code: 'reverse.too_many',
    })
  })

  test.each([
    [RENDER, {}],
    [APPLY, { applyRefundAmt: { value: 1 }, reverseReason: 'OTHER' }],
  ] as const)('two requests in one call, which is refused in words: %s', async (call, more) => {
    const received = await receivedOrder(t, anna, merchant, { lamp: 1 })
    const one = { ...(await requestBody(anna, received)), ...more }
    const before = await everything(t)
    await expect(anna.call(call, [one, one] as never)).rejects.toMatchObject({
      status: 400,
      code: 'request.malformed',
      body: {
        errors: [
          {
            path: '1',
            code: 'one_at_a_time',
            message: 'One request at a time: please send them one after another.',
          },
        ],
      },
    })
    expect(await everything(t)).toEqual(before)
  })

  test.each([
    [
      'en',
      'please enter refund amount',
      'please select reason',
      'please select at least one product',
    ],
    ['zh-CN', '请输入退款金额', '请选择原因', '请至少选择一个商品申请售后'],
  ])(
    '[AS-093, AS-128] what is missing, in the words of the catalogue: %s',
    async (language, amount, reason, line) => {
      const received = await receivedOrder(t, anna, merchant, { lamp: 1 })
      const body = await requestBody(anna, received)
      const errorsOf = async (change: object) => {
        const { body: problem } = await anna.raw(
          'POST',
          '/api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
          {
            headers: { 'x-language': language },
            body: [{ ...body, applyRefundAmt: { value: 1 }, reverseReason: 'OTHER', ...change }],
          },
        )
        return (problem as { errors: { message: string }[] }).errors.map(({ message }) => message)
      }
      const before = await everything(t)
      expect(await errorsOf({ applyRefundAmt: undefined })).toEqual([amount])
      expect(await errorsOf({ reverseReason: undefined })).toEqual([reason])
      expect(await errorsOf({ reverseTradeOrderLineList: [] })).toEqual([line])
      expect(await everything(t)).toEqual(before)
    },
  )
})
