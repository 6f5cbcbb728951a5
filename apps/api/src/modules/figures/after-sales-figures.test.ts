import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ArgumentOf } from '@galleria/contract/client'
import { HOUR } from '@galleria/kernel/time'
import {
  APPROVE,
  CANCEL,
  PASS,
  REJECT,
  apply,
  cancelPaid,
  reaches,
} from '../../testing/after-sales-steps.ts'
import { refusalOf } from '../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { sentBack } from '../../testing/return-steps.ts'
import { paidOrder, receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { stepDueReverses } from '../after-sales/index.ts'

const FIGURES = 'POST /sapi/mall-merchant/figures/aftersales' as const
const TABLE = 'POST /sapi/mall-merchant/figures/table' as const
const BEGIN = new Date('2026-10-20T08:00:00Z')

let t: TestMall
let [anna, merchant, other]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ at: BEGIN })
  ;[anna, merchant, other] = await Promise.all(
    [people.anna, people.merchant, people.otherMerchant].map((who) => t.signIn(who)),
  )
  await trade()
})
afterAll(() => t.close())

const wait = (hours: number) => t.clock.set(new Date(t.clock.now().getTime() + hours * HOUR))
const read = (asked: ArgumentOf<typeof FIGURES> = { days: 30 }, visitor = merchant!) =>
  visitor.call(FIGURES, asked)
const eur = (value: number) => ({ value, currency: 'EUR' })

/**
 * Six lamps: one comes back, one stays for less money, one is given back by silence; a no, and one
 * that its buyer takes back. A desk that is never sent, and a chair of another shop.
 */
async function trade(): Promise<void> {
  const four = await receivedOrder(t, anna!, merchant!, { lamp: 4 })
  const two = await receivedOrder(t, anna!, merchant!, { lamp: 2 })
  const chair = await receivedOrder(t, anna!, other!, { chair: 1 })
  const desk = await paidOrder(t, anna!, { desk: 1 })
  await cancelPaid(anna!, desk.tradeOrderList[0]?.id ?? '')

  const back = await sentBack(t, { buyer: anna!, merchant: merchant! }, four)
  await merchant!.call(PASS, { id: back.id, lines: [{ id: back.lineIds[0] ?? '', sellable: 1 }] })
  await reaches(t, anna!, back.id, 'REVERSE_DONE')

  const stays = await apply(anna!, four, { amount: 20 })
  wait(4)
  await merchant!.call(APPROVE, { id: stays.id })
  await reaches(t, anna!, stays.id, 'REVERSE_DONE')

  const refused = await apply(anna!, two, { amount: 5, more: { reverseReason: 'DAMAGED' } })
  wait(10)
  await merchant!.call(REJECT, { id: refused.id, reason: 'Nothing is broken.' })

  const taken = await apply(anna!, two, { amount: 5, more: { reverseReason: 'DAMAGED' } })
  await anna!.call(CANCEL, { id: taken.id })

  const silent = await apply(anna!, two, { amount: 10 })
  wait(49)
  await stepDueReverses(t.mall.gate.own())
  await reaches(t, anna!, silent.id, 'REVERSE_DONE')

  const theirs = await apply(anna!, chair, { amount: 30 })
  await other!.call(APPROVE, { id: theirs.id })
  await reaches(t, anna!, theirs.id, 'REVERSE_DONE')
}

const none = { done: 0, open: 0, rejected: 0, takenBack: 0 }

test('each request stands with its reason and its kind, and how it ended', async () => {
  const { reasonList, kindList, ...period } = await read()
  expect([period.from, period.to]).toEqual(['2026-09-24', '2026-10-23'])
  expect(kindList).toEqual([
    { ...none, kind: 'SALE_REFUND', requests: 4, done: 2, rejected: 1, takenBack: 1 },
    { ...none, kind: 'SALE_CANCEL_AFTER_PAID', requests: 1, done: 1 },
    { ...none, kind: 'SALE_RETURN', requests: 1, done: 1 },
  ])
  expect(reasonList).toEqual([
    { ...none, reason: 'DAMAGED', requests: 2, rejected: 1, takenBack: 1 },
    { ...none, reason: 'NO_LONGER_WANTED', requests: 2, done: 2 },
    { ...none, reason: 'OTHER', requests: 2, done: 2 },
  ])
})

test('the rate of an item is of what was sold: what came back and what stayed for money, neither what was declined nor what was never sent', async () => {
  const { itemList } = await read()
  // Of the two desks and chairs too few were sold.
  expect(itemList).toEqual([
    { name: 'Vesna lamp', soldQty: 6, backQty: 1, stayedQty: 2, rate: 0.5 },
  ])
  const { name, content } = await merchant!.call(TABLE, { table: 'returns', days: 30 })
  expect(name).toBe('figures-returns.csv')
  expect(content.slice(1).trimEnd().split('\r\n')).toEqual([
    'Item,Pieces,Came back,Refunded without return,Return rate (%)',
    'Vesna lamp,6,1,2,50',
    'Halden desk,1,0,0,0',
  ])
})

test('answers take what the shop took, and silence is told apart', async () => {
  const { answers } = await read()
  expect(answers).toMatchObject({
    asked: 5,
    answered: 3,
    bySilence: 1,
    waiting: 0,
    medianHours: 4,
    // Of 0, 4 and 10 hours.
    slowHours: 8.8,
  })
})

