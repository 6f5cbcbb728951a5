import type { Site } from '@galleria/contract/storefronts'
import { HOUR } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { PaymentProvider } from '#modules/payment/providers/payment-provider.ts'
import { apply, APPROVE } from '../testing/after-sales-steps.ts'
import { createBraintreeSteps } from '../testing/braintree-steps.ts'
import { home } from '../testing/homes.ts'
import { contractId } from '../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../testing/open-test-mall.ts'
import { orderId } from '../testing/order-steps.ts'
import type { Insist, Way } from '../testing/pay-everywhere.ts'
import {
  checkDuePayments,
  reconcile,
  sendDueCaptures,
  sendDueRefunds,
} from '../testing/payment-work.ts'
import { openProxy, type Proxy } from '../testing/provider-proxy.ts'
import { order, send, type Contract } from '../testing/shop-steps.ts'
import { people } from '../testing/small-catalogue.ts'
import { withStripe } from '../testing/stripe-steps.ts'

/** Somebody with an order that is paid at a provider. */
export type Purchase = { readonly way: Way; readonly payer: Visitor; readonly contract: Contract }
type Event = { readonly id: string; readonly type: string }

/** Where each can be paid at, so that every currency of the storefronts is among them. */
const sitesOf = ({ site }: Way): readonly Site[] =>
  site === 'UK' ? ['UK'] : ['DE', 'SE', 'PL', 'UK']

/**
 * A mall whose buyers pay at every provider of the lab, over lines that a test can break; after
 * each test the invariants hold and every provider holds what the books say, in each currency.
 */
export function useEveryProvider() {
  let t: TestMall
  let proxy: Proxy
  let merchant: Visitor
  let begun: Date
  beforeAll(async () => {
    // Loaded beforehand: on a machine that is busy elsewhere the first call would find the mall too
    // busy.
    await Promise.all([import('@paypal/paypal-server-sdk'), import('braintree'), import('stripe')])
    t = await openTestMall({
      payments: withStripe,
      delays: { script: 0, refund: 0, bank: 0, adyenReport: 0, paypalReport: 0 },
      through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
    })
    t.lab.reachAt(proxy.url)
    begun = new Date(t.clock.now().getTime() - HOUR)
    merchant = await t.signIn(people.merchant)
    await createBraintreeSteps(() => t).listen()
    await reconcile(t.mall.gate.own(), t.mall.providers)
  })
  afterAll(async () => {
    await t.close()
    await proxy.stop()
  })
  afterEach(async () => {
    proxy.clear()
    t.lab.holdEvents(false)
    await settle(t)
    t.clock.advance(60_000)
    await reconcile(t.mall.gate.own(), t.mall.providers)
    await settle(t)
    await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
    await t.sql('delete from rate_limits')
    expect(await t.audit()).toEqual([])
    const atProviders = await listedBy(t, begun)
    const inBooks = await notedIn(t)
    expect(atProviders).toEqual(inBooks)
  })

  return {
    get t() {
      return t
    },
    get proxy() {
      return proxy
    },
    settle: () => settle(t),
    /** The books are held against every provider's list. */
    async reconcile(): Promise<void> {
      // A report is read once an instant.
      t.clock.advance(60_000)
      await reconcile(t.mall.gate.own(), t.mall.providers)
    },
    merchant: () => merchant,
    ...createBuyers(
      () => t,
      () => merchant,
    ),
    ...createLooks(() => t),
  }
}

/** What buyers and the shop do. */
function createBuyers(mall: () => TestMall, merchant: () => Visitor) {
  let turns = 0
  return {
    /** Each on another storefront than the one before. */
    async begin(way: Way): Promise<Purchase> {
      const sites = sitesOf(way)
      const site = sites[(turns += 1) % sites.length] ?? way.site
      // Nobody pays more than sixty times in ten minutes, or has so many addresses.
      await mall().sql('delete from rate_limits')
      await mall().sql('delete from addresses')
      const payer = await mall().signIn(people.anna, { site })
      return { way, payer, contract: await order(payer, { lamp: 2 }, home(site)) }
    },
    /** So long that nobody is signed in any more. */
    async leap({ payer }: Purchase, ms: number): Promise<void> {
      mall().clock.advance(ms)
      for (const [who, account] of [
        [merchant(), people.merchant],
        [payer, people.anna],
      ] as const)
        await who.call('POST /auth/web/user/login', { account, password: 'galleria-demo' })
    },
    pay: ({ way, payer, contract }: Purchase) =>
      way.pay({ payer, contractId: contract.id, labUrl: mall().lab.url, insist }),
    /** One lamp of two goes back, so that twice would be possible. */
    async askBack({ payer, contract }: Purchase): Promise<void> {
      const { id } = await apply(payer, orderId(contract))
      await merchant().call(APPROVE, { id })
    },
    async send({ contract }: Purchase): Promise<void> {
      await send(merchant(), orderId(contract))
      await settle(mall())
    },
  }
}

