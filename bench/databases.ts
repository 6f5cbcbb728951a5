import { join } from 'node:path'
import pg from 'pg'
import { describeViolation, findViolations } from '../database/audit.ts'
import { startCluster, type Cluster } from '../database/cluster.ts'
import { migrate } from '../database/migrate.ts'
import { seedDemo } from '../apps/demo/src/seed.ts'
import { withClient } from '../tools/start/mall-database.ts'
import { multiplyTrade } from './multiply-trade.ts'

type Log = (line: string) => void

/** What one plan of trade holds; larger databases hold it several times. */
export const PLAN = { buyers: 1_000, orders: 10_000, requests: 3_000 }
/** Another number loads anew. */
export const VERSION = 3

export const dataDir = join(import.meta.dirname, '../.data/bench')

/** The benchmark's own PostgreSQL, durable as a mall's, reused from run to run. */
export function startDatabase(log: Log): Promise<Cluster> {
  return startCluster({ dataDir, durable: true, log })
}

/**
 * A database with so many orders: the plan's, or as often as asked for. Made on first use;
 * afterwards only migrated.
 */
export async function provideOrders(
  cluster: Cluster,
  orders: number,
  isFresh: boolean,
  log: Log,
): Promise<string> {
  const name = `bench_${orders}`
  const url = cluster.urlFor(name)
  const admin = cluster.urlFor('postgres')
  if (!isFresh && (await isLoaded(admin, url, name))) {
    await migrate(url, { log })
    return url
  }
  log(`loading ${orders.toLocaleString('en')} orders ...`)
  const begin = performance.now()
  await withClient(admin, async (client) => {
    await client.query(`drop database if exists ${name}`)
    await client.query(`create database ${name}`)
  })
  await migrate(url)
  await seedDemo({ databaseUrl: url, dataDir, size: PLAN, log: () => {} })
  const connect = () => openLoader(url)
  const client = await connect()
  try {
    const copies = Math.round(orders / PLAN.orders)
    if (copies > 1) {
      await multiplyTrade(client, copies, connect, (line) => log(`  ${line}`))
      await migrate(url)
    }
    await openSessions(client)
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
    const violations = await findViolations(client)
    if (violations.length > 0)
      throw new Error(
        `the loaded books do not add up:\n${violations.map(describeViolation).join('\n')}`,
      )
    const {
      rows: [counts],
    } = await client.query<{ orders: number; size: string }>(
      'select (select count(*)::int from orders) as orders, pg_size_pretty(pg_database_size(current_database())) as size',
    )
    const seconds = Math.round((performance.now() - begin) / 1000)
    await client.query(`insert into mall_settings (key, value) values ('bench', $1)`, [
      JSON.stringify({ version: VERSION, seconds, loadedAt: new Date() }),
    ])
    log(`loaded ${counts?.orders.toLocaleString('en')} orders, ${counts?.size}, in ${seconds} s`)
  } finally {
    await client.end()
  }
  return url
}

export async function isLoaded(admin: string, url: string, name: string): Promise<boolean> {
  const exists = await withClient(
    admin,
    async (client) =>
      (await client.query('select from pg_database where datname = $1', [name])).rowCount,
  )
  if (!exists) return false
  return withClient(url, async (client) => {
    const {
      rows: [table],
    } = await client.query<{ found: string | null }>(`select to_regclass('mall_settings') as found`)
    if (!table?.found) return false
    const {
      rows: [mark],
    } = await client.query<{ version: number }>(
      `select (value->>'version')::int as version from mall_settings where key = 'bench'`,
    )
    return mark?.version === VERSION
  })
}

export async function openLoader(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'galleria bench' })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  // A load that breaks off is begun again, so only its end must be on the disk.
  await client.query(
    `set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '64MB'`,
  )
  return client
}

/** The token by which a buyer's requests are signed in. */
export function tokenOf(buyerId: string): string {
  return `bench-${buyerId}`
}

/** Everybody is signed in, since yesterday's use does not matter here. */
export async function openSessions(client: pg.Client): Promise<void> {
  await client.query(`insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent)
    select sha256(convert_to('bench-' || id, 'UTF8')), id, now(), now(), now() + interval '30 days', 'bench' from users u`)
}

/**
 * Sessions end, and one that was not used for a day is renewed by its next use; neither may happen
 * while it is measured.
 */
export async function renewSessions(client: pg.Client): Promise<void> {
  await client.query(
    `update sessions set last_seen_at = now(), expires_at = now() + interval '30 days' where last_seen_at < now() - interval '12 hours'`,
  )
}
