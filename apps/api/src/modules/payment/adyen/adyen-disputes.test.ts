import { DAY } from '@galleria/kernel/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { useAdyen } from '../../../testing/adyen-stage.ts'
import { cancelPaid, ledger } from '../../../testing/after-sales-steps.ts'
import { notification, payAtAdyen, tellOfAdyen } from '../../../testing/adyen-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { reconcile, sendDueRefunds } from '../../../testing/payment-work.ts'
import { people } from '../../../testing/small-catalogue.ts'
import type { Contract } from '../../../testing/shop-steps.ts'
import { disputesIn, disputesOfEvent } from './adyen-disputes.ts'

/** Chargebacks of Adyen: told by events in any order, and by the report where none came. */
const stage = useAdyen()
const { settleDown } = stage
let t: typeof stage.t
let proxy: typeof stage.proxy
beforeAll(() => {
  t = stage.t
  proxy = stage.proxy
})

const disputeOf = async (contract: Contract) =>
  (
    await t.sql<{ status: string; taken: number; fee: number }>(
      'select status, taken::int, fee::int from disputes where contract_id = $1',
      [contractId(contract)],
    )
  )[0]
/** A minute later, because what was read is kept for so long. */
async function readReport(): Promise<void> {
  t.clock.advance(60_000)
  await reconcile(t.mall.gate.own(), t.mall.providers)
}
const books = async (contract: Contract) => {
  const { disputed = 0, losses = 0 } = await ledger(t, contract.id)
  return { disputed, losses }
}

test('a chargeback is away in the books, with the fee that the report tells, and on the list without a button', async () => {
  const { contract } = await stage.paidByCard('chargeback')
  await settleDown()
  await readReport()
  expect(await disputeOf(contract)).toEqual({ status: 'OPEN', taken: 6480, fee: 2000 })
  expect(await books(contract)).toEqual({ disputed: 6480, losses: 0 })
})

test('one that was decided for the shop brings the money back, and keeps its fee', async () => {
  const { contract } = await stage.paidByCard('chargeback_won')
  await settleDown()
  await readReport()
  expect(await disputeOf(contract)).toEqual({ status: 'WON', taken: 0, fee: 2000 })
  expect(await books(contract)).toEqual({ disputed: 0, losses: 0 })
})

test('what no event told of is found in the report, once', async () => {
  proxy.holdEvents(true)
  const { contract } = await stage.paidByCard('chargeback')
  for (const round of [1, 2]) {
    await settleDown()
    await readReport()
    expect([round, await disputeOf(contract)]).toEqual([
      round,
      { status: 'OPEN', taken: 6480, fee: 2000 },
    ])
  }
  proxy.holdEvents(false)
})

