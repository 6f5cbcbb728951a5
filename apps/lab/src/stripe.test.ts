import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Lab } from './lab.ts'
import { patiently, call, startMerchant, startTestLab, type Merchant } from './test-lab.ts'

/** The unmodified SDK against the stand-in. */

let lab: Lab
let merchant: Merchant
let stripe: Stripe

beforeAll(async () => {
  merchant = await startMerchant()
  // The bank takes long enough that what is not there yet is seen on a busy machine too.
  lab = await startTestLab({ delays: { bank: 3_000 } })
  stripe = connect('sk_test_galleriademo1')
  await stripe.webhookEndpoints.create({ url: `${merchant.url}/hooks`, enabled_events: ['*'] })
})
afterAll(async () => {
  await lab.stop()
  await merchant.stop()
})

function connect(key: string): Stripe {
  const { hostname, port } = new URL(`${lab.url}`)
  const client = new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((url, init) =>
      fetch(String(url).replace('/v1/', '/stripe/v1/'), init as RequestInit),
    ),
  })
  return client
}

const order = { amount: 12_990, currency: 'eur', metadata: { reference: 'try-1' } } as const
const create = (more: Partial<Stripe.PaymentIntentCreateParams> = {}, key?: string) =>
  stripe.paymentIntents.create(
    { ...order, allowed_payment_method_types: ['card'], capture_method: 'automatic', ...more },
    key ? { idempotencyKey: key } : {},
  )
const queue = (outcome: string, channel = 'STRIPE_PAY_PC') =>
  call(`${lab.url}/scenario`, 'POST', { channel, outcome })
