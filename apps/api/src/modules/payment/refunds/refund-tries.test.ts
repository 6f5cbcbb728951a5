import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { money } from '@galleria/kernel/money'
import { HOUR } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { HELD_IN_BOOKS, heldAtProvider } from '../../../testing/provider-books.ts'
import {
  garble,
  holdUntil,
  openProxy,
  unreachable,
  type Proxy,
} from '../../../testing/provider-proxy.ts'
import { paidOrder, until, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { checkPayment } from '../../../testing/payment-work.ts'
import { takeDispute } from '../disputes/take-dispute.ts'
import { sendDueRefunds, sendRefund } from './send-refund.ts'

/**
 * A refund is tried again after a failure; each try is known by its own number, so that two tries
 * never give the money twice unseen.
 */

let t: TestMall
let proxy: Proxy
let anna: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall({
    delays: { script: 0, refund: 0 },
    through: async (labUrl) => (proxy = await openProxy(labUrl)).url,
  })
  ;[anna, merchant] = await Promise.all([t.signIn(people.anna), t.signIn(people.merchant)])
})
afterAll(async () => {
  await t.close()
  await proxy.stop()
})
afterEach(async () => {
  proxy.clear()
  proxy.holdEvents(false)
  expect(await t.audit('always')).toEqual([])
  const [books] = await t.sql<{ held: number }>(HELD_IN_BOOKS)
  expect(books?.held).toBe(await heldAtProvider(t.lab.url))
})

const REFUND = /POST .*\/refunds$/
const own = () => t.mall.gate.own()
const uuid = (contract: Contract) => fromWireId('contract', contract.id) as Id<'contract'>

async function settleDown(): Promise<void> {
  for (let isQuiet = false; !isQuiet;) {
    await t.lab.idle()
    isQuiet = (await t.drain()) === 0
  }
}

/**
 * One of three lamps is given back in part, so that giving back twice would be possible at the
 * provider.
 */
async function agreedRefund(outcome: string): Promise<Contract> {
  const contract = await paidOrder(t, anna, { lamp: 3 }, outcome)
  await settleDown()
  const id = contract.tradeOrderList[0]?.id ?? ''
  const { tradeOrderLineList } = await anna.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id },
  )
  const request = await anna.call(
    'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
    {
      tradeOrder: { id },
      reverseTradeOrderLineList: [
        { tradeOrderLine: { id: tradeOrderLineList[0]?.id ?? '' }, reverseQty: 1 },
      ],
      applyRefundAmt: { value: 59.9 },
      reverseReason: 'OTHER',
    },
  )
  await merchant.call('POST /sapi/mall-merchant/reverseorder/approve', { id: request.id })
  return contract
}
const refundOf = async (contract: Contract) => {
  const [row] = await t.sql<{ id: Id<'refund'>; status: string }>(
    'select id, status from refunds where contract_id = $1',
    [uuid(contract)],
  )
  if (!row) throw new Error('no refund')
  return row
}
const atProvider = async (contract: Contract) => {
  const [attempt] = await t.sql<{ ref: string }>(
    'select provider_ref as ref from payment_attempts where contract_id = $1',
    [uuid(contract)],
  )
  const answer = await fetch(`${t.lab.url}/mockpay/v1/payments/${attempt?.ref}`, {
    headers: { authorization: 'Bearer mockpay-demo-key' },
  })
  const { refunds } = (await answer.json()) as { refunds: { id: string; status: string }[] }
  return refunds.map(({ status }) => status)
}

test('a refund that failed is not sent before its hour, whoever asks and however many ask at once', async () => {
  const contract = await agreedRefund('refund_fails_once')
  await settleDown()
  const { id, status } = await refundOf(contract)
  expect([status, await atProvider(contract)]).toEqual(['FAILED', ['failed']])
  t.clock.advance(HOUR - 1000)
  await Promise.all([1, 2, 3].map(() => sendRefund(own(), t.mall.providers, id)))
  await sendDueRefunds(own(), t.mall.providers)
  expect([(await refundOf(contract)).status, await atProvider(contract)]).toEqual([
    'FAILED',
    ['failed'],
  ])
  t.clock.advance(1000)
  await Promise.all([1, 2, 3].map(() => sendRefund(own(), t.mall.providers, id)))
  expect([(await refundOf(contract)).status, await atProvider(contract)]).toEqual([
    'DONE',
    ['failed', 'succeeded'],
  ])
})

