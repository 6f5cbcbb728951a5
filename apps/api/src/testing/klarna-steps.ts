import type { Id } from '@galleria/kernel/id'
import { contractId } from './money-trail.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import type { Contract } from './shop-steps.ts'

/** Steps of a buyer with Klarna and of Klarna itself, for tests. */

const authorization = `Basic ${Buffer.from('PK_galleria_demo:klarna-demo-password').toString('base64')}`

export type Line = {
  type: string
  name: string
  reference: string
  quantity: number
  unit_price: number
  tax_rate: number
  total_amount: number
  total_tax_amount: number
}
export type KlarnaData = {
  purchase_country: string
  purchase_currency: string
  locale: string
  order_amount: number
  order_tax_amount: number
  order_lines: Line[]
  billing_address: Record<string, string>
  merchant_reference1: string
  status: string
  expires_at: string
  captured_amount: number
  refunded_amount: number
  remaining_authorized_amount: number
  captures: { capture_id: string; captured_amount: number; order_lines?: Line[] }[]
  refunds: { refund_id: string; refunded_amount: number; order_lines?: Line[] }[]
}

export function createKlarnaSteps(mall: () => TestMall) {
  async function ask<T = KlarnaData>(path: string): Promise<T> {
    const answer = await fetch(`${mall().lab.url}/klarna${path}`, { headers: { authorization } })
    return (await answer.json()) as T
  }
  const scenario = (outcome: string) =>
    fetch(`${mall().lab.url}/scenario`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'KLARNA', outcome }),
    })
  const open = (buyer: Visitor, contract: Contract) =>
    buyer.call('POST /api/payments/v1/sessions', {
      type: { payChannel: 'KLARNA', contractId: contract.id },
    })
  /** The form is opened and the dialog approved: what the browser then has. */
  async function agree(buyer: Visitor, contract: Contract, outcome?: string) {
    if (outcome) await scenario(outcome)
    const { session_id } = await open(buyer, contract)
    const answer = await fetch(`${mall().lab.url}/klarna/dialog/${session_id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ choice: 'approve' }),
    })
    const { authorization_token } = (await answer.json()) as { authorization_token: string }
    return { token: authorization_token, paymentExtraKey: session_id }
  }
  const place = (
    buyer: Visitor,
    contract: Contract,
    extras: { token: string; paymentExtraKey?: string },
  ) =>
    buyer.call('POST /sapi/mall-pay/payment/firstPay', {
      payChannel: 'KLARNA',
      contractId: contract.id,
      ...extras,
    })
  const attempts = (contract: Contract) =>
    mall().sql<{ id: Id<'attempt'>; status: string; provider_ref: string | null }>(
      'select id, status, provider_ref from payment_attempts where contract_id = $1 order by created_at',
      [contractId(contract)],
    )
  const orderOf = async (contract: Contract) =>
    ask(`/ordermanagement/v1/orders/${(await attempts(contract))[0]?.provider_ref}`)
  /** What Klarna took and did not give back, by its own books, in minor units. */
  const held = async () => {
    const { transactions } = await ask<{ transactions: { type: string; amount: number }[] }>(
      '/settlements/v1/transactions?size=500',
    )
    const signs: Record<string, number> = { SALE: 1, FEE: 0, RETURN: -1 }
    return transactions.reduce((sum, { type, amount }) => sum + (signs[type] ?? 0) * amount, 0)
  }
  const events = async () => {
    const answer = await fetch(`${mall().lab.url}/klarna/test/events`)
    return (await answer.json()) as { id: string; type: string; paymentId: string; url: string }[]
  }
  const resend = (eventId: string, times = 1) =>
    fetch(`${mall().lab.url}/klarna/test/resend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ eventId, times }),
    })
  /** At Klarna's own desk, or by a mall whose books are lost. */
  const giveBack = async (ref: string, minor: number, reference: string) => {
    const answer = await fetch(
      `${mall().lab.url}/klarna/ordermanagement/v1/orders/${ref}/refunds`,
      {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ refunded_amount: minor, reference }),
      },
    )
    return answer.status
  }
  return { ask, scenario, open, agree, place, attempts, orderOf, held, events, resend, giveBack }
}

/** A person at Klarna's own desk captures without a reference of ours, or calls an order off. */
export function stepsAtKlarna(mall: () => TestMall) {
  const addressOf = async (contract: Contract) => {
    const [attempt] = await createKlarnaSteps(mall).attempts(contract)
    return `${mall().lab.url}/klarna/ordermanagement/v1/orders/${attempt?.provider_ref}`
  }
  return {
    captureByHand: async (contract: Contract, minor: number) =>
      fetch(`${await addressOf(contract)}/captures`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ captured_amount: minor }),
      }),
    cancelByHand: async (contract: Contract) =>
      fetch(`${await addressOf(contract)}/cancel`, { method: 'POST', headers: { authorization } }),
  }
}
