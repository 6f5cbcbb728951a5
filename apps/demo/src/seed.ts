import pg from 'pg'
import { articleRows, articleTextRows } from './articles.ts'
import { insertBooks } from './books.ts'
import { bulkInsert } from '../../../database/bulk-insert.ts'
import { DAY } from './calendar.ts'
import { insertCatalogue } from './catalogue.ts'
import { accountRows, makeDemoAccounts, makeStaff, staffRows } from './demo-accounts.ts'
import { planItems } from './items.ts'
import { livePast } from './live/live-past.ts'
import { findDesk, insertOperatorDesk } from './operator-desk.ts'
import { makeTrade } from './orders.ts'
import { addressRows, asBuyer, makeBuyers, userRows } from './people.ts'
import { keepPhotos } from './photo-album.ts'
import { setPrices } from './prices.ts'
import { createRandom } from './random.ts'
import type { ReversePlan } from './reverse-plan.ts'
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

/**
 * Fill an empty, migrated database with the demo mall. What is many is copied in, in one transaction or not at all; what people asked back of
 * it is then lived through by the mall's own use cases, and a start that was killed meanwhile goes on with what is left. Does nothing once it is done.
 */
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
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    const noted = await readNote(client)
    if (noted && noted.isDone !== false) return
    const note = noted ?? { at: now.toISOString(), size, isDone: false }
    const mall = planMall(new Date(note.at).getTime(), note.size)
    if (!noted) await copyIn(client, mall, { dataDir, log, note })
    await livePast({
      databaseUrl,
      dataDir,
      requests: await findUnlived(client, mall.trade.requests),
      staff: mall.staff,
      desk: await findDesk(client),
      now: mall.now,
    })
    await client.query(`update mall_settings set value = $1 where key = 'seed'`, [
      JSON.stringify({ ...note, isDone: true }),
    ])
    log(`  ${mall.trade.requests.length} after-sales orders`)
    // Coarse figures are enough to plan the first queries; autovacuum refines them.
    await client.query('set default_statistics_target = 10')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** What `mall_settings` holds under `seed`: of which moment and size the demo mall is, and whether all of it is there. */
type Note = { at: string; size: Size; isDone: boolean }

async function readNote(client: pg.Client): Promise<Note | undefined> {
  const { rows } = await client.query<{ value: Note }>(
    `select value from mall_settings where key = 'seed'`,
  )
  return rows[0]?.value
}

async function findUnlived(
  client: pg.Client,
  plans: readonly ReversePlan[],
): Promise<ReversePlan[]> {
  const { rows } = await client.query<{ order_id: string }>('select order_id from reverse_orders')
  const lived = new Set(rows.map((row) => row.order_id))
  return plans.filter(({ sold }) => !lived.has(sold.row.id))
}

type DemoMall = ReturnType<typeof planMall>

/** The same numbers make the same mall, row by row. */
function planMall(now: number, size: Size) {
  const random = createRandom(SEED)
  const items = planItems(random, now)
  const prices = setPrices(random, items)
  const accounts = [...makeDemoAccounts(random, now), ...makeStaff(random, now)]
  const anna = asBuyer(random, accounts[0]!)
  const firstDay = now - FIRST_ORDER_DAYS * DAY
  const buyers = makeBuyers(random, now, size.buyers, firstDay - 40 * DAY)
  const staff = new Map(
    accounts.flatMap((account) =>
      account.sellerId === null ? [] : [[account.sellerId, account] as const],
    ),
  )
  const trade = makeTrade(random, {
    items,
    prices,
    buyers,
    anna,
    staff: new Map([...staff].map(([sellerId, { id }]) => [sellerId, id])),
    orderCount: size.orders,
    firstDay,
    now,
  })
  const { stock, receipts } = stockRows(random, items, trade.demand, firstDay - 10 * DAY)
  return { items, prices, accounts, anna, buyers, staff, trade, stock, receipts, now }
}

async function copyIn(
  client: pg.Client,
  mall: DemoMall,
  { dataDir, log, note }: { dataDir: string; log: (line: string) => void; note: Note },
): Promise<void> {
  const { items, prices, accounts, anna, buyers, trade, stock, receipts, now } = mall
  await client.query('begin')
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
  await insertOperatorDesk(client, now)
  await photosKept
  await client.query(`insert into mall_settings (key, value) values ('seed', $1)`, [
    JSON.stringify(note),
  ])
  await client.query('commit')
  log(
    `the demo mall: ${items.length} items in ${stock.length} variants, ${buyers.length} buyers, ${trade.books.orders.length} orders, ${trade.books.comments.length} reviews`,
  )
}
