import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order, OrderRequest, Outcome } from './klarna/klarna.types.ts'
import type { Lab } from './lab.ts'
import { call, startTestLab } from './test-lab.ts'

/** The disputes of the lab's Klarna (V4), from the capture to whoever they are decided for. */

let lab: Lab
beforeAll(async () => {
  lab = await startTestLab()
})
afterAll(() => lab.stop())

const account = `Basic ${Buffer.from('PK_galleria_demo:klarna-demo-password').toString('base64')}`
const key = 'Basic klarna_test_api_galleria_demo'
const DISPUTES = '/v4/payment/disputes'
function ask<T>(path: string, method = 'GET', body?: unknown) {
  const authorization = path.startsWith(DISPUTES) ? key : account
  return call<T>(`${lab.url}/klarna${path}`, method, body, { authorization })
}
const chair = {
  name: 'Chair',
  quantity: 1,
  unit_price: 12_990,
  tax_rate: 1900,
  total_amount: 12_990,
  total_tax_amount: 2074,
}
const purchase: OrderRequest = {
  purchase_country: 'DE',
  purchase_currency: 'EUR',
  locale: 'de-DE',
  order_amount: 12_990,
  order_tax_amount: 2074,
  order_lines: [chair],
  auto_capture: true,
}

type Dispute = {
  payment_dispute_id: string
  state: string
  previous_state?: string
  order_id: string
  capture_id: string
  state_context: Record<string, unknown>
}
type Listed = { disputes: Dispute[]; pagination: { count: number; last_item: string | null } }
type Line = { type: string; detailed_type?: string; amount: number; capture_id: string }
type Problem = { error_type: string; error_code: string }

/** Of an order that was captured at once. */
async function disputed(outcome: Outcome) {
  await call(`${lab.url}/scenario`, 'POST', { channel: 'KLARNA', outcome })
  const { auto_capture: _, ...session } = purchase
  const opened = await ask<{ session_id: string }>('/payments/v1/sessions', 'POST', session)
  const chosen = await call<{ authorization_token: string }>(
    `${lab.url}/klarna/dialog/${opened.body.session_id}`,
    'POST',
    { choice: 'approve' },
  )
  const path = `/payments/v1/authorizations/${chosen.body.authorization_token}/order`
  const { order_id } = (await ask<{ order_id: string }>(path, 'POST', purchase)).body
  const listed = await ask<Listed>(`${DISPUTES}?order_ids=${order_id}`)
  const order = (await ask<Order>(`/ordermanagement/v1/orders/${order_id}`)).body
  return { order, at: `${DISPUTES}/${listed.body.disputes[0]?.payment_dispute_id}` }
}
async function upload(at: string, content: string) {
  const form = new FormData()
  form.append('file', new Blob([content], { type: 'application/pdf' }), 'evidence.pdf')
  const answer = await fetch(`${lab.url}/klarna${at}/attachments`, {
    method: 'POST',
    headers: { authorization: key },
    body: form,
  })
  const body = (await answer.json()) as { payment_dispute_attachment_id: string }
  return { status: answer.status, body }
}
async function represent(at: string, additional_information: string) {
  const { body: attachment } = await upload(at, '%PDF-1.7')
  const body = { attachments: [attachment], additional_information }
  return ask<Dispute & Problem>(`${at}/represent`, 'POST', body)
}
const look = async (at: string) => (await ask<Dispute>(at)).body
const linesOf = async ({ order_id }: Order) =>
  (
    await ask<{ transactions: Line[] }>(`/settlements/v1/transactions?order_id=${order_id}`)
  ).body.transactions.map(({ type, detailed_type = '', amount }) => [type, detailed_type, amount])
const SOLD = [
  ['SALE', '', 12_990],
  ['FEE', '', 412],
]

test('a capture is disputed: what it is of, how much is held, until when it can be answered', async () => {
  const { order, at } = await disputed('disputed')
  expect(await look(at)).toMatchObject({
    state: 'INITIATED',
    order_id: order.order_id,
    capture_id: order.captures[0]?.capture_id,
    dispute_details: { dispute_amount: 12_990, currency: 'EUR', created_by: 'CUSTOMER' },
    configuration: { options: { hold_policy: 'ON_DISPUTE_INITIATED' } },
    state_context: { representment: { state: 'EVIDENCE_REQUESTED' } },
  })
  const unheld = await disputed('disputed_unheld')
  expect(await look(unheld.at)).toMatchObject({
    configuration: { options: { hold_policy: 'NONE' } },
  })
})

