import { randomUUID } from 'node:crypto'
import type { ArgumentOf } from '@galleria/contract/client'
import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo, refusalOf, signUp } from '../../testing/account-steps.ts'
import { everything } from '../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { DETAIL } from '../../testing/order-steps.ts'
import { order, paidOrder, receivedOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { forgetWithdrawals } from './index.ts'

/** Statements of withdrawal: taken from anybody, kept with their second, answered alike. */

const FORM = 'POST /sapi/mall-order/web/withdrawal/form' as const
const STATE = 'POST /sapi/mall-order/web/withdrawal/state' as const
const RECEIPT = 'POST /sapi/mall-order/web/withdrawal/receipt' as const
const DISOWN = 'POST /sapi/mall-order/web/withdrawal/disown' as const
const PAGE = 'POST /sapi/mall-operator/withdrawal/page' as const
const ANSWER = 'POST /sapi/mall-operator/withdrawal/answer' as const

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
})
afterAll(() => t.close())
beforeEach(() => t.sql(`delete from rate_limits where key like 'withdrawal:%'`))

const statement = (typed: Partial<ArgumentOf<typeof STATE>> = {}) => ({
  requestKey: randomUUID(),
  name: 'Kim Petersen',
  orderCode: '260101000000',
  email: 'kim@galleria.test',
  ...typed,
})
const codeOf = (contract: Awaited<ReturnType<typeof paidOrder>>) =>
  contract.tradeOrderList[0]?.tradeOrderCode ?? ''
const idOf = (contract: Awaited<ReturnType<typeof paidOrder>>) =>
  contract.tradeOrderList[0]?.id ?? ''
/** What is kept of a statement. */
async function findStored(code: string) {
  const [row] = await t.sql<Record<string, unknown>>(
    `select status, reason, proof, contract_id is not null as "isMatched", stated_at as "statedAt" from withdrawals where code = $1`,
    [code],
  )
  return row
}
async function waiting(code: string) {
  const { data } = await operator!.call(PAGE, { pageSize: 100 })
  return data.find((one) => one.code === code)
}

