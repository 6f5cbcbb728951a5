import { Writable } from 'node:stream'
import type pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import {
  atOnce,
  codeFor,
  mailsTo,
  refusalOf,
  signUp,
  solveCaptcha,
  waitAMinute,
} from '../../testing/account-steps.ts'
import { findEverywhere, leaveBy } from '../../testing/leaving-steps.ts'
import { CHOOSE, offerAssembly } from '../../testing/service-steps.ts'
import {
  addAddress,
  fillCart,
  order,
  paidOrder,
  receivedOrder,
  send,
} from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'

const CREATE_ALERT = 'POST /sapi/mall-item/stockwish/create'

let t: TestMall
let logged = ''
beforeAll(async () => {
  const listener = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString()
      done()
    },
  })
  t = await openTestMall({ log: createLog('trace', listener as unknown as pino.DestinationStream) })
})
afterAll(() => t.close())

/** Words nobody else in the test mall has, so that a scan finds exactly this person. */
const WORDS = {
  firstName: 'Quirinia',
  lastName: 'Zwetschke',
  street: 'Pflaumenallee',
  company: 'Zwetschke Gmbh',
  email: 'quirinia@galleria.test',
  nickname: 'Quiri',
  mobile: '+4915199990001',
  remark: 'dem Quirinchen',
} as const

