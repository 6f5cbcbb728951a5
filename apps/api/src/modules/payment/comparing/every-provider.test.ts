import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, APPROVE, cancelPaid } from '../../../testing/after-sales-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { london, ways, type Way } from '../../../testing/pay-everywhere.ts'
import { reconcile, settlePayments } from '../../../testing/payment-work.ts'
import { order, send } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { withStripe } from '../../../testing/stripe-steps.ts'

/**
 * What each provider of the lab lists, by its own list, report or statement, is what the books
 * have.
 */
let t: TestMall
beforeAll(async () => {
  t = await openTestMall({
    payments: withStripe,
    delays: { script: 0, refund: 0, adyenReport: 0, paypalReport: 0 },
  })
  await reconcile(t.mall.gate.own(), t.mall.providers)
})
afterAll(() => t.close())

const own = () => t.mall.gate.own()
async function paid({ pay, site, isByParcel }: Way) {
  // What was sent only a member can ask money for by themselves.
  const payer = isByParcel ? await t.signIn(people.anna, { site }) : t.visit({ site })
  const contract = await order(payer, { lamp: 1 }, site === 'UK' ? london : {})
  await pay({ payer, contractId: contract.id, labUrl: t.lab.url, insist: (work) => work() })
  await settlePayments(t)
  return { payer, contract }
}

test('a day with payments and refunds at each provider agrees once it is over and listed', async () => {
  const merchant = await t.signIn(people.merchant)
  const day = t.clock.now().toISOString().slice(0, 10)
  for (const way of ways) {
    const { contract } = await paid(way)
    const { payer, contract: undone } = await paid(way)
    if (way.isByParcel) {
      for (const one of [contract, undone]) await send(merchant, orderId(one))
      await settlePayments(t)
      const { id } = await apply(payer, orderId(undone))
      await merchant.call(APPROVE, { id })
    } else await cancelPaid(payer, orderId(undone))
    await settlePayments(t)
    expect([
      way.provider,
      await t.sql(
        `select a.provider, a.status, r.status as refund from payment_attempts a left join refunds r using (contract_id) where contract_id = any($1) order by r.status nulls first`,
        [[contractId(contract), contractId(undone)]],
      ),
    ]).toEqual([
      way.provider,
      [
        { provider: way.provider, status: 'PAY_SUCCESS', refund: null },
        { provider: way.provider, status: 'PAY_SUCCESS', refund: 'DONE' },
      ],
    ])
  }
  // A minute later, because a report is read once an instant; then as long as the latest of them
  // may take.
  t.clock.advance(60_000)
  await reconcile(own(), t.mall.providers)
  t.clock.advance(23 * DAY)
  await reconcile(own(), t.mall.providers)
  expect(await t.sql(`select * from provider_days`)).toEqual([])
  expect(
    await t.sql(
      `select provider, count(*) filter (where listed_amount = amount)::int as listed, count(*)::int as taken from captures group by 1 order by 1`,
    ),
  ).toEqual(
    ways
      .map(({ provider }) => ({ provider, listed: 2, taken: 2 }))
      .toSorted((a, b) => a.provider.localeCompare(b.provider)),
  )
  expect(
    await t.sql(
      `select g.provider, count(*) filter (where t.listed_amount = g.amount)::int as listed from refund_tries t join refund_legs g on g.id = t.leg_id group by 1 order by 1`,
    ),
  ).toEqual(
    ways
      .map(({ provider }) => ({ provider, listed: 1 }))
      .toSorted((a, b) => a.provider.localeCompare(b.provider)),
  )
  // All were compared, and not only noted.
  expect(
    await t.sql(
      `select substr(s.key, 10) as provider from mall_settings s where s.key like 'compared.%' and s.value->>'from' <= $1`,
      [day],
    ),
  ).toEqual([])
})
