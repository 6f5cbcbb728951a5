import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { holdUntil, type Fate } from '../testing/provider-proxy.ts'
import { order, pay, until } from '../testing/shop-steps.ts'
import { useBadProvider } from './bad-provider.ts'

const stage = useBadProvider()
const { attempts, atProvider, firstAtProvider, orderStates, captures, refunds, poll } = stage
let t: typeof stage.t
let proxy: typeof stage.proxy
beforeAll(async () => {
  ;({ t, proxy } = stage)
})

const event = (
  payment: object,
  id: string,
  key = 'whk-demo-current',
  at = Math.floor(t.clock.now().getTime() / 1000),
) => {
  const raw = JSON.stringify({
    id,
    type: 'payment.paid',
    createdAt: t.clock.now().toISOString(),
    data: { payment },
  })
  return t.visit().raw('POST', '/webhooks/mockpay', {
    body: raw,
    headers: {
      'mockpay-signature': `t=${at},v1=${createHmac('sha256', key).update(`${at}.${raw}`).digest('hex')}`,
    },
  })
}

const statusesOf = async (paymentRef: string) => {
  const rows = await t.sql<{ status: string }>(
    'select status from provider_events where payment_ref = $1',
    [paymentRef],
  )
  return rows.map(({ status }) => status)
}

