import { fromWireId, newId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../testing/account-steps.ts'
import { apply, APPROVE, reaches } from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { linesOf, review, WRITE } from '../../testing/review-steps.ts'
import { receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { remindToReview } from './remind-to-review.ts'
import { forgetReminders } from './reminder.store.ts'

/** A week after goods came, whoever wants it is asked for a review once. */

const SET = 'POST /sapi/mall-content/reviewreminder/set'
const READ = 'POST /sapi/mall-content/reviewreminder/detail'
const END = 'POST /sapi/mall-content/reviewreminder/end'
const SUBJECT = 'How do you like what you bought?'

let t: TestMall
let anna: Visitor
let ben: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.sql('delete from review_reminded')
  await t.sql('delete from review_reminders')
  // Days pass between two tests, and with them sessions.
  anna = await t.signIn(people.anna)
  ben = await t.signIn(people.ben)
  merchant = await t.signIn(people.merchant)
  await t.sql(`update orders set is_reviewed = true where completed_at is not null`)
  await t.sql('delete from rate_limits')
})

const tick = async () => {
  await remindToReview(t.mall.gate.own())
  await t.drain()
}
const pass = async (days: number) => {
  t.clock.advance(days * DAY)
  await tick()
}
const reminders = async (to: string = people.ben) =>
  (await t.inbox(to)).filter(({ subject }) => subject === SUBJECT)
const agree = (who: Visitor) => who.call(SET, { isWanted: true })
const marked = () => t.sql<{ n: number }>('select count(*)::int as n from review_reminded')

test('who agreed is asked once, a week after the goods came, in the mall’s words, with a way to the review and one out', async () => {
  const before = (await reminders()).length
  const order = await receivedOrder(t, ben, merchant, { lamp: 1, desk: 1 })
  await agree(ben)
  await pass(6.5)
  expect(await reminders()).toHaveLength(before)
  await pass(1)
  const [mail, ...older] = await reminders()
  expect(older).toHaveLength(before)
  expect(mail?.text).toContain('Vesna lamp, Brass')
  expect(mail?.links).toContain(
    `${t.mall.gate.own().env.origin}/buyer/comment-add?orderId=${order}`,
  )
  expect(mail?.links.some((link) => link.includes('/review-reminders/end?token='))).toBe(true)
  await pass(1)
  await pass(30)
  expect(await reminders()).toHaveLength(before + 1)
})

test('who did not agree, or took it back before the mail left, hears nothing', async () => {
  const before = [(await reminders()).length, (await reminders(people.anna)).length]
  await receivedOrder(t, ben, merchant, { lamp: 1 })
  await receivedOrder(t, anna, merchant, { lamp: 1 })
  await agree(ben)
  t.clock.advance(8 * DAY)
  await remindToReview(t.mall.gate.own())
  expect(await marked()).toEqual([{ n: 1 }])
  ben = await t.signIn(people.ben)
  await ben.call(SET, { isWanted: false })
  await t.drain()
  expect([(await reminders()).length, (await reminders(people.anna)).length]).toEqual(before)
})

test('several orders are one mail, what is reviewed or going back is in none, and the next comes a week later at the earliest', async () => {
  const before = (await reminders()).length
  const both = [
    await receivedOrder(t, ben, merchant, { lamp: 1 }),
    await receivedOrder(t, ben, merchant, { desk: 1 }),
  ]
  const written = await receivedOrder(t, ben, merchant, { lamp: 2 })
  const [line = ''] = await linesOf(ben, written)
  await ben.call(WRITE, [review(line)])
  const [wrong, gone] = [
    await receivedOrder(t, ben, merchant, { lamp: 3 }),
    await receivedOrder(t, ben, merchant, { lamp: 1 }),
  ]
  const { id: asked } = await apply(ben, gone)
  await merchant.call(APPROVE, { id: asked })
  await reaches(t, ben, asked, 'REVERSE_DONE')
  await pass(8)
  ben = await t.signIn(people.ben)
  await apply(ben, wrong)
  await agree(ben)
  await tick()
  const [mail, ...older] = await reminders()
  expect(older).toHaveLength(before)
  expect(mail?.links).toContain(`${t.mall.gate.own().env.origin}/buyer/comments`)
  const reminded = await t.sql<{ id: string }>('select order_id as id from review_reminded')
  expect(reminded.map(({ id }) => id).toSorted()).toEqual(
    both.map((id) => String(fromWireId('order', id))).toSorted(),
  )
  ben = await t.signIn(people.ben)
  await receivedOrder(t, ben, merchant, { lamp: 1 })
  await t.sql(
    `update orders set completed_at = completed_at - interval '8 days' where not is_reviewed and completed_at > mall_now() - interval '1 day'`,
  )
  await pass(3)
  expect(await reminders()).toHaveLength(before + 1)
  await pass(5)
  expect(await reminders()).toHaveLength(before + 2)
})

