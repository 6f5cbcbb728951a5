import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lapseFree, withdrawDraws } from '#modules/campaign/index.ts'
import { forfeitPoints } from '#modules/points/index.ts'
import { orderJobs } from '../order.jobs.ts'
import { withdrawGiftCards } from '../codes/withdraw-gift-cards.ts'

/**
 * These orders say from now on that they brought their buyer something; of no other order is
 * anybody asked.
 */
export async function markBenefits(tx: Tx, ids: readonly Id<'order'>[]): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ has_benefits: true })
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
}

/**
 * All money of these orders went back, or all that was bought with them, also where their shop
 * keeps something for what it has lost in value: nothing is left to draw, points that were won go,
 * none of them is free, and gift cards that were not used go. For who holds the lock of their
 * contract.
 */
export async function endBenefits(tx: Tx, ids: readonly Id<'order'>[], at: Date): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .where('id', '=', sql<string>`any(${ids})`)
    .where('has_benefits', '=', sql.lit(true))
    .select(['id', 'buyer_id as buyerId'])
    .$castTo<{ id: Id<'order'>; buyerId: Id<'user'> }>()
    .execute()
  if (orders.length === 0) return
  await withdrawGiftCards(
    tx,
    orders.map(({ id }) => ({ id, counted: 0 })),
    at,
  )
  await lapseFree(
    tx,
    orders.map(({ id }) => id),
    { actor: 'payment', at },
  )
  const won = await withdrawDraws(
    tx,
    orders.map(({ id }) => id),
    at,
  )
  for (const { id: drawId, orderId, points } of won) {
    const buyer = orders.find(({ id }) => id === orderId)
    if (buyer) await forfeitPoints(tx, { userId: buyer.buyerId, orderId, drawId, points }, at)
  }
}

/** These orders are free: their buyers are told. */
export async function tellFree(ctx: Context, tx: Tx, ids: readonly Id<'order'>[]): Promise<void> {
  for (const orderId of ids) await ctx.jobs.send(tx, orderJobs.freeOrder, { orderId })
}
