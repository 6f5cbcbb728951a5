import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { stepDueReverses } from '#modules/after-sales/step-reverse.ts'
import { refusalOf, signUp, waitAMinute } from '../../../testing/account-steps.ts'
import { cancelPaid } from '../../../testing/after-sales-steps.ts'
import {
  CAPTURE,
  minorOf,
  openByParcel,
  refusedByKlarna,
} from '../../../testing/by-parcel-steps.ts'
import { leaveBy } from '../../../testing/leaving-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import type { Visitor } from '../../../testing/open-test-mall.ts'
import {
  checkDuePayments,
  checkPayment,
  reconcile,
  reconcileWith,
  sendDueCaptures,
  sendDueRefunds,
} from '../../../testing/payment-work.ts'
import { unreachable } from '../../../testing/provider-proxy.ts'
import { order, send, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * What Klarna knows of a promise and the books do not: they were restored, or somebody was at
 * Klarna's own desk.
 */

const MATTERS = 'POST /sapi/mall-operator/money/page' as const
const TRY_AGAIN = 'POST /sapi/mall-operator/money/tryAgain' as const

let at: Awaited<ReturnType<typeof openByParcel>>
let operator: Visitor
beforeAll(async () => {
  at = await openByParcel()
  operator = await at.t.signIn(people.operator)
})
afterAll(() => at.close())
beforeEach(() => at.startOver())

const openMatters = async () =>
  (await operator.call(MATTERS, { pageNo: 1, pageSize: 50, isClosed: false })).data
async function attemptOf(contract: Contract) {
  const [attempt] = await at.attempts(contract)
  if (!attempt) throw new Error('no attempt')
  return attempt
}
/** What somebody does there who is not this mall's books. */
async function atKlarna(path: string, json: object = {}): Promise<string> {
  const answer = await fetch(`${at.t.lab.url}/klarna${path}`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('PK_galleria_demo:klarna-demo-password').toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(json),
  })
  expect(answer.ok).toBe(true)
  return answer.text()
}
const ASKED_AGAIN = [
  'purchase_country',
  'purchase_currency',
  'locale',
  'order_amount',
  'order_tax_amount',
  'order_lines',
  'billing_address',
  'shipping_address',
  'merchant_reference1',
] as const
/** An order that Klarna promised to pay, while the books know nothing but what was to be paid. */
async function placeUnknown(contract: Contract): Promise<string> {
  const { token, paymentExtraKey } = await at.klarna.agree(at.anna, contract)
  const session = await at.klarna.ask<Record<string, unknown>>(
    `/payments/v1/sessions/${paymentExtraKey}`,
  )
  const [owed] = await at.t.sql<{ id: string }>(
    'select id from payment_orders where contract_id = $1',
    [contractId(contract)],
  )
  const placed = await atKlarna(`/payments/v1/authorizations/${token}/order`, {
    ...Object.fromEntries(ASKED_AGAIN.map((name) => [name, session[name]])),
    merchant_urls: { confirmation: 'http://localhost/back' },
    auto_capture: false,
    merchant_reference2: `${randomUUID()}.${owed?.id}`,
  })
  return (JSON.parse(placed) as { order_id: string }).order_id
}
/** Of an order of so many lamps one was sent and taken. */
async function sendOne(lamps: number) {
  const { contract, orderIds } = await at.promised({ lamp: lamps })
  const orderId = orderIds[0] ?? ''
  await send(at.merchant, orderId, 1)
  await at.t.drain()
  return { contract, orderId }
}
async function look(contract: Contract): Promise<void> {
  await checkPayment(at.own(), at.t.mall.providers, (await attemptOf(contract)).id)
  await at.t.drain()
}

const partsOf = (id: string) =>
  `(select p.id from parcel_captures p join orders o on o.id = p.order_id where o.contract_id = '${id}')`
/**
 * What a backup has of a contract's parts: nothing; each as it was set aside; each as it was
 * refused first.
 */
const unknown = (id: string) => `
  delete from parcel_capture_tries where capture_id in ${partsOf(id)};
  delete from parcel_captures where id in ${partsOf(id)};`
