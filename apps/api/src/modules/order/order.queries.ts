import { REQUESTS_PER_LINE } from '@galleria/contract/after-sales-rules'
import type { Id } from '@galleria/kernel/id'
import type { Currency } from '@galleria/kernel/money'
import { runSql, type Db, type Tx } from '#platform/db.ts'
import type { ContractRow, OrderRow } from './order.types.ts'

const COLUMNS = `o.id, o.buyer_id as "buyerId", o.contract_id as "contractId", o.shop_id as "shopId", h.name as "shopName", o.seller_id as "sellerId", o.code, o.status, o.site, o.currency,
  o.goods, o.shipping, o.shop_discount as "shopDiscount", o.order_discount as "orderDiscount", o.tax, o.tax_rate as "taxRate", o.need_pay as "needPay", o.paid, o.refunded, o.claimed_shipping as "claimedShipping",
  o.unit_count as "unitCount", o.is_reviewed as "isReviewed", o.deadline_at as "deadlineAt", o.ordered_at as "orderedAt", o.paid_at as "paidAt", o.completed_at as "completedAt", o.ship_by as "shipBy",
  goods.lines, goods."lineCount", goods."unshippedQty", goods."unsentQty", goods."claimedGoods", goods."openRequests", goods."reversedQty", goods."hasUnitToAskFor", goods."hasGoodsToAskFor", goods."hasSellableSku", sent."parcelCount", sent."parcelsUnderWay",
  (select count(*)::int from orders g where g.contract_id = o.contract_id) as "groupSize",
  exists (select 1 from payment_attempts a where a.contract_id = o.contract_id) as "hasAttempt",
  (select u.kind = 'member' from users u where u.id = o.buyer_id) as "isMembers", exists (select 1 from seller_staff w where w.user_id = o.buyer_id and w.seller_id = o.seller_id) as "isOwnShops"`

/** A line with a unit about which its buyer can still ask. */
const IS_TO_ASK_FOR = `(l.qty > l.reversed_qty + l.open_reverse_qty and l.requests < ${REQUESTS_PER_LINE})`

/** An order's shop, lines (the first `limit` of them in full, all of them counted) and parcels, each read once. */
function orderAround(limit: number): string {
  return `join shops h on h.id = o.shop_id
  cross join lateral (select count(*)::int as "lineCount", coalesce(sum(l.qty - l.delivered_qty - l.canceled_qty - l.open_cancel_qty), 0)::int as "unshippedQty", coalesce(sum(l.qty - l.delivered_qty - l.canceled_qty), 0)::int as "unsentQty",
    coalesce(sum(l.claimed), 0)::bigint as "claimedGoods", coalesce(sum(l.open_requests), 0)::int as "openRequests", coalesce(sum(l.reversed_qty), 0)::int as "reversedQty",
    coalesce(bool_or(${IS_TO_ASK_FOR}), false) as "hasUnitToAskFor", coalesce(bool_or(${IS_TO_ASK_FOR} and l.need_pay > l.claimed), false) as "hasGoodsToAskFor",
    coalesce(bool_or(i.is_listed), false) as "hasSellableSku",
    coalesce(json_agg(json_build_object('id', l.id, 'skuId', l.sku_id, 'itemId', l.item_id, 'qty', l.qty, 'deliveredQty', l.delivered_qty, 'reversedQty', l.reversed_qty, 'openReverseQty', l.open_reverse_qty,
      'canceledQty', l.canceled_qty, 'openCancelQty', l.open_cancel_qty, 'claimed', l.claimed, 'cancelClaimed', l.cancel_claimed, 'requests', l.requests, 'openRequests', l.open_requests, 'refunded', l.refunded, 'unitPrice', l.unit_price, 'discount', l.discount, 'needPay', l.need_pay, 'tax', l.tax,
      'commission', l.commission, 'expectDate', l.expect_date, 'snapshot', l.snapshot) order by l.position) filter (where l.position <= ${limit}), '[]') as lines
    from order_lines l join items i on i.id = l.item_id where l.order_id = o.id) goods
  cross join lateral (select count(*)::int as "parcelCount", count(*) filter (where p.status = 'SEND_DELIVERY')::int as "parcelsUnderWay" from parcels p where p.order_id = o.id) sent`
}
const PREVIEW = orderAround(3)
const WHOLE = orderAround(1000)

export type OrderListQuestion = {
  statuses: readonly string[]
  keyword: string
  from: Date | null
  until: Date | null
  offset: number
  limit: number
}

const LIST_FILTER = `o.buyer_id = $1 and (cardinality($2::text[]) = 0 or o.status = any($2)) and ($3 = '' or o.search_words like '%' || $3 || '%')
  and ($4::timestamptz is null or o.ordered_at >= $4) and ($5::timestamptz is null or o.ordered_at < $5)`

