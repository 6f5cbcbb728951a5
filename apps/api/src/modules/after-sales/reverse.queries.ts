import { ASK_MALL_WITHIN_DAYS } from '@galleria/contract/after-sales-dispute-rules'
import { openReverseStatuses } from '@galleria/contract/after-sales-rules'
import { statusesOf } from '@galleria/contract/order-states'
import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { DB } from '#platform/tables.ts'
import { hasKeyword } from '#platform/keyword.ts'
import type { ReverseStatus } from './reverse.flow.ts'
import type { ReverseRow } from './reverse.types.ts'

/** What an exchange costs more is waited for. */
const UNPAID = statusesOf('PENDING_PAY')

const columns = sql`r.id, r.buyer_id as "buyerId", r.order_id as "orderId", r.contract_id as "contractId", r.shop_id as "shopId", h.name as "shopName", r.seller_id as "sellerId", s.name as "sellerName", s.status = 'CLEARED' or r.is_malls as "isSellerGone", s.status = 'CLEARED' as "isShopRemoved", r.is_malls as "isMalls", exists (select from seller_staff w where w.user_id = r.buyer_id and w.seller_id = r.seller_id) as "isOwnPurchase", r.code, r.type, r.status, r.version,
  (select coalesce(json_agg(json_build_object('reason', x.reason, 'remark', x.remark, 'evidence', x.evidence, 'goods', x.goods, 'shipping', x.shipping, 'lines', x.lines, 'changedAt', x.changed_at) order by x.number), '[]') from reverse_changes x where x.reverse_id = r.id) as changes,
  r.currency, r.reason, r.remark, r.evidence::text[] as evidence, r.goods, r.shipping, r.available_goods as "availableGoods", r.available_shipping as "availableShipping", r.refunded_goods as "refundedGoods",
  coalesce((select f.released + (select coalesce(sum(w.written_off), 0) from refund_lines w where w.refund_id = f.id) from refunds f where f.reverse_id = r.id), 0)::bigint as untaken,
  r.status = 'WAITING_FOR_REFUND' and exists (select from parcel_captures k where k.order_id = r.order_id and k.status not in ('DONE', 'DROPPED', 'WRITTEN_OFF')) as "awaitsCapture",
  exists (select from refunds f join refund_legs g on g.refund_id = f.id where f.reverse_id = r.id and g.status in ('ROUTED', 'SETTLED')) as "isOtherWay", exists (select from invoices i where i.reverse_id = r.id and i.kind = 'CREDIT_NOTE') as "hasCreditNote",
  r.refunded_shipping as "refundedShipping", r.unit_count as "unitCount", coalesce(r.asked_shipping, r.shipping) as "askedShipping", r.return_address as "returnAddress", r.posted_back_at as "postedBackAt", r.checked_at as "checkedAt", r.qc_reject_reason as "qcRejectReason", r.qc_photos::text[] as "qcPhotos", r.is_changed_to_return as "isChangedToReturn", r.seller_sent_at as "sellerSentAt", r.reject_reason as "rejectReason", r.reject_photos::text[] as "rejectPhotos", coalesce(r.status = 'REVERSE_CLOSE' and r.stopped_at > mall_now() - make_interval(days => ${sql.lit(ASK_MALL_WITHIN_DAYS)}), false) as "isFresh",
  (select json_build_object('id', f.id, 'kind', f.kind, 'amount', f.amount, 'content', f.content, 'offeredAt', f.offered_at, 'answerUntil', f.answer_until, 'isOpen', f.answer is null and f.answer_until > mall_now(), 'answer', f.answer, 'answeredAt', f.answered_at)
    from reverse_offers f where f.reverse_id = r.id order by f.offered_at desc, f.id desc limit 1) as offer, (select count(*)::int from reverse_offers f where f.reverse_id = r.id) as "offerCount",
  (select json_build_object('id', x.id, 'code', x.code) from reverse_orders x where x.id = r.split_from) as "splitFrom", (select json_build_object('id', x.id, 'code', x.code) from reverse_orders x where x.split_from = r.id) as "refusedPart",
  (select json_build_object('id', x.id, 'code', x.code) from reverse_orders x where x.id = r.loss_of) as "lossOf", (select json_build_object('id', x.id, 'code', x.code, 'goods', x.available_goods, 'withheld', x.available_goods - case when x.status in ('REVERSE_CLOSE', 'REVERSE_CANCELED', 'IN_DISPUTE') then 0 else x.goods end, 'isOpen', x.status = 'REVERSE_CLOSE' and x.stopped_at > mall_now() - make_interval(days => ${sql.lit(ASK_MALL_WITHIN_DAYS)}) and not exists (select from reverse_disputes d where d.reverse_id = x.id)) from reverse_orders x where x.loss_of = r.id) as "loss",
  (select json_build_object('id', x.id, 'code', x.code) from reverse_orders x where x.id = r.difference_of) as "differenceOf", (select json_build_object('id', x.id, 'code', x.code, 'goods', x.goods) from reverse_orders x where x.difference_of = r.id) as "differenceGiven",
  (select json_build_object('orderId', y.id, 'contractId', y.contract_id, 'code', y.code, 'amount', y.need_pay, 'askedAt', y.ordered_at, 'payBy', y.deadline_at, 'isUnpaid', y.status = any(${[...UNPAID]}), 'isAtBank', y.status = 'PROCESSING', 'isOpen', y.status = any(${[...UNPAID]}) and y.deadline_at > mall_now(), 'paidAt', y.paid_at) from orders y where y.surcharge_of = r.id) as surcharge,
  (select json_build_object('id', x.id, 'code', x.code) from reverse_orders x where x.id = r.surcharge_back_of) as "surchargeBackOf", (select coalesce(json_agg(json_build_object('id', x.id, 'orderId', x.order_id, 'code', x.code, 'goods', x.goods) order by x.code), '[]') from reverse_orders x where x.surcharge_back_of = r.id) as "surchargeGiven",
  exists (select from reverse_inspections i join reverse_lines m on m.id = i.reverse_line_id where m.reverse_id = r.split_from and i.disposition = 'MISSING') as "hasMissing",
  coalesce(o.exchanged_at, o.replaced_at) is not null as "wasExchanged", coalesce(greatest(o.exchanged_at, o.replaced_at) > r.applied_at, false) and exists (select from reverse_lines a join reverse_lines b on b.line_id = a.line_id join reverse_orders x on x.id = b.reverse_id
    where a.reverse_id = r.id and x.type = 'SALE_EXCHANGE' and x.status = 'REVERSE_DONE' and not x.is_changed_to_return and x.applied_at > r.applied_at) as "wasExchangedSince", o.shipping as "orderShipping", o.claimed_shipping + o.gifted_shipping as "orderClaimedShipping",
  (select o.need_pay - o.shipping - coalesce(sum(k.claimed + k.withheld + k.gifted), 0)::bigint from order_lines k where k.order_id = o.id) as "orderLeft",
  (select json_build_object('cause', d.cause, 'openedAt', d.opened_at, 'buyerText', d.buyer_text, 'buyerFiles', d.buyer_files, 'answerUntil', d.answer_until, 'ruleUntil', d.rule_until, 'lateCount', d.late_count,
      'proofs', (select coalesce(json_agg(json_build_object('id', p.id, 'side', p.side, 'content', p.content, 'photos', p.photos, 'addedAt', p.added_at,
          'documents', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'isReady', f.status = 'CLEAN') order by array_position(p.documents, f.id)), '[]') from files f where f.id = any(p.documents) and f.status <> 'REFUSED'))
          order by p.added_at, p.id), '[]') from reverse_proofs p where p.reverse_id = r.id), 'shopText', d.shop_text, 'shopFiles', d.shop_files,
      'shopAnsweredAt', d.shop_answered_at, 'isAnswerOpen', d.shop_answered_at is null and d.ruled_at is null and d.answer_until > mall_now(), 'ruling', d.ruling, 'ruledAmount', d.ruled_amount, 'rulingText', d.ruling_text, 'ruledAt', d.ruled_at, 'isRuled', d.ruled_by is not null)
    from reverse_disputes d where d.reverse_id = r.id) as dispute, r.is_auto as "isAuto", r.is_guarantee as "isGuarantee", r.next_step_at as "nextStepAt", r.answer_by as "answerBy", r.reminded_at as "remindedAt", r.refund_by as "refundBy", r.applied_at as "appliedAt", r.audited_at as "auditedAt",
  r.refunded_at as "refundedAt", r.stopped_at as "stoppedAt", h.country as "shopCountry", o.code as "orderCode", o.message_count as "messageCount", o.ordered_at as "orderedAt", o.completed_at as "orderCompletedAt", c.created_at as "contractedAt", o.site, c.language,
  trim((c.delivery_address->>'firstName') || ' ' || (c.delivery_address->>'lastName')) as "buyerName",
  (select coalesce(json_agg(json_build_object('id', l.id, 'lineId', l.line_id, 'skuId', coalesce(l.goods_sku_id, k.sku_id), 'goods', l.goods, 'derivativeSkuId', l.derivative_sku_id, 'derivative', l.derivative, 'heldQty', l.held_qty, 'replacedQty', l.replaced_qty, 'difference', l.difference, 'surcharge', l.surcharge, 'surchargeLineId', l.surcharge_line, 'surchargeBack', l.surcharge_back, 'qty', l.qty, 'unsentQty', l.unsent_qty, 'takenQty', l.taken_qty, 'available', l.available, 'applyAmount', l.apply_amount, 'askedAmount', coalesce(l.asked_amount, l.apply_amount),
      'inspected', coalesce((select json_object_agg(i.disposition, i.qty) from reverse_inspections i where i.reverse_line_id = l.id), '{}'), 'unsentAmount', l.unsent_amount, 'ruledQty', l.ruled_qty,
      'boughtQty', k.qty, 'canceledQty', k.canceled_qty, 'openCancelQty', k.open_cancel_qty, 'claimed', k.claimed + k.withheld + k.gifted, 'gifted', k.gifted - (select coalesce(sum(x.gift_undone), 0) from reverse_lines x where x.line_id = k.id), 'giftUndone', l.gift_undone, 'giftBack', l.gift_back, 'cancelClaimed', k.cancel_claimed, 'deliveredQty', k.delivered_qty, 'reversedQty', k.reversed_qty, 'openReverseQty', k.open_reverse_qty, 'requests', k.requests, 'unitPrice', k.unit_price, 'paid', k.need_pay, 'points', k.points, 'refunded', k.refunded, 'tax', k.tax, 'commission', k.commission, 'snapshot', k.snapshot) order by k.position), '[]')
    from reverse_lines l join order_lines k on k.id = l.line_id where l.reverse_id = r.id) as lines,
  (select coalesce(json_agg(json_build_object('operator', p.operator, 'isScanned', p.scanned_at is not null, 'isLost', p.lost_at is not null and p.delivered_at is null, 'isShopsLabel', p.is_shops_label) order by p.operator desc, p.round), '[]') from reverse_parcels p where p.reverse_id = r.id and not (p.is_shops_label and p.handed_in_at is null)) as parcels,
  (select json_build_object('id', p.id, 'carrierId', p.carrier_id, 'carrierCode', k.code, 'carrierName', k.name, 'number', p.number, 'code', p.label_code, 'fileId', p.label_file, 'file', (select json_build_object('name', f.name, 'isReady', f.status = 'CLEAN') from files f where f.id = p.label_file and f.status <> 'REFUSED'), 'isScanned', p.scanned_at is not null, 'givenAt', p.sent_at)
    from reverse_parcels p join carriers k on k.id = p.carrier_id where p.reverse_id = r.id and p.is_shops_label and p.handed_in_at is null) as label`
