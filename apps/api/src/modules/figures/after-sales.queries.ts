import { BY_SHOPS_RULE } from '@galleria/contract/after-sales-desk-rules'
import type { ReverseReason, ReverseType } from '@galleria/contract/after-sales-rules'
import type { Language } from '@galleria/contract/storefronts'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { DB } from '#platform/tables.ts'
import { answerMoves } from '#modules/after-sales/index.ts'
import type { FiguresStep } from '@galleria/contract/figures-rules'
import { firstDay, goodsOf, type Asked } from './figures.queries.ts'

/**
 * What was asked of a shop after the sale. What counts:
 *
 * - Requests that were applied for within the period, by the shop's calendar, whenever their
 *   order was paid. What was not accepted of a request is set apart by the mall as one of its own:
 *   its units and money count, as a request it does not. Of those that give back what an exchange
 *   costs less, or had cost more, and of what goods had lost in value, the money alone counts: the
 *   goods are another request's.
 * - By reason and kind: every such request once, with how it stands. Done is one whose money is
 *   back or whose replacement is there; rejected, by the shop or the mall or because nothing was
 *   sent in time; taken back, by its buyer; open, all others. A withdrawal by law is a kind of its
 *   own, and so are cancellations.
 * - Pieces, of done requests alone: they came back when the shop has looked at them and accepted
 *   them, or silence has; they stayed when money was given for them, if only a part. What was never
 *   sent is neither. What was exchanged came back: its units are free again by then, so those that
 *   were sent instead say how many. A piece counts once, goods by measure are one. The rate is of
 *   what was sold in the same period: of few pieces it may be above 1, since what is asked about
 *   may have been sold before.
 * - An answer is the first yes, no or offer (`answerMoves`), from when the request was handed to
 *   the shop. Times are of the shop's own answers; a yes by silence is counted apart.
 * - Money: what is back with the buyers by these requests, beside what was paid in the period,
 *   both with shipping and tax.
 */
function requestsOf(
  db: Db,
  { sellerId, timeZone, site, period }: Asked,
  step: FiguresStep | null = null,
) {
  return db
    .selectFrom('reverse_orders as r')
    .$if(site !== undefined, (requests) =>
      requests.innerJoin('orders as o', (join) =>
        join.onRef('o.id', '=', 'r.order_id').on('o.site', '=', site!),
      ),
    )
    .where('r.seller_id', '=', sellerId)
    .where(
      'r.applied_at',
      '>=',
      sql<Date>`${period.from}::date::timestamp at time zone ${timeZone}`,
    )
    .where(
      'r.applied_at',
      '<',
      sql<Date>`(${period.to}::date + 1)::timestamp at time zone ${timeZone}`,
    )
    .select((eb) => [
      'r.id',
      'r.type',
      'r.reason',
      'r.currency',
      'r.handed_at',
      'r.first_answered_at',
      'r.first_answered_by',
      firstDay(step, sql`r.applied_at at time zone ${timeZone}`, period).as('day'),
      eb('r.refund_by', 'is not', null).as('is_statutory'),
      eb(
        eb.fn.coalesce('r.split_from', 'r.difference_of', 'r.surcharge_back_of', 'r.loss_of'),
        'is',
        null,
      ).as('is_request'),
      eb(eb.fn.coalesce('r.difference_of', 'r.surcharge_back_of', 'r.loss_of'), 'is not', null).as(
        'is_money_alone',
      ),
      eb('r.checked_at', 'is not', null).as('is_checked'),
      eb('r.refunded_goods', '+', eb.ref('r.refunded_shipping')).as('given'),
      eb('r.type', 'like', sql.lit('SALE_CANCEL%')).as('is_canceled'),
      sql<'done' | 'rejected' | 'takenBack' | 'open'>`
        case when r.status in ('REFUND_DONE', 'REVERSE_DONE') then 'done' when r.status = 'REVERSE_CLOSE' then 'rejected' when r.status = 'REVERSE_CANCELED' then 'takenBack' else 'open' end`.as(
        'stands',
      ),
    ])
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

export function countRequests(db: Db, asked: Asked): Promise<RequestsRow[]> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom(requestsOf(db, asked).as('a'))
        .selectAll('a')
        .select(sql<string>`case when is_statutory then 'WITHDRAWAL' else type end`.as('kind'))
        .where(({ ref }) => ref('a.is_request'))
        .as('r'),
    )
    .select(({ fn }) => [
      'r.reason',
      'r.kind',
      fn.countAll<number>().as('requests'),
      fn.countAll<number>().filterWhere('r.stands', '=', sql.lit('done')).as('done'),
      fn.countAll<number>().filterWhere('r.stands', '=', sql.lit('open')).as('open'),
      fn.countAll<number>().filterWhere('r.stands', '=', sql.lit('rejected')).as('rejected'),
      fn.countAll<number>().filterWhere('r.stands', '=', sql.lit('takenBack')).as('takenBack'),
    ])
    .groupBy(sql`grouping sets ((r.reason), (r.kind))`)
    .orderBy('requests', 'desc')
    .orderBy('r.reason')
    .orderBy('r.kind')
    .$castTo<RequestsRow>()
    .execute()
}

