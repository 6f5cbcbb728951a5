import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@galleria/contract/client'
import { fromWireId } from '@galleria/kernel/id'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeViolation, findViolations } from '../../../../database/audit.ts'
import { followMall, foldersOf, runBackup } from '../../../../database/backup/run-backup.ts'
import { runRestore } from '../../../../database/backup/run-restore.ts'
import { startCluster, type Cluster } from '../../../../database/cluster.ts'
import { migrate } from '../../../../database/migrate.ts'
import { startLab } from '../../../lab/src/lab.ts'
import { freePort } from '../testing/free-port.ts'
import { openFolder } from '../testing/open-folder.ts'
import { HELD_IN_BOOKS, heldAtProvider } from '../testing/provider-books.ts'
import { stockShelves } from '../testing/small-catalogue.ts'
import {
  applyForAll,
  approve,
  buy,
  order,
  pay,
  refundAll,
  ship,
  signIn,
  untilPaid,
  untilRefunded,
  type Purchase,
} from './patient-shopper.ts'
import { person, startApi, type ApiSettings, type Person, type RunningApi } from './run-process.ts'

/**
 * The machine is lost under load and its mall brought back as it was a second before. `npm run
 * prove -- drill` does it with more shoppers.
 */
const SHOPPERS = Number(process.env['DRILL_SHOPPERS'] ?? 3)

let folder: string
let cluster: Cluster
let lab: Awaited<ReturnType<typeof startLab>>
let settings: ApiSettings
let api: RunningApi
let merchant: Person
const key = randomBytes(32).toString('base64url')
const store = () => ({ folder: join(folder, 'backups'), key })
const server = () => ({ url: cluster.urlFor('mall'), data: cluster.data })
beforeAll(async () => {
  folder = await openFolder('mall-drill-')
  ;[cluster, lab] = await Promise.all([
    startCluster({ dataDir: folder, durable: true }),
    startLab({ port: 0, smtpPort: 0, dataDir: ':memory:', delays: { script: 30 } }),
  ])
  const admin = new pg.Client({ connectionString: cluster.urlFor('postgres') })
  await admin.connect()
  await admin.query('create database mall').finally(() => admin.end())
  await migrate(cluster.urlFor('mall'))
  await stockShelves(cluster.urlFor('mall'))
  settings = {
    databaseUrl: cluster.urlFor('mall'),
    dataDir: folder,
    port: await freePort(),
    lab: { url: lab.url, smtpPort: lab.smtpPort },
  }
  api = await startApi(settings)
  merchant = await signIn(person(api.url), 'merchant@galleria.test')
})
afterAll(async () => {
  api.child.kill('SIGKILL')
  await api.ended()
  await lab.stop()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: cluster.urlFor('mall') })
  // The machine is lost while shoppers come: the statement under way reports it.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = await connect()
  return (await client.query<Row>(sql).finally(() => client.end())).rows
}
async function violations(): Promise<string[]> {
  const client = await connect()
  return (await findViolations(client).finally(() => client.end())).map(describeViolation)
}
async function willPay(): Promise<void> {
  await fetch(`${lab.url}/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel: 'MOCKPAY', outcome: 'paid' }),
  })
}
/** A member who is signed in already. */
async function member(): Promise<Person> {
  const [token, id] = [randomBytes(32).toString('base64url'), randomUUID()]
  await ask(
    `insert into users (id, kind, email, nickname, password_hash) values ('${id}', 'member', '${id}@galleria.test', 'Kim', 'x');
     insert into sessions (token_hash, user_id, expires_at) values ('\\x${createHash('sha256').update(token).digest('hex')}', '${id}', now() + interval '1 day')`,
  )
  const one = person(api.url)
  one.cookies.set('galleria', token)
  return one
}
async function bought(who: Person): Promise<{ who: Person; purchase: Purchase }> {
  await willPay()
  const purchase = await buy(who)
  await untilPaid(who, purchase)
  return { who, purchase }
}
/** Somebody who is gone with the machine: no call is made again afterwards. */
function whileThere({ call, cookies }: Person, isOver: () => boolean): Person {
  const gone = {
    type: '',
    title: '',
    status: 410,
    code: 'drill.over',
    detail: 'gone',
    requestId: '',
  }
  const calling = async (...words: Parameters<Person['call']>) => {
    if (isOver()) throw new Problem(gone)
    return call(...words)
  }
  return { cookies, call: calling as Person['call'] }
}
/** Buys and gives back, again and again. */
async function shopOn(isOver: () => boolean): Promise<void> {
  for (;;) {
    const { who, purchase } = await bought(whileThere(await member(), isOver))
    await refundAll(who, whileThere(merchant, isOver), purchase)
  }
}
const until = async (isSo: () => Promise<boolean>, withinMs = 180_000) => {
  for (const end = Date.now() + withinMs; !(await isSo()); await sleep(200))
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms`)
}

