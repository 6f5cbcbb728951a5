import pino from 'pino'
import { DAY, MINUTE } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelPaid } from '../../../testing/after-sales-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { london, ways, type Way } from '../../../testing/pay-everywhere.ts'
import {
  checkDuePayments,
  probeSilent,
  reconcile,
  sendDueRefunds,
  settlePayments,
} from '../../../testing/payment-work.ts'
import { order, type Contract } from '../../../testing/shop-steps.ts'
import { withStripe } from '../../../testing/stripe-steps.ts'
import { findSilent } from '../reconciling/silent-provider.ts'

/** What the mall uses without settings, and what it replaces: the lab lets both in. */
const newest = [
  'sk_test_galleriademo1',
  'AQE-demo-lab-key',
  'report-demo',
  'paypal-demo-secret',
  'klarna-demo-password',
  'klarna_test_api_galleria_demo',
  'braintree_demo_public:braintree_demo_private',
  'affirm-demo-private',
  'mockpay-demo-key',
]
const before = {
  STRIPE_KEY_BEFORE: 'sk_test_galleriademo0',
  ADYEN_API_KEY_BEFORE: 'AQE-demo-lab,before=',
  ADYEN_REPORT_PASSWORD_BEFORE: 'report,demo-before',
  PAYPAL_CLIENT_SECRET_BEFORE: 'paypal-demo-before',
  KLARNA_PASSWORD_BEFORE: 'klarna-demo-before',
  KLARNA_API_KEY_BEFORE: 'klarna_test_api_galleria_before',
  BRAINTREE_PUBLIC_KEY_BEFORE: 'braintree_demo_public_before',
  BRAINTREE_PRIVATE_KEY_BEFORE: 'braintree_demo_before',
  AFFIRM_PRIVATE_KEY_BEFORE: 'affirm-demo-before',
  MOCKPAY_KEY_BEFORE: 'mockpay-demo-before',
}
/** Whoever names a key of Braintree's names all of the account. */
const account = {
  BRAINTREE_MERCHANT_ID: 'galleria_demo',
  BRAINTREE_PUBLIC_KEY: 'braintree_demo_public',
  BRAINTREE_PRIVATE_KEY: 'braintree_demo_private',
  BRAINTREE_ACCOUNTS: 'EUR:galleria_eur,SEK:galleria_sek,PLN:galleria_pln,GBP:galleria_gbp',
}
const older = [
  ...Object.values(before),
  `${before.BRAINTREE_PUBLIC_KEY_BEFORE}:${before.BRAINTREE_PRIVATE_KEY_BEFORE}`,
]

/** By which one reads that a key is refused: of a pair, the secret one. */
const settings = Object.keys(before)
  .map((name) => name.replace('_BEFORE', ''))
  .filter((name) => name !== 'BRAINTREE_PUBLIC_KEY')
  .toSorted()

let t: TestMall
const lines: string[] = []
beforeAll(async () => {
  t = await openTestMall({
    payments: withStripe,
    settings: { ...account, ...before },
    delays: { script: 0, refund: 0, adyenReport: 0, paypalReport: 0 },
    log: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
  })
  await reconcile(own(), t.mall.providers)
})
afterAll(() => t.close())

const own = () => t.mall.gate.own()
async function begin({ pay, site }: Way) {
  const payer = t.visit({ site })
  const contract = await order(payer, { lamp: 1 }, site === 'UK' ? london : {})
  return {
    payer,
    contract,
    pay: (insist = <T>(work: () => Promise<T>) => work()) =>
      pay({ payer, contractId: contract.id, labUrl: t.lab.url, insist }),
  }
}

async function paid(way: Way) {
  const { payer, contract, pay } = await begin(way)
  await pay()
  await settlePayments(t)
  return { payer, contract }
}

const attemptsOf = (...contracts: Contract[]) =>
  t.sql<{ status: string; refund: string | null }>(
    `select a.status, r.status as refund from payment_attempts a left join refunds r using (contract_id) where contract_id = any($1) order by r.status nulls first, a.status`,
    [contracts.map((one) => contractId(one))],
  )
const refusedKeys = () =>
  [...t.mall.providers.values()].flatMap(({ keyStanding }) =>
    keyStanding().flatMap(({ setting, isRefused }) => (isRefused ? [setting] : [])),
  )
