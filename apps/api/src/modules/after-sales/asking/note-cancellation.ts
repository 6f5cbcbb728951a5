import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { Id } from '@galleria/kernel/id'
import { moveOrders, type OrderRow, type ShopActor } from '#modules/order/index.ts'
import type { Available } from '#modules/order/claims/index.ts'

type Noted = {
  readonly by: 'buyer' | ShopActor
  readonly units: readonly { readonly lineId: Id<'orderLine'>; readonly qty: number }[]
  /** Why the operator did it in the shop's name. */ readonly reason?: string
  readonly at?: Date
}

/**
 * The order's history tells what was cancelled, by whom and when, for who holds the order's lock.
 * Its lines alone would show fewer pieces, and nobody would know since when.
 */
export async function noteCancellation(
  ctx: Context,
  tx: Tx,
  { id, status, buyerId }: Pick<OrderRow, 'id' | 'status' | 'buyerId'>,
  { by, units, reason, at = ctx.now() }: Noted,
): Promise<void> {
  await moveOrders(tx, [id], {
    move: 'cancelLines',
    to: status === 'UN_DELIVERY' ? 'UN_DELIVERY' : 'UN_RECEIVED',
    actor: by,
    actorId: by === 'buyer' ? buyerId : buyerOf(ctx),
    facts: { canceled: units, ...(reason ? { reason } : {}) },
    at,
  })
}

/** The units of what was found to be available, line by line. */
export function unitsOf({ lines }: Available): Noted['units'] {
  return lines.map(({ line, unsentQty }) => ({ lineId: line.id, qty: unsentQty }))
}
