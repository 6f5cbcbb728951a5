import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY, HOUR } from '@galleria/kernel/time'
import { leaveBy } from '../../testing/leaving-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { linesOf, review, reviewed, WRITE } from '../../testing/review-steps.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

let t: TestMall
let anna: Visitor
let ben: Visitor
/** Six in the evening in Berlin, so that a leap of days stays within the day. */
beforeAll(async () => {
  t = await openTestMall({ at: new Date('2026-06-10T16:00:00Z') })
})
afterAll(() => t.close())
beforeEach(async () => {
  anna = await t.signIn(people.anna)
  ben = await t.signIn(people.ben)
})
afterEach(async () => expect(await t.audit('always')).toEqual([]))

const SIGN_IN = 'POST /sapi/mall-customer/customer-sign-in-log/sign-in' as const
const SIGN_INS = 'POST /sapi/mall-customer/customer-sign-in-log/find-sign-in-log' as const
const TASKS = 'POST /sapi/mall-customer/customer-task/find-customer-completion-list' as const
const REVIEWED = 'POST /sapi/mall-customer/post-order-review/send-growth-and-points' as const
const SHARED =
  'POST /sapi/mall-customer/share-shopping-or-product-experience/send-growth-and-points' as const
const PROFILE = 'POST /sapi/mall-customer/complete-customer-profile/send-growth-and-point' as const
const CUSTOMER = 'POST /sapi/mall-customer/customer/queryCustomerFlow' as const

const site = 'DE' as const
const NOTHING = { points: 0, growthValue: 0 }
const has = async (who: Visitor) => {
  const { pointBalance, growthValue } = await who.call(CUSTOMER, {})
  return { points: pointBalance, growthValue }
}
const task = async (who: Visitor, type: string) =>
  (await who.call(TASKS, { site })).find((one) => one.growthEventType === type)

test('[GRW-005] [GRW-009] signing in for the day brings a point and growth, once for a day however often it is asked', async () => {
  expect(await anna.call(SIGN_INS, { site })).toEqual({
    today: '2026-06-10',
    isSignedIn: false,
    continuousDays: 0,
    todayPoints: 1,
    todayGrowthValue: 1,
    signInDayList: [],
  })
  const answers = await Promise.all([1, 2, 3].map(() => anna.call(SIGN_IN, { site })))
  expect(answers.map(({ points }) => points).toSorted()).toEqual([0, 0, 1])
  expect(answers.map(({ growthValue }) => growthValue).toSorted()).toEqual([0, 0, 1])
  expect(await has(anna)).toEqual({ points: 1, growthValue: 1 })
  expect(await has(ben)).toEqual(NOTHING)
})

test('[GRW-008] the log says which days, and how many in a row; each seventh brings five more', async () => {
  for (let day = 2; day <= 7; day += 1) {
    t.clock.advance(DAY)
    anna = await t.signIn(people.anna)
    const got = await anna.call(SIGN_IN, { site })
    expect(got).toMatchObject({ continuousDays: day, points: day === 7 ? 6 : 1, growthValue: 1 })
  }
  expect(await anna.call(SIGN_INS, { site })).toEqual({
    today: '2026-06-16',
    isSignedIn: true,
    continuousDays: 7,
    todayPoints: 6,
    todayGrowthValue: 1,
    signInDayList: [16, 15, 14, 13, 12, 11, 10].map((day) => `2026-06-${day}`),
  })
  expect(await has(anna)).toEqual({ points: 12, growthValue: 7 })
})

test('a day that was left out begins anew', async () => {
  t.clock.advance(2 * DAY)
  anna = await t.signIn(people.anna)
  expect(await anna.call(SIGN_INS, { site })).toMatchObject({
    isSignedIn: false,
    continuousDays: 0,
  })
  expect(await anna.call(SIGN_IN, { site })).toMatchObject({ continuousDays: 1, points: 1 })
})

test("the day is the storefront's: at its midnight, and never twice by going to another one", async () => {
  // Half past midnight in Berlin is half past eleven in London.
  t.clock.advance(6.5 * HOUR)
  anna = await t.signIn(people.anna)
  const london = await anna.call(SIGN_INS, { site: 'UK' })
  expect(london).toMatchObject({ today: '2026-06-18', isSignedIn: true })
  expect(await anna.call(SIGN_IN, { site: 'UK' })).toMatchObject(NOTHING)
  expect(await anna.call(SIGN_IN, { site })).toMatchObject({ today: '2026-06-19', points: 1 })
  // Back in London it is yesterday still, and was signed in for.
  expect(await anna.call(SIGN_IN, { site: 'UK' })).toMatchObject({ ...NOTHING, isSignedIn: true })
  t.clock.advance(18 * HOUR)
})

