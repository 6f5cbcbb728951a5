import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArgumentOf } from '@galleria/contract/client'
import { createLog } from '#platform/log.ts'
import { contractId } from '../testing/money-trail.ts'
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts'
import { ways } from '../testing/pay-everywhere.ts'
import { order, payFor, type Contract } from '../testing/shop-steps.ts'
import { withStripe } from '../testing/stripe-steps.ts'
import { breaksOf } from './break-event.ts'
import { rollWith, seed } from './dice.ts'
import { CARD, hooksOf, type About, type Posted } from './hooks.ts'
import { expectSound, type Answer } from './stage.ts'

/** So many to all providers together; `HOSTILE_REQUESTS` for more. */
const POSTS = Number(process.env['HOSTILE_REQUESTS'] ?? 1_200)
const MOST_MS = 2_000

let t: TestMall
const logged: string[] = []
beforeAll(async () => {
  t = await openTestMall({
    log: createLog('trace', { write: (line: string) => void logged.push(line) }),
    payments: withStripe,
  })
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

type FirstPay = Omit<ArgumentOf<'POST /sapi/mall-pay/payment/firstPay'>, 'contractId'>
/** What is begun and not paid, where a provider has such. */
const openings: Record<string, FirstPay> = {
  mockpay: { payChannel: 'MOCKPAY' },
  stripe: { payChannel: 'STRIPE_PAY_PC' },
  adyen: { payChannel: 'ADYEN_PC', payMethod: 'klarna_paynow' },
  paypal: { payChannel: 'PAYPAL_PAY_PC' },
}

/** A payment that was made, and one that was begun, or the same where there is none. */
async function payAt(name: string): Promise<readonly [About, About]> {
  const buyer = t.visit()
  const contract = await order(buyer, { lamp: 1 })
  const way = ways.find(({ provider }) => provider === name)
  if (way)
    await way.pay({
      payer: buyer,
      contractId: contract.id,
      labUrl: t.lab.url,
      insist: (work) => work(),
    })
  else await payFor(t, buyer, contract.id)
  const paid = { ...(await findPayment(contract)), isOpen: false }
  const opening = openings[name]
  if (!opening) return [paid, { ...paid, isOpen: true }]
  const other = t.visit()
  const unpaid = await order(other, { lamp: 1 })
  await other.call('POST /sapi/mall-pay/payment/firstPay', { ...opening, contractId: unpaid.id })
  return [paid, { ...(await findPayment(unpaid)), isOpen: true }]
}

async function findPayment(contract: Contract): Promise<{ ref: string; reference: string }> {
  const [payment] = await t.sql<{ ref: string; reference: string }>(
    `select provider_ref as ref, id || '.' || payment_order_id as reference from payment_attempts where contract_id = $1`,
    [contractId(contract)],
  )
  if (!payment?.ref) throw new Error('nothing was begun')
  return payment
}

/** Whatever an event could move. */
async function readBooks(): Promise<Record<string, unknown>> {
  const tables = {
    payment_attempts: 'id, status, amount, provider_ref, failed_reason, authorised_at',
    captures: '*',
    refunds: '*',
    disputes: '*',
    money_matters: '*',
    ledger_entries: '*',
  }
  const books: Record<string, unknown> = {}
  for (const [table, columns] of Object.entries(tables))
    books[table] = await t.sql(`select ${columns} from ${table} order by 1, 2`)
  return books
}
const countStored = async () => (await stored())[0]?.n ?? 0

async function postEvent({ url, headers, payload }: Posted): Promise<Answer & { ms: number }> {
  const before = performance.now()
  const answer = await t.mall.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: 'mall.test', ...headers },
  })
  const ms = performance.now() - before
  return { status: answer.statusCode, body: answer.body, headers: answer.headers, ms }
}

describe.each(['mockpay', 'stripe', 'adyen', 'paypal', 'braintree', 'klarna'])(
  'events of %s',
  (name) => {
    const count = Math.ceil(POSTS / 6)
    test(
      `${count} of them malformed, forged, changed or stale: no fault, no wait, nothing kept that was not said by it, and no money moves`,
      async () => {
        const hook = hooksOf(t).find((one) => one.name === name)
        if (!hook) throw new Error(`nobody signs for ${name}`)
        const payments = await payAt(name)
        await t.lab.idle(300)
        await t.drain()
        // A sound one is taken, once; from now on it is known.
        const now = t.clock.now()
        const sound = JSON.stringify(hook.event({ ...payments[0], isOpen: false }, now))
        const before = await countStored()
        for (const times of [1, 2]) {
          const answer = await postEvent(hook.post(sound, hook.sign(sound, now, true)))
          expect([times, answer.status, await countStored()]).toEqual([times, 200, before + 1])
        }
        await t.drain()
        const books = await readBooks()
        const answered: Record<string, number> = {}
        for (let index = 0; index < count; index += 1) {
          const dice = rollWith(seed * 1_000_003 + index)
          const breaks = breaksOf(hook)
          const [kind, breakIt] = breaks[index % breaks.length] ?? ['', () => undefined]
          const about = dice.pick(payments)
          const broken = breakIt({ hook, about, now, dice })
          if (!broken) throw new Error('nothing is broken')
          const { what, posted, isSigned } = broken
          const told = `HOSTILE_SEED=${seed}, ${name} ${index}: ${kind}; ${what}\n${String(posted.payload).slice(0, 300)}`
          const known = await countStored()
          const answer = await postEvent(posted)
          expectSound(answer, told)
          expect(answer.ms, told).toBeLessThan(MOST_MS)
          const isTaken = answer.status === 200 && isSigned
          if (!isTaken) expect([400, 413], `${answer.status} ${told}`).toContain(answer.status)
          const kept = (await countStored()) - known
          if (!isTaken) expect(kept, told).toBe(0)
          answered[`${kind}: ${answer.status}`] = (answered[`${kind}: ${answer.status}`] ?? 0) + 1
        }
        await t.drain()
        expect(await readBooks()).toEqual(books)
        expect(
          await t.sql(
            `select event_id from provider_events where status not in ('DONE', 'IGNORED')`,
          ),
        ).toEqual([])
        // Each way was walked, and turned away at least once.
        for (const [kind] of breaksOf(hook))
          if (!(hook.isBodyOpen && kind.startsWith('changed')))
            expect(answered[`${kind}: 400`] ?? 0, JSON.stringify(answered)).toBeGreaterThan(0)
        if (process.env['HOSTILE_REPORT']) console.log(name, answered)
      },
      120_000 + POSTS * 20,
    )

    test('a number of a card that stands in one is in no line of the log, nor in what is kept of it', async () => {
      expect(logged.filter((line) => line.includes(`/webhooks/${name}`)).length).toBeGreaterThan(10)
      expect(
        logged.filter((line) => line.replaceAll(/[ -]/g, '').includes(CARD.replaceAll(' ', ''))),
      ).toEqual([])
      expect(
        await t.sql(
          `select event_id from provider_events where provider = $1 and payload::text like '%' || $2 || '%'`,
          [name, CARD],
        ),
      ).toEqual([])
    })
  },
)
