import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { matterReasons } from '@galleria/contract/matter-reasons'
import { sites } from '@galleria/contract/storefronts'
import { DAY, HOUR, MINUTE } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { secondOperator } from '../../../testing/two-persons.ts'
import { withStripe } from '../../../testing/stripe-steps.ts'
import { htmlWith, openWatchedPages } from '../../../testing/watched-pages.ts'
import { pageSourcesOf } from '../providers/index.ts'
import { digest } from './look-at-pages.ts'
import { readPayPages } from './read-pay-pages.ts'
import { watchPayPages } from './watch-pages.ts'
import { readWatched } from './watched.store.ts'

/** What the operators read about the pages on which one pays, and that they are looked at now. */

const READ = 'POST /sapi/mall-operator/payPage/read' as const
const LOOK = 'POST /sapi/mall-operator/payPage/look' as const

let t: TestMall
let pages: Awaited<ReturnType<typeof openWatchedPages>>
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall({ payments: withStripe })
  pages = await openWatchedPages(pageSourcesOf(t.mall.payments, true))
  operator = await t.signIn(people.operator)
})
afterAll(async () => {
  await pages.close()
  await t.close()
})
beforeEach(async () => {
  pages.be()
  await t.sql(`delete from mall_settings where key = 'pay-page.watched'`)
  await t.sql('delete from rate_limits')
})

const own = () => t.mall.gate.own()
const watch = () => watchPayPages(own(), pages.own)
const read = () => readPayPages(own(), pages.own)
/** The pages of one look; each of them asks for the vendor's script once. */
const looks = () => pages.asked.filter((path) => path === '/vendor.js').length
const lines = async () =>
  (
    await t.sql<{ count: number }>(
      `select count(*)::int as count from audit_lines where call = 'mall-operator/payPage/look' and about = 'payPages'`,
    )
  )[0]?.count ?? 0

test('before the first look the operator reads what may run and why, and that nothing was looked at', async () => {
  const { scriptList, policyList, headerList, ...rest } = await operator.call(READ, {})
  expect(rest).toEqual({
    isUnderWay: false,
    doneAt: null,
    nextAt: null,
    look: null,
    matterList: [],
    matterCount: 0,
  })
  expect(scriptList.map(({ provider, reason }) => [provider, reason])).toEqual(
    ['stripe', 'adyen', 'klarna', 'affirm', 'braintree', 'braintree', 'braintree'].map((name) => [
      name,
      name,
    ]),
  )
  expect(scriptList.find(({ provider }) => provider === 'klarna')).toEqual({
    address: `${t.lab.url}/klarna/kp/lib/v1/api.js`,
    provider: 'klarna',
    reason: 'klarna',
    channelList: ['KLARNA'],
    siteList: [...sites],
    content: null,
    earlierList: [],
    earlierCount: 0,
  })
  expect(scriptList.find(({ provider }) => provider === 'affirm')?.siteList).toEqual(['UK'])
  expect(policyList.flatMap(({ siteList }) => siteList).toSorted()).toEqual(sites.toSorted())
  for (const { policy } of policyList) expect(policy).toContain("script-src 'self' 'nonce-…' ")
  expect(headerList).toContainEqual({ name: 'x-frame-options', value: 'SAMEORIGIN' })
})

test('nobody reads it or has them looked at who does not look after the money of the mall', async () => {
  const content = await secondOperator(t, people.ben, 'content')
  const visitors = [await t.signIn(people.merchant), await t.signIn(people.anna), content]
  for (const visitor of visitors)
    for (const call of [READ, LOOK])
      await expect(visitor.call(call, {})).rejects.toMatchObject({ status: 403 })
  expect([await readWatched(own()), await lines()]).toEqual([undefined, 0])
})

test('an operator has them looked at before their day, and it stands in the log', async () => {
  await watch()
  const [before, noted] = [looks(), await lines()]
  await watch()
  expect(looks()).toBe(before)
  t.clock.advance(MINUTE)
  expect((await operator.call(LOOK, {})).isUnderWay).toBe(true)
  await watch()
  expect(looks()).toBe(before + 1)
  const now = t.clock.now()
  expect(await operator.call(READ, {})).toMatchObject({
    isUnderWay: false,
    doneAt: now.toISOString(),
    nextAt: new Date(now.getTime() + DAY).toISOString(),
    look: {
      siteList: [...sites],
      foundList: [],
      silentPageList: [],
      silentScriptList: [],
    },
  })
  expect(await lines()).toBe(noted + 1)
})