export type GivenRow = { currency: string; day: string | null; given: number; canceled: number }

/** By currency: of the whole period, whose `day` is null, and by the step it was asked for in. */
export function sumGivenBack(db: Db, asked: Asked, step: FiguresStep): Promise<GivenRow[]> {
  return db
    .selectFrom(requestsOf(db, asked, step).as('a'))
    .select(({ cast, fn }) => [
      'a.currency',
      'a.day',
      cast<number>(fn.sum('a.given'), 'bigint').as('given'),
      cast<number>(
        fn.coalesce(
          fn.sum('a.given').filterWhere(({ ref }) => ref('a.is_canceled')),
          sql.lit(0),
        ),
        'bigint',
      ).as('canceled'),
    ])
    .groupBy(sql`grouping sets ((a.currency), (a.currency, a.day))`)
    .execute()
}

export type AnswersRow = {
  /** The first day of the step; of the whole period null. */
  day: string | null
  asked: number
  answered: number
  bySilence: number
  waiting: number
  medianHours: number | null
  slowHours: number | null
}

/**
 * Of the whole period, and by the step in which they were asked for. The first answer is kept with
 * its request, because a ruling of the mall moves its other columns. One that an older version of
 * the mall wrote, which does not keep it, is read from its history; so is one that has none yet.
 */
export function measureAnswers(db: Db, asked: Asked, step: FiguresStep): Promise<AnswersRow[]> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom(requestsOf(db, asked, step).as('a'))
        .leftJoinLateral(
          (lateral) =>
            historyOf(lateral)
              .where('t.event', '=', sql.lit('route'))
              .where(sql<boolean>`a.handed_at is null`)
              .as('handed'),
          (join) => join.onTrue(),
        )
        .leftJoinLateral(
          (lateral) =>
            historyOf(lateral)
              .where('t.event', 'in', ANSWERS)
              .where(sql<boolean>`a.first_answered_at is null`)
              .as('said'),
          (join) => join.onTrue(),
        )
        .select([
          'a.day',
          'a.stands',
          sql<string | null>`coalesce(a.first_answered_by, said.actor)`.as('actor'),
          sql<number>`(extract(epoch from coalesce(a.first_answered_at, said.at) - coalesce(a.handed_at, handed.at)) / 3600)::float8`.as(
            'hours',
          ),
        ])
        .where(({ ref }) => ref('a.is_request'))
        .where(({ not, ref }) => not(ref('a.is_statutory')))
        .where('a.type', '<>', sql.lit('SALE_CANCEL_AFTER_PAID'))
        .where(sql<boolean>`coalesce(a.handed_at, handed.at) is not null`)
        .as('answers'),
    )
    .select(({ fn }) => [
      'day',
      fn.countAll<number>().as('asked'),
      fn.countAll<number>().filterWhere('actor', '=', sql.lit('merchant')).as('answered'),
      fn.countAll<number>().filterWhere('actor', '=', sql.lit('clock')).as('bySilence'),
      fn
        .countAll<number>()
        .filterWhere('actor', 'is', null)
        .filterWhere('stands', '=', sql.lit('open'))
        .as('waiting'),
      hoursOfShop(0.5).as('medianHours'),
      hoursOfShop(0.9).as('slowHours'),
    ])
    .groupBy(sql`grouping sets ((), (day))`)
    .$castTo<AnswersRow>()
    .execute()
}

type Beside = ExpressionBuilder<DB & { a: { id: string } }, 'a'>

