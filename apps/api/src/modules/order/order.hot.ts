import { REQUESTS_PER_LINE } from '@galleria/contract/after-sales-rules'
import { hotSql } from '#platform/hot-sql.ts'
import type { ContractRow, OrderRow, PaymentLine } from './order.types.ts'

/**
 * The texts that read whole orders, one for each way of asking: what they share is put together
 * once, when the process starts.
 */

const COLUMNS = `o.id, o.buyer_id as "buyerId", o.contract_id as "contractId", o.shop_id as "shopId", h.name as "shopName", o.seller_id as "sellerId", o.code, o.status, o.handover, case when o.surcharge_of is not null then json_build_object('id', o.surcharge_of, 'code', o.surcharge_code) end as "surchargeOf", case when o.reissue_of is not null then (select json_build_object('id', x.id, 'code', x.code, 'reason', o.reissue_reason) from orders x where x.id = o.reissue_of) end as "reissueOf", o.pickup, o.ready_at as "readyAt", o.fetch_by as "fetchBy", o.site, o.currency,
  o.goods, o.shipping, o.insurance, o.service_charge as "serviceCharge", o.service, o.shop_discount as "shopDiscount", o.order_discount as "orderDiscount", o.activities, o.tax, o.tax_rate as "taxRate", o.tax_treatment as "taxTreatment", o.need_pay as "needPay", o.points, o.paid, o.deposit, o.deposit_paid_at as "depositPaidAt", o.is_deposit_kept as "isDepositKept", o.refunded, o.claimed_shipping + o.gifted_shipping as "claimedShipping",
  o.unit_count as "unitCount", o.is_reviewed as "isReviewed", o.has_benefits as "hasBenefits", o.deadline_at as "deadlineAt", o.ordered_at as "orderedAt", o.paid_at as "paidAt", o.completed_at as "completedAt", o.exchanged_at as "exchangedAt", o.replaced_at as "replacedAt", o.ship_by as "shipBy", o.held_at as "heldAt", o.hold_reason as "holdReason", o.delay, o.message_count as "messageCount",
  case when o.group_buy_id is not null then (select json_build_object('id', b.id, 'skuId', b.sku_id, 'size', b.size, 'percentOff', b.percent_off, 'openHours', b.open_hours, 'status', b.status, 'taken', b.taken, 'paid', b.paid, 'endsAt', b.ends_at) from group_buys b where b.id = o.group_buy_id) end as "groupBuy",
  goods.lines, goods."lineCount", goods."unshippedQty", goods."unsentQty", goods."pieceCount", goods."unshippedPieces", goods."claimedGoods", goods."openRequests", goods."reversedQty", goods."hasUnitToAskFor", goods."hasUnitToCancel", goods."hasGoodsToAskFor", goods."hasSellableSku", sent."parcelCount", sent."parcelsArrived", sent."parcelsUnderWay", sent."parcelsLost", sent."parcelsToPostpone",
  (select count(*)::int from orders g where g.contract_id = o.contract_id) as "groupSize",
  exists (select 1 from orders g join parcels p on p.order_id = g.id where g.contract_id = o.contract_id) as "hasGroupParcel",
  exists (select 1 from payment_attempts a join payment_orders p on p.id = a.payment_order_id where a.contract_id = o.contract_id and p.status <> 'PAID') as "hasAttempt", exists (select 1 from invoices v where v.order_id = o.id) as "hasInvoice",
  case when o.deposit > 0 and o.status = 'PENDING_BALANCE' then (select p.opens_at from payment_orders p where p.contract_id = o.contract_id and p.kind = 'BALANCE') end as "payableFrom",
  (select u.kind = 'member' from users u where u.id = o.buyer_id) as "isMembers", exists (select 1 from seller_staff w where w.user_id = o.buyer_id and w.seller_id = o.seller_id) as "isOwnShops", (select k.email = '' from contracts k where k.id = o.contract_id) as "isForgotten"`

