import { HOUR } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apply, APPROVE } from '../../../testing/after-sales-steps.ts'
import {
  heldAtAdyen,
  notification,
  payAtAdyen,
  queueAtAdyen,
  readReportOfAdyen,
  tellOfAdyen,
  type AdyenItem,
} from '../../../testing/adyen-steps.ts'
import { minorOf, openPromises } from '../../../testing/by-parcel-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { london } from '../../../testing/pay-everywhere.ts'
import {
  checkDuePayments,
  reconcile,
  sendDueCaptures,
  sendDueRefunds,
} from '../../../testing/payment-work.ts'
import { order, send, until, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * Clearpay behind Adyen, which only receives what it is asked for: what became of it is told by
 * events, lost, doubled and shuffled as they come, and by its report.
 */

const CAPTURES = /POST .*\/payments\/\w+\/captures$/
let at: Awaited<ReturnType<typeof openPromises>>
let outcome = 'paid'
beforeAll(async () => {
  at = await openPromises({
    site: 'UK',
    address: london,
    async pay(t, buyer, contract) {
      await queueAtAdyen(t, outcome)
      await payAtAdyen(buyer, contract.id, 'clearpay')
      await t.lab.idle()
    },
    held: heldAtAdyen,
  })
})
afterAll(() => at.close())
beforeEach(() => at.startOver())
afterEach(async () => expect(await at.t.audit('always')).toEqual([]))

async function settle(): Promise<void> {
  for (let done = 1; done > 0;) {
    done = await at.t.drain()
    await at.t.lab.idle()
    done += await at.t.drain()
  }
}
async function promised(lamps: number, how = 'paid') {
  outcome = how
  const made = await at.promised({ lamp: lamps })
  await settle()
  expect(await at.state(made.contract)).toBe('PRE_AUTH_SUCCESS')
  return { ...made, orderId: made.orderIds[0] ?? '' }
}
async function goOn(ms: number): Promise<void> {
  at.t.clock.advance(ms)
  await sendDueCaptures(at.own(), at.t.mall.providers)
  await settle()
}
const rowsOf = async (contract: Contract) => {
  const [attempt] = await at.attempts(contract)
  return (await readReportOfAdyen(at.t)).filter(
    ({ reference }) => reference === attempt?.provider_ref,
  )
}
/** What Adyen would say of each part that it took. */
async function capturesToldOf(contract: Contract): Promise<AdyenItem[]> {
  const [row] = await at.t.sql<{ ref: string }>(
    'select authorisation_ref as ref from payment_attempts where contract_id = $1',
    [contractId(contract)],
  )
  return (await rowsOf(contract))
    .filter(({ type }) => type === 'SentForSettle')
    .map(({ minor, psp, name }) => ({
      eventCode: 'CAPTURE',
      pspReference: psp,
      originalReference: row?.ref ?? '',
      merchantReference: name,
      amount: { value: minor, currency: 'GBP' },
    }))
}
const tell = async (item: AdyenItem) => {
  expect(await tellOfAdyen(at.t, notification([item]))).toBe(200)
  await settle()
}
/**
 * The report of what was taken names nothing that failed afterwards: those are away in the books
 * alone.
 */
const awayByNow = async () => {
  const [row] = await at.t.sql<{ sum: number }>(
    'select coalesce(sum(taken), 0)::int as sum from disputes',
  )
  return row?.sum ?? 0
}
const agrees = async () => {
  await reconcile(at.own(), at.t.mall.providers)
  await settle()
  expect(await at.audited()).toEqual([[], 0 - (await awayByNow())])
}

describe('a part that was to be taken', () => {
  test('and is refused by its event is put before an operator, who tries again', async () => {
    const { contract, orderId } = await promised(1, 'capture_refused')
    await send(at.merchant, orderId)
    await settle()
    expect(await at.capturesOf(contract)).toMatchObject([{ status: 'FAILED', tries: 1 }])
    expect(await at.matters(contract)).toMatchObject([{ kind: 'CAPTURE_REFUSED', status: 'OPEN' }])
    const operator = await at.t.signIn(people.operator)
    const { data } = await operator.call('POST /sapi/mall-operator/money/page', {
      ...{ pageNo: 1, pageSize: 50, isClosed: false },
    })
    expect(data[0]?.reason).toBe('Refused by the lender')
    await operator.call('POST /sapi/mall-operator/money/tryAgain', { id: data[0]?.id ?? '' })
    await settle()
    expect(await at.capturesOf(contract)).toMatchObject([{ status: 'DONE', tries: 2 }])
    expect(await at.matters(contract)).toMatchObject([{ status: 'RESOLVED' }])
    await agrees()
  })

  test('whose event is lost is asked for under its key alone, and found in the report', async () => {
    const { contract, orderId } = await promised(2, 'capture_event_lost')
    await send(at.merchant, orderId, 1)
    await settle()
    for (let round = 0; round < 3; round += 1) await goOn(HOUR)
    expect(await at.capturesOf(contract)).toMatchObject([{ status: 'SENT', tries: 1 }])
    expect(await capturesToldOf(contract)).toHaveLength(1)
    await agrees()
    expect(await at.capturesOf(contract)).toMatchObject([{ status: 'DONE', tries: 1 }])
    expect(await at.matters(contract)).toEqual([])
  })

  test('of which neither event nor report tells is put before a person, and not asked for once its key is forgotten', async () => {
    const { contract, orderId } = await promised(1, 'capture_event_lost')
    let calls = 0
    // Received by nobody, though an answer says so.
    at.proxy.when(CAPTURES, async () => {
      calls += 1
      return { status: 201, body: JSON.stringify({ pspReference: 'NOBODY1234567890' }) }
    })
    await send(at.merchant, orderId)
    await settle()
    await goOn(36 * HOUR)
    expect(await at.matters(contract)).toEqual([])
    await goOn(2 * HOUR)
    expect(await at.matters(contract)).toMatchObject([
      { kind: 'CAPTURE_REFUSED', status: 'OPEN', amount: minorOf(contract) },
    ])
    await goOn(6 * 24 * HOUR)
    const known = calls
    await goOn(24 * HOUR)
    await goOn(24 * HOUR)
    expect([known > 1, calls]).toEqual([true, known])
    const operator = await at.t.signIn(people.operator)
    const list = { pageNo: 1, pageSize: 50, isClosed: false } as const
    const look = async () =>
      (await operator.call('POST /sapi/mall-operator/money/page', list)).data[0]
    expect((await look())?.operationList).toEqual(['proposeWriteOff'])
    // Its report was read since, and does not name it.
    await reconcile(at.own(), at.t.mall.providers)
    const { id = '', operationList } = (await look()) ?? {}
    expect(operationList).toEqual(['tryAgain', 'proposeWriteOff'])
    // Adyen's desk says that it was refused: it is tried once more, and taken.
    at.proxy.clear()
    await operator.call('POST /sapi/mall-operator/money/tryAgain', { id })
    await settle()
    expect(await at.capturesOf(contract)).toMatchObject([{ tries: 2 }])
    await expect(
      operator.call('POST /sapi/mall-operator/money/tryAgain', { id }),
    ).rejects.toMatchObject({ status: 409, code: 'matter.state' })
    const [taken] = await capturesToldOf(contract)
    await tell(taken as AdyenItem)
    expect(await at.capturesOf(contract)).toMatchObject([{ status: 'DONE', tries: 2 }])
    await agrees()
  })

  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  test.each(orders)(
    'told of in the order %i, %i, %i, and twice, is taken once each',
    async (...told) => {
      at.anna = await at.t.signIn(people.anna, { site: 'UK' })
      at.merchant = await at.t.signIn(people.merchant)
      const { contract, orderId } = await promised(3, 'capture_event_lost')
      for (let parcel = 0; parcel < 3; parcel += 1) {
        await send(at.merchant, orderId, 1)
        await settle()
      }
      const news = await capturesToldOf(contract)
      expect(news).toHaveLength(3)
      for (const number of [...told, ...told]) await tell(news[number] as AdyenItem)
      expect((await at.capturesOf(contract)).map(({ status, tries }) => [status, tries])).toEqual([
        ['DONE', 1],
        ['DONE', 1],
        ['DONE', 1],
      ])
      expect(await at.state(contract)).toBe('PAY_SUCCESS')
      await agrees()
    },
  )

  test('that was said to be taken and was not, after all, is away from the books, and an operator is told', async () => {
    const { contract, orderId } = await promised(1, 'capture_failed')
    await send(at.merchant, orderId)
    await until(async () => {
      await settle()
      return (await at.t.sql(`select 1 from disputes`)).length > 0
    }, 'Adyen to take it back')
    expect(
      await at.t.sql(
        `select d.status, d.amount::int, d.taken::int, c.reason from disputes d join captures c on c.provider = d.provider and c.provider_ref = d.capture_ref`,
      ),
    ).toEqual([
      { status: 'OPEN', amount: minorOf(contract), taken: minorOf(contract), reason: 'parcel' },
    ])
    expect((await at.matters(contract)).map(({ kind }) => kind)).toContain('DISPUTE')
  })
})

test('a part that Adyen takes back before it has said that it took it is away just the same', async () => {
  const { contract, orderId } = await promised(1, 'capture_event_lost')
  await send(at.merchant, orderId)
  await settle()
  const [taken] = await capturesToldOf(contract)
  const away = () =>
    at.t.sql('select amount::int, taken::int from disputes where capture_ref = $1', [
      taken?.pspReference,
    ])
  await tell({ ...(taken as AdyenItem), eventCode: 'CAPTURE_FAILED', reason: 'Rejected' })
  expect(await away()).toEqual([])
  await tell(taken as AdyenItem)
  expect(await away()).toEqual([{ amount: minorOf(contract), taken: minorOf(contract) }])
})

test('a chargeback of a payment that was taken in parts names none of them: refunds of each wait, and all are given once it is lost', async () => {
  const { contract, orderId } = await promised(2)
  await send(at.merchant, orderId, 1)
  await settle()
  await send(at.merchant, orderId, 1)
  await settle()
  const [first] = await capturesToldOf(contract)
  const chargeback = {
    ...(first as AdyenItem),
    eventCode: 'CHARGEBACK',
    pspReference: 'DISPUTE7',
    amount: { value: minorOf(contract), currency: 'GBP' },
    reason: 'Fraud',
  }
  await tell(chargeback)
  expect(
    await at.t.sql(
      `select d.status, d.taken::int, d.contract_id = a.contract_id and d.attempt_id = a.id as known from disputes d join payment_attempts a on a.contract_id = $1 where d.provider_ref = 'DISPUTE7'`,
      [contractId(contract)],
    ),
  ).toEqual([{ status: 'OPEN', taken: minorOf(contract), known: true }])
  const reverse = await apply(await at.t.signIn(people.anna), orderId, { qty: 2 })
  at.merchant = await at.t.signIn(people.merchant)
  await at.merchant.call(APPROVE, { id: reverse.id })
  await goOn(2 * HOUR)
  await sendDueRefunds(at.own(), at.t.mall.providers)
  const legs = () =>
    at.t.sql<{ status: string; isCovered: boolean }>(
      `select l.status, l.dispute_id is not null as "isCovered" from refund_legs l join refunds r on r.id = l.refund_id where r.contract_id = $1 order by l.id`,
      [contractId(contract)],
    )
  const waiting = { status: 'CREATED', isCovered: false }
  expect(await legs()).toEqual([waiting, waiting])
  expect((await at.t.audit()).filter((found) => found.startsWith('I34'))).toEqual([])
  await tell({ ...chargeback, eventCode: 'SECOND_CHARGEBACK' })
  await settle()
  const given = { status: 'SETTLED', isCovered: true }
  expect(await legs()).toEqual([given, given])
})

test('a part that Adyen has taken is not tried again before its report was read: while the report cannot be had, silence says nothing', async () => {
  const { contract, orderId } = await promised(2, 'capture_event_lost')
  await send(at.merchant, orderId, 1)
  await settle()
  const [first] = await capturesToldOf(contract)
  // No report is read: three days of an outage.
  await goOn(36 * HOUR)
  await goOn(36 * HOUR)
  at.merchant = await at.t.signIn(people.merchant)
  const operator = await at.t.signIn(people.operator)
  const list = { pageNo: 1, pageSize: 50, isClosed: false } as const
  const { data } = await operator.call('POST /sapi/mall-operator/money/page', list)
  const { id = '', operationList } = data[0] ?? {}
  if (operationList?.includes('tryAgain'))
    await operator.call('POST /sapi/mall-operator/money/tryAgain', { id })
  await settle()
  const taken = await capturesToldOf(contract)
  for (const one of taken) await tell(one)
  await agrees()
  expect(taken).toEqual([first])
})

test('a promise of which no event told and whose buyer did not come back is found in the report, and nothing is taken', async () => {
  outcome = 'event_lost'
  const { contract } = await at.promised({ lamp: 1 })
  await settle()
  expect(await at.state(contract)).toBe('PAY_PENDING')
  at.t.clock.advance(60_000)
  await reconcile(at.own(), at.t.mall.providers)
  await checkDuePayments(at.own(), at.t.mall.providers)
  await settle()
  expect([await at.state(contract), await at.capturesOf(contract)]).toEqual([
    'PRE_AUTH_SUCCESS',
    [],
  ])
  expect((await rowsOf(contract)).map(({ type }) => type)).toEqual(['Authorised'])
})

test('a promise that Adyen has ended before it tells of its agreement pays nothing: its order waits for another one, which pays it', async () => {
  outcome = 'event_lost'
  const { contract } = await at.promised({ lamp: 1 })
  await settle()
  const [attempt] = await at.attempts(contract)
  const agreed = {
    eventCode: 'AUTHORISATION',
    pspReference: 'AGREED1234567890',
    merchantReference: attempt?.provider_ref ?? '',
    amount: { value: minorOf(contract), currency: 'GBP' },
    paymentMethod: 'clearpay',
  }
  await tell({
    ...agreed,
    eventCode: 'CANCELLATION',
    pspReference: 'CANCELED12345678',
    originalReference: agreed.pspReference,
  })
  await tell(agreed)
  await tell(agreed)
  expect([await at.state(contract), await at.books(contract)]).toEqual(['PAY_CLOSED', []])
  expect(
    await at.t.sql('select status from orders where contract_id = $1', [contractId(contract)]),
  ).toEqual([{ status: 'PENDING_PAY' }])
  await queueAtAdyen(at.t, 'paid')
  await payAtAdyen(at.anna, contract.id, 'clearpay')
  await settle()
  expect((await at.attempts(contract)).map(({ status }) => status).toSorted()).toEqual([
    'PAY_CLOSED',
    'PRE_AUTH_SUCCESS',
  ])
})

test('a payment that was promised twice is promised once: the second promise is let go, and the first is taken', async () => {
  const { contract, orderId } = await promised(1, 'paid_twice')
  await settle()
  expect((await rowsOf(contract)).map(({ type }) => type)).toEqual([
    'Authorised',
    'Authorised',
    'Cancelled',
  ])
  await reconcile(at.own(), at.t.mall.providers)
  await checkDuePayments(at.own(), at.t.mall.providers)
  await send(at.merchant, orderId)
  await settle()
  expect(await at.state(contract)).toBe('PAY_SUCCESS')
  expect(await at.capturesOf(contract)).toMatchObject([{ status: 'DONE', tries: 1 }])
  expect(await at.matters(contract)).toEqual([])
  await agrees()
})

test('a promise that comes after its order was called off is let go, and nothing is ever taken', async () => {
  const contract = await order(at.anna, { lamp: 1 }, london)
  await queueAtAdyen(at.t, 'late')
  await payAtAdyen(at.anna, contract.id, 'clearpay')
  await at.anna.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
    id: contract.tradeOrderList[0]?.id ?? '',
  })
  await until(async () => {
    await settle()
    return (await rowsOf(contract)).some(({ type }) => type === 'Cancelled')
  }, 'the promise to be given up')
  expect([await at.state(contract), await at.books(contract)]).toEqual(['PAY_CLOSED', []])
})
