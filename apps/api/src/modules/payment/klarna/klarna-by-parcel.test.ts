import { DAY } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stepDueReverses } from '#modules/after-sales/step-reverse.ts'
import { apply, APPROVE, cancelPaid, reaches } from '../../../testing/after-sales-steps.ts'
import { CAPTURE, minorOf, openByParcel, PLACE } from '../../../testing/by-parcel-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { preSell } from '../../../testing/pre-sale-steps.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'
import { sellVouchers, voucherSkus } from '../../../testing/voucher-steps.ts'
import { BILL, PLACE as PLACE_ORDER, runCoupon } from '../../../testing/promotion-steps.ts'
import { checkDuePayments, sendDueCaptures } from '../../../testing/payment-work.ts'
import { loseAnswer, unreachable } from '../../../testing/provider-proxy.ts'
import { addAddress, fillCart, order, send, until } from '../../../testing/shop-steps.ts'

let at: Awaited<ReturnType<typeof openByParcel>>
beforeAll(async () => {
  at = await openByParcel()
})
afterAll(() => at.close())
beforeEach(() => at.startOver())
afterEach(async () => expect(await at.audited()).toEqual([[], 0]))

describe('a payment that Klarna has promised', () => {
  test('[PAY-061] is a success for its buyer and its shop, and no money is in the books before a parcel leaves', async () => {
    const { t, anna, klarna, orderStates, books, state, promised } = at
    const { contract } = await promised({ lamp: 2 })
    expect([await state(contract), await orderStates(contract)]).toEqual([
      'PRE_AUTH_SUCCESS',
      ['UN_DELIVERY'],
    ])
    expect(
      await anna.call('POST /sapi/mall-pay/payment/payResult', { contractId: contract.id }),
    ).toMatchObject({ recordStatus: 'SUCCESS', paymentRecordStatus: 'PRE_AUTH_SUCCESS' })
    expect(await klarna.orderOf(contract)).toMatchObject({
      status: 'AUTHORIZED',
      captured_amount: 0,
    })
    const accounts = (await books(contract)).map(({ account }) => account)
    expect(accounts).not.toContain('provider')
    expect((await books(contract)).find(({ account }) => account === 'buyer')).toEqual({
      account: 'buyer',
      amount: minorOf(contract),
    })
    expect(await t.audit()).toEqual([])
  })
})

