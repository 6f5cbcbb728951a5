import { randomInt } from 'node:crypto'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, moveRows, nextVersion } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { prizeDrawFlow } from './campaign.flow.ts'
import { findPrizeDraws, findPrizes } from './campaign.queries.ts'
import { drawUntil, pickPrize } from './campaign.rules.ts'
import type { Prize, PrizeDraw } from './campaign.types.ts'

const lifeCycle = defineLifeCycle({
  entity: 'prizeDraw',
  table: 'prize_draws',
  flow: prizeDrawFlow,
  stamps: () => ({ version: nextVersion }),
})

/** A paid order may draw in a campaign; once in each, whatever is paid again. */
export async function grantDraw(
  tx: Tx,
  draw: Pick<PrizeDraw, 'id' | 'campaignId' | 'orderId'>,
  at: Date,
): Promise<void> {
  const added = await tx
    .insertInto('prize_draws')
    .values({
      id: draw.id,
      campaign_id: draw.campaignId,
      order_id: draw.orderId,
      status: 'OPEN',
      draw_until: drawUntil(at),
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'campaign_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  await recordTransitions(tx, [
    {
      entity: 'prizeDraw',
      entityId: draw.id,
      from: null,
      to: 'OPEN',
      event: 'grant',
      actor: 'payment',
      at,
    },
  ])
}

/**
 * Uses an order's right to draw up and decides what it wins, by the machine's own source of chance
 * that nobody can foretell; undefined when no prize is left. The last of a prize goes to one: its
 * row is counted up under that condition, and whoever comes later draws among the others. Null when
 * there is nothing to draw any more. For who holds the lock of the order's contract.
 */
export async function takePrize(
  tx: Tx,
  draw: Pick<PrizeDraw, 'id' | 'campaignId'>,
  by: { readonly buyerId: Id<'user'>; readonly at: Date },
): Promise<Prize | undefined | null> {
  const prize = await countOut(tx, draw.campaignId)
  const moved = await moveRow(tx, lifeCycle, draw.id, {
    move: 'draw',
    actor: 'buyer',
    actorId: by.buyerId,
    at: by.at,
    set: { drawn_at: by.at, prize_id: prize?.id ?? null },
    where: sql<boolean>`t.draw_until > ${by.at}`,
  })
  return moved ? prize : null
}

async function countOut(tx: Tx, campaignId: Id<'campaign'>): Promise<Prize | undefined> {
  for (;;) {
    const picked = pickPrize(await findPrizes(tx, [campaignId]), (below) => randomInt(below))
    if (!picked) return undefined
    const { numUpdatedRows } = await tx
      .updateTable('prizes as t')
      .set({ given: sql`t.given + 1` })
      .where('t.id', '=', picked.id)
      .where((eb) => eb.or([eb('t.stock', 'is', null), eb('t.given', '<', eb.ref('t.stock'))]))
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return picked
  }
}

/**
 * Orders that ended have nothing to draw; what was drawn is there for somebody else again. Answers
 * the draws that had won points.
 */
export async function withdrawDraws(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
  at: Date,
): Promise<PrizeDraw[]> {
  const draws = await findPrizeDraws(tx, orderIds)
  if (draws.length === 0) return []
  const moved = await moveRows(
    tx,
    lifeCycle,
    draws.map(({ id }) => id),
    { move: 'withdraw', actor: 'payment', at },
  )
  const drawn = moved.filter(({ from }) => from === 'DRAWN').map(({ id }) => id)
  if (drawn.length === 0) return []
  await tx
    .updateTable('prizes as p')
    .from((eb) =>
      eb
        .selectFrom('prize_draws')
        .select(({ fn }) => ['prize_id', fn.countAll<number>().as('n')])
        .where('id', '=', sql<string>`any(${drawn})`)
        .where('prize_id', 'is not', null)
        .groupBy('prize_id')
        .as('n'),
    )
    .set((eb) => ({ given: eb('p.given', '-', eb.ref('n.n')) }))
    .whereRef('p.id', '=', 'n.prize_id')
    .execute()
  return draws.filter(({ id, points }) => drawn.includes(id) && points > 0)
}

export function expireDraws(tx: Tx, ids: readonly Id<'prizeDraw'>[], at: Date): Promise<unknown> {
  return moveRows(tx, lifeCycle, ids, {
    move: 'expire',
    actor: 'clock',
    at,
    where: sql<boolean>`t.draw_until <= ${at}`,
  })
}
