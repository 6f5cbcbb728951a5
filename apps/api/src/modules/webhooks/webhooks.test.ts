import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  webhookEvents,
  webhookWaits,
  type WebhookEvent,
} from '@galleria/contract/merchant-webhook-rules'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { recordTransitions } from '#platform/transitions.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { orderId } from '../../testing/order-steps.ts'
import { paidOrder, send } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { says, startProgram, type Program, type Received } from '../../testing/webhook-steps.ts'
import { sendDue, sweepWebhooks } from './index.ts'
import { sendMessage } from './send-message.ts'

const ADD = 'POST /sapi/mall-merchant/webhook/add' as const
const LIST = 'POST /sapi/mall-merchant/webhook/list' as const
const LOG = 'POST /sapi/mall-merchant/webhook/messages' as const

let t: TestMall
let mira: Visitor
let other: Visitor
let anna: Visitor
let program: Program
let url: string
let received: Received[]
beforeAll(async () => {
  program = await startProgram()
  ;({ url, received } = program)
  t = await openTestMall()
  mira = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
  anna = await t.signIn(people.anna)
})
afterAll(async () => {
  await t.close()
  await program.close()
})
beforeEach(async () => {
  received.length = 0
  program.answers(says(204))
  await t.sql('delete from rate_limits')
  await t.sql('delete from webhook_messages')
  await t.sql('delete from webhook_endpoints')
})

const add = (eventList: readonly WebhookEvent[] = webhookEvents, at = url, by = mira) =>
  by.call(ADD, { url: at, eventList: [...eventList] })
const log = async (by = mira) => (await by.call(LOG, {})).data
const types = () => received.map(({ body }) => JSON.parse(body).type as string)
const own = () => t.mall.gate.own()
/** The clock comes round, and what is due is sent. */
async function later(ms: number): Promise<void> {
  t.clock.advance(ms)
  await sendDue(own())
  await t.drain()
}
const testIt = async () => {
  const [one] = await mira.call(LIST, {})
  await mira.call('POST /sapi/mall-merchant/webhook/test', { id: one!.id })
}

