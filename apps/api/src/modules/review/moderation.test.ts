import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findErrors } from '@galleria/kernel/flow'
import { DAY } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import {
  ANSWER,
  LAMP,
  ON_ITEM,
  OWN,
  SELLERS,
  WRITE,
  everything,
  linesOf,
  review,
  reviewed,
} from '../../testing/review-steps.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { upload } from '../../testing/upload-steps.ts'
import { reviewFlow } from './review.flow.ts'

/** Reviews that somebody reports: the mall decides, the author disagrees, stars follow. */

const REPORT = 'POST /sapi/mall-content/web/comment/report' as const
const APPEAL = 'POST /sapi/mall-content/web/comment/appeal' as const
const LIST = 'POST /sapi/mall-operator/comment/page' as const
const DECIDE = 'POST /sapi/mall-operator/comment/decide' as const
const HELPFUL = 'POST /sapi/mall-content/web/comment/helpful' as const
let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall()
  await signIn()
})
async function signIn(): Promise<void> {
  ;[anna, ben, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.ben),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
}
beforeEach(() => t.sql('delete from rate_limits'))
afterAll(() => t.close())

const item = async () => {
  const { data, ratingCount, ratingAvg, histogram } = await t
    .visit()
    .call(ON_ITEM, { itemId: LAMP, pageSize: 50 })
  return { ids: data.map(({ id }) => id), ratingCount, ratingAvg, ones: histogram.at(-1)?.count }
}
const moderationOf = async (id: string) =>
  (await anna.call(OWN, { qCommentBO: { id } })).data[0]?.moderation
const waiting = async (isClosed = false) =>
  (await operator.call(LIST, { isClosed, pageSize: 50 })).data
const all = async () => [
  await everything(t),
  await t.sql('select * from comment_reports order by id'),
]

test('its states can all be reached and left by somebody', () => {
  expect(findErrors(reviewFlow, ['REMOVED'])).toEqual([])
})

test('anybody reports a review, a member once; it waits with what was said, and is read by everybody meanwhile', async () => {
  const id = await reviewed(t, anna, merchant)
  const guest = t.visit()
  await guest.call(REPORT, { commentId: id, reason: 'UNTRUE' })
  t.clock.advance(60_000)
  await Promise.all(
    Array.from({ length: 5 }, () =>
      ben.call(REPORT, { commentId: id, reason: 'OFFENSIVE', note: 'It calls the maker names.' }),
    ),
  )
  const found = (await waiting()).find((one) => one.id === id)
  expect(found).toMatchObject({
    status: 'SHOWN',
    content: 'Warm light, well made.',
    commentatorName: expect.any(String),
    item: { id: LAMP, name: 'Vesna lamp' },
    reportCount: 2,
    reportList: [
      { reason: 'OFFENSIVE', note: 'It calls the maker names.' },
      { reason: 'UNTRUE', note: '' },
    ],
    operationList: ['hide', 'keep'],
  })
  expect((await item()).ids).toContain(id)
  const before = await all()
  await expect(
    guest.call(REPORT, { commentId: 'com_01jd4vr6f5e7s8kq2m3n4p5q6r', reason: 'UNTRUE' }),
  ).rejects.toMatchObject({ code: 'comment.not_found' })
  await expect(
    guest.call(REPORT, { commentId: id, reason: 'UGLY' as 'UNTRUE' }),
  ).rejects.toMatchObject({ status: 400, body: { errors: [{ code: 'reason_required' }] } })
  expect(await all()).toEqual(before)
})

test('what is reported and kept leaves the list and stays as it was', async () => {
  const id = await reviewed(t, anna, merchant)
  await ben.call(REPORT, { commentId: id, reason: 'UNTRUE' })
  const before = await item()
  const decided = await operator.call(DECIDE, { id, decision: 'keep', note: 'An opinion.' })
  expect([decided.status, decided.operationList, decided.progressList]).toMatchObject([
    'SHOWN',
    ['hide'],
    [{ event: 'keep', note: 'An opinion.', by: expect.any(String) }],
  ])
  expect((await waiting()).map((one) => one.id)).not.toContain(id)
  expect((await waiting(true)).map((one) => one.id)).toContain(id)
  expect(await item()).toEqual(before)
  expect(await moderationOf(id)).toBeNull()
})