describe('events', () => {
  test('delivered twenty times at once, one is stored, one is worked on, the money is taken once', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    await pay(guest, contract.id)
    await t.lab.idle()
    const { id } = await firstAtProvider(contract)
    const events = (await (await fetch(`${t.lab.url}/mockpay/test/events`)).json()) as {
      id: string
      type: string
      paymentId: string
    }[]
    const paid = events.find((one) => one.paymentId === id && one.type === 'payment.paid')
    const resent = await fetch(`${t.lab.url}/mockpay/test/resend`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ eventId: paid?.id, times: 20 }),
    })
    expect(await resent.json()).toEqual({ answers: Array(20).fill('200') })
    await t.drain()
    expect(
      await t.sql('select status from provider_events where event_id = $1', [paid?.id]),
    ).toEqual([{ status: 'DONE' }])
    expect([await orderStates(contract), await captures(contract)]).toEqual([
      ['UN_DELIVERY'],
      ['APPLIED'],
    ])
  })

  test('of one payment, in every order and as the only news or none: pending, paid, paid again, given back end in the same state', async () => {
    const types = ['payment.processing', 'payment.paid', 'payment.paid', 'refund.succeeded']
    proxy.holdEvents(true)
    const cases = await Promise.all(
      permutations([0, 1, 2, 3]).map(async (turns) => {
        const guest = t.visit()
        const contract = await order(guest, { lamp: 1 })
        await t.scenario('pending_then_paid_twice')
        await pay(guest, contract.id)
        await t.lab.idle()
        const payment = await firstAtProvider(contract)
        await t.lab.hurry(payment.id)
        return {
          turns,
          contract,
          events: () => proxy.events.filter((one) => one.paymentId === payment.id),
          paymentId: payment.id,
        }
      }),
    )
    await t.lab.idle()
    for (const step of [0, 1, 2, 3]) {
      // The turn of an event comes before it exists: then the mall has found the money without any
      // event.
      for (const { turns, contract, events } of cases)
        if (!events()[turns[step] as number]) await poll(contract)
      await t.drain()
      await t.lab.idle()
      for (const { turns, events } of cases) {
        const next = events()[turns[step] as number]
        expect([next?.type, await next?.deliver()]).toEqual([types[turns[step] as number], 200])
      }
      await t.drain()
      await t.lab.idle()
    }
    const ends = await Promise.all(
      cases.map(async ({ contract, paymentId }) => ({
        order: await orderStates(contract),
        attempt: (await attempts(contract)).map((one) => one.status),
        captures: await captures(contract),
        refunds: await refunds(contract),
        events: await t.sql(
          `select status from provider_events where payload->'data'->'payment'->>'id' = $1`,
          [paymentId],
        ),
      })),
    )
    expect(ends).toEqual(
      Array(24).fill({
        order: ['UN_DELIVERY'],
        attempt: ['PAY_SUCCESS'],
        captures: ['APPLIED', 'AUTO_REFUNDED'],
        refunds: [{ status: 'DONE', amount: 6480, tries: 1 }],
        events: Array(4).fill({ status: 'DONE' }),
      }),
    )
  })

  test('of one payment that wait together are answered by one look at their provider', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await pay(guest, contract.id)
    const { id } = await firstAtProvider(contract)
    await t.drain()
    const looks: string[] = []
    proxy.when(/GET .*\/payments\//, (ask) => {
      looks.push(id)
      return ask()
    })
    for (const name of ['evt_first', 'evt_second', 'evt_third'])
      expect((await event({ id }, name)).status).toBe(200)
    expect(await t.drain()).toBe(3)
    proxy.clear()
    expect(looks).toEqual([id])
    expect(await statusesOf(id)).toEqual(['DONE', 'DONE', 'DONE'])
  })

  test('that come during a look get a look of their own: what they tell may be newer than its answer', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await pay(guest, contract.id)
    const { id } = await firstAtProvider(contract)
    await t.drain()
    proxy.holdEvents(true)
    const payMeanwhile: Fate = async (ask) => {
      const answer = await ask()
      await fetch(`${t.lab.url}/mockpay/pay/${id}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'paid' }),
        redirect: 'manual',
      })
      await event({ id }, 'evt_during')
      return answer
    }
    proxy.when(/GET .*\/payments\//, payMeanwhile, 1)
    expect((await event({ id }, 'evt_before')).status).toBe(200)
    await t.drain()
    proxy.holdEvents(false)
    expect([await orderStates(contract), await captures(contract)]).toEqual([
      ['UN_DELIVERY'],
      ['APPLIED'],
    ])
    expect(await statusesOf(id)).toEqual(['DONE', 'DONE'])
  })

  test('faster than the answer to the call that made the payment: the buyer who still waits is told that it is paid', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    let open = () => {}
    proxy.when(
      /POST .*\/payments$/,
      holdUntil(
        new Promise<void>((resolve) => {
          open = resolve
        }),
      ),
    )
    const started = pay(guest, contract.id)
    await until(async () => (await atProvider(contract))[0]?.status === 'paid', 'the money')
    await t.lab.idle()
    await t.drain()
    expect([await orderStates(contract), await captures(contract)]).toEqual([
      ['UN_DELIVERY'],
      ['APPLIED'],
    ])
    open()
    expect(await started).toMatchObject({ paymentRecordStatus: 'PAY_SUCCESS' })
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })

  test('before the browser is back: its return finds the order paid and changes nothing', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('paid')
    const { payUniqueKey } = await pay(guest, contract.id)
    await t.lab.idle()
    await t.drain()
    expect(
      await guest.call('POST /sapi/mall-pay/payment/payResult', { payUniqueKey, isReturn: true }),
    ).toMatchObject({ recordStatus: 'SUCCESS', tradeOrderList: [{ displayStatus: 'UN_DELIVERY' }] })
    expect(await t.drain()).toBe(0)
    expect(await captures(contract)).toEqual(['APPLIED'])
  })

  test('well signed, but saying more than the provider does: only what the provider says itself counts', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await pay(guest, contract.id)
    const { id } = await firstAtProvider(contract)
    const [attempt] = await attempts(contract)
    for (const [name, minor] of [
      ['full', 6480],
      ['tiny', 1],
    ] as const) {
      const payment = {
        id,
        reference: attempt?.id,
        status: 'paid',
        amount: { minor, currency: 'EUR' },
        captures: [{ id: `cap_${name}`, amount: { minor, currency: 'EUR' }, fee: 0 }],
      }
      expect((await event(payment, `evt_${name}`)).status).toBe(200)
    }
    await t.drain()
    expect([await orderStates(contract), await captures(contract)]).toEqual([['PENDING_PAY'], []])
    expect((await attempts(contract)).map((one) => one.status)).toEqual(['PAY_PENDING'])
  })

  test('of a payment nobody knows is put aside; one that is signed too long ago, or by somebody else, is not even stored', async () => {
    expect((await event({ id: 'mp_nobodys' }, 'evt_nobodys')).status).toBe(200)
    await t.drain()
    const now = Math.floor(t.clock.now().getTime() / 1000)
    expect((await event({ id: 'mp_x' }, 'evt_stale', 'whk-demo-current', now - 301)).status).toBe(
      400,
    )
    expect((await event({ id: 'mp_x' }, 'evt_early', 'whk-demo-current', now + 301)).status).toBe(
      400,
    )
    expect((await event({ id: 'mp_x' }, 'evt_forged', 'whk-of-another-shop')).status).toBe(400)
    expect(
      await t.sql(
        `select event_id, status from provider_events where event_id in ('evt_nobodys', 'evt_stale', 'evt_early', 'evt_forged')`,
      ),
    ).toEqual([{ event_id: 'evt_nobodys', status: 'IGNORED' }])
  })

  test('of a capture that is one cent short: it pays nothing and goes back, and the books know it', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('wrong_amount')
    await pay(guest, contract.id)
    await t.lab.idle()
    await t.drain()
    expect([await orderStates(contract), await captures(contract)]).toEqual([
      ['PENDING_PAY'],
      ['AUTO_REFUNDED'],
    ])
    expect(await refunds(contract)).toEqual([{ status: 'DONE', amount: 6479, tries: 1 }])
  })
})

function permutations<T>(of: readonly T[]): T[][] {
  if (of.length === 0) return [[]]
  return of.flatMap((one, index) =>
    permutations(of.toSpliced(index, 1)).map((rest) => [one, ...rest]),
  )
}
