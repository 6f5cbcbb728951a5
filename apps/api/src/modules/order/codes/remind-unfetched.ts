import { REMINDED_BEFORE_DAYS } from '@galleria/contract/site-rules'
import type { Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { orderJobs } from '../order.jobs.ts'

/**
 * The clock's round: who has not fetched goods is reminded some days before they are not kept any
 * more, once.
 */
export async function remindUnfetched(ctx: Context): Promise<void> {
  const soon = new Date(ctx.now().getTime() + REMINDED_BEFORE_DAYS * DAY)
  await ctx.inTransaction(async (tx) => {
    const rows = await tx
      .updateTable('orders')
      .set({ fetch_reminded_at: ctx.now() })
      .where('handover', '=', sql.lit('site'))
      .where('status', '=', sql.lit('UN_DELIVERY'))
      .where('fetch_reminded_at', 'is', null)
      .where('fetch_by', '<=', soon)
      .where('held_at', 'is', null)
      .returning('id')
      .$castTo<{ id: Id<'order'> }>()
      .execute()
    for (const { id } of rows)
      await ctx.jobs.send(tx, orderJobs.pickUp, { orderId: id, kind: 'reminder' })
  })
}
