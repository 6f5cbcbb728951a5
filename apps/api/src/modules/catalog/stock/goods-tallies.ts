import { languages } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'

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

/**
 * The clock's round: the words of one language are counted anew, each language once a day. All
 * texts are read, so it may take longer than a page.
 */
export async function recountWords(ctx: Context): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const due = await takeDueLanguage(tx, ctx.now())
    if (!due) return
    await sql`select set_config('statement_timeout', '60s', true)`.execute(tx)
    await sql`select recount_goods_words(${due.language})`.execute(tx)
  })
}

function takeDueLanguage(tx: Tx, now: Date): Promise<{ language: string } | undefined> {
  return tx
    .insertInto('goods_words_counts')
    .columns(['language', 'counted_at'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ language: string }>`unnest(${[...languages]}::text[])`.as<'l'>(sql`l(language)`),
        )
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom('goods_words_counts as k')
                .whereRef('k.language', '=', 'l.language')
                .where('k.counted_at', '>', sql<Date>`${now}::timestamptz - interval '1 day'`)
                .select('k.language'),
            ),
          ),
        )
        .select(['l.language', sql<Date>`${now}::timestamptz`.as('at')])
        .orderBy('l.language')
        .limit(sql.lit(1)),
    )
    .onConflict((conflict) =>
      conflict
        .column('language')
        .doUpdateSet((eb) => ({ counted_at: eb.ref('excluded.counted_at') }))
        .where(
          'goods_words_counts.counted_at',
          '<=',
          sql<Date>`excluded.counted_at - interval '1 day'`,
        ),
    )
    .returning('language')
    .executeTakeFirst()
}