test('money is told by currency, what was never sent apart, and as a share of the sales', async () => {
  const { currencyList } = await read()
  const [desk] = await t.sql<{ paid: number; sold: number }>(
    `select (select need_pay::int from orders o where exists (select from order_lines l where l.order_id = o.id and l.sku_id = 1)) as paid,
      (select sum(need_pay)::int from orders where seller_id = 5) as sold`,
  )
  const given = desk!.paid + 5990 + 2000 + 1000
  expect(currencyList).toMatchObject([
    {
      currency: 'EUR',
      givenBackAmt: eur(given / 100),
      canceledAmt: eur(desk!.paid / 100),
      soldAmt: eur(desk!.sold / 100),
      share: given / desk!.sold,
    },
  ])
})

test('answers and money are told by the steps in which they were applied for, which come to the period, and as tables to keep', async () => {
  const days = { from: '2026-10-19', to: '2026-10-22' }
  const nothing = { asked: 0, answered: 0, bySilence: 0, waiting: 0 }
  const unanswered = { medianHours: null, slowHours: null }
  const { answers, currencyList } = await read(days)
  expect(answers.stepList).toEqual([
    { day: '2026-10-19', ...nothing, ...unanswered },
    {
      ...{ day: '2026-10-20', ...nothing, asked: 3, answered: 3 },
      ...{ medianHours: 4, slowHours: 8.8 },
    },
    { day: '2026-10-21', ...nothing, asked: 2, bySilence: 1, ...unanswered },
    { day: '2026-10-22', ...nothing, ...unanswered },
  ])
  const all = currencyList[0]!
  const first = Math.round(all.givenBackAmt.value * 100 - 1000) / 100
  expect(all.stepList).toEqual([
    { day: '2026-10-19', givenBackAmt: eur(0), canceledAmt: eur(0) },
    { day: '2026-10-20', givenBackAmt: eur(first), canceledAmt: all.canceledAmt },
    { day: '2026-10-21', givenBackAmt: eur(10), canceledAmt: eur(0) },
    { day: '2026-10-22', givenBackAmt: eur(0), canceledAmt: eur(0) },
  ])
  const weekly = await read({ ...days, step: 'week' })
  expect(weekly.answers.stepList).toMatchObject([{ day: '2026-10-19', asked: 5, answered: 3 }])
  expect(weekly.currencyList[0]?.stepList).toEqual([
    { day: '2026-10-19', givenBackAmt: all.givenBackAmt, canceledAmt: all.canceledAmt },
  ])
  const linesOf = async (table: 'answers' | 'givenBack') =>
    (await merchant!.call(TABLE, { table, ...days })).content.slice(1).trimEnd().split('\r\n')
  expect(await linesOf('answers')).toEqual([
    'From,Requests,Answered,Agreed by silence,"Time to answer, median (hours)",Slowest tenth (hours)',
    '2026-10-19,0,0,0,,',
    '2026-10-20,3,3,0,4,8.8',
    '2026-10-21,2,0,1,,',
    '2026-10-22,0,0,0,,',
  ])
  expect((await linesOf('givenBack')).slice(0, 2)).toEqual([
    'From,Currency,Money given back,of it cancelled before sending',
    '2026-10-19,EUR,0.00,0.00',
  ])
})

test('an answer that an older version of the mall gave is read from the history of its request', async () => {
  const before = await read()
  const kept = await t.sql(
    'update reverse_orders set handed_at = null, first_answered_at = null, first_answered_by = null where handed_at is not null returning id',
  )
  expect(kept.length).toBeGreaterThan(4)
  expect(await read()).toEqual(before)
})

test('only what was applied for in the period counts, on one storefront if that is asked', async () => {
  // At ten in the evening of Greenwich, which is the next day in Hamburg.
  const later = await read({ from: '2026-10-21', to: '2026-10-22' })
  expect(later.kindList).toEqual([
    { ...none, kind: 'SALE_REFUND', requests: 2, done: 1, takenBack: 1 },
  ])
  expect(later.answers).toMatchObject({ asked: 2, bySilence: 1, medianHours: null })
  expect(later.currencyList).toMatchObject([
    {
      currency: 'EUR',
      givenBackAmt: eur(10),
      canceledAmt: eur(0),
      soldAmt: eur(0),
      share: null,
    },
  ])
  const after = await read({ from: '2026-10-22', to: '2026-10-23' })
  expect([after.kindList, after.itemList, after.answers.asked]).toEqual([[], [], 0])
  const sweden = await read({ days: 30, site: 'SE' })
  expect([sweden.kindList, sweden.itemList, sweden.currencyList]).toEqual([[], [], []])
  expect(await read({ days: 30, site: 'DE' })).toEqual(await read())
})

test('another shop reads its own requests only, and a buyer none', async () => {
  const theirs = await read({ days: 30 }, other)
  expect(theirs.kindList).toEqual([{ ...none, kind: 'SALE_REFUND', requests: 1, done: 1 }])
  expect(theirs.currencyList.map(({ givenBackAmt }) => givenBackAmt)).toEqual([eur(30)])
  expect(await refusalOf(read({ days: 30 }, anna))).toBe('403 auth.role')
})
