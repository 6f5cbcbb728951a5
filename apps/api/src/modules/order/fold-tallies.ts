import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'

const AT_ONCE = 20_000

/**
 * The clock's round: what statements added to the tallies goes into the sum of its key. Who reads
 * meanwhile sees it there or here, never twice.
 */
export async function foldTallies(ctx: Context, atOnce = AT_ONCE): Promise<void> {
  await sql`
    with gone as (
      delete from order_tallies where ctid = any(array(select ctid from order_tallies where not is_sum limit ${atOnce} for update skip locked))
      returning seller_id, shop_id, site, tally, since, currency, n, amount
    )
    insert into order_tallies as t (seller_id, shop_id, site, tally, since, currency, n, amount, is_sum)
    select seller_id, shop_id, site, tally, since, currency, sum(n), sum(amount), true from gone
    group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0 or sum(amount) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict (seller_id, shop_id, site, tally, since, currency) where is_sum
    do update set n = t.n + excluded.n, amount = t.amount + excluded.amount`.execute(ctx.db)
}

/** The same for goods. */
export async function foldGoodsTallies(ctx: Context, atOnce = AT_ONCE): Promise<void> {
  await sql`
    with gone as (
      delete from goods_tallies where ctid = any(array(select ctid from goods_tallies where not is_sum limit ${atOnce} for update skip locked))
      returning seller_id, site, currency, sku_id, day, pieces, units, amount, refunded
    )
    insert into goods_tallies as t (seller_id, site, currency, sku_id, day, pieces, units, amount, refunded, is_sum)
    select seller_id, site, currency, sku_id, day, sum(pieces), sum(units), sum(amount), sum(refunded), true from gone
    group by 1, 2, 3, 4, 5 having sum(units) <> 0 or sum(amount) <> 0 or sum(refunded) <> 0 order by 1, 5, 4, 2, 3
    on conflict (seller_id, day, sku_id, site, currency) where is_sum
    do update set pieces = t.pieces + excluded.pieces, units = t.units + excluded.units, amount = t.amount + excluded.amount, refunded = t.refunded + excluded.refunded`.execute(
    ctx.db,
  )
}
