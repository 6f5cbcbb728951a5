import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findOrder, type OrderRow } from '#modules/order/index.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { noteCancellation } from '../asking/note-cancellation.ts'
import { approveCancellation } from '../asking/start-cancellation.ts'
import { takeGifts } from '../asking/write-reverse.ts'
import { writeToShop } from '../mails/write-to-shop.ts'

type Withdrawn = {
  readonly id: Id<'reverse'>
  readonly order: OrderRow
  readonly units: readonly { readonly lineId: Id<'orderLine'>; readonly qty: number }[]
}

/**
 * What was withdrawn from and had not been sent: its money goes back from here on, and the shop is
 * told.
 */
export async function releaseWithdrawn(
  ctx: Context,
  tx: Tx,
  { id, order, units }: Withdrawn,
): Promise<boolean> {
  if (!(await approveCancellation(ctx, tx, id))) return false
  await noteCancellation(ctx, tx, order, { by: 'buyer', units })
  await writeToShop(ctx, tx, { id, sellerId: order.sellerId }, { kind: 'canceled' })
  return true
}

/**
 * The step of a request that was written and waits: one by number and address only, whose time to
 * be disowned is over (A3).
 */
export async function goOnWithdrawn(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  if (!reverse.refundBy || reverse.answerBy > ctx.now()) return
  const order = await findOrder(tx, 'mall', reverse.orderId)
  if (!order) throw new Error('a request without its order')
  const units = reverse.lines.map(({ lineId, unsentQty }) => ({ lineId, qty: unsentQty }))
  const released = await releaseWithdrawn(ctx, tx, { id: reverse.id, order, units })
  if (released) await takeGifts(tx, reverse)
}
