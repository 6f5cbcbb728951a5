import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, nextVersion } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { giftCardFlow } from './campaign.flow.ts'
import type { Campaign, GiftCard } from './campaign.types.ts'

const lifeCycle = defineLifeCycle({
  entity: 'giftCard',
  table: 'gift_cards',
  flow: giftCardFlow,
  stamps: () => ({ version: nextVersion }),
})

/**
 * A paid order is promised its gift card, once in each campaign: its value is set aside in the
 * budget in the same moment, so that there are never more cards than it pays for. False when
 * nothing is left of it, the campaign takes no orders any more, or the order has its card. For who
 * holds the lock of the order's contract.
 */
export async function promiseCard(
  tx: Tx,
  card: Pick<GiftCard, 'id' | 'orderId'>,
  { id: campaignId, card: terms }: Pick<Campaign, 'id' | 'card'>,
  at: Date,
): Promise<boolean> {
  if (!terms) return false
  const { value } = terms
  const before = await tx
    .selectFrom('gift_cards')
    .where('order_id', '=', card.orderId)
    .where('campaign_id', '=', campaignId)
    .select('id')
    .executeTakeFirst()
  if (before || !(await setAside(tx, campaignId, value, at))) return false
  await tx
    .insertInto('gift_cards')
    .values({
      id: card.id,
      campaign_id: campaignId,
      order_id: card.orderId,
      value,
      status: 'PROMISED',
      created_at: at,
    })
    .execute()
  await recordTransitions(tx, [
    {
      entity: 'giftCard',
      entityId: card.id,
      from: null,
      to: 'PROMISED',
      event: 'promise',
      actor: 'payment',
      at,
    },
  ])
  return true
}

async function setAside(tx: Tx, id: Id<'campaign'>, value: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('campaigns as t')
    .set({ spent: sql`t.spent + ${value}::bigint` })
    .where('t.id', '=', id)
    .where('t.status', '=', 'OPEN')
    .where('t.starts_at', '<=', at)
    .where('t.ends_at', '>', at)
    .where(sql<boolean>`t.spent + ${value}::bigint <= t.budget`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Its order is complete: it is there, to be used as this coupon. False when it was withdrawn, or is
 * there.
 */
export async function issueCard(
  tx: Tx,
  id: Id<'giftCard'>,
  issued: { readonly promotionId: Id<'promotion'>; readonly validUntil: Date; readonly at: Date },
): Promise<boolean> {
  const moved = await moveRow(tx, lifeCycle, id, {
    move: 'issue',
    actor: 'clock',
    at: issued.at,
    set: { promotion_id: issued.promotionId, valid_until: issued.validUntil },
  })
  return moved !== undefined
}

/**
 * Its order no longer earns it: its value is there for another order. For who has seen to it that
 * its coupon cannot be used.
 */
export async function withdrawCard(
  tx: Tx,
  { id, campaignId, value }: Pick<GiftCard, 'id' | 'campaignId' | 'value'>,
  at: Date,
): Promise<void> {
  const moved = await moveRow(tx, lifeCycle, id, { move: 'withdraw', actor: 'payment', at })
  if (!moved) return
  await tx
    .updateTable('campaigns as t')
    .set({ spent: sql`t.spent - ${value}::bigint` })
    .where('t.id', '=', campaignId)
    .execute()
}

/** Notes that its buyer wants it by mail: true the first time only. */
export async function noteMailed(tx: Tx, id: Id<'giftCard'>, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gift_cards')
    .set({ mailed_at: at })
    .where('id', '=', id)
    .where('status', '=', 'ISSUED')
    .where('mailed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
