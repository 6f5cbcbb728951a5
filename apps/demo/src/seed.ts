import pg from 'pg'
import { articleRows, articleTextRows, company } from './articles.ts'
import { beginAgain } from './begin-again.ts'
import { insertBooks } from './books.ts'
import { bulkInsert } from '../../../database/bulk-insert.ts'
import { DAY } from '@galleria/kernel/time'
import { insertCatalogue } from './catalogue.ts'
import {
  accountRows,
  makeColleagues,
  makeDemoAccounts,
  makeStaff,
  staffRows,
} from './demo-accounts.ts'
import { planItems } from './items.ts'
import { answersSkus } from './live/live-answers.ts'
import { livePast } from './live/live-past.ts'
import { openStage, type Stage } from './live/stage.ts'
import { findDesk, insertOperatorDesk } from './operator-desk.ts'
import { makeTrade } from './orders.ts'
import { addressRows, asBuyer, makeBuyers, userRows } from './people.ts'
import { savePhotos } from './photo-album.ts'
import { groupSkus } from './group-offers.ts'
import { assembledSku } from './services.ts'
import { pointSkus } from './point-goods.ts'
import { setPrices } from './prices.ts'
import { reducedSku } from './promotions.ts'
import { createRandom } from './random.ts'
import { stockRows } from './stock.ts'
import { measuredStock } from './measured.ts'
import { voucherStock } from './vouchers.ts'

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
export type Size = {
  buyers: number
  orders: number
  /** Requests after sales; two of a hundred orders have one, where nothing is said. */
  requests?: number
}

/** Any number, the same for ever: two malls starting at once on one database fill it once. */
const SEED_LOCK = 7_014_554
/** Another number makes another mall. */
const SEED = 20_250_301
const DEMO_SIZE: Size = { buyers: 2_000, orders: 6_000 }
/** Eighteen months. */
const FIRST_ORDER_DAYS = 548

/**
 * Fill an empty, migrated database with the demo mall. What is many is copied in, in one
 * transaction or not at all; what tells something is then lived through by the mall's own use
 * cases. A start that was killed meanwhile begins again, at the moment that it had noted. Does
 * nothing once it is done.
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
    if (noted) await beginAgain(client, dataDir)
    const note = noted ?? { at: now.toISOString(), size, isDone: false }
    const mall = planMall(new Date(note.at).getTime(), note.size)
    await fill(client, mall, { databaseUrl, dataDir, log, note })
    await client.query(`update mall_settings set value = $1 where key = 'seed'`, [
      JSON.stringify({ ...note, isDone: true }),
    ])
    const { purchases, requests } = mall.trade
    log(
      `  lived through: ${purchases.flatMap(({ orders }) => orders).length} orders of Anna's, ${requests.length} after-sales orders`,
    )
    // Coarse figures are enough to plan the first queries; autovacuum refines them.
    await client.query('set default_statistics_target = 10')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/**
 * What `mall_settings` holds under `seed`: of which moment and size the demo mall is, and whether
 * all of it is there.
 */
type Note = { at: string; size: Size; isDone: boolean }

async function readNote(client: pg.Client): Promise<Note | undefined> {
  const { rows } = await client.query<{ value: Note }>(
    `select value from mall_settings where key = 'seed'`,
  )
  return rows[0]?.value
}

type Where = { databaseUrl: string; dataDir: string; log: (line: string) => void; note: Note }

/**
 * The stage opens while the rows are copied in: that takes it as long as it would take afterwards,
 * and nobody waits for it.
 */
async function fill(client: pg.Client, mall: DemoMall, where: Where): Promise<void> {
  const opening = openStage(where)
  const opened = opening.catch(() => undefined) // thrown below, after what the copying says
  try {
    await copyIn(client, mall, where)
    await live(await opening, client, mall)
  } finally {
    await (await opened)?.close()
  }
}

async function live(
  stage: Stage,
  client: pg.Client,
  { trade, staff, now, ...mall }: DemoMall,
): Promise<void> {
  // Of the demo buyer's own payments it learns as they are made.
  await stage.tellProvider(
    trade.requests
      .filter(({ end }) => end === 'pending' || end === 'failed')
      .flatMap(({ order: { of } }) => ('row' in of ? [of.row.contract_id] : [])),
  )
  const pointsMall = {
    anna: mall.anna,
    members: mall.accounts.slice(0, 2),
    skuIds: pointSkus(mall.items),
  }
  const groupsMall = { anna: mall.anna, friends: mall.friends, skus: groupSkus(mall.items) }
  const promotionsMall = { anna: mall.anna, skuId: reducedSku(mall.items, mall.prices) }
  const answersMall = { buyer: mall.anna, ...answersSkus(mall.items, mall.prices) }
  const desk = await findDesk(client)
  await livePast(stage, {
    ...trade,
    staff,
    items: mall.items,
    desk,
    pointsMall,
    groupsMall,
    promotionsMall,
    answersMall,
    assembledSku: assembledSku(mall.items),
    now,
  })
  await stage.finish()
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
    requestCount: size.requests,
    firstDay,
    now,
  })
  const received = firstDay - 10 * DAY
  const goods = stockRows(random, items, trade.demand, received)
  const codes = voucherStock(received)
  const measured = measuredStock(received)
  return {
    items,
    prices,
    accounts,
    colleagues: makeColleagues(now),
    anna,
    buyers,
    /** Two who buy together with Anna. */
    friends: buyers.filter(({ site }) => site === anna.site).slice(0, 2),
    staff: (sellerId: number) => staff.get(sellerId)!,
    trade,
    stock: [...goods.stock, ...codes.stock, ...measured.stock],
    receipts: [...goods.receipts, ...codes.receipts, ...measured.receipts],
    now,
  }
}

/**
 * What the demo's past has sent before it is lived has no invoice, of whichever day the mall is.
 */
function noInvoiceBefore(now: number): string {
  return `create or replace function invoices_begun() returns timestamptz language sql immutable as $$ select '${new Date(now).toISOString()}'::timestamptz $$`
}

async function copyIn(
  client: pg.Client,
  mall: DemoMall,
  { dataDir, log, note }: Where,
): Promise<void> {
  const { items, prices, colleagues, anna, buyers, trade, stock, receipts, now } = mall
  const accounts = [...mall.accounts, ...colleagues]
  await client.query('begin')
  // The photos lie there before the rows that name them are committed; a start that is killed in
  // between finds them again.
  const photosSaved = savePhotos(dataDir, trade.photos)
  photosSaved.catch(() => {}) // thrown below, after what the database says
  await insertCatalogue(client, items, prices, trade, now)
  await bulkInsert(client, 'articles', articleRows())
  await bulkInsert(client, 'article_texts', articleTextRows())
  await client.query(
    `insert into mall_settings (key, value) values ('company', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(company)],
  )
  await bulkInsert(client, 'users', [...accountRows(accounts), ...userRows(buyers)])
  await bulkInsert(client, 'seller_staff', staffRows(accounts))
  await bulkInsert(client, 'addresses', addressRows([anna, ...buyers]))
  await bulkInsert(client, 'stock', stock)
  await bulkInsert(client, 'stock_moves', receipts)
  await insertBooks(client, trade.books)
  await insertOperatorDesk(client, now)
  await client.query(noInvoiceBefore(now))
  await photosSaved
  await client.query(`insert into mall_settings (key, value) values ('seed', $1)`, [
    JSON.stringify(note),
  ])
  await client.query('commit')
  log(
    `the demo mall: ${items.length} items in ${stock.length} variants, ${buyers.length} buyers, ${trade.books.orders.length} orders, ${trade.books.comments.length} reviews`,
  )
}