test('of many orders five are in a mail, the longest there first, and the others in the next', async () => {
  for (let count = 0; count < 6; count += 1) await receivedOrder(t, ben, merchant, { lamp: 1 })
  await agree(ben)
  await pass(8)
  expect(await marked()).toEqual([{ n: 5 }])
  await pass(8)
  expect(await marked()).toEqual([{ n: 6 }])
})

test('two clocks at once ask once, and a member is looked at once a day', async () => {
  const before = (await reminders()).length
  await receivedOrder(t, ben, merchant, { lamp: 1 })
  await agree(ben)
  t.clock.advance(8 * DAY)
  const own = t.mall.gate.own()
  await Promise.all([remindToReview(own), remindToReview(own), remindToReview(own)])
  await t.drain()
  expect(await reminders()).toHaveLength(before + 1)
  const [{ at: first } = { at: null }] = await t.sql<{ at: Date }>(
    'select looked_at as at from review_reminders',
  )
  await pass(0.5)
  expect(await t.sql('select looked_at as at from review_reminders')).toEqual([{ at: first }])
})

test('one press in the mail ends it, also a second time; a made-up key ends nothing', async () => {
  await receivedOrder(t, ben, merchant, { lamp: 1 })
  await agree(ben)
  await pass(8)
  const [mail] = await reminders()
  const link = mail?.links.find((one) => one.includes('/review-reminders/end')) ?? 'http://none'
  const token = new URL(link).searchParams.get('token') ?? ''
  const stranger = t.visit()
  expect(await refusalOf(stranger.call(END, { token: `${token}x` }))).toBe('404 guest.link')
  const count = () => t.sql<{ n: number }>('select count(*)::int as n from review_reminders')
  expect(await count()).toEqual([{ n: 1 }])
  await stranger.call(END, { token })
  await stranger.call(END, { token })
  expect(await count()).toEqual([{ n: 0 }])
})

test('it is a member’s own choice: off at first, kept when said twice, told with the data, and forgotten with the account', async () => {
  expect(await ben.call(READ, {})).toEqual({ isWanted: false, email: people.ben })
  await agree(ben)
  const rows = () => t.sql('select * from review_reminders')
  const first = await rows()
  t.clock.advance(1000)
  await agree(ben)
  expect(await rows()).toEqual(first)
  expect(await ben.call(READ, {})).toEqual({ isWanted: true, email: people.ben })
  expect(await anna.call(READ, {})).toMatchObject({ isWanted: false })
  const { reviewReminders } = await ben.call('POST /auth/web/user/export', {})
  expect(reviewReminders).toMatchObject([{ toldAt: null, reminded: [] }])
  expect((await anna.call('POST /auth/web/user/export', {})).reviewReminders).toEqual([])
  expect(await refusalOf(t.visit().call(SET, { isWanted: true }))).toMatch(/^401/)
  const [{ id } = { id: newId('user') }] = await t.sql<{ id: ReturnType<typeof newId<'user'>> }>(
    'select user_id as id from review_reminders',
  )
  await t.mall.gate.own().inTransaction((tx) => forgetReminders(tx, id))
  expect(await rows()).toEqual([])
})

test('without a mail address there is nothing to agree to', async () => {
  await t.sql(`update users set email = null, mobile = '+4915112345678' where email = $1`, [
    people.ben,
  ])
  expect(await ben.call(READ, {})).toEqual({ isWanted: false, email: null })
  expect(await refusalOf(agree(ben))).toBe('409 reminder.no_address')
  expect(await t.sql('select 1 from review_reminders')).toEqual([])
})
