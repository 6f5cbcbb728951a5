import { SEND_BACK_REMINDED_BEFORE_HOURS } from '@galleria/contract/after-sales-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { changeClaims } from '#modules/order/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { isReminderDue, nextLook } from '../deadlines.rules.ts'
import { freeReplacement } from '../exchange.store.ts'
import { claimsOf, markReminded, moveReverse } from '../reverse.store.ts'
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
