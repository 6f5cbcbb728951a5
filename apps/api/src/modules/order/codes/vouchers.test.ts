import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { createLog } from '#platform/log.ts'
import { findVouchers, openSeal } from '#modules/voucher/index.ts'
import { DETAIL, everything, reaches, apply, REJECT } from '../../../testing/after-sales-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { endow, sellForPoints } from '../../../testing/point-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'
import { addAddress } from '../../../testing/shop-steps.ts'
import { buyCodes, buySkus, sellVouchers, voucherSkus } from '../../../testing/voucher-steps.ts'
import { issueCodes, issueOverdue } from './issue-codes.ts'
import { orderClockRounds } from '../order.listen.ts'

/**
 * What is sold as codes: made once when it is paid, used once at a till, taken back as long as it
 * was not used.
 */

const CODES = 'POST /sapi/mall-order/web/coupon/page' as const
const REDEEM = 'POST /sapi/mall-merchant/coupon/redeem' as const
const CANCEL = 'POST /api/trantor/flow/trade_InitiateReverseTradeOrderForCancelFlow' as const

let t: TestMall
let [anna, merchant, other]: Visitor[] = []
const logged: string[] = []
beforeAll(async () => {
  t = await openTestMall({
    delays: { script: 0, refund: 0 },
    log: createLog('debug', { write: (line: string) => logged.push(line) }),
  })
  await sellVouchers(t)
  ;[anna, merchant, other] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.otherMerchant),
  ])
})
afterAll(() => t.close())
afterEach(async () => expect(await t.audit('always')).toEqual([]))

const orderOf = (who: Visitor, id: string) => who.call(DETAIL, { id })
const runRounds = async () => {
  for (const round of orderClockRounds(() => t.mall.gate.own())) await round()
}
const stockOf = async (skuId: number) =>
  (
    await t.sql<{ on_hand: number; reserved: number }>(
      'select on_hand, reserved from stock where sku_id = $1',
      [skuId],
    )
  )[0]
const cancelUnused = async (who: Visitor, id: string, reverseQty: number) => {
  const { tradeOrderLineList } = await orderOf(who, id)
  return who.call(CANCEL, {
    tradeOrder: { id },
    reverseTradeOrderLineList: [
      { tradeOrderLine: { id: tradeOrderLineList[0]?.id ?? '' }, reverseQty },
    ],
  })
}