describe('deleting an account', () => {
  test('[ACC-024] [ACC-026] by a code to its own address: what tax law needs is all a scan of every column finds', async () => {
    const { visitor } = await signUp(t, WORDS.email, t.visit(), { nickname: WORDS.nickname })
    await t.sql('update users set mobile = $2 where email = $1', [WORDS.email, WORDS.mobile])
    const merchant = await t.signIn(people.merchant)
    const who = {
      firstName: WORDS.firstName,
      lastName: WORDS.lastName,
      poiName: WORDS.street,
      company: WORDS.company,
      email: WORDS.email,
      personPhone: '+49 15199990001',
    }
    const addressId = await addAddress(visitor, who)
    const cartLineIds = await fillCart(visitor, { desk: 1 })
    expect(cartLineIds).toHaveLength(1)
    await offerAssembly(merchant)
    const service = { contactNumber: WORDS.mobile, remark: WORDS.remark }
    await visitor.call(CHOOSE, { shopId: 5, service })
    await visitor.call(CREATE_ALERT, { skuId: skus.soldOut })
    await t.visit().call(CREATE_ALERT, { skuId: skus.soldOut, email: WORDS.email })
    expect(await t.sql('select 1 from stock_wishes')).toHaveLength(2)
    const orderId = await receivedOrder(t, visitor, merchant, { desk: 1 })
    await t.sql(
      `update contracts c set email = $2, delivery_address = delivery_address || $3::jsonb, billing_address = billing_address || $3::jsonb from orders o where o.contract_id = c.id and o.id = (select id from orders order by ordered_at desc limit 1) and $1::text is not null`,
      [
        orderId,
        WORDS.email,
        JSON.stringify({
          firstName: WORDS.firstName,
          lastName: WORDS.lastName,
          poiName: WORDS.street,
          company: WORDS.company,
          email: WORDS.email,
          personPhone: WORDS.mobile,
        }),
      ],
    )
    await t.sql(
      `insert into comments (id, author_id, order_id, line_id, kind, item_id, sku_id, shop_id, seller_id, author_name, language, rate, content)
      select gen_random_uuid(), l.buyer_id, l.order_id, l.id, 'FIRST', l.item_id, l.sku_id, 5, 5, $2, 'en', 5, 'A good desk.' from order_lines l join users u on u.id = l.buyer_id where u.email = $1`,
      [WORDS.email, `${WORDS.firstName} Z.`],
    )
    await t.sql(
      `insert into reverse_orders (id, buyer_id, order_id, contract_id, shop_id, seller_id, code, type, status, currency, reason, remark, goods, available_goods, unit_count, request_key)
      select gen_random_uuid(), o.buyer_id, o.id, o.contract_id, 5, 5, 'RX1', 'SALE_REFUND', 'REVERSE_CANCELED', 'EUR', 'OTHER', $2, 1, 1, 1, 'a-request-key' from orders o join users u on u.id = o.buyer_id where u.email = $1`,
      [WORDS.email, WORDS.remark],
    )
    await t.sql(
      `insert into article_lookups select u.id, a.id from users u, articles a where u.email = $1 limit 1`,
      [WORDS.email],
    )
    await fillCart(visitor, { lamp: 1, desk: 1 })
    await visitor.call(CHOOSE, { shopId: 5, service })
    await refusalOf(
      t
        .visit()
        .call('POST /auth/web/user/login', { account: WORDS.email, password: 'not the password' }),
    )
    expect(addressId).toMatch(/^adr_/)
    const other = t.visit()
    await other.call('POST /auth/web/user/login', {
      account: WORDS.email,
      password: 'a lamp by the window',
    })
    waitAMinute(t)

    expect(await visitor.call('POST /auth/web/user/destroy-check', {})).toEqual({
      reasons: [],
      lastChanceList: [],
    })
    expect(await leaveBy(t, visitor, WORDS.email)).toEqual({})
    for (const one of [visitor, other])
      expect(await refusalOf(one.call('POST /auth/web/user/current', {}))).toBe(
        '401 auth.signed_out',
      )
    expect(
      await refusalOf(
        t.visit().call('POST /auth/web/user/login', {
          account: WORDS.email,
          password: 'a lamp by the window',
        }),
      ),
    ).toBe('401 auth.wrong_credentials')
    expect((await mailsTo(t, WORDS.email))[0]?.text).toContain(
      'Your account has been deleted, as you asked.',
    )

    await t.drain()
    expect(await t.sql('select 1 from stock_wishes')).toEqual([])
    const found = await findEverywhere(t, [
      WORDS.firstName,
      WORDS.lastName,
      WORDS.street,
      WORDS.email,
      WORDS.nickname,
      WORDS.mobile,
      '15199990001',
      WORDS.remark,
    ])
    expect(found).toEqual([
      'contracts.billing_address: Pflaumenallee',
      'contracts.billing_address: Quiri',
      'contracts.billing_address: Quirinia',
      'contracts.billing_address: Zwetschke',
    ])
    const [contract] = await t.sql<{
      billing: Record<string, string>
      delivery: Record<string, string>
      email: string
    }>(
      `select billing_address as billing, delivery_address as delivery, email from contracts where billing_address ->> 'firstName' = $1`,
      [WORDS.firstName],
    )
    expect([
      contract?.email,
      contract?.billing['email'],
      contract?.billing['personPhone'],
      contract?.billing['company'],
    ]).toEqual(['', '', '', WORDS.company])
    expect(
      Object.entries(contract?.delivery ?? {})
        .filter(([, value]) => value.length > 0)
        .map(([field]) => field)
        .toSorted(),
    ).toEqual(['country', 'postalCode', 'province', 'regionShortName'])
    expect(await t.sql(`select content, author_name as name from comments`)).toEqual([
      { content: 'A good desk.', name: '' },
    ])
    // The address is free again for a new account, which knows nothing of the old one.
    waitAMinute(t)
    const again = await signUp(t, WORDS.email)
    expect(
      (await again.visitor.call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {}))
        .total,
    ).toBe(0)
  })

  test('[ACC-025] by a code to its own number', async () => {
    const { visitor } = await signUp(t, 'bysms@galleria.test')
    await t.sql(`update users set mobile = '+4915199990002' where email = 'bysms@galleria.test'`)
    const phone = { mobile: '15199990002', prefix: '+49' }
    await visitor.call('POST /api/user/web/destroy-send-sms-code', {
      ...phone,
      ...(await solveCaptcha(visitor)),
    })
    expect(
      await visitor.call('PUT /auth/web/user/user-destroy', {
        ...phone,
        smsCode: await codeFor(t, '+4915199990002'),
      }),
    ).toEqual({})
    expect(
      await t.sql(
        `select count(*)::int as n from users where email = 'bysms@galleria.test' or mobile = '+4915199990002'`,
      ),
    ).toEqual([{ n: 0 }])
  })

  test('waits while something is unpaid, on its way or in after-sales, and says what', async () => {
    const { visitor } = await signUp(t, 'busy@galleria.test')
    const merchant = await t.signIn(people.merchant)
    const unpaid = await order(visitor, { desk: 1 })
    const paid = await paidOrder(t, visitor, { desk: 1 })
    const onItsWay = await paidOrder(t, visitor, { lamp: 1 })
    await send(merchant, onItsWay.tradeOrderList[0]?.id ?? '')
    const asked = await receivedOrder(t, visitor, merchant, { desk: 1 })
    await t.sql(`insert into reverse_orders (id, buyer_id, order_id, contract_id, shop_id, seller_id, code, type, status, currency, reason, goods, available_goods, unit_count, request_key)
      select gen_random_uuid(), o.buyer_id, o.id, o.contract_id, 5, 5, 'RX2', 'SALE_REFUND', 'WAITING_FOR_AUDIT_BY_SELLER', 'EUR', 'OTHER', 1, 1, 1, 'a-request-key' from orders o where o.status = 'COMPLETE' and o.buyer_id = (select id from users where email = 'busy@galleria.test')`)
    const { reasons } = await visitor.call('POST /auth/web/user/destroy-check', {})
    expect(reasons.map(({ kind, orderId }) => `${kind} ${orderId}`).toSorted()).toEqual(
      [
        `AFTER_SALES ${asked}`,
        `UNDELIVERED ${onItsWay.tradeOrderList[0]?.id}`,
        `UNDELIVERED ${paid.tradeOrderList[0]?.id}`,
        `UNPAID ${unpaid.tradeOrderList[0]?.id}`,
      ].toSorted(),
    )
    waitAMinute(t)
    await visitor.call('POST /api/user/web/destroy-send-email-code', {
      email: 'busy@galleria.test',
      ...(await solveCaptcha(visitor)),
    })
    const answer = await visitor.raw('PUT', '/auth/web/user/user-destroy', {
      body: { email: 'busy@galleria.test', emailCode: await codeFor(t, 'busy@galleria.test') },
    })
    expect([
      answer.status,
      (answer.body as { code: string; reasons: unknown[] }).code,
      (answer.body as { reasons: unknown[] }).reasons.length,
    ]).toEqual([409, 'account.held', 4])
    expect((await visitor.call('POST /auth/web/user/current', {})).email).toBe('busy@galleria.test')
    expect(
      (await merchant.call('POST /auth/web/user/destroy-check', {})).reasons.map((one) => one.kind),
    ).toEqual(['MERCHANT'])
    // Its after-sales order is of this test's making: taken back, so that the books are asked about
    // real ones only.
    await t.sql(`delete from reverse_orders where code in ('RX1', 'RX2')`)
  })

  test('takes no other address, no code of somebody else, and of twenty at once one', async () => {
    const [kim, lou] = [
      await signUp(t, 'kim.leaves@galleria.test'),
      await signUp(t, 'lou.stays@galleria.test'),
    ]
    waitAMinute(t)
    expect(
      await refusalOf(
        lou.visitor.call('POST /api/user/web/destroy-send-email-code', {
          email: 'kim.leaves@galleria.test',
          ...(await solveCaptcha(lou.visitor)),
        }),
      ),
    ).toBe('422 contact.not_own')
    await kim.visitor.call('POST /api/user/web/destroy-send-email-code', {
      email: 'kim.leaves@galleria.test',
      ...(await solveCaptcha(kim.visitor)),
    })
    const emailCode = await codeFor(t, 'kim.leaves@galleria.test')
    expect(
      await refusalOf(
        lou.visitor.call('PUT /auth/web/user/user-destroy', {
          email: 'kim.leaves@galleria.test',
          emailCode,
        }),
      ),
    ).toBe('422 contact.not_own')
    expect(
      await refusalOf(
        lou.visitor.call('PUT /auth/web/user/user-destroy', {
          email: 'lou.stays@galleria.test',
          emailCode,
        }),
      ),
    ).toBe('422 code.wrong')
    const outcome = await atOnce(4, () =>
      kim.visitor.call('PUT /auth/web/user/user-destroy', {
        email: 'kim.leaves@galleria.test',
        emailCode,
      }),
    )
    expect(outcome['ok']).toBe(1)
    expect((await lou.visitor.call('POST /auth/web/user/current', {})).email).toBe(
      'lou.stays@galleria.test',
    )
  })
})

