import pg from 'pg'
import { bulkInsert } from './bulk-insert.ts'
import { insertCatalogue } from './catalogue.ts'
import { accountRows, makeDemoAccounts, staffRows } from './demo-accounts.ts'
import { planItems } from './items.ts'
import { setPrices } from './prices.ts'
import { createRandom } from './random.ts'
import { stockRows } from './stock.ts'

export type SeedOptions = {
  databaseUrl: string
  /** Where the mall keeps uploaded files; the demo has none yet. */
  dataDir: string
  log?: (line: string) => void
  /** The moment of the first start, to which every date is relative. */
  now?: Date
}

/** Any number, the same for ever: two malls starting at once on one database fill it once. */
const SEED_LOCK = 7_014_554
const DAY = 86_400_000

/** Fill an empty, migrated database with the demo mall: all of it in one transaction, or nothing. Does nothing the second time. */
export async function seedDemo({ databaseUrl, log = () => {}, now = new Date() }: SeedOptions): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'galleria seed' })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK])
    const { rowCount } = await client.query(`select from mall_settings where key = 'seed'`)
    if (rowCount) return void (await client.query('rollback'))
    await fill(client, now.getTime(), log)
    await client.query(`insert into mall_settings (key, value) values ('seed', $1)`, [JSON.stringify({ version: 1, at: now.toISOString() })])
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function fill(client: pg.Client, now: number, log: (line: string) => void): Promise<void> {
  const random = createRandom(20_250_301)
  const items = planItems(random, now)
  const prices = setPrices(random, items)
  const accounts = makeDemoAccounts(random, now)
  const { stock, receipts } = stockRows(random, items, new Map(), now - 600 * DAY)

  await insertCatalogue(client, items, prices)
  await bulkInsert(client, 'stock', stock)
  await bulkInsert(client, 'stock_moves', receipts)
  await bulkInsert(client, 'users', accountRows(accounts))
  await bulkInsert(client, 'seller_staff', staffRows(accounts))
  log(`seeded: ${items.length} items in ${stock.length} variants`)
}