describe('a statement', () => {
  test('is taken from anybody without a session and without a reason, with its second, and confirmed by a mail that says it whole and promises nothing', async () => {
    const typed = statement({
      email: 'anybody@galleria.test',
      scope: 'The lamp only.\nSee www.evil.example',
    })
    const receipt = await t.visit().call(STATE, typed)
    expect(receipt).toMatchObject({
      name: 'Kim Petersen',
      orderCode: '260101000000',
      email: 'anybody@galleria.test',
      scope: 'The lamp only.\nSee www.evil.example',
      goods: [],
    })
    expect(receipt.statedAt).toBe(t.clock.now().toISOString())
    expect(receipt.statedAtText).toMatch(/\d\d:\d\d:\d\d/)
    await t.drain()
    const mails = await mailsTo(t, 'anybody@galleria.test')
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.text).toContain(receipt.statedAtText)
    expect(mail?.text).toContain('Kim Petersen')
    expect(mail?.text.replaceAll('\u2060', '')).toContain('See www.evil.example')
    // Whatever a stranger typed, no mail program makes a link of it.
    expect(mail?.text).not.toContain('www.evil.example')
    expect(mail?.links.filter((link) => !link.includes('/withdrawal/not-me?token='))).toEqual([])
    expect(mail?.text).not.toMatch(/refund|money/i)
  })

  test('that matches no order is kept and answered just as one that does', async () => {
    const mine = await paidOrder(t, t.visit(), { lamp: 1 }, 'paid', {
      email: 'match@galleria.test',
    })
    const asks = [
      statement({ orderCode: codeOf(mine), email: 'match@galleria.test' }),
      statement({ orderCode: codeOf(mine), email: 'stranger@galleria.test' }),
      statement({ orderCode: 'no number at all', email: 'match@galleria.test' }),
    ]
    const answers = []
    for (const body of asks) {
      const { status, body: answer } = await t.visit().raw('POST', STATE.slice(5), { body })
      answers.push([status, Object.keys(answer as object).sort()])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    await t.drain()
    const rows = await t.sql<{ reason: string }>(
      `select coalesce(reason, status) as reason from withdrawals where request_key = any($1) order by array_position($1, request_key)`,
      [asks.map(({ requestKey }) => requestKey)],
    )
    expect(rows.slice(1)).toEqual([{ reason: 'NO_ORDER' }, { reason: 'NO_ORDER' }])
    const subjects = async (to: string) =>
      (await mailsTo(t, to)).map(({ subject }) => subject.replace(/W\d+/, ''))
    expect(await subjects('stranger@galleria.test')).toEqual(['We have received your withdrawal '])
  })

  test('sent twice, ten times and at once with one key it is one statement and one mail', async () => {
    const typed = statement({ email: 'once@galleria.test' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => t.visit().call(STATE, typed)),
    )
    expect(new Set(answers.map(({ withdrawalCode }) => withdrawalCode)).size).toBe(1)
    await t.drain()
    expect(await mailsTo(t, 'once@galleria.test')).toHaveLength(1)
    expect(await findStored(answers[0]?.withdrawalCode ?? '')).toMatchObject({
      status: 'WAITING',
      reason: 'NO_ORDER',
    })
  })

  test('without a name, a number or an address is told so at each field, and is not kept', async () => {
    const before = await everything(t)
    const { status, body } = await t.visit().raw('POST', STATE.slice(5), {
      body: statement({ name: ' ', orderCode: '', email: 'kim@' }),
    })
    expect([status, (body as { errors: { path: string; code: string }[] }).errors]).toMatchObject([
      400,
      [
        { path: 'name', code: 'required' },
        { path: 'orderCode', code: 'required' },
        { path: 'email', code: 'email' },
      ],
    ])
    expect(await everything(t)).toEqual(before)
  })

  test('is shown once more to whoever has its key, for a day', async () => {
    const typed = statement({ email: 'key@galleria.test' })
    const receipt = await t.visit().call(STATE, typed)
    expect(await t.visit().call(RECEIPT, { requestKey: typed.requestKey })).toEqual(receipt)
    expect(await refusalOf(t.visit().call(RECEIPT, { requestKey: randomUUID() }))).toBe(
      '404 withdrawal.not_found',
    )
    await t.sql(`alter table withdrawals disable trigger withdrawals_keep_words`)
    await t.sql(
      `update withdrawals set stated_at = stated_at - interval '25 hours' where request_key = $1`,
      [typed.requestKey],
    )
    await t.sql(`alter table withdrawals enable trigger withdrawals_keep_words`)
    expect(await refusalOf(t.visit().call(RECEIPT, { requestKey: typed.requestKey }))).toBe(
      '404 withdrawal.not_found',
    )
  })

  test('floods are stopped by network, and an address that has nothing to do with the orders is not flooded with mails', async () => {
    const visitor = t.visit()
    for (let count = 0; count < 8; count += 1)
      await visitor.call(STATE, statement({ email: 'flooded@galleria.test' }))
    await t.drain()
    expect(await mailsTo(t, 'flooded@galleria.test')).toHaveLength(5)
    for (let count = 8; count < 20; count += 1) await visitor.call(STATE, statement())
    const before = await t.sql('select count(*) from withdrawals')
    expect(await refusalOf(visitor.call(STATE, statement()))).toBe('429 429')
    expect(await t.sql('select count(*) from withdrawals')).toEqual(before)
  })

  test('what was said never changes and is never deleted; when its years are over nothing of the person is left', async () => {
    const { withdrawalCode: code } = await t
      .visit()
      .call(STATE, statement({ email: 'years@galleria.test' }))
    await t.drain()
    for (const change of [
      `update withdrawals set name = 'X' where code = $1`,
      `update withdrawals set scope = 'X' where code = $1`,
      `update withdrawals set stated_at = stated_at - interval '1 day' where code = $1`,
      `update withdrawals set name = '', order_codes = '', email = '', scope = '', picked = null, keep_until = null where code = $1`,
      `delete from withdrawals where code = $1`,
    ])
      await expect(t.sql(change, [code])).rejects.toThrow(/withdrawal/)
    const [{ until = '' } = {}] = await t.sql<{ until: string }>(
      `select keep_until::text as until from withdrawals where code = $1`,
      [code],
    )
    expect(until).toBe(`${t.clock.now().getUTCFullYear() + 8}-12-31`)
    await forgetWithdrawals(t.mall.gate.own())
    expect(await t.sql(`select email from withdrawals where code = $1`, [code])).toEqual([
      { email: 'years@galleria.test' },
    ])
    const now = t.clock.now()
    t.clock.set(new Date(`${t.clock.now().getUTCFullYear() + 9}-01-02T00:00:00Z`))
    await forgetWithdrawals(t.mall.gate.own())
    t.clock.set(now)
    expect(
      await t.sql(
        `select name || order_codes || email || scope as words, keep_until from withdrawals where code = $1`,
        [code],
      ),
    ).toEqual([{ words: '', keep_until: null }])
  })
})

