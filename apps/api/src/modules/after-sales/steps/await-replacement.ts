import { REPLACE_REMINDED_BEFORE_HOURS } from '@galleria/contract/after-sales-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { isReminderDue, nextLook } from '../deadlines.rules.ts'
import { giveMoney } from '../refund-instead.ts'
import { markReminded } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../write-to-shop.ts'

/** A25: a shop that does not send the replacement in time gives the money back; before that it is reminded. */
export async function awaitReplacement(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const at = ctx.now()
  if (reverse.answerBy <= at) {
    await giveMoney(ctx, tx, reverse, { actor: 'clock' })
    return
  }
  if (!isReminderDue(reverse, REPLACE_REMINDED_BEFORE_HOURS, at)) return
  const next = nextLook(reverse.answerBy, REPLACE_REMINDED_BEFORE_HOURS, at)
  await markReminded(tx, reverse, { at, next })
  await writeToShop(ctx, tx, reverse, { kind: 'toReplace' })
}
