import { DAY, HOUR } from '@galleria/kernel/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { useAdyen } from '../../../testing/adyen-stage.ts'
import {
  cardState,
  chooseAtBank,
  HMAC_KEY,
  notification,
  payAtAdyen,
  queueAtAdyen,
  tellOfAdyen,
  type AdyenItem,
} from '../../../testing/adyen-steps.ts'
import { CANCEL_PAID } from '../../../testing/after-sales-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { DETAIL, orderId } from '../../../testing/order-steps.ts'
import { checkDuePayments, reconcile } from '../../../testing/payment-work.ts'
import { loseAnswer } from '../../../testing/provider-proxy.ts'
import { order } from '../../../testing/shop-steps.ts'
import { openPayments } from '../providers/index.ts'

/** What goes wrong between the mall and Adyen. */
const stage = useAdyen()
const { attemptsOf, begin, capturesOf, ordersOf, refundsOf, settleDown } = stage
let t: typeof stage.t
let proxy: typeof stage.proxy
beforeAll(() => {
  t = stage.t
  proxy = stage.proxy
})

describe('the call that pays', () => {
  const CREATE = /POST .*\/v72\/payments$/

  test.each([401, 429, 500])(
    'answered with %i leaves the attempt open, and the poller makes the same one payment',
    async (status) => {
      const { buyer, contract } = await begin()
      proxy.when(CREATE, async () => ({ status, body: '{}' }), 1)
      expect(await payAtAdyen(buyer, contract.id, 'card', await cardState(t))).toMatchObject({
        paymentRecordStatus: 'CREATED',
      })
      t.clock.advance(11_000)
      await checkDuePayments(t.mall.gate.own(), t.mall.providers)
      await settleDown()
      expect(await ordersOf(contract)).toEqual(['UN_DELIVERY'])
      expect(await capturesOf(contract)).toHaveLength(1)
    },
  )

  test('whose answer is lost is told by its event, and repeated under its key it takes nothing more', async () => {
    const { buyer, contract } = await begin()
    proxy.when(
      CREATE,
      async (ask) => {
        await ask()
        return 'hang up'
      },
      1,
    )
    await payAtAdyen(buyer, contract.id, 'card', await cardState(t))
    await settleDown()
    expect(await ordersOf(contract)).toEqual(['UN_DELIVERY'])
    t.clock.advance(11_000)
    await checkDuePayments(t.mall.gate.own(), t.mall.providers)
    expect(await capturesOf(contract)).toHaveLength(1)
  })

  test('whose answer and event are both lost is found in the report, with what Adyen keeps', async () => {
    const { buyer, contract } = await begin()
    await queueAtAdyen(t, 'event_lost')
    proxy.when(
      CREATE,
      async (ask) => {
        await ask()
        return 'hang up'
      },
      1,
    )
    await payAtAdyen(buyer, contract.id, 'card', await cardState(t))
    await reconcile(t.mall.gate.own(), t.mall.providers)
    await settleDown()
    expect(await ordersOf(contract)).toEqual(['UN_DELIVERY'])
    expect(
      await t.sql('select fee from captures where contract_id = $1', [contractId(contract)]),
    ).toMatchObject([{ fee: 89 }])
  })
})

test('what Adyen keeps of a payment that its own answer told is booked once its report says so, and once', async () => {
  const { contract } = await stage.paidByCard()
  await settleDown()
  const fees = async () => {
    const [row] = await t.sql<{ fee: number; booked: number }>(
      `select c.fee::int as fee, (select coalesce(sum(amount), 0)::int from ledger_entries where account = 'fees' and ref = c.contract_id) as booked
       from captures c where contract_id = $1`,
      [contractId(contract)],
    )
    return row
  }
  expect(await fees()).toEqual({ fee: 0, booked: 0 })
  for (const round of [1, 2]) {
    t.clock.advance(60_000)
    await Promise.all([1, 2].map(() => reconcile(t.mall.gate.own(), t.mall.providers)))
    expect([round, await fees()]).toEqual([round, { fee: 89, booked: 89 }])
  }
})

