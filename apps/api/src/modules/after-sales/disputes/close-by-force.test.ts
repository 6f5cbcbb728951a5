import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RequestOfOrder } from '@galleria/contract/after-sales-close'
import { fromWireId } from '@galleria/kernel/id'
import { refusalOf } from '../../../testing/account-steps.ts'
import { APPROVE, CANCEL, READ, apply } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { secondOperator } from '../../../testing/two-persons.ts'

/** Two persons of the mall close a request by force (A36). */

let t: TestMall
let anna: Visitor
let merchant: Visitor
let operator: Visitor
let ben: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
})
afterAll(() => t.close())
beforeEach(async () => {
  ben = await secondOperator(t, people.ben, 'service')
  orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
})
afterEach(async () => {
  await t.sql(`delete from operators where user_id <> (select id from users where email = $1)`, [
    people.operator,
  ])
  expect(await t.audit('always')).toEqual([])
})

const OF_ORDER = 'POST /sapi/mall-operator/reverse/ofOrder' as const
const PROPOSED = 'POST /sapi/mall-operator/reverse/proposed' as const
const PROPOSE = 'POST /sapi/mall-operator/reverse/proposeClose' as const
const ANSWER = 'POST /sapi/mall-operator/reverse/answerClose' as const
const reason = 'the same photos as for another order'
const propose = (by: Visitor, id: string) => by.call(PROPOSE, { id, reason })
const requestOf = async (by: Visitor, id: string) =>
  (await by.call(OF_ORDER, { orderId })).find((one) => one.id === id)
async function answer(
  by: Visitor,
  id: string,
  what: 'agree' | 'refuse' | 'withdraw',
): Promise<RequestOfOrder> {
  const seen = await requestOf(by, id)
  return by.call(ANSWER, { id, proposalId: seen?.proposal?.id ?? NOBODYS, answer: what })
}
const NOBODYS = 'prp_01jd4vr6f5e7s8kq2m3n4p5q6r'
const row = async (id: string) =>
  (
    await t.sql<{ status: string; claimed: number; refunds: number }>(
      `select r.status, (select sum(l.claimed)::int from order_lines l where l.order_id = r.order_id) as claimed,
         (select count(*)::int from refunds f where f.order_id = r.order_id) as refunds from reverse_orders r where r.id = $1`,
      [fromWireId('reverse', id)],
    )
  )[0]

test('one proposes and another agrees: it is closed, what it claimed is free, buyer and shop read why, and the history knows both', async () => {
  const { id } = await apply(anna, orderId, { type: 'SALE_RETURN' })
  await merchant.call(APPROVE, { id })
  const before = await row(id)
  expect(before).toMatchObject({ status: 'WAITING_FOR_BUYER_RETURN', refunds: 0 })
  expect(before?.claimed).toBeGreaterThan(0)
  const proposed = await propose(operator, id)
  expect(proposed).toMatchObject({
    proposal: { by: 'operator', isOwn: true, reason },
    operationList: ['withdraw'],
  })
  expect(await row(id)).toEqual(before)
  expect(await ben.call(PROPOSED, {})).toMatchObject([
    { id, proposal: { isOwn: false }, operationList: ['agree', 'refuse'] },
  ])
  expect(await answer(ben, id, 'agree')).toMatchObject({
    reverseTradeOrderStatus: 'REVERSE_CLOSE',
    proposal: null,
    operationList: [],
  })
  expect(await row(id)).toEqual({ status: 'REVERSE_CLOSE', claimed: 0, refunds: 0 })
  expect(await ben.call(PROPOSED, {})).toEqual([])
  const read = await anna.call(READ, { id })
  expect(read.progressList.at(-1)).toMatchObject({
    event: 'forceClose',
    actor: 'operator',
    reason,
  })
  // It was not the shop's no, and the mall has looked at it: there is nobody to ask.
  expect(read.operationList).not.toContain('askMall')
  await t.drain()
  for (const [email, subject] of [
    ['kim@galleria.test', 'Galleria has closed your application for order'],
    [people.merchant, 'Galleria has closed an application for order'],
  ] as const) {
    const mail = (await t.inbox(email)).find((one) => one.subject.startsWith(subject))
    expect(mail?.text).toContain(reason)
  }
  const log = await operator.call('POST /sapi/mall-operator/auditLog/page', { area: 'afterSales' })
  expect(log.data.slice(0, 2).map(({ person, call }) => [person, call])).toEqual([
    ['ben', 'mall-operator/reverse/answerClose'],
    ['operator', 'mall-operator/reverse/proposeClose'],
  ])
})