const around = sql`join orders o on o.id = r.order_id join contracts c on c.id = r.contract_id join shops h on h.id = r.shop_id join sellers s on s.id = r.seller_id`

async function findWhere(db: Db | Tx, condition: RawBuilder<unknown>): Promise<ReverseRow[]> {
  const { rows } = await sql<ReverseRow>`
    select ${columns} from reverse_orders r ${around} where ${condition}`.execute(db)
  return rows
}

export type ReverseListRequest = {
  keyword: string
  isOpenOnly: boolean
  ids: readonly Id<'reverse'>[]
  limit: number
  offset: number
}

export async function pageReverses(
  db: Db,
  buyerId: Id<'user'>,
  request: ReverseListRequest,
): Promise<{ rows: ReverseRow[]; total: number }> {
  return readPage(
    db,
    request,
    db
      .selectFrom('reverse_orders as r')
      .where('r.buyer_id', '=', buyerId)
      .$if(request.isOpenOnly, (query) =>
        query.where(
          'r.status',
          '=',
          sql<string>`any(${[...openReverseStatuses, 'IN_DISPUTE'] satisfies ReverseStatus[]})`,
        ),
      )
      .$if(request.ids.length > 0, (query) =>
        query.where('r.id', '=', sql<string>`any(${request.ids})`),
      ),
  )
}

