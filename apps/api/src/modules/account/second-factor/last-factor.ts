import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { hasSecondFactor } from './second-factor.store.ts'

/** Whose work needs a second factor; a module of a higher rank knows. */
export type NeedsSecondFactor = (ctx: Context, db: Db | Tx, userId: Id<'user'>) => Promise<boolean>

/**
 * After a passkey was taken away, under the person's lock: whose work needs a second factor keeps
 * one, since there can be another passkey before the old one goes. An app there is one of: whoever
 * changes phones switches it off first, and owes a factor until there is another. Everybody else
 * may do without.
 */
export async function demandFactorLeft(
  ctx: Context,
  tx: Tx,
  userId: Id<'user'>,
  isNeeded: NeedsSecondFactor,
): Promise<void> {
  if (await hasSecondFactor(tx, userId)) return
  if (await isNeeded(ctx, tx, userId)) throw refuse('second_factor.required')
}
