import { statusesOf } from '@galleria/contract/order-states'
import type { Currency } from '@galleria/kernel/money'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { runHot } from '#platform/hot-sql.ts'
import type { OrderStatus } from './order.flow.ts'
import { ordersOfPage } from './order.hot.ts'
import { hasKeyword } from '#platform/keyword.ts'
import type { ContractRow, OrderRow } from './order.types.ts'

export type SellersListRequest = {
  sellerId: number
  statuses: readonly string[]
  keyword: string
  shopId: number | null
  site: string | null
  isToShipOnly: boolean
  isLateOnly: boolean
  /** The calendar day in each of the seller's shops. */
  days: readonly ShopDay[]
  isOldestFirst: boolean
  limit: number
  offset: number
}

/**
 * Orders with a unit to send now. Units of an open request for a refund are not: their order waits for the answer, not for a parcel. The state
 * is part of the text, as it is of the index of these orders.
 */
const isToShip = sql<boolean>`(o.status = ${sql.lit('UN_DELIVERY' satisfies OrderStatus)}
  and exists (select 1 from order_lines l where l.order_id = o.id and l.qty > l.delivered_qty + l.canceled_qty + l.open_cancel_qty))`

export type SellersOrder = OrderRow & { deliveryAddress: ContractRow['deliveryAddress'] }

/**
 * A page of a seller's orders and how many there are. The texts differ by what is asked for: PostgreSQL plans each text once, and only a text
 * without a condition that is not asked for lets an index give rows in their order, and the count without reading them.
 */
export async function pageSellersOrders(
  db: Db,
  request: SellersListRequest,
): Promise<{ rows: SellersOrder[]; total: number }> {
  const chosen = chooseSellersOrders(db, request)
  const direction = request.isOldestFirst ? 'asc' : 'desc'
  const [page, { total }] = await Promise.all([
    chosen
      .select('o.id')
      .orderBy('o.ordered_at', direction)
      .orderBy('o.id', direction)
      .limit(request.limit)
      .offset(request.offset)
      .execute(),
    chosen.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  if (page.length === 0) return { rows: [], total }
  const rows = await runHot(db, ordersOfPage, [page.map(({ id }) => id)])
  return { rows: rows as SellersOrder[], total }
}

function chooseSellersOrders(db: Db, request: SellersListRequest) {
  const { statuses, shopId, site, keyword } = request
  return db
    .selectFrom('orders as o')
    .where('o.seller_id', '=', request.sellerId)
    .$if(request.isLateOnly, (query) =>
      query.where(
        sql<boolean>`exists (select 1 from ${days(request.days)} where d.shop_id = o.shop_id and o.ship_by < d.today)`,
      ),
    )
    .$if(request.isLateOnly || request.isToShipOnly, (query) => query.where(isToShip))
    .$if(statuses.length > 0, (query) => query.where('o.status', 'in', [...statuses]))
    .$if(shopId !== null, (query) => query.where('o.shop_id', '=', shopId as number))
    .$if(site !== null, (query) => query.where('o.site', '=', site as string))
    .$if(keyword !== '', (query) => query.where(sql<boolean>`o.id in (${found(request)})`))
}

/** By code and goods, by who bought it and where it goes, by tracking number: each by an index of its own. */
function found({ sellerId, keyword }: SellersListRequest) {
  return sql`select f.id from orders f where f.seller_id = ${sellerId} and ${hasKeyword(sql`f.search_words`, keyword)}
    union select f.id from contracts c join orders f on f.contract_id = c.id
      where f.seller_id = ${sellerId} and ${hasKeyword(sql`contract_words(c.email, c.delivery_address, c.billing_address)`, keyword)}
    union select p.order_id from parcels p where upper(p.number) = upper(${keyword.replace(/\s/g, '')})`
}

const days = (list: readonly ShopDay[]) =>
  sql`unnest(${list.map(({ shopId }) => shopId)}::int[], ${list.map(({ today }) => today)}::date[]) d(shop_id, today)`

export type ShopDay = { readonly shopId: number; readonly today: string }
export type TodayRow = { toShip: number; late: number; underWay: number; unpaid: number }

/** A seller's work, counted: what is late is so by the calendar of its shop. */
export async function countToday(
  db: Db,
  sellerId: number,
  shopDays: readonly ShopDay[],
): Promise<TodayRow> {
  const unpaid = statusesOf('PENDING_PAY')
  const underWay = statusesOf('UN_RECEIVED')
  const { rows } = await sql<TodayRow>`
    select count(*) filter (where w.is_to_ship)::int as "toShip", count(*) filter (where w.is_to_ship and o.ship_by < d.today)::int as late,
      count(*) filter (where o.status = any(${underWay}))::int as "underWay", count(*) filter (where o.status = any(${unpaid}))::int as unpaid
    from orders o join ${days(shopDays)} using (shop_id) cross join lateral (select ${isToShip} as is_to_ship) w
    where o.seller_id = ${sellerId} and o.status = any(${[...unpaid, ...underWay, ...statusesOf('UN_DELIVERY')]})`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('an aggregate without a row')
  return row
}

export type SalesRow = { day: string; currency: Currency; orders: number; amount: number }

/** What was paid for a seller's orders, by calendar day of this time zone and by currency, since the beginning of `from`. Days without sales have no row. */
export async function findSales(
  db: Db,
  sellerId: number,
  { from, timeZone }: { from: string; timeZone: string },
): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    select to_char(paid_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, currency, count(*)::int as orders, sum(need_pay)::bigint as amount
    from orders where seller_id = ${sellerId} and paid_at >= ${from}::date::timestamp at time zone ${timeZone} group by 1, 2 order by 1, 2`.execute(
    db,
  )
  return rows
}
