import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '@galleria/kernel/time'
import { matterReasons } from '@galleria/contract/matter-reasons'
import { guardsWhereOnePays } from '#platform/pages-guards.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { withStripe } from '../../../testing/stripe-steps.ts'
import { BUILT, htmlWith, NONCE, openWatchedPages } from '../../../testing/watched-pages.ts'
import { openPayments, pageSourcesOf } from '../providers/index.ts'
import { listKnownScripts } from './inventory.ts'
import { digest } from './look-at-pages.ts'
import { paymentFigures } from '../payment.figures.ts'
import { watchPayPages } from './watch-pages.ts'
import { readWatched } from './watched.store.ts'

let t: TestMall
let pages: Awaited<ReturnType<typeof openWatchedPages>>
beforeAll(async () => {
  t = await openTestMall({ payments: withStripe })
  pages = await openWatchedPages(pageSourcesOf(t.mall.payments, true))
})
afterAll(async () => {
  await pages.close()
  await t.close()
})

const lookAgain = () => watchPayPages(t.mall.gate.own(), pages.own)
const watched = () => readWatched(t.mall.gate.own())
/** The next look, a day later. */
async function look(): Promise<void> {
  t.clock.advance(DAY)
  await lookAgain()
}
const listed = () =>
  t.sql<{ reference: string; reason: string; status: string }>(
    `select reference, reason, status from money_matters where kind = 'PAY_PAGE_CHANGED' order by found_at, reference`,
  )
const EVIL = '<script src="https://evil.test/x.js"></script>'
const seen = () =>
  t.sql<{ sha384: string; days: number }>(
    `select sha384, extract(day from last_seen_at - first_seen_at)::int as days from pay_scripts order by first_seen_at`,
  )

test('a page that is as it was written down is on no list, and what its vendor sent is remembered', async () => {
  pages.be()
  await look()
  await look()
  expect([await listed(), await seen()]).toEqual([[], [{ sha384: digest('vendor 1'), days: 1 }]])
})

test('it is looked at once a day; what was not answered, again after an hour', async () => {
  pages.be()
  await look()
  const { doneAt } = (await watched()) ?? {}
  expect(doneAt).toBe(t.clock.now().toISOString())
  pages.be({ html: htmlWith(EVIL) })
  t.clock.advance(DAY - HOUR)
  await lookAgain()
  expect(await listed()).toEqual([])
  pages.be({ vendor: { status: 503, text: '' } })
  await look()
  expect(await watched()).toMatchObject({
    doneAt,
    last: {
      silentScripts: [{ address: `${pages.own.origin}/vendor.js`, silent: { status: 503 } }],
    },
  })
  pages.be()
  t.clock.advance(HOUR)
  await lookAgain()
  expect((await watched())?.doneAt).toBe(t.clock.now().toISOString())
})

const changedToday = async () => {
  const { mall_pay_scripts_changed: changed } = await paymentFigures.read(t.mall.gate.own().db)
  return changed
}

test('a script of a vendor that is another one is a line with a date and in the figures for a day, and on no list', async () => {
  pages.be()
  await look()
  expect(await changedToday()).toEqual([{ value: 0 }])
  const before = (await seen()).length
  pages.be({ vendor: { status: 200, text: 'vendor 2' } })
  await look()
  expect([(await seen()).length - before, await listed()]).toEqual([1, []])
  expect((await seen()).at(-1)).toEqual({ sha384: digest('vendor 2'), days: 0 })
  expect(await changedToday()).toEqual([{ value: 1 }])
  t.clock.advance(DAY)
  expect(await changedToday()).toEqual([{ value: 0 }])
})

test.each([
  [
    'a script of somebody else',
    matterReasons.unknownScript,
    'https://evil.test/x.js',
    () => ({ html: htmlWith(EVIL) }),
  ],
  [
    'a script in the page that nobody allowed',
    matterReasons.unknownScript,
    'without an address',
    () => ({ html: htmlWith('<script>steal()</script>') }),
  ],
  [
    'a weaker header',
    matterReasons.weakHeader,
    'x-content-type-options',
    () => ({ headers: { 'x-content-type-options': 'none' } }),
  ],
  [
    'a policy with one source more',
    matterReasons.weakHeader,
    'content-security-policy',
    () => ({ headers: { 'content-security-policy': `script-src * 'nonce-${NONCE}'` } }),
  ],
])('%s stands on the list once, until it is gone', async (_, what, reference, change) => {
  pages.be(change())
  const before = (await listed()).length
  await look()
  await look()
  expect((await listed()).slice(before)).toEqual([{ reference, reason: what, status: 'OPEN' }])
  pages.be()
  await look()
  expect((await listed()).slice(before)).toEqual([{ reference, reason: what, status: 'RESOLVED' }])
})