const isDone = async (job: string, field: string, id: string) =>
  (
    await ask(
      `select from pgboss.job where name = '${job}' and state = 'completed' and data ->> '${field}' = '${id}'`,
    )
  ).length > 0
const isMailSent = (contractId: string) => isDone('mail.paid', 'contractId', contractId)

/** The parcel of an order, as the books have it. */
async function parcelOf({
  orderId,
}: Purchase): Promise<{ id: string; number: string } | undefined> {
  const order = fromWireId('order', orderId)
  const [parcel] = await ask<{ id: string; number: string }>(
    `select id, number from parcels where order_id = '${order}'`,
  )
  return parcel
}
/** The carrier follows it, and its buyer has been told. */
async function untilSent(purchase: Purchase): Promise<void> {
  const { id = '' } = (await parcelOf(purchase)) ?? {}
  await until(() => isDone('parcel.follow', 'parcelId', id))
  await until(() => isDone('mail.shipped', 'parcelId', id))
}

type Mail = { to: string; subject: string; text: string }
/** The buyer's and the shop's: the page of all shows the latest hundred only. */
async function mails(): Promise<Mail[]> {
  const boxes = ['kim@galleria.test', 'merchant@galleria.test'].map(
    async (to) => (await (await fetch(`${lab.url}/inbox?to=${to}`)).json()) as Mail[],
  )
  return (await Promise.all(boxes)).flat()
}
const doubled = (all: readonly Mail[]) => {
  const names = all.map(({ to, subject, text }) => `${to} ${subject} ${text}`)
  return names.filter((name, index) => names.indexOf(name) !== index)
}

type Taken = { paymentId: string; reference: string; amount: { minor: number } }
/** What the provider took and kept for each payment order of the mall, in minor units. */
async function remainingByOrder(): Promise<Map<string, number[]>> {
  const headers = { authorization: 'Bearer mockpay-demo-key' }
  const read = async (path: string) =>
    (await (await fetch(`${lab.url}/mockpay/v1${path}`, { headers })).json()) as never
  const { data } = (await read('/captures?limit=1000')) as { data: Taken[] }
  const remaining = new Map<string, number[]>()
  for (const { paymentId, reference, amount } of data) {
    const { refunds } = (await read(`/payments/${paymentId}`)) as {
      refunds: { status: string; amount: { minor: number } }[]
    }
    const back = refunds.filter(({ status }) => status === 'succeeded')
    const left = back.reduce((sum, one) => sum - one.amount.minor, amount.minor)
    const due = reference.split('.')[1] ?? ''
    if (left !== 0) remaining.set(due, [...(remaining.get(due) ?? []), left])
  }
  return remaining
}