describe('from an order', () => {
  test('its buyer finds the form filled in, while the period runs, and picks lines and quantities', async () => {
    const contract = await paidOrder(t, anna!, { lamp: 2, desk: 1 })
    const id = idOf(contract)
    expect((await anna!.call(DETAIL, { id })).withdrawal).toEqual({ until: null })
    const form = await anna!.call(FORM, { orderId: id })
    expect(form).toMatchObject({ orderCode: codeOf(contract), isOver: false, endsAt: null })
    expect(form.lines.map((line) => [line.canWithdrawQty, line.exemption]).sort()).toEqual([
      [1, null],
      [2, null],
    ])
    const lamp = form.lines.find((line) => line.canWithdrawQty === 2)!
    const typed = { orderId: id, lines: [{ id: lamp.id, qty: 1 }] }
    const receipt = await anna!.call(STATE, statement(typed))
    expect(receipt.goods).toEqual([
      { times: '1 ×', name: [lamp.name, lamp.variant].filter(Boolean).join(', ') },
    ])
    expect(await findStored(receipt.withdrawalCode)).toMatchObject({
      proof: 'SESSION',
      isMatched: true,
    })

    const before = await everything(t)
    for (const lines of [
      [{ id: lamp.id, qty: 3 }],
      [
        { id: lamp.id, qty: 1 },
        { id: lamp.id, qty: 1 },
      ],
    ])
      expect(await refusalOf(anna!.call(STATE, statement({ orderId: id, lines })))).toBe(
        '422 withdrawal.lines',
      )
    // Somebody else's order is as little there as a missing one.
    const stranger = await t.signIn(people.ben)
    expect(await refusalOf(stranger.call(FORM, { orderId: id }))).toBe('404 order.not_found')
    expect(await refusalOf(stranger.call(STATE, statement({ orderId: id })))).toBe(
      '404 order.not_found',
    )
    expect(await refusalOf(t.visit().call(FORM, { orderId: id }))).toBe('404 order.not_found')
    expect(await everything(t)).toEqual(before)
  })

  test('a guest comes with the link of the mail, and a spoilt one opens nothing', async () => {
    const contract = await paidOrder(t, t.visit(), { lamp: 1 }, 'paid', {
      email: 'linked@galleria.test',
    })
    await t.drain()
    const [mail] = await mailsTo(t, 'linked@galleria.test')
    const link = mail?.links.find((one) => one.includes('/guest-order?token=')) ?? ''
    const token = new URL(link).searchParams.get('token') ?? ''
    expect(await t.visit().call(FORM, { token })).toMatchObject({
      orderCode: codeOf(contract),
      email: 'linked@galleria.test',
    })
    expect(await refusalOf(t.visit().call(FORM, { token: `${token}x` }))).toBe('404 guest.link')
    const { withdrawalCode } = await t.visit().call(STATE, statement({ token }))
    expect(await findStored(withdrawalCode)).toMatchObject({ proof: 'LINK', isMatched: true })
  })

  test('the period ends with the fourteenth day after receipt, and is no longer offered then; a statement after it is kept all the same', async () => {
    const id = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const { withdrawal, tradeOrderCode: orderCode } = await anna!.call(DETAIL, { id })
    const until = new Date(withdrawal?.until ?? 0)
    expect((until.getTime() - t.clock.now().getTime()) / DAY).toBeGreaterThan(14)
    expect((until.getTime() - t.clock.now().getTime()) / DAY).toBeLessThan(18)
    const now = t.clock.now()
    t.clock.set(new Date(until.getTime() + 1000))
    expect((await anna!.call(DETAIL, { id })).withdrawal).toBeNull()
    expect((await anna!.call(FORM, { orderId: id })).isOver).toBe(true)
    const { withdrawalCode } = await anna!.call(STATE, statement({ orderCode, orderId: id }))
    await t.drain()
    t.clock.set(now)
    expect(await findStored(withdrawalCode)).toMatchObject({
      status: 'WAITING',
      reason: 'TOO_LATE',
    })
  })

  test('an unpaid order has nothing to withdraw from', async () => {
    const placed = await order(t.visit(), { lamp: 1 }, { email: 'unpaid@galleria.test' })
    const { withdrawalCode } = await t.visit().call(
      STATE,
      statement({
        orderCode: placed.tradeOrderList[0]?.tradeOrderCode ?? '',
        email: 'unpaid@galleria.test',
      }),
    )
    await t.drain()
    expect(await findStored(withdrawalCode)).toMatchObject({
      status: 'WAITING',
      reason: 'NOTHING_LEFT',
    })
  })
})

