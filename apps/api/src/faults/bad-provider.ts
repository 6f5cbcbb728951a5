import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { expireDueContracts } from '#modules/checkout/ending/index.ts'
import type { Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { contractId } from '../testing/money-trail.ts'
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts'
import { HELD_IN_BOOKS, heldAtProvider } from '../testing/provider-books.ts'
import { openProxy, type Proxy } from '../testing/provider-proxy.ts'
import type { Contract } from '../testing/shop-steps.ts'
import { checkDuePayments, checkPayment, sendDueRefunds } from '../testing/payment-work.ts'

/**
 * The provider and the way to it misbehave; whatever it does, each cent is taken once, given back
 * once, and known to the books.
 */
export function useBadProvider() {
  let t: TestMall
  let proxy: Proxy
  beforeAll(async () => {
    t = await openTestMall({
      delays: { script: 0, refund: 0, slow: 250, silent: 250, bank: HOUR, late: HOUR },
      through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
    })
  })
  afterAll(async () => {
    await t.close()
    await proxy.stop()
  })
  beforeEach(() => fetch(`${t.lab.url}/scenario`, { method: 'DELETE' }))
  afterEach(async () => {
    proxy.clear()
    proxy.holdEvents(false)
    // What a test left open ends here, so that the next one begins with books that are closed.
    t.clock.advance(3 * HOUR)
    await settleDown(t)
    await expireDueContracts(t.mall.gate.own(), t.mall.providers)
    await settleDown(t)
    expect(await t.audit()).toEqual([])
    const [books] = await t.sql<{ held: number }>(HELD_IN_BOOKS)
    expect(books?.held).toBe(await heldAtProvider(t.lab.url))
  })
  return {
    get t() {
      return t
    },
    get proxy() {
      return proxy
    },
    settleDown: () => settleDown(t),
    ...createContractLooks(() => t),
  }
}

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

type AtProvider = {
  id: string
  status: string
  captures: unknown[]
  refunds: { status: string }[]
}

/** How a contract stands, in the mall's rows and at the provider. */
function createContractLooks(mall: () => TestMall) {
  const attempts = (contract: Contract) =>
    mall().sql<{
      id: Id<'attempt'>
      due: string
      status: string
      provider_ref: string | null
    }>(
      'select id, payment_order_id as due, status, provider_ref from payment_attempts where contract_id = $1 order by created_at, id',
      [contractId(contract)],
    )
  const atProvider = async (contract: Contract): Promise<AtProvider[]> => {
    const found = await Promise.all(
      (await attempts(contract)).map(async ({ id, due }) => {
        const answer = await fetch(`${mall().lab.url}/mockpay/v1/payments?reference=${id}.${due}`, {
          headers: { authorization: 'Bearer mockpay-demo-key' },
        })
        return ((await answer.json()) as { data: AtProvider[] }).data
      }),
    )
    return found.flat()
  }
  return {
    attempts,
    atProvider,
    firstAtProvider: async (contract: Contract) => {
      const [first] = await atProvider(contract)
      if (!first) throw new Error('the provider knows of no such payment')
      return first
    },
    orderStates: async (contract: Contract) =>
      (
        await mall().sql<{ status: string }>(
          'select status from orders where contract_id = $1 order by code',
          [contractId(contract)],
        )
      ).map((row) => row.status),
    captures: async (contract: Contract) =>
      (
        await mall().sql<{ disposition: string }>(
          'select disposition from captures where contract_id = $1 order by 1',
          [contractId(contract)],
        )
      ).map((row) => row.disposition),
    refunds: (contract: Contract) =>
      mall().sql<{ status: string; amount: number; tries: number }>(
        'select r.status, r.amount, (select count(*)::int from refund_tries t where t.leg_id = g.id) as tries from refunds r join refund_legs g on g.refund_id = r.id where r.contract_id = $1',
        [contractId(contract)],
      ),
    /**
     * The poller looks at once at everything that this contract has open; a provider that does not
     * answer is asked again later.
     */
    poll: async (contract: Contract) => {
      for (const { id } of await attempts(contract))
        await checkPayment(mall().mall.gate.own(), mall().mall.providers, id).catch(() => undefined)
    },
  }
}
