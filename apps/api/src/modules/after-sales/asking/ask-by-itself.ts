import type { DisputeCause } from '@galleria/contract/after-sales-dispute-rules'
import {
  DISPUTE_ANSWER_WITHIN_HOURS,
  DISPUTE_REMINDED_BEFORE_HOURS,
  RULE_WITHIN_DAYS,
} from '@galleria/contract/after-sales-dispute-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import { waitUntil } from '../deadlines.rules.ts'
import { openDispute } from '../disputes/dispute.store.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'

/**
 * The clock asks the mall: neither side has said anything yet, and what the request claims it goes
 * on claiming.
 */
export async function askByItself(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  {
    move,
    cause,
  }: { readonly move: 'askLost' | 'askLabel' | 'askEmpty'; readonly cause: DisputeCause },
): Promise<boolean> {
  const at = ctx.now()
  const clock = waitUntil(at, DISPUTE_ANSWER_WITHIN_HOURS * HOUR, DISPUTE_REMINDED_BEFORE_HOURS)
  const set = { ...clock, stopped_at: null, ...asMoney(reverse) }
  if (!(await moveReverse(tx, reverse.id, { move, actor: 'clock', at, set }))) return false
  await openDispute(tx, {
    reverseId: reverse.id,
    cause,
    text: '',
    files: [],
    openedAt: at,
    answerUntil: clock.answer_by,
    ruleUntil: new Date(at.getTime() + RULE_WITHIN_DAYS * DAY),
  })
  await ctx.jobs.send(tx, afterSalesJobs.mailDispute, { reverseId: reverse.id })
  return true
}

/** Whatever comes of it, it is money: nobody is made to send other goods. */
export const asMoney = ({ type }: ReverseRow) =>
  type === 'SALE_EXCHANGE' ? { is_changed_to_return: true } : {}
