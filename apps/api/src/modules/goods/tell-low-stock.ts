import { HOUR } from '@galleria/kernel/time'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { dayAt } from '#modules/merchant/index.ts'
import { goodsJobs } from './goods.jobs.ts'
import { findLowStockAlerts } from './low-stock-alerts.ts'

/** Each shop's morning: what ran out by then is told in one mail. */
const FROM_HOUR_MS = 8 * HOUR

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
    const taken = await tx
      .insertInto('stock_alerts')
      .values({ seller_id: sellerId, looked_on: day })
      .onConflict((conflict) =>
        conflict
          .column('seller_id')
          .doUpdateSet((eb) => ({ looked_on: eb.ref('excluded.looked_on') }))
          .where((eb) =>
            eb.or([
              eb('stock_alerts.looked_on', 'is', null),
              eb('stock_alerts.looked_on', '<', eb.ref('excluded.looked_on')),
            ]),
          ),
      )
      .returning('seller_id')
      .executeTakeFirst()
    if (!taken) return
    const { low, isMailed } = await findLowStockAlerts(tx, sellerId)
    await forgetRisen(tx, sellerId, low)
    if ((await noteFallen(ctx, tx, { sellerId, low, day })) && isMailed)
      await ctx.jobs.send(tx, goodsJobs.mailLowStock, { sellerId, day })
  })
}

async function findDue(ctx: Context): Promise<{ sellerId: number; day: string }[]> {
  const morning = new Date(ctx.now().getTime() - FROM_HOUR_MS)
  const rows = await ctx.db
    .selectFrom('sellers as s')
    .leftJoin('stock_alerts as a', 'a.seller_id', 's.id')
    .where('s.status', '=', sql.lit('ACTIVE'))
    .where((eb) =>
      eb.exists(eb.selectFrom('shops as h').whereRef('h.seller_id', '=', 's.id').select('h.id')),
    )
    .select((eb) => [
      's.id as sellerId',
      'a.looked_on as lookedOn',
      eb
        .selectFrom('shops as h')
        .whereRef('h.seller_id', '=', 's.id')
        .select('h.country')
        .orderBy('h.id')
        .limit(sql.lit(1))
        .as('country'),
    ])
    .orderBy('s.id')
    .$narrowType<{ country: string }>()
    .execute()
  return rows
    .map(({ sellerId, country, lookedOn }) => ({
      sellerId,
      lookedOn,
      day: dayAt(morning, country),
    }))
    .filter(({ lookedOn, day }) => lookedOn === null || lookedOn < day)
}

const shelvesOf = (tx: Tx, sellerId: number) =>
  tx
    .selectFrom('shops as h')
    .innerJoin('items as i', 'i.shop_id', 'h.id')
    .innerJoin('skus as k', 'k.item_id', 'i.id')
    .innerJoin('stock as q', 'q.sku_id', 'k.id')
    .where('h.seller_id', '=', sellerId)
    .select((eb) => ['k.id as sku_id', eb('q.on_hand', '-', eb.ref('q.reserved')).as('free')])

/** What there is more of, or was at any moment since it was told, is told again when it falls. */
async function forgetRisen(tx: Tx, sellerId: number, low: number): Promise<void> {
  await tx
    .deleteFrom('low_stock as w')
    .using(shelvesOf(tx, sellerId).as('o'))
    .whereRef('o.sku_id', '=', 'w.sku_id')
    .where((eb) => {
      const moved = eb
        .selectFrom('stock_moves as m')
        .whereRef('m.sku_id', '=', 'w.sku_id')
        .whereRef('m.at', '>', 'w.told_at')
        .select(
          sql<number>`o.free - coalesce(sum(m.d_on_hand - m.d_reserved) over (order by m.at desc, m.id desc rows between unbounded preceding and 1 preceding), 0)`.as(
            'free_then',
          ),
        )
        .as('moved')
      return eb.or([
        eb('o.free', '>', low),
        eb.exists(
          eb.selectFrom(moved).where('moved.free_then', '>', low).select('moved.free_then'),
        ),
      ])
    })
    .execute()
}

/**
 * Told once as low and once as sold out; whoever was told that nothing is left knows that few are.
 */
async function noteFallen(
  ctx: Context,
  tx: Tx,
  { sellerId, low, day }: { readonly sellerId: number; readonly low: number; readonly day: string },
): Promise<boolean> {
  const listed = shelvesOf(tx, sellerId).where('i.is_listed', '=', sql.lit(true)).as('o')
  const told = await tx
    .insertInto('low_stock')
    .columns(['sku_id', 'is_sold_out', 'told_on', 'told_at'])
    .expression((eb) =>
      eb
        .selectFrom(listed)
        .where('o.free', '<=', low)
        .select((of) => [
          'o.sku_id',
          of('o.free', '<=', sql.lit(0)).as('is_sold_out'),
          sql<string>`${day}::date`.as('told_on'),
          sql<Date>`${ctx.now()}::timestamptz`.as('told_at'),
        ])
        .orderBy('o.sku_id'),
    )
    .onConflict((conflict) =>
      conflict
        .column('sku_id')
        .doUpdateSet((eb) => ({
          is_sold_out: sql.lit(true),
          told_on: eb.ref('excluded.told_on'),
          told_at: eb.ref('excluded.told_at'),
        }))
        .where((eb) => eb.and([eb.ref('excluded.is_sold_out'), eb.not('low_stock.is_sold_out')])),
    )
    .returning('sku_id')
    .execute()
  return told.length > 0
}