test('an answer that does not say how much was paid is told by its event', async () => {
  const { buyer, contract } = await begin()
  const { redirectUrl } = await payAtAdyen(buyer, contract.id, 'klarna_paynow')
  const redirectResult = await chooseAtBank(String(redirectUrl), 'paid')
  proxy.when(/POST .*\/payments\/details$/, async (ask) => {
    const { status, body } = await ask()
    return { status, body: JSON.stringify({ ...JSON.parse(body), amount: undefined }) }
  })
  const answer = await buyer.call('POST /sapi/mall-pay/payment/adyenDetails', {
    contractId: contract.id,
    site: 'DE',
    details: { redirectResult },
  })
  expect(answer.recordStatus).toBe('UNKNOWN')
  await settleDown()
  expect(await ordersOf(contract)).toEqual(['UN_DELIVERY'])
  expect(await capturesOf(contract)).toMatchObject([{ disposition: 'APPLIED' }])
})

test('money that could not be taken in is, by a process that has just begun and remembers no report', async () => {
  const { buyer, contract } = await begin()
  await queueAtAdyen(t, 'event_lost')
  proxy.when(/POST .*\/v72\/payments$/, loseAnswer, 1)
  await payAtAdyen(buyer, contract.id, 'card', await cardState(t))
  const attempt = (await attemptsOf(contract))[0]?.reference
  // A report is read once an instant, and this one stands still.
  t.clock.advance(1000)
  const { captures = [] } =
    (await t.mall.providers.get('adyen')?.listCaptures(new Date(0), 500, t.clock.now())) ?? {}
  const taken = captures.find(({ reference }) => reference === attempt)
  await t.sql(
    `insert into unread_captures (provider, provider_ref, payment_ref, reference, amount, currency, captured_at)
     values ('adyen', $1, $2, $2, 6480, 'EUR', $3)`,
    [taken?.ref, attempt, taken?.capturedAt],
  )
  const fresh = openPayments({ ADYEN_URL: `${proxy.url}/adyen` }, { labUrl: proxy.url }).providers
  await reconcile(t.mall.gate.own(), fresh)
  expect(await ordersOf(contract)).toEqual(['UN_DELIVERY'])
  expect(await t.sql('select 1 from unread_captures')).toEqual([])
})

test.each([
  ['paid_twice', ['APPLIED', 'AUTO_REFUNDED']],
  ['wrong_amount', ['AUTO_REFUNDED']],
])('%s: %j, and what pays nothing goes back', async (outcome, dispositions) => {
  const { contract } = await stage.paidByCard(outcome)
  await settleDown()
  expect((await capturesOf(contract)).map(({ disposition }) => disposition).toSorted()).toEqual(
    dispositions,
  )
  expect(await refundsOf(contract)).toMatchObject([{ status: 'DONE' }])
})

describe('an event', () => {
  async function unpaid() {
    const buyer = t.visit()
    const contract = await order(buyer, { lamp: 1 })
    await payAtAdyen(buyer, contract.id, 'klarna_paynow')
    const [attempt] = await attemptsOf(contract)
    const item: AdyenItem = {
      eventCode: 'AUTHORISATION',
      pspReference: 'FORGEDFORGED1234',
      merchantReference: String(attempt?.reference),
      amount: { value: 6480, currency: 'EUR' },
    }
    return { contract, item }
  }

  test('that is not signed with a key of ours, or says more than was signed, is refused and not kept', async () => {
    const { contract, item } = await unpaid()
    const good = notification([item])
    const [first] = good.notificationItems
    const forged = [
      notification([item], 'A'.repeat(64)),
      {
        ...good,
        notificationItems: [
          {
            NotificationRequestItem: {
              ...first?.NotificationRequestItem,
              additionalData: { hmacSignature: '' },
            },
          },
        ],
      },
      { ...good, live: 'true' },
      { ...good, notificationItems: [] },
      {
        ...good,
        notificationItems: [
          {
            NotificationRequestItem: {
              ...first?.NotificationRequestItem,
              amount: { value: 1, currency: 'EUR' },
            },
          },
        ],
      },
      // One forged item among good ones: none is taken.
      {
        ...good,
        notificationItems: [
          ...good.notificationItems,
          ...notification([{ ...item, pspReference: 'OTHEROTHER123456' }], 'B'.repeat(64))
            .notificationItems,
        ],
      },
      // Signed with our key, and of an account that is not ours.
      notification([item], HMAC_KEY, 'SomebodyElse'),
    ]
    for (const body of forged) expect(await tellOfAdyen(t, body)).toBe(400)
    expect(await t.sql("select 1 from provider_events where event_id like '%FORGED%'")).toEqual([])
    await settleDown()
    expect(await ordersOf(contract)).toEqual(['PENDING_PAY'])
  })
})

