import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { PASS, reaches } from '../../testing/after-sales-steps.ts'
import {
  LAMP,
  ON_ITEM,
  everything,
  linesOf,
  review,
  reviewed,
  WRITE,
} from '../../testing/review-steps.ts'
import { sentBack } from '../../testing/return-steps.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

const HELPFUL = 'POST /sapi/mall-content/web/comment/helpful' as const
let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
let otherMerchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, ben, merchant, otherMerchant] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.ben),
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
  ])
})
afterAll(() => t.close())

const voices = () => t.sql('select * from comment_voices order by 1, 2')
const seenBy = async (who: Visitor, id: string) => {
  const { data } = await who.call(ON_ITEM, { itemId: LAMP })
  const found = data.find((one) => one.id === id)
  return [found?.helpfulCount, found?.isHelpful]
}

test('a review has one voice of each member, however often it is given at once, and none after it is taken back', async () => {
  const id = await reviewed(t, anna, merchant)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ben.call(HELPFUL, { commentId: id, isHelpful: true })),
  )
  expect(new Set(answers.map(({ helpfulCount }) => helpfulCount))).toEqual(new Set([1]))
  expect(await otherMerchant.call(HELPFUL, { commentId: id, isHelpful: true })).toEqual({
    helpfulCount: 2,
    isHelpful: true,
  })
  expect(await seenBy(ben, id)).toEqual([2, true])
  expect(await seenBy(anna, id)).toEqual([2, false])
  expect(await seenBy(t.visit(), id)).toEqual([2, false])
  await Promise.all(
    Array.from({ length: 5 }, () => ben.call(HELPFUL, { commentId: id, isHelpful: false })),
  )
  expect(await seenBy(ben, id)).toEqual([1, false])
})

test('authors, who works for the shop, and whoever is not signed in have no voice; nor has a review that is not there one', async () => {
  const id = await reviewed(t, anna, merchant)
  const before = [await everything(t), await voices()]
  for (const who of [anna, merchant])
    await expect(who.call(HELPFUL, { commentId: id, isHelpful: true })).rejects.toMatchObject({
      status: 422,
      code: 'comment.own_voice',
    })
  await expect(t.visit().call(HELPFUL, { commentId: id, isHelpful: true })).rejects.toMatchObject({
    status: 401,
  })
  await expect(
    ben.call(HELPFUL, { commentId: 'com_01jd4vr6f5e7s8kq2m3n4p5q6r', isHelpful: true }),
  ).rejects.toMatchObject({ code: 'comment.not_found' })
  expect([await everything(t), await voices()]).toEqual(before)
})

test('the most helpful come first where that is asked for, of equal ones the newest; else the newest', async () => {
  const ids: string[] = []
  for (const content of ['First.', 'Second.', 'Third.']) {
    t.clock.advance(60_000)
    ids.push(await reviewed(t, anna, merchant, { content }))
  }
  const [first = '', second = '', third = ''] = ids
  await ben.call(HELPFUL, { commentId: first, isHelpful: true })
  await otherMerchant.call(HELPFUL, { commentId: first, isHelpful: true })
  const order = async (sort?: 'newest' | 'helpful') =>
    (await t.visit().call(ON_ITEM, { itemId: LAMP, pageSize: 50, ...(sort ? { sort } : {}) })).data
      .map((one) => one.id)
      .filter((id) => ids.includes(id))
  expect(await order()).toEqual([third, second, first])
  expect(await order('newest')).toEqual([third, second, first])
  expect(await order('helpful')).toEqual([first, third, second])
})

test('beside a review stands that its goods were sent back later; its stars stay', async () => {
  const orderId = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const [line = ''] = await linesOf(anna, orderId)
  const [written] = await anna.call(WRITE, [review(line, { rateDict: 2 })])
  const find = async () => {
    const { data, ratingCount } = await t.visit().call(ON_ITEM, { itemId: LAMP, pageSize: 50 })
    const found = data.find(({ id }) => id === written?.id)
    return [found?.isReturned, found?.rateDict, ratingCount]
  }
  const [isReturned, rate, count] = await find()
  expect([isReturned, rate]).toEqual([false, 2])
  const { id, lineIds } = await sentBack(t, { buyer: anna, merchant }, orderId)
  expect(await find()).toEqual([false, 2, count])
  await merchant.call(PASS, { id, lines: [{ id: lineIds[0] ?? '', sellable: 1 }] })
  await reaches(t, anna, id, 'REVERSE_DONE')
  expect(await find()).toEqual([true, 2, count])
})