describe('what leaves a shop', () => {
  test('is taken parcel by parcel, to the cent, and the last parcel has the rest', async () => {
    const { t, merchant, other, klarna, books, state, capturesOf, promised } = at
    const { contract, orders, orderIds } = await promised({ lamp: 3, chair: 1 })
    const [orderId = ''] = orderIds
    const [{ shipping = 0, needPay = 0 } = {}] = orders
    // Two shops: this is about the lamps'.
    const lamp = (needPay - shipping) / 3
    await send(merchant, orderId, 1)
    await t.drain()
    expect(await capturesOf(contract)).toEqual([
      { status: 'DONE', amount: Math.floor(lamp) + shipping, tries: 1 },
    ])
    const after = await klarna.orderOf(contract)
    expect(after).toMatchObject({ status: 'PART_CAPTURED' })
    expect(after.captures[0]?.order_lines?.reduce((sum, line) => sum + line.total_amount, 0)).toBe(
      Math.floor(lamp) + shipping,
    )
    await send(merchant, orderId, 1)
    await send(merchant, orderId, 1)
    await t.drain()
    const made = await capturesOf(contract)
    expect(made.map(({ status }) => status)).toEqual(['DONE', 'DONE', 'DONE'])
    expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe(needPay)
    expect(await state(contract)).toBe('PRE_AUTH_SUCCESS')

    // The other shop's parcel is the last of the contract.
    await send(other, orderIds[1] ?? '')
    await t.drain()
    expect(await klarna.orderOf(contract)).toMatchObject({
      status: 'CAPTURED',
      captured_amount: minorOf(contract),
    })
    expect(await state(contract)).toBe('PAY_SUCCESS')
    expect((await books(contract)).some(({ account }) => account === 'buyer')).toBe(false)
    expect(await t.audit()).toEqual([])
  })

  test('and is no longer to be sent otherwise: what is called off is never taken, and the rest of the promise is given up', async () => {
    const { t, anna, merchant, klarna, books, state, refundsOf, capturesOf, promised } = at
    const { contract, orders, orderIds } = await promised({ lamp: 3 })
    const [orderId = ''] = orderIds
    const [{ needPay = 0 } = {}] = orders
    await send(merchant, orderId, 2)
    await t.drain()
    const asked = await apply(anna, orderId, { qty: 1, cancel: 1 })
    await merchant.call(APPROVE, { id: asked.id })
    await reaches(t, anna, asked.id, 'REVERSE_DONE')
    const [refund] = await refundsOf(contract)
    expect(refund).toMatchObject({ status: 'DONE', legs: 0, released: refund?.amount })
    await t.drain()
    const mail = (await t.inbox('kim@galleria.test')).find(({ subject }) =>
      subject.includes('no longer owed'),
    )
    expect(mail?.subject).toContain(`€${((refund?.amount ?? 0) / 100).toFixed(2)} of order `)
    expect(mail?.text).toContain('had not been taken yet')
    const taken = needPay - (refund?.amount ?? 0)
    expect(await klarna.orderOf(contract)).toMatchObject({
      captured_amount: taken,
      refunded_amount: 0,
      remaining_authorized_amount: 0,
    })
    expect((await capturesOf(contract)).reduce((sum, { amount }) => sum + amount, 0)).toBe(taken)
    expect(await state(contract)).toBe('PAY_SUCCESS')
    expect((await books(contract)).some(({ account }) => account === 'buyer')).toBe(false)
    expect(await t.audit()).toEqual([])
  })

  test('is given back from what was taken for it', async () => {
    const { t, anna, merchant, klarna, state, refundsOf, promised } = at
    const { contract, orderIds } = await promised({ lamp: 2 })
    const [orderId = ''] = orderIds
    await send(merchant, orderId, 1)
    await t.drain()
    const asked = await apply(anna, orderId, { qty: 1, amount: 10 })
    await merchant.call(APPROVE, { id: asked.id })
    await reaches(t, anna, asked.id, 'REVERSE_DONE')
    expect(await refundsOf(contract)).toEqual([
      { status: 'DONE', amount: 1000, released: 0, legs: 1 },
    ])
    expect(await klarna.orderOf(contract)).toMatchObject({ refunded_amount: 1000 })
    await send(merchant, orderId, 1)
    await t.drain()
    expect(await klarna.orderOf(contract)).toMatchObject({ captured_amount: minorOf(contract) })
    expect(await state(contract)).toBe('PAY_SUCCESS')
    expect(await t.audit()).toEqual([])
  })

  test('from one shop is given back from what was taken for that shop, whatever was taken later for another', async () => {
    const { t, anna, merchant, other, promised } = at
    const { contract, orders, orderIds } = await promised({ lamp: 1, chair: 1 })
    await send(merchant, orderIds[0] ?? '')
    await t.drain()
    t.clock.advance(1000)
    await send(other, orderIds[1] ?? '')
    await t.drain()
    const asked = await apply(anna, orderIds[0] ?? '', { qty: 1, amount: 10 })
    await merchant.call(APPROVE, { id: asked.id })
    await reaches(t, anna, asked.id, 'REVERSE_DONE')
    expect(
      await t.sql(
        `select p.order_id as id, g.amount::int from refund_legs g join refunds r on r.id = g.refund_id join parcel_captures p on p.provider = g.provider and p.capture_ref = g.capture_ref where r.contract_id = $1`,
        [contractId(contract)],
      ),
    ).toEqual([{ id: orders[0]?.id, amount: 1000 }])
  })

  test('is taken to the last cent when what was to come after it is called off', async () => {
    const { t, anna, merchant, klarna, state, capturesOf, refundsOf, promise } = at
    await runCoupon(t, await t.signIn(people.operator), { amountOff: 11 })
    const cartLineIds = await fillCart(anna, { lamp: 3 })
    const wanted = { cartLineIds, addressId: await addAddress(anna), couponCode: 'WELCOME' }
    const { quoteId } = await anna.call(BILL, wanted)
    const { contract, orders, orderIds } = await promise(
      await anna.call(PLACE_ORDER, { ...wanted, quoteId }),
    )
    const [{ needPay = 0, shipping = 0 } = {}] = orders
    // Three units of a price that does not come out.
    expect((needPay - shipping) % 3).toBe(1)
    for (let parcel = 0; parcel < 2; parcel += 1) await send(merchant, orderIds[0] ?? '', 1)
    await t.drain()
    const asked = await apply(anna, orderIds[0] ?? '', { qty: 1, cancel: 1 })
    await merchant.call(APPROVE, { id: asked.id })
    await reaches(t, anna, asked.id, 'REVERSE_DONE')
    await t.drain()
    const [refund] = await refundsOf(contract)
    const taken = (await capturesOf(contract)).reduce((sum, { amount }) => sum + amount, 0)
    // Two parcels, and the cent that was theirs still.
    expect((await capturesOf(contract)).at(-1)?.amount).toBe(1)
    expect(taken + (refund?.released ?? 0)).toBe(needPay)
    expect(await klarna.orderOf(contract)).toMatchObject({
      captured_amount: taken,
      remaining_authorized_amount: 0,
    })
    expect(await state(contract)).toBe('PAY_SUCCESS')
  })

  test('is given back only once it was taken', async () => {
    const { t, proxy, anna, merchant, klarna, own, refundsOf, capturesOf, promised } = at
    const { contract, orderIds } = await promised({ lamp: 1 })
    const [orderId = ''] = orderIds
    proxy.when(CAPTURE, unreachable)
    await send(merchant, orderId)
    await t.drain()
    expect(await capturesOf(contract)).toMatchObject([{ status: 'UNKNOWN' }])
    const asked = await apply(anna, orderId, { qty: 1, amount: 10 })
    await merchant.call(APPROVE, { id: asked.id })
    await t.drain()
    expect(await refundsOf(contract)).toEqual([])
    proxy.clear()
    t.clock.advance(60_000)
    await sendDueCaptures(own(), t.mall.providers)
    t.clock.advance(60_000)
    await until(async () => {
      await t.drain()
      await stepDueReverses(own())
      return (await refundsOf(contract))[0]?.status === 'DONE'
    }, 'the money to go back')
    expect(await capturesOf(contract)).toMatchObject([{ status: 'DONE', tries: 1 }])
    expect(await klarna.orderOf(contract)).toMatchObject({
      captured_amount: minorOf(contract),
      refunded_amount: 1000,
    })
    await reaches(t, anna, asked.id, 'REVERSE_DONE')
    expect(await t.audit()).toEqual([])
  })
})

