import { HOUR } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cancelPaid } from '../../../testing/after-sales-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { reconcile, sendDueRefunds } from '../../../testing/payment-work.ts'
import { openProxy, unreachable, type Fate, type Proxy } from '../../../testing/provider-proxy.ts'
import { paidOrder, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { compareBooks } from './compare-books.ts'

/**
 * The books agree with a provider to the cent each day, or the day is on the operator's list with
 * both figures.
 */
let t: TestMall
let proxy: Proxy
let anna: Visitor
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall({
    delays: { script: 0, refund: 0 },
    through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
  })
  ;[anna, operator] = await Promise.all([t.signIn(people.anna), t.signIn(people.operator)])
  // From its first round on the mall notes what providers list.
  await look()
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
})
afterEach(async () => {
  proxy.clear()
  await nextDay()
  expect(await openDays()).toEqual([])
  expect(await t.audit()).toEqual([])
})

const own = () => t.mall.gate.own()
const PAGE = 'POST /sapi/mall-operator/money/page' as const
const EXPLAIN = 'POST /sapi/mall-operator/money/explain' as const
const daysOf = async (isClosed: boolean) =>
  (await operator.call(PAGE, { isClosed, pageSize: 100 })).data.filter(
    ({ kind }) => kind === 'BOOKS_DIFFER',
  )
const openDays = () => daysOf(false)

async function look(): Promise<void> {
  await t.lab.idle()
  while ((await t.drain()) > 0) await t.lab.idle()
  await sendDueRefunds(own(), t.mall.providers)
  await reconcile(own(), t.mall.providers)
}
/** Past midnight by Greenwich, and past the hour after it. */
async function nextDay(): Promise<void> {
  const at = t.clock.now().getTime()
  const midnight = (Math.floor(at / (24 * HOUR)) + 1) * 24 * HOUR
  t.clock.advance(midnight + 2 * HOUR - at)
  await look()
}
async function bought(): Promise<{ contract: Contract; ref: string; code: string; day: string }> {
  const contract = await paidOrder(t, anna, { lamp: 1 })
  const [row] = await t.sql<{ ref: string; code: string }>(
    `select c.provider_ref as ref, o.code from captures c join orders o using (contract_id) where contract_id = $1`,
    [contractId(contract)],
  )
  return {
    contract,
    ref: String(row?.ref),
    code: String(row?.code),
    day: t.clock.now().toISOString().slice(0, 10),
  }
}

type Entry = { id: string; amount: { minor: number; currency: string } }
/** What the provider lists, with another amount for one entry, or without it. */
function listing(ref: string, change: (entry: Entry) => Entry[]): Fate {
  return async (ask) => {
    const { status, body } = await ask()
    const page = JSON.parse(body) as { data: Entry[] }
    const data = page.data.flatMap((entry) => (entry.id === ref ? change(entry) : [entry]))
    return { status, body: JSON.stringify({ ...page, data }) }
  }
}
const CAPTURES = /GET .*\/mockpay\/v1\/captures/
const REFUNDS = /GET .*\/mockpay\/v1\/refunds/

test('a day on which both agree is on no list, and is asked about once; of one without money nobody is asked', async () => {
  const { contract } = await bought()
  await look()
  await cancelPaid(anna, orderId(contract))
  await look()
  const asked: string[] = []
  proxy.when(/GET .*\/mockpay\/v1\/(captures|refunds)/, async (ask) => {
    const answer = await ask()
    asked.push(answer.body.slice(0, 300))
    return answer
  })
  await nextDay()
  // By the reconciliation of the minute, and by the comparison of the day.
  expect(asked).toHaveLength(4)
  t.clock.advance(2 * HOUR)
  await look()
  expect(asked).toHaveLength(6)
  await nextDay()
  expect(asked).toHaveLength(8)
})