test('who reported a review as a member reads what became of it, once, and nobody else does', async () => {
  const about = async (mail: string) =>
    (await t.inbox(mail)).filter(({ subject }) => subject.includes('that you reported'))
  const visible = await reviewed(t, anna, merchant)
  const hidden = await reviewed(t, anna, merchant)
  await t.visit().call(REPORT, { commentId: visible, reason: 'UNTRUE' })
  for (const commentId of [visible, hidden]) await ben.call(REPORT, { commentId, reason: 'UNTRUE' })
  await operator.call(DECIDE, { id: visible, decision: 'keep', note: 'Seen and kept.' })
  await operator.call(DECIDE, { id: hidden, decision: 'hide', note: 'Seen and hidden.' })
  await t.drain()
  await t.drain()
  const mails = (await about(people.ben))
    .map(({ text }) => text)
    .filter((text) => text.includes('Seen and'))
  expect(mails).toHaveLength(2)
  const [first, second] = [
    mails.find((text) => text.includes('Seen and kept')),
    mails.find((text) => text.includes('Seen and hidden')),
  ]
  expect(first).toContain('it stays as it is')
  expect(first).toContain('The reason: Seen and kept.')
  expect(second).toContain('has taken it down')
  for (const mail of [people.anna, people.merchant]) expect(await about(mail)).toEqual([])
})

test('a hidden review is in no list but its author’s, its stars are off the item, and its author reads why, by mail too', async () => {
  const before = await item()
  const id = await reviewed(t, anna, merchant, { rateDict: 1 })
  expect(await item()).toMatchObject({
    ratingCount: before.ratingCount + 1,
    ones: (before.ones ?? 0) + 1,
  })
  await operator.call(DECIDE, { id, decision: 'hide', note: 'It names a person.' })
  expect(await item()).toEqual(before)
  expect(
    (await merchant.call(SELLERS, { pageSize: 50 })).data.map(({ comment }) => comment.id),
  ).not.toContain(id)
  for (const call of [
    () => merchant.call(ANSWER, { commentId: id, content: 'Thanks.' }),
    () => ben.call(HELPFUL, { commentId: id, isHelpful: true }),
    () => ben.call(REPORT, { commentId: id, reason: 'UNTRUE' }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'comment.not_found' })
  expect(await moderationOf(id)).toEqual({
    status: 'HIDDEN',
    reason: 'It names a person.',
    decidedAt: t.clock.now().toISOString(),
    operationList: ['appeal'],
  })
  await t.drain()
  const mails = (await t.inbox(people.anna)).filter(({ text }) =>
    text.includes('It names a person.'),
  )
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your review of Vesna lamp has been taken down',
  ])
  expect(mails[0]?.links.some((link) => link.endsWith(`/buyer/comment-detail/${id}`))).toBe(true)
})

test('the pictures of a hidden review are there for its author and the mall only, also those that come later, until it is shown again', async () => {
  const [first, later] = [(await upload(t, anna)).url, (await upload(t, anna)).url]
  const imagesOf = (url: string) => ({ images: { files: [{ url }] } })
  const [postId = ''] = await linesOf(anna, await receivedOrder(t, anna, merchant, { lamp: 1 }))
  const [written] = await anna.call(WRITE, [review(postId, imagesOf(first))])
  const id = written?.id ?? ''
  const looks = (url: string) =>
    Promise.all(
      [t.visit(), ben, merchant, anna, operator].map(async ({ cookies }) => {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        return (await t.mall.app.inject({ method: 'GET', url, headers: { cookie } })).statusCode
      }),
    )
  const all = [200, 200, 200, 200, 200]
  const few = [404, 404, 404, 200, 200]
  expect(await looks(first)).toEqual(all)
  await operator.call(DECIDE, { id, decision: 'hide', note: 'A child is in the picture.' })
  expect(await looks(first)).toEqual(few)
  const more = { postId, parentId: id, topId: id, content: 'Another one.', ...imagesOf(later) }
  await anna.call(WRITE, [more])
  expect(await looks(later)).toEqual(few)
  const seen = (await waiting(true)).find((one) => one.id === id)
  expect(seen?.images.files.map(({ url }) => url)).toEqual([first, later])
  await operator.call(DECIDE, { id, decision: 'restore', note: 'It is a doll.' })
  expect([await looks(first), await looks(later)]).toEqual([all, all])
})

