import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE_LIFETIME_MIN, CODE_TRIES } from '@galleria/contract/account-rules'
import {
  atOnce,
  codeFor,
  mailsTo,
  refusalOf,
  signUp,
  solveCaptcha,
  waitAMinute,
} from '../../../testing/account-steps.ts'
import { DETAIL, LIST, apply, everything } from '../../../testing/after-sales-steps.ts'
import { setUpApp, showCode } from '../../../testing/factor-steps.ts'
import { meetAtContract } from '../../../testing/meet-at-contract.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { fillCart, order, paidOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/** After-sales need an account: the guest of an order has one with a code to its address. */

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const SEND = 'POST /sapi/mall-order/web/order/sendAccountCode'
const OPEN = 'POST /sapi/mall-order/web/order/openAccount'
const SEND_GUEST = 'POST /sapi/mall-order/web/order/sendGuestOrderCode'
const UNLOCK = 'POST /sapi/mall-order/web/order/unlockGuestOrder'
const ME = 'POST /auth/web/user/current'
const BEGIN_APP = 'POST /auth/web/second-factor/begin'
const ORDERS = 'POST /sapi/mall-order/web/order/pageTradeOrderForBuyer'

/** A guest who has paid for a lamp under that address, and the order. */
async function guestOf(email: string, guest: Visitor = t.visit()) {
  const placed = await paidOrder(t, guest, { lamp: 1 }, 'paid', { email })
  await t.drainAll()
  return { guest, id: placed.tradeOrderList[0]?.id ?? '', contractId: contractId(placed) }
}

/** With the code that has come. */
async function asked(email: string) {
  const placed = await guestOf(email)
  const { guest, id } = placed
  await guest.call(SEND, { id })
  return { ...placed, emailCode: await codeFor(t, email) }
}

/** Of the link in a mail that opens the guest's order. */
async function tokenFor(email: string): Promise<string> {
  const links = (await mailsTo(t, email)).flatMap((mail) => mail.links)
  const link = links.find((one) => one.includes('/guest-order?token=')) ?? 'http://no'
  return new URL(link).searchParams.get('token') ?? ''
}

/** People, who they are signed in as, whose things are, and which codes are used. */
function belongings(): Promise<object[]> {
  return t.sql(
    `select (select json_agg(u order by id) from users u) as u, (select json_agg(s order by id) from sessions s) as s,
      (select json_agg(c order by id) from contracts c) as c, (select json_agg(l order by id) from cart_lines l) as l, (select json_agg(a order by id) from addresses a) as a,
      (select json_agg(h order by user_id) from half_sign_ins h) as h, (select count(*)::int from verification_codes where used_at is not null) as used`,
  )
}

/** Refused so, and nothing of anybody's is another's. */
async function refusedStill(work: () => Promise<unknown>): Promise<string> {
  const before = [await belongings(), await everything(t)]
  const answer = await refusalOf(work())
  expect([await belongings(), await everything(t)]).toEqual(before)
  return answer
}

