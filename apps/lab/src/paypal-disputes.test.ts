import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lab } from './lab.ts'
import { demoApp } from './paypal/paypal.routes.ts'
import type { DisputeOutcome } from './paypal/paypal.types.ts'
import { call, startMerchant, startTestLab, type Merchant } from './test-lab.ts'

/** Customer Disputes of the lab's PayPal, from the payment to whoever it is decided for. */

type Amount = { currency_code: string; value: string }
let lab: Lab
let merchant: Merchant
let token: string

beforeAll(async () => {
  lab = await startTestLab({})
  merchant = await startMerchant()
  const answer = await fetch(`${lab.url}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${demoApp.clientId}:${demoApp.secret}`).toString('base64')}`,
    },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  token = ((await answer.json()) as { access_token: string }).access_token
})
afterAll(async () => {
  await lab.stop()
  await merchant.stop()
})

const eur = (value: string): Amount => ({ currency_code: 'EUR', value })
function ask<T>(method: string, path: string, body?: unknown) {
  return call<T>(`${lab.url}/paypal${path}`, method, body, { authorization: `Bearer ${token}` })
}
const events = (id: string) =>
  merchant.deliveries
    .filter(({ raw }) => raw.includes(id))
    .map(({ raw }) => (JSON.parse(raw) as { event_type: string }).event_type)

type AtPaypal = {
  status: string
  dispute_outcome?: { outcome_code: string }
  money_movements: { type: string; reason: string; amount: Amount }[]
  evidences: { notes: string }[]
  details?: { issue: string }[]
}
type Listed = { items: { dispute_id: string }[]; links: { rel: string; href: string }[] }
const DISPUTES = '/v1/customer/disputes'
const list = (query = '') => ask<Listed>('GET', `${DISPUTES}${query}`)
/** Of a payment that was taken. */
async function disputed(outcome: DisputeOutcome): Promise<string> {
  await call(`${lab.url}/scenario`, 'POST', { channel: 'PAYPAL_PAY_PC', outcome })
  const order = {
    intent: 'CAPTURE',
    purchase_units: [{ custom_id: 'att_1', amount: eur('129.90') }],
    payment_source: {
      paypal: {
        experience_context: { return_url: `${merchant.url}/back`, cancel_url: merchant.url },
      },
    },
  }
  const { id } = (await ask<{ id: string }>('POST', '/v2/checkout/orders', order)).body
  await lab.hurry(id)
  await ask('POST', `/v2/checkout/orders/${id}/capture`, {})
  return (await list()).body.items[0]?.dispute_id ?? ''
}
async function provide(dispute: string, notes: string) {
  const form = new FormData()
  const evidences = [{ evidence_type: 'OTHER', notes }]
  form.append('input', new Blob([JSON.stringify({ evidences })], { type: 'application/json' }))
  const answer = await fetch(`${lab.url}/paypal${DISPUTES}/${dispute}/provide-evidence`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return answer.status
}
const look = async (dispute: string) => (await ask<AtPaypal>('GET', `${DISPUTES}/${dispute}`)).body

test('a chargeback takes the money at once, and gives it back to whoever proves it', async () => {
  const dispute = await disputed('charged_back')
  expect(await look(dispute)).toMatchObject({
    status: 'WAITING_FOR_SELLER_RESPONSE',
    money_movements: [
      { type: 'DEBIT', reason: 'DISPUTE_SETTLEMENT', amount: eur('129.90') },
      { type: 'DEBIT', reason: 'CHARGEBACK_FEE', amount: eur('16.00') },
    ],
  })
  expect(await provide(dispute, 'winning_evidence')).toBe(200)
  expect(await look(dispute)).toMatchObject({
    status: 'RESOLVED',
    dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' },
    evidences: [{ notes: 'winning_evidence' }],
  })
  expect((await look(dispute)).money_movements[2]).toMatchObject({ type: 'CREDIT' })
  expect(await provide(dispute, 'again')).toBe(422)
  await lab.idle()
  expect(events(dispute)).toEqual(['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED'])
})

test('a claim holds the money and takes it when the seller gives in', async () => {
  const dispute = await disputed('claimed')
  expect((await look(dispute)).money_movements).toEqual([])
  const note = { note: 'It is ours.', accept_claim_type: 'REFUND' }
  expect((await ask('POST', `${DISPUTES}/${dispute}/accept-claim`, note)).status).toBe(200)
  expect(await look(dispute)).toMatchObject({
    status: 'RESOLVED',
    dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' },
    money_movements: [{ type: 'DEBIT', reason: 'DISPUTE_SETTLEMENT', amount: eur('129.90') }],
  })
})

test('an inquiry takes messages while the two talk, and no evidence', async () => {
  const dispute = await disputed('inquired')
  expect(await provide(dispute, 'winning_evidence')).toBe(422)
  const message = { message: 'Which corner?' }
  expect((await ask('POST', `${DISPUTES}/${dispute}/send-message`, message)).status).toBe(200)
  expect((await look(dispute)).status).toBe('OPEN')
})

test('disputes are listed by pages, the newest first, and a stranger finds none', async () => {
  const all = (await list('?page_size=50')).body.items
  const first = (await list('?page_size=1')).body
  const next = new URL(first.links.find(({ rel }) => rel === 'next')?.href ?? '')
  const second = (await list(next.search)).body
  expect([...first.items, ...second.items]).toEqual(all.slice(0, 2))
  expect((await list('?page_size=51')).status).toBe(400)
  expect((await ask('GET', `${DISPUTES}/PP-R-NONE`)).status).toBe(404)
})