describe('money back', () => {
  /** Paid, and cancelled before it is sent: all of it goes back. */
  async function back(outcome?: string) {
    const { buyer, contract } = await stage.paidByCard(outcome)
    await settleDown()
    const { tradeOrderLineList } = await buyer.call(DETAIL, { id: orderId(contract) })
    await buyer.call(CANCEL_PAID, {
      tradeOrder: { id: orderId(contract) },
      reverseTradeOrderLineList: tradeOrderLineList.map(({ id, canCancelQty }) => ({
        tradeOrderLine: { id },
        reverseQty: canCancelQty,
      })),
    })
    await settleDown()
    const [refund] = await t.sql<{ reference: string; psp: string }>(
      `select x.id || '.' || coalesce(r.reverse_id, r.id) as reference, x.provider_ref as psp
       from refund_tries x join refund_legs g on g.id = x.leg_id join refunds r on r.id = g.refund_id
       where r.contract_id = $1 order by x.number desc limit 1`,
      [contractId(contract)],
    )
    const [capture] = await capturesOf(contract)
    return { contract, refund, capture }
  }

  test('is asked for once and told by its event', async () => {
    const { contract } = await back()
    expect(await refundsOf(contract)).toMatchObject([{ status: 'DONE', amount: 6480 }])
  })

  test('that Adyen refuses is sent again later, as a new refund', async () => {
    const { contract } = await back('refund_fails_once')
    expect(await refundsOf(contract)).toMatchObject([{ status: 'FAILED' }])
    t.clock.advance(2 * HOUR)
    await settleDown()
    expect(await refundsOf(contract)).toMatchObject([{ status: 'DONE' }])
  })

  test('of which nothing more is heard is on the list after three days, because Adyen cannot be asked', async () => {
    proxy.when(/POST .*\/refunds$/, async () => ({
      status: 201,
      body: JSON.stringify({ pspReference: 'NEVERNEVER123456', status: 'received' }),
    }))
    const { contract, refund } = await back()
    const matters = () =>
      t.sql<{ kind: string; status: string }>(
        'select kind, status from money_matters where contract_id = $1',
        [contractId(contract)],
      )
    for (const days of [1, 1, 1.1]) {
      expect(await matters()).toEqual([])
      t.clock.advance(days * DAY)
      await settleDown()
    }
    expect(await matters()).toEqual([{ kind: 'REFUND_UNANSWERED', status: 'OPEN' }])
    await tellOfAdyen(
      t,
      notification([
        {
          eventCode: 'REFUND',
          success: 'false',
          pspReference: 'NEVERNEVER123456',
          merchantReference: String(refund?.reference),
          amount: { value: 6480, currency: 'EUR' },
        },
      ]),
    )
    proxy.clear()
    await settleDown()
    expect(await matters()).toEqual([{ kind: 'REFUND_UNANSWERED', status: 'RESOLVED' }])
    t.clock.advance(2 * HOUR)
    await settleDown()
    expect(await refundsOf(contract)).toMatchObject([{ status: 'DONE' }])
  })

  test('that the bank sends back is countered in the books, whatever order the news comes in', async () => {
    const { contract, refund, capture } = await back('refund_fails')
    expect(await refundsOf(contract)).toMatchObject([{ status: 'FAILED' }])
    // As if the news that it was given had been held up on its way until now.
    await t.sql("delete from provider_events where event_id = 'REFUND.' || $1 || '.true'", [
      String(refund?.psp),
    ])
    const late: AdyenItem = {
      eventCode: 'REFUND',
      pspReference: String(refund?.psp),
      originalReference: String(capture?.ref),
      merchantReference: String(refund?.reference),
      amount: { value: 6480, currency: 'EUR' },
    }
    expect(await tellOfAdyen(t, notification([late, late]))).toBe(200)
    await t.drain()
    expect(await refundsOf(contract)).toMatchObject([{ status: 'FAILED' }])
  })
})