describe('a guest asks for after-sales', () => {
  test('[AS-106] as a member: a code to the order’s own address opens the account, and order, cart and addresses are in it', async () => {
    const email = 'desk.broken@galleria.test'
    const { guest, id } = await guestOf(email)
    await fillCart(guest, { chair: 2 })
    expect((await guest.call(DETAIL, { id })).operationList).toContain('guestApplyReverse')
    expect((await guest.call(DETAIL, { id })).operationList).not.toContain('buyerApplyReverse')
    expect(await refusedStill(() => apply(guest, id))).toBe('401 auth.signed_out')

    expect(await guest.call(SEND, { id })).toEqual({ email: 'd…@galleria.test' })
    const emailCode = await codeFor(t, email)
    const second = t.visit()
    second.cookies.clear()
    for (const [name, value] of guest.cookies) second.cookies.set(name, value)
    expect(await guest.call(OPEN, { id, emailCode })).toEqual({})

    expect(await guest.call(ME, {})).toMatchObject({
      isTourist: false,
      email,
      nickname: '',
      hasPassword: false,
    })
    const [order] = (await guest.call(ORDERS, {})).data
    expect(order).toMatchObject({ id })
    expect(order?.operationList).toContain('buyerApplyReverse')
    expect(order?.operationList).not.toContain('guestApplyReverse')
    const cart = await guest.call('POST /sapi/mall-order/cartline/list', {})
    expect(cart.cartLineList.map(({ skuQty }) => skuQty)).toEqual([2])
    const addresses = await guest.call(
      'POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
      {},
    )
    expect(addresses.map((one) => one.email)).toEqual([email])
    expect(await apply(guest, id)).toMatchObject({
      reverseTradeOrderStatus: 'WAITING_FOR_AUDIT_BY_SELLER',
    })
    // The guest's old cookie, on whatever device, opens nothing any more.
    expect(await refusalOf(second.call(ME, {}))).toBe('401 auth.signed_out')
  })

  test('and the mail says that there is an account now, how to get a password and how to be rid of it', async () => {
    const email = 'told@galleria.test'
    const { guest, id, emailCode } = await asked(email)
    await guest.call(OPEN, { id, emailCode })
    const mails = await mailsTo(t, email)
    expect(mails.filter(({ subject }) => subject === 'Welcome to Galleria')).toEqual([])
    const [opened] = mails.filter(({ subject }) => subject === 'Your Galleria account')
    expect(opened?.text).toContain('An account has been opened for it.')
    expect(opened?.text).toContain('You can delete it once nothing is open any more.')
    expect(opened?.links.map((link) => new URL(link).pathname)).toEqual([
      '/reset-password',
      '/buyer/account/delete',
      '/buyer/orders',
    ])
  })

  test('whoever has an account is signed in to it, with a larger cart, and is told of the new browser; contacts and ways in ask for a fresh proof, by the password or by a code for that', async () => {
    const email = 'has-one@galleria.test'
    const { visitor: home, user } = await signUp(t, email)
    await fillCart(home, { chair: 3, lamp: 1 })
    waitAMinute(t)
    const { guest, id, emailCode } = await asked(email)
    await fillCart(guest, { chair: 1 })
    await guest.call(OPEN, { id, emailCode })
    expect(await guest.call(ME, {})).toMatchObject({ id: user.id, hasPassword: true })
    expect((await home.call(ORDERS, {})).data.map((one) => one.id)).toEqual([id])
    const cart = await home.call('POST /sapi/mall-order/cartline/list', {})
    expect(
      Object.fromEntries(cart.cartLineList.map(({ sku, skuQty }) => [sku.id, skuQty])),
    ).toMatchObject({ 3: 3 })
    const subjects = (await mailsTo(t, email)).map(({ subject }) => subject)
    expect(subjects).toContain('New sign-in to your account')
    expect(subjects).not.toContain('Your Galleria account')
    // This code is no proof for changing how the account is entered; whoever opened it with the
    // code has nothing else.
    expect(await refusalOf(guest.call(BEGIN_APP, {}))).toBe('403 auth.prove_again')
    waitAMinute(t)
    await guest.call('POST /auth/web/user/prove-send-code', {
      channel: 'EMAIL',
      ...(await solveCaptcha(guest)),
    })
    await guest.call('POST /auth/web/user/prove', { emailCode: await codeFor(t, email) })
    expect(await refusalOf(guest.call(BEGIN_APP, {}))).toBe('no refusal')
    const fresh = await asked('fresh@galleria.test')
    await fresh.guest.call(OPEN, { id: fresh.id, emailCode: fresh.emailCode })
    expect(await refusalOf(fresh.guest.call(BEGIN_APP, {}))).toBe('no refusal')
  })

  test('where there is a second factor it is asked for, nothing is moved before it is shown, and it is a fresh proof', async () => {
    const email = 'two-steps@galleria.test'
    const { visitor } = await signUp(t, email)
    const app = await setUpApp(t, visitor)
    waitAMinute(t)
    const { guest, id, emailCode } = await asked(email)
    expect(await refusalOf(guest.call(OPEN, { id, emailCode }))).toBe('401 auth.second_factor')
    // It is used up all the same.
    expect(await refusalOf(guest.call(OPEN, { id, emailCode }))).toBe('422 code.wrong')
    expect(await guest.call(ME, {})).toMatchObject({ isTourist: true })
    expect((await visitor.call(ORDERS, {})).data).toEqual([])
    expect(await refusalOf(showCode(t.visit(), app.code()))).toBe('409 step.expired')
    await showCode(guest, app.code())
    // Asked for no proof any more: it is only on already.
    expect(await refusalOf(guest.call(BEGIN_APP, {}))).toBe('409 second_factor.on')
    expect((await visitor.call(ORDERS, {})).data.map((one) => one.id)).toEqual([id])
    expect(await refusalOf(guest.call(OPEN, { id, emailCode }))).toBe('409 guest.member')
  })

  test('what is answered and mailed before the code is shown is the same with and without an account', async () => {
    await signUp(t, 'known-1@galleria.test')
    waitAMinute(t)
    const seen = []
    for (const email of ['known-1@galleria.test', 'other-1@galleria.test']) {
      const { guest, id, emailCode } = await asked(email)
      const [mail] = await mailsTo(t, email)
      seen.push({
        wrong: await refusalOf(
          guest.call(OPEN, { id, emailCode: emailCode === '000000' ? '000001' : '000000' }),
        ),
        again: await refusalOf(guest.call(SEND, { id })),
        mail: mail?.text
          .replaceAll(emailCode, '######')
          .replaceAll(/token=\S+/g, 'token')
          .replaceAll(email, 'address'),
      })
    }
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]).toMatchObject({ wrong: '422 code.wrong', again: '429 429' })
  })

  test('20 presses at once open one account, and of two guests of one address both end in it', async () => {
    const email = 'at-once@galleria.test'
    const { guest, id, emailCode } = await asked(email)
    const answers = await atOnce(20, () => guest.call(OPEN, { id, emailCode }))
    expect(answers['ok']).toBe(1)
    waitAMinute(t)
    const one = await asked('twins@galleria.test')
    waitAMinute(t)
    const other = await asked('twins@galleria.test')
    const both = [one, other]
    expect(
      await atOnce(2, (n) => {
        const { guest: who, id: own, emailCode: code } = both[n] ?? one
        return who.call(OPEN, { id: own, emailCode: code })
      }),
    ).toEqual({ ok: 2 })
    const [first, second] = [await one.guest.call(ME, {}), await other.guest.call(ME, {})]
    expect(first.id).toBe(second.id)
    expect((await one.guest.call(ORDERS, {})).data.map((each) => each.id).toSorted()).toEqual(
      [one.id, other.id].toSorted(),
    )
  })
})

