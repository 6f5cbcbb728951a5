import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import { READ, apply, everything, money } from '../../../testing/after-sales-steps.ts'
import { ACCEPT, DECLINE, SHOPS, offerPart } from '../../../testing/offer-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '../step-reverse.ts'

/** An offer ends with its 72 hours, whether or not the clock has come round since (A9, A10). */

let t: TestMall
let [anna, merchant]: Visitor[] = []
const signInAll = async () => {
  ;[anna, merchant] = await Promise.all([people.anna, people.merchant].map((who) => t.signIn(who)))
}
beforeAll(async () => {
  t = await openTestMall()
  await signInAll()
})
afterAll(() => t.close())

/** 8.00 offered of 20.00 that were asked for. */
async function offered() {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const { id } = await apply(anna!, orderId, { amount: 20 })
  await offerPart(merchant!, id, 8)
  const { offer } = await anna!.call(READ, { id })
  return { id, offerId: offer!.id, until: new Date(offer!.answerUntil) }
}
const setTo = async (at: Date, offset: number) => {
  t.clock.advance(at.getTime() + offset - t.clock.now().getTime())
  await signInAll()
}

test('is over with its last second, although the clock has not come round: neither accepted nor declined, and its page knows', async () => {
  const { id, offerId, until } = await offered()
  await setTo(until, 0)
  const { offer, operationList, reverseTradeOrderStatus } = await anna!.call(READ, { id })
  expect([offer?.answer, offer?.isOpen, operationList, reverseTradeOrderStatus]).toEqual([
    null,
    false,
    ['cancel'],
    'WAITING_FOR_AUDIT_BY_SELLER',
  ])
  // Until the clock has been there its shop is held to what it promised.
  const shops = await merchant!.call(SHOPS, { id })
  expect([shops.offer?.isOpen, shops.operationList]).toEqual([false, ['approve']])
  const before = await everything(t)
  for (const call of [ACCEPT, DECLINE])
    expect(await refusalOf(anna!.call(call, { id, offerId }))).toBe('409 offer.over')
  expect(await everything(t)).toEqual(before)
  await stepDueReverses(t.mall.gate.own())
  expect((await anna!.call(READ, { id })).offer?.answer).toBe('LAPSED')
  // Of one that has ended like this, the same is said afterwards.
  expect(await refusalOf(anna!.call(ACCEPT, { id, offerId }))).toBe('409 offer.over')
  expect(await t.audit('always')).toEqual([])
})

test('is accepted in the second in which it ends, and then no clock takes that back', async () => {
  const { id, offerId, until } = await offered()
  await setTo(until, -1)
  expect((await anna!.call(READ, { id })).offer?.isOpen).toBe(true)
  const accepted = await anna!.call(ACCEPT, { id, offerId })
  expect([accepted.offer?.answer, accepted.offer?.isOpen, accepted.refundAmount]).toEqual([
    'ACCEPTED',
    false,
    money(8),
  ])
  t.clock.advance(HOUR)
  await stepDueReverses(t.mall.gate.own())
  expect((await anna!.call(READ, { id })).offer?.answer).toBe('ACCEPTED')
  expect(await t.audit('always')).toEqual([])
})

test('its buyer and two clocks in the moment of its end: one of them ends it, once', async () => {
  const { id, offerId, until } = await offered()
  await setTo(until, -1)
  const round = () => stepDueReverses(t.mall.gate.own())
  const answers = Array.from({ length: 5 }, () => refusalOf(anna!.call(ACCEPT, { id, offerId })))
  t.clock.advance(1)
  await Promise.all([round(), round(), ...answers])
  const { offer, progressList } = await anna!.call(READ, { id })
  expect(['ACCEPTED', 'LAPSED']).toContain(offer?.answer)
  const ends = progressList.filter(({ event }) => ['acceptPart', 'lapseOffer'].includes(event))
  expect(ends.map(({ event }) => event)).toEqual([
    offer?.answer === 'ACCEPTED' ? 'acceptPart' : 'lapseOffer',
  ])
  expect(await t.audit('always')).toEqual([])
})
