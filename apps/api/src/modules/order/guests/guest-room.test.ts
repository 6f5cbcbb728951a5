import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import {
  atOnce,
  codeFor,
  mailsTo,
  refusalOf,
  signUp,
  solveCaptcha,
  waitAMinute,
} from '../../../testing/account-steps.ts'
import {
  addAddress,
  fillCart,
  order,
  paidOrder,
  type Contract,
} from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import type { Visitor } from '../../../testing/open-test-mall.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const LINK = 'POST /sapi/mall-order/web/order/sendGuestOrderLink'
const CODE = 'POST /sapi/mall-order/web/order/sendGuestOrderCode'
const LOOK = 'POST /sapi/mall-order/web/order/queryGuestOrder'
const UNLOCK = 'POST /sapi/mall-order/web/order/unlockGuestOrder'

/** A guest's order under a mail address of its own. */
async function orderFor(
  email: string,
  guest: Visitor = t.visit(),
): Promise<{ guest: Visitor; placed: Contract; code: string; id: string }> {
  const cartLineIds = await fillCart(guest, { lamp: 1 })
  const addressId = await addAddress(guest, { email })
  const { quoteId } = await guest.call('POST /sapi/mall-order/web/order/renderTradeContract', {
    cartLineIds,
    addressId,
  })
  const placed = await guest.call('POST /sapi/mall-order/web/order/createTradeContract', {
    cartLineIds,
    addressId,
    quoteId,
  })
  await t.drainAll()
  return {
    guest,
    placed,
    code: placed.tradeOrderList[0]?.tradeOrderCode ?? '',
    id: placed.tradeOrderList[0]?.id ?? '',
  }
}

async function linkFor(code: string, email: string): Promise<string> {
  const visitor = t.visit()
  await visitor.call(LINK, { orderCode: code, email, ...(await solveCaptcha(visitor)) })
  const [mail] = await mailsTo(t, email)
  return new URL(mail?.links[0] ?? 'http://nowhere').searchParams.get('token') ?? ''
}