describe('no account is opened', () => {
  test('by the cookie alone, a wrong code, one that is used, or too old, or tried too often', async () => {
    const email = 'wrong@galleria.test'
    const { guest, id, emailCode } = await asked(email)
    const wrong = emailCode === '000000' ? '000001' : '000000'
    for (let n = 0; n < CODE_TRIES; n += 1)
      expect(await refusedStill(() => guest.call(OPEN, { id, emailCode: wrong }))).toBe(
        '422 code.wrong',
      )
    expect(await refusedStill(() => guest.call(OPEN, { id, emailCode }))).toBe('422 code.wrong')
    waitAMinute(t)
    await guest.call(SEND, { id })
    const late = await codeFor(t, email)
    t.clock.advance(CODE_LIFETIME_MIN * 60_000)
    expect(await refusedStill(() => guest.call(OPEN, { id, emailCode: late }))).toBe(
      '422 code.wrong',
    )
    await guest.call(SEND, { id })
    await guest.call(OPEN, { id, emailCode: await codeFor(t, email) })
  })

  test('by anybody but the guest whose browser asked', async () => {
    const email = 'mine-alone@galleria.test'
    const { id, emailCode } = await asked(email)
    const stranger = await guestOf('stranger@galleria.test')
    const ben = await t.signIn(people.ben)
    for (const who of [stranger.guest, ben])
      for (const work of [() => who.call(OPEN, { id, emailCode }), () => who.call(SEND, { id })])
        expect(await refusedStill(work)).toBe('404 order.not_found')
    expect(await refusedStill(() => t.visit().call(OPEN, { id, emailCode }))).toBe(
      '401 auth.signed_out',
    )
    expect(await refusedStill(() => t.visit().call(SEND, { id }))).toBe('401 auth.signed_out')
    // Another guest of the same address has a code of their own.
    const other = await guestOf(email)
    expect(await refusedStill(() => other.guest.call(OPEN, { id: other.id, emailCode }))).toBe(
      '422 code.wrong',
    )
  })

  test('with a code for something else, nor anything else with this one', async () => {
    const email = 'purpose@galleria.test'
    const { guest, id, emailCode } = await asked(email)
    const token = await tokenFor(email)
    expect(await refusedStill(() => t.visit().call(UNLOCK, { token, emailCode }))).toBe(
      '422 code.wrong',
    )
    waitAMinute(t)
    await t.visit().call(SEND_GUEST, { token })
    const opensOrder = await codeFor(t, email)
    expect(await refusedStill(() => guest.call(OPEN, { id, emailCode: opensOrder }))).toBe(
      '422 code.wrong',
    )
    await t.visit().call(UNLOCK, { token, emailCode: opensOrder })
  })

  test('for an order that nobody has paid: no stranger is written to for nothing', async () => {
    const guest = t.visit()
    const placed = await order(guest, { lamp: 1 }, { email: 'unpaid@galleria.test' })
    const id = placed.tradeOrderList[0]?.id ?? ''
    const before = (await mailsTo(t, 'unpaid@galleria.test')).length
    expect(await refusedStill(() => guest.call(SEND, { id }))).toBe('409 order.state')
    expect(await refusedStill(() => guest.call(OPEN, { id, emailCode: '000000' }))).toBe(
      '409 order.state',
    )
    expect((await guest.call(DETAIL, { id })).operationList).not.toContain('guestApplyReverse')
    expect(await mailsTo(t, 'unpaid@galleria.test')).toHaveLength(before)
  })

  test('for a member, whose order it is already: the second window goes on', async () => {
    const { guest, id, emailCode } = await asked('windows@galleria.test')
    await guest.call(OPEN, { id, emailCode })
    expect(await refusedStill(() => guest.call(OPEN, { id, emailCode }))).toBe('409 guest.member')
    expect(await refusedStill(() => guest.call(SEND, { id }))).toBe('409 guest.member')
  })

  test('for an order that a member has taken over by its link and a code meanwhile', async () => {
    const email = 'taken-over@galleria.test'
    const { guest, id, emailCode } = await asked(email)
    const token = await tokenFor(email)
    const ben = await t.signIn(people.ben)
    waitAMinute(t)
    await ben.call(SEND_GUEST, { token })
    await ben.call(UNLOCK, { token, emailCode: await codeFor(t, email) })
    expect(await refusedStill(() => guest.call(OPEN, { id, emailCode }))).toBe(
      '404 order.not_found',
    )
  })

  test('nor where the member takes it over between the look and the lock', async () => {
    const email = 'taken-at-once@galleria.test'
    const placed = await asked(email)
    const { guest, id, emailCode } = placed
    const token = await tokenFor(email)
    const ben = await t.signIn(people.ben)
    waitAMinute(t)
    await ben.call(SEND_GUEST, { token })
    const opensOrder = await codeFor(t, email)
    const answers = await meetAtContract(
      t,
      placed.contractId,
      () => refusalOf(ben.call(UNLOCK, { token, emailCode: opensOrder })),
      () => refusalOf(guest.call(OPEN, { id, emailCode })),
    )
    expect(answers).toEqual(['no refusal', '404 order.not_found'])
    expect(await guest.call(ME, {})).toMatchObject({ isTourist: true })
    expect((await ben.call(ORDERS, {})).data.map((one) => one.id)).toContain(id)
    expect(await t.sql(`select 1 from users where email = $1`, [email])).toEqual([])
  })

  test('where the owner of the address has said that it was not them: no code comes', async () => {
    const email = 'not-me@galleria.test'
    const { guest, id } = await guestOf(email)
    const [mail] = await mailsTo(t, email)
    const stop = mail?.links.find((one) => one.includes('/not-me?token=')) ?? 'http://no'
    await t.visit().call('POST /sapi/mall-order/web/order/stopOrderMails', {
      token: new URL(stop).searchParams.get('token') ?? '',
    })
    const before = (await mailsTo(t, email)).length
    expect(await guest.call(SEND, { id })).toEqual({ email: 'n…@galleria.test' })
    expect(await mailsTo(t, email)).toHaveLength(before)
  })
})

