import { DISPUTE_REMINDED_BEFORE_HOURS } from '@galleria/contract/after-sales-dispute-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { isReminderDue } from '../deadlines.rules.ts'
import { markReminded, stopClock } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../write-to-shop.ts'

/** The mall was asked: a shop that has said nothing is reminded, once. Who is waited for after that is a person of the mall. */
export async function awaitSide(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const at = ctx.now()
  if (!reverse.dispute?.isAnswerOpen || reverse.answerBy <= at) return stopClock(tx, reverse)
  if (!isReminderDue(reverse, DISPUTE_REMINDED_BEFORE_HOURS, at)) return
  await markReminded(tx, reverse, { at, next: reverse.answerBy })
  await writeToShop(ctx, tx, reverse, { kind: 'disputedReminder' })
}
