import { expect } from 'vitest'
import { expireDueContracts } from '#modules/checkout/ending/index.ts'
import type { Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { contractId } from './money-trail.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { checkDuePayments, checkPayment, sendDueRefunds } from './payment-work.ts'
import { HELD_IN_BOOKS } from './provider-books.ts'
import { order, pay, type Contract } from './shop-steps.ts'

/**
 * A payment by PayPal, seen from all three sides: the buyer's browser, the mall, and PayPal of the
 * lab.
 */

type Movement = { id: string; status: string; amount: { value: string } }
export type PaypalOrder = {
  id: string
  status: string
  purchase_units: { payments?: { captures: Movement[]; refunds?: Movement[] } }[]
}
type Row = { id: Id<'attempt'>; status: string; failed_reason: string | null; provider_ref: string }

export function createPaypalSteps(mall: () => TestMall) {
  const at = (path: string) => `${mall().lab.url}/paypal${path}`

  async function ask<T = PaypalOrder>(method: string, path: string, body?: object): Promise<T> {
    const basic = Buffer.from('paypal-demo-client:paypal-demo-secret').toString('base64')
    const token = await fetch(at('/v1/oauth2/token'), {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const { access_token } = (await token.json()) as { access_token: string }
    const answer = await fetch(at(path), {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as T
  }
  const atPaypal = (ref: string) => ask('GET', `/v2/checkout/orders/${ref}`)
  const attempts = (contract: Contract) =>
    mall().sql<Row>(
      'select id, status, failed_reason, provider_ref from payment_attempts where contract_id = $1 order by created_at, id',
      [contractId(contract)],
    )

  return {
    ask,
    atPaypal,
    attempts,
    attemptStates: async (contract: Contract) =>
      (await attempts(contract)).map(({ status }) => status),
    /** From an empty cart to PayPal's page: `ref` is its order. */
    async leaveFor(visitor: Visitor, quantities: Parameters<typeof order>[1] = { lamp: 1 }) {
      const contract = await order(visitor, quantities)
      const started = await pay(visitor, contract.id, 'PAYPAL_PAY_PC')
      return { contract, started, ref: started.redirectInfo?.merchantSerialNo ?? '' }
    },
    /** What the buyer does there; answers where the browser is sent. */
    async choose(ref: string, outcome: string): Promise<URL | undefined> {
      const answer = await fetch(at(`/checkoutnow?token=${ref}`), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ outcome }),
      })
      const to = answer.headers.get('location')
      return to ? new URL(to) : undefined
    },
    /** The mall asks about everything that this contract has open. */
    async poll(contract: Contract): Promise<void> {
      const own = mall().mall.gate.own()
      for (const { id } of await attempts(contract))
        await checkPayment(own, mall().mall.providers, id).catch(() => undefined)
    },
    ...createRowLooks(mall),
    settleDown: () => settleDown(mall()),
    /** Whatever a test left open ends; then the books are sound, and hold what PayPal holds. */
    async closeBooks(): Promise<void> {
      const t = mall()
      t.clock.advance(3 * HOUR)
      await settleDown(t)
      await expireDueContracts(t.mall.gate.own(), t.mall.providers)
      await settleDown(t)
      expect(await t.audit()).toEqual([])
      const [books] = await t.sql<{ held: number }>(HELD_IN_BOOKS)
      expect(books?.held).toBe(await heldAtPaypal(t, atPaypal))
    },
  }
}

/** What PayPal took for the mall and did not give back, in minor units. */
async function heldAtPaypal(
  t: TestMall,
  atPaypal: (ref: string) => Promise<PaypalOrder>,
): Promise<number> {
  const refs = await t.sql<{ provider_ref: string }>(
    `select provider_ref from payment_attempts where provider = 'paypal' and provider_ref is not null`,
  )
  let held = 0
  for (const { provider_ref } of refs) {
    const payments = (await atPaypal(provider_ref)).purchase_units?.[0]?.payments
    for (const one of payments?.captures ?? [])
      if (one.status !== 'PENDING' && one.status !== 'DECLINED') held += minorOf(one)
    for (const one of payments?.refunds ?? []) if (one.status === 'COMPLETED') held -= minorOf(one)
  }
  return held
}

/** A buyer takes the whole of a paid order back before it is sent. */
export async function cancelPaid(visitor: Visitor, contract: Contract): Promise<void> {
  const id = contract.tradeOrderList[0]?.id ?? ''
  const { tradeOrderLineList } = await visitor.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id },
  )
  await visitor.call('POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow', {
    tradeOrder: { id },
    reverseTradeOrderLineList: tradeOrderLineList.map((line) => ({
      tradeOrderLine: { id: line.id },
      reverseQty: line.tradeQty,
    })),
  })
}

/** What the mall has written down of a contract. */
function createRowLooks(mall: () => TestMall) {
  return {
    orderStates: async (contract: Contract) =>
      (
        await mall().sql<{ status: string }>(
          'select status from orders where contract_id = $1 order by code',
          [contractId(contract)],
        )
      ).map(({ status }) => status),
    captures: (contract: Contract) =>
      mall().sql<{ disposition: string; amount: number; fee: number }>(
        'select disposition, amount, fee from captures where contract_id = $1 order by seen_at, disposition',
        [contractId(contract)],
      ),
    refunds: (contract: Contract) =>
      mall().sql<{ status: string; amount: number }>(
        'select status, amount from refunds where contract_id = $1 order by created_at',
        [contractId(contract)],
      ),
  }
}

const minorOf = ({ amount }: Movement) => Math.round(Number(amount.value) * 100)

/**
 * Jobs and the poller's rounds until nothing more happens; a job that fails is one for the next
 * round.
 */
async function settleDown(t: TestMall): Promise<void> {
  const own = t.mall.gate.own()
  await t.lab.idle()
  for (let isQuiet = false; !isQuiet;) {
    await checkDuePayments(own, t.mall.providers)
    await sendDueRefunds(own, t.mall.providers)
    const failed = await t.sql(
      `update pgboss.job set state = 'created', start_after = now() where state = 'active' returning 1`,
    )
    const done = await t.drain().catch(() => 1)
    await t.lab.idle()
    isQuiet = done === 0 && failed.length === 0
  }
}
