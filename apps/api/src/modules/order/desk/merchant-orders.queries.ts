import { displayStatuses } from '@galleria/contract/order-states'
import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import { runHot } from '#platform/hot-sql.ts'
import type { OrderStatus } from '../order.flow.ts'
import { findByKeyword, type Found } from './found-orders.queries.ts'
import { ordersOfPage } from '../order.hot.ts'
import { daysOf, placePage, type Place, type ShopDay } from './order-tallies.queries.ts'
import type { ContractRow, Handover, OrderRow } from '../order.types.ts'

/** What a list is narrowed by beyond what is counted beforehand. */
export type OrderFilters = {
  readonly from?: Date
  readonly until?: Date
  readonly country?: string
  /** Fetched at a site of the shop. */ readonly isFetched?: true
  /** With a parcel that its carrier calls lost. */ readonly hasLost?: true
  /** Sent again at no charge. */ readonly isReissue?: true
  readonly least?: number
  readonly most?: number
}

export type SellersListRequest = {
  sellerId: number
  statuses: readonly string[]
  keyword: string
  shopId: number | null
  site: string | null
  isToShipOnly: boolean
  isLateOnly: boolean
  isHeldOnly: boolean
  filters: OrderFilters
  /** The calendar day in each of the seller's shops. */
  days: readonly ShopDay[]
  isOldestFirst: boolean
  limit: number
  offset: number
}

/**
 * Orders with a unit to send now. Units of an open request for a refund are not: their order waits
 * for the answer, not for a parcel. As it stands in the indexes of these orders.
 */
const hasUnits = sql`o.status = ${sql.lit('UN_DELIVERY' satisfies OrderStatus)} and o.unit_count > o.units_gone`
const isToShip = sql`(${hasUnits} and o.held_at is null)`
const isOnHold = sql`(${hasUnits} and o.held_at is not null)`

export type SellersOrder = OrderRow & { deliveryAddress: ContractRow['deliveryAddress'] }
export type SellersPage = {
  readonly rows: SellersOrder[]
  readonly total: number
  /** False where more than `total` orders fit: how many, was not counted. */
  readonly isTotalExact: boolean
}
/**
 * A page of a seller's orders and how many there are: as quick on page 10,000 of half a million
 * orders as on the first.
 */
export async function pageSellersOrders(db: Db, request: SellersListRequest): Promise<SellersPage> {
  const { ids, ...count } = await choose(db, request)
  if (ids.length === 0) return { rows: [], ...count }
  const rows = await runHot(db, ordersOfPage, [ids])
  return { rows: rows as SellersOrder[], ...count }
}

function choose(db: Db, request: SellersListRequest): Promise<Found> {
  if (request.keyword !== '')
    return findByKeyword(db, { ...request, conditions: conditionsOf(request) })
  return Object.keys(request.filters).length > 0
    ? chooseFiltered(db, request)
    : chooseByTally(db, request)
}

/** So many orders are counted of those that fit; pages end there. */
const MOST_COUNTED = 10_000

async function chooseFiltered(db: Db, request: SellersListRequest): Promise<Found> {
  const [page, { rows }] = await Promise.all([
    request.offset < MOST_COUNTED ? filteredIds(request).execute(db) : { rows: [] },
    filteredCount(request).execute(db),
  ])
  const counted = rows[0]?.n ?? 0
  return {
    ids: page.rows.map(({ id }) => id),
    total: Math.min(counted, MOST_COUNTED),
    isTotalExact: counted <= MOST_COUNTED,
  }
}

export function filteredIds(request: SellersListRequest) {
  const direction = request.isOldestFirst ? sql`asc` : sql`desc`
  return sql<{ id: Id<'order'> }>`
    select o.id from orders o where ${conditionsOf(request)} order by o.ordered_at ${direction}, o.id ${direction} limit ${request.limit} offset ${request.offset}`
}

export function filteredCount(request: SellersListRequest) {
  return sql<{ n: number }>`
    select count(*)::int as n from (select from orders o where ${conditionsOf(request)} limit ${MOST_COUNTED + 1}) o`
}

async function chooseByTally(db: Db, request: SellersListRequest): Promise<Found> {
  const place = await placePage(
    db,
    {
      sellerId: request.sellerId,
      tallies: talliesOf(request),
      shopId: request.shopId,
      site: request.site,
      lateOn: request.isLateOnly ? request.days : null,
    },
    request,
  )
  if (place.first === null) return { ids: [], total: place.total, isTotalExact: true }
  const { rows } = await orderIdsAt(request, place).execute(db)
  return { ids: rows.map(({ id }) => id), total: place.total, isTotalExact: true }
}

