import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { toWireId, type Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMall, type Mall } from '../../api/src/app.ts'
import { openPayments } from '../../api/src/modules/payment/providers/index.ts'
import { systemClock } from '../../api/src/platform/clock.ts'
import { readEnv } from '../../api/src/platform/env.ts'
import { createLog } from '../../api/src/platform/log.ts'
import { startLab, type Lab } from '../../lab/src/lab.ts'
import { copyPayments } from './copy-payments.ts'
import { describeViolation, findViolations } from '../../../database/audit.ts'
import { createTestDatabase } from '../../../database/testing.ts'
import type { TestDatabase } from '../../../database/test-server.ts'
import { seedDemo } from './seed.ts'
import { checkDuePayments, reconcile, sendDueRefunds } from '../../api/src/testing/payment-work.ts'

/**
 * The demo mall beside the lab, as `npm start` opens it: filled now, the lab told, nothing asked
 * yet.
 */
const KEY = 'mockpay-demo-key'
const DAY = 24 * HOUR
let database: TestDatabase
let folder: string
let lab: Lab
let mall: Mall
let client: pg.Client

beforeAll(async () => {
  ;[database, folder] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'seed-test-')),
  ])
  ;[lab] = await Promise.all([
    startLab({ port: 0, smtpPort: 0, dataDir: folder, delays: { webhookRetries: [HOUR] } }),
    seedDemo({ databaseUrl: database.url, dataDir: folder, size: { buyers: 800, orders: 2_000 } }),
  ])
  const source = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${lab.smtpPort}`,
    MOCKPAY_URL: `${lab.url}/mockpay`,
    CARRIER_URL: `${lab.url}/carrier`,
    PAGES: 'none',
    LOG_LEVEL: 'silent',
  }
  const env = readEnv(source)
  mall = await openMall(env, createLog('silent'), systemClock, openPayments(source, env))
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await mall?.close()
  await lab?.stop()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

const ask = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await client.query<T>(sql, values)).rows
const tell = (labUrl = lab.url) =>
  copyPayments({
    databaseUrl: database.url,
    labUrl,
    webhookUrl: 'http://127.0.0.1:9/webhooks/mockpay',
    key: KEY,
  })
const violations = async () => (await findViolations(client)).map(describeViolation)

/**
 * By currency, in minor units: what the provider took less what it gave back, and what the books
 * say it did.
 */
async function balances(): Promise<{ lab: Record<string, number>; books: Record<string, number> }> {
  const memory = new DatabaseSync(join(folder, 'lab/lab.sqlite'), { readOnly: true })
  const rows = memory
    .prepare(`select currency, sum(minor) as minor from (
    select doc ->> '$.amount.currency' as currency, doc ->> '$.amount.minor' as minor from captures union all select doc ->> '$.amount.currency', -(doc ->> '$.amount.minor') from refunds where doc ->> '$.status' = 'succeeded') group by 1`)
    .all() as { currency: string; minor: number }[]
  memory.close()
  const books = await ask<{ currency: string; minor: string }>(
    `select currency, sum(amount) as minor from ledger_entries where account in ('provider', 'fees') group by 1`,
  )
  return {
    lab: Object.fromEntries(rows.map(({ currency, minor }) => [currency, minor])),
    books: Object.fromEntries(books.map(({ currency, minor }) => [currency, Number(minor)])),
  }
}

test('the lab is told every payment of the demo mall, once; a lab that lost its memory, or half of it, is told again', async () => {
  const [{ n: paid } = { n: 0 }] = await ask<{ n: number }>(
    'select count(*)::int as n from captures',
  )
  expect(paid).toBeGreaterThan(1_000)
  // Anna's that came to nothing, and those her bank still thinks about: the mall may ask about
  // them.
  const [{ n: unpaid } = { n: 0 }] = await ask<{ n: number }>(
    `select count(*)::int as n from payment_attempts where status <> 'PAY_SUCCESS' and next_check_at is not null and provider_ref is not null`,
  )
  expect(unpaid).toBe(7)
  expect(await tell()).toBe(paid + unpaid)
  expect(await tell()).toBe(0)

  const forgetful = await startLab({ port: 0, smtpPort: 0, dataDir: ':memory:' })
  try {
    const { data } = (await (
      await fetch(`${lab.url}/mockpay/v1/captures?limit=1`, {
        headers: { authorization: `Bearer ${KEY}` },
      })
    ).json()) as { data: { paymentId: string }[] }
    const one = (await (
      await fetch(`${lab.url}/mockpay/v1/payments/${data[0]!.paymentId}`, {
        headers: { authorization: `Bearer ${KEY}` },
      })
    ).json()) as {
      id: string
      reference: string
      amount: object
      createdAt: string
      captures: object[]
    }
    const half = await fetch(`${forgetful.url}/mockpay/test/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
      body: JSON.stringify({
        payments: [
          {
            id: one.id,
            reference: one.reference,
            amount: one.amount,
            webhookUrl: 'http://127.0.0.1:9/',
            createdAt: one.createdAt,
            captures: one.captures,
            refunds: [],
          },
        ],
      }),
    })
    expect(await half.json()).toEqual({ added: 1 })
    expect(await tell(forgetful.url)).toBe(paid + unpaid - 1)
  } finally {
    await forgetful.stop()
  }
})