test('nobody agrees to their own proposal, and nobody decides about an own purchase or the own shop', async () => {
  const { id } = await apply(anna, orderId)
  await propose(operator, id)
  const before = await row(id)
  const elsewhere = await t.signIn(people.operator)
  for (const self of [operator, elsewhere])
    expect(await refusalOf(answer(self, id, 'agree'))).toBe('409 proposal.person')
  for (const email of [people.anna, people.merchant]) {
    const own = await secondOperator(t, email, 'service')
    expect((await requestOf(own, id))?.operationList).toEqual([])
    expect(await refusalOf(answer(own, id, 'agree'))).toBe('403 dispute.own')
    expect(await refusalOf(propose(own, id))).toBe('403 dispute.own')
  }
  expect(await row(id)).toEqual(before)
})

test('of two who agree at once one does, and the shop that approves at the same moment is the one or the other', async () => {
  const third = await secondOperator(t, people.otherMerchant, 'head')
  const { id } = await apply(anna, orderId)
  await propose(operator, id)
  const answers = await Promise.all([ben, third].map((one) => refusalOf(answer(one, id, 'agree'))))
  expect(answers.toSorted()).toEqual(['409 proposal.over', 'no refusal'])
  const { id: other } = await apply(anna, orderId)
  await propose(operator, other)
  const both = await Promise.all([
    refusalOf(answer(ben, other, 'agree')),
    refusalOf(merchant.call(APPROVE, { id: other })),
  ])
  expect(both.filter((one) => one === 'no refusal')).toHaveLength(1)
  expect((await row(other))?.status === 'REVERSE_CLOSE').toBe(both[0] === 'no refusal')
})

test('what the buyer cancels, and what was withdrawn by law or has its money on the way, is not closed', async () => {
  const { id } = await apply(anna, orderId)
  const { proposal } = await propose(operator, id)
  await anna.call(CANCEL, { id })
  expect((await ben.call(PROPOSED, {})).filter((one) => one.id === id)).toEqual([])
  expect(
    await refusalOf(ben.call(ANSWER, { id, proposalId: proposal?.id ?? '', answer: 'agree' })),
  ).toBe('409 proposal.over')
  expect((await row(id))?.status).toBe('REVERSE_CANCELED')
  expect(await refusalOf(propose(ben, id))).toBe('409 reverse.state')
  const { id: approved } = await apply(anna, orderId)
  await merchant.call(APPROVE, { id: approved })
  expect(await refusalOf(propose(ben, approved))).toBe('409 reverse.state')
  // Nor while the goods are on their way back: their buyer would have neither them nor the money.
  const posted = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const { id: back } = await apply(anna, posted, { type: 'SALE_RETURN' })
  await t.sql(`update reverse_orders set status = 'WAITING_FOR_QC_DONE' where id = $1`, [
    fromWireId('reverse', back),
  ])
  expect(await refusalOf(propose(ben, back))).toBe('409 reverse.state')
  await t.sql(`update reverse_orders set status = 'WAITING_FOR_AUDIT_BY_SELLER' where id = $1`, [
    fromWireId('reverse', back),
  ])
  const second = await receivedOrder(t, anna, merchant, { lamp: 1 })
  const { id: statutory } = await apply(anna, second, { type: 'SALE_RETURN' })
  await t.sql(
    `update reverse_orders set refund_by = mall_now() + interval '14 days' where id = $1`,
    [fromWireId('reverse', statutory)],
  )
  expect(await refusalOf(propose(ben, statutory))).toBe('409 reverse.state')
  await t.sql(`update reverse_orders set refund_by = null where id = $1`, [
    fromWireId('reverse', statutory),
  ])
})

test('whoever is alone is told to bring somebody in; a no leaves everything as it is', async () => {
  const { id } = await apply(anna, orderId)
  const before = await row(id)
  await propose(operator, id)
  expect(await answer(ben, id, 'refuse')).toMatchObject({
    proposal: null,
    operationList: ['propose'],
  })
  await t.sql(`delete from operators where user_id = (select id from users where email = $1)`, [
    people.ben,
  ])
  expect(await refusalOf(propose(operator, id))).toBe('409 proposal.alone')
  expect((await requestOf(operator, id))?.hasSecond).toBe(false)
  expect(await row(id)).toEqual(before)
})
