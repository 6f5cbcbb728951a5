import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  FAILING_DAYS,
  webhookEvents,
  type WebhookEvent,
} from '@galleria/contract/merchant-webhook-rules'
import { DAY } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { paidOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { says, startProgram, type Program, type Received } from '../../testing/webhook-steps.ts'
import { demandAddress } from './webhook-address.ts'
import { sendDue } from './index.ts'

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
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error as { code?: string }).code,
  )
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

describe('an address', () => {
  test('that takes nothing for five days is switched off, and its owners are told once', async () => {
    await add()
    await t.drain()
    program.answers(says(410))
    const known = (await t.inbox(people.merchant)).length
    for (let day = 0; day < FAILING_DAYS - 1; day += 1) {
      await testIt()
      await t.drain()
      await later(DAY)
    }
    expect((await mira.call(LIST, {}))[0]).toMatchObject({ status: 'ON' })
    await later(DAY)
    expect((await mira.call(LIST, {}))[0]).toMatchObject({ status: 'FAILED', operationList: [] })
    await t.drain()
    const mails = (await t.inbox(people.merchant)).slice(0, -known || undefined)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A webhook of your shop has been switched off',
    ])
    expect((await log()).every(({ status }) => status === 'GIVEN_UP')).toBe(true)
    const before = received.length
    await paidOrder(t, anna, { desk: 1 })
    await later(DAY)
    expect(received).toHaveLength(before)
    const [one] = await mira.call(LIST, {})
    expect(await codeOf(testIt())).toBe('webhook.off')
    program.answers(says(200))
    const { id, eventList } = one!
    await mira.call('POST /sapi/mall-merchant/webhook/change', { id, url, eventList, isOn: true })
    await testIt()
    await t.drain()
    expect((await mira.call(LIST, {}))[0]).toMatchObject({ status: 'ON', failingSince: null })
  })

  test('is https on a public host, and in a demo also this machine', async () => {
    for (const wrong of [
      ...['http://10.0.0.1/', 'https://192.168.0.1/', 'https://[::ffff:10.0.0.1]/', 'ftp://a.test'],
      ...[
        'https://user:word@example.com/',
        'javascript:alert(1)',
        'nonsense',
        'https://a.invalid/',
      ],
    ])
      expect([wrong, await codeOf(add(webhookEvents, wrong))]).toEqual([wrong, 'webhook.address'])
    const live = { mode: 'production' } as const
    for (const wrong of [url, 'https://127.0.0.1/', 'https://localhost/', 'http://8.8.8.8/'])
      expect([wrong, await codeOf(demandAddress(live, wrong))]).toEqual([wrong, 'webhook.address'])
    expect(await demandAddress(live, 'https://8.8.8.8/told#there')).toBe('https://8.8.8.8/told')
    expect(await mira.call(LIST, {})).toEqual([])
  })

  test('signs with both secrets for a day after a change, then with the new one alone', async () => {
    const first = await add()
    const id = first.webhookList[0]!.id
    const second = await mira.call('POST /sapi/mall-merchant/webhook/rotate', { id })
    expect(second.secret).not.toBe(first.secret)
    const passes = (secret: string) => {
      const { body, headers } = received.at(-1)!
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      const signature = new Webhook(secret).sign(String(headers['webhook-id']), at, body)
      return String(headers['webhook-signature']).split(' ').includes(signature)
    }
    await testIt()
    await t.drain()
    expect([passes(first.secret), passes(second.secret)]).toEqual([true, true])
    t.clock.advance(DAY)
    await testIt()
    await t.drain()
    expect([passes(first.secret), passes(second.secret)]).toEqual([false, true])
    const [row] = await t.sql<{ row: string }>(
      'select webhook_endpoints::text as row from webhook_endpoints',
    )
    for (const secret of [first.secret, second.secret]) {
      expect(row!.row).not.toContain(secret)
      expect(JSON.stringify(await mira.call(LIST, {}))).not.toContain(secret)
    }
  })

  test('is one of five at most, and another shop’s is not there', async () => {
    for (let n = 0; n < 5; n += 1) await add(['order.paid'], `${url}/${n}`)
    expect(await codeOf(add())).toBe('webhook.too_many')
    const { id } = (await mira.call(LIST, {}))[0]!
    await testIt()
    const [message] = await log()
    expect([
      await codeOf(other.call('POST /sapi/mall-merchant/webhook/test', { id })),
      await codeOf(other.call('POST /sapi/mall-merchant/webhook/rotate', { id })),
      await codeOf(other.call('POST /sapi/mall-merchant/webhook/remove', { id })),
      await codeOf(
        other.call('POST /sapi/mall-merchant/webhook/change', {
          id,
          url,
          eventList: ['order.paid'],
          isOn: false,
        }),
      ),
      await codeOf(other.call('POST /sapi/mall-merchant/webhook/sendAgain', { id: message!.id })),
    ]).toEqual(Array(5).fill('webhook.not_found'))
    expect(await log(other)).toEqual([])
    expect((await mira.call(LIST, {})).map(({ status }) => status)).toEqual(Array(5).fill('ON'))
  })

  test('stands in the log of the shop by its host, without what is behind it', async () => {
    await add(['order.paid'], `${url}?token=hidden`)
    const [line] = (await mira.call('POST /sapi/mall-merchant/auditLog/page', {})).data
    expect(line).toMatchObject({
      call: 'mall-merchant/webhook/add',
      about: { kind: 'webhook', name: new URL(url).host },
      changeList: [
        { field: 'events', from: null, to: 'order.paid' },
        { field: 'state', from: null, to: 'ON' },
      ],
    })
    expect(JSON.stringify(line)).not.toContain('hidden')
  })
})
