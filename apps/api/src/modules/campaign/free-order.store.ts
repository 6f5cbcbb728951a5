import { randomInt } from 'node:crypto'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { lockRows } from '#platform/lock.ts'
import { defineLifeCycle, moveRow, moveRows, nextVersion } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { freeOrderFlow } from './campaign.flow.ts'
import { findEntered, findFreeOrders } from './campaign.queries.ts'
import { drawFree } from './campaign.rules.ts'
import type { CampaignFigures } from './campaign.queries.ts'
import type { FreeOrder } from './campaign.types.ts'

const lifeCycle = defineLifeCycle({
  entity: 'freeOrder',
  table: 'free_orders',
  flow: freeOrderFlow,
  stamps: () => ({ version: nextVersion }),
})

/** A paid order may become free in a campaign; once in each, whatever is paid again. */
export async function enterFree(
  tx: Tx,
  entry: Pick<FreeOrder, 'id' | 'campaignId' | 'orderId' | 'paid'>,
  at: Date,
): Promise<void> {
  const added = await tx
    .insertInto('free_orders')
    .values({
      id: entry.id,
      campaign_id: entry.campaignId,
      order_id: entry.orderId,
      status: 'ENTERED',
      paid: entry.paid,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'campaign_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  await recordTransitions(tx, [
    {
      entity: 'freeOrder',
      entityId: entry.id,
      from: null,
      to: 'ENTERED',
      event: 'enter',
      actor: 'payment',
      at,
    },
  ])
}

/**
 * Draws the free orders of a campaign that takes none any more, by the machine's own source of
 * chance, and sets their money aside in its budget. Answers the orders that won. For who has moved
 * the campaign to its end in the same transaction, so that it is done once.
 */
export async function drawCampaign(
  tx: Tx,
  { id, free }: Pick<CampaignFigures, 'id' | 'free'>,
  at: Date,
): Promise<Id<'order'>[]> {
  if (!free) return []
  const entered = await findEntered(tx, id)
  const won = await findWinners(
    tx,
    entered.map(({ orderId }) => orderId),
  )
  const open = entered.filter(({ orderId }) => !won.has(orderId))
  const wins = new Map(
    drawFree(open, free, (below) => randomInt(below)).map((one) => [one.id, one.amount]),
  )
  const winners = open.filter((one) => wins.has(one.id))
  for (const one of winners) {
    const amount = wins.get(one.id) ?? 0
    const moved = await moveRow(tx, lifeCycle, one.id, {
      move: 'win',
      actor: 'clock',
      facts: { amount },
      at,
      set: { amount },
    })
    // Its order may have ended in this moment.
    if (moved) await changeSpent(tx, id, amount)
    else wins.delete(one.id)
  }
  await moveRows(
    tx,
    lifeCycle,
    entered.filter((one) => !wins.has(one.id)).map((one) => one.id),
    { move: 'lose', actor: 'clock', at },
  )
  return winners.filter((one) => wins.has(one.id)).map(({ orderId }) => orderId)
}

/** Which of these orders are free already, in another campaign. */
async function findWinners(tx: Tx, orderIds: readonly Id<'order'>[]): Promise<Set<Id<'order'>>> {
  const rows = await tx
    .selectFrom('free_orders')
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .where('status', 'in', ['WON', 'PAID'])
    .select('order_id as orderId')
    .$castTo<{ orderId: Id<'order'> }>()
    .execute()
  return new Set(rows.map(({ orderId }) => orderId))
}

/** The budget is never overdrawn, whoever asks. */
async function changeSpent(tx: Tx, id: Id<'campaign'>, by: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('campaigns as t')
    .set({ spent: sql`t.spent + ${by}::bigint` })
    .where('t.id', '=', id)
    .where(sql<boolean>`t.spent + ${by}::bigint between 0 and t.budget`)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('a campaign would cost more than its budget')
}

/**
 * The money of a free order is on its way back, by this refund; what of its promise is not needed
 * is there again. False when it is not to be paid out, or was. For who holds the lock of the
 * order's contract.
 */
export async function payOut(
  tx: Tx,
  { id, campaignId, amount: promised }: FreeOrder,
  paid: { readonly refundId: Id<'refund'>; readonly amount: number; readonly at: Date },
): Promise<boolean> {
  const moved = await moveRow(tx, lifeCycle, id, {
    move: 'payOut',
    actor: 'clock',
    facts: { refundId: paid.refundId },
    at: paid.at,
    set: { refund_id: paid.refundId, amount: paid.amount },
  })
  if (moved && paid.amount < promised) await changeSpent(tx, campaignId, paid.amount - promised)
  return moved !== undefined
}

/**
 * All money of these orders went back: none of them is free any more, and what was promised is
 * there again.
 */
export async function lapseFree(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
  by: { readonly actor: 'payment' | 'clock'; readonly at: Date },
): Promise<void> {
  // Locked first and read afterwards: one that is being drawn in this moment has been promised
  // something when its lock is free.
  await lockRows(tx, 'free_orders', 'id', { order_id: orderIds })
  const found = await findFreeOrders(tx, orderIds)
  if (found.length === 0) return
  const moved = await moveRows(
    tx,
    lifeCycle,
    found.map(({ id }) => id),
    { move: 'lapse', actor: by.actor, at: by.at, set: { amount: 0 } },
  )
  for (const { id, from } of moved) {
    const one = found.find((entry) => entry.id === id)
    if (one && from === 'WON') await changeSpent(tx, one.campaignId, -one.amount)
  }
}
