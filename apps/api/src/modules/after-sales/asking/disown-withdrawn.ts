import type { Id } from '@galleria/kernel/id'
import { changeClaims } from '#modules/order/claims/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findReverseByKey, findReverseForMall } from '../reverse.queries.ts'
import { claimsOf, moveReverse } from '../reverse.store.ts'
import { keyOf } from './withdraw-order.ts'

/**
 * Somebody else has withdrawn from an order, by its number and address, for who holds the
 * contract's lock: what has not gone on is taken back, units and money are free again.
 */
export async function disownWithdrawn(
  ctx: Context,
  tx: Tx,
  { key, order }: { key: string; order: { id: Id<'order'>; buyerId: Id<'user'> } },
): Promise<void> {
  const at = ctx.now()
  for (const part of ['unsent', 'sent'] as const) {
    const id = await findReverseByKey(tx, order.buyerId, keyOf(key, order.id, part))
    const reverse = id && (await findReverseForMall(tx, id))
    if (!reverse) continue
    const moved = await moveReverse(tx, reverse.id, {
      move: 'cancel',
      actor: 'buyer',
      at,
      set: { next_step_at: null, stopped_at: at },
    })
    if (moved) await changeClaims(tx, claimsOf(reverse), 'takenBack')
  }
}
