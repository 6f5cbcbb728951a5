import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '@galleria/kernel/time'
import { matterReasons } from '@galleria/contract/matter-reasons'
import type { Site } from '@galleria/contract/storefronts'
import { allowNonce, contentSecurityPolicy } from '#platform/pages-policy.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { withStripe } from '../../../testing/stripe-steps.ts'
import { openPayments, pageSourcesOf } from '../providers/index.ts'
import { listKnownScripts } from './inventory.ts'
import { digest, type OwnPages } from './look-at-pages.ts'
import { readWatched, watchPayPages } from './watch-pages.ts'

/** A mall's pages as a browser gets them, and a vendor, each as a test wants it. */
let t: TestMall
let server: Server
let own: OwnPages
const nonce = 'abcdefghijklmnopqrstuv'
const BUILT = 'export const built = 1'
let html: string
let headers: Record<string, string>
let asset: string
let vendor: { status: number; text: string }

const page = (more = '') =>
  `<head><script nonce="${nonce}">1</script><script src="/assets/main-1a.js"></script>${more}</head>`

beforeAll(async () => {
  t = await openTestMall({ payments: withStripe })
  const assets = await mkdtemp(join(tmpdir(), 'mall-assets-'))
  await writeFile(join(assets, 'main-1a.js'), BUILT)
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mall.test')
    if (pathname === '/vendor.js') return response.writeHead(vendor.status).end(vendor.text)
    if (pathname === '/assets/main-1a.js') return response.end(asset)
    const { formTargets, vendors } = own.sources[searchParams.get('site') as Site]
    const policy = contentSecurityPolicy(allowNonce(nonce), { mode: 'built', formTargets, vendors })
    return response
      .writeHead(404, {
        'content-type': 'text/html',
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=()',
        ...headers,
      })
      .end(html)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  own = {
    origin,
    sources: pageSourcesOf(t.mall.payments, true),
    scripts: [{ provider: 'stripe', address: `${origin}/vendor.js`, reason: 'fields of cards' }],
    assets,
  }
  return () => rm(assets, { recursive: true })
})
afterAll(async () => {
  server.close()
  await t.close()
})

/** The next look, a day later. */
async function look(): Promise<void> {
  t.clock.advance(DAY)
  await watchPayPages(t.mall.gate.own(), own)
}
function sound(): void {
  html = page()
  headers = {}
  asset = BUILT
  vendor = { status: 200, text: 'vendor 1' }
}
const listed = () =>
  t.sql<{ reference: string; reason: string; status: string }>(
    `select reference, reason, status from money_matters where kind = 'PAY_PAGE_CHANGED' order by found_at, reference`,
  )
const seen = () =>
  t.sql<{ sha384: string; days: number }>(
    `select sha384, extract(day from last_seen_at - first_seen_at)::int as days from pay_scripts order by first_seen_at`,
  )

test('a page that is as it was written down is on no list, and what its vendor sent is remembered', async () => {
  sound()
  await look()
  await look()
  expect([await listed(), await seen()]).toEqual([[], [{ sha384: digest('vendor 1'), days: 1 }]])
})

test('it is looked at once a day; what was not answered, again after an hour', async () => {
  sound()
  await look()
  const { doneAt } = (await readWatched(t.mall.gate.own())) ?? {}
  expect(doneAt).toBe(t.clock.now().toISOString())
  html = page('<script src="https://evil.test/x.js"></script>')
  t.clock.advance(DAY - HOUR)
  await watchPayPages(t.mall.gate.own(), own)
  expect(await listed()).toEqual([])
  html = page()
  vendor = { status: 503, text: '' }
  await look()
  expect((await readWatched(t.mall.gate.own()))?.doneAt).toBe(doneAt)
  vendor = { status: 200, text: 'vendor 1' }
  t.clock.advance(HOUR)
  await watchPayPages(t.mall.gate.own(), own)
  expect((await readWatched(t.mall.gate.own()))?.doneAt).toBe(t.clock.now().toISOString())
})

test('a script of a vendor that is another one is a line with a date, and nobody is alarmed', async () => {
  sound()
  await look()
  const before = (await seen()).length
  vendor = { status: 200, text: 'vendor 2' }
  await look()
  expect([(await seen()).length - before, await listed()]).toEqual([1, []])
  expect((await seen()).at(-1)).toEqual({ sha384: digest('vendor 2'), days: 0 })
})

test.each([
  [
    'a script of somebody else',
    matterReasons.unknownScript,
    'https://evil.test/x.js',
    () => {
      html = page('<script src="https://evil.test/x.js"></script>')
    },
  ],
  [
    'a script in the page that nobody allowed',
    matterReasons.unknownScript,
    'without an address',
    () => {
      html = page('<script>steal()</script>')
    },
  ],
  [
    'a weaker header',
    matterReasons.weakHeader,
    'x-content-type-options',
    () => {
      headers = { 'x-content-type-options': 'none' }
    },
  ],
  [
    'a policy with one source more',
    matterReasons.weakHeader,
    'content-security-policy',
    () => {
      headers = { 'content-security-policy': `script-src * 'nonce-${nonce}'` }
    },
  ],
])('%s stands on the list once, until it is gone', async (_, what, reference, change) => {
  sound()
  change()
  const before = (await listed()).length
  await look()
  await look()
  expect((await listed()).slice(before)).toEqual([{ reference, reason: what, status: 'OPEN' }])
  sound()
  await look()
  expect((await listed()).slice(before)).toEqual([{ reference, reason: what, status: 'RESOLVED' }])
})

test('a script of the mall that is not what was built stands on the list of the operators, until it is', async () => {
  sound()
  asset = `${BUILT};steal()`
  await look()
  const operator = await t.signIn(people.operator)
  const { data } = await operator.call('POST /sapi/mall-operator/money/page', {
    pageNo: 1,
    pageSize: 10,
  })
  expect(data).toMatchObject([
    {
      kind: 'PAY_PAGE_CHANGED',
      reference: `${own.origin}/assets/main-1a.js`,
      reason: matterReasons.otherContent,
      operationList: [],
    },
  ])
  sound()
  await look()
  expect((await listed()).at(-1)).toMatchObject({ status: 'RESOLVED' })
})

test('every script that a widget may load has a reason, and an address that the policy allows', () => {
  const setup = openPayments(
    { PAY_CHANNELS: 'BRAINTREE,STRIPE_PAY_PC' },
    { labUrl: 'http://127.0.0.1:3900' },
  )
  const known = listKnownScripts(setup)
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
  for (const { address, reason } of known) {
    expect(vendors.scripts).toContain(new URL(address).origin)
    expect(reason.length).toBeGreaterThan(40)
  }
  for (const { name, configOf } of setup.providers.values())
    for (const { name: channel } of setup.channels.filter(({ provider }) => provider === name))
      for (const [key, value] of Object.entries(configOf?.(channel) ?? {}))
        if (/script/i.test(key)) expect(known.map(({ address }) => address)).toContain(value)
})
