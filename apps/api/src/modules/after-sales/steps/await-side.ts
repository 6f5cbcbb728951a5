import {
  DISPUTE_REMINDED_BEFORE_HOURS,
  RULE_PUT_OFF_DAYS,
  RULE_REMINDED_BEFORE_HOURS,
} from '@galleria/contract/after-sales-dispute-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { DAY } from '@galleria/kernel/time'
import { isReminderDue, nextLook } from '../deadlines.rules.ts'
import { holdDisputed } from '../disputes/hold-disputed.ts'
import { putOffRuling } from '../disputes/dispute.store.ts'
import { markReminded, setNextStep, stopClock } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../mails/write-to-shop.ts'

/**
 * The mall was asked: a shop that has said nothing is reminded, once. Who is waited for after that
 * is a person of the mall.
 */
export async function awaitSide(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const at = ctx.now()
  if (!reverse.dispute) return stopClock(tx, reverse)
  // Asked before shares were held, or by a version of the mall that does not hold them.
  await holdDisputed(tx, reverse, at)
  if (!reverse.dispute.isAnswerOpen || reverse.answerBy <= at)
    return awaitRuling(ctx, tx, reverse, new Date(reverse.dispute.ruleUntil))
  const { answerBy } = reverse
  if (!isReminderDue(reverse, DISPUTE_REMINDED_BEFORE_HOURS, at))
    return setNextStep(tx, reverse.id, nextLook(answerBy, DISPUTE_REMINDED_BEFORE_HOURS, at))
  await markReminded(tx, reverse, { at, next: answerBy })
  await writeToShop(ctx, tx, reverse, { kind: 'disputedReminder' })
}

/**
 * Nothing is ruled by itself, for nobody: silence of the mall is neither side's fault. Operators
 * are reminded a day before the date; when it has passed they are told, the case is marked late,
 * and both sides are told a new date. That happens as often as the date passes.
 */
async function awaitRuling(ctx: Context, tx: Tx, reverse: ReverseRow, due: Date): Promise<void> {
  const at = ctx.now()
  if (due <= at) return putOff(ctx, tx, reverse)
  const waiting = { answerBy: due, remindedAt: reverse.remindedAt }
  if (!isReminderDue(waiting, RULE_REMINDED_BEFORE_HOURS, at))
    return setNextStep(tx, reverse.id, nextLook(due, RULE_REMINDED_BEFORE_HOURS, at))
  await markReminded(tx, reverse, { at, next: due })
  await ctx.jobs.send(tx, afterSalesJobs.mailDispute, {
    reverseId: reverse.id,
    about: 'due',
    ruleUntil: due.toISOString(),
  })
}

async function putOff(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const next = new Date(ctx.now().getTime() + RULE_PUT_OFF_DAYS * DAY)
  await putOffRuling(tx, reverse.id, next)
  await setNextStep(tx, reverse.id, nextLook(next, RULE_REMINDED_BEFORE_HOURS, ctx.now()))
  const ruleUntil = next.toISOString()
  await ctx.jobs.send(tx, afterSalesJobs.mailDispute, {
    reverseId: reverse.id,
    about: 'late',
    ruleUntil,
  })
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'rulingLate' })
  await writeToShop(ctx, tx, reverse, { kind: 'rulingLateShop' })
}