test('its author disagrees once; it is shown again with its stars, or stays hidden for good', async () => {
  const before = await item()
  const back = await reviewed(t, anna, merchant, { rateDict: 2 })
  const shown = await item()
  const gone = await reviewed(t, anna, merchant, { rateDict: 3 })
  for (const id of [back, gone]) await operator.call(DECIDE, { id, decision: 'hide', note: 'No.' })
  expect((await item()).ratingCount).toBe(before.ratingCount)
  await expect(ben.call(APPEAL, { commentId: back, note: 'Mine.' })).rejects.toMatchObject({
    code: 'comment.not_found',
  })
  for (const id of [back, gone])
    expect(await anna.call(APPEAL, { commentId: id, note: 'It is my own name.' })).toMatchObject({
      status: 'APPEALED',
      reason: 'No.',
      operationList: [],
    })
  await expect(anna.call(APPEAL, { commentId: back, note: 'Again.' })).rejects.toMatchObject({
    code: 'comment.state',
    body: { operationList: [] },
  })
  expect((await waiting()).find(({ id }) => id === back)).toMatchObject({
    appeal: 'It is my own name.',
    operationList: ['restore', 'uphold'],
  })
  // Two who decide at once: one of them does.
  const answers = await Promise.allSettled([
    operator.call(DECIDE, { id: back, decision: 'restore', note: 'True.' }),
    operator.call(DECIDE, { id: back, decision: 'restore', note: 'True.' }),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await operator.call(DECIDE, { id: gone, decision: 'uphold', note: 'Still no.' })
  expect(await item()).toEqual(shown)
  expect(await moderationOf(back)).toBeNull()
  expect(await moderationOf(gone)).toMatchObject({
    status: 'REMOVED',
    reason: 'Still no.',
    operationList: [],
  })
  for (const decision of ['hide', 'keep', 'restore', 'uphold'] as const)
    await expect(operator.call(DECIDE, { id: gone, decision, note: 'x' })).rejects.toMatchObject({
      code: 'comment.state',
    })
  expect(await t.audit()).toEqual([])
})

test('what its author objects to stays hidden by the word of somebody else than who has hidden it; that one can only show it again', async () => {
  await t.sql('insert into operators select id from users where email = $1', [people.ben])
  const other = await t.signIn(people.ben)
  const id = await reviewed(t, anna, merchant)
  await operator.call(DECIDE, { id, decision: 'hide', note: 'No.' })
  await anna.call(APPEAL, { commentId: id, note: 'But yes.' })
  const offered = async (who: Visitor) =>
    (await who.call(LIST, { pageSize: 50 })).data.find((one) => one.id === id)?.operationList
  expect([await offered(operator), await offered(other)]).toEqual([
    ['restore'],
    ['restore', 'uphold'],
  ])
  const before = await all()
  await expect(
    operator.call(DECIDE, { id, decision: 'uphold', note: 'Still no.' }),
  ).rejects.toMatchObject({ code: 'comment.state', body: { operationList: ['restore'] } })
  expect(await all()).toEqual(before)
  expect((await other.call(DECIDE, { id, decision: 'uphold', note: 'Right.' })).status).toBe(
    'REMOVED',
  )
  await t.sql('delete from operators where user_id = (select id from users where email = $1)', [
    people.ben,
  ])
})

test('after six months nobody disagrees any more', async () => {
  const id = await reviewed(t, anna, merchant)
  await operator.call(DECIDE, { id, decision: 'hide', note: 'No.' })
  t.clock.advance(185 * DAY)
  await signIn()
  expect(await moderationOf(id)).toMatchObject({ status: 'HIDDEN', operationList: [] })
  await expect(anna.call(APPEAL, { commentId: id, note: 'Late.' })).rejects.toMatchObject({
    code: 'comment.state',
  })
})

test('nobody but an operator sees the list or decides', async () => {
  for (const who of [anna, merchant]) {
    await expect(who.call(LIST, {})).rejects.toMatchObject({ status: 403 })
    await expect(
      who.call(DECIDE, { id: 'com_01jd4vr6f5e7s8kq2m3n4p5q6r', decision: 'hide', note: 'x' }),
    ).rejects.toMatchObject({ status: 403 })
  }
})