export async function findReversesOfSku(
  db: Db,
  buyerId: Id<'user'>,
  orderId: Id<'order'>,
  skuId: number,
): Promise<ReverseRow[]> {
  return findWhere(
    db,
    sql`r.buyer_id = ${buyerId} and r.order_id = ${orderId}
      and exists (select 1 from reverse_lines l join order_lines k on k.id = l.line_id where l.reverse_id = r.id and k.sku_id = ${skuId})
      order by r.applied_at desc, r.id desc limit 50`,
  )
}

export async function findReverse(
  db: Db | Tx,
  buyerId: Id<'user'>,
  id: Id<'reverse'>,
): Promise<ReverseRow | undefined> {
  return (await findWhere(db, sql`r.buyer_id = ${buyerId} and r.id = ${id}`))[0]
}

export async function findSellersReverse(
  db: Db | Tx,
  sellerId: number,
  id: Id<'reverse'>,
): Promise<ReverseRow | undefined> {
  return (await findWhere(db, sql`r.seller_id = ${sellerId} and r.id = ${id}`))[0]
}

/**
 * One that the mall answers in its seller's place: the seller was removed, or nobody else of the
 * shop decides about an own purchase.
 */
export async function findRequestOfGone(
  db: Db | Tx,
  id: Id<'reverse'>,
): Promise<ReverseRow | undefined> {
  return (await findWhere(db, sql`(s.status = 'CLEARED' or r.is_malls) and r.id = ${id}`))[0]
}

