import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { hasSecondFactor } from './second-factor.store.ts'

/** Whose work needs a second factor; a module of a higher rank knows. */
export type NeedsSecondFactor = (ctx: Context, db: Db | Tx, userId: Id<'user'>) => Promise<boolean>

/** After an app or a passkey was taken away, under the person's lock: whose work needs a second factor keeps one, whichever of the two it is. Everybody else may do without. */
export async function demandFactorLeft(
  ctx: Context,
  tx: Tx,
  userId: Id<'user'>,
  isNeeded: NeedsSecondFactor,
): Promise<void> {
  if (await hasSecondFactor(tx, userId)) return
  if (await isNeeded(ctx, tx, userId)) throw refuse('second_factor.required')
}
