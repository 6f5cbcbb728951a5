import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { bringsGoodsBack } from '../reverse.rules.ts'
import { markReminded, setNextStep } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { lookAgainAt } from './look-again.ts'

/** The mail that the money is out comes within seconds as a rule, and says the same. */
const UNLESS_OUT_WITHIN_MS = 600_000

/**
 * The money is not out yet: it is looked at again, and its buyer is told of the shop's yes by then,
 * once. What goods that came back, an offer or a dispute led to has its own mail.
 */
export async function waitOn(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const next = lookAgainAt(ctx, reverse)
  if (!isUntold(ctx, reverse)) return setNextStep(tx, reverse.id, next)
  await markReminded(tx, reverse, { at: ctx.now(), next })
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'approved' })
}

function isUntold(
  ctx: Context,
  { auditedAt, remindedAt, type, dispute, offer }: ReverseRow,
): boolean {
  return (
    auditedAt !== null &&
    remindedAt === null &&
    ctx.now().getTime() >= auditedAt.getTime() + UNLESS_OUT_WITHIN_MS &&
    !bringsGoodsBack(type) &&
    dispute === null &&
    offer?.answer !== 'ACCEPTED'
  )
}