const untried = (id: string) => `
  delete from parcel_capture_tries where capture_id in ${partsOf(id)};
  update parcel_captures set status = 'CREATED', capture_ref = null, next_try_at = mall_now() where id in ${partsOf(id)};`
const refused = (id: string) => `
  delete from parcel_capture_tries where number = 2 and capture_id in ${partsOf(id)};
  update parcel_captures set status = 'FAILED', capture_ref = null, next_try_at = null, failed_reason = 'no' where id in ${partsOf(id)};
  delete from transitions where entity = 'matter' and from_state is not null and entity_id in (select id from money_matters where contract_id = '${id}');
  update money_matters set status = 'OPEN', closed_at = null where contract_id = '${id}';`
/** Puts the books back to before anything was taken for a contract. */
async function putBack(contract: Contract, parts: (id: string) => string): Promise<void> {
  const id = contractId(contract)
  await at.t.sql(`do $$ begin
    set local session_replication_role = replica;
    ${parts(id)}
    delete from captures where contract_id = '${id}';
    delete from ledger_entries where ref = '${id}' and event = 'capture';
  end $$`)
}

test('books restored to a refusal know the part that was taken after it as that part: its matter ends, and it is not taken once more', async () => {
  const { t, proxy, merchant, klarna, promised, capturesOf } = at
  const { contract, orderIds } = await promised({ lamp: 3 })
  proxy.when(CAPTURE, refusedByKlarna, 1)
  await send(merchant, orderIds[0] ?? '', 1)
  await t.drain()
  const [matter] = await openMatters()
  await operator.call(TRY_AGAIN, { id: matter?.id ?? '' })
  await t.drain()
  const [taken] = await capturesOf(contract)
  expect(taken).toMatchObject({ status: 'DONE', tries: 2 })

  await putBack(contract, refused)
  await look(contract)
  expect(await capturesOf(contract)).toEqual([taken])
  expect(await openMatters()).toEqual([])
  expect((await klarna.orderOf(contract)).captured_amount).toBe(taken?.amount)
  expect(await t.audit()).toEqual([])
})

test('a promise whose rest was given up at Klarna is over: the shop is stopped before the next parcel, and an operator is told', async () => {
  const { t, merchant, promised } = at
  const { contract, orderIds } = await promised({ lamp: 3 })
  await send(merchant, orderIds[0] ?? '', 1)
  await t.drain()
  const { provider_ref: ref } = await attemptOf(contract)
  await atKlarna(`/ordermanagement/v1/orders/${ref}/release-remaining-authorization`)
  await look(contract)
  expect(await refusalOf(send(merchant, orderIds[0] ?? '', 1))).toBe('422 parcel.unpaid')
  expect((await openMatters()).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['AUTHORISATION_ENDS', 'ended at the provider'],
  ])
})

test('books restored to before the first try of a part take by its name what Klarna took, and send no other', async () => {
  const { t, klarna, own, capturesOf } = at
  const { contract } = await sendOne(3)
  const taken = await capturesOf(contract)
  await putBack(contract, untried)
  t.clock.advance(1_000)
  await sendDueCaptures(own(), t.mall.providers)
  await t.drain()
  expect(await capturesOf(contract)).toEqual(taken)
  expect((await klarna.orderOf(contract)).captures).toHaveLength(1)
})

test('what left while nothing was set aside for it is taken before the promise ends', async () => {
  const { t, proxy, merchant, klarna, own, promised, capturesOf } = at
  const { contract, orderIds } = await promised({ lamp: 2 })
  // As a version of the mall leaves it that knows no parts.
  proxy.when(CAPTURE, unreachable)
  await send(merchant, orderIds[0] ?? '')
  await t.drain()
  proxy.clear()
  await putBack(contract, unknown)
  t.clock.advance(24 * DAY)
  await checkDuePayments(own(), t.mall.providers)
  await t.drain()
  expect((await capturesOf(contract)).map(({ status }) => status)).toEqual(['DONE'])
  expect((await klarna.orderOf(contract)).remaining_authorized_amount).toBe(0)
  expect(await t.audit()).toEqual([])
})