/** One statement: the rows of the page and how many there are in all. */
export async function pageOrders(
  db: Db,
  buyerId: Id<'user'>,
  question: OrderListQuestion,
): Promise<{ rows: OrderRow[]; total: number }> {
  const rows = await runSql<OrderRow & { total: number }>(
    db,
    `
    with page as (select o.id, count(*) over ()::int as total from orders o where ${LIST_FILTER} order by o.ordered_at desc, o.id desc limit $6 offset $7)
    select ${COLUMNS}, page.total from page join orders o on o.id = page.id ${PREVIEW} order by o.ordered_at desc, o.id desc`,
    [
      buyerId,
      question.statuses,
      plainKeyword(question.keyword),
      question.from,
      question.until,
      question.limit,
      question.offset,
    ],
  )
  if (rows[0]) return { rows, total: rows[0].total }
  return {
    rows: [],
    total:
      question.offset === 0
        ? 0
        : (await pageOrders(db, buyerId, { ...question, offset: 0, limit: 1 })).total,
  }
}

export async function countOrders(
  db: Db,
  buyerId: Id<'user'>,
  question: Pick<OrderListQuestion, 'keyword' | 'from' | 'until'>,
): Promise<Map<string, number>> {
  const rows = await runSql<{ status: string; n: number }>(
    db,
    `select o.status, count(*)::int as n from orders o where ${LIST_FILTER} group by o.status`,
    [buyerId, [], plainKeyword(question.keyword), question.from, question.until],
  )
  return new Map(rows.map((row) => [row.status, row.n]))
}