describe('what is told', () => {
  test('is signed as Standard Webhooks says, and names ids and states only', async () => {
    const { secret } = await add()
    const id = orderId(await paidOrder(t, anna, { desk: 1 }))
    await t.drain()
    expect(types()).toEqual(['order.paid'])
    const [{ headers, body, path }] = received as [Received]
    expect(path).toBe('/told')
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_/),
      'webhook-signature': expect.stringMatching(/^v1,/),
    })
    expect(secret).toMatch(/^whsec_/)
    const read = new Webhook(secret).verify(body, headers as Record<string, string>)
    expect(read).toEqual({
      type: 'order.paid',
      timestamp: t.clock.now().toISOString(),
      data: { id, status: 'UN_DELIVERY' },
    })
    expect(() =>
      new Webhook(secret).verify(`${body} `, headers as Record<string, string>),
    ).toThrow()
    const [line] = await log()
    expect(line).toMatchObject({
      id: headers['webhook-id'],
      status: 'DELIVERED',
      body,
      nextTryTime: null,
      tryList: [{ outcome: 'TAKEN', httpStatus: 204, answer: '' }],
    })
  })

  test('follows an order from paid to received, and what was asked for about it', async () => {
    await add()
    const id = orderId(await paidOrder(t, anna, { desk: 1 }))
    await send(mira, id)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
    await t.drain()
    expect(types().toSorted()).toEqual(['order.completed', 'order.paid', 'order.shipped'])
    for (const { body } of received)
      expect(Object.keys(JSON.parse(body).data as object)).toEqual(['id', 'status'])
  })

  test('of what is sent at no charge is that it was made, sent and received, or cancelled; never that it was paid', async () => {
    const of = orderId(await paidOrder(t, anna, { desk: 1 }))
    await send(mira, of)
    const { tradeOrderLineList } = await mira.call('POST /sapi/mall-merchant/order/detail', {
      id: of,
    })
    await t.drain()
    await add()
    const reissue = async (part: string, knownCount: number) => {
      const { reissueList } = await mira.call('POST /sapi/mall-merchant/order/reissue', {
        orderId: of,
        reason: 'MISSING',
        lines: [{ id: tradeOrderLineList[0]!.id, part }],
        requestKey: `told-of-${part}`,
        knownCount,
      })
      return reissueList.at(-1)!.id
    }
    const told = () =>
      received.map(({ body }) => {
        const { type, data } = JSON.parse(body) as { type: string; data: object }
        return [type, data]
      })
    const id = await reissue('a-leg', 0)
    await t.drain()
    expect(told()).toEqual([['order.reissued', { id, status: 'UN_DELIVERY' }]])
    await send(mira, id)
    await anna.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
    await t.drain()
    expect(types().toSorted()).toEqual(['order.completed', 'order.reissued', 'order.shipped'])
    received.length = 0
    const again = await reissue('a-screw', 1)
    await mira.call('POST /sapi/mall-merchant/order/cancelReissue', { id: again })
    await t.drain()
    expect(told().toSorted()).toEqual([
      ['order.cancelled', { id: again, status: 'CANCELED' }],
      ['order.reissued', { id: again, status: 'UN_DELIVERY' }],
    ])
  })

  test('is only what was chosen, only to the own shop, and nothing once it is switched off or removed', async () => {
    const { webhookList } = await add(['order.completed'])
    await add(webhookEvents, `${url}/other`, other)
    await paidOrder(t, anna, { desk: 1 })
    await t.drain()
    expect(received).toEqual([])
    const id = webhookList[0]!.id
    const change = { id, url, eventList: ['order.paid' as const] }
    await mira.call('POST /sapi/mall-merchant/webhook/change', { ...change, isOn: false })
    await paidOrder(t, anna, { desk: 1 })
    await t.drain()
    expect(received).toEqual([])
    await mira.call('POST /sapi/mall-merchant/webhook/change', { ...change, isOn: true })
    await paidOrder(t, anna, { desk: 1 })
    await t.drain()
    expect(types()).toEqual(['order.paid'])
    expect(await mira.call('POST /sapi/mall-merchant/webhook/remove', { id })).toEqual([])
    await paidOrder(t, anna, { desk: 1 })
    await t.drain()
    expect(types()).toEqual(['order.paid'])
    expect(await log(other)).toEqual([])
  })

  test('is nothing where the transaction comes to nothing, and there as soon as it is', async () => {
    await add()
    const waiting = () => t.sql<{ type: string }>('select type from webhook_messages')
    const id = await paidOrder(t, anna, { desk: 1 })
    const [{ entityId }] = (await t.sql<{ entityId: string }>(
      'select id as "entityId" from orders where contract_id = $1',
      [fromWireId('contract', id.id)],
    )) as [{ entityId: string }]
    await t.sql('delete from webhook_messages')
    const pay = {
      entity: 'order',
      entityId,
      from: 'UN_DELIVERY',
      to: 'UN_DELIVERY',
      event: 'pay',
      actor: 'payment',
    } as const
    const failing = own().inTransaction(async (tx) => {
      await recordTransitions(tx, [{ ...pay, at: t.clock.now() }])
      throw new Error('at the end')
    })
    await expect(failing).rejects.toThrow('at the end')
    expect(await waiting()).toEqual([])
    await own().inTransaction((tx) => recordTransitions(tx, [{ ...pay, at: t.clock.now() }]))
    expect(await waiting()).toEqual([{ type: 'order.paid' }])
  })
})

