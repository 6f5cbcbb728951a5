import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMoneyTrail, contractId } from '../../../testing/money-trail.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { checkDuePayments, reconcile } from '../../../testing/payment-work.ts'
import { HELD_IN_BOOKS } from '../../../testing/provider-books.ts'
import { order, until, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { takenAtOnce } from '../../../testing/taken-at-once.ts'
import { createKlarnaSteps } from '../../../testing/klarna-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ payments: takenAtOnce })
})
afterAll(() => t.close())
beforeEach(async () => {
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
})
afterEach(async () => {
  const [books] = await t.sql<{ held: number }>(HELD_IN_BOOKS)
  expect([await t.audit('always'), Number(books?.held)]).toEqual([[], await klarna.held()])
})

const london = {
  personPhone: '+44 2079460958',
  poiName: 'Baker Street',
  detailAddress: 'Flat 2',
  postalCode: 'NW1 6XE',
  city: 'London',
  province: 'Greater London',
  country: 'United Kingdom',
  hearFrom: 'A friend',
}
const vienna = {
  personPhone: '+43 15123456',
  poiName: 'Graben',
  houseNo: '7',
  postalCode: '1010',
  city: 'Wien',
  province: 'Wien',
  country: 'Österreich',
}

const luxembourg = {
  personPhone: '+352 26123456',
  poiName: 'Rue Notre Dame',
  houseNo: '3',
  postalCode: '2240',
  city: 'Luxemburg',
  province: 'Luxemburg',
  country: 'Luxemburg',
}

const klarna = createKlarnaSteps(() => t)
const { attempts, orderStates, captures, refunds } = createMoneyTrail(() => t)
const own = () => t.mall.gate.own()
const poll = () => checkDuePayments(own(), t.mall.providers)
const states = async (contract: Contract) => (await attempts(contract)).map(({ status }) => status)
const paid = (contract: Contract) =>
  until(async () => {
    await t.drain()
    return (await orderStates(contract))[0] === 'UN_DELIVERY'
  }, 'the order to be paid')

async function buy(outcome?: string, goods: Parameters<typeof order>[1] = { lamp: 1 }) {
  const guest = t.visit()
  const contract = await order(guest, goods)
  const extras = await klarna.agree(guest, contract, outcome)
  return { guest, contract, extras, place: () => klarna.place(guest, contract, extras) }
}

describe('the session', () => {
  test('[PAY-101, PAY-126] is made of the contract alone, in country, language, money and tax of its storefront', async () => {
    const buyer = await t.signIn(people.anna, { site: 'UK' })
    const contract = await order(buyer, { lamp: 2, desk: 1 }, london)
    const { client_token, session_id } = await buyer.call('POST /api/payments/v1/sessions', {
      type: {
        payChannel: 'KLARNA',
        contractId: contract.id,
        order_amount: 1,
        order_lines: [],
        locale: 'de-DE',
      } as never,
    })
    expect(client_token.split('.')).toHaveLength(3)
    const session = await klarna.ask(`/payments/v1/sessions/${session_id}`)
    expect(session).toMatchObject({
      purchase_country: 'GB',
      purchase_currency: 'GBP',
      locale: 'en-GB',
      order_amount: Math.round(contract.needPayAmt.value * 100),
      order_lines: [{ tax_rate: 2000 }, { tax_rate: 2000 }, { tax_rate: 2000 }],
      billing_address: { given_name: 'Kim', postal_code: 'NW1 6XE', country: 'GB' },
    })
    const [tax] = await t.sql<{ tax: number }>(
      'select sum(tax)::int as tax from orders where contract_id = $1',
      [contractId(contract)],
    )
    expect(session.order_tax_amount).toBe(tax?.tax)
    const german = t.visit()
    const { session_id: other } = await klarna.open(german, await order(german, { lamp: 1 }))
    expect(await klarna.ask(`/payments/v1/sessions/${other}`)).toMatchObject({
      purchase_country: 'DE',
      locale: 'de-DE',
      order_lines: [{ tax_rate: 1900 }, { tax_rate: 1900 }],
    })
  })

  test('[PAY-081] is asked for only while neither address has a fault', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    for (const column of ['delivery_address', 'billing_address']) {
      const set = (street: string) =>
        t.sql(
          `update contracts set ${column} = jsonb_set(${column}, '{poiName}', to_jsonb($2::text)) where id = $1`,
          [contractId(contract), street],
        )
      await set('')
      await expect(klarna.open(guest, contract)).rejects.toMatchObject({
        status: 422,
        code: 'payment.address',
        body: { fields: ['poiName'] },
      })
      await set('Lange Reihe')
    }
    expect((await klarna.open(guest, contract)).session_id).not.toBe('')
  })

  test('is nobody else’s', async () => {
    const contract = await order(t.visit(), { lamp: 1 })
    const stranger = await t.signIn(people.ben)
    await expect(klarna.open(stranger, contract)).rejects.toMatchObject({
      code: 'contract.not_found',
    })
  })
})

