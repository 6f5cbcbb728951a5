import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Call } from '@galleria/contract/define-call'
import { refusalStatus } from '@galleria/contract/refusals'
import { newId, toWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { storeDocument } from '../testing/merchant-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../testing/open-test-mall.ts'
import { addAddress, fillCart, order, pay, receivedOrder, until } from '../testing/shop-steps.ts'
import { people } from '../testing/small-catalogue.ts'
import type { Belongings } from './samples.ts'

export type Kind = 'anonymous' | 'guest' | 'member' | 'merchant' | 'operator'
export const kinds: readonly Kind[] = ['anonymous', 'guest', 'member', 'merchant', 'operator']

/**
 * Somebody who sends what he should not. The session is renewed behind his back when a call has
 * ended it, so that the next request gets as far as the last.
 */
export type Caller = {
  readonly kind: Kind
  token: string | undefined
  readonly userId: string | undefined
  belongings: Belongings
}

export type Answer = {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, unknown>>
}
export type Sent = {
  readonly url: string
  readonly body: string | Buffer
  readonly contentType?: string | undefined
  readonly headers?: Record<string, string>
}

export type Stage = {
  readonly t: TestMall
  /** Every call that the mall answers. */
  readonly calls: readonly Call[]
  readonly callers: Readonly<Record<Kind, Caller>>
  /**
   * As a browser of ours would send it, from one of forty addresses, so that flood protection does
   * not hide what is behind it.
   */
  send(caller: Caller, sent: Sent): Promise<Answer>
  /** New things to own, for those that requests have used up. */
  restock(): Promise<void>
  close(): Promise<void>
}

/**
 * The mall with five callers, three of whom own one of everything; the operator has an application
 * before him.
 */
export async function openStage(at?: Date): Promise<Stage> {
  const t = await openTestMall(at ? { at } : {})
  const callers = await openCallers(t)
  const restock = createRestock(t, callers)
  await restock()
  return {
    t,
    callers,
    calls: [...t.mall.gate.bound.values()].map(({ call }) => call),
    send: createSend(t),
    restock,
    close: () => t.close(),
  }
}

async function openCallers(t: TestMall): Promise<Stage['callers']> {
  const idOf = async (email: string) =>
    (await t.sql<{ id: string }>('select id from users where email = $1', [email]))[0]?.id ?? ''
  const guestId = randomUUID()
  await t.sql(`insert into users (id, kind) values ($1, 'tourist')`, [guestId])
  const caller = async (kind: Kind, userId: string): Promise<Caller> => ({
    kind,
    userId,
    token: await openSession(t, userId),
    belongings: {},
  })
  return {
    anonymous: { kind: 'anonymous', token: undefined, userId: undefined, belongings: {} },
    guest: await caller('guest', guestId),
    member: await caller('member', await idOf(people.anna)),
    merchant: await caller('merchant', await idOf(people.merchant)),
    operator: await caller('operator', await idOf(people.operator)),
  }
}

function createSend(t: TestMall): Stage['send'] {
  const methods = new Map(
    [...t.mall.gate.bound.keys()].map(
      (name) => name.split(' ').toReversed() as [string, 'GET' | 'POST' | 'PUT'],
    ),
  )
  let sentSoFar = 0
  return async (from, { url, body, contentType = 'application/json', headers = {} }) => {
    sentSoFar += 1
    const cookie = `site=DE; lang=en${from.token ? `; galleria=${from.token}` : ''}`
    const answer = await t.mall.app.inject({
      method: methods.get(url.split('?')[0] ?? '') ?? 'POST',
      url,
      payload: body,
      remoteAddress: `10.0.0.${sentSoFar % 40}`,
      headers: {
        host: 'mall.test',
        origin: 'http://mall.test',
        'content-type': contentType,
        cookie,
        ...headers,
      },
    })
    if (from.userId && answer.cookies.some((one) => one.name === 'galleria'))
      from.token = await openSession(t, from.userId)
    return { status: answer.statusCode, body: answer.body, headers: answer.headers }
  }
}

function createRestock(t: TestMall, callers: Stage['callers']): Stage['restock'] {
  let sold: Belongings | undefined
  let received: Belongings | undefined
  return async () => {
    // Limits per person and per address are proven elsewhere; here they would only hide what is
    // behind them.
    await t.sql('delete from rate_limits')
    await t.sql(`update contracts set network = null`)
    // The operator among the callers may have closed a shop: for the next requests it never was, in
    // the shop and in its history.
    await t.sql(`do $$ begin
        alter table transitions disable trigger transitions_append_only;
        delete from transitions where entity = 'seller';
        alter table transitions enable trigger transitions_append_only;
        update sellers set status = 'ACTIVE', status_reason = '' where status <> 'ACTIVE';
      end $$`)
    await t.sql('update items set is_listed = true, held_back = false where held_back')
    sold ??= await sellTo(t, visitorOf(t, callers.member))
    received ??= await receiveFrom(t, visitorOf(t, callers.member), visitorOf(t, callers.merchant))
    const [guest, member, merchant] = await Promise.all(
      [callers.guest, callers.member, callers.merchant].map((one) => gather(visitorOf(t, one))),
    )
    callers.guest.belongings = guest ?? {}
    callers.member.belongings = {
      ...together(member ?? {}, received),
      fil: [await storeDocument(t, people.anna)],
    }
    callers.operator.belongings = { app: [await waitingApplication(t)] }
    callers.merchant.belongings = together({ ...merchant, ...sold }, received)
  }
}

export function pathOf(call: Call): string {
  return call.call.slice(call.call.indexOf(' ') + 1)
}

export async function openSession(t: TestMall, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await t.sql(
    `insert into sessions (token_hash, user_id, user_agent, created_at, last_seen_at, expires_at) values ($1, $2, '', $3, $3, $4)`,
    [
      createHash('sha256').update(token).digest(),
      userId,
      t.clock.now(),
      new Date(t.clock.now().getTime() + DAY),
    ],
  )
  return token
}

function visitorOf(t: TestMall, caller: Caller): Visitor {
  const visitor = t.visit()
  if (caller.token) visitor.cookies.set('galleria', caller.token)
  return visitor
}

async function gather(visitor: Visitor): Promise<Belongings> {
  await dropBelongings(visitor)
  const contract = await order(visitor, { lamp: 1 })
  const { payUniqueKey, paymentRecordId } = await pay(visitor, contract.id)
  const orderId = contract.tradeOrderList[0]?.id ?? ''
  const detail = await visitor.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  const [addressId, ctl] = [
    await addAddress(visitor),
    await fillCart(visitor, { desk: 1, chair: 1 }),
  ]
  const { quoteId } = await visitor.call('POST /sapi/mall-order/web/order/renderTradeContract', {
    cartLineIds: ctl,
    addressId,
  })
  return {
    con: [contract.id],
    ord: [orderId],
    oli: detail.tradeOrderLineList.map((line) => line.id),
    pyo: contract.paymentOrderList.map((one) => one.id),
    pay: [paymentRecordId],
    payUniqueKey: [payUniqueKey],
    adr: [addressId],
    ctl,
    quo: [quoteId],
  }
}

/** Ben's, who is none of the callers. */
async function waitingApplication(t: TestMall): Promise<string> {
  await t.sql(
    `insert into merchant_applications (id, user_id, status, company) select $1, id, 'AUDIT', 'Holzwerk Brandt GmbH' from users where email = $2 on conflict do nothing`,
    [newId('application'), people.ben],
  )
  const [row] = await t.sql<{ id: Id<'application'> }>(
    `select a.id from merchant_applications a join users u on u.id = a.user_id where u.email = $1 order by a.created_at desc limit 1`,
    [people.ben],
  )
  return row ? toWireId('application', row.id) : ''
}

async function dropBelongings(visitor: Visitor): Promise<void> {
  const { data: unpaid } = await visitor.call(
    'POST /sapi/mall-order/web/order/pageTradeOrderForBuyer',
    { searchStatus: 'PENDING_PAY', pageSize: 50 },
  )
  // Nobody may have many of them at a time. One whose bank is just deciding stays.
  for (const { id } of unpaid)
    await visitor
      .call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', { id })
      .catch(() => undefined)
  for (const { id } of await visitor.call(
    'POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
    {},
  ))
    await visitor.call('POST /sapi/mall-customer/shipping-address/deleteShippingAddressFlow', {
      id,
    })
  const { cartLineList } = await visitor.call('POST /sapi/mall-order/cartline/list', {})
  if (cartLineList.length > 0)
    await visitor.call('POST /sapi/mall-order/cartline/delete', {
      ids: cartLineList.map((line) => line.id),
    })
}

/** Enough for many parcels. */
export const SOLD_QTY = 20
/** A paid order of the merchant's own shop, waiting to be sent. */
async function sellTo(t: TestMall, buyer: Visitor): Promise<Belongings> {
  await dropBelongings(buyer)
  const contract = await order(buyer, { desk: SOLD_QTY })
  await t.scenario('paid')
  await pay(buyer, contract.id)
  const orderId = contract.tradeOrderList[0]?.id ?? ''
  const DETAIL = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'
  const detail = await until(async () => {
    await buyer.call('POST /sapi/mall-pay/payment/payResult', {
      contractId: contract.id,
      isReturn: true,
    })
    await t.drain()
    const seen = await buyer.call(DETAIL, { id: orderId })
    return seen.displayStatus === 'UN_DELIVERY' && seen
  }, 'the payment')
  return { ord: [orderId], oli: detail.tradeOrderLineList.map((line) => line.id) }
}

/** An order that was received, reviewed, and complained about in part. */
async function receiveFrom(t: TestMall, buyer: Visitor, merchant: Visitor): Promise<Belongings> {
  await dropBelongings(buyer)
  const orderId = await receivedOrder(t, buyer, merchant, { desk: 5 })
  const detail = await buyer.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  const lineId = detail.tradeOrderLineList[0]?.id ?? ''
  const [review] = await buyer.call(
    'POST /api/trantor/flow/bbc_content_BatchCreateCommonCommentFlow',
    [{ postId: lineId, rateDict: 5, content: 'It stands straight.' }],
  )
  const application = await buyer.call(
    'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
    {
      tradeOrder: { id: orderId },
      reverseTradeOrderLineList: [{ tradeOrderLine: { id: lineId } }],
      applyRefundAmt: { value: 1 },
      reverseReason: 'DAMAGED',
    },
  )
  return { ord: [orderId], oli: [lineId], com: [review?.id ?? ''], asv: [application.id] }
}

function together(first: Belongings, second: Belongings): Belongings {
  return Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(second)])].map((kind) => [
      kind,
      [...(first[kind] ?? []), ...(second[kind] ?? [])],
    ]),
  )
}

