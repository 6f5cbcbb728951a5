import { BY_SHOPS_RULE } from '@galleria/contract/after-sales-desk-rules'
import type { ReverseReason, ReverseType } from '@galleria/contract/after-sales-rules'
import type { Language } from '@galleria/contract/storefronts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Asked } from './figures.queries.ts'

/**
 * What was asked of a shop after the sale. What counts:
 *
 * - Requests that were applied for within the period, by the shop's calendar, whenever their
 *   order was paid. What was not accepted of a request is set apart by the mall as one of its own:
 *   its
 *   units and money count, as a request it does not. Of those that give back what an exchange costs
 *   less, or had cost more, and of what goods had lost in value, the money alone counts: the goods
 *   are another request's.
 * - By reason and kind: every such request once, with how it stands. Done is one whose money is
 *   back or whose replacement is there; rejected, by the shop or the mall or because nothing was
 *   sent in
 *   time; taken back, by its buyer; open, all others. A withdrawal by law is a kind of its own, and
 *   so are cancellations.
 * - Pieces, of done requests alone: they came back when the shop has looked at them and accepted
 *   them, or silence has; they stayed when money was given for them, if only a part. What was never
 *   sent is
 *   neither. What was exchanged came back: its units are free again by then, so those that were
 *   sent instead say how many. A piece counts once, goods by measure are one. The rate is of what
 *   was sold in the same period: of few pieces it may be above 1, since what is asked about may
 *   have been sold before.
 * - An answer is the first yes, no or offer, from when the request was handed to the shop. Times
 *   are of the shop's own answers; a yes by silence is counted apart.
 * - Money: what is back with the buyers by these requests, beside what was paid in the period,
 *   both with shipping and tax.
 */
function requestsOf({ sellerId, timeZone, site, period }: Asked): RawBuilder<unknown> {
  return sql`
    select r.id, r.type, r.reason, r.currency, r.refund_by is not null as is_statutory, coalesce(r.split_from, r.difference_of, r.surcharge_back_of, r.loss_of) is null as is_request, coalesce(r.difference_of, r.surcharge_back_of, r.loss_of) is not null as is_money_alone, r.checked_at is not null as is_checked,
      r.refunded_goods + r.refunded_shipping as given, r.type like 'SALE_CANCEL%' as is_canceled,
      case when r.status in ('REFUND_DONE', 'REVERSE_DONE') then 'done' when r.status = 'REVERSE_CLOSE' then 'rejected' when r.status = 'REVERSE_CANCELED' then 'takenBack' else 'open' end as stands
    from reverse_orders r ${site ? sql`join orders o on o.id = r.order_id and o.site = ${site}` : sql``}
    where r.seller_id = ${sellerId}
      and r.applied_at >= ${period.from}::date::timestamp at time zone ${timeZone}
      and r.applied_at < (${period.to}::date + 1)::timestamp at time zone ${timeZone}`
}

export type RequestsRow = {
  /** One of both: rows are sums by reason, and sums by kind. */
  reason: ReverseReason | null
  kind: ReverseType | 'WITHDRAWAL' | null
  requests: number
  done: number
  open: number
  rejected: number
  takenBack: number
}

export async function countRequests(db: Db, asked: Asked): Promise<RequestsRow[]> {
  const { rows } = await sql<RequestsRow>`
    select r.reason, r.kind, count(*)::int as requests, count(*) filter (where stands = 'done')::int as done, count(*) filter (where stands = 'open')::int as open,
      count(*) filter (where stands = 'rejected')::int as rejected, count(*) filter (where stands = 'takenBack')::int as "takenBack"
    from (select a.*, case when is_statutory then 'WITHDRAWAL' else type end as kind from (${requestsOf(asked)}) a where is_request) r
    group by grouping sets ((r.reason), (r.kind)) order by 3 desc, 1, 2`.execute(db)
  return rows
}

export type GivenRow = { currency: string; given: number; canceled: number }