test('asked ten times at once it is one look and one line, and the eleventh time is too often', async () => {
  await watch()
  const [before, noted] = [looks(), await lines()]
  await Promise.all(Array.from({ length: 10 }, () => operator.call(LOOK, {})))
  const asked = await readWatched(own())
  t.clock.advance(MINUTE)
  await expect(operator.call(LOOK, {})).rejects.toMatchObject({ status: 429 })
  expect(await readWatched(own())).toEqual(asked)
  await Promise.all([watch(), watch(), watch()])
  expect([looks(), await lines()]).toEqual([before + 1, noted + 1])
})

test('what is asked for while they are being looked at is another look: the proxy may be mended since', async () => {
  await watch()
  await operator.call(LOOK, {})
  const before = looks()
  const letGo = pages.hold()
  const running = watch()
  await expect.poll(async () => (await readWatched(own()))?.lookingSince).toBeDefined()
  await operator.call(LOOK, {})
  letGo()
  await running
  expect([looks(), (await read()).isUnderWay]).toEqual([before + 1, true])
  await watch()
  expect([looks(), (await read()).isUnderWay]).toEqual([before + 2, false])
})

test('a look whose process ended in the middle is begun by another ten minutes later', async () => {
  const broken = watchPayPages(own(), { ...pages.own, sources: {} as never })
  await expect(broken).rejects.toThrow(TypeError)
  const before = looks()
  t.clock.advance(9 * MINUTE)
  await watch()
  expect([looks(), (await read()).isUnderWay]).toEqual([before, true])
  t.clock.advance(MINUTE)
  expect((await read()).isUnderWay).toBe(false)
  await watch()
  expect(looks()).toBe(before + 1)
})

test('a page that was not answered is said with its status, what was found on none is kept, and it is not done', async () => {
  await watch()
  const { doneAt } = await read()
  pages.be({ status: 429, vendor: { status: 503, text: '' } })
  t.clock.advance(DAY)
  await watch()
  expect(await read()).toMatchObject({
    doneAt,
    nextAt: new Date(t.clock.now().getTime() + HOUR).toISOString(),
    look: {
      siteList: [],
      silentPageList: sites.map((site) => ({ site, status: 429 })),
      silentScriptList: [{ address: `${pages.own.origin}/vendor.js`, status: 503 }],
      foundList: [],
    },
  })
})

test('what was found is told once for all storefronts, with the header as it came and the matter it opened', async () => {
  pages.be({
    headers: { 'x-frame-options': 'ALLOWALL' },
    html: htmlWith('<script src="https://evil.test/x.js"></script>'),
  })
  await watch()
  const { look, matterList, matterCount } = await operator.call(READ, {})
  const siteList = [...sites]
  expect(look?.foundList).toEqual([
    { what: 'weakHeader', reference: 'x-frame-options', arrived: 'ALLOWALL', siteList },
    { what: 'unknownScript', reference: 'https://evil.test/x.js', arrived: null, siteList },
  ])
  expect(
    matterList.map(({ reference, reason }) => ({ reference, reason })).toSorted(byReference),
  ).toEqual([
    { reference: 'https://evil.test/x.js', reason: matterReasons.unknownScript },
    { reference: 'x-frame-options', reason: matterReasons.weakHeader },
  ])
  expect(matterCount).toBe(2)
  pages.be()
  await operator.call(LOOK, {})
  await watch()
  expect(await operator.call(READ, {})).toMatchObject({
    look: { foundList: [] },
    matterList: [],
    matterCount: 0,
  })
})
const byReference = (a: { reference: string }, b: { reference: string }) =>
  a.reference.localeCompare(b.reference)

test('of what a script was before the last ten are told, the latest first, and how many there were', async () => {
  await t.sql('delete from pay_scripts')
  for (let version = 1; version <= 13; version += 1) {
    pages.be({ vendor: { status: 200, text: `version ${version}` } })
    t.clock.advance(DAY)
    await watch()
  }
  const [script] = (await read()).scriptList
  const at = t.clock.now().toISOString()
  expect(script?.content).toEqual({
    ...{ sha384: digest('version 13'), bytes: 10, firstSeenAt: at, lastSeenAt: at },
  })
  expect(script?.earlierList.map(({ sha384 }) => sha384)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((version) => digest(`version ${version}`)),
  )
  expect(script?.earlierCount).toBe(12)
})