/** By the mall itself: jobs, clocks and mails, which have no person to ask for. */
export async function findReverseForMall(
  db: Db | Tx,
  id: Id<'reverse'>,
): Promise<ReverseRow | undefined> {
  return (await findWhere(db, sql`r.id = ${id}`))[0]
}

/** The requests about an order, the newest first; or these. */
export function findReversesForMall(
  db: Db,
  which: { readonly orderId: Id<'order'> } | { readonly ids: readonly string[] },
): Promise<ReverseRow[]> {
  return findWhere(
    db,
    'orderId' in which
      ? sql`r.order_id = ${which.orderId} order by r.applied_at desc, r.id desc`
      : sql`r.id = any(${which.ids}) order by array_position(${which.ids}::uuid[], r.id)`,
  )
}

/** How it stands, for who agrees to something about it: each move makes it another one. */
export async function findVersions(
  db: Db | Tx,
  ids: readonly Id<'reverse'>[],
): Promise<Map<Id<'reverse'>, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('reverse_orders')
    .where('id', 'in', [...ids])
    .select(['id', 'status', 'version'])
    .$castTo<{ id: Id<'reverse'>; status: string; version: number }>()
    .execute()
  return new Map(rows.map(({ id, status, version }) => [id, `${status}:${version}`]))
}

/** One that the mall was asked about. */
export async function findDisputed(
  db: Db | Tx,
  id: Id<'reverse'>,
): Promise<ReverseRow | undefined> {
  return (
    await findWhere(
      db,
      sql`r.id = ${id} and exists (select from reverse_disputes d where d.reverse_id = r.id)`,
    )
  )[0]
}

/**
 * Those that wait for the mall's ruling, the late ones first and then the longest waiting, or those
 * that are over, the newest first.
 */