describe('afterwards', () => {
  test('the old link is over, and mails lead to pages that the member opens', async () => {
    const email = 'mails@galleria.test'
    const { guest, id, emailCode } = await asked(email)
    await guest.call(OPEN, { id, emailCode })
    const earlier = await mailsTo(t, email)
    const old = earlier.flatMap(({ links }) => links).find((one) => one.includes('/guest-order?'))
    const token = new URL(old ?? 'http://no').searchParams.get('token') ?? ''
    const LOOK = 'POST /sapi/mall-order/web/order/queryGuestOrder'
    await expect(guest.call(LOOK, { token })).rejects.toMatchObject({
      code: 'guest.member',
      body: { orderId: id },
    })
    for (const who of [t.visit(), await t.signIn(people.ben)]) {
      const refused = await who.raw('POST', LOOK.slice(5), { body: { token } })
      expect(refused).toMatchObject({ status: 409, body: { code: 'guest.member' } })
      expect(refused.body).not.toHaveProperty('orderId')
    }
    const before = earlier.length
    const request = await apply(guest, id)
    const merchant = await t.signIn(people.merchant)
    await merchant.call('POST /sapi/mall-merchant/reverseorder/reject', {
      id: request.id,
      reason: 'It was used.',
    })
    const mails = await mailsTo(t, email)
    const links = mails.slice(0, mails.length - before).flatMap((one) => one.links)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links)
      expect(new URL(link).pathname).toMatch(/^\/buyer\/(as|order)\/detail\/|^\/buyer\/as/)
    expect((await guest.call(LIST, {})).data.map((one) => one.id)).toEqual([request.id])
  })

  test('the account is deleted, and the address may have another one', async () => {
    const email = 'gone-again@galleria.test'
    const first = await asked(email)
    await first.guest.call(OPEN, { id: first.id, emailCode: first.emailCode })
    const { id: before } = await first.guest.call(ME, {})
    await t.sql(`update users set email = null, deleted_at = mall_now() where email = $1`, [email])
    waitAMinute(t)
    const second = await asked(email)
    await second.guest.call(OPEN, { id: second.id, emailCode: second.emailCode })
    const now = await second.guest.call(ME, {})
    expect([now.email, now.id === before]).toEqual([email, false])
    expect((await second.guest.call(ORDERS, {})).data.map((one) => one.id)).toEqual([second.id])
  })
})