/** A line with a unit about which its buyer can still ask. */
const IS_TO_ASK_FOR = `(l.qty > l.reversed_qty + l.open_reverse_qty and l.requests < ${REQUESTS_PER_LINE} and not l.snapshot ? 'gift')`
/** What cost points alone and was sent: its units come back for them. Codes do not come back. */
const CAN_COME_BACK_FOR_POINTS = `(l.need_pay = 0 and l.points > 0 and o.handover <> 'voucher' and l.delivered_qty + l.canceled_qty + l.open_cancel_qty > l.reversed_qty + l.open_reverse_qty)`

/**
 * What was bought as one: an ordinary line, or of a set its main item, which stands for the set.
 */
const IS_BOUGHT = `(not l.snapshot ? 'set' or l.snapshot->'set'->>'position' = '1')`

/** Goods by measure are one piece, however long. */
const PIECES = (steps: string) =>
  `case when l.snapshot ? 'measure' then least(1, ${steps}) else ${steps} end`

/**
 * An order's shop, lines (the first `limit` of them in full, and the goods of sets with all that
 * belongs to them; a set counts as one) and parcels, each read once.
 */
function orderAround(limit: number): string {
  return `join shops h on h.id = o.shop_id
  cross join lateral (select count(*) filter (where ${IS_BOUGHT})::int as "lineCount", coalesce(sum(l.qty - l.delivered_qty - l.canceled_qty - l.open_cancel_qty), 0)::int as "unshippedQty", coalesce(sum(l.qty - l.delivered_qty - l.canceled_qty), 0)::int as "unsentQty",
    coalesce(sum(${PIECES('l.qty')}), 0)::int as "pieceCount", coalesce(sum(${PIECES('l.qty - l.delivered_qty - l.canceled_qty - l.open_cancel_qty')}), 0)::int as "unshippedPieces",
    coalesce(sum(l.claimed + l.withheld + l.gifted), 0)::bigint as "claimedGoods", coalesce(sum(l.open_requests), 0)::int as "openRequests", coalesce(sum(l.reversed_qty), 0)::int as "reversedQty",
    coalesce(bool_or(${IS_TO_ASK_FOR}), false) as "hasUnitToAskFor", coalesce(bool_or(l.qty > l.delivered_qty + l.canceled_qty + l.open_cancel_qty and l.requests < ${REQUESTS_PER_LINE} and not l.snapshot ? 'gift'), false) as "hasUnitToCancel", coalesce(bool_or(${IS_TO_ASK_FOR} and (l.need_pay > l.claimed + l.withheld + l.gifted or l.gifted > 0 or ${CAN_COME_BACK_FOR_POINTS})), false) as "hasGoodsToAskFor",
    coalesce(bool_or(i.is_listed), false) as "hasSellableSku",
    coalesce(json_agg(json_build_object('id', l.id, 'skuId', l.sku_id, 'itemId', l.item_id, 'qty', l.qty, 'deliveredQty', l.delivered_qty, 'reversedQty', l.reversed_qty, 'openReverseQty', l.open_reverse_qty,
      'canceledQty', l.canceled_qty, 'openCancelQty', l.open_cancel_qty, 'claimed', l.claimed + l.withheld + l.gifted, 'gifted', l.gifted, 'cancelClaimed', l.cancel_claimed, 'requests', l.requests, 'openRequests', l.open_requests, 'refunded', l.refunded, 'unitPrice', l.unit_price, 'discount', l.discount, 'needPay', l.need_pay, 'points', l.points, 'tax', l.tax, 'taxRate', coalesce(l.tax_rate, o.tax_rate),
      'commission', l.commission, 'expectDate', l.expect_date, 'snapshot', l.snapshot) order by l.position) filter (where l.position <= ${limit} or l.snapshot ? 'set'), '[]') as lines
    from order_lines l join items i on i.id = l.item_id where l.order_id = o.id) goods
  cross join lateral (select count(*) filter (where p.status <> 'CANCEL')::int as "parcelCount", count(*) filter (where p.status = 'SIGN_IN' or p.status = 'SEND_DELIVERY' and p.delivered_at is not null)::int as "parcelsArrived", count(*) filter (where p.status = 'SEND_DELIVERY')::int as "parcelsUnderWay", count(*) filter (where p.status = 'SEND_DELIVERY' and p.delivered_at is null and p.lost_at is not null)::int as "parcelsLost", count(*) filter (where p.status = 'SEND_DELIVERY' and p.postponed_at is null)::int as "parcelsToPostpone" from parcels p where p.order_id = o.id) sent`
}
const PREVIEW = orderAround(3)
const WHOLE = `select ${COLUMNS} from orders o ${orderAround(1000)}`

