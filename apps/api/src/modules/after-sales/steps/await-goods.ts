import { SEND_BACK_REMINDED_BEFORE_HOURS } from '@galleria/contract/after-sales-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import {
  endOfWithdrawal,
  isReminderDue,
  nextLook,
  WITHDRAWN_REMINDED_BEFORE_HOURS,
} from '../deadlines.rules.ts'
import { askByItself } from '../asking/ask-by-itself.ts'
import { send } from '../way-back/post-back.ts'
import { factsOf } from '../reverse.facts.ts'
import { writeToShop } from '../mails/write-to-shop.ts'
import { freeReplacement } from '../exchange/exchange.store.ts'
import { claimsOf, markReminded, moveReverse, setNextStep } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'

/**
 * A16: whose goods were not sent back in time keeps them, after two reminders; they may ask again.
 * Not where the shop owed a label and gave none: the mall is asked. With a label they are sent once
 * its carrier has them (A14).
 */
export async function awaitGoods(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const at = ctx.now()
  const { label } = reverse
  if (label?.isScanned) {
    const { carrierId, number } = label
    await send(ctx, tx, reverse, { carrierId, number }, { actor: 'clock' })
    await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
    return
  }
  const wait = waitOf(reverse, at)
  if (wait.end > at) {
    if (!isReminderDue({ answerBy: wait.end, remindedAt: reverse.remindedAt }, wait.before, at))
      return setNextStep(tx, reverse.id, nextLook(wait.end, wait.before, at))
    await markReminded(tx, reverse, { at, next: nextLook(wait.end, wait.before, at) })
    await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: wait.kind })
    return
  }
  if (factsOf(reverse).isLabelToCome) return askForLabel(ctx, tx, reverse)
  const moved = await moveReverse(tx, reverse.id, {
    move: 'lapse',
    actor: 'clock',
    at,
    set: { next_step_at: null, stopped_at: at },
  })
  if (!moved) return
  await changeClaims(tx, claimsOf(reverse), 'refused')
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'lapsed' })
  await freeReplacement(tx, reverse)
}

async function askForLabel(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  if (!(await askByItself(ctx, tx, reverse, { move: 'askLabel', cause: 'NO_LABEL' }))) return
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'noLabel' })
  await writeToShop(ctx, tx, reverse, { kind: 'noLabelShop' })
  await freeReplacement(tx, reverse)
}

type Wait = {
  readonly end: Date
  readonly before: readonly number[]
  readonly kind: 'sendBackReminder' | 'withdrawnReminder' | 'withdrawnLast'
}

/**
 * A withdrawal by law has two ends: the day by which the goods are to be sent, with which nothing
 * ends, and the one up to which the money waits for them.
 */
function waitOf({ refundBy, answerBy, appliedAt }: ReverseRow, at: Date): Wait {
  const before = SEND_BACK_REMINDED_BEFORE_HOURS
  if (!refundBy) return { end: answerBy, before, kind: 'sendBackReminder' }
  if (answerBy > at) return { end: answerBy, before, kind: 'withdrawnReminder' }
  const end = endOfWithdrawal(appliedAt)
  return { end, before: WITHDRAWN_REMINDED_BEFORE_HOURS, kind: 'withdrawnLast' }
}