test('provider and books agree to the cent in every currency, and reconciliation finds nothing to do', async () => {
  const { lab: taken, books } = await balances()
  expect(Object.keys(taken)).toHaveLength(4)
  expect(taken).toEqual(books)
  const [{ n: paid } = { n: 0 }] = await ask<{ n: number }>(
    'select count(*)::int as n from captures',
  )
  const found = await reconcile(mall.gate.own(), mall.providers)
  expect(found).toMatchObject({ settled: 0, stray: 0 })
  expect(found.looked).toBeGreaterThanOrEqual(paid)
  expect(await reconcile(mall.gate.own(), mall.providers)).toMatchObject({ settled: 0, stray: 0 })
})

test('nothing is wrong by any invariant at once and an hour later: refunds that are out are asked about and stay pending', async () => {
  expect(await violations()).toEqual([])
  const pending = async () =>
    ask<{ status: string; reverse: string; n: number }>(
      `select f.status, r.status as reverse, count(*)::int as n from refunds f join reverse_orders r on r.id = f.reverse_id where f.status not in ('DONE', 'FAILED') group by 1, 2`,
    )
  const before = await pending()
  expect(before).toMatchObject([{ status: 'SENT', reverse: 'REFUND_PENDING' }])
  // An hour and a minute of the mall's life: each of its clocks is that much nearer, and was polled
  // meanwhile.
  await client.query(`update refunds set updated_at = updated_at - interval '61 minutes'`)
  await client.query(`update refund_legs set next_try_at = next_try_at - interval '61 minutes'`)
  await client.query(`update orders set deadline_at = deadline_at - interval '61 minutes'`)
  expect(await violations()).toHaveLength(1)
  await sendDueRefunds(mall.gate.own(), mall.providers)
  await mall.jobs.drain(mall.subscriptions)
  expect(await violations()).toEqual([])
  expect(await pending()).toEqual(before)
  const [longest] = await ask<{ minutes: number }>(
    `select max(extract(epoch from g.next_try_at - r.updated_at) / 60)::float as minutes from refunds r join refund_legs g on g.refund_id = r.id where g.status = 'SENT'`,
  )
  expect(longest!.minutes).toBeLessThanOrEqual(51)
})

test('what her bank still thinks about waits on when the mall asks, and she can call it off and pay anew', async () => {
  const waiting = () =>
    ask<{ id: Id<'contract'> }>(
      `select o.contract_id as id from orders o join users u on u.id = o.buyer_id where u.email = 'anna@galleria.test' and o.status = 'PROCESSING'`,
    )
  const [first] = await waiting()
  await client.query(
    `update payment_attempts set next_check_at = $1 where status = 'PAY_PENDING'`,
    [new Date()],
  )
  await checkDuePayments(mall.gate.own(), mall.providers)
  expect(await waiting()).toHaveLength(2)

  const jar = await signIn('anna@galleria.test')
  const contractId = toWireId('contract', first!.id)
  const pay = () =>
    callOf<{ redirectUrl: string | null; payUniqueKey: string; paymentRecordId: string }>(
      jar,
      '/sapi/mall-pay/payment/firstPay',
      { payChannel: 'MOCKPAY', contractId },
    )
  // The page it was begun at was the past's.
  const { redirectUrl, payUniqueKey, paymentRecordId } = await pay()
  expect(redirectUrl).toBeNull()
  await callOf(jar, '/sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
    payUniqueKey,
    paymentRecordId,
  })
  expect((await pay()).redirectUrl).toContain(lab.url)
  expect(await waiting()).toHaveLength(1)
})

