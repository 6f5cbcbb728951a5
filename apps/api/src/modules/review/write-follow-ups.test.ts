import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import {
  LAMP,
  ON_ITEM,
  OWN,
  SELLERS,
  WRITE,
  everything,
  linesOf,
  review,
  type Written,
} from '../../testing/review-steps.ts'
import { order, receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { upload } from '../../testing/upload-steps.ts'

let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  anna = await t.signIn(people.anna)
  ben = await t.signIn(people.ben)
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

type First = { readonly id: string; readonly postId: string }
async function firstReview(): Promise<First> {
  const [line = ''] = await linesOf(ben, await receivedOrder(t, ben, merchant, { lamp: 1 }))
  const [first] = await ben.call(WRITE, [review(line, { rateDict: 4, content: 'Bright.' })])
  if (!first) throw new Error('no review')
  return first
}
const later = ({ id, postId }: First, more: Partial<Written> = {}): Written => ({
  postId,
  parentId: id,
  topId: id,
  content: 'Still bright after a year.',
  ...more,
})

test('[REV-030, REV-036] who wrote a review says more once, without stars, with photos; the stars of the item and the order stay as they are', async () => {
  const first = await firstReview()
  const photo = (await upload(t, ben)).url
  const stars = async () => {
    const { ratingAvg, ratingCount, total } = await ben.call(ON_ITEM, { itemId: LAMP })
    return { ratingAvg, ratingCount, total }
  }
  const before = await stars()
  const orders = await t.sql('select id, status, version from orders order by id')
  t.clock.advance(5.5 * DAY)
  const [written] = await ben.call(WRITE, [later(first, { images: { files: [{ url: photo }] } })])
  expect(written).toMatchObject({
    parentId: first.id,
    topId: first.id,
    postId: first.postId,
    rateDict: null,
    content: 'Still bright after a year.',
    images: { files: [{ url: photo }] },
  })
  const [own] = (await ben.call(OWN, { qCommentBO: { id: first.id } })).data
  expect(own?.reviewComments.map(({ id }) => id)).toEqual([written?.id])
  const shown = (await anna.call(ON_ITEM, { itemId: LAMP })).data.find(({ id }) => id === first.id)
  expect(shown?.reviewComments).toEqual([
    {
      content: 'Still bright after a year.',
      images: { files: [{ url: photo }] },
      createdAt: written?.createdAt,
      daysOfUse: 5,
    },
  ])
  expect((await t.visit().raw('GET', photo)).status).toBe(200)
  const sellers = (await merchant.call(SELLERS, {})).data.find(
    ({ comment }) => comment.id === first.id,
  )
  expect(sellers?.reviewComments).toHaveLength(1)
  expect(await stars()).toEqual(before)
  expect(await t.sql('select id, status, version from orders order by id')).toEqual(orders)

  const after = await everything(t)
  await expect(ben.call(WRITE, [later(first, { content: 'More.' })])).rejects.toMatchObject({
    status: 409,
    code: 'comment.already_written',
  })
  expect(await everything(t)).toEqual(after)
})

test('[REV-030] of twenty presses that come at once one is kept', async () => {
  const first = await firstReview()
  const ends = await Promise.allSettled(
    Array.from({ length: 20 }, () => ben.call(WRITE, [later(first)])),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [own] = (await ben.call(OWN, { qCommentBO: { id: first.id } })).data
  expect(own?.reviewComments).toHaveLength(1)
})

test('a first review still needs its stars, and says so beside what else is wrong', async () => {
  const [line = ''] = await linesOf(ben, await receivedOrder(t, ben, merchant, { lamp: 1 }))
  const before = await everything(t)
  for (const rateDict of [undefined, null])
    await expect(
      ben.call(WRITE, [{ postId: line, content: ' ', rateDict } as Written]),
    ).rejects.toMatchObject({
      status: 400,
      body: {
        errors: expect.arrayContaining([
          expect.objectContaining({ path: '0.rateDict', code: 'rating' }),
          expect.objectContaining({ path: '0.content', code: 'review_text' }),
        ]) as unknown,
      },
    })
  expect(await everything(t)).toEqual(before)
})

test('[REV-046] guests, strangers, other lines and reviews that are none are refused, and so are first reviews and follow-ups in one call; nothing is written', async () => {
  const [first, other] = [await firstReview(), await firstReview()]
  const guest = t.visit()
  await order(guest, { lamp: 1 })
  const before = await everything(t)
  const refused = (who: Visitor, body: Written[]) =>
    who.call(WRITE, body).then(
      () => 'written',
      ({ code }: { code: string }) => code,
    )
  expect(await refused(guest, [later(first)])).toBe('auth.signed_out')
  expect(await refused(anna, [later(first)])).toBe('comment.not_found')
  expect(await refused(ben, [later({ ...first, postId: other.postId })])).toBe(
    'comment.line_not_found',
  )
  expect(await refused(ben, [later(first, { topId: other.id })])).toBe('comment.not_found')
  expect(await refused(ben, [later({ ...first, id: 'com_01jd4vr6f5e7s8kq2m3n4p5q6r' })])).toBe(
    'comment.not_found',
  )
  expect(await refused(ben, [later(first), review(other.postId)])).toBe('request.malformed')
  // Both or none.
  expect(await refused(ben, [later(first), later(first)])).toBe('comment.already_written')
  expect(await everything(t)).toEqual(before)
})
