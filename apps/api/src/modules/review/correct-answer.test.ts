import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import {
  ANSWER,
  CORRECT,
  LAMP,
  ON_ITEM,
  OWN,
  SELLERS,
  everything,
  reviewed,
} from '../../testing/review-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/** A shop puts its one answer right; what it said before is kept, for the shop to read. */

const DECIDE = 'POST /sapi/mall-operator/comment/decide' as const
const REPORT = 'POST /sapi/mall-content/web/comment/report' as const
const FIRST = 'The bulb is in the box below.'
const SECOND = 'The bulb is in the upper box.'

let t: TestMall
let anna: Visitor
let merchant: Visitor
let otherMerchant: Visitor
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, otherMerchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
    t.signIn(people.operator),
  ])
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

async function answered(): Promise<{ commentId: string; answeredAt: string }> {
  const commentId = await reviewed(t, anna, merchant)
  const answeredAt = t.clock.now().toISOString()
  await merchant.call(ANSWER, { commentId, content: FIRST })
  t.clock.advance(HOUR)
  return { commentId, answeredAt }
}
const inPublic = async (id: string) =>
  (await t.visit().call(ON_ITEM, { itemId: LAMP, pageSize: 50 })).data.find((one) => one.id === id)
    ?.replyComment.data
const inShop = async (id: string) =>
  (await merchant.call(SELLERS, { pageSize: 100 })).data.find(({ comment }) => comment.id === id)
    ?.replyComment.data
const log = () =>
  t.sql<{ n: number }>(
    `select count(*)::int as n from audit_lines where call = 'mall-merchant/comment/correctReply'`,
  )
const moved = async () => [await everything(t), await log()]

test('a shop corrects its answer: everybody reads the new one and when it was edited, the shop what it said before, by whom and when', async () => {
  const { commentId, answeredAt } = await answered()
  expect(await inPublic(commentId)).toEqual([
    { content: FIRST, createdAt: answeredAt, shopName: 'Galleria House', editedAt: null },
  ])
  const editedAt = t.clock.now().toISOString()
  const corrected = await merchant.call(CORRECT, { commentId, version: 1, content: SECOND })
  const writtenBy = 'merchant'
  const shown = { content: SECOND, createdAt: answeredAt, shopName: 'Galleria House', editedAt }
  const own = {
    ...{ ...shown, version: 2, writtenBy },
    earlierList: [{ content: FIRST, writtenBy, writtenAt: answeredAt }],
  }
  expect(corrected.replyComment.data).toEqual([own])
  expect(await inShop(commentId)).toEqual([own])
  expect(await inPublic(commentId)).toEqual([shown])
  expect((await anna.call(OWN, { qCommentBO: { id: commentId } })).data[0]?.replyComment).toEqual({
    data: [shown],
  })

  t.clock.advance(HOUR)
  await merchant.call(CORRECT, { commentId, version: 2, content: 'Both boxes have one.' })
  expect((await inShop(commentId))?.[0]).toMatchObject({
    ...{ content: 'Both boxes have one.', version: 3, createdAt: answeredAt },
    earlierList: [
      { content: SECOND, writtenAt: editedAt },
      { content: FIRST, writtenAt: answeredAt },
    ],
  })
})

test('the log says what the answer was and what it is', async () => {
  const { commentId } = await answered()
  await merchant.call(CORRECT, { commentId, version: 1, content: SECOND })
  const { data } = await merchant.call('POST /sapi/mall-merchant/auditLog/page', {
    area: 'reviews',
  })
  expect(data[0]).toMatchObject({
    call: 'mall-merchant/comment/correctReply',
    about: { kind: 'comment' },
    changeList: [{ field: 'answer', from: FIRST, to: SECOND }],
  })
})

test('of two who correct at once one is told to look again, and nothing that was said is lost', async () => {
  const { commentId } = await answered()
  const told = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      merchant
        .call(CORRECT, { commentId, version: 1, content: `Number ${index}` })
        .then(({ replyComment }) => replyComment.data[0]?.content)
        .catch((error: { status: number; code: string }) => `${error.status} ${error.code}`),
    ),
  )
  const [newest, ...refused] = told.toSorted((a) => (a?.startsWith('Number') ? -1 : 1))
  expect(refused).toEqual(Array.from({ length: 5 }, () => '409 comment.answer_changed'))
  expect(await inShop(commentId)).toMatchObject([
    { content: newest, version: 2, earlierList: [{ content: FIRST }] },
  ])
})

