import type { FiguresStep } from '@galleria/contract/figures-rules'
import type { Language, Site } from '@galleria/contract/storefronts'
import type { Measure } from '@galleria/kernel/measure'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import { itemMeasure } from '#modules/catalog/selling/index.ts'
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
export function findSales(
  db: Db,
  { sellerId, timeZone, site, period }: Asked,
  step: FiguresStep | null,
): Promise<SalesRow[]> {
  return db
    .selectFrom('order_tallies as t')
    .select(({ cast, fn }) => [
      't.currency',
      firstDay(step, sql`t.since at time zone ${timeZone}`, period).as('day'),
      cast<number>(
        fn.coalesce(fn.sum('t.n').filterWhere('t.tally', '=', sql.lit('SOLD')), sql.lit(0)),
        'integer',
      ).as('orders'),
      cast<number>(
        fn.coalesce(fn.sum('t.amount').filterWhere('t.tally', '=', sql.lit('SOLD')), sql.lit(0)),
        'bigint',
      ).as('sold'),
      cast<number>(
        fn.coalesce(
          fn.sum('t.amount').filterWhere('t.tally', '=', sql.lit('REFUNDED')),
          sql.lit(0),
        ),
        'bigint',
      ).as('refunded'),
    ])
    .where('t.seller_id', '=', sellerId)
    .where('t.tally', 'in', [sql.lit('SOLD'), sql.lit('REFUNDED')])
    .where('t.since', '>=', sql<Date>`${period.from}::date::timestamp at time zone ${timeZone}`)
    .where('t.since', '<', sql<Date>`(${period.to}::date + 1)::timestamp at time zone ${timeZone}`)
    .$if(site !== undefined, (tallies) => tallies.where('t.site', '=', site!))
    .groupBy([sql.lit(1), sql.lit(2)])
    .execute()
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
export function findGoodsSold(
  db: Db,
  asked: Asked,
  step: FiguresStep,
  top: number,
): Promise<{ steps: PiecesRow[]; top: TopRow[] }> {
  return db
    .with(
      (cte) => cte('sums').materialized(),
      () =>
        goodsOf(db, asked)
          .select(({ cast, fn }) => [
            't.currency',
            't.sku_id',
            firstDay(step, sql`t.day::timestamp`, asked.period).as('day'),
            cast<number>(fn.sum('t.pieces'), 'integer').as('pieces'),
            cast<number>(fn.sum('t.amount'), 'bigint').as('sold'),
            cast<number>(fn.sum('t.refunded'), 'bigint').as('refunded'),
          ])
          .groupBy(sql`grouping sets ((1, 2), (1, 3))`),
    )
    .with('ranked', (cte) =>
      cte
        .selectFrom('sums')
        .selectAll()
        .select(({ fn }) => [
          fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .partitionBy('currency')
                .orderBy('pieces', 'desc')
                .orderBy('sold', 'desc')
                .orderBy('sku_id'),
            )
            .as('by_pieces'),
          fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .partitionBy('currency')
                .orderBy('sold', 'desc')
                .orderBy('pieces', 'desc')
                .orderBy('sku_id'),
            )
            .as('by_amount'),
        ])
        .where('sku_id', 'is not', null)
        .where('pieces', '>', sql.lit(0)),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom('sums')
        .select(
          sql<
            PiecesRow[]
          >`coalesce(json_agg(json_build_object('currency', currency, 'day', day, 'pieces', pieces)), '[]')`.as(
            'list',
          ),
        )
        .where('sku_id', 'is', null)
        .$asScalar()
        .$notNull()
        .as('steps'),
      eb
        .selectFrom('ranked')
        .select(
          sql<TopRow[]>`
            coalesce(json_agg(json_build_object('currency', currency, 'skuId', sku_id, 'pieces', pieces, 'sold', sold, 'refunded', refunded,
              'byPieces', by_pieces, 'byAmount', by_amount)), '[]')`.as('list'),
        )
        .where(({ fn }) => fn('least', ['by_pieces', 'by_amount']), '<=', top)
        .$asScalar()
        .$notNull()
        .as('top'),
    ])
    .executeTakeFirstOrThrow()
}

