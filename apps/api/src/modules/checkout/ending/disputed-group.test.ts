import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerGroups, orderInGroup } from '../../../testing/group-buy-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { sendDueRefunds } from '../../../testing/payment-work.ts'
import { pay } from '../../../testing/shop-steps.ts'
import { skus } from '../../../testing/small-catalogue.ts'

/** A payment that its buyer’s bank takes back, of an order whose sale the mall then undoes. */

const CANCEL = 'POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder' as const

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
  await offerGroups(t, skus.desk)
})
afterAll(() => t.close())

async function settleDown() {
  await t.lab.idle()
  await t.drain()
  await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
  await t.lab.idle(300)
  await t.drain()
}

test('what is held of the shop’s share for a disputed payment is let go with the sale, when its buyer leaves the group', async () => {
  await t.scenario('charged_back', 'PAYPAL_PAY_PC')
  const guest = t.visit()
  const contract = await orderInGroup(guest, skus.desk, { groupBuySize: 2 })
  await pay(guest, contract.id, 'PAYPAL_PAY_PC')
  await settleDown()
  const held = () =>
    t.sql(
      `select h.cause, h.share::int from held_shares h join orders o on o.id = h.order_id where o.contract_id = $1`,
      [contractId(contract)],
    )
  const owed = () =>
    t.sql(
      `select account, sum(amount)::int as sum from ledger_entries where ref = $1 and account in ('seller:5', 'held:5') group by 1 having sum(amount) <> 0 order by 1`,
      [contractId(contract)],
    )
  // 190.00 less 20.41 of commission and 30.34 of tax.
  expect([await held(), await owed()]).toEqual([
    [{ cause: 'PAYMENT', share: 13_925 }],
    [{ account: 'held:5', sum: -13_925 }],
  ])
  await guest.call(CANCEL, { id: contract.tradeOrderList[0]?.id ?? '' })
  // In the transaction that undoes the sale: no job has run.
  expect([await held(), await owed(), await t.audit('always')]).toEqual([[], [], []])
  await settleDown()
  expect([await held(), await owed(), await t.audit('always')]).toEqual([[], [], []])
})
