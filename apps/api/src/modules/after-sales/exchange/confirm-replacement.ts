import type { WireReverse } from '@galleria/contract/after-sales'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import { endExchange } from './exchange.store.ts'
import { lock } from '../lock-reverse.ts'
import { readReverse } from '../read-reverse.ts'
import { findReverse } from '../reverse.queries.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { refuseState } from '../answering/refuse-state.ts'

/**
 * A26: the replacement is there. No money has moved; the line's units are free again, and about
 * what has come can be asked as about any goods.
 */
export async function confirmReplacement(
  ctx: Context,
  { id }: { readonly id: Id<'reverse'> },
): Promise<WireReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lock(tx, () => findReverse(tx, buyerOf(ctx), id))
    if (!(await receive(ctx, tx, reverse, { actor: 'buyer', actorId: reverse.buyerId })))
      throw refuseState(reverse, 'buyer')
  })
  crashAt('reverse.moved')
  return readReverse(ctx, id)
}

/** Also the clock's, long enough after it came. */
export async function receive(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  by: { readonly actor: 'buyer' | 'clock'; readonly actorId?: Id<'user'> },
): Promise<boolean> {
  const at = ctx.now()
  const moved = await moveReverse(tx, reverse.id, {
    move: 'confirmReplacement',
    ...by,
    at,
    set: { next_step_at: null, stopped_at: at },
  })
  if (moved) await endExchange(tx, reverse)
  return moved
}