export async function pageDisputed(
  db: Db,
  {
    isClosed,
    limit,
    offset,
  }: { readonly isClosed: boolean; readonly limit: number; readonly offset: number },
): Promise<{ rows: ReverseRow[]; total: number }> {
  const those = db
    .selectFrom('reverse_orders as r')
    .innerJoin('reverse_disputes as d', 'd.reverse_id', 'r.id')
    .where('r.status', isClosed ? '<>' : '=', 'IN_DISPUTE' satisfies ReverseStatus)
  const [page, { total }] = await Promise.all([
    those
      .select('r.id')
      .$if(!isClosed, (query) => query.orderBy(sql`d.late_count > 0`, 'desc'))
      .orderBy('d.opened_at', isClosed ? 'desc' : 'asc')
      .orderBy('r.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    those.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  if (page.length === 0) return { rows: [], total }
  const ids = page.map(({ id }) => id)
  const rows = await findWhere(
    db,
    sql`r.id = any(${ids}) order by array_position(${ids}::uuid[], r.id)`,
  )
  return { rows, total }
}

export async function findReverseByKey(
  tx: Tx,
  buyerId: Id<'user'>,
  key: string,
): Promise<Id<'reverse'> | undefined> {
  const row = await tx
    .selectFrom('reverse_orders')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('request_key', '=', key)
    .$castTo<{ id: Id<'reverse'> }>()
    .executeTakeFirst()
  return row?.id
}

/**
 * As long as an offer has no answer, what a replacement costs more is not paid, or what was sent
 * instead has not come and is not lost.
 */
export const isBuyersTurn = sql<boolean>`(exists (select from reverse_offers f where f.reverse_id = r.id and f.answer is null)
  or r.status = ${sql.lit('WAITING_FOR_BUYER_CONFIRMED' satisfies ReverseStatus)} and not exists (select from reverse_parcels p where p.reverse_id = r.id and p.operator = 'SELLER' and p.lost_at is not null and p.delivered_at is null)
  or exists (select from orders y where y.surcharge_of = r.id and y.status = any(${[...UNPAID]})))`

export type SellersReverseListRequest = {
  sellerId: number
  statuses: readonly string[]
  types: readonly string[]
  keyword: string
  shopId: number | null
  orderId: Id<'order'> | null
  isInDispute: boolean
  isBuyersTurn: boolean | undefined
  sort: Sort
  limit: number
  offset: number
}

export function pageSellersReverses(
  db: Db,
  request: SellersReverseListRequest,
): Promise<{ rows: ReverseRow[]; total: number }> {
  const { statuses, types, shopId, orderId } = request
  return readPage(
    db,
    request,
    db
      .selectFrom('reverse_orders as r')
      .where('r.seller_id', '=', request.sellerId)
      .$if(statuses.length > 0, (query) => query.where('r.status', 'in', withDisputes(statuses)))
      .$if(request.isInDispute, (query) =>
        query.where('r.status', '=', 'IN_DISPUTE' satisfies ReverseStatus),
      )
      .$if(request.isBuyersTurn !== undefined, (query) =>
        query.where(sql<boolean>`${isBuyersTurn} = ${request.isBuyersTurn}`),
      )
      .$if(types.length > 0, (query) => query.where('r.type', 'in', [...types]))
      .$if(shopId !== null, (query) => query.where('r.shop_id', '=', shopId as number))
      .$if(orderId !== null, (query) => query.where('r.order_id', '=', orderId as string)),
  )
}

/** On the wire one that the mall was asked about is closed until the mall has ruled. */
function withDisputes(statuses: readonly string[]): string[] {
  return statuses.includes('REVERSE_CLOSE') ? [...statuses, 'IN_DISPUTE'] : [...statuses]
}

type Sort = 'oldest' | 'newest' | 'deadline'
const orders = {
  oldest: { by: 'r.applied_at', direction: 'asc' },
  newest: { by: 'r.applied_at', direction: 'desc' },
  deadline: { by: 'r.answer_by', direction: 'asc' },
} as const satisfies Record<Sort, object>

type Chosen = SelectQueryBuilder<{ r: DB['reverse_orders'] }, 'r', object>

/**
 * A page and how many there are. The texts differ by what is asked for: PostgreSQL plans each text
 * once, and only a text without a condition that is not asked for lets an index give rows in their
 * order, and the count without reading them.
 */
export async function readPage(
  db: Db,
  request: { keyword: string; sort?: Sort; limit: number; offset: number },
  whose: Chosen,
): Promise<{ rows: ReverseRow[]; total: number }> {
  const { keyword } = request
  const chosen = whose.$if(keyword !== '', (query) =>
    query.where(hasKeyword(sql`r.search_words`, keyword)),
  )
  const { by, direction } = orders[request.sort ?? 'newest']
  const [page, { total }] = await Promise.all([
    chosen
      .select('r.id')
      .orderBy(by, direction)
      .orderBy('r.id', direction)
      .limit(request.limit)
      .offset(request.offset)
      .execute(),
    chosen.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  if (page.length === 0) return { rows: [], total }
  const ids = page.map(({ id }) => id)
  const rows = await findWhere(
    db,
    sql`r.id = any(${ids}) order by array_position(${ids}::uuid[], r.id)`,
  )
  return { rows, total }
}

/** After-sales orders whose clock has run out, whatever state they wait in. */
export function findDueReverses(db: Db, now: Date): Promise<{ id: Id<'reverse'> }[]> {
  return db
    .selectFrom('reverse_orders')
    .select('id')
    .where('next_step_at', '<=', now)
    .orderBy('next_step_at')
    .limit(100)
    .$castTo<{ id: Id<'reverse'> }>()
    .execute()
}

/**
 * The goods' money that was asked back of an order and can still be refused, or the request taken
 * back.
 */
export async function sumUndecided(tx: Tx, orderId: Id<'order'>): Promise<number> {
  const { sum } = await tx
    .selectFrom('reverse_orders')
    .where('order_id', '=', orderId)
    // Whoever it goes to, the goods are back.
    .where('loss_of', 'is', null)
    .where('status', 'in', [
      'AS_APPLIED',
      'WAITING_FOR_AUDIT_BY_SELLER',
      'WAITING_FOR_BUYER_RETURN',
      'WAITING_FOR_QC_DONE',
      // Of an exchange no money goes back unless something goes wrong.
      'WAITING_FOR_SELLER_SHIP',
      'WAITING_FOR_BUYER_CONFIRMED',
      'IN_DISPUTE',
    ] satisfies ReverseStatus[])
    .select((is) => is.fn.coalesce(is.fn.sum<number>('goods'), sql<number>`0`).as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum)
}