describe('the guest order room', () => {
  test("is opened to look by a link to the order's address, for number and address together", async () => {
    const { code, id } = await orderFor('look@galleria.test')
    const token = await linkFor(code.toLowerCase(), 'Look@galleria.test')
    const seen = await t.visit().call('POST /sapi/mall-order/web/order/queryGuestOrder', { token })
    expect([seen.id, seen.operationList]).toEqual([id, []])
    const [mail] = await mailsTo(t, 'look@galleria.test')
    expect(mail?.subject).toBe(`Your order ${code}`)
  })

  test('answers the same for a number and an address that do not belong together, and writes to nobody', async () => {
    const { code } = await orderFor('mine@galleria.test')
    const visitor = t.visit()
    const right = await visitor.raw('POST', LINK.slice(5), {
      body: { orderCode: code, email: 'mine@galleria.test', ...(await solveCaptcha(visitor)) },
    })
    const wrong = await visitor.raw('POST', LINK.slice(5), {
      body: { orderCode: code, email: 'yours@galleria.test', ...(await solveCaptcha(visitor)) },
    })
    expect([wrong.status, wrong.body]).toEqual([right.status, right.body])
    expect(await mailsTo(t, 'yours@galleria.test')).toEqual([])
    // Neither queue nor table remembers who asked.
    const left = await t.sql<{ n: number }>(
      `select (select count(*) from verification_codes where target = 'yours@galleria.test')::int + (select count(*) from pgboss.job where data::text like '%yours@%')::int as n`,
    )
    expect(left).toEqual([{ n: 0 }])
  })

  test('asks for a captcha after some tries, and writes to an address once a minute', async () => {
    const { code } = await orderFor('again@galleria.test')
    const visitor = t.visit()
    await t.sql(`delete from rate_limits where key like 'guest-link:free:%'`)
    for (let tries = 0; tries < 3; tries += 1)
      await visitor.call(LINK, { orderCode: code, email: `free${tries}@galleria.test` })
    expect(
      await refusalOf(visitor.call(LINK, { orderCode: code, email: 'again@galleria.test' })),
    ).toBe('422 captcha.required')
    expect(
      await refusalOf(
        visitor.call(LINK, {
          orderCode: code,
          email: 'again@galleria.test',
          captcha: 'AAAA',
          token: 'made-up',
        }),
      ),
    ).toBe('422 captcha.wrong')
    await visitor.call(LINK, {
      orderCode: code,
      email: 'again@galleria.test',
      ...(await solveCaptcha(visitor)),
    })
    expect(
      await refusalOf(
        visitor.call(LINK, {
          orderCode: code,
          email: 'again@galleria.test',
          ...(await solveCaptcha(visitor)),
        }),
      ),
    ).toBe('429 429')
  })

  test('is found by its owner, however often a stranger who does not know the number has asked for it', async () => {
    const email = 'owner-of-one@galleria.test'
    const { code } = await orderFor(email)
    for (let hour = 0; hour < 11; hour += 1) {
      const stranger = t.visit({ ip: '10.66.0.1' })
      await stranger
        .call(LINK, { orderCode: 'X1', email, ...(await solveCaptcha(stranger)) })
        .catch((error: unknown) => expect(error).toMatchObject({ code: '429' }))
      t.clock.advance(HOUR)
    }
    expect(await linkFor(code, email)).not.toBe('')
  })

  test('is written about to its address twenty times a day at most, from whomever', async () => {
    const email = 'asked-for@galleria.test'
    const { code } = await orderFor(email)
    const before = (await mailsTo(t, email)).length
    for (let n = 0; n < 22; n += 1) {
      const visitor = t.visit({ ip: `10.67.0.${n + 1}` })
      await visitor.call(LINK, { orderCode: code, email, ...(await solveCaptcha(visitor)) })
    }
    expect((await mailsTo(t, email)).length - before).toBe(20)
  })

  test("gives the guest's session for link and code together, and then everything a guest may do", async () => {
    const { code, id } = await orderFor('act@galleria.test')
    const token = await linkFor(code, 'act@galleria.test')
    const phone = t.visit()
    await phone.call(CODE, { token })
    const emailCode = await codeFor(t, 'act@galleria.test')
    expect(await refusalOf(phone.call(UNLOCK, { token: `${token}x`, emailCode }))).toBe(
      '404 guest.link',
    )
    expect(
      await refusalOf(
        phone.call(UNLOCK, { token, emailCode: emailCode === '000000' ? '000001' : '000000' }),
      ),
    ).toBe('422 code.wrong')
    const opened = await phone.call(UNLOCK, { token, emailCode })
    expect([opened.orderId, opened.user.isTourist]).toEqual([id, true])
    expect(
      (
        await phone.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
          id,
        })
      ).operationList,
    ).toContain('buyerCancelBeforePay')
    await phone.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', { id })
    expect(await refusalOf(t.visit().call(UNLOCK, { token, emailCode }))).toBe('422 code.wrong')
  })

  test('gives away one order only when the guest has ordered for another address, too', async () => {
    const { guest, id, code } = await orderFor('first@galleria.test')
    const second = await orderFor('second@galleria.test', guest)
    const token = await linkFor(code, 'first@galleria.test')
    const reader = t.visit()
    await reader.call(CODE, { token })
    const emailCode = await codeFor(t, 'first@galleria.test')
    expect(await atOnce(20, () => t.visit().call(UNLOCK, { token, emailCode }))).toMatchObject({
      ok: 1,
    })
    const owners = await t.sql<{ code: string; n: number }>(
      'select o.code, (select count(*)::int from orders x where x.buyer_id = o.buyer_id) as n from orders o where o.code = any($1) order by o.code = $2 desc',
      [[code, second.code], code],
    )
    expect(owners).toEqual([
      { code, n: 1 },
      { code: second.code, n: 1 },
    ])
    expect(
      await refusalOf(
        guest.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', { id }),
      ),
    ).toBe('404 order.not_found')
    expect(
      (
        await guest.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
          id: second.id,
        })
      ).id,
    ).toBe(second.id)
  })

  test('moves the order into the account of a member who proves the address, and of a guest who signs up', async () => {
    const paid = t.visit()
    const contract = await paidOrder(t, paid, { chair: 1 })
    const code = contract.tradeOrderList[0]?.tradeOrderCode ?? ''
    const token = await linkFor(code, 'kim@galleria.test')
    const ben = await t.signIn(people.ben)
    await ben.call(CODE, { token })
    const opened = await ben.call(UNLOCK, {
      token,
      emailCode: await codeFor(t, 'kim@galleria.test'),
    })
    expect([opened.user.email, opened.user.isTourist]).toEqual([people.ben, false])
    expect(
      (await ben.call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {})).data.map(
        (one) => one.tradeOrderCode,
      ),
    ).toEqual([code])
    expect(await refusalOf(t.visit().call(CODE, { token }))).toBe('409 guest.member')
    // The mail lies in somebody's mailbox for good; what it opens is now the account's alone.
    expect(await refusalOf(t.visit().call(LOOK, { token }))).toBe('409 guest.member')

    const { id, code: other } = await orderFor('joiner@galleria.test')
    const link = await linkFor(other, 'joiner@galleria.test')
    const joiner = t.visit()
    await joiner.call(CODE, { token: link })
    await joiner.call(UNLOCK, { token: link, emailCode: await codeFor(t, 'joiner@galleria.test') })
    waitAMinute(t)
    await signUp(t, 'joiner@galleria.test', joiner)
    expect(
      (await joiner.call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {})).data.map(
        (one) => one.id,
      ),
    ).toEqual([id])
  })

  test("a member's order is opened by signing in, which the mail says", async () => {
    const ben = await t.signIn(people.ben)
    const placed = await order(ben, { lamp: 1 })
    await t.drainAll()
    waitAMinute(t)
    const visitor = t.visit()
    await visitor.call(LINK, {
      orderCode: placed.tradeOrderList[0]?.tradeOrderCode ?? '',
      email: 'kim@galleria.test',
      ...(await solveCaptcha(visitor)),
    })
    const [mail] = await mailsTo(t, 'kim@galleria.test')
    expect(mail?.links[0]).toMatch(/\/buyer\/order\/detail\/ord_/)
    expect(mail?.links.some((link) => link.includes('/guest-order'))).toBe(false)
  })
})