test('[ORD-066, ORD-076, ORD-078, ORD-104, ORD-167] a service that is paid has a code for each unit, which its buyer reads and the shop takes; with the last one the order is complete', async () => {
  const before = await stockOf(voucherSkus.service)
  const { orderId, codes } = await buyCodes(t, anna!, voucherSkus.service, 2)
  expect(
    codes.map(({ usedStatus, usedTime, couponsPassword, state }) => [
      usedStatus,
      usedTime,
      couponsPassword,
      state,
    ]),
  ).toEqual([
    ['NOT_USED', null, null, 'open'],
    ['NOT_USED', null, null, 'open'],
  ])
  for (const { couponCode } of codes)
    expect(couponCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  const shown = await orderOf(anna!, orderId)
  expect(shown).toMatchObject({
    displayStatus: 'UN_RECEIVED',
    itemBusinessType: 'service',
    bizCode: null,
    shippingAmt: { value: 0 },
    needPayAmt: { value: 98 },
    invoiceStatus: 'ISSUED',
    nextStep: { kind: 'use', at: new Date(t.clock.now().getTime() + 30 * DAY).toISOString() },
  })
  expect(shown.operationList).toContain('toUse')
  expect(shown.operationList).not.toContain('confirm')
  expect(shown.tradeOrderLineList[0]?.tradeOrderLineCouponsBOList.toSorted(byCode)).toEqual(
    codes.map(({ couponCode }) => ({ couponCode, usedStatus: 'NOT_USED' })).toSorted(byCode),
  )

  const [first, second] = codes.map(({ couponCode }) => couponCode)
  t.clock.advance(60_000)
  // As somebody types who reads it off a screen.
  const typed = ` ${first?.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `
  expect(await merchant!.call(REDEEM, { couponCode: typed })).toMatchObject({
    tradeOrderId: orderId,
    kind: 'service',
    left: 1,
    usedTime: t.clock.now().toISOString(),
  })
  const half = await orderOf(anna!, orderId)
  expect([half.displayStatus, half.tradeOrderLineList[0]?.deliveredQty]).toEqual(['UN_RECEIVED', 1])
  const used = await anna!.call(CODES, { tradeOrderId: orderId, usedStatus: 'USED' })
  expect([
    used.total,
    used.unusedTotal,
    used.data[0]?.couponCode,
    used.data[0]?.usedStatus,
    used.data[0]?.usedTime,
  ]).toEqual([1, 1, first, 'USED', t.clock.now().toISOString()])

  await merchant!.call(REDEEM, { couponCode: second ?? '' })
  const done = await orderOf(anna!, orderId)
  expect([done.displayStatus, done.operationList.includes('toUse')]).toEqual(['COMPLETE', false])
  expect(done.timeline.completedTime).toBe(t.clock.now().toISOString())
  expect(await stockOf(voucherSkus.service)).toEqual({
    on_hand: (before?.on_hand ?? 0) - 2,
    reserved: before?.reserved,
  })
})
const byCode = (a: { couponCode: string }, b: { couponCode: string }) =>
  a.couponCode.localeCompare(b.couponCode)

test('[ORD-066, ORD-078] a shopping card is spent with its code and its password; the one without the other is nothing', async () => {
  const { orderId, codes } = await buyCodes(t, anna!, voucherSkus.card, 1)
  const { couponCode = '', couponsPassword } = codes[0] ?? {}
  expect(couponsPassword).toMatch(/^\d{6}$/)
  expect(await orderOf(anna!, orderId)).toMatchObject({
    itemBusinessType: null,
    bizCode: 'virtual_shopping_card',
  })
  const wrong = couponsPassword === '000000' ? '000001' : '000000'
  const before = await everything(t)
  for (const more of [{}, { couponsPassword: wrong }])
    await expect(merchant!.call(REDEEM, { couponCode, ...more })).rejects.toMatchObject({
      code: 'voucher.not_found',
    })
  expect(await everything(t)).toEqual(before)
  await merchant!.call(REDEEM, { couponCode, couponsPassword: couponsPassword ?? '' })
  expect((await orderOf(anna!, orderId)).displayStatus).toBe('COMPLETE')
})

test('goods and vouchers of one shop become two orders of one payment; the goods pay their delivery, the codes none', async () => {
  const placed = await buySkus(t, anna!, [
    [skus.lamp, 1],
    [voucherSkus.service, 1],
    [voucherSkus.card, 1],
  ])
  await t.drain()
  const orders = await Promise.all(placed.tradeOrderList.map(({ id }) => orderOf(anna!, id)))
  expect(
    orders
      .map((one) => [one.itemBusinessType ?? one.bizCode, one.displayStatus, one.shippingAmt.value])
      .toSorted(),
  ).toEqual([
    [null, 'UN_DELIVERY', 4.9],
    ['service', 'UN_RECEIVED', 0],
    ['virtual_shopping_card', 'UN_RECEIVED', 0],
  ])

  // One shop, one payment, one sum in the books: each order's page has its own part, and all
  // together are that sum with the tax.
  const shown = await Promise.all(
    placed.tradeOrderList.map(({ id }) =>
      merchant!.call('POST /sapi/mall-merchant/order/detail', { id }),
    ),
  )
  const cents = ({ value }: { value: number }) => Math.round(value * 100)
  for (const { paidAmt, commissionAmt, payoutAmt } of shown)
    expect(cents(payoutAmt)).toBe(cents(paidAmt) - cents(commissionAmt))
  const [booked] = await t.sql<{ owed: number }>(
    `select -sum(amount)::int as owed from ledger_entries where ref = $1 and account in ('seller:5', 'tax')`,
    [fromWireId('contract', placed.id)],
  )
  expect(shown.reduce((sum, { payoutAmt }) => sum + cents(payoutAmt), 0)).toBe(booked?.owed)
})

test('two workers at once, a job that comes again and the clock make one code for each unit, and one mail', async () => {
  const placed = await buySkus(t, anna!, [[voucherSkus.service, 3]])
  const contractId = fromWireId('contract', placed.id) as Id<'contract'>
  const own = t.mall.gate.own()
  await Promise.all([issueCodes(own, contractId), issueCodes(own, contractId)])
  await issueCodes(own, contractId)
  t.clock.advance(120_000)
  await issueOverdue(own)
  await t.drain()
  const orderId = placed.tradeOrderList[0]?.id ?? ''
  const { total, data } = await anna!.call(CODES, { tradeOrderId: orderId })
  expect([total, new Set(data.map(({ couponCode }) => couponCode)).size]).toEqual([3, 3])
  const { tradeOrderCode: code } = await orderOf(anna!, orderId)
  const mails = (await t.inbox('kim@galleria.test')).filter(
    ({ subject }) => subject === `Your codes for order ${code} are ready`,
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.links.some((link) => link.endsWith(`/buyer/order/detail/${orderId}`))).toBe(true)
})

test('a job that is lost is made up for by the clock, and one that dies half-way has done nothing', async () => {
  const placed = await buySkus(t, anna!, [[voucherSkus.service, 2]])
  const contractId = fromWireId('contract', placed.id) as Id<'contract'>
  const own = t.mall.gate.own()
  // The invoice is the last that is written.
  await t.sql(
    `create function fail() returns trigger language plpgsql as $$ begin raise 'died'; end $$`,
  )
  await t.sql(`create trigger fail before insert on invoices for each row execute function fail()`)
  const before = await everything(t)
  await expect(issueCodes(own, contractId)).rejects.toThrow('died')
  expect(await everything(t)).toEqual(before)
  expect(
    await t.sql(
      'select count(*)::int as n from vouchers v join orders o on o.id = v.order_id where o.contract_id = $1',
      [contractId],
    ),
  ).toEqual([{ n: 0 }])
  await t.sql('drop trigger fail on invoices')
  await t.sql('drop function fail')
  await t.sql(`delete from pgboss.job where name = 'voucher.issue' and state = 'created'`)
  t.clock.advance(120_000)
  await runRounds()
  expect(
    (await anna!.call(CODES, { tradeOrderId: placed.tradeOrderList[0]?.id ?? '' })).total,
  ).toBe(2)
})

test('a code is used once: of two tills at the same moment one hears that it was used', async () => {
  const { codes } = await buyCodes(t, anna!, voucherSkus.service, 2)
  const couponCode = codes[0]?.couponCode ?? ''
  const answers = await Promise.allSettled(
    Array.from({ length: 4 }, () => merchant!.call(REDEEM, { couponCode })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'voucher.used' })
})

test('a code of another shop is not there, and who tries too many waits', async () => {
  const { codes } = await buyCodes(t, anna!, voucherSkus.service, 1)
  const couponCode = codes[0]?.couponCode ?? ''
  const before = await everything(t)
  await expect(other!.call(REDEEM, { couponCode })).rejects.toMatchObject({
    code: 'voucher.not_found',
  })
  for (let tries = 1; tries < 30; tries++)
    await expect(other!.call(REDEEM, { couponCode: `AAAA-AAAA-${tries}` })).rejects.toMatchObject({
      code: 'voucher.not_found',
    })
  await expect(other!.call(REDEEM, { couponCode: 'AAAA' })).rejects.toMatchObject({ code: '429' })
  expect(await everything(t)).toEqual(before)
  // Nobody else waits for that.
  await merchant!.call(REDEEM, { couponCode })
})

test('what was not used is cancelled by its buyer: the code is void before the money goes back, and the rest of the order is complete', async () => {
  const { orderId, codes } = await buyCodes(t, anna!, voucherSkus.service, 3)
  const [used, ...rest] = codes.map(({ couponCode }) => couponCode)
  await merchant!.call(REDEEM, { couponCode: used ?? '' })
  expect((await orderOf(anna!, orderId)).operationList).toContain('buyerCancelAfterPay')
  await expect(cancelUnused(anna!, orderId, 3)).rejects.toMatchObject({
    code: 'reverse.not_eligible',
  })
  const { id } = await cancelUnused(anna!, orderId, 2)
  // Not a cent has gone back yet.
  for (const couponCode of rest)
    await expect(merchant!.call(REDEEM, { couponCode })).rejects.toMatchObject({
      code: 'voucher.returned',
    })
  await reaches(t, anna!, id, 'REVERSE_DONE')
  const after = await orderOf(anna!, orderId)
  expect([after.displayStatus, after.refundedAmt.value]).toEqual(['COMPLETE', 98])
  expect(after.tradeOrderLineList[0]?.tradeOrderLineCouponsBOList).toEqual([
    { couponCode: used, usedStatus: 'USED' },
  ])
})

test('all codes taken back close the order; a request that the shop refuses gives them back to their buyer', async () => {
  const { orderId, codes } = await buyCodes(t, anna!, voucherSkus.card, 1)
  const asked = await apply(anna!, orderId, { qty: 1, cancel: 1 })
  const spend = {
    couponCode: codes[0]?.couponCode ?? '',
    couponsPassword: codes[0]?.couponsPassword ?? '',
  }
  await expect(merchant!.call(REDEEM, spend)).rejects.toMatchObject({ code: 'voucher.returned' })
  expect(
    (await anna!.call(CODES, { tradeOrderId: orderId, usedStatus: 'USED' })).data[0]?.state,
  ).toBe('returned')
  await merchant!.call(REJECT, { id: asked.id, reason: 'A card is good for three years.' })
  expect((await anna!.call(CODES, { tradeOrderId: orderId })).data).toEqual(codes)

  const { id } = await cancelUnused(anna!, orderId, 1)
  await reaches(t, anna!, id, 'REVERSE_DONE')
  expect((await orderOf(anna!, orderId)).displayStatus).toBe('CLOSED')
  await expect(merchant!.call(REDEEM, spend)).rejects.toMatchObject({ code: 'voucher.returned' })
})

test('[ORD-104] a code whose time is over is good for nothing, and the clock ends the order', async () => {
  const { orderId, codes } = await buyCodes(t, anna!, voucherSkus.service, 1)
  t.clock.advance(30 * DAY)
  // Sessions do not last as long.
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
  await expect(
    merchant!.call(REDEEM, { couponCode: codes[0]?.couponCode ?? '' }),
  ).rejects.toMatchObject({ code: 'voucher.expired' })
  await runRounds()
  const after = await orderOf(anna!, orderId)
  expect([after.displayStatus, after.operationList.includes('toUse')]).toEqual(['COMPLETE', false])
  expect(
    (await anna!.call(CODES, { tradeOrderId: orderId, usedStatus: 'USED' })).data[0]?.state,
  ).toBe('expired')
})

test('codes are their buyer’s: no other person, no list, no shop, no link of a mail, no mail, no log and no table has them', async () => {
  const guest = t.visit()
  const { orderId, codes } = await buyCodes(t, guest, voucherSkus.card, 2)
  const secrets = codes.flatMap(({ couponCode, couponsPassword }) => [
    couponCode,
    couponCode.replaceAll('-', ''),
    `:${couponsPassword}`,
  ])
  const ben = await t.signIn(people.ben)
  await expect(ben.call(CODES, { tradeOrderId: orderId })).rejects.toMatchObject({
    code: 'order.not_found',
  })
  expect((await ben.call(CODES, {})).total).toBe(0)
  const mails = await t.inbox('kim@galleria.test')
  const link = mails
    .flatMap(({ links }) => links)
    .find((one) => one.includes('/guest-order?token='))
  const seen = [
    await guest.call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {}),
    await merchant!.call('POST /sapi/mall-merchant/order/page', {}),
    await merchant!.call('POST /sapi/mall-merchant/order/detail', { id: orderId }),
    await t.visit().call('POST /sapi/mall-order/web/order/queryGuestOrder', {
      token: new URL(link ?? '').searchParams.get('token') ?? '',
    }),
    mails,
    logged,
    await t.sql('select v.*, encode(sealed, $1) as bytes from vouchers v', ['escape']),
    await t.sql('select * from pgboss.job'),
    await t.sql('select * from transitions'),
  ].map((one) => JSON.stringify(one))
  for (const text of seen) for (const secret of secrets) expect(text).not.toContain(secret)
  expect(logged.length).toBeGreaterThan(0)
})