test('who has goods that could not be charged cannot delete the account before that is settled', async () => {
  const { t, proxy, klarna, merchant } = at
  const { visitor } = await signUp(t, 'debtor@galleria.test')
  const contract = await order(visitor, { lamp: 1 })
  await klarna.place(visitor, contract, await klarna.agree(visitor, contract))
  await t.drain()
  const orderId = contract.tradeOrderList[0]?.id ?? ''
  proxy.when(CAPTURE, refusedByKlarna)
  await send(merchant, orderId)
  await t.drain()
  await visitor.call('POST /sapi/mall-order/web/order/signForDelivery', { id: orderId })
  waitAMinute(t)
  expect(await refusalOf(leaveBy(t, visitor, 'debtor@galleria.test'))).toBe('409 account.held')
})

test('of a promise that the books had lost and its buyer called off, what was taken goes back and the rest is given up', async () => {
  const { t, anna, klarna, own } = at
  const contract = await order(anna, { lamp: 3 })
  const ref = await placeUnknown(contract)
  const id = contract.tradeOrderList[0]?.id ?? ''
  await anna.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', { id })
  await atKlarna(`/ordermanagement/v1/orders/${ref}/captures`, {
    captured_amount: 5990,
    reference: `${randomUUID()}.${fromWireId('order', id)}`,
  })
  await reconcile(own(), t.mall.providers)
  for (let round = 0; round < 4; round += 1) {
    t.clock.advance(61_000)
    await checkDuePayments(own(), t.mall.providers)
    await sendDueRefunds(own(), t.mall.providers)
    await t.drain()
  }
  expect(await klarna.ask(`/ordermanagement/v1/orders/${ref}`)).toMatchObject({
    captured_amount: 5990,
    refunded_amount: 5990,
    remaining_authorized_amount: 0,
  })
})

test('a restored mall asks about each promise before it opens, whose captures Klarna lists weeks later only: the next parcel takes its own money', async () => {
  const { t, merchant, klarna, own } = at
  const { contract, orderId } = await sendOne(4)
  await putBack(contract, unknown)
  const provider = t.mall.providers.get('klarna')
  if (!provider) throw new Error('no Klarna')
  const listsNothing = {
    ...provider,
    listCaptures: async () => ({ captures: [], unreadable: [], hasMore: false }),
  }
  await reconcileWith(own(), t.mall.providers, listsNothing)
  await send(merchant, orderId, 1)
  await t.drain()
  expect((await klarna.orderOf(contract)).captured_amount).toBe(2 * 5990)
})

test('what was taken by a promise that restored books have released since is put before an operator as stray money', async () => {
  const { t, anna, merchant, klarna, own } = at
  const { contract, orderId } = await sendOne(2)
  const { packageList } = await merchant.call('POST /sapi/mall-merchant/order/detail', {
    id: orderId,
  })
  await merchant.call('POST /sapi/mall-merchant/order/callParcelBack', {
    orderId,
    parcelId: packageList[0]?.id ?? '',
    reason: 'x',
  })
  await putBack(contract, unknown)
  await cancelPaid(anna, orderId)
  for (let round = 0; round < 4; round += 1) {
    t.clock.advance(61_000)
    await stepDueReverses(own())
    await t.drain()
  }
  await reconcile(own(), t.mall.providers)
  expect((await klarna.orderOf(contract)).captured_amount).toBe(5990)
  operator = await t.signIn(people.operator)
  const strays = (await openMatters()).filter(({ kind }) => kind === 'STRAY_CAPTURE')
  expect(strays.map(({ amount }) => amount)).toEqual([{ value: 59.9, currency: 'EUR' }])
})

test('restored books, which have lost what was taken for a parcel, know by its name whose it is, and it is not taken once more', async () => {
  const { t, merchant, klarna, state, capturesOf } = at
  const { contract, orderId } = await sendOne(2)
  const taken = (await capturesOf(contract)).map(({ amount }) => amount)
  await putBack(contract, unknown)
  await look(contract)
  expect(await capturesOf(contract)).toEqual([{ status: 'DONE', amount: taken[0], tries: 1 }])
  await send(merchant, orderId, 1)
  await t.drain()
  expect(await klarna.orderOf(contract)).toMatchObject({ captured_amount: minorOf(contract) })
  expect(await state(contract)).toBe('PAY_SUCCESS')
})
