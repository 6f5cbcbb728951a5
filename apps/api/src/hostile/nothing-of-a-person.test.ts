import { Writable } from 'node:stream'
import type pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import {
  codeFor,
  GOOD_PASSWORD,
  mailsTo,
  refusalOf,
  signUp,
  solveCaptcha,
  waitAMinute,
} from '../testing/account-steps.ts'
import { addDocument, apply } from '../testing/merchant-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../testing/open-test-mall.ts'
import { addAddress, fillCart, order, pay, receivedOrder, until } from '../testing/shop-steps.ts'
import { people } from '../testing/small-catalogue.ts'

/**
 * Whatever happens to a person, also what goes wrong, the process writes nothing of them:
 * everything is driven here, and the whole log is searched for everything that was said.
 */
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

const EMAIL = 'zuzanna.kvist@galleria.test'
const GUEST = 'gast.zwirner@galleria.test'
const WORDS = [
  'Zuzannah',
  'Kvistgaard',
  'Pfauengasse',
  'Zwirnerin',
  'Holzwurmhof',
  'Wurmbach',
  '3012345777',
  '4030123777',
  'pfauenfeder-passwort',
  'pfauenfeder-neu',
  'ein Kratzer am Pfauenfuss',
] as const
/** What is never to be read again: what was typed, what was sent, what opens a door. */
const secrets = new Set<string>([EMAIL, GUEST, GOOD_PASSWORD, 'galleria-demo', ...WORDS])
const remember = (...values: (string | undefined)[]) => {
  for (const value of values) if (value && value.length > 5) secrets.add(value)
}
const visit = () => {
  const visitor = t.visit()
  return { ...visitor, leave: () => remember(visitor.cookies.get('galleria')) }
}
async function rememberMails(...addresses: string[]): Promise<void> {
  for (const to of addresses)
    for (const { codes, links, text } of await mailsTo(t, to)) {
      remember(
        ...codes,
        ...links.map((link) => new URL(link).searchParams.get('token') ?? undefined),
      )
      expect(text).not.toBe('')
    }
}
const who = {
  firstName: 'Zuzannah',
  lastName: 'Kvistgaard',
  poiName: 'Pfauengasse',
  personPhone: '+49 3012345777',
}

test("nothing of a person is in the log: not of signing up and in, a forgotten password, an order, its payment and refund, a guest's link, an application, and not of what fails", async () => {
  const buyer = visit()
  await signUp(t, EMAIL, buyer, { nickname: 'Zuzannah', password: 'pfauenfeder-passwort' })
  buyer.leave()
  await refusalOf(
    t.visit().call('POST /auth/web/user/login', {
      account: EMAIL,
      password: 'pfauenfeder-passwort-falsch',
    }),
  )
  waitAMinute(t)
  const lost = visit()
  const { token } = await lost.call('POST /auth/web/password/reset-email-send-code', {
    email: EMAIL,
    ...(await solveCaptcha(lost)),
  })
  const { verifyToken } = await lost.call('POST /auth/web/password/reset-email-code-verify', {
    email: EMAIL,
    captcha: await codeFor(t, EMAIL),
    token,
  })
  await lost.call('POST /auth/web/password/reset-by-verify-token', {
    verifyToken,
    password: 'pfauenfeder-neu',
  })
  remember(token, verifyToken)
  await buyer.call('POST /auth/web/user/login', { account: EMAIL, password: 'pfauenfeder-neu' })
  buyer.leave()

  await addAddress(buyer, { ...who, email: EMAIL })
  const merchant = await t.signIn(people.merchant)
  const orderId = await receivedOrder(t, buyer, merchant, { lamp: 1 })
  const detail = await buyer.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  const asked = {
    tradeOrder: { id: orderId },
    reverseTradeOrderLineList: [
      { tradeOrderLine: { id: detail.tradeOrderLineList[0]?.id ?? '' }, reverseQty: 1 },
    ],
  }
  const reverse = await buyer.call(
    'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
    {
      ...asked,
      applyRefundAmt: { value: 10 },
      reverseReason: 'DAMAGED',
      reverseText: 'ein Kratzer am Pfauenfuss',
      remark: 'ein Kratzer am Pfauenfuss',
    } as never,
  )
  await merchant.call('POST /sapi/mall-merchant/reverseorder/approve', { id: reverse.id })
  await until(async () => {
    await t.drain()
    return (
      (await buyer.call('POST /sapi/mall-order/web/reverseorder/querybyid', { id: reverse.id }))
        .reverseTradeOrderStatus === 'REVERSE_DONE'
    )
  }, 'the refund')

  await guestLooksUp()
  await applies()
  await failsInEveryWay(buyer)
  remember(
    merchant.cookies.get('galleria'),
    ...(await t.sql<{ key: string }>('select unique_key as key from payment_attempts')).map(
      (row) => row.key,
    ),
  )
  await rememberMails(EMAIL, GUEST)
  expect(secrets.size).toBeGreaterThan(25)
  expect(logged.length).toBeGreaterThan(1000)
  const lower = logged.toLowerCase()
  expect(
    [...secrets].filter((secret) =>
      /^\d{6}$/.test(secret)
        ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(logged)
        : lower.includes(secret.toLowerCase()),
    ),
  ).toEqual([])
})