type Said = {
  status: string
  amount_received: number
  latest_charge: string
  payment_method: string
  next_action: { use_stripe_sdk: { stripe_js: string } }
  error: { code: string; decline_code?: string; payment_intent: { status: string } }
}
/** What Stripe.js sends from its frame. */
async function confirmInBrowser(
  intent: { id: string; client_secret: string | null },
  number: string,
  more: Record<string, string> = {},
  kind = 'payment_intents',
) {
  const answer = await fetch(`${lab.url}/stripe/v1/${kind}/${intent.id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_galleriademo1',
      client_secret: intent.client_secret ?? '',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
      use_stripe_sdk: 'true',
      ...more,
    }),
  })
  return { status: answer.status, body: (await answer.json()) as Said }
}
const answerBank = (url: string, answer: 'complete' | 'fail') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' })
const typesOf = async (id: string) =>
  (await call<{ type: string; paymentId: string }[]>(`${lab.url}/stripe/test/events`)).body
    .filter(({ paymentId }) => paymentId === id)
    .map(({ type }) => type)
    .toReversed()

test('a card pays: a charge with its fee, and events that the library verifies', async () => {
  const intent = await create()
  expect(intent).toMatchObject({ status: 'requires_payment_method', amount_received: 0 })
  const { status, body } = await confirmInBrowser(intent, '4242424242424242')
  expect([status, body.status, body.amount_received]).toEqual([200, 'succeeded', 12_990])
  const paid = await stripe.paymentIntents.retrieve(intent.id, {
    expand: ['latest_charge.balance_transaction'],
  })
  const charge = paid.latest_charge as Stripe.Charge
  expect(charge).toMatchObject({
    status: 'succeeded',
    amount_captured: 12_990,
    metadata: order.metadata,
  })
  expect(charge.balance_transaction).toMatchObject({
    type: 'charge',
    fee: 220,
    net: 12_770,
    currency: 'eur',
  })
  await vi.waitFor(async () => {
    expect(await typesOf(intent.id)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ])
    expect(merchant.deliveries.some(({ raw }) => raw.includes('"payment_intent.succeeded"'))).toBe(
      true,
    )
  }, patiently)
  const { raw, headers } = merchant.deliveries.find(({ raw: words }) =>
    words.includes('"payment_intent.succeeded"'),
  )!
  const header = String(headers['stripe-signature'])
  for (const secret of ['whsec_galleriademo1', 'whsec_galleriademo0'])
    expect(stripe.webhooks.constructEvent(raw, header, secret).data.object).toMatchObject({
      id: intent.id,
    })
  expect(() => stripe.webhooks.constructEvent(raw, header, 'whsec_other')).toThrow(/signature/)
})

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
])('%s is declined with %s, and another card may be tried', async (number, code, decline) => {
  const intent = await create()
  const { status, body } = await confirmInBrowser(intent, number)
  expect([status, body.error.code, body.error.decline_code]).toEqual([402, code, decline])
  expect(body.error.payment_intent.status).toBe('requires_payment_method')
  const again = await confirmInBrowser(intent, '5555555555554444')
  expect(again.body.status).toBe('succeeded')
})

test('what is no card number, or long past, is no card', async () => {
  const intent = await create()
  const wrong = await confirmInBrowser(intent, '4242424242424241')
  expect([wrong.status, wrong.body.error.code]).toEqual([402, 'incorrect_number'])
  const old = await confirmInBrowser(intent, '4242424242424242', {
    'payment_method_data[card][exp_year]': '21',
  })
  expect(old.body.error.code).toBe('invalid_expiry_year')
})

test('a card that wants 3-D Secure pays once the bank is answered, and fails when it is not', async () => {
  const intent = await create()
  const asked = await confirmInBrowser(intent, '4000000000003220')
  expect(asked.body.status).toBe('requires_action')
  const url = asked.body.next_action.use_stripe_sdk.stripe_js
  expect(await (await fetch(url)).text()).toContain('129.9 EUR')
  await answerBank(url, 'fail')
  const failed = await stripe.paymentIntents.retrieve(intent.id)
  expect(failed).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
  const again = await confirmInBrowser(intent, '4000000000003220')
  await answerBank(again.body.next_action.use_stripe_sdk.stripe_js, 'complete')
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
  const without = await confirmInBrowser(await create(), '4000000000003055')
  expect(without.body.status).toBe('succeeded')
  const broken = await confirmInBrowser(await create(), '4000008400001280')
  expect(broken.body.error.code).toBe('payment_intent_authentication_failure')
})

test('without Stripe.js the bank sends the buyer back to the shop', async () => {
  const intent = await create({
    payment_method: 'pm_card_authenticationRequired',
    confirm: true,
    return_url: 'http://127.0.0.1:3000/buyer/pay-result?tradeId=7',
  })
  const url = intent.next_action?.redirect_to_url?.url ?? ''
  const back = new URL((await answerBank(url, 'complete')).headers.get('location') ?? '')
  expect(Object.fromEntries(back.searchParams)).toEqual({
    tradeId: '7',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  })
})

test('a card is kept for its customer, charged again, and is gone once it is detached', async () => {
  const customer = await stripe.customers.create({ metadata: { account: 'a1' } })
  const setup = await stripe.setupIntents.create({ customer: customer.id })
  const { body } = await confirmInBrowser(setup, '4242424242424242', {}, 'setup_intents')
  expect(body.status).toBe('succeeded')
  const [method] = (await stripe.customers.listPaymentMethods(customer.id)).data
  expect(method?.card).toMatchObject({
    last4: '4242',
    brand: 'visa',
    exp_month: 12,
    exp_year: 2034,
  })
  const paid = await create({ customer: customer.id, payment_method: method!.id, confirm: true })
  expect(paid.status).toBe('succeeded')
  await expect(create({ payment_method: method!.id, confirm: true })).rejects.toMatchObject({
    code: 'payment_method_unexpected_state',
  })
  await stripe.paymentMethods.detach(method!.id)
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([])
  const asked = await stripe.setupIntents.create({ customer: customer.id })
  const question = await confirmInBrowser(asked, '4000002500003155', {}, 'setup_intents')
  await answerBank(question.body.next_action.use_stripe_sdk.stripe_js, 'complete')
  expect((await stripe.setupIntents.retrieve(asked.id)).status).toBe('succeeded')
  await stripe.customers.del(customer.id)
  await expect(stripe.customers.retrieve(customer.id)).rejects.toMatchObject({ statusCode: 404 })
})

test('4000000000000341 is kept and declined, a card that is always declined is not kept', async () => {
  const customer = await stripe.customers.create({})
  const setup = await stripe.setupIntents.create({ customer: customer.id })
  const refused = await confirmInBrowser(setup, '4000000000000002', {}, 'setup_intents')
  expect([refused.status, refused.body.error.code]).toEqual([402, 'card_declined'])
  const confirmed = await confirmInBrowser(setup, '4000000000000341', {}, 'setup_intents')
  expect(confirmed.body.status).toBe('succeeded')
  await expect(
    create({ customer: customer.id, payment_method: confirmed.body.payment_method, confirm: true }),
  ).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' })
})

test('a key does its work once, tells other work apart, and repeats a 500 as well', async () => {
  const first = await create({}, 'key-1')
  expect((await create({}, 'key-1')).id).toBe(first.id)
  await expect(create({ amount: 5 }, 'key-1')).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
  await queue('error_500_acted')
  for (let round = 0; round < 2; round += 1)
    await expect(create({ metadata: { reference: 'try-500' } }, 'key-2')).rejects.toMatchObject({
      statusCode: 500,
    })
  const found = await stripe.paymentIntents.search({ query: "metadata['reference']:'try-500'" })
  expect(found.data).toHaveLength(1)
  await queue('rate_limited')
  await expect(create({}, 'key-3')).rejects.toMatchObject({ type: 'StripeRateLimitError' })
  expect((await create({}, 'key-3')).status).toBe('requires_payment_method')
})

test('a wrong key is 401, a publishable one may not do what a secret one does', async () => {
  await expect(connect('sk_test_other').paymentIntents.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  })
  await expect(connect('pk_test_galleriademo1').paymentIntents.list()).rejects.toMatchObject({
    code: 'secret_key_required',
  })
  const intent = await create()
  const stranger = await confirmInBrowser({ ...intent, client_secret: 'x' }, '4242424242424242')
  expect(stranger.status).toBe(404)
})

test('money goes back: at once, later, not at all, and never more than was taken', async () => {
  const paid = await create({ payment_method: 'pm_card_visa', confirm: true })
  const part = await stripe.refunds.create({ payment_intent: paid.id, amount: 990 })
  expect(part).toMatchObject({ status: 'succeeded', amount: 990, charge: paid.latest_charge })
  await expect(
    stripe.refunds.create({ payment_intent: paid.id, amount: 12_001 }),
  ).rejects.toMatchObject({ param: 'amount' })
  await stripe.refunds.create({ payment_intent: paid.id })
  await expect(stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  const back = await create({ payment_method: 'pm_card_refundFail', confirm: true })
  const lost = await stripe.refunds.create({ payment_intent: back.id })
  expect(lost.status).toBe('succeeded')
  const slow = await create({ payment_method: 'pm_card_pendingRefund', confirm: true })
  const late = await stripe.refunds.create({ payment_intent: slow.id })
  expect(late.status).toBe('pending')
  await vi.waitFor(async () => {
    expect(await stripe.refunds.retrieve(lost.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    })
    expect((await stripe.refunds.retrieve(late.id)).status).toBe('succeeded')
  }, patiently)
  const lines = await stripe.balanceTransactions.list({ source: lost.id })
  expect(lines.data.map(({ type, amount }) => [type, amount])).toEqual([
    ['refund_failure', 12_990],
    ['refund', -12_990],
  ])
})

test('money of other countries is booked in euro, its fee too', async () => {
  const paid = await create({
    amount: 80_00,
    currency: 'gbp',
    payment_method: 'pm_card_visa',
    confirm: true,
    expand: ['latest_charge.balance_transaction'],
  })
  expect((paid.latest_charge as Stripe.Charge).balance_transaction).toMatchObject({
    amount: 100_00,
    currency: 'eur',
    exchange_rate: 1.25,
    fee: 175,
  })
})

test('a fee that is booked later comes with an event', async () => {
  const intent = await create({ capture_method: 'automatic_async' })
  const { body } = await confirmInBrowser(intent, '4242424242424242')
  const before = await stripe.charges.retrieve(body.latest_charge)
  expect(before.balance_transaction).toBeNull()
  await lab.hurry(before.id)
  expect((await stripe.charges.retrieve(before.id)).balance_transaction).toMatch(/^txn_/)
  expect(await typesOf(intent.id)).toContain('charge.updated')
})

test('a disputed charge is taken back, cannot be refunded, and comes back once it is won', async () => {
  const paid = await create({ payment_method: 'pm_card_createDispute', confirm: true })
  const [dispute] = (await stripe.disputes.list({ payment_intent: paid.id })).data
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 12_990, reason: 'fraudulent' })
  await expect(stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
  const won = await stripe.disputes.update(dispute!.id, {
    evidence: { uncategorized_text: 'winning_evidence' },
  })
  expect([won.status, won.balance_transactions.map(({ net }) => net)]).toEqual([
    'won',
    [-14_990, 14_990],
  ])
  await expect(stripe.disputes.close(dispute!.id)).rejects.toMatchObject({ code: 'dispute_closed' })
})

test('what was queued happens without a person', async () => {
  await queue('pending_then_paid')
  const slow = await create()
  await queue('late')
  const late = await create()
  await queue('wrong_amount')
  const short = await create()
  await vi.waitFor(async () => {
    expect((await stripe.paymentIntents.retrieve(slow.id)).status).toBe('succeeded')
    expect((await stripe.paymentIntents.retrieve(short.id)).amount_received).toBe(12_989)
    expect((await stripe.paymentIntents.retrieve(late.id)).status).toBe('processing')
  }, patiently)
  await expect(stripe.paymentIntents.cancel(late.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  await vi.waitFor(
    async () => expect((await stripe.paymentIntents.retrieve(late.id)).status).toBe('succeeded'),
    patiently,
  )
  const open = await create()
  expect((await stripe.paymentIntents.cancel(open.id)).status).toBe('canceled')
  expect((await confirmInBrowser(open, '4242424242424242')).status).toBe(400)
})

test('lists go from new to old, page by page, within their time', async () => {
  const since = Math.floor(Date.now() / 1000) - 3600
  const all = await stripe.balanceTransactions
    .list({ type: 'charge', created: { gte: since }, limit: 2, expand: ['data.source'] })
    .autoPagingToArray({ limit: 1000 })
  expect(all.length).toBeGreaterThan(4)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.every(({ source }) => (source as Stripe.Charge).object === 'charge')).toBe(true)
  expect((await stripe.charges.list({ created: { gt: since + 7200 } })).data).toEqual([])
})

test('unknown names and missing ones are refused as the real API refuses them', async () => {
  await expect(create({ colour: 'red' } as object)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'colour',
  })
  await expect(
    stripe.paymentIntents.create({ currency: 'eur' } as Stripe.PaymentIntentCreateParams),
  ).rejects.toMatchObject({ code: 'parameter_missing', param: 'amount' })
  await expect(create({ amount: 12.5 })).rejects.toMatchObject({
    code: 'parameter_invalid_integer',
  })
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  })
})

test('the script and its frame are served, and run nothing of others', async () => {
  const script = await fetch(`${lab.url}/stripe/js/stripe.js`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(await script.text()).toContain('window.Stripe = Stripe')
  const frame = await fetch(`${lab.url}/stripe/js/frame?kind=cardNumber`)
  expect(frame.headers.get('content-security-policy')).toContain("script-src 'self'")
})