const PROBLEM_KEYS = ['type', 'title', 'status', 'code', 'detail', 'requestId']
/** What only the inside of the program says: a stack, a statement, a path, a driver's message. */
const INSIDE =
  /\n\s+at |\bat \S+ \(|node_modules|node:internal|file:\/\/|\/apps\/api\/|\.[tj]s:\d|\bselect\b.+\bfrom\b|\binsert into\b|syntax error at|invalid input syntax|violates|relation \\?"|[A-Z]rror: |ECONN|FST_|kysely|postgres/is

/**
 * Holds for every answer whatever was asked: no fault, and a refusal that is one of ours and tells
 * nothing of the inside.
 */
export function expectSound(answer: Answer, about: string): void {
  if (answer.status < 500 && answer.status !== 0 && (answer.status < 400 || isProblem(answer)))
    return
  expect.fail(
    `${about}\nanswered ${answer.status} ${String(answer.headers['content-type'])} ${answer.body.slice(0, 500)}`,
  )
}

function isProblem(answer: Answer): boolean {
  if (
    answer.headers['content-type'] !== 'application/problem+json; charset=utf-8' ||
    INSIDE.test(answer.body)
  )
    return false
  const body = JSON.parse(answer.body) as Record<string, unknown>
  return (
    PROBLEM_KEYS.every((key) => key in body) &&
    body['status'] === answer.status &&
    (refusalStatus as Record<string, number>)[String(body['code'])] === answer.status
  )
}