async function guestLooksUp(): Promise<void> {
  const guest = visit()
  const cartLineIds = await fillCart(guest, { lamp: 1 })
  const addressId = await addAddress(guest, { ...who, firstName: 'Zwirnerin', email: GUEST })
  const { quoteId } = await guest.call('POST /sapi/mall-order/web/order/renderTradeContract', {
    cartLineIds,
    addressId,
  })
  const placed = await guest.call('POST /sapi/mall-order/web/order/createTradeContract', {
    cartLineIds,
    addressId,
    quoteId,
  })
  guest.leave()
  await t.scenario('declined')
  remember((await pay(guest, placed.id)).payUniqueKey)
  await t.drain()
  const door = visit()
  await door.call('POST /sapi/mall-order/web/order/sendGuestOrderLink', {
    orderCode: placed.tradeOrderList[0]?.tradeOrderCode ?? '',
    email: GUEST,
    ...(await solveCaptcha(door)),
  })
  const link = new URL((await mailsTo(t, GUEST))[0]?.links[0] ?? '').searchParams.get('token') ?? ''
  await door.call('POST /sapi/mall-order/web/order/sendGuestOrderCode', { token: link })
  await door.call('POST /sapi/mall-order/web/order/unlockGuestOrder', {
    token: link,
    emailCode: await codeFor(t, GUEST),
  })
  remember(link)
  door.leave()
}

async function applies(): Promise<void> {
  const applicant = await t.signIn(people.ben)
  const sent = await apply(t, applicant, {
    documents: [await addDocument(t, applicant)],
    company: 'Holzwurmhof GmbH',
    contactName: 'Wurm Wurmbach',
    contactPhone: '+49 4030123777',
    email: 'wurmbach@galleria.test',
  })
  const operator = await t.signIn(people.operator)
  await operator.call('POST /sapi/mall-operator/application/reject', {
    id: sent.id,
    version: sent.version,
    reason: 'Der Holzwurmhof ist unbekannt.',
  })
  await t.drain()
  remember(
    'wurmbach@galleria.test',
    applicant.cookies.get('galleria'),
    operator.cookies.get('galleria'),
  )
}

/** PostgreSQL says the whole row that broke a rule, the mail server whom it did not take. */
async function failsInEveryWay(buyer: Visitor): Promise<void> {
  await t.sql(`alter table addresses add constraint nobody check (city <> 'Nirgendheim')`)
  const failed = await buyer.raw(
    'POST',
    '/sapi/mall-customer/shipping-address/createShippingAddressFlow',
    {
      body: {
        ...who,
        gender: 'FEMALE',
        houseNo: '5',
        detailAddress: '',
        email: EMAIL,
        postalCode: '20099',
        city: 'Nirgendheim',
        province: 'Hamburg',
        country: 'Deutschland',
      },
    },
  )
  expect([failed.status, logged.includes('addresses')]).toEqual([500, true])
  await t.sql('alter table addresses drop constraint nobody')
  secrets.add('Nirgendheim')
  await t.sql(
    `alter table verification_codes add constraint nobody check (target <> $$${EMAIL}$$) not valid`,
  )
  waitAMinute(t)
  const lost = t.visit()
  expect(
    (
      await lost.raw('POST', '/auth/web/password/reset-email-send-code', {
        body: { email: EMAIL, ...(await solveCaptcha(lost)) },
      })
    ).status,
  ).toBe(500)
  await t.sql('alter table verification_codes drop constraint nobody')

  // A mail that cannot be sent: its job fails, and the log says which.
  await order(buyer, { lamp: 1 })
  const refusal = Object.assign(
    new Error(`Can't send mail - all recipients were rejected: 550 5.1.1 <${EMAIL}>: no such user`),
    {
      code: 'EENVELOPE',
      response: `550 <${EMAIL}>`,
      rejected: [EMAIL],
      rejectedErrors: [new Error(`550 <${EMAIL}>`)],
    },
  )
  t.mall.gate.own().log.error({ err: refusal, job: 'mail.received', jobId: 'a-job' }, 'job failed')
  t.mall.gate.own().log.error(
    {
      err: new Error('the SMS gateway answered 400: +4930 12345777 is no number', {
        cause: refusal,
      }),
    },
    'job failed',
  )
  expect(logged).toContain('job failed')
}
