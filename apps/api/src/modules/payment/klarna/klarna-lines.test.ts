import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { addCardCoupon } from '#modules/promotion/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, APPROVE, CANCEL_PAID, DETAIL, reaches } from '../../../testing/after-sales-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { BILL, PLACE, runCoupon, runPromotion } from '../../../testing/promotion-steps.ts'
import { reconcile } from '../../../testing/payment-work.ts'
import { CHOOSE, fitting, offerAssembly, UPDATE } from '../../../testing/service-steps.ts'
import { addAddress, fillCart, order, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { takenAtOnce } from '../../../testing/taken-at-once.ts'
import { createKlarnaSteps, type Line } from '../../../testing/klarna-steps.ts'

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall({ payments: takenAtOnce })
  merchant = await t.signIn(people.merchant)
  await offerAssembly(merchant)
})
afterAll(() => t.close())

const klarna = createKlarnaSteps(() => t)
const own = () => t.mall.gate.own()
const sum = (lines: readonly Line[] = []) =>
  lines.reduce((total, { total_amount }) => total + total_amount, 0)

/**
 * A desk and three lamps: reduced by the shop and by a coupon, put together by the shop, and one of
 * them covered.
 */
async function orderOfEverything(buyer: Visitor): Promise<{ contract: Contract; used: string }> {
  await runPromotion(t, merchant)
  const used = await runCoupon(t, await t.signIn(people.operator))
  const cartLineIds = await fillCart(buyer, { desk: 1, lamp: 3 })
  await buyer.call(UPDATE, { id: cartLineIds[0], isInsured: true })
  await buyer.call(CHOOSE, { shopId: 5, service: fitting })
  const addressId = await addAddress(buyer)
  const asked = { cartLineIds, addressId, couponCode: 'WELCOME' }
  const { quoteId } = await buyer.call(BILL, asked)
  return { contract: await buyer.call(PLACE, { ...asked, quoteId }), used }
}

test('Klarna is told goods, discounts, gift card, assembly, cover and delivery line by line, and they come to the bill to the cent', async () => {
  const buyer = await t.signIn(people.anna)
  const { contract, used } = await orderOfEverything(buyer)
  const card = own().newId('promotion')
  const coupon = { id: card, site: 'DE', currency: 'EUR', value: 500 }
  const [startsAt, endsAt] = [t.clock.now(), new Date(t.clock.now().getTime() + DAY)]
  await own().inTransaction((tx) => addCardCoupon(tx, { ...coupon, startsAt, endsAt }))
  // The order was made with a coupon; that it is a gift card makes no other difference.
  await t.sql(
    `update orders set activities = replace(activities::text, $2, $3)::jsonb where contract_id = $1`,
    [contractId(contract), fromWireId('promotion', used), card],
  )
  const { session_id } = await klarna.open(buyer, contract)
  const session = await klarna.ask(`/payments/v1/sessions/${session_id}`)
  expect(new Set(session.order_lines.map(({ type }) => type))).toEqual(
    new Set(['physical', 'discount', 'gift_card', 'surcharge', 'shipping_fee']),
  )
  for (const { type, total_amount } of session.order_lines)
    expect([type, total_amount < 0]).toEqual([type, type === 'discount' || type === 'gift_card'])
  expect([sum(session.order_lines), session.order_amount]).toEqual([
    Math.round(contract.needPayAmt.value * 100),
    Math.round(contract.needPayAmt.value * 100),
  ])
  const [tax] = await t.sql<{ tax: number }>(
    'select sum(tax)::int as tax from orders where contract_id = $1',
    [contractId(contract)],
  )
  expect(session.order_tax_amount).toBe(tax?.tax)
  expect(session.merchant_reference1).toBe(
    (
      await t.sql<{ code: string }>('select code from orders where contract_id = $1', [
        contractId(contract),
      ])
    )[0]?.code,
  )
  await t.sql(`delete from promotions where id = $1`, [card])
  await t.sql(`update promotions set status = 'ENDED' where status = 'RUNNING'`)
})

/** The whole of an order is given back. */
async function cancel(buyer: Visitor, id: string): Promise<void> {
  const { tradeOrderLineList } = await buyer.call(DETAIL, { id })
  const asked = await buyer.call(CANCEL_PAID, {
    tradeOrder: { id },
    reverseTradeOrderLineList: tradeOrderLineList.map((line) => ({
      tradeOrderLine: { id: line.id },
      reverseQty: line.tradeQty,
    })),
  })
  await reaches(t, buyer, asked.id, 'REVERSE_DONE')
}
const bought = async (buyer: Visitor, goods: Parameters<typeof order>[1]) => {
  const contract = await order(buyer, goods)
  await klarna.place(buyer, contract, await klarna.agree(buyer, contract))
  await t.drain()
  return { contract, id: contract.tradeOrderList[0]?.id ?? '' }
}

test('what goes back names the goods and the delivery, to the cent, until nothing is left', async () => {
  const buyer = await t.signIn(people.anna)
  const whole = await bought(buyer, { desk: 1 })
  await cancel(buyer, whole.id)
  const parts = await bought(buyer, { lamp: 3 })
  for (const qty of [1, 2]) {
    const asked = await apply(buyer, parts.id, { qty, cancel: qty })
    await merchant.call(APPROVE, { id: asked.id })
    await reaches(t, buyer, asked.id, 'REVERSE_DONE')
  }
  const told = async ({ contract }: { contract: Contract }) => {
    const made = await klarna.orderOf(contract)
    expect([made.refunded_amount, made.captured_amount]).toEqual([
      made.order_amount,
      made.order_amount,
    ])
    return made.refunds.map(({ refunded_amount, order_lines }) => [
      refunded_amount,
      ...(order_lines ?? []).map(({ type, total_amount }) => [type, total_amount]),
    ])
  }
  expect(await told(whole)).toEqual([[20_890, ['physical', 18_900], ['shipping_fee', 1990]]])
  expect(await told(parts)).toEqual([
    [5990, ['physical', 5990]],
    [11_980, ['physical', 11_980]],
  ])
  expect(await t.audit()).toEqual([])
})

test.each([
  ['has told of', true],
  ['will tell of only with its next payout', false],
])(
  'what Klarna gave back, restored books know nothing of and its list %s, is not given once more',
  async (_when, isTold) => {
    const buyer = await t.signIn(people.anna)
    const { contract, id } = await bought(buyer, { lamp: 2 })
    const asked = await apply(buyer, id, { qty: 1, cancel: 1 })
    const [attempt] = await klarna.attempts(contract)
    // Klarna names no capture for it, and the try that it was made for is lost.
    const lost = `${crypto.randomUUID()}.${crypto.randomUUID()}`
    expect(await klarna.giveBack(attempt?.provider_ref ?? '', 5990, lost)).toBe(201)
    if (isTold) await reconcile(own(), t.mall.providers)
    const matters = () =>
      t.sql<{ status: string }>('select status from money_matters where contract_id = $1', [
        contractId(contract),
      ])
    expect(await matters()).toEqual(isTold ? [{ status: 'OPEN' }] : [])
    await merchant.call(APPROVE, { id: asked.id })
    await reaches(t, buyer, asked.id, 'REVERSE_DONE')
    expect((await klarna.orderOf(contract)).refunded_amount).toBe(5990)
    expect(await matters()).toEqual([{ status: 'RESOLVED' }])
    await reconcile(own(), t.mall.providers)
    expect(await matters()).toEqual([{ status: 'RESOLVED' }])
    expect(await t.audit()).toEqual([])
  },
)
