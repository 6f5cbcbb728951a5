import { fromWireId } from '@galleria/kernel/id'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  codeOf,
  drawFor,
  drawFreeOrders,
  freeOrdersOf,
  giftCardsOf,
  issueCards,
  offerFreeOrders,
  offerGiftCards,
  offerPrizes,
  stopCampaign,
} from '../../../testing/campaign-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { refundDone } from '../../../testing/point-steps.ts'
import { orderWith, runCoupon, runPromotion } from '../../../testing/promotion-steps.ts'
import {
  paidOrder,
  payFor,
  receivedOrder,
  send,
  type Contract,
} from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { catchUpEndings } from './catch-up-endings.ts'

/**
 * What a version of the mall leaves open that knows no coupons, draws and free orders: here its
 * writes, one by one, as that version did them. And what our own cannot end at once.
 */

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
})
beforeEach(() =>
  t.sql(`update promotions set status = 'ENDED' where status = 'RUNNING'`).then(() => undefined),
)
afterAll(async () => {
  // The mall is left with books that are right.
  await t.sql(`update orders set status = 'UN_DELIVERY' where status = 'CLOSED'`)
  await t.close()
})

const CANCEL = 'POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder' as const
/** What the books complain of, and in how many rows. */
const wrong = async () =>
  (await t.audit('always')).map((one) => one.replace(/^(I\d+) [^]*?: (\d+) rows?[^]*/, '$1 $2'))
/** The clock in two processes, and once more. */
async function catchUp(): Promise<void> {
  const own = t.mall.gate.own()
  await Promise.all([catchUpEndings(own), catchUpEndings(own)])
  await catchUpEndings(own)
}
const uses = async (code: string) => {
  const [row] = await t.sql<{ used: number; states: string[] }>(
    `select p.used, array(select u.status from promotion_uses u where u.promotion_id = p.id) as states from promotions p where p.code = $1`,
    [code],
  )
  return [row?.used, ...(row?.states ?? [])]
}
/** Reduced by its shop and by a coupon that one person can have. */
async function withCoupon(code: string): Promise<Contract> {
  await runPromotion(t, merchant!)
  await runCoupon(t, operator!, { code, most: 1 })
  return orderWith(anna!, { goods: { lamp: 2 }, couponCode: code })
}
const setUses = ({ id }: Contract, status: string) =>
  t.sql(`update promotion_uses set status = $2 where contract_id = $1`, [
    fromWireId('contract', id),
    status,
  ])
const setUsed = (code: string, used: number) =>
  t.sql('update promotions set used = $2 where code = $1', [code, used])
const close = (contract: Contract) =>
  t.sql(`update orders set status = 'CLOSED' where id = $1`, [
    fromWireId('order', orderId(contract)),
  ])

test('a coupon of an order that ended unpaid is good again', async () => {
  const contract = await withCoupon('ENDED')
  await anna!.call(CANCEL, { id: orderId(contract) })
  await setUses(contract, 'HELD')
  await setUsed('ENDED', 1)
  expect(await wrong()).toEqual(['I67 2'])
  await catchUp()
  expect([await uses('ENDED'), await wrong()]).toEqual([[0, 'RELEASED'], []])
})

test('a coupon of an order that is paid is used, also where late money brought the order back', async () => {
  const contract = await withCoupon('PAID')
  await payFor(t, anna!, contract.id)
  await setUses(contract, 'HELD')
  expect(await wrong()).toEqual(['I67 2'])
  await catchUp()
  expect([await uses('PAID'), await wrong()]).toEqual([[1, 'USED'], []])
  await setUses(contract, 'RELEASED')
  await setUsed('PAID', 0)
  expect(await wrong()).toEqual(['I67 2'])
  await catchUp()
  expect([await uses('PAID'), await wrong()]).toEqual([[1, 'USED'], []])
})

test('an order that waits for its money keeps its coupon', async () => {
  await withCoupon('WAITS')
  await catchUp()
  expect(await uses('WAITS')).toEqual([1, 'HELD'])
})