test('with a new secret, codes move under it and stay what they are', async () => {
  const { orderId, codes } = await buyCodes(t, anna!, voucherSkus.card, 1)
  const next = 'another-secret-of-thirty-two-signs!!'
  const own = t.mall.gate.own()
  const renewed = { ...own, env: { ...own.env, secret: next, secrets: [next, own.env.secret] } }
  for (const round of orderClockRounds(() => renewed)) await round()
  const [row] = await t.sql<{ key_id: string; sealed: Buffer }>(
    'select key_id, sealed from vouchers where order_id = $1',
    [fromWireId('order', orderId)],
  )
  const alone = { ...renewed, env: { ...renewed.env, secrets: [next] } }
  const [moved] = await findVouchers(alone.db, fromWireId('order', orderId) as Id<'order'>)
  expect(moved && openSeal(alone.env.secrets, moved)).toEqual({
    code: codes[0]?.couponCode.replaceAll('-', ''),
    password: codes[0]?.couponsPassword,
  })
  expect(row?.key_id).toBe(moved?.keyId)
  // And back, for the tests that follow.
  for (const round of orderClockRounds(() => ({
    ...own,
    env: { ...own.env, secrets: [own.env.secret, next] },
  })))
    await round()
  await merchant!.call(REDEEM, {
    couponCode: codes[0]?.couponCode ?? '',
    couponsPassword: codes[0]?.couponsPassword ?? '',
  })
})

test('codes that are paid with points alone are there as soon as those that are paid with money', async () => {
  await sellForPoints(t, voucherSkus.card, { points: 40, amount: 0 })
  await endow(t, anna!, 100)
  await anna!.call('POST /sapi/mall-order/cartline/create', { skuId: voucherSkus.card, skuQty: 2 })
  const { cartLineList } = await anna!.call('POST /sapi/mall-order/cartline/list', {})
  const asked = {
    cartLineIds: cartLineList.map(({ id }) => id),
    addressId: await addAddress(anna!),
  }
  const { quoteId } = await anna!.call('POST /sapi/mall-order/web/order/renderTradeContract', asked)
  const placed = await anna!.call('POST /sapi/mall-order/web/order/createTradeContract', {
    ...asked,
    quoteId,
  })
  await t.drain()
  const { data } = await anna!.call(CODES, { tradeOrderId: placed.tradeOrderList[0]?.id ?? '' })
  expect(data.map(({ usedStatus }) => usedStatus)).toEqual(['NOT_USED', 'NOT_USED'])
  await t.sql('delete from point_prices')
})
