import { SEND_BACK_REMINDED_BEFORE_HOURS } from '@galleria/contract/after-sales-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { changeClaims } from '#modules/order/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { DAY, isReminderDue, nextLook } from '../deadlines.rules.ts'
import { freeReplacement } from '../exchange.store.ts'
import { claimsOf, markReminded, moveReverse, setNextStep } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** A16: whose goods were not sent back in time keeps them, after two reminders; they may ask again. */
export async function awaitGoods(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const at = ctx.now()
  if (reverse.answerBy > at) {
    if (!isReminderDue(reverse, SEND_BACK_REMINDED_BEFORE_HOURS, at)) return
    const next = nextLook(reverse.answerBy, SEND_BACK_REMINDED_BEFORE_HOURS, at)
    await markReminded(tx, reverse, { at, next })
    await ctx.jobs.send(tx, afterSalesJobs.mail, {
      reverseId: reverse.id,
      kind: 'sendBackReminder',
    })
    return
  }
  const end = endOfWaiting(reverse)
  if (end > at) return setNextStep(tx, reverse.id, end)
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

/** Who has withdrawn by law does not come back into the contract by being late: the money waits for the goods, for as long as the links of the mails are good. */
function endOfWaiting({ refundBy, answerBy, appliedAt }: ReverseRow): Date {
  return refundBy ? new Date(appliedAt.getTime() + WITHDRAWN_WAITS_DAYS * DAY) : answerBy
}
const WITHDRAWN_WAITS_DAYS = 90
