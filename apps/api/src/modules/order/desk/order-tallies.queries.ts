import { statusesOf } from '@galleria/contract/order-states'
import type { Currency } from '@galleria/kernel/money'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'

/**
 * What a shop reads of `order_tallies`: how many orders it has and where in time they stand,
 * without reading one of them.
 */

export type ShopDay = { readonly shopId: number; readonly today: string }

/** The calendar day in each of a seller's shops, as a table `d`. */
export const daysOf = (list: readonly ShopDay[]): RawBuilder<unknown> =>
  sql`unnest(${list.map(({ shopId }) => shopId)}::int[], ${list.map(({ today }) => today)}::date[]) d(shop_id, today)`

export type TalliedList = {
  readonly sellerId: number
  /** States, or TO_SHIP, HELD, or DUE for those that are late. */
  readonly tallies: readonly string[]
  readonly shopId: number | null
  readonly site: string | null
  /** Of DUE, those before the day in their shop. */ readonly lateOn: readonly ShopDay[] | null
}

/**
 * Where a page of a list stands: its orders are of the days from `first` to `last`, and `skip`
 * orders of these days come before it.
 */
export type Place = {
  readonly total: number
  readonly first: Date | null
  readonly last: Date | null
  readonly skip: number
}

/**
 * Finds a page by its number in the time that its first page takes: the days are counted, and only
 * those of the page are read.
 */
export async function placePage(db: Db, list: TalliedList, page: PageAsked): Promise<Place> {
  const { rows } = await placePageText(list, page).execute(db)
  return rows[0] ?? { total: 0, first: null, last: null, skip: 0 }
}

export type PageAsked = {
  readonly offset: number
  readonly limit: number
  readonly isOldestFirst: boolean
}
export function placePageText(list: TalliedList, page: PageAsked) {
  const { offset, limit } = page
  return sql<Place>`
    with days as (select t.since, sum(t.n) as n from order_tallies t where ${isOf(list)} group by 1 having sum(t.n) > 0),
      runs as (select since, n, sum(n) over (order by since ${page.isOldestFirst ? sql`` : sql`desc`}) as upto from days)
    select coalesce(max(upto), 0)::int as total,
      min(since) filter (where upto > ${offset} and upto - n < ${offset + limit}) as first,
      max(since) filter (where upto > ${offset} and upto - n < ${offset + limit}) as last,
      coalesce(${offset} - min(upto - n) filter (where upto > ${offset}), 0)::int as skip
    from runs`
}

function isOf({ sellerId, tallies, shopId, site, lateOn }: TalliedList): RawBuilder<unknown> {
  const conditions = [
    sql`t.seller_id = ${sellerId} and t.tally = any(${tallies})`,
    ...(shopId === null ? [] : [sql`t.shop_id = ${shopId}`]),
    ...(site === null ? [] : [sql`t.site = ${site}`]),
    ...(lateOn
      ? [
          sql`exists (select from ${daysOf(lateOn)} where d.shop_id = t.shop_id and t.since < d.today::timestamp at time zone 'UTC')`,
        ]
      : []),
  ]
  return sql.join(conditions, sql` and `)
}

export type TodayRow = {
  toShip: number
  held: number
  late: number
  underWay: number
  unpaid: number
}

/** A seller's work, counted: what is late is so by the calendar of its shop. */
export async function countToday(
  db: Db,
  sellerId: number,
  shopDays: readonly ShopDay[],
): Promise<TodayRow> {
  const { rows } = await todayText(sellerId, shopDays).execute(db)
  const [row] = rows
  if (!row) throw new Error('an aggregate without a row')
  return row
}

export function todayText(sellerId: number, shopDays: readonly ShopDay[]) {
  const unpaid = statusesOf('PENDING_PAY')
  const underWay = statusesOf('UN_RECEIVED')
  const sum = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(t.n) filter (where ${condition}), 0)::int`
  return sql<TodayRow>`
    select ${sum(sql`t.tally = 'TO_SHIP'`)} as "toShip", ${sum(sql`t.tally = 'HELD'`)} as held,
      ${sum(sql`t.tally = 'DUE' and t.since < d.today::timestamp at time zone 'UTC'`)} as late,
      ${sum(sql`t.tally = any(${underWay})`)} as "underWay", ${sum(sql`t.tally = any(${unpaid})`)} as unpaid
    from order_tallies t join ${daysOf(shopDays)} using (shop_id)
    where t.seller_id = ${sellerId} and t.tally = any(${['TO_SHIP', 'HELD', 'DUE', ...unpaid, ...underWay]})`
}

export type SalesRow = { day: string; currency: Currency; orders: number; amount: number }

/**
 * What was paid for a seller's orders, by calendar day of this time zone and by currency, since the
 * beginning of `from`. Days without sales have no row.
 */
export function findSales(
  db: Db,
  sellerId: number,
  { from, timeZone }: { from: string; timeZone: string },
): Promise<SalesRow[]> {
  return db
    .selectFrom('order_tallies as t')
    .where('t.seller_id', '=', sellerId)
    .where('t.tally', '=', sql.lit('SOLD'))
    .where('t.since', '>=', sql<Date>`${from}::date::timestamp at time zone ${timeZone}`)
    .select((eb) => [
      sql<string>`to_char(t.since at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'),
      't.currency',
      eb.fn.sum<number>('t.n').as('orders'),
      eb.cast<number>(eb.fn.sum('t.amount'), 'bigint').as('amount'),
    ])
    .groupBy(['day', 't.currency'])
    .having((eb) => eb.fn.sum<number>('t.n'), '>', sql.lit(0))
    .orderBy('day')
    .orderBy('t.currency')
    .$narrowType<{ currency: Currency }>()
    .execute()
}
