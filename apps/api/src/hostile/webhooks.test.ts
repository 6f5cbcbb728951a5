import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts'
import { expectSound, type Answer } from './stage.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const KEY = 'whk-demo-current'
async function send(body: string | Buffer, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await t.mall.app.inject({
    method: 'POST',
    url: '/webhooks/mockpay',
    payload: body,
    headers: { host: 'mall.test', 'content-type': 'application/json', ...headers },
  })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}
function sign(
  body: string | Buffer,
  at = Math.floor(t.clock.now().getTime() / 1000),
  key = KEY,
): string {
  return `t=${at},v1=${createHmac('sha256', key).update(`${at}.`).update(body).digest('hex')}`
}
const event = (change: object = {}) => ({
  id: 'evt_1',
  type: 'payment.updated',
  created: 1,
  data: { payment: { id: 'mp_unknown' } },
  ...change,
})
const stored = () => t.sql<{ n: number }>('select count(*)::int as n from provider_events')

describe('a webhook', () => {
  test('without a signature of ours for exactly these bytes and about now is refused, whatever it holds, and leaves nothing', async () => {
    const body = JSON.stringify(event())
    const now = Math.floor(t.clock.now().getTime() / 1000)
    const signatures = [
      '',
      'x',
      't=,v1=',
      `t=NaN,v1=${'0'.repeat(64)}`,
      `t=1e999,v1=${'0'.repeat(64)}`,
      `t=${now},v1=`,
      `t=${now},v1=${'0'.repeat(64)}`,
      `t=${now},v1=zz`,
      `v1=${'0'.repeat(64)}`,
      sign(body, now - 301),
      sign(body, now + 301),
      sign(`${body} `),
      sign(body, now, 'another-key'),
      `t=${now},${'v1=00,'.repeat(5000)}`,
      '__proto__=1',
      sign(body).replace(/^t=(\d+)/, 't=0x1'),
    ]
    for (const signature of signatures) {
      const answer = await send(body, { 'mockpay-signature': signature })
      expectSound(answer, signature.slice(0, 80))
      expect(answer.status, signature.slice(0, 80)).toBe(400)
    }
    for (const bytes of ['', 'null', '{', '[]', Buffer.alloc(1000), '['.repeat(30_000)])
      expect((await send(bytes)).status).toBe(400)
    expect(await stored()).toEqual([{ n: 0 }])
  })

  test('that is signed and still no event is refused without a fault, and one with odd things in it does no harm', async () => {
    const odd: Record<string, string | Buffer> = {
      nothing: '',
      null: 'null',
      'a list': '[]',
      'half a body': '{"id":',
      'an event without a payment': JSON.stringify({ id: 'evt_2' }),
      'an id of 30 kilobytes': JSON.stringify(event({ id: 'x'.repeat(30_000) })),
      'an id with NUL': JSON.stringify(event({ id: 'evt_\u0000' })),
      'a payment with NUL': JSON.stringify(event({ data: { payment: { id: 'mp_\u0000' } } })),
      'an id that is a number': JSON.stringify(event({ id: 1 })),
      'bytes that are no UTF-8': Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
      'NUL beside': JSON.stringify(event({ id: 'evt_3', note: 'a\u0000b' })),
      'half a letter beside': JSON.stringify(event({ id: 'evt_4', note: 'a\ud800b' })),
      'ten thousand levels beside': `{"id":"evt_5","type":"payment.updated","created":1,"data":{"payment":{"id":"mp_unknown"}},"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      'a prototype':
        '{"id":"evt_6","type":"payment.updated","created":1,"data":{"payment":{"id":"mp_unknown"}},"__proto__":{"x":1}}',
    }
    for (const [what, body] of Object.entries(odd)) {
      const answer = await send(body, { 'mockpay-signature': sign(body) })
      expectSound(answer, what)
    }
    const large = JSON.stringify(event({ note: 'x'.repeat(70_000) }))
    expect((await send(large, { 'mockpay-signature': sign(large) })).status).toBe(413)
    await t.drain()
    expect(
      await t.sql(`select 1 from provider_events where status not in ('DONE', 'IGNORED')`),
    ).toEqual([])
  })
})