test('[GRW-006] each task names a storefront', async () => {
  for (const call of [SIGN_IN, SIGN_INS, TASKS])
    await expect(anna.call(call, {} as never)).rejects.toMatchObject({
      code: 'request.malformed',
    })
  for (const [call, growthEventType] of [
    [REVIEWED, 'POST_ORDER_REVIEW'],
    [SHARED, 'SHARE_PRODUCT'],
    [PROFILE, 'COMPLETE_PROFILE'],
  ] as const)
    await expect(anna.call(call, { growthEventType } as never)).rejects.toMatchObject({
      code: 'request.malformed',
    })
})

test('[GRW-003] a task names what it is for, and no call stands for another task', async () => {
  for (const call of [REVIEWED, SHARED, PROFILE])
    for (const body of [{ site }, { site, growthEventType: 'SUBSCRIBE_EMAIL' }])
      await expect(anna.call(call, body as never)).rejects.toMatchObject({
        code: 'request.malformed',
      })
})

test('[GRW-010] a review of an own order brings points and growth as it is published, and the call finds nothing more', async () => {
  const before = await has(ben)
  const merchant = await t.signIn(people.merchant)
  await reviewed(t, ben, merchant)
  const earned = await t.sql<{ delta: number }>(
    `select delta from point_entries where reason = 'REVIEWED' order by pot`,
  )
  expect(earned.map(({ delta }) => delta)).toEqual([500, 500])
  expect((await has(ben)).points - before.points).toBe(5)
  const ask = () => ben.call(REVIEWED, { site, growthEventType: 'POST_ORDER_REVIEW' })
  expect(await ask()).toEqual(NOTHING)
  expect(await task(ben, 'POST_ORDER_REVIEW')).toMatchObject({ completionCount: 1, openCount: 0 })
  // Nobody has a review of Anna's: nothing is true of it.
  expect(await anna.call(REVIEWED, { site, growthEventType: 'POST_ORDER_REVIEW' })).toEqual(NOTHING)
})

test('[GRW-010] the call finds a review that brought nothing when it was published, once', async () => {
  const merchant = await t.signIn(people.merchant)
  await reviewed(t, ben, merchant)
  // As one of before there was membership: nothing was given for it.
  await t.sql(`alter table point_entries disable trigger point_entries_append_only`)
  await t.sql(`delete from point_entries where reason = 'REVIEWED'`)
  await t.sql(`alter table point_entries enable trigger point_entries_append_only`)
  await t.sql(
    `update point_accounts a set points = (select coalesce(sum(delta), 0) from point_entries e where e.user_id = a.user_id and pot = 'POINTS'), growth = (select coalesce(sum(delta), 0) from point_entries e where e.user_id = a.user_id and pot = 'GROWTH')`,
  )
  expect(await task(ben, 'POST_ORDER_REVIEW')).toMatchObject({ completionCount: 0, openCount: 2 })
  const ask = () => ben.call(REVIEWED, { site, growthEventType: 'POST_ORDER_REVIEW' })
  const answers = await Promise.all([ask(), ask()])
  expect(answers.map(({ points }) => points).toSorted()).toEqual([0, 10])
  expect(await task(ben, 'POST_ORDER_REVIEW')).toMatchObject({ completionCount: 2, openCount: 0 })
})

test('[GRW-002] [GRW-011] sharing brings a point and growth once a day', async () => {
  const before = await has(anna)
  const share = () => anna.call(SHARED, { site, growthEventType: 'SHARE_PRODUCT' })
  expect(await task(anna, 'SHARE_PRODUCT')).toMatchObject({ isComplete: false })
  const answers = await Promise.all([share(), share()])
  expect(answers.map(({ points }) => points).toSorted()).toEqual([0, 1])
  expect(await task(anna, 'SHARE_PRODUCT')).toMatchObject({ isComplete: true, completionCount: 1 })
  t.clock.advance(DAY)
  anna = await t.signIn(people.anna)
  expect(await share()).toEqual({ points: 1, growthValue: 1 })
  expect(await has(anna)).toEqual({
    points: before.points + 2,
    growthValue: before.growthValue + 2,
  })
})