test('a gift card that lay in an order without its money, while its own order came down to too little, goes when that order ends unpaid, and its value is there again', async () => {
  const { id } = await offerGiftCards(t)
  const contract = await paidOrder(t, anna!, { desk: 1 })
  await send(merchant!, orderId(contract))
  await anna!.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId(contract) })
  await Promise.all([issueCards(t), stopCampaign(t, id)])
  const couponCode = await codeOf(anna!, contract)
  const waiting = await orderWith(anna!, { goods: { desk: 1 }, couponCode })
  const status = async () =>
    (await giftCardsOf(anna!, contract)).map(({ giftCardStatus }) => giftCardStatus)
  await refundDone(t, anna!, merchant!, orderId(contract), { qty: 1, amount: 150 })
  await catchUp()
  expect(await status()).toEqual(['IN_USE'])
  await anna!.call(CANCEL, { id: orderId(waiting) })
  await catchUp()
  expect([await status(), await wrong()]).toEqual([['WITHDRAWN'], []])
  expect(
    await t.sql('select spent from campaigns where id = $1', [fromWireId('campaign', id)]),
  ).toEqual([{ spent: 0 }])
})

test('an order that ended has nothing to draw, and what was drawn is there for somebody else', async () => {
  const { id } = await offerPrizes(t, {
    prizeList: [{ prizeType: 'POINTS', points: 50, weight: 1, stock: 1 }],
  })
  const contracts = [await paidOrder(t, anna!, { desk: 1 }), await paidOrder(t, anna!, { desk: 1 })]
  await drawFor(anna!, contracts[0] as Contract)
  await stopCampaign(t, id)
  for (const contract of contracts) await close(contract)
  expect(await wrong()).toContain('I70 2')
  await catchUp()
  expect((await wrong()).join()).not.toContain('I70')
  expect(await t.sql('select status from prize_draws group by 1')).toEqual([
    { status: 'WITHDRAWN' },
  ])
  expect(await t.sql('select given from prizes')).toEqual([{ given: 0 }])
})

test('an order that ended is free no more, its part of the budget is there again, and a campaign that was ended without its draw is drawn', async () => {
  const { id } = await offerFreeOrders(t)
  const gone = await paidOrder(t, anna!, { desk: 1 })
  const stays = await paidOrder(t, anna!, { desk: 1 })
  await close(gone)
  await t.sql(`update campaigns set status = 'DONE' where id = $1`, [fromWireId('campaign', id)])
  expect(await wrong()).toContain('I73 2')
  await catchUp()
  await drawFreeOrders(t)
  expect((await wrong()).join()).not.toMatch(/I7[13]/)
  expect(await freeOrdersOf(anna!, stays)).toMatchObject([{ freeOrderStatus: 'WON' }])
  await close(stays)
  await catchUp()
  expect((await wrong()).join()).not.toMatch(/I7[13]/)
  expect(
    await t.sql('select spent from campaigns where id = $1', [fromWireId('campaign', id)]),
  ).toEqual([{ spent: 0 }])
})

test('an order that ended brings no gift card: one that waits, and one that is there and unused, is withdrawn, and its value is there again', async () => {
  const { id } = await offerGiftCards(t)
  await receivedOrder(t, anna!, merchant!, { desk: 1 })
  await issueCards(t)
  await paidOrder(t, anna!, { desk: 1 })
  await stopCampaign(t, id)
  await t.sql(`update orders set status = 'CLOSED' where id in (select order_id from gift_cards)`)
  expect(await wrong()).toContain('I79 2')
  await catchUp()
  expect((await wrong()).join()).not.toMatch(/I7[789]/)
  expect(await t.sql('select status from gift_cards group by 1')).toEqual([{ status: 'WITHDRAWN' }])
  expect(
    await t.sql('select spent from campaigns where id = $1', [fromWireId('campaign', id)]),
  ).toEqual([{ spent: 0 }])
  await t.sql(
    `update orders set status = 'COMPLETE' where status = 'CLOSED' and completed_at is not null`,
  )
})

test('an order of which all goods are back has nothing to draw and brings no gift card, though its shop keeps a part of the money', async () => {
  const campaigns = [await offerPrizes(t), await offerGiftCards(t, { orderAmtFrom: { value: 10 } })]
  const contract = await paidOrder(t, anna!, { desk: 1 })
  for (const { id } of campaigns) await stopCampaign(t, id)
  const id = fromWireId('order', orderId(contract))
  const countBack = async (qty: string) => {
    await t.sql(`update order_lines set reversed_qty = ${qty} where order_id = $1`, [id])
    await t.sql(`update orders set refunded = ${qty === '0' ? 0 : 1} where id = $1`, [id])
  }
  await countBack('qty')
  expect(await wrong()).toEqual(expect.arrayContaining(['I70 1', 'I79 1']))
  await catchUp()
  expect((await wrong()).join()).not.toMatch(/I7[0-9]/)
  expect(await giftCardsOf(anna!, contract)).toMatchObject([{ giftCardStatus: 'WITHDRAWN' }])
  await countBack('0')
})
