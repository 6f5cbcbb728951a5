import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { findOrder, type OrderRow } from '#modules/order/index.ts'
import { readGuestToken } from '#modules/order/guests/index.ts'
import type { Proof } from './withdrawal.types.ts'

export type Source = {
  readonly orderId?: Id<'order'> | undefined
  readonly token?: string | undefined
}

/**
 * The order that a statement comes from, and by what its sender has shown that it is theirs;
 * undefined where it comes from none.
 */
export async function findSource(
  ctx: Context,
  db: Db | Tx,
  { orderId, token }: Source,
): Promise<{ readonly order: OrderRow; readonly proof: Proof } | undefined> {
  if (token !== undefined) {
    const named = readGuestToken(ctx.env.secrets, token, ctx.now())
    const order = named && (await findOrder(db, 'mall', named))
    if (!order) throw refuse('guest.link')
    if (order.isMembers) throw refuse('guest.member')
    return { order, proof: 'LINK' }
  }
  if (orderId === undefined) return undefined
  const order =
    ctx.actor.kind === 'anonymous' ? undefined : await findOrder(db, ctx.actor.userId, orderId)
  if (!order) throw refuse('order.not_found')
  return { order, proof: 'SESSION' }
}
