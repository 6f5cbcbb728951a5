import { languages } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'

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
