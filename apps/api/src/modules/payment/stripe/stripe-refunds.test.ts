import { HOUR } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cancelPaid, ledger } from '../../../testing/after-sales-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { reconcile, sendDueRefunds } from '../../../testing/payment-work.ts'
import { order, type Contract } from '../../../testing/shop-steps.ts'
import {
  answerBank,
  askStripe,
  payByStripe,
  queueAtStripe,
  typeCard,
  withStripe,
} from '../../../testing/stripe-steps.ts'

/** Money that goes back by Stripe: what pays nothing, and what is asked back. */

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ payments: withStripe })
})
afterAll(() => t.close())
afterEach(async () => {
  await settleDown()
  expect(await t.audit()).toEqual([])
})

const own = () => t.mall.gate.own()
async function settleDown() {
  await t.lab.idle()
  await t.drain()
  await sendDueRefunds(own(), t.mall.providers)
  await t.lab.idle(300)
  await t.drain()
}
const refundsOf = (contract: Contract) =>
  t.sql<{ status: string; amount: number; reason: string; tries: number }>(
    `select r.status, r.amount::int, r.reason, (select count(*)::int from refund_tries y join refund_legs l on l.id = y.leg_id where l.refund_id = r.id) as tries
     from refunds r where r.contract_id = $1 order by r.created_at, r.id`,
    [contractId(contract)],
  )
const states = async (contract: Contract) =>
  (
    await t.sql<{ status: string }>('select status from orders where contract_id = $1', [
      contractId(contract),
    ])
  ).map(({ status }) => status)

type Intent = { id: string; status: string; metadata: { contract: string } }
const intentsOf = async (contract: Contract) =>
  (await askStripe<{ data: Intent[] }>(t.lab.url, 'payment_intents?limit=100')).data.filter(
    ({ metadata }) => metadata.contract === contract.id,
  )
const givenBack = async (contract: Contract) => {
  const [intent] = await intentsOf(contract)
  const { data } = await askStripe<{ data: { status: string; amount: number }[] }>(
    t.lab.url,
    `refunds?payment_intent=${intent?.id}`,
  )
  return data.map(({ status, amount }) => ({ status, amount }))
}

type Paid = { readonly guest: Visitor; readonly contract: Contract }
/** A guest's order, paid by a card of this number. */
async function paid(number: string): Promise<Paid> {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  const { redirectInfo } = await payByStripe(guest, contract.id)
  await typeCard(t.lab.url, redirectInfo?.clientSecret, number)
  await settleDown()
  expect(await states(contract)).toEqual(['UN_DELIVERY'])
  return { guest, contract }
}

/** Its buyer calls it off before anything was sent: all of its money goes back. */
async function callOff({ guest, contract }: Paid): Promise<void> {
  await cancelPaid(guest, contract.tradeOrderList[0]?.id ?? '')
  await settleDown()
}

test('what is called off goes back: at Stripe and in the books, and the fee stays with Stripe', async () => {
  const one = await paid('4242424242424242')
  await callOff(one)
  expect(await refundsOf(one.contract)).toMatchObject([{ status: 'DONE', amount: 6480, tries: 1 }])
  expect(await givenBack(one.contract)).toEqual([{ status: 'succeeded', amount: 6480 }])
  expect((await ledger(t, one.contract.id))['provider']).toBe(-122)
})

test('a refund that the bank takes its time for is done once it says so', async () => {
  const one = await paid('4000000000007726')
  await callOff(one)
  expect(await givenBack(one.contract)).toEqual([{ status: 'succeeded', amount: 6480 }])
  expect(await refundsOf(one.contract)).toMatchObject([{ status: 'DONE', tries: 1 }])
})

test('a refund that had succeeded and came back is countered in the books, and sent once more', async () => {
  const one = await paid('4000000000005126')
  await callOff(one)
  expect(await refundsOf(one.contract)).toMatchObject([{ status: 'FAILED' }])
  expect((await ledger(t, one.contract.id))['provider']).toBe(6480 - 122)
  t.clock.advance(7 * HOUR)
  await settleDown()
  expect((await refundsOf(one.contract))[0]?.tries).toBe(2)
})

test('a refund that fails at the bank is sent again later, by another key', async () => {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  await queueAtStripe(t.lab.url, 'STRIPE_PAY_PC', 'refund_fails_once')
  await payByStripe(guest, contract.id)
  await settleDown()
  await callOff({ guest, contract })
  expect(await refundsOf(contract)).toMatchObject([{ status: 'FAILED', tries: 1 }])
  t.clock.advance(7 * HOUR)
  await settleDown()
  expect(await refundsOf(contract)).toMatchObject([{ status: 'DONE', tries: 2 }])
  expect(await givenBack(contract)).toEqual([
    { status: 'succeeded', amount: 6480 },
    { status: 'failed', amount: 6480 },
  ])
})

test('another amount than was asked for pays nothing and goes back, and a person is told', async () => {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  await queueAtStripe(t.lab.url, 'STRIPE_PAY_PC', 'wrong_amount')
  await payByStripe(guest, contract.id)
  await settleDown()
  expect([await states(contract), await refundsOf(contract)]).toMatchObject([
    ['PENDING_PAY'],
    [{ status: 'DONE', amount: 6479, reason: 'amount' }],
  ])
})

test('a payment that its bank made after the order had been given up goes back by itself, once', async () => {
  const guest = t.visit()
  const contract = await order(guest, { lamp: 1 })
  const { redirectInfo } = await payByStripe(guest, contract.id)
  const asked = await typeCard(t.lab.url, redirectInfo?.clientSecret, '4000000000003220')
  await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
    id: contract.tradeOrderList[0]?.id ?? '',
  })
  await answerBank(asked, 'complete')
  await settleDown()
  // Closed at Stripe first: what the bank answers to that pays nothing.
  expect([await states(contract), await refundsOf(contract)]).toEqual([['CANCELED'], []])
  expect(await intentsOf(contract)).toMatchObject([{ status: 'canceled' }])
})

test('a refund made by hand at Stripe is found, and a person is told', async () => {
  const one = await paid('4242424242424242')
  const [intent] = await intentsOf(one.contract)
  await fetch(`${t.lab.url}/stripe/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_galleriademo1' },
    body: new URLSearchParams({ payment_intent: intent?.id ?? '', amount: '480' }),
  })
  await reconcile(own(), t.mall.providers)
  expect(
    await t.sql(
      `select kind, amount::int from money_matters where provider = 'stripe' and status = 'OPEN' and kind = 'STRAY_REFUND'`,
    ),
  ).toEqual([{ kind: 'STRAY_REFUND', amount: 480 }])
})