test('the same text once more is no correction: pressed twice it is one', async () => {
  const { commentId } = await answered()
  await merchant.call(CORRECT, { commentId, version: 1, content: SECOND })
  const before = await moved()
  const again = await merchant.call(CORRECT, { commentId, version: 1, content: ` ${SECOND} ` })
  expect(again.replyComment.data).toMatchObject([{ content: SECOND, version: 2 }])
  expect(await moved()).toEqual(before)
})

test('an answer follows its review: while that is reported it can be corrected, once it is hidden nobody reads or corrects it, and shown again it can be', async () => {
  const { commentId } = await answered()
  await t.visit().call(REPORT, { commentId, reason: 'UNTRUE' })
  await merchant.call(CORRECT, { commentId, version: 1, content: SECOND })
  await operator.call(DECIDE, { id: commentId, decision: 'hide', note: 'Of another lamp.' })
  const before = await moved()
  const correct = () => merchant.call(CORRECT, { commentId, version: 2, content: FIRST })
  expect(await refusalOf(correct())).toBe('404 comment.not_found')
  expect(await moved()).toEqual(before)
  expect([await inPublic(commentId), await inShop(commentId)]).toEqual([undefined, undefined])
  await anna.call('POST /sapi/mall-content/web/comment/appeal', { commentId, note: 'It is true.' })
  await operator.call(DECIDE, { id: commentId, decision: 'restore', note: 'It is the lamp.' })
  expect((await correct()).replyComment.data).toMatchObject([{ content: FIRST, version: 3 }])
})

test('nobody corrects what was never said, what another shop said, or with a text no answer may have', async () => {
  const { commentId } = await answered()
  const unanswered = await reviewed(t, anna, merchant)
  const before = await moved()
  const correct = (who: Visitor, more: object = {}) =>
    refusalOf(who.call(CORRECT, { commentId, version: 1, content: SECOND, ...more }))
  expect(await correct(otherMerchant)).toBe('404 comment.not_found')
  expect(await correct(merchant, { commentId: unanswered })).toBe('404 comment.not_found')
  expect(await correct(merchant, { commentId: 'com_01jd4vr6f5e7s8kq2m3n4p5q6r' })).toBe(
    '404 comment.not_found',
  )
  expect(await correct(merchant, { version: 2 })).toBe('409 comment.answer_changed')
  for (const content of ['', '  ', 'x'.repeat(501)])
    await expect(merchant.call(CORRECT, { commentId, version: 1, content })).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ path: 'content' }] },
    })
  for (const version of [0, 1.5, 3_000_000_000])
    await expect(
      merchant.call(CORRECT, { commentId, version, content: SECOND }),
    ).rejects.toMatchObject({ status: 400, body: { errors: [{ path: 'version' }] } })
  expect(await moved()).toEqual(before)
})

test('what was said cannot be changed or removed afterwards', async () => {
  const { commentId } = await answered()
  await merchant.call(CORRECT, { commentId, version: 1, content: SECOND })
  for (const change of [
    `update comment_reply_versions set content = 'No'`,
    'delete from comment_reply_versions',
  ])
    await expect(t.sql(change)).rejects.toThrow(/append-only/)
})

test('who wrote for a shop takes a copy of what was written along, the corrected texts too; who was answered reads the answer in theirs', async () => {
  const { commentId } = await answered()
  await merchant.call(CORRECT, { commentId, version: 1, content: SECOND })
  const [row] = await t.sql<{ id: string }>(
    `select comment_id as id from comment_replies order by created_at desc limit 1`,
  )
  const { reviewAnswers } = await merchant.call('POST /auth/web/user/export', {})
  expect(
    reviewAnswers.filter(({ reviewId }) => reviewId === row?.id).map(({ content }) => content),
  ).toEqual([FIRST, SECOND])
  const { reviews, reviewAnswers: own } = await anna.call('POST /auth/web/user/export', {})
  expect(own).toEqual([])
  expect(reviews.find(({ id }) => id === row?.id)).toMatchObject({
    answer: SECOND,
    answerEditedAt: expect.any(String),
  })
})