/** What a provider tells of a purchase, and how it ended. */
function createLooks(mall: () => TestMall) {
  return {
    /** The provider's news, the oldest first, since one of its names or from the beginning. */
    async newsOf({ way }: Pick<Purchase, 'way'>, since?: string): Promise<readonly Event[]> {
      const answer = await fetch(`${mall().lab.url}/${way.provider}/test/events`)
      const newest = (await answer.json()) as Event[]
      const end = newest.findIndex(({ id }) => id === since)
      return (end < 0 ? newest : newest.slice(0, end)).toReversed()
    },
    /** Told so many times at once, as its provider signs it now. */
    async tell({ way }: Pick<Purchase, 'way'>, { id }: Event, times = 1): Promise<string[]> {
      const answer = await fetch(`${mall().lab.url}/${way.provider}/test/resend`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ eventId: id, times }),
      })
      return ((await answer.json()) as { answers: string[] }).answers
    },
    /** How it ended: who succeeded, what was taken, what went back by how many tries. */
    async endOf({ contract }: Purchase) {
      const rows = <Row>(text: string) => mall().sql<Row>(text, [contractId(contract)])
      return {
        attempts: (
          await rows<{ status: string }>(
            `select status from payment_attempts where contract_id = $1 order by created_at`,
          )
        ).map(({ status }) => status),
        captures: (
          await rows<{ disposition: string }>(
            `select disposition from captures where contract_id = $1 order by 1`,
          )
        ).map(({ disposition }) => disposition),
        refunds: await rows<{ status: string; tries: number }>(
          `select r.status, count(x.id)::int as tries from refunds r join refund_legs g on g.refund_id = r.id
             left join refund_tries x on x.leg_id = g.id where r.contract_id = $1 group by r.id, r.status`,
        ),
      }
    },
  }
}

/** A buyer who tries once more what was not answered. */
const insist: Insist = async (work) => {
  for (let left = 3; ; left -= 1)
    try {
      return await work()
    } catch (error) {
      if (left === 0) throw error
    }
}

/** Poller, jobs and events, as long as the next looks at what is open take to come. */
async function settle(t: TestMall): Promise<void> {
  const [own, { providers }] = [t.mall.gate.own(), t.mall]
  for (let round = 0; round < 5; round += 1) {
    await t.lab.idle()
    t.clock.advance(11_000)
    await checkDuePayments(own, providers)
    await sendDueCaptures(own, providers)
    await sendDueRefunds(own, providers)
    await t.drain().catch(() => 0)
    await t.sql(
      `update pgboss.job set state = 'created', start_after = now() where state = 'active'`,
    )
  }
}

type Money = {
  readonly taken: readonly string[]
  readonly back: readonly string[]
  readonly held: Readonly<Record<string, number>>
}

/** Name by name, and what is held of it all in each currency. */
async function listedBy(t: TestMall, since: Date): Promise<Record<string, Money>> {
  // A report is read once an instant.
  t.clock.advance(60_000)
  const used = await t.sql<{ provider: string }>(`select distinct provider from captures`)
  const listed: Record<string, Money> = {}
  for (const { provider: name } of used) {
    const provider = t.mall.providers.get(name)
    if (provider) listed[name] = await listOf(provider, since, t.clock.now())
  }
  return listed
}

async function listOf(provider: PaymentProvider, since: Date, now: Date): Promise<Money> {
  const captures = await pages(since, async (from) => {
    const { captures: found, hasMore } = await provider.listCaptures(from, 1000, now)
    return { found: found.map((one) => ({ ...one, at: one.capturedAt })), hasMore }
  })
  const refunds = await pages(since, async (from) => {
    const { refunds: found, hasMore } = await provider.listRefunds(from, 1000, now)
    return { found: found.map((one) => ({ ...one, at: one.createdAt })), hasMore }
  })
  const held: Record<string, number> = {}
  const add = (currency: string, minor: number) => (held[currency] = (held[currency] ?? 0) + minor)
  const given = refunds.filter(({ status }) => status === 'succeeded')
  for (const { amount } of captures) add(amount.currency, amount.minor)
  for (const { amount } of given) add(amount.currency, -amount.minor)
  return {
    taken: captures.map(({ ref }) => ref).toSorted(),
    back: given.map(({ ref }) => ref).toSorted(),
    held: Object.fromEntries(Object.entries(held).filter(([, minor]) => minor !== 0)),
  }
}

async function pages<T extends { readonly ref: string; readonly at: Date }>(
  since: Date,
  read: (from: Date) => Promise<{ found: readonly T[]; hasMore: boolean }>,
): Promise<T[]> {
  const all = new Map<string, T>()
  for (let from = since; ;) {
    const { found, hasMore } = await read(from)
    for (const one of found) all.set(one.ref, one)
    if (!hasMore) return [...all.values()]
    from = new Date(Math.max(...found.map(({ at }) => at.getTime())) + 1)
  }
}

async function notedIn(t: TestMall): Promise<Record<string, Money>> {
  const rows = await t.sql<Money & { provider: string }>(
    `select c.provider, array_agg(c.provider_ref order by c.provider_ref collate "C") as taken,
       (select coalesce(array_agg(x.provider_ref order by x.provider_ref collate "C"), '{}') from refund_tries x join refund_legs g on g.id = x.leg_id
         where g.provider = c.provider and x.status in ('DONE', 'EXTRA')) as back,
       (select coalesce(json_object_agg(currency, sum), '{}') from (select e.currency, sum(e.amount)::bigint as sum from ledger_entries e
         where e.account in ('provider', 'fees') and e.ref in (select contract_id from payment_attempts a where a.provider = c.provider) group by 1 having sum(e.amount) <> 0) s) as held
     from captures c group by c.provider`,
  )
  return Object.fromEntries(rows.map(({ provider, ...money }) => [provider, money]))
}

export function permutations<T>(of: readonly T[]): T[][] {
  if (of.length === 0) return [[]]
  return of.flatMap((one, index) =>
    permutations(of.toSpliced(index, 1)).map((rest) => [one, ...rest]),
  )
}
