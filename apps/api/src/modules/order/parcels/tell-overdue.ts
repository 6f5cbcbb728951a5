import type { Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { dayAt } from '#modules/merchant/index.ts'
import { orderJobs } from '../order.jobs.ts'

/**
 * Nobody is written to at midnight, and what leaves early in the morning after was late by nobody's
 * measure.
 */
const FROM_HOUR_MS = 9 * HOUR
/**
 * Older than so many days a lateness is no news: a clock that stood still, or a mall that begins to
 * tell, writes nobody about last month.
 */
const NEWS_DAYS = 7
const AT_A_TIME = 200

/**
 * The clock's round: whose order has not left by the day that was promised hears of it, once per
 * order, unless its shop holds it back, which was said already.
 */
export async function tellOverdue(ctx: Context): Promise<void> {
  for (const { id, day } of await findOverdue(ctx))
    await ctx.inTransaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('orders')
        .set({ overdue_told_at: ctx.now() })
        .where('id', '=', id)
        .where('status', '=', 'UN_DELIVERY')
        .where('overdue_told_at', 'is', null)
        .where('held_at', 'is', null)
        .where(sql<boolean>`ship_by = ${day}::date`)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await ctx.jobs.send(tx, orderJobs.overdue, { orderId: id, day })
    })
}

async function findOverdue(ctx: Context): Promise<{ id: Id<'order'>; day: string }[]> {
  const morning = new Date(ctx.now().getTime() - FROM_HOUR_MS)
  const today = ctx.now().toISOString().slice(0, 10)
  const rows = await ctx.db
    .selectFrom('orders as o')
    .innerJoin('shops as s', 's.id', 'o.shop_id')
    .where('o.status', '=', sql.lit('UN_DELIVERY'))
    .where('o.handover', 'in', ['parcel', 'site'])
    .where('o.overdue_told_at', 'is', null)
    .where('o.held_at', 'is', null)
    // Lies ready to be fetched.
    .where('o.ready_at', 'is', null)
    // Roughly, for the index; each shop's own calendar decides below.
    .where(sql<boolean>`o.ship_by between ${today}::date - ${NEWS_DAYS}::int and ${today}::date`)
    .orderBy('o.ship_by')
    .limit(AT_A_TIME)
    .select(['o.id', 's.country', sql<string>`o.ship_by::text`.as('day')])
    .$castTo<{ id: Id<'order'>; country: string; day: string }>()
    .execute()
  return rows.filter(({ day, country }) => day < dayAt(morning, country))
}