const said = () =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; refused?: string; used?: string })
    .filter(({ refused }) => refused !== undefined)
    .map(({ refused, used }) => `${refused} -> ${used}`)

test('a key that ends while one pays is followed by the one before it: payments, refunds and the comparison with each provider go on', async () => {
  const running = []
  for (const way of ways) running.push({ way, ...(await paid(way)) })
  expect([refusedKeys(), said()]).toEqual([[], []])

  t.lab.endKeys(...newest)
  for (const { way, payer, contract } of running) {
    const { contract: another } = await paid(way)
    await cancelPaid(payer, orderId(contract))
    await settlePayments(t)
    const [kept, undone] = way.isByParcel
      ? ['PRE_AUTH_SUCCESS', 'PAY_CLOSED']
      : ['PAY_SUCCESS', 'PAY_SUCCESS']
    expect([way.provider, await attemptsOf(contract, another)]).toEqual([
      way.provider,
      [
        { status: kept, refund: null },
        { status: undone, refund: 'DONE' },
      ],
    ])
  }
  t.clock.advance(MINUTE)
  await reconcile(own(), t.mall.providers)
  t.clock.advance(23 * DAY)
  await reconcile(own(), t.mall.providers)
  expect(await t.sql(`select * from provider_days`)).toEqual([])
  expect(
    await t.sql(
      `select provider, count(*) filter (where listed_amount = amount)::int as listed, count(*)::int as taken from captures group by 1 order by 1`,
    ),
  ).toEqual(
    ['adyen', 'braintree', 'paypal', 'stripe'].map((provider) => ({
      provider,
      listed: 2,
      taken: 2,
    })),
  )
  expect(refusedKeys().toSorted()).toEqual(settings)
  // Once each, however many calls were made.
  expect(said().toSorted()).toEqual(settings.map((name) => `${name} -> ${name}_BEFORE`))
})

test('where both keys have ended nobody is refused: all channels are off, what was begun waits, and goes on once a key is good', async () => {
  const running = []
  for (const way of ways) running.push({ way, ...(await paid(way)) })
  const begun = []
  for (const way of ways) begun.push(await begin(way))

  t.lab.endKeys(...newest, ...older)
  for (const { payer, contract } of running) await cancelPaid(payer, orderId(contract))
  for (const { pay } of begun) {
    let calls = 0
    // The browser asks again and again while there is nothing to go on with.
    await pay((work) => {
      calls += 1
      if (calls > 2) throw new Error('given up')
      return work()
    }).catch(() => undefined)
  }
  // A job that failed is one for later, and keeps no other one waiting.
  while ((await t.drain().catch(() => 1)) > 0);
  await checkDuePayments(own(), t.mall.providers)
  await sendDueRefunds(own(), t.mall.providers)
  t.clock.advance(MINUTE)
  await reconcile(own(), t.mall.providers)
  const names = [...t.mall.providers.keys()]
  expect([...(await findSilent(t.mall.database.db, names))]).toEqual(names)
  const all = [...running, ...begun].map(({ contract }) => contract)
  const notYet = await attemptsOf(...all)
  expect(notYet.filter(({ status }) => status === 'PAY_FAILED')).toEqual([])
  expect(notYet.filter(({ refund }) => refund === 'FAILED')).toEqual([])
  expect(notYet.filter(({ refund }) => refund === 'UNKNOWN' || refund === 'SENT')).toHaveLength(4)
  // What was only promised has nothing to give back, and is still to be let go.
  expect(notYet.filter(({ refund }) => refund === 'DONE')).toEqual([
    { status: 'PRE_AUTH_SUCCESS', refund: 'DONE' },
    { status: 'PRE_AUTH_SUCCESS', refund: 'DONE' },
  ])

  t.lab.endKeys(...older)
  t.clock.advance(MINUTE)
  await probeSilent(own(), t.mall.providers)
  expect([...(await findSilent(t.mall.database.db, names))]).toEqual([])
  await settlePayments(t)
  for (const { way, contract } of running)
    expect([way.provider, await attemptsOf(contract)]).toEqual([
      way.provider,
      [{ status: way.isByParcel ? 'PAY_CLOSED' : 'PAY_SUCCESS', refund: 'DONE' }],
    ])
  t.clock.advance(MINUTE)
  await reconcile(own(), t.mall.providers)
  expect(refusedKeys().toSorted()).toEqual(settings.map((name) => `${name}_BEFORE`))
})
