import { HOUR } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { reconcile } from '../../../testing/payment-work.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { cancelPaid, createPaypalSteps } from '../../../testing/paypal-steps.ts'
import { order, pay } from '../../../testing/shop-steps.ts'

let t: TestMall
const steps = createPaypalSteps(() => t)
const { leaveFor, choose, attemptStates, orderStates, captures, refunds, poll, settleDown } = steps

beforeAll(async () => {
  // Loaded beforehand: on a machine that is busy elsewhere the first call would find the mall too
  // busy.
  await import('@paypal/paypal-server-sdk')
  t = await openTestMall({ delays: { script: 0, refund: 0, bank: HOUR } })
})
afterAll(() => t.close())
afterEach(() => steps.closeBooks())

const details = (visitor: Visitor, gatewaySerialNo: string) =>
  visitor.call('POST /sapi/mall-pay/payment/paypalDetails', { gatewaySerialNo })
const capture = (visitor: Visitor, gatewaySerialNo: string) =>
  visitor.call('POST /sapi/mall-pay/payment/paypalCapture', { gatewaySerialNo })
const closeNewest = async (visitor: Visitor, contract: { id: string }) => {
  const newest = await visitor.call('POST /sapi/mall-order/web/order/secondaryPay', {
    id: contract.id,
  })
  return visitor.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', newest)
}