/** What first happened to a request of that kind, and by whom. */
function historyOf(lateral: Pick<Beside, 'selectFrom'>) {
  return lateral
    .selectFrom('transitions as t')
    .select([
      't.at',
      sql<string>`case when t.facts->>'cause' = ${BY_SHOPS_RULE} then 'merchant' else t.actor end`.as(
        'actor',
      ),
    ])
    .where('t.entity', '=', sql.lit('reverse'))
    .where(sql<boolean>`t.entity_id = a.id`)
    .orderBy('t.seq')
    .limit(sql.lit(1))
}
const ANSWERS = answerMoves.map((move) => sql.lit(move))

function hoursOfShop(share: number) {
  return sql<
    number | null
  >`percentile_cont(${sql.lit(share)}) within group (order by hours) filter (where actor = 'merchant')`
}

export type ReturnedRow = { name: string; sold: number; back: number; stayed: number }

/**
 * By item; those of which most came back come first. `fewest` is of the pieces sold, and then of
 * some something must have come back.
 */
export function findReturned(
  db: Db,
  asked: Asked,
  {
    language,
    fewest,
    limit,
  }: { readonly language: Language; readonly fewest: number; readonly limit: number },
): Promise<ReturnedRow[]> {
  return db
    .with('lines', () => selectLines(db, asked))
    .with('returned', (cte) =>
      cte
        .selectFrom('lines as x')
        .innerJoin('order_lines as l', 'l.id', 'x.line_id')
        .innerJoin('skus as k', 'k.id', 'l.sku_id')
        .select([
          'k.item_id',
          sql<number>`sum(pieces_of(l.snapshot, least(x.back, l.qty)::int))::int`.as('back'),
          sql<number>`sum(pieces_of(l.snapshot, least(x.back + x.stayed, l.qty)::int))::int`.as(
            'both',
          ),
        ])
        .groupBy('k.item_id'),
    )
    .with('sold', () =>
      goodsOf(db, asked)
        .innerJoin('skus as k', 'k.id', 't.sku_id')
        .select(({ cast, fn }) => [
          'k.item_id',
          cast<number>(fn.sum('t.pieces'), 'integer').as('pieces'),
        ])
        .groupBy('k.item_id'),
    )
    .with('rates', (cte) =>
      cte
        .selectFrom('sold as s')
        .fullJoin('returned as r', 'r.item_id', 's.item_id')
        .select(({ fn }) => [
          fn.coalesce('s.item_id', 'r.item_id').as('item_id'),
          fn.coalesce('s.pieces', sql.lit(0)).as('sold'),
          fn.coalesce('r.back', sql.lit(0)).as('back'),
          sql<number>`coalesce(r.both, 0) - coalesce(r.back, 0)`.as('stayed'),
        ]),
    )
    .selectFrom('rates as r')
    .innerJoin('items as i', 'i.id', 'r.item_id')
    .leftJoin('item_texts as t', (join) =>
      join.onRef('t.item_id', '=', 'i.id').on('t.language', '=', language),
    )
    .select(({ fn }) => [
      fn.coalesce('t.name', 'i.proper_name').as('name'),
      'r.sold',
      'r.back',
      'r.stayed',
    ])
    .where('r.sold', '>=', fewest)
    .where(sql<boolean>`(r.sold > 0 or r.back + r.stayed > 0)`)
    .$if(fewest > 0, (rates) => rates.where(sql<boolean>`r.back + r.stayed > 0`))
    .orderBy(sql`(r.back + r.stayed)::float8 / nullif(r.sold, 0)`, (order) =>
      order.desc().nullsLast(),
    )
    .orderBy('r.sold', 'desc')
    .orderBy('i.id')
    .limit(limit)
    .execute()
}

/** What of the lines of requests that are done came back, and what stayed, in units. */
function selectLines(db: Db, asked: Asked) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom(requestsOf(db, asked).as('a'))
        .select([
          'id',
          sql<boolean>`is_checked and type in ('SALE_RETURN', 'SALE_EXCHANGE')`.as('is_back'),
        ])
        .where('stands', '=', sql.lit('done'))
        .where(({ not, ref }) => not(ref('is_canceled')))
        .where(({ not, ref }) => not(ref('is_money_alone')))
        .as('a'),
    )
    .innerJoin('reverse_lines as x', 'x.reverse_id', 'a.id')
    .select([
      'x.line_id',
      sql<number>`sum(case when is_back then x.taken_qty - x.unsent_qty + x.replaced_qty else 0 end)`.as(
        'back',
      ),
      sql<number>`sum(case when is_back then 0 else coalesce(x.ruled_qty, x.qty) - x.unsent_qty end)`.as(
        'stayed',
      ),
    ])
    .groupBy('x.line_id')
}
