import type { FiguresStep } from '@galleria/contract/figures-rules'
import type { Language, Site } from '@galleria/contract/storefronts'
import type { Measure } from '@galleria/kernel/measure'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Period } from './period.rules.ts'

/**
 * A shop's figures from the tallies of its orders and goods: none of these statements reads an
 * order.
 */

export type Asked = {
  readonly sellerId: number
  readonly timeZone: string
  readonly site: Site | undefined
  readonly period: Period
}

export type SalesRow = {
  currency: string
  /** The first day of its step; of a whole period null. */
  day: string | null
  orders: number
  sold: number
  refunded: number
}

/** Orders and money, by the step they fall in; with `step` null of the whole period. */
export async function findSales(
  db: Db,
  { sellerId, timeZone, site, period }: Asked,
  step: FiguresStep | null,
): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    select t.currency, ${firstDay(step, sql`t.since at time zone ${timeZone}`, period)} as day,
      coalesce(sum(t.n) filter (where t.tally = 'SOLD'), 0)::int as orders,
      coalesce(sum(t.amount) filter (where t.tally = 'SOLD'), 0)::bigint as sold,
      coalesce(sum(t.amount) filter (where t.tally = 'REFUNDED'), 0)::bigint as refunded
    from order_tallies t
    where t.seller_id = ${sellerId} and t.tally in ('SOLD', 'REFUNDED')
      and t.since >= ${period.from}::date::timestamp at time zone ${timeZone}
      and t.since < (${period.to}::date + 1)::timestamp at time zone ${timeZone}
      ${site ? sql`and t.site = ${site}` : sql``}
    group by 1, 2`.execute(db)
  return rows
}

export type PiecesRow = { currency: string; day: string | null; pieces: number }
export type TopRow = {
  currency: string
  skuId: number
  pieces: number
  sold: number
  refunded: number
  byPieces: number
  byAmount: number
}

/**
 * Pieces by step, and of the goods those that are among the first by pieces or by money: one
 * reading for both.
 */
export async function findGoodsSold(
  db: Db,
  asked: Asked,
  step: FiguresStep,
  top: number,
): Promise<{ steps: PiecesRow[]; top: TopRow[] }> {
  const { rows } = await sql<{ steps: PiecesRow[]; top: TopRow[] }>`
    with sums as materialized (
      select t.currency, t.sku_id, ${firstDay(step, sql`t.day::timestamp`, asked.period)} as day,
        sum(t.pieces)::int as pieces, sum(t.amount)::bigint as sold, sum(t.refunded)::bigint as refunded
      ${goodsOf(asked)} group by grouping sets ((1, 2), (1, 3))
    ), ranked as (
      select *, row_number() over (partition by currency order by pieces desc, sold desc, sku_id) as by_pieces,
        row_number() over (partition by currency order by sold desc, pieces desc, sku_id) as by_amount
      from sums where sku_id is not null and pieces > 0
    )
    select
      (select coalesce(json_agg(json_build_object('currency', currency, 'day', day, 'pieces', pieces)), '[]') from sums where sku_id is null) as steps,
      (select coalesce(json_agg(json_build_object('currency', currency, 'skuId', sku_id, 'pieces', pieces, 'sold', sold, 'refunded', refunded,
        'byPieces', by_pieces, 'byAmount', by_amount)), '[]') from ranked where least(by_pieces, by_amount) <= ${top}) as top`.execute(
    db,
  )
  return rows[0] ?? { steps: [], top: [] }
}

/** Pieces of a whole period. */
export async function countPieces(db: Db, asked: Asked): Promise<PiecesRow[]> {
  const { rows } = await sql<PiecesRow>`
    select t.currency, null as day, sum(t.pieces)::int as pieces ${goodsOf(asked)} group by 1`.execute(
    db,
  )
  return rows
}

function goodsOf({ sellerId, site, period }: Asked): RawBuilder<unknown> {
  return sql`from goods_tallies t where t.seller_id = ${sellerId} and t.day between ${period.from}::date and ${period.to}::date
    ${site ? sql`and t.site = ${site}` : sql``}`
}

function firstDay(
  step: FiguresStep | null,
  at: RawBuilder<unknown>,
  { from }: Period,
): RawBuilder<unknown> {
  return step === null
    ? sql`null::text`
    : sql`to_char(greatest(date_trunc(${sql.lit(step)}, ${at}), ${from}::date::timestamp), 'YYYY-MM-DD')`
}

export type NamedSku = {
  skuId: number
  code: string
  name: string
  finish: string
  size: string
}

/**
 * A version that nobody has given a name in the reader's language is called by its item's proper
 * name.
 */
export async function findNames(
  db: Db,
  skuIds: readonly number[],
  language: Language,
): Promise<Map<number, NamedSku>> {
  if (skuIds.length === 0) return new Map()
  const { rows } = await sql<NamedSku>`
    select k.id as "skuId", k.code, coalesce(t.name, i.proper_name) as name, k.finish, k.size
    from skus k join items i on i.id = k.item_id left join item_texts t on t.item_id = i.id and t.language = ${language}
    where k.id = any(${skuIds}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.skuId, row]))
}

export type RangeRow = NamedSku & {
  measure: Measure | null
  free: number
  sold: number
  /** Null where none was sold. */
  lasts: number | null
  total: number
}

/**
 * Of every version on sale what is free, and how many days it lasts if it sells as in these days;
 * what runs out first comes first.
 */
export async function findRanges(
  db: Db,
  asked: {
    readonly sellerId: number
    readonly language: Language
    readonly period: Period
    readonly days: number
    readonly offset: number
    readonly limit: number
  },
): Promise<RangeRow[]> {
  const { sellerId, period, days } = asked
  const { rows } = await sql<RangeRow>`
    with sold as (
      select t.sku_id, sum(t.units) as units from goods_tallies t
      where t.seller_id = ${sellerId} and t.day between ${period.from}::date and ${period.to}::date group by 1
    ), ranges as (
      select k.id as "skuId", k.code, k.finish, k.size, k.position, i.id as item_id, i.proper_name,
        case when i.measure is not null then json_build_object('unit', i.measure, 'step', i.step) end as measure,
        q.on_hand - q.reserved as free, greatest(coalesce(s.units, 0), 0)::int as sold,
        case when s.units > 0 then floor((q.on_hand - q.reserved) * ${days}::numeric / s.units)::int end as lasts
      from shops h join items i on i.shop_id = h.id join skus k on k.item_id = i.id join stock q on q.sku_id = k.id left join sold s on s.sku_id = k.id
      where h.seller_id = ${sellerId} and i.is_listed
    ), page as (
      select *, count(*) over ()::int as total from ranges
      order by lasts nulls last, free, item_id, position limit ${asked.limit} offset ${asked.offset}
    )
    select p."skuId", p.code, p.finish, p.size, p.measure, p.free, p.sold, p.lasts, p.total, coalesce(t.name, p.proper_name) as name
    from page p left join item_texts t on t.item_id = p.item_id and t.language = ${asked.language}
    order by p.lasts nulls last, p.free, p.item_id, p.position`.execute(db)
  return rows
}
