import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { dayAt } from '#modules/merchant/index.ts'
import { goodsJobs } from './goods.jobs.ts'
import { findStockAlerts } from './stock-alerts.ts'

/** Each shop's morning: what ran out by then is told in one mail. */
const FROM_HOUR_MS = 8 * 3_600_000

/**
 * The clock's round: once a day, in the morning of each shop, its shelves are looked at, and what
 * has become low or sold out since it was told last is told. A look at the shelf rather than a word
 * at each sale: no way of stock is forgotten, and nobody waits for it who buys.
 */
export async function tellLowStock(ctx: Context): Promise<void> {
  for (const { sellerId, day } of await findDue(ctx))
    // One whose shelves cannot be looked at keeps no other untold.
    await tellSeller(ctx, sellerId, day).catch((error: unknown) =>
      ctx.log.error({ err: error, sellerId }, 'a shop could not be told of low stock'),
    )
}

async function tellSeller(ctx: Context, sellerId: number, day: string): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const { rows } = await sql`
      insert into stock_alerts as a (seller_id, looked_on) values (${sellerId}, ${day})
      on conflict (seller_id) do update set looked_on = excluded.looked_on where a.looked_on is null or a.looked_on < excluded.looked_on
      returning seller_id`.execute(tx)
    if (rows.length === 0) return
    const { low, isMailed } = await findStockAlerts(tx, sellerId)
    await forgetRisen(tx, sellerId, low)
    if ((await noteFallen(ctx, tx, { sellerId, low, day })) && isMailed)
      await ctx.jobs.send(tx, goodsJobs.mailLowStock, { sellerId, day })
  })
}

async function findDue(ctx: Context): Promise<{ sellerId: number; day: string }[]> {
  const morning = new Date(ctx.now().getTime() - FROM_HOUR_MS)
  const { rows } = await sql<{ sellerId: number; country: string; lookedOn: string | null }>`
    select s.id as "sellerId", a.looked_on::text as "lookedOn", (select h.country from shops h where h.seller_id = s.id order by h.id limit 1) as country
    from sellers s left join stock_alerts a on a.seller_id = s.id
    where s.status = 'ACTIVE' and exists (select from shops h where h.seller_id = s.id) order by s.id`.execute(
    ctx.db,
  )
  return rows
    .map(({ sellerId, country, lookedOn }) => ({
      sellerId,
      lookedOn,
      day: dayAt(morning, country),
    }))
    .filter(({ lookedOn, day }) => lookedOn === null || lookedOn < day)
}

const OWN = (sellerId: number) =>
  sql`select k.id as sku_id, q.on_hand - q.reserved as free from shops h join items i on i.shop_id = h.id
    join skus k on k.item_id = i.id join stock q on q.sku_id = k.id where h.seller_id = ${sellerId}`

/** What there is more of, or was at any moment since it was told, is told again when it falls. */
async function forgetRisen(tx: Tx, sellerId: number, low: number): Promise<void> {
  await sql`
    delete from low_stock w using (${OWN(sellerId)}) o
    where o.sku_id = w.sku_id and (o.free > ${low} or exists (
      select from (
        select o.free - coalesce(sum(m.d_on_hand - m.d_reserved) over (order by m.at desc, m.id desc rows between unbounded preceding and 1 preceding), 0) as free_then
        from stock_moves m where m.sku_id = w.sku_id and m.at > w.told_at
      ) moved where moved.free_then > ${low}))`.execute(tx)
}

/**
 * Told once as low and once as sold out; whoever was told that nothing is left knows that few are.
 */
async function noteFallen(
  ctx: Context,
  tx: Tx,
  { sellerId, low, day }: { readonly sellerId: number; readonly low: number; readonly day: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into low_stock as w (sku_id, is_sold_out, told_on, told_at)
    select o.sku_id, o.free <= 0, ${day}::date, ${ctx.now()}::timestamptz from (${OWN(sellerId)} and i.is_listed) o where o.free <= ${low} order by 1
    on conflict (sku_id) do update set is_sold_out = true, told_on = excluded.told_on, told_at = excluded.told_at
      where excluded.is_sold_out and not w.is_sold_out
    returning sku_id`.execute(tx)
  return rows.length > 0
}