/** Pieces of a whole period. */
export function countPieces(db: Db, asked: Asked): Promise<PiecesRow[]> {
  return goodsOf(db, asked)
    .select(({ cast, fn }) => [
      't.currency',
      sql<null>`null`.as('day'),
      cast<number>(fn.sum('t.pieces'), 'integer').as('pieces'),
    ])
    .groupBy('t.currency')
    .execute()
}

/** The tallies of a shop's goods as `t`. */
export function goodsOf(
  db: Db,
  { sellerId, site, period }: Pick<Asked, 'sellerId' | 'site' | 'period'>,
) {
  return db
    .selectFrom('goods_tallies as t')
    .where('t.seller_id', '=', sellerId)
    .where(sql<boolean>`t.day between ${period.from}::date and ${period.to}::date`)
    .$if(site !== undefined, (tallies) => tallies.where('t.site', '=', site!))
}

export function firstDay(
  step: FiguresStep | null,
  at: RawBuilder<unknown>,
  { from }: Period,
): RawBuilder<string | null> {
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
  const rows = await db
    .selectFrom('skus as k')
    .innerJoin('items as i', 'i.id', 'k.item_id')
    .leftJoin('item_texts as t', (join) =>
      join.onRef('t.item_id', '=', 'i.id').on('t.language', '=', language),
    )
    .select(({ fn }) => [
      'k.id as skuId',
      'k.code',
      fn.coalesce('t.name', 'i.proper_name').as('name'),
      'k.finish',
      'k.size',
    ])
    .where('k.id', '=', sql<number>`any(${skuIds}::int[])`)
    .execute()
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
export function findRanges(
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
  return db
    .with('sold', () =>
      goodsOf(db, { sellerId, site: undefined, period })
        .select(({ fn }) => ['t.sku_id', fn.sum<number>('t.units').as('units')])
        .groupBy('t.sku_id'),
    )
    .with('ranges', (cte) =>
      cte
        .selectFrom('shops as h')
        .innerJoin('items as i', 'i.shop_id', 'h.id')
        .innerJoin('skus as k', 'k.item_id', 'i.id')
        .innerJoin('stock as q', 'q.sku_id', 'k.id')
        .leftJoin('sold as s', 's.sku_id', 'k.id')
        .select((eb) => [
          'k.id as skuId',
          'k.code',
          'k.finish',
          'k.size',
          'k.position',
          'i.id as item_id',
          'i.proper_name',
          itemMeasure.as('measure'),
          eb('q.on_hand', '-', eb.ref('q.reserved')).as('free'),
          sql<number>`greatest(coalesce(s.units, 0), 0)::int`.as('sold'),
          sql<
            number | null
          >`case when s.units > 0 then floor((q.on_hand - q.reserved) * ${days}::numeric / s.units)::int end`.as(
            'lasts',
          ),
        ])
        .where('h.seller_id', '=', sellerId)
        .where(({ ref }) => ref('i.is_listed')),
    )
    .with('page', (cte) =>
      cte
        .selectFrom('ranges')
        .selectAll()
        .select(({ cast, fn }) => cast<number>(fn.countAll().over(), 'integer').as('total'))
        .orderBy('lasts', (order) => order.asc().nullsLast())
        .orderBy('free')
        .orderBy('item_id')
        .orderBy('position')
        .limit(asked.limit)
        .offset(asked.offset),
    )
    .selectFrom('page as p')
    .leftJoin('item_texts as t', (join) =>
      join.onRef('t.item_id', '=', 'p.item_id').on('t.language', '=', asked.language),
    )
    .select(['p.skuId', 'p.code', 'p.finish', 'p.size', 'p.measure', 'p.free', 'p.sold'])
    .select(['p.lasts', 'p.total'])
    .select(({ fn }) => fn.coalesce('t.name', 'p.proper_name').as('name'))
    .orderBy('p.lasts', (order) => order.asc().nullsLast())
    .orderBy('p.free')
    .orderBy('p.item_id')
    .orderBy('p.position')
    .execute()
}