describe('a buyer who agrees at PayPal', () => {
  test('[PAY-015] [PAY-036] [PAY-107] [PAY-108] is sent there by its approve URL, and pays when the browser is back', async () => {
    const guest = t.visit({ language: 'de' })
    const { contract, started, ref } = await leaveFor(guest)
    expect(started).toMatchObject({
      channel: 'PAYPAL_PAY_PC',
      paymentRecordStatus: 'PAY_PENDING',
      needConfirm: false,
      redirectUrl: null,
      redirectInfo: {
        approveUrl: `${t.lab.url}/paypal/checkoutnow?token=${ref}`,
        merchantSerialNo: ref,
      },
    })
    expect(await details(guest, ref)).toMatchObject({ orderStatus: 'CREATED' })
    const back = await choose(ref, 'paid')
    expect([back?.pathname, back?.searchParams.get('token')]).toEqual(['/buyer/pay-result', ref])
    expect(await details(guest, ref)).toMatchObject({
      gatewaySerialNo: ref,
      contractId: contract.id,
      orderStatus: 'APPROVED',
      paymentRecordStatus: 'PAY_PENDING',
      amount: { value: 64.8 },
    })
    expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
    expect(await capture(guest, ref)).toMatchObject({
      recordStatus: 'SUCCESS',
      paymentRecordStatus: 'PAY_SUCCESS',
      contractId: contract.id,
    })
    expect([await orderStates(contract), await captures(contract)]).toEqual([
      ['UN_DELIVERY'],
      // What PayPal keeps: 2.99 % and 39 cents.
      [{ disposition: 'APPLIED', amount: 6480, fee: 233 }],
    ])
    expect(await details(guest, ref)).toMatchObject({ orderStatus: 'COMPLETED' })
  })

  test('[PAY-108] is charged once, however often and at how many doors the capture is asked for', async () => {
    const guest = t.visit()
    const { contract, ref } = await leaveFor(guest)
    await choose(ref, 'paid')
    await t.lab.idle()
    await Promise.all([
      capture(guest, ref),
      capture(guest, ref),
      poll(contract),
      t.drain(),
      capture(guest, ref),
    ])
    await settleDown()
    expect(await capture(guest, ref)).toMatchObject({ recordStatus: 'SUCCESS' })
    expect([await orderStates(contract), (await captures(contract)).length]).toEqual([
      ['UN_DELIVERY'],
      1,
    ])
    const { purchase_units } = await steps.atPaypal(ref)
    expect(purchase_units[0]?.payments?.captures).toHaveLength(1)
  })

  test('and does not come back has paid as soon as PayPal says that it was approved', async () => {
    const { contract, ref } = await leaveFor(t.visit())
    expect(await choose(ref, 'paid_no_return')).toBeUndefined()
    await t.lab.idle()
    expect(await orderStates(contract)).toEqual(['PENDING_PAY'])
    await t.drain()
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })

  test('and of whom PayPal says nothing has paid when the mall asks', async () => {
    const { contract, ref } = await leaveFor(t.visit())
    await choose(ref, 'paid')
    await poll(contract)
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })

  test('with an account without funds has not paid, reads so, and may pay again', async () => {
    const guest = t.visit()
    const { contract, ref } = await leaveFor(guest)
    await choose(ref, 'declined')
    expect(await capture(guest, ref)).toMatchObject({
      recordStatus: 'FAILED',
      paymentRecordStatus: 'PAY_FAILED',
      failedReason: 'refused',
    })
    await settleDown()
    expect([await orderStates(contract), await captures(contract)]).toEqual([['PENDING_PAY'], []])
    const again = await pay(guest, contract.id, 'PAYPAL_PAY_PC')
    const next = again.redirectInfo?.merchantSerialNo ?? ''
    expect(next).not.toBe(ref)
    await choose(next, 'paid')
    expect(await capture(guest, next)).toMatchObject({ recordStatus: 'SUCCESS' })
    expect(await attemptStates(contract)).toEqual(['PAY_FAILED', 'PAY_SUCCESS'])
  })

  test.each([
    ['pending_then_paid', 'SUCCESS', ['UN_DELIVERY'], 1],
    ['pending_then_declined', 'FAILED', ['PENDING_PAY'], 0],
  ])(
    'by a bank account, %s, waits until the bank has answered',
    async (outcome, end, orders, count) => {
      const guest = t.visit()
      await t.scenario(outcome, 'PAYPAL_PAY_PC')
      const { contract, ref } = await leaveFor(guest)
      await t.lab.hurry(ref)
      expect(await capture(guest, ref)).toMatchObject({ recordStatus: 'UNKNOWN' })
      expect([await orderStates(contract), await captures(contract)]).toEqual([['PROCESSING'], []])
      const { purchase_units } = await steps.atPaypal(ref)
      await t.lab.hurry(purchase_units[0]?.payments?.captures[0]?.id ?? '')
      await settleDown()
      expect(
        await guest.call('POST /sapi/mall-pay/payment/payResult', { contractId: contract.id }),
      ).toMatchObject({ recordStatus: end })
      expect([await orderStates(contract), (await captures(contract)).length]).toEqual([
        orders,
        count,
      ])
    },
  )

  test('and is charged a cent less gets it back, and the order is as open as before', async () => {
    const guest = t.visit()
    await t.scenario('wrong_amount', 'PAYPAL_PAY_PC')
    const { contract, ref } = await leaveFor(guest)
    await t.lab.hurry(ref)
    await capture(guest, ref)
    await settleDown()
    expect([
      await orderStates(contract),
      await captures(contract),
      await refunds(contract),
    ]).toEqual([
      ['PENDING_PAY'],
      [{ disposition: 'AUTO_REFUNDED', amount: 6479, fee: 233 }],
      [{ status: 'DONE', amount: 6479 }],
    ])
  })
})