describe('Klarna is not offered, and cannot be used,', () => {
  const offered = async (buyer: Visitor, contract: Contract) => {
    const { payChannelGroups } = await buyer.call('POST /sapi/mall-pay/payment/payChannel', {
      contractId: contract.id,
    })
    return payChannelGroups[0]?.payChannels.some(({ channelName }) => channelName === 'KLARNA')
  }
  async function expectHidden(buyer: Visitor, contract: Contract) {
    expect(await offered(buyer, contract)).toBe(false)
    await expect(klarna.open(buyer, contract)).rejects.toMatchObject({ code: 'payment.channel' })
    await expect(klarna.place(buyer, contract, { token: 'x' })).rejects.toMatchObject({
      code: 'payment.channel',
    })
    expect(await attempts(contract)).toEqual([])
  }

  test('[PAY-088] for an order that goes to Austria or Luxembourg; to Germany it is', async () => {
    for (const address of [vienna, luxembourg]) {
      const guest = t.visit()
      await expectHidden(guest, await order(guest, { lamp: 1 }, address))
    }
    const guest = t.visit()
    expect(await offered(guest, await order(guest, { lamp: 1 }))).toBe(true)
  })

  test('[PAY-087] for an order that is paid with points, too', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const setPoints = (points: number) =>
      t.sql('update orders set points = $2 where contract_id = $1', [contractId(contract), points])
    await setPoints(100)
    await expectHidden(guest, contract)
    await setPoints(0)
    expect(await offered(guest, contract)).toBe(true)
  })
})

describe('an approved purchase', () => {
  test('[PAY-016] is paid at once: captured, booked with Klarna’s fee, and known to the result', async () => {
    const { guest, contract, place } = await buy(undefined, { desk: 1 })
    expect(await place()).toMatchObject({ channel: 'KLARNA', paymentRecordStatus: 'PAY_SUCCESS' })
    expect([await orderStates(contract), await captures(contract)]).toEqual([
      ['UN_DELIVERY'],
      [{ disposition: 'APPLIED', amount: 20_890, reason: 'paid' }],
    ])
    // 2.9 % of 208.90 and 35 cents.
    const [fee] = await t.sql<{ amount: number }>(
      `select sum(amount)::int as amount from ledger_entries where ref = $1 and account = 'fees'`,
      [contractId(contract)],
    )
    expect(fee?.amount).toBe(641)
    expect(await klarna.orderOf(contract)).toMatchObject({
      status: 'CAPTURED',
      captured_amount: 20_890,
    })
    expect(
      await guest.call('POST /sapi/mall-pay/payment/payResult', { contractId: contract.id }),
    ).toMatchObject({ paymentRecordStatus: 'PAY_SUCCESS' })
  })

  test('twice by a second tab, and its push twice: one order, one capture', async () => {
    const { contract, place } = await buy()
    await Promise.allSettled([place(), place()])
    await t.drain()
    const [push] = await klarna.events()
    await klarna.resend(push?.id ?? '', 5)
    await t.drain()
    expect([await states(contract), (await captures(contract)).length]).toEqual([
      ['PAY_SUCCESS'],
      1,
    ])
  })

  test('without a token, or with one that is not there, fails and takes nothing', async () => {
    const { guest, contract, extras } = await buy()
    await expect(
      klarna.place(guest, contract, { ...extras, token: 'made-up' }),
    ).rejects.toMatchObject({ code: 'payment.provider' })
    await expect(
      guest.call('POST /sapi/mall-pay/payment/firstPay', {
        payChannel: 'KLARNA',
        contractId: contract.id,
      }),
    ).rejects.toMatchObject({ code: 'payment.provider' })
    expect([await states(contract), await orderStates(contract)]).toEqual([
      ['PAY_FAILED', 'PAY_FAILED'],
      ['PENDING_PAY'],
    ])
    // The buyer may try again.
    expect(await klarna.place(guest, contract, extras)).toMatchObject({
      paymentRecordStatus: 'PAY_SUCCESS',
    })
  })

  test('that Klarna looks at for fraud waits, and is paid or refused when Klarna says so', async () => {
    const later = await buy('pending_then_paid')
    expect(await later.place()).toMatchObject({ paymentRecordStatus: 'PAY_PENDING' })
    const never = await buy('pending_then_rejected')
    expect(await never.place()).toMatchObject({ paymentRecordStatus: 'PAY_PENDING' })
    await paid(later.contract)
    await until(async () => {
      await t.drain()
      return (await states(never.contract))[0] === 'PAY_FAILED'
    }, 'the refusal')
    expect([await orderStates(never.contract), await captures(never.contract)]).toEqual([
      ['PENDING_PAY'],
      [],
    ])
  })

  test('of another amount goes back, and one taken twice does once', async () => {
    const short = await buy('wrong_amount')
    await short.place()
    await t.drain()
    expect([await states(short.contract), await refunds(short.contract)]).toMatchObject([
      ['PAY_DUPLICATE'],
      [{ status: 'DONE', reason: 'amount' }],
    ])
    const twice = await buy('paid_twice')
    await twice.place()
    await t.drain()
    expect([await orderStates(twice.contract), await refunds(twice.contract)]).toMatchObject([
      ['UN_DELIVERY'],
      [{ status: 'DONE', reason: 'duplicate' }],
    ])
  })

  test('late, after its buyer gave it up, goes back', async () => {
    const { guest, contract, place } = await buy('late')
    const started = await place()
    await guest.call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
      payUniqueKey: started.payUniqueKey,
      paymentRecordId: started.paymentRecordId,
    })
    expect(await states(contract)).toEqual(['PAY_CLOSED'])
    await guest.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
    await until(async () => {
      await t.drain()
      return (await refunds(contract))[0]?.status === 'DONE'
    }, 'the money to go back')
    expect([await orderStates(contract), await refunds(contract)]).toMatchObject([
      ['CANCELED'],
      [{ status: 'DONE', reason: 'late' }],
    ])
  })
})