describe('an order that is called off', () => {
  test('before anything was sent is never charged: the promise is given up as a whole', async () => {
    const { t, anna, klarna, orderStates, books, state, refundsOf, promised } = at
    const { contract, orderIds } = await promised({ lamp: 1, chair: 1 })
    for (const id of orderIds) await cancelPaid(anna, id)
    await until(async () => {
      await t.drain()
      return (await orderStates(contract)).every((one) => one === 'CLOSED')
    }, 'the orders to close')
    await t.drain()
    expect(await klarna.orderOf(contract)).toMatchObject({
      status: 'CANCELLED',
      captured_amount: 0,
    })
    expect(await state(contract)).toBe('PAY_CLOSED')
    expect((await refundsOf(contract)).map(({ legs }) => legs)).toEqual([0, 0])
    expect(await books(contract)).toEqual([])
    expect(await t.audit()).toEqual([])
  })

  test('in one of its shops leaves the other’s money to be taken', async () => {
    const { t, anna, merchant, klarna, orderStates, state, promised } = at
    const { contract, orders, orderIds } = await promised({ lamp: 1, chair: 1 })
    await cancelPaid(anna, orderIds[1] ?? '')
    await until(async () => {
      await t.drain()
      return (await orderStates(contract)).includes('CLOSED')
    }, 'the order to close')
    expect(await state(contract)).toBe('PRE_AUTH_SUCCESS')
    await send(merchant, orderIds[0] ?? '')
    await t.drain()
    expect(await klarna.orderOf(contract)).toMatchObject({
      captured_amount: orders[0]?.needPay,
      remaining_authorized_amount: 0,
    })
    expect(await state(contract)).toBe('PAY_SUCCESS')
    expect(await t.audit()).toEqual([])
  })
})