describe('the copy of everything', () => {
  test('holds profile, addresses, orders with lines, payments, reviews and sessions, of this person only and without secrets', async () => {
    const { visitor } = await signUp(t, 'copy@galleria.test')
    const merchant = await t.signIn(people.merchant)
    await addAddress(visitor, { lastName: 'Copycat' })
    const orderId = await receivedOrder(t, visitor, merchant, { desk: 2 })
    expect(orderId).toMatch(/^ord_/)
    const copy = await visitor.call('POST /auth/web/user/export', {})
    expect(copy.profile).toMatchObject({ email: 'copy@galleria.test', nickname: 'Kim' })
    expect(copy.addresses.map((one) => one['last_name']).toSorted()).toEqual([
      'Copycat',
      'Petersen',
    ])
    expect(copy.orders).toHaveLength(1)
    expect(copy.orders[0]).toMatchObject({
      status: 'COMPLETE',
      lines: [{ skuId: 1, qty: 2, unitPrice: 18_900 }],
      parcels: [{ status: 'SIGN_IN' }],
    })
    expect(copy.contracts[0]).toMatchObject({ deliveryAddress: { lastName: 'Petersen' } })
    expect(copy.payments).toMatchObject([{ channel: 'MOCKPAY', status: 'PAY_SUCCESS' }])
    expect(copy.sessions).toHaveLength(1)
    expect(JSON.stringify(copy)).not.toMatch(/argon2|token_hash|unique_key|request_key/)
    const other = await signUp(t, 'nocopy@galleria.test')
    const theirs = await other.visitor.call('POST /auth/web/user/export', {})
    expect([theirs.orders, theirs.addresses, theirs.payments]).toEqual([[], [], []])
  })
})

describe('the log', () => {
  test('holds nothing of a person, no code and no password, whatever happened above', async () => {
    expect(logged.length).toBeGreaterThan(1000)
    for (const secret of [
      'quirinia',
      'Zwetschke',
      'Pflaumenallee',
      '15199990001',
      'a lamp by the window',
      'not the password',
      'bysms@',
      'copy@galleria',
    ])
      expect(logged.toLowerCase()).not.toContain(secret.toLowerCase())
    for (const { codes } of await mailsTo(t, WORDS.email))
      for (const code of codes) expect(logged).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
  })
})
