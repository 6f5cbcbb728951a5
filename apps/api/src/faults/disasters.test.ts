import { execFileSync } from 'node:child_process'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeViolation, findViolations } from '../../../../database/audit.ts'
import { startCluster, type Cluster } from '../../../../database/cluster.ts'
import { migrate } from '../../../../database/migrate.ts'
import { startLab } from '../../../lab/src/lab.ts'
import { freePort } from '../testing/free-port.ts'
import { openFolder } from '../testing/open-folder.ts'
import { HELD_IN_BOOKS, heldAtProvider } from '../testing/provider-books.ts'
import { openProxy, type Proxy } from '../testing/provider-proxy.ts'
import { stockShelves } from '../testing/small-catalogue.ts'
import {
  buy,
  refundAll,
  signIn,
  untilPaid,
  untilRefunded,
  type Purchase,
} from './patient-shopper.ts'
import { person, startApi, type ApiSettings, type RunningApi } from './run-process.ts'

/**
 * Two processes of the mall on one database, and people who shop at both, while the world around
 * them breaks; then nobody lends a hand.
 */
const SECONDS = Number(process.env['DISASTER_SECONDS'] ?? 2)
const isWhole = process.env['DISASTERS'] === 'all'
const SETTLED_WITHIN_MS = 60_000
const SHOPPERS = 4

let folder: string
let cluster: Cluster
let lab: Awaited<ReturnType<typeof startLab>>
let proxy: Proxy
let settings: ApiSettings[]
let malls: RunningApi[]
beforeAll(async () => {
  folder = await openFolder('mall-disasters-')
  if (hasOwnDisk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=900m,mode=755', 'tmpfs', folder])
  ;[cluster, lab] = await Promise.all([
    startCluster({ dataDir: folder, durable: true }),
    startLab({ port: 0, smtpPort: 0, dataDir: ':memory:', delays: { script: 30, refund: 100 } }),
  ])
  proxy = await openProxy(lab.url)
  await ask('postgres', 'create database mall')
  await migrate(cluster.urlFor('mall'))
  await stockShelves(cluster.urlFor('mall'))
  settings = await Promise.all(
    ['one', 'two'].map(async (name) => ({
      databaseUrl: cluster.urlFor('mall'),
      dataDir: join(folder, name),
      port: await freePort(),
      lab: { url: proxy.url, smtpPort: lab.smtpPort },
    })),
  )
  malls = await Promise.all(settings.map((one) => startApi(one)))
})
afterAll(async () => {
  for (const mall of malls) mall.child.kill('SIGKILL')
  await Promise.all(malls.map((mall) => mall.ended()))
  await proxy.stop()
  await lab.stop()
  await cluster.stop().catch(() => undefined)
  if (hasOwnDisk) execFileSync('umount', ['--lazy', folder])
  await rm(folder, { recursive: true, force: true })
})

/**
 * A disk that is really full takes one that nobody else needs: a file system in memory, which root
 * may mount.
 */
const hasOwnDisk = isWhole && process.getuid?.() === 0 && process.platform === 'linux'

const BETWEEN_MS = SECONDS * 20

type Disaster = { begin(): Promise<void>; end(): Promise<void> }
const disasters: Readonly<Record<string, Disaster>> = {
  'a process is killed': {
    async begin() {
      malls[0]?.child.kill('SIGKILL')
      await malls[0]?.ended()
    },
    async end() {
      malls[0] = await restart(0)
    },
  },
  'the database is gone': {
    async begin() {
      cluster.kill()
      await cluster.stop().catch(() => undefined)
    },
    end: bringDatabaseBack,
  },
  'the provider does not answer': {
    begin: async () => proxy.when(/./, () => new Promise(() => undefined)),
    end: async () => proxy.clear(),
  },
  ...(hasOwnDisk
    ? {
        'the disk is full': {
          async begin() {
            const { bavail, bsize } = await statfs(folder)
            await writeFile(join(folder, 'filler'), Buffer.alloc(bavail * bsize)).catch(
              () => undefined,
            )
          },
          async end() {
            await rm(join(folder, 'filler'), { force: true })
            await bringDatabaseBack()
          },
        },
      }
    : {}),
}
const names = Object.keys(disasters)
const walks: readonly (readonly string[])[] = isWhole
  ? [
      ...names.map((name) => [name]),
      ...names.flatMap((name, index) => names.slice(index + 1).map((other) => [name, other])),
    ]
  : [['a process is killed', 'the database is gone'], ['the provider does not answer']]

/** A server that could not write its log has ended, too; whoever made room starts it again. */
async function bringDatabaseBack(): Promise<void> {
  const isUp = await ask('mall', 'select 1').then(
    () => true,
    () => false,
  )
  if (isUp) return
  await cluster.stop().catch(() => undefined)
  cluster = await startCluster({ dataDir: folder, durable: true })
}

/** Without its database it cannot begin: tried until it can. */
async function restart(index: number): Promise<RunningApi> {
  for (const until = Date.now() + 60_000; ; await sleep(200)) {
    const mall = await startApi(settings[index]!)
    if (mall.child.exitCode === null) return mall
    if (Date.now() > until) throw new Error('a killed mall did not come back')
  }
}

async function ask(database: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: cluster.urlFor(database) })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<object>(sql)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Every outcome asked for beforehand: a script cannot say so while its provider is silent. */
async function promisePayments(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await fetch(`${lab.url}/scenario`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'MOCKPAY', outcome: 'paid' }),
    })
}