/** Letters as `search_words` has them, with the wildcards of LIKE taken at their word. */
function plainKeyword(keyword: string): string {
  return keyword
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

export async function findOrder(
  db: Db | Tx,
  buyerId: Id<'user'>,
  id: Id<'order'>,
): Promise<OrderRow | undefined> {
  const [row] = await runSql<OrderRow>(
    db,
    `select ${COLUMNS} from orders o ${WHOLE} where o.buyer_id = $1 and o.id = $2`,
    [buyerId, id],
  )
  return row
}

/** Several of a buyer's own orders, in no order; somebody else's are not there. */
export function findOrders(
  db: Db | Tx,
  buyerId: Id<'user'>,
  ids: readonly Id<'order'>[],
): Promise<OrderRow[]> {
  return runSql<OrderRow>(
    db,
    `select ${COLUMNS} from orders o ${WHOLE} where o.buyer_id = $1 and o.id = any($2)`,
    [buyerId, ids],
  )
}

export async function findSellersOrder(
  db: Db | Tx,
  sellerId: number,
  id: Id<'order'>,
): Promise<OrderRow | undefined> {
  const [row] = await runSql<OrderRow>(
    db,
    `select ${COLUMNS} from orders o ${WHOLE} where o.seller_id = $1 and o.id = $2`,
    [sellerId, id],
  )
  return row
}

/** By the mall itself: jobs, mails and the guest's signed link, which have no person to ask for. */
export async function findOrderForMall(
  db: Db | Tx,
  id: Id<'order'>,
): Promise<OrderRow | undefined> {
  const [row] = await runSql<OrderRow>(
    db,
    `select ${COLUMNS} from orders o ${WHOLE} where o.id = $1`,
    [id],
  )
  return row
}

export function findContractOrders(db: Db | Tx, contractId: Id<'contract'>): Promise<OrderRow[]> {
  return runSql<OrderRow>(
    db,
    `select ${COLUMNS} from orders o ${WHOLE} where o.contract_id = $1 order by o.code`,
    [contractId],
  )
}

const CONTRACT = `select c.id, c.buyer_id as "buyerId", c.site, c.language, c.currency, c.need_pay as "needPay", c.email, c.deadline_at as "deadlineAt", c.created_at as "createdAt",
  c.delivery_address as "deliveryAddress", c.billing_address as "billingAddress" from contracts c`

export async function findContract(
  db: Db | Tx,
  buyerId: Id<'user'>,
  id: Id<'contract'>,
): Promise<ContractRow | undefined> {
  const [row] = await runSql<ContractRow>(db, `${CONTRACT} where c.buyer_id = $1 and c.id = $2`, [
    buyerId,
    id,
  ])
  return row
}

/** By the mall itself: jobs, mails, settling, which have no person to ask for. */
export async function findContractForMall(
  db: Db | Tx,
  id: Id<'contract'>,
): Promise<ContractRow | undefined> {
  const [row] = await runSql<ContractRow>(db, `${CONTRACT} where c.id = $1`, [id])
  return row
}

export type PaymentLine = {
  id: Id<'paymentOrder'>
  kind: string
  amount: number
  status: string
  records: { status: string; channel: string; paidAt: string | null }[]
}

export function findPaymentLines(db: Db, contractId: Id<'contract'>): Promise<PaymentLine[]> {
  return runSql(
    db,
    `select p.id, p.kind, p.amount, p.status, coalesce((select json_agg(json_build_object('status', a.status, 'channel', a.channel,
      'paidAt', (select min(t.at) from transitions t where t.entity = 'payment' and t.entity_id = a.id and t.to_state = 'PAY_SUCCESS')) order by a.created_at)
      from payment_attempts a where a.contract_id = p.contract_id and a.payment_order_id = p.id), '[]') as records
    from payment_orders p where p.contract_id = $1 order by p.kind`,
    [contractId],
  )
}

export type SellerQuestion = {
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

/** Orders with a unit to send now. Units of an open request for a refund are not: their order waits for the answer, not for a parcel. */
const IS_TO_SHIP = `(o.status = 'UN_DELIVERY' and exists (select 1 from order_lines l where l.order_id = o.id and l.qty > l.delivered_qty + l.canceled_qty + l.open_cancel_qty))`

type SellersOrder = OrderRow & { deliveryAddress: ContractRow['deliveryAddress'] }

/**
 * A page of a seller's orders and how many there are. The texts differ by what is asked for: PostgreSQL plans each text once, and only a text
 * without a condition that is not asked for lets an index give rows in their order, and the count without reading them.
 */
export async function pageSellersOrders(
  db: Db,
  question: SellerQuestion,
): Promise<{ rows: SellersOrder[]; total: number }> {
  const { from, values } = chooseSellersOrders(question)
  const order = question.isOldestFirst
    ? 'order by o.ordered_at, o.id'
    : 'order by o.ordered_at desc, o.id desc'
  const [rows, counted] = await Promise.all([
    runSql<SellersOrder>(
      db,
      `with page as materialized (select o.id ${from} ${order} limit $${values.length + 1} offset $${values.length + 2})
      select ${COLUMNS}, c.delivery_address as "deliveryAddress" from page join orders o on o.id = page.id ${PREVIEW} join contracts c on c.id = o.contract_id ${order}`,
      [...values, question.limit, question.offset],
    ),
    runSql<{ total: number }>(db, `select count(*)::int as total ${from}`, values),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

function chooseSellersOrders(question: SellerQuestion): { from: string; values: unknown[] } {
  const values: unknown[] = [question.sellerId]
  const given = (value: unknown) => `$${values.push(value)}`
  let from = 'from orders o'
  let where = 'where o.seller_id = $1'
  if (question.isLateOnly)
    from += ` join unnest(${given(question.days.map(({ shopId }) => shopId))}::int[], ${given(question.days.map(({ today }) => today))}::date[]) d(shop_id, today) on d.shop_id = o.shop_id and o.ship_by < d.today`
  if (question.isLateOnly || question.isToShipOnly) where += ` and ${IS_TO_SHIP}`
  if (question.statuses.length > 0)
    where += ` and o.status in (${question.statuses.map(given).join(', ')})`
  if (question.shopId !== null) where += ` and o.shop_id = ${given(question.shopId)}`
  if (question.site !== null) where += ` and o.site = ${given(question.site)}`
  if (question.keyword !== '')
    where += ` and o.search_words like ${given(`%${plainKeyword(question.keyword)}%`)}`
  return { from: `${from} ${where}`, values }
}

export type ShopDay = { readonly shopId: number; readonly today: string }
export type TodayRow = { toShip: number; late: number; underWay: number; unpaid: number }

/** A seller's work, counted: what is late is so by the calendar of its shop. */
export async function countToday(
  db: Db,
  sellerId: number,
  days: readonly ShopDay[],
): Promise<TodayRow> {
  const [row] = await runSql<TodayRow>(
    db,
    `
    select count(*) filter (where w."isToShip")::int as "toShip", count(*) filter (where w."isToShip" and o.ship_by < d.today)::int as late,
      count(*) filter (where o.status = 'UN_RECEIVED')::int as "underWay", count(*) filter (where o.status in ('PENDING_PAY', 'PROCESSING'))::int as unpaid
    from orders o join unnest($2::int[], $3::date[]) d(shop_id, today) using (shop_id) cross join lateral (select ${IS_TO_SHIP} as "isToShip") w
    where o.seller_id = $1 and o.status in ('PENDING_PAY', 'PROCESSING', 'UN_DELIVERY', 'UN_RECEIVED')`,
    [sellerId, days.map(({ shopId }) => shopId), days.map(({ today }) => today)],
  )
  if (!row) throw new Error('an aggregate without a row')
  return row
}

export type SalesRow = { day: string; currency: Currency; orders: number; amount: number }

/** What was paid for a seller's orders, by calendar day of this time zone and by currency, since the beginning of `from`. Days without sales have no row. */
export function findSales(
  db: Db,
  sellerId: number,
  { from, timeZone }: { from: string; timeZone: string },
): Promise<SalesRow[]> {
  return runSql(
    db,
    `select to_char(paid_at at time zone $3, 'YYYY-MM-DD') as day, currency, count(*)::int as orders, sum(need_pay)::bigint as amount
    from orders where seller_id = $1 and paid_at >= $2::date::timestamp at time zone $3 group by 1, 2 order by 1, 2`,
    [sellerId, from, timeZone],
  )
}
