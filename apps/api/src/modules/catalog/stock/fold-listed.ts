import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'

const AT_ONCE = 20_000

/**
 * The clock's round: what changes of items added to the tallies goes into the sum of its key. Who
 * reads meanwhile sees it there or here, never twice.
 */
export async function foldListed(ctx: Context, atOnce = AT_ONCE): Promise<void> {
  await ctx.db
    .with('gone', (db) =>
      db
        .deleteFrom('listed_tallies')
        .where((eb) => {
          const some = eb
            .selectFrom('listed_tallies')
            .where(eb.not('is_sum'))
            .select(sql<string>`ctid`.as('ctid'))
            .limit(atOnce)
            .forUpdate()
            .skipLocked()
          return sql<boolean>`ctid = any(array(${some}))`
        })
        .returning(['shop_id', 'category_id', 'n']),
    )
    .insertInto('listed_tallies')
    .columns(['shop_id', 'category_id', 'n', 'is_sum'])
    .expression((eb) =>
      eb
        .selectFrom('gone')
        .select((of) => ['shop_id', 'category_id', of.fn.sum<number>('n').as('n')])
        .select(sql.lit(true).as('is_sum'))
        .groupBy(['shop_id', 'category_id'])
        .having((of) => of.fn.sum<number>('n'), '<>', sql.lit(0))
        .orderBy('shop_id')
        .orderBy('category_id'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'category_id'])
        .where((eb) => eb.ref('is_sum'))
        .doUpdateSet((eb) => ({ n: eb('listed_tallies.n', '+', eb.ref('excluded.n')) })),
    )
    .execute()
}