/** Two members, who give every other purchase back, and guests; they buy until the bell. */
async function shop(index: number, isOver: () => boolean, made: Purchase[]): Promise<void> {
  const { url } = malls[index % malls.length]!
  const account = ['anna@galleria.test', 'ben@galleria.test'][index]
  const merchant = account && (await signIn(person(url), 'merchant@galleria.test'))
  for (let count = 0; count === 0 || !isOver(); count += 1) {
    const who = account ? await signIn(person(url), account) : person(url)
    const purchase = await buy(who)
    made.push(purchase)
    await untilPaid(who, purchase)
    if (merchant && count % 2 === 1)
      await untilRefunded(who, await refundAll(who, merchant, purchase))
    // Nobody buys sixty times within the hour, which is what placing orders allows.
    await sleep(BETWEEN_MS)
  }
}

/** Of all walks: each must be paid once, and nothing else may be. */
let madeInAll = 0

for (const walk of walks)
  test(
    `${walk.join(' and ')}: no order that was answered is lost, nobody pays twice, and all is settled within a minute`,
    { timeout: 300_000 + SECONDS * 2_000 },
    async () => {
      await promisePayments(200)
      // They shop all day, and not everything within the hour for which placing orders has a limit,
      // or the ten minutes of paying.
      await ask('mall', `update orders set ordered_at = ordered_at - interval '1 hour'`)
      await ask('mall', 'delete from rate_limits')
      let isOver = false
      const made: Purchase[] = []
      const crowd = Array.from({ length: SHOPPERS }, (_, index) => shop(index, () => isOver, made))
      await sleep(1_000)
      for (const name of walk) await disasters[name]!.begin()
      await sleep(SECONDS * 1_000)
      isOver = true
      // In the order in which they began: a process that is started again needs its database.
      for (const name of walk.toReversed()) await disasters[name]!.end()
      const ended = performance.now()
      await Promise.all(crowd)
      madeInAll += made.length
      let open: object[] = []
      while (performance.now() - ended < SETTLED_WITHIN_MS) {
        open = await ask(
          'mall',
          `select id from orders where status in ('PENDING_PAY', 'PROCESSING') union all select id from refunds where status in ('CREATED', 'SENT', 'UNKNOWN')`,
        )
        if (open.length === 0) break
        await sleep(250)
      }
      expect(open).toEqual([])
      const client = new pg.Client({ connectionString: cluster.urlFor('mall') })
      await client.connect()
      try {
        expect((await findViolations(client)).map(describeViolation)).toEqual([])
        const { rows } = await client.query<{ held: string | number }>(HELD_IN_BOOKS)
        expect(Number(rows[0]?.held)).toBe(await heldAtProvider(lab.url))
        const paid = await client.query(
          `select count(*)::int as n from payment_orders where status = 'PAID'`,
        )
        expect(paid.rows).toEqual([{ n: madeInAll }])
      } finally {
        await client.end()
      }
    },
  )