export async function sumGivenBack(db: Db, asked: Asked): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select currency, sum(given)::bigint as given, coalesce(sum(given) filter (where is_canceled), 0)::bigint as canceled
    from (${requestsOf(asked)}) a group by 1`.execute(db)
  return rows
}

export type AnswersRow = {
  asked: number
  answered: number
  bySilence: number
  waiting: number
  medianHours: number | null
  slowHours: number | null
}

/**
 * From the history of each request: a ruling of the mall moves its columns, and not what was said
 * first.
 */
export async function measureAnswers(db: Db, asked: Asked): Promise<AnswersRow> {
  const { rows } = await sql<AnswersRow>`
    select count(*)::int as asked, count(*) filter (where actor = 'merchant')::int as answered, count(*) filter (where actor = 'clock')::int as "bySilence",
      count(*) filter (where actor is null and stands = 'open')::int as waiting,
      percentile_cont(0.5) within group (order by hours) filter (where actor = 'merchant') as "medianHours",
      percentile_cont(0.9) within group (order by hours) filter (where actor = 'merchant') as "slowHours"
    from (
      select a.stands, said.actor, (extract(epoch from said.at - handed.at) / 3600)::float8 as hours
      from (${requestsOf(asked)}) a
        join transitions handed on handed.entity = 'reverse' and handed.entity_id = a.id and handed.event = 'route'
        left join lateral (
          select t.at, case when t.facts->>'cause' = ${BY_SHOPS_RULE} then 'merchant' else t.actor end as actor from transitions t where t.entity = 'reverse' and t.entity_id = a.id and t.event in ('approveRefund', 'approveReturn', 'reject', 'offer')
          order by t.seq limit 1
        ) said on true
      where a.is_request and not a.is_statutory and a.type <> 'SALE_CANCEL_AFTER_PAID'
    ) answers`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count is always there')
  return row
}

export type ReturnedRow = { name: string; sold: number; back: number; stayed: number }

/**
 * By item; those of which most came back come first. `fewest` is of the pieces sold, and then of
 * some something must have come back.
 */
export async function findReturned(
  db: Db,
  asked: Asked,
  {
    language,
    fewest,
    limit,
  }: { readonly language: Language; readonly fewest: number; readonly limit: number },
): Promise<ReturnedRow[]> {
  const { sellerId, site, period } = asked
  const { rows } = await sql<ReturnedRow>`
    with lines as (
      select x.line_id, sum(case when is_back then x.taken_qty - x.unsent_qty + x.replaced_qty else 0 end) as back, sum(case when is_back then 0 else coalesce(x.ruled_qty, x.qty) - x.unsent_qty end) as stayed
      from (select id, is_checked and type in ('SALE_RETURN', 'SALE_EXCHANGE') as is_back from (${requestsOf(asked)}) a where stands = 'done' and not is_canceled and not is_money_alone) a
        join reverse_lines x on x.reverse_id = a.id group by 1
    ), returned as (
      select k.item_id, sum(pieces_of(l.snapshot, least(x.back, l.qty)::int))::int as back, sum(pieces_of(l.snapshot, least(x.back + x.stayed, l.qty)::int))::int as both
      from lines x join order_lines l on l.id = x.line_id join skus k on k.id = l.sku_id group by 1
    ), sold as (
      select k.item_id, sum(t.pieces)::int as pieces from goods_tallies t join skus k on k.id = t.sku_id
      where t.seller_id = ${sellerId} and t.day between ${period.from}::date and ${period.to}::date ${site ? sql`and t.site = ${site}` : sql``} group by 1
    ), rates as (
      select item_id, coalesce(s.pieces, 0) as sold, coalesce(r.back, 0) as back, coalesce(r.both, 0) - coalesce(r.back, 0) as stayed from sold s full join returned r using (item_id)
    )
    select coalesce(t.name, i.proper_name) as name, r.sold, r.back, r.stayed
    from rates r join items i on i.id = r.item_id left join item_texts t on t.item_id = i.id and t.language = ${language}
    where r.sold >= ${fewest} and (r.sold > 0 or r.back + r.stayed > 0) ${fewest > 0 ? sql`and r.back + r.stayed > 0` : sql``}
    order by (r.back + r.stayed)::float8 / nullif(r.sold, 0) desc nulls last, r.sold desc, i.id limit ${limit}`.execute(
    db,
  )
  return rows
}
