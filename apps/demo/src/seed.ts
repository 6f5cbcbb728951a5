import pg from 'pg'
import { articleRows, articleTextRows } from './articles.ts'
import { insertBooks } from './books.ts'
import { bulkInsert } from '../../../database/bulk-insert.ts'
import { DAY } from './calendar.ts'
import { insertCatalogue } from './catalogue.ts'
import { accountRows, makeDemoAccounts, makeStaff, staffRows } from './demo-accounts.ts'
import { planItems } from './items.ts'
import { insertOperatorDesk } from './operator-desk.ts'
import { makeTrade } from './orders.ts'
import { addressRows, asBuyer, makeBuyers, userRows } from './people.ts'
import { keepPhotos } from './photo-album.ts'
import { setPrices } from './prices.ts'
import { createRandom } from './random.ts'
import { stockRows } from './stock.ts'

type SeedOptions = {
  databaseUrl: string
  /** Where the mall keeps uploaded files: reviews of the demo have photos. */
  dataDir: string
  log?: (line: string) => void
  /** The moment of the first start, to which every date is relative. */
  now?: Date
  /** Another number of people and orders than the demo's. */
  size?: Size
}
export type Size = { buyers: number; orders: number }

/** Any number, the same for ever: two malls starting at once on one database fill it once. */
const SEED_LOCK = 7_014_554
/** Another number makes another mall. */
const SEED = 20_250_301
const DEMO_SIZE: Size = { buyers: 2_000, orders: 6_000 }
/** Eighteen months. */
const FIRST_ORDER_DAYS = 548

/** Fill an empty, migrated database with the demo mall: all of it in one transaction, or nothing. Does nothing the second time. */
export async function seedDemo({
  databaseUrl,
  dataDir,
  log = () => {},
  now = new Date(),
  size = DEMO_SIZE,
}: SeedOptions): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'galleria seed' })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK])
    const { rowCount } = await client.query(`select from mall_settings where key = 'seed'`)
    if (rowCount) return void (await client.query('rollback'))
    await fill(client, { dataDir, now: now.getTime(), size, log })
    await client.query(`insert into mall_settings (key, value) values ('seed', $1)`, [
      JSON.stringify({ version: 1, at: now.toISOString() }),
    ])
    await client.query('commit')
    // Coarse figures are enough to plan the first queries; autovacuum refines them.
    await client.query('set default_statistics_target = 10')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

type Filling = { dataDir: string; now: number; size: Size; log: (line: string) => void }

async function fill(client: pg.Client, { dataDir, now, size, log }: Filling): Promise<void> {
  const random = createRandom(SEED)
  const items = planItems(random, now)
  const prices = setPrices(random, items)
  const accounts = [...makeDemoAccounts(random, now), ...makeStaff(random, now)]
  const anna = asBuyer(random, accounts[0]!)
  const firstDay = now - FIRST_ORDER_DAYS * DAY
  const buyers = makeBuyers(random, now, size.buyers, firstDay - 40 * DAY)
  const staff = new Map(
    accounts.flatMap(({ id, sellerId }) => (sellerId === null ? [] : [[sellerId, id] as const])),
  )
  const trade = makeTrade(random, {
    items,
    prices,
    buyers,
    anna,
    staff,
    orderCount: size.orders,
    firstDay,
    now,
  })
  const { stock, receipts } = stockRows(random, items, trade.demand, firstDay - 10 * DAY)

  // The photos lie there before the rows that name them are committed; a start that is killed in between finds them again.
  const photosKept = keepPhotos(dataDir, trade.photos)
  photosKept.catch(() => {}) // thrown below, after what the database says
  await insertCatalogue(client, items, prices, trade, now)
  await bulkInsert(client, 'articles', articleRows())
  await bulkInsert(client, 'article_texts', articleTextRows())
  await bulkInsert(client, 'users', [...accountRows(accounts), ...userRows(buyers)])
  await bulkInsert(client, 'seller_staff', staffRows(accounts))
  await bulkInsert(client, 'addresses', addressRows([anna, ...buyers]))
  await bulkInsert(client, 'stock', stock)
  await bulkInsert(client, 'stock_moves', receipts)
  await insertBooks(client, trade.books)
  await insertOperatorDesk(client, dataDir, now)
  await photosKept
  log(
    `the demo mall: ${items.length} items in ${stock.length} variants, ${buyers.length} buyers, ${trade.books.orders.length} orders, ${trade.books.comments.length} reviews, ${trade.books.reverse_orders.length} after-sales orders`,
  )
}
