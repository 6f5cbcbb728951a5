import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { APPROVE, READ, apply } from '../../../testing/after-sales-steps.ts'
import { ACCEPT, DECLINE, offerPart } from '../../../testing/offer-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '../step-reverse.ts'

/**
 * Each mail about an offer is about the one that caused it, leaves once, and not any more when it
 * is of no use.
 */

/** Where the orders' mails go. */
const BUYER = 'kim@galleria.test'
let t: TestMall
let [anna, merchant]: Visitor[] = []
const signInAll = async () => {
  ;[anna, merchant] = await Promise.all([people.anna, people.merchant].map((who) => t.signIn(who)))
}
beforeAll(async () => {
  t = await openTestMall()
})
beforeEach(signInAll)
afterAll(() => t.close())

/** 8.00 offered of 20.00; no mail about it has left. */
async function offered() {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  await t.drain()
  const { id } = await apply(anna!, orderId, { amount: 20 })
  await offerPart(merchant!, id, 8)
  const { offer, tradeOrder } = await anna!.call(READ, { id })
  return { id, offer: offer!, code: tradeOrder.tradeOrderCode }
}
/** What has come about an order that speaks of it like this. */
const got = async (to: string, code: string, words: RegExp) =>
  (await t.inbox(to)).filter(({ subject }) => subject.includes(code) && words.test(subject))
const rounds = () =>
  Promise.all([stepDueReverses(t.mall.gate.own()), stepDueReverses(t.mall.gate.own())])
/** As the mall's mails show a moment to who reads English. */
const moment = (iso: string) =>
  new Intl.DateTimeFormat('en-DE', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso))

test('two offers before a mail could leave: the second one is told, once, with its own end; of the first one nobody hears any more', async () => {
  const { id, offer, code } = await offered()
  t.clock.advance(5 * HOUR)
  await signInAll()
  await anna!.call(DECLINE, { id, offerId: offer.id })
  await offerPart(merchant!, id, 12)
  const second = (await anna!.call(READ, { id })).offer!
  await t.drain()
  const [mail, ...more] = await got(BUYER, code, /has made you an offer/)
  expect(more).toEqual([])
  expect(mail?.text).toContain('€12.00')
  expect(mail?.text).toContain(moment(second.answerUntil))
  // Nor does the shop: an answer is not its to give again before the second one is over.
  expect(await got(people.merchant, code, /has declined your offer|has applied for/)).toEqual([])
})

test('what the buyer reads first of the request names the shop’s 48 hours, and not those of an offer that was faster than the mail', async () => {
  const { id, code } = await offered()
  const { createdAt, reverseTradeOrderCode } = await anna!.call(READ, { id })
  await t.drain()
  const mail = (await t.inbox(BUYER)).find(
    ({ subject }) => subject === `We’ve received your application ${reverseTradeOrderCode}`,
  )
  const end = new Date(new Date(createdAt).getTime() + 48 * HOUR).toISOString()
  expect(mail?.text).toContain(
    `Galleria House has received your application for €20.00 for order ${code}`,
  )
  expect(mail?.text).toContain(moment(end))
})

test.each([
  ['accepted', (id: string, offerId: string) => anna!.call(ACCEPT, { id, offerId })],
  ['declined', (id: string, offerId: string) => anna!.call(DECLINE, { id, offerId })],
  ['dropped, because its shop agrees to all', (id: string) => merchant!.call(APPROVE, { id })],
  ['over', async () => t.clock.advance(72 * HOUR)],
])('nothing is mailed about an offer that is %s before its mail could leave', async (_, end) => {
  const { id, offer, code } = await offered()
  await end(id, offer.id)
  await t.drain()
  expect(await got(BUYER, code, /has made you an offer/)).toEqual([])
})

test('its buyer is reminded once, a day before the end, by two processes that look again and again', async () => {
  const { offer, code } = await offered()
  await t.drain()
  t.clock.advance(48 * HOUR - 1000)
  await rounds()
  await t.drain()
  expect(await got(BUYER, code, /^One day left/)).toEqual([])
  t.clock.advance(1000)
  for (let again = 0; again < 3; again += 1) {
    await rounds()
    await t.drain()
    t.clock.advance(HOUR)
  }
  const [reminder, ...more] = await got(BUYER, code, /^One day left/)
  expect(more).toEqual([])
  expect(reminder?.text).toContain(moment(offer.answerUntil))
})

test('also once after a downtime that took the moment of the reminder; one that took the end brings none', async () => {
  const first = await offered()
  await t.drain()
  t.clock.advance(60 * HOUR)
  await rounds()
  await rounds()
  await t.drain()
  expect(await got(BUYER, first.code, /^One day left/)).toHaveLength(1)
  await signInAll()
  const second = await offered()
  await t.drain()
  t.clock.advance(80 * HOUR)
  await rounds()
  await rounds()
  await t.drain()
  expect(await got(BUYER, second.code, /^One day left/)).toEqual([])
  expect(await got(people.merchant, second.code, /was not answered/)).toHaveLength(1)
})

test('who has answered is not reminded, also where the reminder was on its way', async () => {
  const { id, offer, code } = await offered()
  await t.drain()
  t.clock.advance(48 * HOUR)
  await signInAll()
  await rounds()
  await anna!.call(DECLINE, { id, offerId: offer.id })
  await t.drain()
  expect(await got(BUYER, code, /^One day left/)).toEqual([])
  expect(await got(people.merchant, code, /has declined your offer/)).toHaveLength(1)
})