test('[GRW-002] [GRW-012] a complete profile brings ten points and growth, once; one that lacks something nothing', async () => {
  const complete = () => anna.call(PROFILE, { site, growthEventType: 'COMPLETE_PROFILE' })
  const before = await has(anna)
  await anna.call('PUT /auth/web/user/user-info', { birthday: null })
  expect(await complete()).toEqual(NOTHING)
  expect(await task(anna, 'COMPLETE_PROFILE')).toMatchObject({ isComplete: false, openCount: 0 })
  await t.sql(`update users set mobile = '+491701112233' where email = $1`, [people.anna])
  await anna.call('PUT /auth/web/user/user-info', { birthday: '1990-04-01' })
  expect(await task(anna, 'COMPLETE_PROFILE')).toMatchObject({ isComplete: false, openCount: 1 })
  const answers = await Promise.all([complete(), complete()])
  expect(answers.map(({ points }) => points).toSorted()).toEqual([0, 10])
  expect(await task(anna, 'COMPLETE_PROFILE')).toMatchObject({ isComplete: true, openCount: 0 })
  expect(await has(anna)).toEqual({
    points: before.points + 10,
    growthValue: before.growthValue + 10,
  })
})

test('[GRW-007] the list says each task, what it brings and how far it is', async () => {
  expect(await ben.call(TASKS, { site })).toEqual([
    {
      growthEventType: 'POST_ORDER_REVIEW',
      ...{ points: 5, growthValue: 5, isComplete: false, completionCount: 2, openCount: 0 },
    },
    {
      growthEventType: 'COMPLETE_PROFILE',
      ...{ points: 10, growthValue: 10, isComplete: false, completionCount: 0, openCount: 0 },
    },
    {
      growthEventType: 'SHARE_PRODUCT',
      ...{ points: 1, growthValue: 1, isComplete: false, completionCount: 0, openCount: 0 },
    },
  ])
})

test('a guest is given nothing, and too many calls in an hour are refused', async () => {
  for (const call of [SIGN_IN, SIGN_INS, TASKS])
    await expect(t.visit().call(call, { site })).rejects.toMatchObject({ status: 401 })
  const share = () => ben.call(SHARED, { site, growthEventType: 'SHARE_PRODUCT' })
  t.clock.advance(DAY)
  ben = await t.signIn(people.ben)
  for (let times = 0; times < 60; times += 1) await share()
  const before = await has(ben)
  await expect(share()).rejects.toMatchObject({ code: '429' })
  expect(await has(ben)).toEqual(before)
})

test('[GRW-002] two reviews of one call bring twice as much, each by an entry of its own', async () => {
  const merchant = await t.signIn(people.merchant)
  const before = await has(ben)
  const lines = await linesOf(ben, await receivedOrder(t, ben, merchant, { lamp: 1, desk: 1 }))
  const { growthValue } = await has(ben)
  t.clock.advance(1_000)
  await ben.call(
    WRITE,
    lines.map((line) => review(line)),
  )
  expect(await has(ben)).toEqual({ points: before.points + 10, growthValue: growthValue + 10 })
  const entries = await t.sql(
    `select pot, delta, count(distinct ref)::int as refs from point_entries where reason = 'REVIEWED' and at = (select max(at) from point_entries) group by pot, delta order by pot`,
  )
  expect(entries).toEqual([
    { pot: 'GROWTH', delta: 500, refs: 2 },
    { pot: 'POINTS', delta: 500, refs: 2 },
  ])
  expect(await task(ben, 'POST_ORDER_REVIEW')).toMatchObject({ completionCount: 4, openCount: 0 })
})

test('when somebody leaves, the days in a row and the points go; the entries stay, for nobody', async () => {
  const copy = await anna.call('POST /auth/web/user/export', {})
  expect(copy['signInDays']).toHaveLength(9)
  expect(copy['signInDays']).toMatchObject([{ day: '2026-06-10', streak: 1 }, ...Array(8).fill({})])
  await leaveBy(t, anna, people.anna)
  expect(await t.sql('select from member_sign_ins')).toEqual([])
  const days = await t.sql<{ day: string; nickname: string; email: string | null }>(
    `select right(e.ref, 10) as day, u.nickname, u.email from point_entries e join users u on u.id = e.user_id where e.reason = 'SIGNED_IN' and e.pot = 'POINTS' order by e.ref`,
  )
  expect(days).toHaveLength(9)
  expect(days[0]).toEqual({ day: '2026-06-10', nickname: '', email: null })
  const [left] = await t.sql(
    `select points, growth from point_accounts a where exists (select from point_entries e where e.user_id = a.user_id and e.reason = 'SIGNED_IN')`,
  )
  expect(left).toEqual({ points: 0, growth: 0 })
})