function talliesOf(request: SellersListRequest): readonly string[] {
  if (request.isLateOnly) return ['DUE']
  if (request.isHeldOnly) return ['HELD']
  if (request.isToShipOnly) return ['TO_SHIP']
  return request.statuses.length > 0 ? request.statuses : displayStatuses
}

/**
 * The orders of a place. Each text reads one index in its order and stops at the page's end: of all
 * orders, of those to be sent, of those by their day of shipping; of each state asked for as many
 * as could be needed, put in order afterwards.
 */
export function orderIdsAt(request: SellersListRequest, place: Place) {
  const { limit, isLateOnly, isToShipOnly, statuses } = request
  const direction = request.isOldestFirst ? sql`asc` : sql`desc`
  const end = sql`limit ${limit} offset ${place.skip}`
  const newest = sql`order by o.ordered_at ${direction}, o.id ${direction}`
  if (isLateOnly)
    return sql<{ id: Id<'order'> }>`
      select o.id from orders o where ${isOwn(request)} and ${isToShip} and ${isWithin(sql`o.ship_by`, place, sql`date`)}
        and ${isLate(request)}
      order by o.ship_by ${direction}, o.ordered_at ${direction}, o.id ${direction} ${end}`
  const within = isWithin(sql`o.ordered_at`, place, sql`timestamptz`)
  if (isToShipOnly || request.isHeldOnly)
    return sql<{ id: Id<'order'> }>`
      select o.id from orders o where ${isOwn(request)} and ${request.isHeldOnly ? isOnHold : isToShip} and ${within} ${newest} ${end}`
  if (statuses.length === 0)
    return sql<{ id: Id<'order'> }>`
      select o.id from orders o where ${isOwn(request)} and ${within} ${newest} ${end}`
  return sql<{ id: Id<'order'> }>`
    select o.id from unnest(${statuses}::text[]) s(status) cross join lateral (
      select o.id, o.ordered_at from orders o where ${isOwn(request)} and o.status = s.status and ${within} ${newest} limit ${limit + place.skip}
    ) o ${newest} ${end}`
}

export function conditionsOf(request: SellersListRequest): RawBuilder<unknown> {
  return sql.join(
    [
      isOwn(request),
      ...(request.isLateOnly || request.isToShipOnly ? [isToShip] : []),
      ...(request.isHeldOnly ? [isOnHold] : []),
      ...(request.isLateOnly ? [isLate(request)] : []),
      ...(request.statuses.length > 0 ? [sql`o.status = any(${request.statuses})`] : []),
      ...listFilters(request.filters),
    ],
    sql` and `,
  )
}

function listFilters({
  from,
  until,
  country,
  least,
  most,
  isFetched,
  hasLost,
  isReissue,
}: OrderFilters) {
  return [
    ...(hasLost
      ? [
          sql`o.status = any(${['UN_DELIVERY', 'UN_RECEIVED'] satisfies OrderStatus[]}) and o.id in (select p.order_id from parcels p where p.lost_at is not null and p.delivered_at is null and p.status = 'SEND_DELIVERY')`,
        ]
      : []),
    ...(isFetched ? [sql`o.handover = ${sql.lit('site' satisfies Handover)}`] : []),
    ...(isReissue ? [sql`o.reissue_of is not null`] : []),
    ...(from ? [sql`o.ordered_at >= ${from}`] : []),
    ...(until ? [sql`o.ordered_at < ${until}`] : []),
    ...(country === undefined ? [] : [sql`o.country = ${country}`]),
    ...(least === undefined ? [] : [sql`o.need_pay >= ${least}`]),
    ...(most === undefined ? [] : [sql`o.need_pay <= ${most}`]),
  ]
}

const isLate = (request: SellersListRequest) =>
  sql`exists (select from ${daysOf(request.days)} where d.shop_id = o.shop_id and o.ship_by < d.today)`

function isOwn({ sellerId, shopId, site }: SellersListRequest): RawBuilder<unknown> {
  return sql.join(
    [
      sql`o.seller_id = ${sellerId}`,
      ...(shopId === null ? [] : [sql`o.shop_id = ${shopId}`]),
      ...(site === null ? [] : [sql`o.site = ${site}`]),
    ],
    sql` and `,
  )
}

function isWithin(
  column: RawBuilder<unknown>,
  { first, last }: Place,
  type: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const text = (at: Date | null, later: number) =>
    new Date((at?.getTime() ?? 0) + later).toISOString()
  return sql`${column} >= ${text(first, 0)}::${type} and ${column} < ${text(last, DAY)}::${type}`
}
