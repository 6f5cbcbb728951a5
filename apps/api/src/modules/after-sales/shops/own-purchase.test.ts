import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  APPROVE,
  READ,
  REJECT,
  apply,
  everything,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sentBack } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '../step-reverse.ts'

/**
 * Who works for a shop buys there, too: nobody decides about the own purchase, and saying nothing
 * pays nobody.
 */

const PAGE = 'POST /sapi/mall-operator/closedShop/page' as const
const DETAIL = 'POST /sapi/mall-operator/closedShop/detail' as const
const MALL_APPROVES = 'POST /sapi/mall-operator/closedShop/approve' as const
const MALL_REJECTS = 'POST /sapi/mall-operator/closedShop/reject' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
let t: TestMall
let merchant: Visitor
let ben: Visitor
let operator: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
})
afterAll(() => t.close())
async function signIn(): Promise<void> {
  ;[merchant, ben, operator] = await Promise.all([
    t.signIn(people.merchant),
    t.signIn(people.ben),
    t.signIn(people.operator),
  ])
}
beforeEach(async () => {
  await t.sql(
    `delete from seller_staff where seller_id = 5 and user_id = (select id from users where email = $1)`,
    [people.ben],
  )
  await signIn()
  orderId = await receivedOrder(t, merchant, merchant, { lamp: 2 })
})

/** Ben works for the shop as well, and answers its requests. */
async function letBenIn(): Promise<void> {
  await t.sql(
    `insert into seller_staff (user_id, seller_id, role, since) select id, 5, 'owner', mall_now() from users where email = $1`,
    [people.ben],
  )
  await signIn()
}
async function pass(ms: number): Promise<void> {
  await t.lab.idle()
  await t.drain()
  t.clock.advance(ms)
  await stepDueReverses(t.mall.gate.own())
  await t.drain()
  await signIn()
}
const onDesk = async () => (await operator.call(PAGE, {})).data.map(({ id }) => id)
const statusOf = async (id: string) => (await merchant.call(READ, { id })).reverseTradeOrderStatus
const mailsTo = async (email: string, id: string) =>
  (await t.inbox(email)).filter(({ text }) => text.includes(`/operator/closed-shops/${id}`)).length

describe('where nobody else of the shop may answer', () => {
  test('the mall stands for it from the first moment: it is on the desk with its deadline, its people have a mail, and the shop decides nothing', async () => {
    const { id, nextStepTime } = await apply(merchant, orderId)
    expect(nextStepTime).not.toBeNull()
    expect(await onDesk()).toContain(id)
    await t.drain()
    expect(await mailsTo(people.operator, id)).toBe(1)
    expect((await merchant.call(READ, { id })).isOwnPurchase).toBe(true)
    const shops = await merchant.call(SHOPS, { id })
    expect([shops.operationList, shops.messageOperationList]).toEqual([[], []])
    // Buyer, shop and operator read since when, and that it was nobody's deed.
    for (const { progressList } of [shops, await operator.call(DETAIL, { id })])
      expect(progressList.map(({ event, actor, toState }) => [event, actor, toState])).toEqual([
        ['apply', 'buyer', 'AS_APPLIED'],
        ['route', 'clock', 'WAITING_FOR_AUDIT_BY_SELLER'],
        ['mallAnswers', 'clock', 'WAITING_FOR_AUDIT_BY_SELLER'],
      ])
    const before = await everything(t)
    await expect(merchant.call(APPROVE, { id })).rejects.toMatchObject({
      code: 'reverse.own_purchase',
    })
    await expect(merchant.call(REJECT, { id, reason: 'No.' })).rejects.toMatchObject({
      code: 'reverse.own_purchase',
    })
    expect(await everything(t)).toEqual(before)
  })

  test('what its buyer writes about it goes to the mall, which answers', async () => {
    const { id } = await apply(merchant, orderId)
    await t.drain()
    const before = await mailsTo(people.operator, id)
    await merchant.call('POST /sapi/mall-order/web/reverseorder/writeToShop', {
      id,
      content: 'It flickers.',
      requestKey: crypto.randomUUID(),
    })
    await t.drain()
    expect(await mailsTo(people.operator, id)).toBe(before + 1)
  })

  test('nothing is agreed to by silence, however long it takes, and the mall is told each day', async () => {
    const { id } = await apply(merchant, orderId)
    for (const days of [2, 1, 1, 30]) {
      await pass(days * DAY + 2000)
      expect(await statusOf(id)).toBe('WAITING_FOR_AUDIT_BY_SELLER')
    }
    expect(await mailsTo(people.operator, id)).toBeGreaterThanOrEqual(4)
    expect(await onDesk()).toContain(id)
    expect(await t.audit()).toEqual([])
  })

  test('the mall agrees, with a reason that is in the history, and only then the money goes back', async () => {
    const { id } = await apply(merchant, orderId, { amount: 10 })
    await operator.call(MALL_APPROVES, { id, why: 'The photos show it.' })
    const done = await reaches(t, merchant, id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(10))
    expect(done.progressList.find(({ event }) => event === 'approveRefund')).toMatchObject({
      actor: 'operator',
    })
    expect(await onDesk()).not.toContain(id)
    expect(await t.audit()).toEqual([])
  })

  test('the mall declines, and rules at once when it is asked about that', async () => {
    const { id } = await apply(merchant, orderId)
    await operator.call(MALL_REJECTS, { id, reason: 'Nothing is broken.', why: 'Own purchase.' })
    expect((await merchant.call(READ, { id })).operationList).toContain('askMall')
    expect(await t.audit()).toEqual([])
  })

  test('whoever of the mall works for the shop, or has bought it, does not stand for it', async () => {
    const { id } = await apply(merchant, orderId)
    await t.sql(
      `insert into operators (user_id, role, since) select u.id, (select role from operators limit 1), mall_now() from users u where u.email = $1`,
      [people.merchant],
    )
    await signIn()
    await expect(merchant.call(MALL_APPROVES, { id, why: 'Mine.' })).rejects.toMatchObject({
      code: 'reverse.own_purchase',
    })
    expect((await merchant.call(DETAIL, { id })).operationList).toEqual([])
    await t.sql(`delete from operators where user_id = (select id from users where email = $1)`, [
      people.merchant,
    ])
    await signIn()
  })
})