describe('when Klarna', () => {
  test.each(['locked_out', 'too_many', 'fault'])(
    'turns the call away (%s), the poller makes it again and one order is placed',
    async (outcome) => {
      const { contract, place } = await buy(outcome)
      expect(await place()).toMatchObject({ paymentRecordStatus: 'CREATED' })
      expect([await orderStates(contract), await captures(contract)]).toEqual([['PENDING_PAY'], []])
      t.clock.advance(11_000)
      await poll()
      expect([await states(contract), (await captures(contract)).length]).toEqual([
        ['PAY_SUCCESS'],
        1,
      ])
    },
  )

  test('has placed the order and its answer is lost, its call names the order', async () => {
    const { contract, place } = await buy('lost_answer')
    expect(await place()).toMatchObject({ paymentRecordStatus: 'CREATED' })
    t.clock.advance(11_000)
    await poll()
    await paid(contract)
    expect([await states(contract), (await captures(contract)).length]).toEqual([
      ['PAY_SUCCESS'],
      1,
    ])
  })

  test('and its call is lost as well, its books name the order', async () => {
    const { contract, place } = await buy('lost_answer')
    await place()
    // No job runs: what Klarna called about was not heard.
    await reconcile(own(), t.mall.providers)
    expect([await states(contract), (await captures(contract)).length]).toEqual([
      ['PAY_SUCCESS'],
      1,
    ])
  })
})

describe('a call to the mall', () => {
  test('with a wrong token, for another payment, or none, is refused and nothing is stored', async () => {
    const { contract, place } = await buy('pending')
    await place()
    await t.drain()
    const other = await buy('pending')
    await other.place()
    await t.drain()
    const about = (id: string | null | undefined) =>
      klarna.events().then((all) => all.find(({ paymentId }) => paymentId === id))
    const push = await about((await klarna.attempts(contract))[0]?.provider_ref)
    const stranger = await about((await klarna.attempts(other.contract))[0]?.provider_ref)
    const good = new URL(push?.url ?? '')
    const [before] = await t.sql(`select count(*) from provider_events`)
    const send = (change: (url: URL) => void) => {
      const url = new URL(good)
      change(url)
      return fetch(url, { method: 'POST', body: '{"event_type":"FRAUD_RISK_ACCEPTED"}' })
    }
    const token = new URL(stranger?.url ?? '').searchParams.get('token') ?? ''
    for (const change of [
      (url: URL) => url.searchParams.set('token', token),
      (url: URL) => url.searchParams.set('for', 'x'),
      (url: URL) => url.searchParams.delete('token'),
      (url: URL) => url.searchParams.set('order', '../orders'),
    ])
      expect((await send(change)).status).toBe(400)
    expect([await t.sql(`select count(*) from provider_events`), await states(contract)]).toEqual([
      [before],
      ['PAY_PENDING'],
    ])
  })
})
