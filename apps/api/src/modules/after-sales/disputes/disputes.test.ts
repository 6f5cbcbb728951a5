import { refusalOf } from '../../../testing/account-steps.ts'
import { fromWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  CANCEL,
  PASS,
  POST_BACK,
  READ,
  REFUSE,
  REJECT,
  apply,
  everything,
  money,
  reaches,
  type Asking,
} from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { sendBackBody, sentBack } from '../../../testing/return-steps.ts'
import { paidOrder, receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '../step-reverse.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'

/** A shop says no, its buyer asks the mall, both say their side, and the mall rules. */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const SAY = 'POST /sapi/mall-merchant/reverseorder/answerDispute' as const
const GIVE_IN = 'POST /sapi/mall-merchant/reverseorder/giveIn' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const LIST = 'POST /sapi/mall-operator/dispute/page' as const
const DETAIL = 'POST /sapi/mall-operator/dispute/detail' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
/** Where the orders' mails go. */
const BUYER = 'kim@galleria.test'
const DAY = 24 * HOUR

let t: TestMall
let [anna, ben, merchant, operator]: Visitor[] = []
const signInAll = async () => {
  ;[anna, ben, merchant, operator] = await Promise.all(
    [people.anna, people.ben, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
}
beforeAll(async () => {
  t = await openTestMall()
  await signInAll()
})
afterAll(() => t.close())

/** Declined by its shop: of a received lamp, unless something else is asked. */
async function declined(asking: Asking = {}) {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const { id } = await apply(anna!, orderId, { type: 'SALE_RETURN', ...asking })
  await merchant!.call(REJECT, { id, reason: 'It was used.' })
  return { id, orderId }
}
const ask = (id: string, content = 'It never was.') => anna!.call(ASK, { id, content })
const inDispute = async (asking: Asking = {}) => {
  const one = await declined(asking)
  await ask(one.id)
  return one
}
const rule = (id: string, ruling: 'REFUND' | 'RETURN' | 'NONE', reason = 'The photos show it.') =>
  operator!.call(RULE, { id, ruling, reason })
const mailsTo = async (to: string) => {
  await t.drain()
  return (await t.inbox(to)).map(({ subject }) => subject)
}

describe('a declined request is taken to the mall', () => {
  test('by its buyer, who says why and shows it; shop and mall are told, and nobody can ask for the same meanwhile', async () => {
    const { id, orderId } = await declined()
    const closed = await anna!.call(READ, { id })
    expect([closed.reverseTradeOrderStatus, closed.operationList, closed.dispute]).toEqual([
      'REVERSE_CLOSE',
      ['askMall', 'viewRejectReason'],
      null,
    ])
    const picture = await upload(t, anna!, 'evidence', await photo())
    const asked = await anna!.call(ASK, {
      id,
      content: 'It never was.',
      attachmentList: { files: [{ url: picture.url }] },
    })
    const now = t.clock.now().getTime()
    expect(asked).toMatchObject({
      reverseTradeOrderStatus: 'REVERSE_CLOSE',
      isInDispute: true,
      stopTime: null,
      operationList: ['cancel', 'addProof', 'viewRejectReason'],
      dispute: {
        content: 'It never was.',
        files: [{ url: picture.url }],
        shopContent: '',
        shopAnsweredTime: null,
        answerUntil: new Date(now + 48 * HOUR).toISOString(),
        isAnswerOpen: true,
        ruleUntil: new Date(now + 7 * DAY).toISOString(),
        ruling: null,
        isGivenIn: false,
      },
    })
    await expect(
      apply(anna!, orderId, { type: 'SALE_RETURN', amount: 59.9 }),
    ).rejects.toMatchObject({ code: 'reverse.not_eligible' })
    expect(await mailsTo(people.operator)).toContain(
      `A buyer has asked the mall to decide about application ${asked.reverseTradeOrderCode}`,
    )
    expect((await mailsTo(people.merchant)).some((one) => one.includes('has asked Galleria'))).toBe(
      true,
    )
    // What she shows is for the shop and for the mall, and for nobody else.
    for (const [who, status] of [
      [merchant, 200],
      [operator, 200],
      [ben, 404],
    ] as const)
      expect((await who!.raw('GET', picture.url)).status).toBe(status)
    expect(await refusalOf(ask(id))).toBe('409 reverse.state')
    expect(await t.audit('always')).toEqual([])
  })

  test('not by somebody else, not after a week, not twice, and not where the units were asked for again', async () => {
    const { id } = await declined()
    expect(await refusalOf(ben!.call(ASK, { id, content: 'Mine.' }))).toBe('404 reverse.not_found')
    const late = await declined()
    const again = await declined()
    const { id: other } = await apply(anna!, again.orderId, { type: 'SALE_RETURN' })
    expect((await anna!.call(READ, { id: again.id })).operationList).not.toContain('askMall')
    const before = await everything(t)
    expect(await refusalOf(ask(again.id))).toBe('409 reverse.state')
    expect(await everything(t)).toEqual(before)
    await anna!.call(CANCEL, { id: other })
    t.clock.advance(7 * DAY + 1000)
    await signInAll()
    expect((await anna!.call(READ, { id: late.id })).operationList).not.toContain('askMall')
    expect(await refusalOf(ask(late.id))).toBe('409 reverse.state')
  })

  test('not where nobody has declined it: what is open, what lapsed, what its buyer took back', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const { id } = await apply(anna!, orderId, { type: 'SALE_RETURN' })
    expect(await refusalOf(ask(id))).toBe('409 reverse.state')
    await anna!.call(CANCEL, { id })
    expect(await refusalOf(ask(id))).toBe('409 reverse.state')
  })

  test('and taken back by its buyer all is as it was before', async () => {
    const { id, orderId } = await inDispute()
    expect((await anna!.call(CANCEL, { id })).reverseTradeOrderStatus).toBe('REVERSE_CANCELED')
    expect((await apply(anna!, orderId, { type: 'SALE_RETURN' })).reverseTradeOrderStatus).toBe(
      'WAITING_FOR_AUDIT_BY_SELLER',
    )
    expect(await t.audit('always')).toEqual([])
  })
})

describe('the shop', () => {
  test('says its side once, within two days; until then, or until it has, nobody rules', async () => {
    const { id } = await inDispute()
    expect((await merchant!.call(SHOPS, { id })).operationList).toEqual(['giveIn', 'answerDispute'])
    expect((await operator!.call(DETAIL, { id })).rulingList).toEqual([])
    expect(await refusalOf(rule(id, 'NONE'))).toBe('409 reverse.state')
    const picture = await upload(t, merchant!, 'evidence', await photo())
    const answered = await merchant!.call(SAY, {
      id,
      content: 'There is a burn on the shade.',
      attachmentList: { files: [{ url: picture.url }] },
    })
    expect(answered.dispute).toMatchObject({
      shopContent: 'There is a burn on the shade.',
      shopFiles: [{ url: picture.url }],
    })
    expect(await refusalOf(merchant!.call(SAY, { id, content: 'And more.' }))).toBe(
      '409 reverse.state',
    )
    expect((await anna!.raw('GET', picture.url)).status).toBe(200)
    expect((await operator!.raw('GET', picture.url)).status).toBe(200)
    expect((await operator!.call(DETAIL, { id })).rulingList).toEqual(['REFUND', 'RETURN', 'NONE'])
  })

  test('that says nothing is reminded a day before, once, and has had its time after two', async () => {
    const { id } = await inDispute()
    const reminders = async () => {
      await stepDueReverses(t.mall.gate.own())
      return (await mailsTo(people.merchant)).filter((one) => one.startsWith('One day left')).length
    }
    expect(await reminders()).toBe(0)
    t.clock.advance(24 * HOUR + 1000)
    expect(await reminders()).toBe(1)
    expect(await reminders()).toBe(1)
    t.clock.advance(24 * HOUR)
    expect(await reminders()).toBe(1)
    // From here on the mall's own date counts.
    expect(
      await t.sql(
        `select next_step_at = rule_until - interval '1 day' as "isRight" from reverse_orders r join reverse_disputes d on d.reverse_id = r.id where r.id = $1`,
        [fromWireId('reverse', id)],
      ),
    ).toEqual([{ isRight: true }])
    await signInAll()
    expect(await refusalOf(merchant!.call(SAY, { id, content: 'Too late.' }))).toBe(
      '409 reverse.state',
    )
    const waiting = await operator!.call(DETAIL, { id })
    expect(waiting.dispute).toMatchObject({ isAnswerOpen: false, shopAnsweredTime: null })
    expect(waiting.rulingList).toEqual(['REFUND', 'RETURN', 'NONE'])
  })

  test('may agree after all: goods that were to come back do first, else the money goes back', async () => {
    const { id } = await inDispute()
    const agreed = await merchant!.call(GIVE_IN, { id })
    expect([agreed.reverseTradeOrderStatus, agreed.isInDispute, agreed.dispute]).toMatchObject([
      'WAITING_FOR_BUYER_RETURN',
      false,
      { ruling: 'RETURN', isGivenIn: true },
    ])
    expect(agreed.returnAddress).not.toBe(null)
    const refund = await inDispute({ type: 'SALE_REFUND', amount: 10 })
    await merchant!.call(GIVE_IN, { id: refund.id })
    const done = await reaches(t, anna!, refund.id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(10))
    expect(await mailsTo(BUYER)).toContain(
      'Galleria House now agrees to your application for order ' + done.tradeOrder.tradeOrderCode,
    )
    expect(await t.audit('always')).toEqual([])
  })
})

describe('the mall rules', () => {
  test('that the money goes back: all of it, once, and the books say so', async () => {
    const { id, orderId } = await inDispute()
    await merchant!.call(SAY, { id, content: 'It was used.' })
    const ruled = await rule(id, 'REFUND', 'The photos show a fault of the shade.')
    expect([ruled.rulingList, ruled.dispute]).toMatchObject([
      [],
      { ruling: 'REFUND', rulingText: 'The photos show a fault of the shade.', isGivenIn: false },
    ])
    const done = await reaches(t, anna!, id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(64.8))
    await t.drain()
    expect(await refusalOf(rule(id, 'NONE'))).toBe('409 reverse.state')
    const [owner] = await t.sql<{ contract: string; refunded: number; paid: number }>(
      `select contract_id as contract, refunded::int as refunded, need_pay::int as paid from orders where id = $1`,
      [fromWireId('order', orderId)],
    )
    expect([owner?.refunded, owner?.paid]).toEqual([6480, 6480])
    // The lamp is still hers.
    expect(
      await t.sql('select reversed_qty, open_reverse_qty from order_lines where order_id = $1', [
        fromWireId('order', orderId),
      ]),
    ).toEqual([{ reversed_qty: 0, open_reverse_qty: 0 }])
    const mail = (await t.inbox(BUYER)).find(({ subject }) =>
      subject.startsWith('Galleria has decided'),
    )
    expect(mail?.text).toContain('The photos show a fault of the shade.')
    expect(
      (await mailsTo(people.merchant)).some((one) => one.startsWith('Galleria has decided')),
    ).toBe(true)
    expect(await t.audit('always')).toEqual([])
  })

  test('that the goods come back first: they are sent, looked at, and paid back', async () => {
    const { id } = await inDispute()
    await merchant!.call(SAY, { id, content: 'It was used.' })
    await rule(id, 'RETURN')
    const waiting = await anna!.call(READ, { id })
    expect([waiting.reverseTradeOrderStatus, waiting.operationList]).toEqual([
      'WAITING_FOR_BUYER_RETURN',
      ['cancel', 'postBack'],
    ])
    await anna!.call(POST_BACK, sendBackBody(id, { number: 'RULED1' }))
    await merchant!.call(PASS, {
      id,
      lines: [{ id: waiting.reverseTradeOrderLineList[0]?.id ?? '', sellable: 1 }],
    })
    const done = await reaches(t, anna!, id, 'REVERSE_DONE')
    expect(done.actualRefundAmt).toEqual(money(64.8))
    expect(await t.audit('always')).toEqual([])
  })

  test('that the shop was right: what was claimed is free, and the mall is not asked twice', async () => {
    const { id, orderId } = await inDispute()
    await merchant!.call(SAY, { id, content: 'It was used.' })
    await rule(id, 'NONE', 'A burn is no fault.')
    const closed = await anna!.call(READ, { id })
    expect([closed.reverseTradeOrderStatus, closed.isInDispute, closed.operationList]).toEqual([
      'REVERSE_CLOSE',
      false,
      ['viewRejectReason'],
    ])
    expect(await refusalOf(ask(id))).toBe('409 reverse.state')
    expect((await apply(anna!, orderId, { type: 'SALE_RETURN' })).reverseTradeOrderStatus).toBe(
      'WAITING_FOR_AUDIT_BY_SELLER',
    )
    expect(await t.audit('always')).toEqual([])
  })

  test('about goods that were looked at and refused only money or nothing: they were back already', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const { id } = await sentBack(t, { buyer: anna!, merchant: merchant! }, orderId)
    await merchant!.call(REFUSE, {
      id,
      reason: 'It smells of smoke.',
      attachmentList: {
        files: [{ url: (await upload(t, merchant!, 'evidence', await photo())).url }],
      },
    })
    await ask(id)
    await merchant!.call(SAY, { id, content: 'Smoke.' })
    expect((await operator!.call(DETAIL, { id })).rulingList).toEqual(['REFUND', 'NONE'])
    expect(await refusalOf(rule(id, 'RETURN'))).toBe('409 reverse.state')
    await rule(id, 'REFUND')
    await reaches(t, anna!, id, 'REVERSE_DONE')
    expect(await t.audit('always')).toEqual([])
  })

  test('once: of two who rule at the same moment one does, and a shop that agrees meanwhile comes before or after', async () => {
    const { id } = await inDispute()
    await merchant!.call(SAY, { id, content: 'It was used.' })
    const ends = await Promise.all([
      refusalOf(rule(id, 'REFUND')),
      refusalOf(rule(id, 'NONE')),
      refusalOf(merchant!.call(GIVE_IN, { id })),
    ])
    expect(ends.filter((end) => end === 'no refusal')).toHaveLength(1)
    expect(ends.filter((end) => end === '409 reverse.state')).toHaveLength(2)
    expect(await t.audit('always')).toEqual([])
  })

  test('not about an own purchase, nor for the own shop', async () => {
    const { id } = await inDispute()
    await merchant!.call(SAY, { id, content: 'It was used.' })
    await t.sql(`insert into seller_staff select id, 5 from users where email = $1`, [
      people.operator,
    ])
    operator = await t.signIn(people.operator)
    expect((await operator.call(DETAIL, { id })).rulingList).toEqual([])
    expect(await refusalOf(rule(id, 'REFUND'))).toBe('403 dispute.own')
    await t.sql(
      'delete from seller_staff where user_id = (select id from users where email = $1)',
      [people.operator],
    )
    operator = await t.signIn(people.operator)
    await rule(id, 'NONE')
  })

  test('sees what waits for it, the longest waiting first, and what is over; a seller sees its own alone', async () => {
    const first = await inDispute()
    t.clock.advance(1000)
    const second = await inDispute()
    const ids = (await operator!.call(LIST, {})).data.map(({ id }) => id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    expect(ids.indexOf(first.id)).toBeGreaterThan(-1)
    await merchant!.call(SAY, { id: second.id, content: 'It was used.' })
    await rule(second.id, 'NONE')
    expect((await operator!.call(LIST, { isClosed: true })).data[0]?.id).toBe(second.id)
    await expect(anna!.call(LIST, {})).rejects.toMatchObject({ status: 403 })
    const other = await t.signIn(people.otherMerchant)
    expect(await refusalOf(other.call(SAY, { id: first.id, content: 'Mine.' }))).toBe(
      '404 reverse.not_found',
    )
    expect(await refusalOf(other.call(GIVE_IN, { id: first.id }))).toBe('404 reverse.not_found')
  })
})

test('about what was not sent the mall is not asked: it is cancelled, or sent and given back', async () => {
  const contract = await paidOrder(t, anna!, { lamp: 2 })
  const orderId = contract.tradeOrderList[0]?.id ?? ''
  const { id } = await apply(anna!, orderId, { qty: 2 })
  await merchant!.call(REJECT, { id, reason: 'It leaves today.' })
  expect((await anna!.call(READ, { id })).operationList).toEqual(['viewRejectReason'])
})