test('a merchant agrees to a refund of the demo, and it is done; another is declined; the books still agree', async () => {
  // How many wait at one shop, and for what, differs by the day; of all shops together there are
  // always some. One with an open offer is not declined, and goods are waited for before money.
  const waiting = await ask<{
    id: Id<'reverse'>
    email: string
    type: string
    hasOffer: boolean
  }>(
    `select r.id, u.email, r.type, exists (select from reverse_offers f where f.reverse_id = r.id and f.answer is null) as "hasOffer"
    from reverse_orders r join seller_staff s on s.seller_id = r.seller_id and s.role = 'owner' join users u on u.id = s.user_id
    where r.status = 'WAITING_FOR_AUDIT_BY_SELLER' order by r.id`,
  )
  const agreed = waiting.find(({ type }) => type === 'SALE_REFUND')!
  const declined = waiting.find(({ id, hasOffer }) => id !== agreed.id && !hasOffer)!
  const [first, second] = [agreed, declined].map(({ id }) => ({ id: toWireId('reverse', id) }))
  const [jar, other] = [await signIn(agreed.email), await signIn(declined.email)]
  for (const [who, one] of [
    [jar, first],
    [other, second],
  ] as const) {
    const { nextStepTime } = await call<{ nextStepTime: string }>(who, 'reverseorder/detail', one!)
    const left = Date.parse(nextStepTime) - Date.now()
    expect([left > 7 * HOUR, left < 3 * DAY]).toEqual([true, true])
  }
  await call(jar, 'reverseorder/approve', { id: first!.id })
  await call(other, 'reverseorder/reject', { id: second!.id, reason: 'It left us whole.' })
  for (let round = 0; round < 4; round++)
    await mall.jobs.drain(mall.subscriptions.filter(({ name }) => !name.startsWith('mail.')))
  expect(await call(jar, 'reverseorder/detail', { id: first!.id })).toMatchObject({
    reverseTradeOrderStatus: 'REVERSE_DONE',
  })
  expect(await call(other, 'reverseorder/detail', { id: second!.id })).toMatchObject({
    reverseTradeOrderStatus: 'REVERSE_CLOSE',
  })
  const { lab: taken, books } = await balances()
  expect(taken).toEqual(books)
  expect(await reconcile(mall.gate.own(), mall.providers)).toMatchObject({ settled: 0, stray: 0 })
  // Mails wait for their turn; everything else holds.
  expect((await findViolations(client, 'always')).map(describeViolation)).toEqual([])
})

test('photos of reviews are for everybody, evidence is for its buyer and its shop', async () => {
  const [shown] = await ask<{ id: Id<'file'> }>(
    'select images[1] as id from comments where cardinality(images) > 0 limit 1',
  )
  for (const size of ['', '-320'])
    expect(
      (await mall.app.inject({ url: `/files/${toWireId('file', shown!.id)}${size}.webp` }))
        .statusCode,
    ).toBe(200)
  // Whose goods were broken is drawn anew with every filling.
  const [stored] = await ask<{ id: Id<'file'>; shop: string; other: string }>(
    `select r.evidence[1] as id, own.email as shop, other.email as other from reverse_orders r join seller_staff s on s.seller_id = r.seller_id and s.role = 'owner' join users own on own.id = s.user_id
      cross join lateral (select u.email from seller_staff t join users u on u.id = t.user_id where not exists (select 1 from seller_staff b where b.user_id = u.id and b.seller_id = r.seller_id) limit 1) other
    where cardinality(r.evidence) > 0 limit 1`,
  )
  const url = `/files/${toWireId('file', stored!.id)}.webp`
  const readBy = async (email?: string) =>
    (
      await mall.app.inject({
        url,
        headers: email ? { cookie: await signIn(email) } : {},
      })
    ).statusCode
  expect([await readBy(), await readBy(stored!.shop), await readBy(stored!.other)]).toEqual([
    404, 200, 404,
  ])
})

const headers = {
  host: 'mall.test',
  origin: 'http://mall.test',
  'content-type': 'application/json',
}
async function signIn(email: string): Promise<string> {
  const answer = await mall.app.inject({
    method: 'POST',
    url: '/auth/web/user/login',
    headers: { ...headers, cookie: 'site=DE; lang=en' },
    payload: JSON.stringify({ account: email, password: 'galleria-demo' }),
  })
  expect(answer.statusCode).toBe(200)
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
const call = <T = object>(cookie: string, path: string, body: object) =>
  callOf<T>(cookie, `/sapi/mall-merchant/${path}`, body)
async function callOf<T = object>(cookie: string, url: string, body: object): Promise<T> {
  const answer = await mall.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, cookie },
    payload: JSON.stringify(body),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return JSON.parse(answer.body) as T
}