describe('an order at PayPal', () => {
  test('[PAY-107] [PAY-108] of somebody else, or of nobody, is not found, and nothing moves', async () => {
    const owner = t.visit()
    const { contract, ref } = await leaveFor(owner)
    await choose(ref, 'paid')
    const stranger = t.visit()
    await order(stranger, { lamp: 1 })
    for (const [visitor, asked] of [
      [stranger, ref],
      [owner, 'NONE'],
    ] as const)
      for (const ask of [details, capture])
        await expect(ask(visitor, asked)).rejects.toMatchObject({
          status: 404,
          code: 'payment.not_found',
        })
    expect([await orderStates(contract), (await steps.atPaypal(ref)).status]).toEqual([
      ['PENDING_PAY'],
      'APPROVED',
    ])
  })

  test('that its buyer turned away from is closed, and another way is open', async () => {
    const guest = t.visit()
    const { contract, ref } = await leaveFor(guest)
    const away = await choose(ref, 'canceled')
    expect([away?.searchParams.get('status'), away?.searchParams.get('error')]).toEqual([
      'FAILED',
      'canceled',
    ])
    expect(await closeNewest(guest, contract)).toEqual({ paymentRecordStatus: 'PAY_CLOSED' })
    expect(await pay(guest, contract.id, 'MOCKPAY')).toMatchObject({
      paymentRecordStatus: 'PAY_PENDING',
    })
  })

  test('that was closed and is approved all the same in an old tab is never captured', async () => {
    const guest = t.visit()
    const { contract, ref } = await leaveFor(guest)
    await closeNewest(guest, contract)
    await choose(ref, 'paid')
    await settleDown()
    await poll(contract)
    expect(await capture(guest, ref)).toMatchObject({ recordStatus: 'FAILED' })
    t.clock.advance(2 * HOUR)
    await settleDown()
    expect([(await steps.atPaypal(ref)).status, await captures(contract)]).toEqual(['APPROVED', []])
  })

  test('that PayPal has forgotten can be closed, and paid for anew', async () => {
    const guest = t.visit()
    const { contract, ref } = await leaveFor(guest)
    await t.sql(`update payment_attempts set provider_ref = 'FORGOTTEN' where provider_ref = $1`, [
      ref,
    ])
    expect(await closeNewest(guest, contract)).toEqual({ paymentRecordStatus: 'PAY_CLOSED' })
    expect((await steps.attempts(contract))[0]?.failed_reason).toBe('expired')
    expect(await pay(guest, contract.id, 'PAYPAL_PAY_PC')).toMatchObject({
      paymentRecordStatus: 'PAY_PENDING',
    })
  })

  test('that two attempts were charged for pays once, and the second goes back by itself', async () => {
    const guest = t.visit()
    const { contract, ref } = await leaveFor(guest)
    await closeNewest(guest, contract)
    const second = (await pay(guest, contract.id, 'PAYPAL_PAY_PC')).redirectInfo?.merchantSerialNo
    await choose(second ?? '', 'paid')
    await capture(guest, second ?? '')
    // Somebody captures it by hand.
    await choose(ref, 'paid')
    await steps.ask('POST', `/v2/checkout/orders/${ref}/capture`)
    await settleDown()
    expect([await orderStates(contract), await refunds(contract)]).toEqual([
      ['UN_DELIVERY'],
      [{ status: 'DONE', amount: 6480 }],
    ])
    expect((await captures(contract)).map(({ disposition }) => disposition).toSorted()).toEqual([
      'APPLIED',
      'AUTO_REFUNDED',
    ])
  })

  test('whose money nobody reported is found in PayPal’s report, which comes hours later', async () => {
    const { contract, ref } = await leaveFor(t.visit())
    await choose(ref, 'paid')
    await steps.ask('POST', `/v2/checkout/orders/${ref}/capture`)
    const own = t.mall.gate.own()
    expect(await reconcile(own, t.mall.providers)).toMatchObject({ settled: 0 })
    // Others that were charged two hours later are known already; the report tells of this one only
    // now.
    await t.sql(
      `insert into mall_settings (key, value) values ('reconciled.paypal', $1)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ until: new Date(t.clock.now().getTime() + 2 * HOUR).toISOString() })],
    )
    t.clock.advance(3 * HOUR + 1000)
    expect(await reconcile(t.mall.gate.own(), t.mall.providers)).toMatchObject({
      settled: 1,
      stray: 0,
    })
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })
})

describe('what PayPal says', () => {
  type Event = { id: string; type: string; paymentId: string }
  const eventsOf = async (ref: string) => {
    await t.lab.idle()
    const answer = await fetch(`${t.lab.url}/paypal/test/events`)
    return ((await answer.json()) as Event[]).filter(({ paymentId }) => paymentId === ref)
  }
  const resend = async (event: Event, times = 1, at?: number) => {
    const answer = await fetch(`${t.lab.url}/paypal/test/resend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ eventId: event.id, times, ...(at && { at }) }),
    })
    return ((await answer.json()) as { answers: string[] }).answers
  }
  const stored = (ids: readonly string[]) =>
    t.sql<{ status: string }>('select status from provider_events where event_id = any($1)', [ids])

  test('in any order and twice comes to the same: paid once', async () => {
    for (const places of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      await t.scenario('pending_then_paid', 'PAYPAL_PAY_PC')
      const { contract, ref } = await leaveFor(t.visit())
      await t.lab.hurry(ref)
      await steps.ask('POST', `/v2/checkout/orders/${ref}/capture`)
      const { purchase_units } = await steps.atPaypal(ref)
      await t.lab.hurry(purchase_units[0]?.payments?.captures[0]?.id ?? '')
      const events = (await eventsOf(ref)).toReversed()
      expect(events.map(({ type }) => type)).toEqual([
        'CHECKOUT.ORDER.APPROVED',
        'PAYMENT.CAPTURE.PENDING',
        'PAYMENT.CAPTURE.COMPLETED',
      ])
      // None of them has come.
      await t.sql('delete from provider_events where event_id = any($1)', [
        events.map(({ id }) => id),
      ])
      await t.sql(`delete from pgboss.job where name = 'payment.event'`)
      for (const place of places) {
        const event = events[place]
        if (event) expect(await resend(event, 2)).toEqual(['200', '200'])
        await t.drain()
      }
      expect([places, await orderStates(contract), (await captures(contract)).length]).toEqual([
        places,
        ['UN_DELIVERY'],
        1,
      ])
    }
  })

  test('is refused when it is days old, and leaves nothing', async () => {
    const { ref } = await leaveFor(t.visit())
    await choose(ref, 'paid_no_return')
    const [event] = await eventsOf(ref)
    if (!event) throw new Error('no event')
    await t.sql('delete from provider_events where event_id = $1', [event.id])
    const now = Math.floor(t.clock.now().getTime() / 1000)
    expect(await resend(event, 1, now - 5 * 86_400)).toEqual(['400'])
    expect(await stored([event.id])).toEqual([])
    expect(await resend(event, 1, now - 3 * 86_400)).toEqual(['200'])
    expect(await stored([event.id])).toHaveLength(1)
  })

  test('unsigned, forged or changed is refused, and leaves nothing', async () => {
    const raw = (await t.sql<{ count: number }>('select count(*)::int from provider_events'))[0]
    const body = { id: 'WH-FORGED', event_type: 'CHECKOUT.ORDER.APPROVED' }
    for (const headers of [
      {},
      {
        'paypal-transmission-id': 'a',
        'paypal-transmission-time': t.clock.now().toISOString(),
        'paypal-transmission-sig': 'AAAA',
        'paypal-cert-url': 'https://attacker.test/v1/notifications/certs/CERT-1',
        'paypal-auth-algo': 'SHA256withRSA',
      },
    ])
      expect((await t.visit().raw('POST', '/webhooks/paypal', { body, headers })).status).toBe(400)
    expect(
      (await t.sql<{ count: number }>('select count(*)::int from provider_events'))[0],
    ).toEqual(raw)
  })
})

