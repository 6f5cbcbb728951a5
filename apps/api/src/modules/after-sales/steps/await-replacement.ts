import {
  REPLACE_REMINDED_BEFORE_HOURS,
  REPLACE_WITHIN_DAYS,
  SURCHARGE_REMINDED_BEFORE_HOURS,
} from '@galleria/contract/after-sales-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { DAY } from '@galleria/kernel/time'
import { isReminderDue, nextLook } from '../deadlines.rules.ts'
import { isSurchargePaid } from '../exchange/surcharge.rules.ts'
import { giveMoney } from '../answering/refund-instead.ts'
import { markReminded, setAnswerBy, setNextStep } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../mails/write-to-shop.ts'
import { lookAgainAt } from './look-again.ts'

/**
 * A25: a shop that does not send the replacement in time gives the money back; before that it is
 * reminded. Its time begins when what the replacement costs more is paid.
 */
export async function awaitReplacement(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const at = ctx.now()
  if (!isSurchargePaid(reverse)) return awaitSurcharge(ctx, tx, reverse)
  if (await beginTime(ctx, tx, reverse)) return
  if (reverse.answerBy <= at) {
    await giveMoney(ctx, tx, reverse, { actor: 'clock' })
    return
  }
  if (!isReminderDue(reverse, REPLACE_REMINDED_BEFORE_HOURS, at)) return
  const next = nextLook(reverse.answerBy, REPLACE_REMINDED_BEFORE_HOURS, at)
  await markReminded(tx, reverse, { at, next })
  await writeToShop(ctx, tx, reverse, { kind: 'toReplace' })
}

/**
 * True when it was paid since the mall looked last: the shop is told, and has its days from then
 * on.
 */
async function beginTime(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<boolean> {
  const paidAt = reverse.surcharge?.paidAt
  if (!paidAt) return false
  const answerBy = new Date(new Date(paidAt).getTime() + REPLACE_WITHIN_DAYS * DAY)
  if (answerBy.getTime() === reverse.answerBy.getTime()) return false
  const next = nextLook(answerBy, REPLACE_REMINDED_BEFORE_HOURS, ctx.now())
  await setAnswerBy(tx, reverse, { answerBy, next })
  await writeToShop(ctx, tx, reverse, { kind: 'surchargePaid' })
  return true
}

/**
 * A23: its buyer pays what the replacement costs more, and is reminded before the time for that is
 * over. Whether it is over says the order that is to be paid: a bank may still be at it.
 */
async function awaitSurcharge(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const at = ctx.now()
  // Closed, by the clock or by its buyer; or there is nobody left who could pay.
  if (!reverse.surcharge?.isUnpaid) {
    await giveMoney(ctx, tx, reverse, { actor: 'clock' })
    return
  }
  if (reverse.answerBy <= at) return setNextStep(tx, reverse.id, lookAgainAt(ctx, reverse))
  if (!isReminderDue(reverse, SURCHARGE_REMINDED_BEFORE_HOURS, at)) return
  // Nobody is asked to pay what a bank is working on; should nothing come of that, there may be
  // time left.
  if (reverse.surcharge.isAtBank) return setNextStep(tx, reverse.id, lookAgainAt(ctx, reverse))
  await markReminded(tx, reverse, { at, next: reverse.answerBy })
  await ctx.jobs.send(tx, afterSalesJobs.mail, {
    reverseId: reverse.id,
    kind: 'surchargeReminder',
  })
}