test('news about the payment that come while a try is out, again and again, make no second one', async () => {
  const contract = await agreedRefund('refund_fails_once')
  await settleDown()
  t.clock.advance(HOUR)
  const { id } = await refundOf(contract)
  const [attempt] = await t.sql<{ id: Id<'attempt'> }>(
    'select id from payment_attempts where contract_id = $1',
    [uuid(contract)],
  )
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  // Our own answer is late; meanwhile everybody else asks.
  proxy.when(REFUND, holdUntil(opened), 1)
  const first = sendRefund(own(), t.mall.providers, id)
  await until(async () => (await atProvider(contract)).length === 2, 'the second try')
  await Promise.all([
    sendRefund(own(), t.mall.providers, id),
    sendDueRefunds(own(), t.mall.providers),
    checkPayment(own(), t.mall.providers, attempt!.id),
    checkPayment(own(), t.mall.providers, attempt!.id),
    settleDown(),
  ])
  open()
  await first
  t.clock.advance(7 * HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  await settleDown()
  expect([(await refundOf(contract)).status, await atProvider(contract)]).toEqual([
    'DONE',
    ['failed', 'succeeded'],
  ])
})

test('a try that was taken for failed and succeeded after all is found before the next is sent', async () => {
  const contract = await agreedRefund('paid')
  proxy.holdEvents(true)
  proxy.when(REFUND, garble({ status: 422, body: '{"code":"amount_exceeds_captured"}' }), 1)
  await settleDown()
  expect([(await refundOf(contract)).status, await atProvider(contract)]).toEqual([
    'FAILED',
    ['succeeded'],
  ])
  t.clock.advance(HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  expect([(await refundOf(contract)).status, await atProvider(contract)]).toEqual([
    'DONE',
    ['succeeded'],
  ])
})

test.each([
  ['won', 'DONE', ['succeeded']],
  ['lost', 'SETTLED', []],
] as const)(
  'a try that never reached the provider is not sent again while its payment is disputed; once that is %s it is %s',
  async (end, leg, given) => {
    proxy.when(REFUND, unreachable, 1)
    const contract = await agreedRefund('paid')
    await settleDown()
    const legOf = () =>
      t.sql<{ status: string; capture: string; tries: number }>(
        `select g.status, g.capture_ref as capture, (select count(*)::int from refund_tries y where y.leg_id = g.id) as tries
         from refund_legs g join refunds r on r.id = g.refund_id where r.contract_id = $1`,
        [uuid(contract)],
      )
    const [open] = await legOf()
    expect([open?.status, open?.tries, await atProvider(contract)]).toEqual(['UNKNOWN', 1, []])
    const told = (status: 'open' | typeof end) =>
      takeDispute(own(), 'mockpay', {
        ref: `dp_${end}`,
        captureRef: open?.capture ?? '',
        status,
        amount: money(17_970, 'EUR'),
        taken: money(status === 'won' ? 0 : 17_970, 'EUR'),
        fee: null,
        reason: 'fraudulent',
        answerBy: null,
      })
    await told('open')
    t.clock.advance(2 * HOUR)
    await sendDueRefunds(own(), t.mall.providers)
    expect([(await legOf())[0]?.status, await atProvider(contract)]).toEqual(['UNKNOWN', []])
    await told(end)
    t.clock.advance(2 * HOUR)
    await sendDueRefunds(own(), t.mall.providers)
    await settleDown()
    expect([await legOf(), await atProvider(contract)]).toEqual([
      [{ status: leg, capture: open?.capture, tries: 1 }],
      given,
    ])
    // The books hold again what the provider holds.
    if (end === 'lost') await told('won')
  },
)

test('a try that is out for all of a refund is not sent again for it once a part of the payment was lost by a dispute: a person looks', async () => {
  proxy.when(REFUND, unreachable, 1)
  const contract = await agreedRefund('paid')
  await settleDown()
  const legOf = () =>
    t.sql<{ id: string; status: string; amount: number; capture: string; tries: number }>(
      `select g.id, g.status, g.amount::int, g.capture_ref as capture, (select count(*)::int from refund_tries y where y.leg_id = g.id) as tries
       from refund_legs g join refunds r on r.id = g.refund_id where r.contract_id = $1`,
      [uuid(contract)],
    )
  const [before] = await legOf()
  // The provider keeps 10.00 of the payment: less than the try that is out asks for.
  const [taken] = await t.sql<{ amount: number }>(
    `select c.amount::int from captures c where c.provider_ref = $1`,
    [before?.capture ?? ''],
  )
  const disputed = (taken?.amount ?? 0) - 1000
  const told = (status: 'lost' | 'won') =>
    takeDispute(own(), 'mockpay', {
      ref: 'dp_part',
      captureRef: before?.capture ?? '',
      status,
      amount: money(disputed, 'EUR'),
      taken: money(status === 'won' ? 0 : disputed, 'EUR'),
      fee: null,
      reason: 'fraudulent',
      answerBy: null,
    })
  await told('lost')
  t.clock.advance(2 * HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  expect([await legOf(), await atProvider(contract)]).toEqual([[before], []])
  expect(
    await t.sql('select kind, status from money_matters where leg_id = $1', [before?.id ?? '']),
  ).toEqual([{ kind: 'REFUND_UNANSWERED', status: 'OPEN' }])
  // The books hold again what the provider holds, and the whole of it goes out.
  await told('won')
  t.clock.advance(2 * HOUR)
  await sendDueRefunds(own(), t.mall.providers)
  await settleDown()
  expect([(await legOf())[0]?.status, await atProvider(contract)]).toEqual(['DONE', ['succeeded']])
})