describe('a payment that Adyen took away again after it had said that it was paid', () => {
  let count = 0
  /**
   * Adyen says that a payment is there, and that it is not: in this order or the other way round.
   */
  async function takenAway(eventCode: string, isGoneFirst: boolean) {
    const { buyer, contract } = await stage.begin()
    await payAtAdyen(buyer, contract.id, 'klarna_paynow')
    const [attempt] = await stage.attemptsOf(contract)
    count += 1
    const psp = `TAKENAWAYPAID${String(count).padStart(3, '0')}`
    const gonePsp = psp.replace('PAID', 'GONE')
    const item = {
      merchantReference: attempt?.reference ?? '',
      amount: { value: 6480, currency: 'EUR' },
    }
    const paid = { ...item, eventCode: 'AUTHORISATION', pspReference: psp }
    const gone = { ...item, eventCode, pspReference: gonePsp, originalReference: psp }
    // Told again, it is no second one.
    for (const one of isGoneFirst ? [gone, paid] : [paid, gone, gone]) {
      expect(await tellOfAdyen(t, notification([one]))).toBe(200)
      await t.drain()
    }
    return { contract, gonePsp }
  }

  test.each([
    ['CAPTURE_FAILED', false],
    ['CAPTURE_FAILED', true],
    ['TECHNICAL_CANCEL', false],
    ['CANCELLATION', false],
  ])(
    'by %s (told first: %s) is away in the books and on the list, until an operator says that it is lost',
    async (eventCode, isGoneFirst) => {
      const { contract, gonePsp } = await takenAway(eventCode, isGoneFirst)
      expect(await stage.ordersOf(contract)).toEqual(['UN_DELIVERY'])
      expect(await disputeOf(contract)).toEqual({ status: 'OPEN', taken: 6480, fee: 0 })
      const operator = await t.signIn(people.operator)
      const { data } = await operator.call('POST /sapi/mall-operator/money/page', {})
      const matter = data.find(({ reference }) => reference === gonePsp)
      expect(matter).toMatchObject({
        kind: 'DISPUTE',
        reason: eventCode,
        dispute: { canAnswerHere: false },
        operationList: ['arrived', 'accept'],
      })
      await operator.call('POST /sapi/mall-operator/money/acceptDispute', {
        id: matter?.id ?? '',
        note: 'Their desk shows it canceled.',
      })
      expect(await disputeOf(contract)).toMatchObject({ status: 'LOST' })
      expect(await books(contract)).toEqual({ disputed: 0, losses: 6480 })
    },
  )

  test('is there again once an operator has seen it at Adyen: what was away is in the books as before, and Adyen saying it again changes nothing', async () => {
    const { contract, gonePsp } = await takenAway('CAPTURE_FAILED', false)
    const operator = await t.signIn(people.operator)
    const { data } = await operator.call('POST /sapi/mall-operator/money/page', {})
    const matter = data.find(({ reference }) => reference === gonePsp)
    expect(await books(contract)).toEqual({ disputed: 6480, losses: 0 })
    const back = await operator.call('POST /sapi/mall-operator/money/arrived', {
      id: matter?.id ?? '',
      reference: 'SETTLED0815',
      note: 'Their report of today has it.',
    })
    expect(back).toMatchObject({ status: 'SETTLED', dispute: { status: 'WON' }, operationList: [] })
    expect(await disputeOf(contract)).toMatchObject({ status: 'WON', taken: 0 })
    expect(await books(contract)).toEqual({ disputed: 0, losses: 0 })
    const again = {
      ...{ eventCode: 'CAPTURE_FAILED', pspReference: gonePsp },
      originalReference: gonePsp.replace('GONE', 'PAID'),
      merchantReference: (await stage.attemptsOf(contract))[0]?.reference ?? '',
      amount: { value: 6480, currency: 'EUR' },
    }
    expect(await tellOfAdyen(t, notification([again]))).toBe(200)
    await t.drain()
    expect(await books(contract)).toEqual({ disputed: 0, losses: 0 })
    // Taken once more, by the payer's bank.
    const charged = { ...again, eventCode: 'CHARGEBACK', pspReference: 'CHARGEDBACK0815' }
    expect(await tellOfAdyen(t, notification([charged]))).toBe(200)
    await t.drain()
    expect(await books(contract)).toEqual({ disputed: 6480, losses: 0 })
  })

  test('is no difference between the books and the report: both say that it is not there', async () => {
    await readReport()
    const { contract } = await takenAway('CANCELLATION', false)
    t.clock.advance(4 * DAY)
    await readReport()
    expect(await t.sql('select * from provider_days')).toEqual([])
    expect(
      await t.sql(
        `select 1 from mall_settings where key = 'compared.adyen' and value->>'from' > (select (seen_at at time zone 'UTC')::date::text from captures where contract_id = $1)`,
        [contractId(contract)],
      ),
    ).toHaveLength(1)
  })

  test('is on no list if it never was in the books: canceled unpaid, it only leaves the order to be paid', async () => {
    const { buyer, contract } = await stage.begin()
    await payAtAdyen(buyer, contract.id, 'klarna_paynow')
    const [attempt] = await stage.attemptsOf(contract)
    const gone = {
      merchantReference: attempt?.reference ?? '',
      amount: { value: 6480, currency: 'EUR' },
      eventCode: 'TECHNICAL_CANCEL',
      pspReference: 'NEVERTHEREGONE01',
      originalReference: 'NEVERTHEREPAID01',
    }
    expect(await tellOfAdyen(t, notification([gone]))).toBe(200)
    await t.drain()
    expect(await stage.attemptsOf(contract)).toMatchObject([{ status: 'PAY_CLOSED' }])
    expect(await stage.ordersOf(contract)).toEqual(['PENDING_PAY'])
    expect(await disputeOf(contract)).toBeUndefined()
  })

  test.each(['TECHNICAL_CANCEL', 'CANCELLATION'])(
    'by %s, told first, never was there: nothing is booked, and the order is to be paid',
    async (eventCode) => {
      const { contract } = await takenAway(eventCode, true)
      expect(await stage.attemptsOf(contract)).toMatchObject([{ status: 'PAY_CLOSED' }])
      expect(await stage.capturesOf(contract)).toEqual([])
      expect(await ledger(t, contract.id)).toEqual({})
      expect(await stage.ordersOf(contract)).toEqual(['PENDING_PAY'])
      expect(await disputeOf(contract)).toBeUndefined()
    },
  )
})