describe('what a person looks at', () => {
  test('is listed for the operator only, the oldest first, and an answer goes to its sender once', async () => {
    const typed = statement({ email: 'answered@galleria.test' })
    const { withdrawalCode: code } = await t.visit().call(STATE, typed)
    await t.drain()
    const found = await waiting(code)
    expect(found).toMatchObject({
      status: 'WAITING',
      reason: 'NO_ORDER',
      proof: 'NONE',
      operationList: ['carryOut', 'answer'],
      progressList: [{ event: 'state' }, { event: 'wait' }],
    })
    expect(await refusalOf(merchant!.call(PAGE, {}))).toBe('403 auth.role')
    const id = found?.id ?? ''
    const presses = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        operator!.call(ANSWER, { id, reason: 'We found your order and see to it.' }),
      ),
    )
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await t.drain()
    const mails = await mailsTo(t, 'answered@galleria.test')
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `About your withdrawal ${code}`,
      `We have received your withdrawal ${code}`,
    ])
    expect(await waiting(code)).toBeUndefined()
    const { data } = await operator!.call(PAGE, { isClosed: true })
    expect(data.find((one) => one.code === code)).toMatchObject({
      status: 'ANSWERED',
      answer: 'We found your order and see to it.',
    })
    expect(await refusalOf(operator!.call(ANSWER, { id, reason: 'Again' }))).toBe(
      '409 matter.state',
    )
  })

  test('"This was not me" takes a statement off the list, by the key of its mail alone', async () => {
    const { withdrawalCode: code } = await t
      .visit()
      .call(STATE, statement({ email: 'notme@galleria.test' }))
    await t.drain()
    const [mail] = await mailsTo(t, 'notme@galleria.test')
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? ''
    expect(await refusalOf(t.visit().call(DISOWN, { token: `${token.slice(0, -3)}abc` }))).toBe(
      '404 guest.link',
    )
    expect(await findStored(code)).toMatchObject({ status: 'WAITING' })
    await t.visit().call(DISOWN, { token })
    await t.visit().call(DISOWN, { token })
    expect(await findStored(code)).toMatchObject({ status: 'DISOWNED' })
    expect(await waiting(code)).toBeUndefined()
  })

  test("is in the copy of a person's data", async () => {
    const { visitor } = await signUp(t, 'copy@galleria.test')
    await visitor.call(STATE, statement({ email: 'copy@galleria.test', name: 'Copy Person' }))
    const copy = await visitor.call('POST /auth/web/user/export', {})
    expect(copy.withdrawals).toMatchObject([{ name: 'Copy Person', status: 'RECEIVED' }])
  })
})
