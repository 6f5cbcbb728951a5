import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { everything, money, reaches } from '../../../testing/after-sales-steps.ts'
import { paidOrder, order, send } from '../../../testing/shop-steps.ts'
import { buyCodes, sellVouchers, voucherSkus } from '../../../testing/voucher-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * What a shop has sold and cannot send: units and money go the way of a cancellation by the buyer.
 */

const CANCEL = 'POST /sapi/mall-merchant/order/cancelLines' as const
const READ = 'POST /sapi/mall-merchant/order/detail' as const

let t: TestMall
let [anna, merchant, other]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, merchant, other] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
  ])
})
afterAll(() => t.close())

async function paid(goods: Parameters<typeof paidOrder>[2]) {
  const id = (await paidOrder(t, anna!, goods)).tradeOrderList[0]?.id ?? ''
  const { tradeOrderLineList } = await merchant!.call(READ, { id })
  return { id, lines: tradeOrderLineList.map((line) => ({ id: line.id, qty: line.tradeQty })) }
}
let keys = 0
const cancel = (
  who: Visitor,
  orderId: string,
  lines: { id: string; qty: number }[],
  key?: string,
) => who.call(CANCEL, { orderId, lines, requestKey: key ?? `shortage-${1000 + (keys += 1)}` })
const reverseOf = async (orderId: string) =>
  (await merchant!.call('POST /sapi/mall-merchant/reverseorder/page', { orderId })).data

test('one of two lamps cannot be sent: its money goes back, the buyer is told, the other lamp is sent', async () => {
  const { id, lines } = await paid({ lamp: 2 })
  const line = lines[0]?.id ?? ''
  const after = await cancel(merchant!, id, [{ id: line, qty: 1 }])
  expect(after.unshippedQty).toBe(1)
  const [reverse] = await reverseOf(id)
  expect(reverse).toMatchObject({ reverseReason: 'OUT_OF_STOCK', applyRefundAmt: money(59.9) })
  const done = await reaches(t, anna!, reverse?.id ?? '', 'REVERSE_DONE')
  expect(done.progressList[0]).toMatchObject({ event: 'apply', actor: 'merchant' })
  const mail = (await t.inbox('kim@galleria.test')).find(
    ({ subject }) => subject === `Part of order ${after.tradeOrderCode} cannot be sent`,
  )
  expect(mail?.text).toContain('€59.90 will be refunded to the payment method you used')
  expect(mail?.text).toContain('Galleria')
  await send(merchant!, id)
  expect((await merchant!.call(READ, { id })).displayStatus).toBe('UN_RECEIVED')
  expect(await t.audit()).toEqual([])
})

test('what is sold as codes is not out of stock: it cannot be provided, its code is good for nothing, and the mail says so', async () => {
  await sellVouchers(t)
  const { orderId, codes } = await buyCodes(t, anna!, voucherSkus.service, 2)
  const { tradeOrderLineList } = await merchant!.call(READ, { id: orderId })
  const after = await cancel(merchant!, orderId, [{ id: tradeOrderLineList[0]?.id ?? '', qty: 1 }])
  const [reverse] = await reverseOf(orderId)
  expect(reverse).toMatchObject({ reverseReason: 'NOT_PROVIDED', applyRefundAmt: money(49) })
  await reaches(t, anna!, reverse?.id ?? '', 'REVERSE_DONE')
  const mails = await t.inbox('kim@galleria.test')
  const mail = mails.find(
    ({ subject }) => subject === `Part of order ${after.tradeOrderCode} cannot be provided`,
  )
  expect(mail?.text).toContain('€49.00 will be refunded to the payment method you used')
  expect(mail?.text).not.toContain('sent')
  const { data } = await anna!.call('POST /sapi/mall-order/web/coupon/page', {
    tradeOrderId: orderId,
  })
  expect([codes.length, data.map(({ state }) => state)]).toEqual([2, ['open']])
  expect(await t.audit()).toEqual([])
})

test('sent twice it is cancelled once, and of two tabs with the last piece one is refused', async () => {
  const { id, lines } = await paid({ lamp: 1 })
  const same = await Promise.allSettled([
    cancel(merchant!, id, lines, 'the-same-key'),
    cancel(merchant!, id, lines, 'the-same-key'),
  ])
  expect(same.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await reverseOf(id)).toHaveLength(1)
  await expect(cancel(merchant!, id, lines)).rejects.toMatchObject({ code: 'order.state' })

  const second = await paid({ lamp: 1 })
  const both = await Promise.allSettled([
    cancel(merchant!, second.id, second.lines),
    send(merchant!, second.id),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await t.drain()
  expect(await t.audit('always')).toEqual([])
})

test('what was sent, is not paid, is not there or is another shop’s is refused, and nothing moves', async () => {
  const { id, lines } = await paid({ lamp: 2 })
  await send(merchant!, id, 1)
  const unpaid = await order(anna!, { lamp: 1 })
  const unpaidId = unpaid.tradeOrderList[0]?.id ?? ''
  const before = await everything(t)
  const refused = async (who: Visitor, orderId: string, asked: typeof lines) =>
    cancel(who, orderId, asked).then(
      () => 'done',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    )
  expect(await refused(merchant!, id, lines)).toBe('422 reverse.not_eligible')
  expect(await refused(merchant!, id, [...lines, ...lines])).toBe('422 reverse.not_eligible')
  expect(await refused(merchant!, unpaidId, lines)).toBe('409 order.state')
  expect(await refused(other!, id, lines)).toBe('404 order.not_found')
  expect(await refused(anna!, id, lines)).toBe('403 auth.role')
  expect(await everything(t)).toEqual(before)
})