describe('money back to PayPal', () => {
  async function giveBack(outcome: string) {
    const guest = t.visit()
    await t.scenario(outcome, 'PAYPAL_PAY_PC')
    const { contract, ref } = await leaveFor(guest)
    await t.lab.hurry(ref)
    await capture(guest, ref)
    await settleDown()
    await cancelPaid(guest, contract)
    await settleDown()
    return { contract, ref }
  }
  const atPaypal = async (ref: string) =>
    (await steps.atPaypal(ref)).purchase_units[0]?.payments?.refunds?.map(({ status }) => status)

  test('goes to the capture that paid, once', async () => {
    const { contract, ref } = await giveBack('paid')
    expect([await refunds(contract), await atPaypal(ref)]).toEqual([
      [{ status: 'DONE', amount: 6480 }],
      ['COMPLETED'],
    ])
  })

  test('that fails at the bank is sent again after its hour', async () => {
    const { contract, ref } = await giveBack('refund_fails_once')
    expect(await atPaypal(ref)).toEqual(['FAILED'])
    t.clock.advance(2 * HOUR)
    await settleDown()
    expect([await refunds(contract), await atPaypal(ref)]).toEqual([
      [{ status: 'DONE', amount: 6480 }],
      ['FAILED', 'COMPLETED'],
    ])
  })
})