test('a script of the mall that is not what was built stands on the list of the operators, until it is', async () => {
  pages.be({ asset: `${BUILT};steal()` })
  await look()
  const operator = await t.signIn(people.operator)
  const { data } = await operator.call('POST /sapi/mall-operator/money/page', {
    pageNo: 1,
    pageSize: 10,
  })
  expect(data).toMatchObject([
    {
      kind: 'PAY_PAGE_CHANGED',
      reference: `${pages.own.origin}/assets/main-1a.js`,
      reason: matterReasons.otherContent,
      operationList: [],
    },
  ])
  pages.be()
  await look()
  expect((await listed()).at(-1)).toMatchObject({ status: 'RESOLVED' })
})

test.each(Object.keys(guardsWhereOnePays('http://mall.test')))(
  '%s stands on the list when a proxy takes it away or adds to it, until it is sound again',
  async (name) => {
    const before = (await listed()).length
    for (const value of ['', `${guardsWhereOnePays(pages.own.origin)[name]}, other`]) {
      pages.be({ headers: { [name]: value } })
      await look()
      pages.be()
      await look()
    }
    const one = { reference: name, reason: matterReasons.weakHeader, status: 'RESOLVED' }
    expect((await listed()).slice(before)).toEqual([one, one])
    expect(await arrived()).toEqual([])
  },
)
/** The headers that were found, as they came. */
const arrived = async () => (await watched())?.last?.pages.flatMap(({ found }) => found)

test.each([
  ['a limit of a proxy', 429, {}, 429],
  ['a door that a proxy shut', 403, {}, 403],
  ['a page of somebody else', 200, {}, 200],
  ['a sign-in of a proxy', 302, { location: '/login' }, null],
  ['a proxy that finds no mall', 502, {}, 502],
])(
  '%s (%i) is no page of the mall: it is judged by nobody, and looked at again after an hour',
  async (_, answer, more, told) => {
    pages.be({ headers: { 'x-frame-options': 'ALLOWALL' } })
    await look()
    const before = await listed()
    expect(before.at(-1)).toMatchObject({ reference: 'x-frame-options', status: 'OPEN' })
    const { doneAt } = (await watched()) ?? {}
    pages.be({ status: answer, headers: more, html: htmlWith(EVIL) })
    await look()
    expect(await listed()).toEqual(before)
    const after = await watched()
    expect([after?.doneAt, after?.last?.pages[0]]).toEqual([
      doneAt,
      { site: 'DE', found: [], silent: { status: told } },
    ])
    pages.be()
    t.clock.advance(HOUR)
    await lookAgain()
    expect((await listed()).at(-1)).toMatchObject({ status: 'RESOLVED' })
  },
)

test('every script that a widget may load has a reason, and an address that the policy allows', () => {
  const setup = openPayments(
    { PAY_CHANNELS: 'BRAINTREE,STRIPE_PAY_PC' },
    { labUrl: 'http://127.0.0.1:3900' },
  )
  const known = listKnownScripts(setup, true)
  expect(known.map(({ provider }) => provider)).toEqual([
    'stripe',
    'adyen',
    'klarna',
    'affirm',
    'braintree',
    'braintree',
    'braintree',
  ])
  const { vendors } = pageSourcesOf(setup, true).UK
  for (const { address, provider, reason } of known) {
    expect(vendors.scripts).toContain(new URL(address).origin)
    expect(reason).toBe(provider)
  }
  for (const { name, configOf } of setup.providers.values())
    for (const { name: channel } of setup.channels.filter(({ provider }) => provider === name))
      for (const [key, value] of Object.entries(configOf?.(channel) ?? {}))
        if (/script/i.test(key)) expect(known.map(({ address }) => address)).toContain(value)
})