test.each([
  [
    'lists with another amount',
    (one: Entry) => [{ ...one, amount: { ...one.amount, minor: 6400 } }],
    64,
  ],
  ['does not list any more', () => [], null],
])(
  'a payment that the provider %s is on the list with both figures and its order, and leaves it once both agree',
  async (_how, change, listed) => {
    const { ref, code, day } = await bought()
    await bought()
    await look()
    proxy.when(CAPTURES, listing(ref, change))
    await nextDay()
    const [found, ...more] = await openDays()
    expect(more).toEqual([])
    expect(found).toMatchObject({
      provider: 'mockpay',
      reference: day,
      amount: { value: listed === null ? 64.8 : 0.8 },
      tradeOrderCodeList: [code],
      operationList: ['explain'],
      day: {
        date: day,
        taken: { books: { value: 129.6 }, provider: { value: listed === null ? 64.8 : 128.8 } },
        givenBack: { books: { value: 0 }, provider: { value: 0 } },
        entryList: [
          {
            kind: 'CAPTURE',
            reference: ref,
            tradeOrderCodeList: [code],
            books: { value: 64.8 },
            provider: listed === null ? null : { value: listed },
          },
        ],
        entryCount: 1,
      },
    })
    // Still so a day later, it is the same one.
    await nextDay()
    expect((await openDays()).map(({ id }) => id)).toEqual([found?.id])
    proxy.clear()
    await nextDay()
    expect(await openDays()).toEqual([])
    expect((await daysOf(true)).find(({ id }) => id === found?.id)).toMatchObject({
      status: 'RESOLVED',
    })
  },
)

test('a payment that the provider never listed is found as well', async () => {
  proxy.when(CAPTURES, async (ask) => {
    const { status, body } = await ask()
    return { status, body: JSON.stringify({ ...JSON.parse(body), data: [] }) }
  })
  const { ref } = await bought()
  await nextDay()
  expect((await openDays())[0]?.day?.entryList).toMatchObject([{ reference: ref, provider: null }])
})

test('a refund that the provider does not list is on the list with its order', async () => {
  const { contract, code, day } = await bought()
  await cancelPaid(anna, orderId(contract))
  await look()
  const [row] = await t.sql<{ ref: string }>(
    `select t.provider_ref as ref from refund_tries t join refund_legs g on g.id = t.leg_id join refunds r on r.id = g.refund_id where r.contract_id = $1`,
    [contractId(contract)],
  )
  proxy.when(
    REFUNDS,
    listing(String(row?.ref), () => []),
  )
  await nextDay()
  expect(await openDays()).toMatchObject([
    {
      reference: day,
      amount: { value: 64.8 },
      tradeOrderCodeList: [code],
      day: {
        taken: { books: { value: 64.8 }, provider: { value: 64.8 } },
        givenBack: { books: { value: 64.8 }, provider: { value: 0 } },
        entryList: [{ kind: 'REFUND', reference: row?.ref, provider: null }],
      },
    },
  ])
})

test('a refund is of the day on which it was given, however long that took, and agrees', async () => {
  const { contract } = await bought()
  await cancelPaid(anna, orderId(contract))
  await look()
  await t.sql(
    `update refund_tries t set ended_at = t.ended_at + interval '3 days', listed_amount = null, listed_at = null
     from refund_legs g join refunds r on r.id = g.refund_id where g.id = t.leg_id and r.contract_id = $1`,
    [contractId(contract)],
  )
  for (let day = 0; day < 5; day += 1) await nextDay()
  expect(await openDays()).toEqual([])
  expect(
    await t.sql(
      `select t.listed_amount::int as listed from refund_tries t join refund_legs g on g.id = t.leg_id join refunds r on r.id = g.refund_id where r.contract_id = $1`,
      [contractId(contract)],
    ),
  ).toEqual([{ listed: 6480 }])
})

test('an operator says why a day differs: it leaves the list, is not compared again, and nothing is booked', async () => {
  const { ref } = await bought()
  await look()
  proxy.when(
    CAPTURES,
    listing(ref, () => []),
  )
  await nextDay()
  const [found] = await openDays()
  const before = await t.sql('select count(*)::int as n from ledger_entries')
  for (const stranger of [anna, await t.signIn(people.merchant)])
    await expect(stranger.call(EXPLAIN, { id: found?.id ?? '', note: 'x' })).rejects.toMatchObject({
      status: 403,
    })
  const acts = await Promise.allSettled(
    [1, 2].map((n) => operator.call(EXPLAIN, { id: found?.id ?? '', note: `Their mistake ${n}` })),
  )
  expect(acts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await t.sql('select count(*)::int as n from ledger_entries')).toEqual(before)
  await nextDay()
  expect(await openDays()).toEqual([])
  expect((await daysOf(true))[0]).toMatchObject({ id: found?.id, status: 'SETTLED' })
})