test(
  'lost under load and restored to a second before, the mall knows of each payment, refund and parcel, charges and gives back nothing twice, and sends no mail twice',
  { timeout: 900_000 },
  async () => {
    await runBackup(store(), server(), foldersOf(folder))
    const returning = await bought(await member())
    const request = await applyForAll(returning.who, returning.purchase)
    const late = person(api.url)
    const unpaid = await order(late)
    const toSend = await bought(await member())
    let isOver = false
    const crowd = Array.from({ length: SHOPPERS }, () => shopOn(() => isOver))
    const crowdIsGone = Promise.allSettled(crowd)
    await sleep(1_000)
    await followMall(store(), server(), foldersOf(folder))
    await sleep(1_000)

    // To this instant the mall comes back. What these do now it will not know.
    const [{ now: instant } = { now: new Date() }] = await ask<{ now: Date }>(
      'select clock_timestamp() as now',
    )
    await sleep(50)
    await willPay()
    await pay(late, unpaid)
    const [, , lost] = await Promise.all([
      untilPaid(late, unpaid),
      approve(merchant, request).then(() => untilRefunded(returning.who, request)),
      bought(person(api.url)),
    ])
    await until(() => isMailSent(idOf(unpaid)))
    // Two parcels of orders that it will know, one of an order that it will not.
    const parcels = [toSend.purchase, unpaid, lost.purchase]
    for (const [index, purchase] of parcels.entries()) {
      await ship(merchant, purchase, `DRILL${index}`)
      await untilSent(purchase)
    }
    const sentBefore = await Promise.all(parcels.map(parcelOf))
    isOver = true
    api.child.kill('SIGKILL')
    cluster.kill()
    await api.ended()
    await cluster.stop()
    await crowdIsGone
    const before = await mails()

    await runRestore(
      store(),
      {
        dataDir: folder,
        databaseUrl: undefined,
        database: 'mall',
        until: instant,
        mayReplace: true,
      },
      () => {},
    )
    cluster = await startCluster({ dataDir: folder, durable: true })
    const unknown = await ask(`select id from contracts where id = '${idOf(lost.purchase)}'`)
    expect(unknown).toEqual([])
    expect(await ask(`select from parcels where number like 'DRILL%'`)).toEqual([])
    api = await startApi({ ...settings, databaseUrl: cluster.urlFor('mall') })

    // The order that was paid since is paid; the refund that was given since is given by asking for
    // it again.
    await untilPaid(late, unpaid)
    expect(
      await ask(
        `select kind, status, count(*)::int > 0 as some from money_matters where kind = 'STRAY_REFUND' and contract_id = '${idOf(returning.purchase)}' group by 1, 2`,
      ),
    ).toEqual([{ kind: 'STRAY_REFUND', status: 'OPEN', some: true }])
    // What was sent since is sent, under the same ids; the parcel of the lost order is on the list.
    expect(await Promise.all(parcels.map(parcelOf))).toEqual([...sentBefore.slice(0, 2), undefined])
    expect(
      await ask(
        `select number, reason, status, order_id from stray_parcels where number like 'DRILL%'`,
      ),
    ).toEqual([{ number: 'DRILL2', reason: 'ORDER_UNKNOWN', status: 'OPEN', order_id: null }])
    await Promise.all(parcels.slice(0, 2).map(untilSent))
    await approve(merchant, request)
    await untilRefunded(returning.who, request)
    await until(async () => {
      const [books] = await ask<{ held: string }>(HELD_IN_BOOKS)
      return Number(books?.held) === (await heldAtProvider(lab.url))
    })
    await until(async () => (await violations()).length === 0)
    const remaining = await remainingByOrder()
    for (const [due, amounts] of remaining) expect(amounts, due).toHaveLength(1)
    // What was bought since, whole, is on the list of the operator.
    const [stray] = await ask<{ n: number }>(
      `select count(*)::int as n from money_matters where kind = 'STRAY_CAPTURE' and status = 'OPEN'`,
    )
    expect(stray?.n).toBeGreaterThan(0)
    const after = await mails()
    expect(after.length).toBeGreaterThanOrEqual(before.length)
    expect(doubled(after)).toEqual([])
  },
)

/** Wire ids name their kind; rows have the number alone. */
function idOf({ contractId }: Purchase): string {
  return fromWireId('contract', contractId) ?? ''
}