/**
 * `points` is the parameter that says whether orders with points are meant, or those without; null
 * means both.
 */
const listFilter = (
  points: string,
) => `o.buyer_id = $1 and (cardinality($2::text[]) = 0 or o.status = any($2)) and ($3 = '' or o.search_words like (select '%' || plain_text($3) || '%') or exists (select 1 from contracts c where c.id = o.contract_id
    and plain_text(concat_ws(' ', c.delivery_address->>'firstName', c.delivery_address->>'lastName', c.delivery_address->>'company')) like '%' || plain_text($3) || '%'))
  and ($4::timestamptz is null or o.ordered_at >= $4) and ($5::timestamptz is null or o.ordered_at < $5)
  and (${points}::boolean is null or (o.points > 0) = ${points})`

export const orderList = hotSql<'order.list', OrderRow & { total: number }>(
  'order.list',
  `
  with page as (select o.id, count(*) over ()::int as total from orders o where ${listFilter('$8')} order by o.ordered_at desc, o.id desc limit $6 offset $7)
  select ${COLUMNS}, page.total from page join orders o on o.id = page.id ${PREVIEW} order by o.ordered_at desc, o.id desc`,
)

/** What comes after an order that is shown already, wherever in the list it stands by now. */
export const orderListAfter = hotSql<'order.listAfter', OrderRow & { total: number }>(
  'order.listAfter',
  `
  with page as (select o.id, count(*) over ()::int as total from orders o where ${listFilter('$8')}
    and (o.ordered_at, o.id) < (select a.ordered_at, a.id from orders a where a.id = $7 and a.buyer_id = $1) order by o.ordered_at desc, o.id desc limit $6)
  select ${COLUMNS}, page.total from page join orders o on o.id = page.id ${PREVIEW} order by o.ordered_at desc, o.id desc`,
)

export const orderCounts = hotSql<'order.counts', { status: string; n: number }>(
  'order.counts',
  `select o.status, count(*)::int as n from orders o where ${listFilter('$6')} group by o.status`,
)

/** The orders of a page that was chosen before, in its order. */
export const ordersOfPage = hotSql<'order.page', OrderRow & { deliveryAddress: unknown }>(
  'order.page',
  `select ${COLUMNS}, c.delivery_address as "deliveryAddress" from unnest($1::uuid[]) with ordinality page(id, position) join orders o on o.id = page.id ${PREVIEW}
  join contracts c on c.id = o.contract_id order by page.position`,
)

export const buyersOrder = hotSql<'order.buyers', OrderRow>(
  'order.buyers',
  `${WHOLE} where o.buyer_id = $1 and o.id = $2`,
)

export const buyersOrders = hotSql<'order.several', OrderRow>(
  'order.several',
  `${WHOLE} where o.buyer_id = $1 and o.id = any($2)`,
)

export const sellersOrder = hotSql<'order.sellers', OrderRow>(
  'order.sellers',
  `${WHOLE} where o.seller_id = $1 and o.id = $2`,
)

export const orderById = hotSql<'order.byId', OrderRow>('order.byId', `${WHOLE} where o.id = $1`)

export const contractOrders = hotSql<'order.ofContract', OrderRow>(
  'order.ofContract',
  `${WHOLE} where o.contract_id = $1 order by o.code`,
)

/** For one buyer, or for the mall: then `$2` is null. */
export const contractById = hotSql<'order.contract', ContractRow>(
  'order.contract',
  `select c.id, c.buyer_id as "buyerId", c.site, c.language, c.currency, c.need_pay as "needPay", c.email, c.deadline_at as "deadlineAt", c.created_at as "createdAt",
    c.delivery_address as "deliveryAddress", c.billing_address as "billingAddress" from contracts c where c.id = $1 and ($2::uuid is null or c.buyer_id = $2)`,
)