describe('when a day has its turn', () => {
  test('and the provider does not answer, it is compared as soon as it does', async () => {
    const { ref } = await bought()
    await look()
    proxy.when(/GET /, unreachable)
    await nextDay()
    expect(await openDays()).toEqual([])
    proxy.clear()
    proxy.when(
      CAPTURES,
      listing(ref, () => []),
    )
    await look()
    expect(await openDays()).toHaveLength(1)
  })

  test('two processes at once list it once', async () => {
    const { ref } = await bought()
    await look()
    proxy.when(
      CAPTURES,
      listing(ref, () => []),
    )
    const at = t.clock.now().getTime()
    t.clock.advance((Math.floor(at / (24 * HOUR)) + 1) * 24 * HOUR + 2 * HOUR - at)
    const provider = t.mall.providers.get('mockpay')
    if (!provider) throw new Error('no MOCKPAY')
    await Promise.all([1, 2, 3].map(() => compareBooks(own(), provider)))
    expect(await openDays()).toHaveLength(1)
  })
})

test('money that was only found a day later is of the day on which it was booked, and agrees', async () => {
  const { contract } = await bought()
  await t.sql(`update captures set seen_at = seen_at + interval '1 day' where contract_id = $1`, [
    contractId(contract),
  ])
  await look()
  await nextDay()
  await nextDay()
  expect(await openDays()).toEqual([])
})

/** Weeks later nobody is signed in any more. */
async function signInAgain(): Promise<void> {
  ;[anna, operator] = await Promise.all([t.signIn(people.anna), t.signIn(people.operator)])
}

describe('a day that had agreed', () => {
  const cheaper = (one: Entry) => [{ ...one, amount: { ...one.amount, minor: 6400 } }]

  test('and of which the list says another amount since is on the desk within the hour, and leaves it once it is as it was', async () => {
    const { ref, code, day } = await bought()
    await look()
    await nextDay()
    expect(await openDays()).toEqual([])
    proxy.when(CAPTURES, listing(ref, cheaper))
    t.clock.advance(2 * HOUR)
    await look()
    expect(await openDays()).toMatchObject([
      {
        reference: day,
        amount: { value: 0.8 },
        tradeOrderCodeList: [code],
        day: { taken: { books: { value: 64.8 }, provider: { value: 64 } } },
      },
    ])
    proxy.clear()
    await nextDay()
    await nextDay()
    expect(await openDays()).toEqual([])
  })

  test.each([7, 30])(
    'and that the list has lost a payment of is on the desk %i days later',
    async (days) => {
      const { ref, day } = await bought()
      await look()
      await nextDay()
      for (let past = 2; past < days; past += 1) await nextDay()
      await signInAgain()
      expect(await openDays()).toEqual([])
      proxy.when(
        CAPTURES,
        listing(ref, () => []),
      )
      await nextDay()
      await nextDay()
      const [found, ...more] = await openDays()
      expect(more).toEqual([])
      expect(found).toMatchObject({ reference: day, day: { entryList: [{ provider: null }] } })
    },
  )

  test('and that somebody has explained stays explained a week later, unless it differs otherwise', async () => {
    const { ref } = await bought()
    const { ref: other } = await bought()
    await look()
    const lost = listing(ref, () => [])
    proxy.when(CAPTURES, lost)
    await nextDay()
    const [found] = await openDays()
    await operator.call(EXPLAIN, { id: found?.id ?? '', note: 'Their mistake' })
    for (let past = 0; past < 8; past += 1) await nextDay()
    expect(await openDays()).toEqual([])
    const [{ n } = { n: 0 }] = await t.sql<{ n: number }>(
      `select count(*)::int as n from money_matters where kind = 'BOOKS_DIFFER' and reference = $1`,
      [found?.reference],
    )
    expect(n).toBe(1)
    // A month later the other one is gone, too.
    for (let past = 9; past < 30; past += 1) await nextDay()
    await signInAgain()
    proxy.clear()
    proxy.when(CAPTURES, async (ask) => {
      const once = await lost(ask)
      return once === 'hang up' ? once : listing(other, () => [])(async () => once)
    })
    await nextDay()
    await nextDay()
    expect(await openDays()).toMatchObject([
      { reference: found?.reference, day: { entryCount: 2 } },
    ])
  })
})
