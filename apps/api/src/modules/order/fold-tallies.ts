import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'

const AT_ONCE = 20_000

/**
 * The clock's round: what statements added to the tallies goes into the sum of its key. Who reads
 * meanwhile sees it there or here, never twice.
 */
export async function foldTallies(ctx: Context, atOnce = AT_ONCE): Promise<void> {
  await ctx.db
    .with('gone', (db) =>
      db
        .deleteFrom('order_tallies')
        .where((eb) => {
          const some = eb
            .selectFrom('order_tallies')
            .where(eb.not('is_sum'))
            .select(sql<string>`ctid`.as('ctid'))
            .limit(atOnce)
            .forUpdate()
            .skipLocked()
          return sql<boolean>`ctid = any(array(${some}))`
        })
        .returning([...ORDER_KEY, 'n', 'amount']),
    )
    .insertInto('order_tallies')
    .columns([...ORDER_KEY, 'n', 'amount', 'is_sum'])
    .expression((eb) =>
      eb
        .selectFrom('gone')
        .select(ORDER_KEY)
        .select((of) => [of.fn.sum<number>('n').as('n'), of.fn.sum<number>('amount').as('amount')])
        .select(sql.lit(true).as('is_sum'))
        .groupBy(ORDER_KEY)
        .having((of) =>
          of.or([
            of(of.fn.sum<number>('n'), '<>', sql.lit(0)),
            of(of.fn.sum<number>('amount'), '<>', sql.lit(0)),
          ]),
        )
        .orderBy('seller_id')
        .orderBy('shop_id')
        .orderBy('site')
        .orderBy('tally')
        .orderBy('since')
        .orderBy('currency'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(ORDER_KEY)
        .where((eb) => eb.ref('is_sum'))
        .doUpdateSet((eb) => ({
          n: eb('order_tallies.n', '+', eb.ref('excluded.n')),
          amount: eb('order_tallies.amount', '+', eb.ref('excluded.amount')),
        })),
    )
    .execute()
}
const ORDER_KEY = ['seller_id', 'shop_id', 'site', 'tally', 'since', 'currency'] as const

/** The same for goods. */
export async function foldGoodsTallies(ctx: Context, atOnce = AT_ONCE): Promise<void> {
  await ctx.db
    .with('gone', (db) =>
      db
        .deleteFrom('goods_tallies')
        .where((eb) => {
          const some = eb
            .selectFrom('goods_tallies')
            .where(eb.not('is_sum'))
            .select(sql<string>`ctid`.as('ctid'))
            .limit(atOnce)
            .forUpdate()
            .skipLocked()
          return sql<boolean>`ctid = any(array(${some}))`
        })
        .returning([...GOODS_KEY, 'pieces', 'units', 'amount', 'refunded']),
    )
    .insertInto('goods_tallies')
    .columns([...GOODS_KEY, 'pieces', 'units', 'amount', 'refunded', 'is_sum'])
    .expression((eb) =>
      eb
        .selectFrom('gone')
        .select(GOODS_KEY)
        .select((of) => [
          of.fn.sum<number>('pieces').as('pieces'),
          of.fn.sum<number>('units').as('units'),
          of.fn.sum<number>('amount').as('amount'),
          of.fn.sum<number>('refunded').as('refunded'),
        ])
        .select(sql.lit(true).as('is_sum'))
        .groupBy(GOODS_KEY)
        .having((of) =>
          of.or([
            of(of.fn.sum<number>('units'), '<>', sql.lit(0)),
            of(of.fn.sum<number>('amount'), '<>', sql.lit(0)),
            of(of.fn.sum<number>('refunded'), '<>', sql.lit(0)),
          ]),
        )
        .orderBy('seller_id')
        .orderBy('day')
        .orderBy('sku_id')
        .orderBy('site')
        .orderBy('currency'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(GOODS_KEY)
        .where((eb) => eb.ref('is_sum'))
        .doUpdateSet((eb) => ({
          pieces: eb('goods_tallies.pieces', '+', eb.ref('excluded.pieces')),
          units: eb('goods_tallies.units', '+', eb.ref('excluded.units')),
          amount: eb('goods_tallies.amount', '+', eb.ref('excluded.amount')),
          refunded: eb('goods_tallies.refunded', '+', eb.ref('excluded.refunded')),
        })),
    )
    .execute()
}
const GOODS_KEY = ['seller_id', 'site', 'currency', 'sku_id', 'day'] as const
