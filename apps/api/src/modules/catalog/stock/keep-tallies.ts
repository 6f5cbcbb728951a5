import { languages } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'

const AT_ONCE = 20_000

/**
 * The clock's round: what changes of items added to the tallies goes into the sum of its key. Who
 * reads meanwhile sees it there or here, never twice.
 */
export async function foldListed(ctx: Context, atOnce = AT_ONCE): Promise<void> {
  await sql`
    with gone as (
      delete from listed_tallies where ctid = any(array(select ctid from listed_tallies where not is_sum limit ${atOnce} for update skip locked))
      returning shop_id, category_id, n
    )
    insert into listed_tallies as t (shop_id, category_id, n, is_sum)
    select shop_id, category_id, sum(n), true from gone group by 1, 2 having sum(n) <> 0 order by 1, 2
    on conflict (shop_id, category_id) where is_sum do update set n = t.n + excluded.n`.execute(
    ctx.db,
  )
}

/**
 * The clock's round: the words of one language are counted anew, each language once a day. All
 * texts are read, so it may take longer than a page.
 */
export async function recountWords(ctx: Context): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const { rows } = await sql<{ language: string }>`
      insert into goods_words_counts as c (language, counted_at)
      select l.language, ${ctx.now()} from unnest(${[...languages]}::text[]) l(language)
      where not exists (select from goods_words_counts k where k.language = l.language and k.counted_at > ${ctx.now()}::timestamptz - interval '1 day')
      order by l.language limit 1
      on conflict (language) do update set counted_at = excluded.counted_at where c.counted_at <= excluded.counted_at - interval '1 day'
      returning language`.execute(tx)
    const [due] = rows
    if (!due) return
    await sql`select set_config('statement_timeout', '60s', true)`.execute(tx)
    await sql`select recount_goods_words(${due.language})`.execute(tx)
  })
}
