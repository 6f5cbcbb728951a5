import { HOUR } from '@galleria/kernel/time'
import { expect, afterAll, afterEach, beforeAll } from 'vitest'
import { openPayments } from '#modules/payment/providers/index.ts'
import { expireDueContracts } from '#modules/checkout/ending/index.ts'
import { cardState, heldAtAdyen, payAtAdyen, queueAtAdyen, type AdyenItem } from './adyen-steps.ts'
import { contractId } from './money-trail.ts'
import { openTestMall, type TestMall } from './open-test-mall.ts'
import { sendDueRefunds } from './payment-work.ts'
import { HELD_IN_BOOKS } from './provider-books.ts'
import { openProxy, type Proxy } from './provider-proxy.ts'
import { order, type Contract } from './shop-steps.ts'

/**
 * A mall whose buyers pay at Adyen, through its own library and against the lab: whatever comes of
 * it, each cent is taken once, given back once, and known to the books.
 */
export function useAdyen() {
  let t: TestMall
  let proxy: Proxy
  beforeAll(async () => {
    t = await openTestMall({
      delays: { script: 0, refund: 0, bank: HOUR, late: HOUR, adyenReport: 0 },
      through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
      payments: () =>
        openPayments(
          {
            MOCKPAY_URL: `${proxy.url}/mockpay`,
            ADYEN_URL: `${proxy.url}/adyen`,
            PAY_CHANNELS: 'ADYEN_LINK',
          },
          { labUrl: proxy.url },
        ),
    })
  })
  afterAll(async () => {
    await t.close()
    await proxy.stop()
  })
  afterEach(async () => {
    proxy.clear()
    await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
    await settleDown(t)
    await expireDueContracts(t.mall.gate.own(), t.mall.providers)
    await settleDown(t)
    expect(await t.audit()).toEqual([])
    const [books] = await t.sql<{ held: number }>(HELD_IN_BOOKS)
    expect(Number(books?.held)).toBe(await heldAtAdyen(t))
  })
  return {
    get t() {
      return t
    },
    get proxy() {
      return proxy
    },
    settleDown: () => settleDown(t),
    ...createLooks(() => t),
    paymentsOf: (reference: string) => paymentsOf(t, reference),
    /** Somebody with an order that is not paid. */
    async begin() {
      const buyer = t.visit()
      return { buyer, contract: await order(buyer, { lamp: 1 }) }
    },
    async paidByCard(outcome?: string) {
      const { buyer, contract } = await this.begin()
      if (outcome) await queueAtAdyen(t, outcome)
      const started = await payAtAdyen(buyer, contract.id, 'card', await cardState(t))
      return { buyer, contract, started }
    },
  }
}

/** Events, jobs and refunds until nothing more happens. */
async function settleDown(t: TestMall): Promise<void> {
  await t.lab.idle()
  for (let done = 1; done > 0;) {
    await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
    done = await t.drain()
    // What Adyen says to that may come only now, on a slow machine; it is work, too.
    await t.lab.idle()
    done += await t.drain()
  }
}

/** By the events that the lab has sent: what it calls the payments of a reference. */
async function paymentsOf(t: TestMall, reference: string): Promise<string[]> {
  const events = (await (await fetch(`${t.lab.url}/adyen/test/events`)).json()) as {
    paymentId: string
    body: { notificationItems: { NotificationRequestItem: AdyenItem }[] }
  }[]
  return events
    .filter(({ body }) =>
      body.notificationItems.some(
        (one) => one.NotificationRequestItem.merchantReference === reference,
      ),
    )
    .map(({ paymentId }) => paymentId)
}

function createLooks(mall: () => TestMall) {
  return {
    attemptsOf: (contract: Contract) =>
      mall().sql<{
        status: string
        provider_ref: string
        failed_reason: string | null
        reference: string
      }>(
        `select status, provider_ref, failed_reason, id || '.' || payment_order_id as reference
         from payment_attempts where contract_id = $1 order by created_at, id`,
        [contractId(contract)],
      ),
    capturesOf: (contract: Contract) =>
      mall().sql<{ ref: string; disposition: string }>(
        'select provider_ref as ref, disposition from captures where contract_id = $1 order by seen_at, provider_ref',
        [contractId(contract)],
      ),
    ordersOf: async (contract: Contract) =>
      (
        await mall().sql<{ status: string }>('select status from orders where contract_id = $1', [
          contractId(contract),
        ])
      ).map(({ status }) => status),
    refundsOf: (contract: Contract) =>
      mall().sql<{ status: string; amount: number }>(
        'select status, amount from refunds where contract_id = $1 order by created_at',
        [contractId(contract)],
      ),
  }
}