describe('a payment that the mall has cancelled at Adyen, and that Adyen says was authorised', () => {
  /** Its buyer has called the order off; Adyen has cancelled it, and says so last or first. */
  async function calledOff(isTold: 'first' | 'last') {
    const { buyer, contract } = await stage.begin()
    await payAtAdyen(buyer, contract.id, 'klarna_paynow')
    const [attempt] = await stage.attemptsOf(contract)
    t.lab.holdEvents(isTold === 'last')
    await buyer.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]?.id ?? '',
    })
    await t.drain()
    await t.lab.idle()
    await t.drain()
    t.lab.holdEvents(false)
    const [psp = 'none'] = await stage.paymentsOf(String(attempt?.reference))
    expect(psp).toMatch(/^[A-Z0-9]{16}$/)
    async function tell(
      eventCode: string,
      names: { pspReference: string; originalReference?: string },
    ) {
      const item = {
        merchantReference: String(attempt?.reference),
        amount: { value: 6480, currency: 'EUR' },
      }
      const event = { ...item, ...names, eventCode }
      expect(await tellOfAdyen(t, notification([event]))).toBe(200)
      await t.drain()
    }
    await tell('AUTHORISATION', { pspReference: psp })
    const sayCancelled = () =>
      tell('CANCELLATION', { pspReference: `${psp.slice(0, 15)}X`, originalReference: psp })
    return { contract, psp, sayCancelled }
  }
  const isCancelled = (psp: string) =>
    t.sql(
      `select 1 from provider_events where payment_ref = $1 and event_id like 'CANCELLATION.%.true'`,
      [psp],
    )

  test('is not taken as paid: it is in no book, and nothing is to be given back', async () => {
    const { contract, psp } = await calledOff('first')
    expect(await isCancelled(psp)).toHaveLength(1)
    await settleDown()
    expect(await stage.attemptsOf(contract)).toMatchObject([{ status: 'PAY_CLOSED' }])
    expect(await stage.capturesOf(contract)).toEqual([])
    expect(await stage.refundsOf(contract)).toEqual([])
    expect(await ledger(t, contract.id)).toEqual({})
  })

  test('has gone back by that, where Adyen says so last: its refund is refused once and is given by the cancellation, no person is asked, and books and report agree', async () => {
    await readReport()
    const { contract, psp, sayCancelled } = await calledOff('last')
    expect(await stage.refundsOf(contract)).toMatchObject([{ status: 'FAILED', amount: 6480 }])
    await sayCancelled()
    await settleDown()
    expect(await isCancelled(psp)).toHaveLength(1)
    expect(await stage.refundsOf(contract)).toMatchObject([{ status: 'DONE', amount: 6480 }])
    expect(await stage.capturesOf(contract)).toMatchObject([{ disposition: 'AUTO_REFUNDED' }])
    expect(await disputeOf(contract)).toBeUndefined()
    expect(await ledger(t, contract.id)).toEqual({})
    expect(
      await t.sql('select kind from money_matters where contract_id = $1', [contractId(contract)]),
    ).toEqual([])
    t.clock.advance(4 * DAY)
    await readReport()
    expect(await t.sql('select * from provider_days')).toEqual([])
  })

  test('is asked for no more once a person had been: the case ends by itself', async () => {
    const { contract, sayCancelled } = await calledOff('last')
    for (let round = 0; round < 6; round += 1) {
      t.clock.advance(3 * DAY)
      await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
      await t.drain()
    }
    const matters = () =>
      t.sql('select kind, status from money_matters where contract_id = $1', [contractId(contract)])
    expect(await matters()).toEqual([{ kind: 'REFUND_GIVEN_UP', status: 'OPEN' }])
    await sayCancelled()
    await settleDown()
    expect(await stage.refundsOf(contract)).toMatchObject([{ status: 'DONE', amount: 6480 }])
    expect(await matters()).toEqual([{ kind: 'REFUND_GIVEN_UP', status: 'RESOLVED' }])
    expect(await ledger(t, contract.id)).toEqual({})
  })
})