describe('a promise', () => {
  test('that is about to end is put before an operator, and leaves the list once all is sent', async () => {
    const { t, merchant, own, state, matters, promised } = at
    const { contract, orderIds } = await promised({ lamp: 1 })
    t.clock.advance(22 * DAY)
    await checkDuePayments(own(), t.mall.providers)
    expect(await matters(contract)).toEqual([])
    t.clock.advance(1.1 * DAY)
    await checkDuePayments(own(), t.mall.providers)
    await checkDuePayments(own(), t.mall.providers)
    expect(await matters(contract)).toEqual([
      { kind: 'AUTHORISATION_ENDS', status: 'OPEN', amount: minorOf(contract) },
    ])
    await send(merchant, orderIds[0] ?? '')
    await t.drain()
    expect(await matters(contract)).toMatchObject([{ status: 'RESOLVED' }])
    expect(await state(contract)).toBe('PAY_SUCCESS')
  })

  /** Placed at Klarna, whose answer is lost, and whose call to the mall has not come. */
  async function placedUnheard() {
    const { proxy, anna, klarna } = at
    const contract = await order(anna, { lamp: 1 })
    at.t.lab.holdEvents(true)
    proxy.when(PLACE, loseAnswer)
    const extras = await klarna.agree(anna, contract)
    await klarna.place(anna, contract, extras)
    const callOff = () =>
      anna.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
        id: contract.tradeOrderList[0]?.id ?? '',
      })
    await expect(callOff()).rejects.toMatchObject({ code: 'payment.in_flight' })
    expect([await at.state(contract), await at.matters(contract)]).toMatchObject([
      'CREATED',
      [{ kind: 'UNCLOSED_PAYMENT', status: 'OPEN', amount: minorOf(contract) }],
    ])
    proxy.clear()
    const hearOf = async () => {
      at.t.lab.holdEvents(false)
      const [attempt] = await at.attempts(contract)
      for (const { id, url } of await klarna.events())
        if (url.includes(String(attempt?.id))) await klarna.resend(id)
      await at.t.lab.idle()
      await at.t.drain()
    }
    return { contract, hearOf }
  }

  test('whose answer was lost is not closed in silence: an operator reads of it, and it leaves the list when Klarna names it', async () => {
    const { contract, hearOf } = await placedUnheard()
    await hearOf()
    expect([
      await at.state(contract),
      await at.orderStates(contract),
      await at.matters(contract),
    ]).toMatchObject([
      'PRE_AUTH_SUCCESS',
      ['UN_DELIVERY'],
      [{ kind: 'UNCLOSED_PAYMENT', status: 'RESOLVED' }],
    ])
    expect(await at.t.audit()).toEqual([])
  })

  test('and is closed by an operator, who has called it off at Klarna or not: what Klarna names later is given up, and nothing is ever taken', async () => {
    const { t, anna, klarna } = at
    const { contract, hearOf } = await placedUnheard()
    const operator = await t.signIn(people.operator)
    const { data } = await operator.call('POST /sapi/mall-operator/money/page', {})
    const matter = data.find(({ kind }) => kind === 'UNCLOSED_PAYMENT')
    const [attempt] = await at.attempts(contract)
    expect(matter).toMatchObject({
      reason: 'made, and its name was lost',
      operationList: ['close'],
    })
    expect(matter?.reference.startsWith(`${attempt?.id}.`)).toBe(true)
    await operator.call('POST /sapi/mall-operator/money/closePayment', {
      id: matter?.id ?? '',
      note: 'Klarna has it under this reference; called off there.',
    })
    await anna.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
    expect([await at.state(contract), await at.orderStates(contract)]).toEqual([
      'PAY_CLOSED',
      ['CANCELED'],
    ])
    await hearOf()
    await until(async () => {
      await t.drain()
      return (await klarna.orderOf(contract)).status === 'CANCELLED'
    }, 'the promise to be given up')
    expect([await at.state(contract), await at.books(contract)]).toEqual(['PAY_CLOSED', []])
    expect(await t.audit()).toEqual([])
  })
})

test('what is not sent in a parcel is taken at once, as are goods that are sold before they are there', async () => {
  const { t, anna, klarna, state, capturesOf } = at
  await sellVouchers(t)
  await anna.call('POST /sapi/mall-order/cartline/create', {
    skuId: voucherSkus.service,
    skuQty: 1,
  })
  const codes = await order(anna, {})
  await klarna.place(anna, codes, await klarna.agree(anna, codes))
  expect([await state(codes), await capturesOf(codes)]).toEqual(['PAY_SUCCESS', []])

  await preSell(t, skus.chair)
  const deposit = await order(anna, { chair: 1 })
  await klarna.place(anna, deposit, await klarna.agree(anna, deposit))
  expect([await state(deposit), await capturesOf(deposit)]).toEqual(['PAY_SUCCESS', []])

  // A promise holds for 28 days; what a shop makes for 30 working days would be sent after them.
  await t.sql('update shops set handling_days = 30 where id = 5')
  const made = await order(anna, { lamp: 1 })
  await klarna.place(anna, made, await klarna.agree(anna, made))
  expect([await state(made), await capturesOf(made)]).toEqual(['PAY_SUCCESS', []])
  await t.sql('update shops set handling_days = 1 where id = 5')
})