describe('a message', () => {
  test('whose job was lost is sent by the clock; one that was under way when the process died, a minute later, under its id', async () => {
    await add()
    await paidOrder(t, anna, { desk: 1 })
    await t.sql(`delete from pgboss.job where name = 'webhook.send'`)
    await t.drain()
    expect(received).toEqual([])
    await later(0)
    expect(types()).toEqual(['order.paid'])
    // Taken and sent, and never written down.
    await t.sql(`update webhook_messages set status = 'WAITING', try_count = 1, next_try_at = $1`, [
      new Date(t.clock.now().getTime() + 60_000),
    ])
    await later(59_000)
    expect(received).toHaveLength(1)
    await later(1000)
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
      received[0]!.headers['webhook-id'],
      received[0]!.headers['webhook-id'],
    ])
  })

  test('is sent once, however many take it up at once', async () => {
    await add()
    await testIt()
    const [{ id }] = (await t.sql<{ id: never }>('select id from webhook_messages')) as [
      { id: never },
    ]
    await Promise.all(Array.from({ length: 4 }, () => sendMessage(own(), { messageId: id })))
    await t.drain()
    expect(received).toHaveLength(1)
  })

  test('that is not taken is tried again, each time later, and given up after a day', async () => {
    await add()
    program.answers(says(500, `<h1>broken</h1>\u0000${'x'.repeat(2000)}`))
    await testIt()
    await t.drain()
    for (const seconds of webhookWaits) {
      await later((seconds - 1) * 1000)
      const before = received.length
      await later(1000)
      expect(received.length).toBe(before + 1)
    }
    expect(received).toHaveLength(webhookWaits.length + 1)
    const [line] = await log()
    expect([line!.status, line!.nextTryTime, line!.tryList.length]).toEqual(['GIVEN_UP', null, 9])
    expect(line!.tryList[0]).toMatchObject({ outcome: 'ANSWERED', httpStatus: 500 })
    expect(line!.tryList[0]!.answer).toHaveLength(500)
    expect(line!.tryList[0]!.answer).toMatch(/^<h1>broken<\/h1> x/)
    await later(DAY)
    expect(received).toHaveLength(9)
    // Sent again by hand it is the same message.
    program.answers(says(200, 'thanks'))
    await mira.call('POST /sapi/mall-merchant/webhook/sendAgain', { id: line!.id })
    await t.drain()
    expect(received.at(-1)!.headers['webhook-id']).toBe(line!.id)
    expect((await log())[0]).toMatchObject({
      status: 'DELIVERED',
      tryList: [{ outcome: 'TAKEN', httpStatus: 200, answer: 'thanks' }, ...line!.tryList],
    })
    expect((await mira.call(LIST, {}))[0]!.failingSince).toBeNull()
  })

  test('goes nowhere else: a redirect is an answer, and not a yes', async () => {
    await add()
    program.answers(says(307, '', { location: `${url}/elsewhere` }))
    await testIt()
    await t.drain()
    expect(received.map(({ path }) => path)).toEqual(['/told'])
    expect((await log())[0]!.tryList).toMatchObject([{ outcome: 'REDIRECTED', httpStatus: 307 }])
  })

  test('is not sent to an address inside the house, whatever was allowed when it was given', async () => {
    const { webhookList } = await add()
    for (const inside of [
      'http://169.254.169.254/latest',
      'http://10.0.0.1/',
      'http://[fd00::1]/',
    ]) {
      await t.sql('update webhook_endpoints set url = $1, resting_until = null', [inside])
      await testIt()
      await t.drain()
    }
    expect((await log()).map(({ tryList }) => tryList[0]!.outcome)).toEqual([
      'NOT_PUBLIC',
      'NOT_PUBLIC',
      'NOT_PUBLIC',
    ])
    expect(webhookList).toHaveLength(1)
    expect(received).toEqual([])
  })

  test('is waited for eight seconds, and no transaction is open meanwhile', async () => {
    await add()
    program.answers(() => undefined)
    await testIt()
    const began = performance.now()
    const sending = t.drain()
    await sleep(1000)
    expect(received).toHaveLength(1)
    expect(
      await t.sql(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      ),
    ).toEqual([{ n: 0 }])
    await sending
    expect(performance.now() - began).toBeGreaterThan(7900)
    expect((await log())[0]!.tryList).toMatchObject([{ outcome: 'TIMED_OUT', httpStatus: null }])
  }, 20_000)

  test('waits while its address rests, so that a dead one is not run against by all at once', async () => {
    await add()
    program.answers(says(503))
    for (let n = 0; n < 5; n += 1) await testIt()
    await t.drain()
    expect(received).toHaveLength(1)
    program.answers(says(200))
    await later(5000)
    expect(received).toHaveLength(6)
    expect((await log()).map(({ status }) => status)).toEqual(Array(5).fill('DELIVERED'))
  })

  test('and its tries are forgotten after thirty days', async () => {
    await add()
    await testIt()
    await t.drain()
    const at = (days: number) => ({
      db: own().db,
      now: () => new Date(t.clock.now().getTime() + days * DAY),
    })
    await sweepWebhooks(at(29))
    expect(await log()).toHaveLength(1)
    await sweepWebhooks(at(31))
    expect(await log()).toEqual([])
    expect(await t.sql('select id from webhook_tries')).toEqual([])
  })
})