test('a dispute that was lost pays for the refund; won in the end, that refund is owed again, and an operator says how it was given', async () => {
  const { buyer, contract } = await stage.paidByCard()
  await settleDown()
  const [capture] = await stage.capturesOf(contract)
  const tell = async (eventCode: string) => {
    const item = {
      eventCode,
      merchantReference: 'of.dispute',
      amount: { value: 6480, currency: 'EUR' },
      pspReference: 'TURNEDTURNED0001',
      originalReference: capture?.ref ?? '',
    }
    expect(await tellOfAdyen(t, notification([item]))).toBe(200)
    await settleDown()
  }
  await tell('CHARGEBACK')
  await tell('DISPUTE_DEFENSE_PERIOD_ENDED')
  await cancelPaid(buyer, orderId(contract))
  await settleDown()
  expect(await stage.refundsOf(contract)).toMatchObject([{ status: 'DONE' }])
  expect(await books(contract)).toEqual({ disputed: 0, losses: 0 })

  await tell('PREARBITRATION_WON')
  expect(await disputeOf(contract)).toMatchObject({ status: 'WON', taken: 0 })
  expect(await books(contract)).toEqual({ disputed: 0, losses: -6480 })
  const operator = await t.signIn(people.operator)
  const { data } = await operator.call('POST /sapi/mall-operator/money/page', {})
  const matter = data.find(({ kind }) => kind === 'DISPUTE_TURNED')
  expect(matter).toMatchObject({ amount: { value: 64.8 }, operationList: ['settle'] })
  await operator.call('POST /sapi/mall-operator/money/settle', {
    id: matter?.id ?? '',
    note: 'By transfer 4711',
  })
  expect(await books(contract)).toEqual({ disputed: 0, losses: 0 })
  expect(await ledger(t, contract.id)).toMatchObject({ outside: -6480 })
})

describe('events of one dispute', () => {
  const item = (eventCode: string) => ({
    eventCode,
    success: 'true',
    pspReference: 'DISPUTEDISPUTE12',
    originalReference: 'PAYMENTPAYMENT12',
    merchantReference: 'attempt.order',
    merchantAccountCode: 'GalleriaDEMO',
    amount: { value: 500, currency: 'EUR' },
    reason: 'Fraud',
  })
  const after = (...codes: string[]) => {
    const last = codes.at(-1) ?? ''
    return disputesOfEvent(item(last), {
      has: async (id) => codes.some((code) => id === `${code}.DISPUTEDISPUTE12.true`),
      payloadsOf: async () => codes.map(item),
    })
  }
  test.each([
    [['NOTIFICATION_OF_CHARGEBACK'], 'open', 0],
    [['NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK'], 'open', 500],
    [['CHARGEBACK', 'INFORMATION_SUPPLIED'], 'review', 500],
    [['CHARGEBACK', 'CHARGEBACK_REVERSED'], 'won', 0],
    [['CHARGEBACK', 'DISPUTE_DEFENSE_PERIOD_ENDED'], 'lost', 500],
    [['CHARGEBACK', 'CHARGEBACK_REVERSED', 'SECOND_CHARGEBACK'], 'lost', 500],
    [['CHARGEBACK', 'CHARGEBACK_REVERSED', 'SECOND_CHARGEBACK', 'PREARBITRATION_WON'], 'won', 0],
  ] as const)('%j leave it %s, with %i held back, in any order', async (codes, status, taken) => {
    for (const last of codes) {
      const order = [...codes.filter((code) => code !== last), last]
      expect(await after(...order)).toMatchObject([
        {
          ref: 'DISPUTEDISPUTE12',
          captureRef: 'PAYMENTPAYMENT12',
          status,
          taken: { minor: taken },
        },
      ])
    }
  })

  test('are not those of anything else', async () => {
    expect(await after('AUTHORISATION')).toEqual([])
    expect(
      await disputesOfEvent('nonsense', { has: async () => true, payloadsOf: async () => [] }),
    ).toEqual([])
  })
})

test('a report tells how each dispute ended by its last line, and what it cost by its first', () => {
  const line = (type: 'Chargeback' | 'ChargebackReversed' | 'SecondChargeback', fee: number) => ({
    ref: 'D',
    captureRef: 'P',
    amount: { minor: 500, currency: 'EUR' as const },
    fee: { minor: fee, currency: 'EUR' as const },
    type,
  })
  const standing = (...lines: ReturnType<typeof line>[]) =>
    disputesIn(lines).map(({ status, taken, fee }) => [status, taken.minor, fee?.minor])
  expect(standing(line('Chargeback', 20))).toEqual([['open', 500, 20]])
  expect(standing(line('Chargeback', 20), line('ChargebackReversed', 0))).toEqual([['won', 0, 20]])
  expect(
    standing(line('Chargeback', 20), line('ChargebackReversed', 0), line('SecondChargeback', 0)),
  ).toEqual([['lost', 500, 20]])
})