describe('where somebody else of the shop may answer', () => {
  beforeEach(letBenIn)

  test('they decide, as about any request, and the mall has nothing to do with it; who has bought it is offered nothing', async () => {
    const { id } = await apply(merchant, orderId, { amount: 10 })
    const offered = async (who: Visitor) => {
      const { operationList, messageOperationList } = await who.call(SHOPS, { id })
      const page = await who.call('POST /sapi/mall-merchant/reverseorder/page', {})
      const row = page.data.find((one) => one.id === id)
      return [operationList, messageOperationList, row?.operationList]
    }
    expect(await offered(merchant)).toEqual([[], [], []])
    const answers = ['approve', 'reject', 'offer']
    expect(await offered(ben)).toEqual([answers, ['writeToBuyer'], answers])
    expect(await onDesk()).not.toContain(id)
    await expect(operator.call(MALL_APPROVES, { id, why: 'x' })).rejects.toMatchObject({
      code: 'reverse.not_found',
    })
    await ben.call(APPROVE, { id })
    expect((await reaches(t, merchant, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(10))
    expect(await t.audit()).toEqual([])
  })

  test('silence pays nobody: after 48 hours it is the mall’s, and the shop decides no more', async () => {
    const { id } = await apply(merchant, orderId)
    await pass(2 * DAY - 1000)
    expect(await onDesk()).not.toContain(id)
    await pass(3000)
    expect(await statusOf(id)).toBe('WAITING_FOR_AUDIT_BY_SELLER')
    expect(await onDesk()).toContain(id)
    expect(await mailsTo(people.operator, id)).toBe(1)
    const shops = await ben.call(SHOPS, { id })
    expect([shops.operationList, shops.messageOperationList, shops.isOwnPurchase]).toEqual([
      [],
      [],
      true,
    ])
    expect(shops.progressList.at(-1)).toMatchObject({
      event: 'mallTakesOver',
      actor: 'clock',
      toState: 'WAITING_FOR_AUDIT_BY_SELLER',
    })
    await expect(ben.call(APPROVE, { id })).rejects.toMatchObject({ code: 'reverse.own_purchase' })
    await expect(
      ben.call('POST /sapi/mall-merchant/reverseorder/writeToBuyer', {
        id,
        content: 'We are on it.',
        requestKey: crypto.randomUUID(),
      }),
    ).rejects.toMatchObject({ code: 'reverse.own_purchase' })
    // Once, however often the clock asks.
    await pass(DAY)
    await pass(DAY)
    expect(
      (await merchant.call(READ, { id })).progressList.filter(
        ({ event }) => event === 'mallTakesOver',
      ).length,
    ).toBe(1)
    await operator.call(MALL_APPROVES, { id, why: 'Nobody has answered.' })
    await reaches(t, merchant, id, 'REVERSE_DONE')
    expect(await t.audit()).toEqual([])
  })

  test('goods that nobody looks at are not accepted by silence either', async () => {
    const { id } = await sentBack(t, { buyer: merchant, merchant: ben }, orderId)
    await pass(10 * DAY + 2000)
    expect(await statusOf(id)).toBe('WAITING_FOR_QC_DONE')
    expect(await onDesk()).toContain(id)
    expect((await merchant.call(READ, { id })).progressList.at(-1)).toMatchObject({
      event: 'mallTakesGoods',
      actor: 'clock',
      toState: 'WAITING_FOR_QC_DONE',
    })
    expect(await t.audit()).toEqual([])
  })
})

test('what somebody else has bought is agreed to by silence as ever', async () => {
  const other = await receivedOrder(t, ben, merchant, { lamp: 1 })
  const { id, isOwnPurchase } = await apply(ben, other)
  expect(isOwnPurchase).toBe(false)
  await pass(2 * DAY + 2000)
  await reaches(t, ben, id, 'REVERSE_DONE')
})