test('evidence that proves it wins, and is taken once', async () => {
  const { order, at } = await disputed('disputed')
  const answer = await represent(at, 'winning_evidence')
  expect([answer.status, answer.body.state]).toEqual([201, 'CLOSED'])
  expect(await look(at)).toMatchObject({
    state: 'CLOSED',
    previous_state: 'INITIATED',
    state_context: { dispute_outcome: 'WON' },
    representment: {
      state: 'EVIDENCE_RECEIVED',
      partner_evidence: { additional_information: 'winning_evidence' },
    },
  })
  expect((await upload(at, '%PDF-1.7')).status).toBe(409)
  const attachments = [
    { payment_dispute_attachment_id: `${at.slice(DISPUTES.length + 1)}:attachment:1` },
  ]
  expect(await ask(`${at}/represent`, 'POST', { attachments })).toMatchObject({
    status: 409,
    body: { error_type: 'RESOURCE_ERROR', error_code: 'RESOURCE_CONFLICT' },
  })
  expect(await linesOf(order)).toEqual(SOLD)
})

test('other evidence is looked at', async () => {
  const { at } = await disputed('disputed')
  expect((await represent(at, 'It was signed for.')).body.state).toBe('REPRESENTMENT')
  expect((await look(at)).state_context).toMatchObject({
    partner_evidence: { additional_information: 'It was signed for.' },
  })
})

test('what does not prove it can be appealed against, and is lost with an appeal that does not either', async () => {
  const { order, at } = await disputed('disputed')
  expect((await represent(at, 'losing_evidence')).body.state).toBe('PRE_ARBITRATION')
  expect(Object.keys((await look(at)).state_context)).toEqual(['arbitration_expires_at'])
  const appeal = (additional_information: string) =>
    ask<Dispute>(`${at}/appeal`, 'POST', { additional_information })
  expect((await appeal('losing_evidence')).body.state).toBe('CLOSED')
  expect(await look(at)).toMatchObject({
    previous_state: 'PRE_ARBITRATION',
    state_context: { dispute_outcome: 'LOST' },
    arbitration: { arbitration_request: { additional_information: 'losing_evidence' } },
  })
  expect((await appeal('again')).status).toBe(409)
  expect(await linesOf(order)).toEqual([
    ...SOLD,
    ['REVERSAL', 'REVERSAL', 12_990],
    ['FEE', 'DISPUTE_FEE', 1500],
  ])

  const second = await disputed('disputed')
  await represent(second.at, 'losing_evidence')
  const other = { additional_information: 'Look again, please.' }
  expect((await ask<Dispute>(`${second.at}/appeal`, 'POST', other)).body.state).toBe('ARBITRATION')
})

test('accepting it is losing it', async () => {
  const { at } = await disputed('disputed_unheld')
  expect(await ask(`${at}/accept-loss`, 'POST')).toMatchObject({
    status: 202,
    body: { state: 'CLOSED' },
  })
  expect(await look(at)).toMatchObject({
    state_context: {
      dispute_outcome: 'LOST',
      dispute_outcome_detailed: 'partner_accepted_the_loss',
    },
    representment: { state: 'EVIDENCE_WAIVED' },
  })
  expect((await ask(`${at}/accept-loss`, 'POST')).status).toBe(409)
})

test('evidence wants a file that was uploaded to this dispute', async () => {
  const { at } = await disputed('disputed')
  const { at: other } = await disputed('disputed')
  expect((await upload(at, 'words')).status).toBe(400)
  const text = { additional_information: 'winning_evidence' }
  expect((await ask(`${at}/represent`, 'POST', text)).status).toBe(400)
  const { body } = await upload(other, '%PDF-1.7')
  const foreign = await ask(`${at}/represent`, 'POST', { ...text, attachments: [body] })
  expect(foreign.status).toBe(400)
  expect((await look(at)).state).toBe('INITIATED')
})

test('disputes are listed by pages, the oldest first, and a stranger finds none', async () => {
  const list = async (query: string) => (await ask<Listed>(`${DISPUTES}?${query}`)).body
  const all = (await list('size=100')).disputes.map((one) => one.payment_dispute_id)
  const first = await list('size=1')
  const rest = await list(`size=100&starting_after=${first.pagination.last_item}`)
  expect([...first.disputes, ...rest.disputes].map((one) => one.payment_dispute_id)).toEqual(all)
  expect([rest.pagination.count, rest.pagination.last_item]).toEqual([all.length - 1, null])
  expect((await list('updated_at_start=2999-01-01T00:00:00.000Z')).disputes).toEqual([])
  expect((await ask(`${DISPUTES}?size=0`)).status).toBe(400)
  expect(await ask(`${DISPUTES}/krn:none`)).toMatchObject({
    status: 404,
    body: { error_type: 'RESOURCE_ERROR' },
  })
  const stranger = await call<Problem>(`${lab.url}/klarna${DISPUTES}`, 'GET', undefined, {
    authorization: account,
  })
  expect([stranger.status, stranger.body.error_code]).toEqual([401, 'UNAUTHORIZED'])
})