export const paymentLines = hotSql<'order.payments', PaymentLine>(
  'order.payments',
  `select p.id, p.kind, p.amount, p.status, p.opens_at as "opensAt", p.closes_at as "closesAt", coalesce((select json_agg(json_build_object('status', a.status, 'channel', a.channel, 'method', a.method,
      'paidAt', (select min(t.at) from transitions t where t.entity = 'payment' and t.entity_id = a.id and t.to_state in ('PRE_AUTH_SUCCESS', 'PAY_SUCCESS'))) order by a.created_at)
      from payment_attempts a where a.contract_id = p.contract_id and a.payment_order_id = p.id), '[]') as records
    from payment_orders p where p.contract_id = $1 order by p.closes_at, p.kind`,
)

export const addContractRow = hotSql(
  'order.addContract',
  `insert into contracts (id, buyer_id, quote_id, site, language, currency, need_pay, email, delivery_address, billing_address, deadline_at, created_at, network)
  select c.id, c."buyerId", c."quoteId", c.site, c.language, c.currency, c."needPay", c.email, c."deliveryAddress", c."billingAddress", c."deadlineAt", c."createdAt", c.network
  from json_to_record($1::json) c(id uuid, "buyerId" uuid, "quoteId" uuid, site text, language text, currency text, "needPay" bigint, email text, "deliveryAddress" jsonb, "billingAddress" jsonb, "deadlineAt" timestamptz, "createdAt" timestamptz, network text)
  where c.id is not null`,
)

export const addOrderRows = hotSql(
  'order.addOrders',
  `insert into orders (id, buyer_id, contract_id, shop_id, seller_id, code, status, handover, pickup, site, country, currency, goods, shipping, insurance, service_charge, service, shop_discount, order_discount, activities, tax, tax_rate, tax_treatment, need_pay, points, deposit, group_buy_id, unit_count, search_words, deadline_at, ordered_at, updated_at, surcharge_of, surcharge_code, reissue_of, reissue_reason, reissue_key, is_reviewed)
  select o.id, $2, $3, o."shopId", o."sellerId", o.code, o.status, o.handover, o.pickup, $4, coalesce(o.pickup->>'country', (select c.delivery_address->>'regionShortName' from contracts c where c.id = $3)), $5, o.goods, o.shipping, o.insurance, o."serviceCharge", o.service, o."shopDiscount", o."orderDiscount", o.activities, o.tax, o."taxRate", o."taxTreatment", o."needPay", o.points, o.deposit, o."groupBuyId", o."unitCount", plain_text(o."searchWords" || ' ' || coalesce(names.all, '')), $6, $7, $7, (o."surchargeOf"->>'id')::uuid, o."surchargeOf"->>'code', (o."reissueOf"->>'id')::uuid, o."reissueOf"->>'reason', o."reissueOf"->>'key', o."surchargeOf" is not null or o."reissueOf" is not null
  from json_to_recordset($1::json) o(id uuid, "shopId" int, "sellerId" int, code text, status text, handover text, pickup jsonb, points bigint, deposit bigint, "groupBuyId" uuid, goods bigint, shipping bigint, insurance bigint, "serviceCharge" bigint, service jsonb, "shopDiscount" bigint, "orderDiscount" bigint, activities jsonb, tax bigint, "taxRate" numeric, "taxTreatment" text, "needPay" bigint, "unitCount" int, "searchWords" text, "itemIds" int[], "surchargeOf" jsonb, "reissueOf" jsonb)
  cross join lateral (select string_agg(distinct t.name, ' ') as all from item_texts t where t.item_id = any(o."itemIds")) names`,
)

export const addLineRows = hotSql(
  'order.addLines',
  `insert into order_lines (id, buyer_id, order_id, position, sku_id, item_id, qty, unit_price, discount, need_pay, points, tax, tax_rate, commission, expect_date, snapshot)
  select l.id, $2, l."orderId", l.position, l."skuId", l."itemId", l.qty, l."unitPrice", l.discount, l."needPay", l.points, l.tax, l."taxRate", l.commission, l."expectDate", l.snapshot
  from json_to_recordset($1::json) l(id uuid, "orderId" uuid, position int, "skuId" int, "itemId" int, qty int, "unitPrice" bigint, discount bigint, "needPay" bigint, points bigint, tax bigint, "taxRate" numeric, commission bigint, "expectDate" date, snapshot jsonb)`,
)
