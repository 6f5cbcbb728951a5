import type { WireReverse } from '@galleria/contract/after-sales'
import type { reverseDisputeCalls } from '@galleria/contract/after-sales-dispute'
import {
  DISPUTE_ANSWER_WITHIN_HOURS,
  DISPUTE_REMINDED_BEFORE_HOURS,
  RULE_WITHIN_DAYS,
} from '@galleria/contract/after-sales-dispute-rules'
import type { Parsed } from '@galleria/contract/define-call'
import { buyerOf, type Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { attachSide } from './attach-evidence.ts'
import { DAY } from '@galleria/kernel/time'
import { waitUntil } from '../deadlines.rules.ts'
import { openDispute } from './dispute.store.ts'
import { lock } from '../lock-reverse.ts'
import { readReverse } from '../read-reverse.ts'
import { findReverse } from '../reverse.queries.ts'
import { factsOf, isUnsentGift } from '../reverse.facts.ts'
import { claimsOf, dropGifts, moveReverse } from '../reverse.store.ts'
import { writeToShop } from '../mails/write-to-shop.ts'
import { refuseState } from '../answering/refuse-state.ts'

/**
 * A34: the shop has declined, and its buyer asks the mall. What the request claimed it claims again
 * until the mall has ruled.
 */
export async function askMall(
  ctx: Context,
  { id, content, attachmentList }: Parsed<typeof reverseDisputeCalls.askMall>,
): Promise<WireReverse> {
  await ctx.inTransaction(async (tx) => {
    const found = await lock(tx, () => findReverse(tx, buyerOf(ctx), id))
    const { mayAskMall } = factsOf(found)
    // It goes along again should the mall rule that all goods' money goes back, and stays in the
    // order until then.
    const reverse = mayAskMall
      ? await dropGifts(tx, found, found.lines.filter(isUnsentGift))
      : found
    const at = ctx.now()
    const clock = waitUntil(
      at,
      (DISPUTE_ANSWER_WITHIN_HOURS / 24) * DAY,
      DISPUTE_REMINDED_BEFORE_HOURS,
    )
    const moved =
      mayAskMall &&
      (await moveReverse(tx, id, {
        move: 'askMall',
        actor: 'buyer',
        actorId: reverse.buyerId,
        at,
        set: { ...clock, stopped_at: null },
      }))
    if (!moved) throw refuseState(reverse, 'buyer')
    // What was not accepted of other goods is no request of its lines until the mall is asked.
    await changeClaims(
      tx,
      claimsOf(reverse),
      (reverse.splitFrom ?? reverse.lossOf) ? 'asked' : 'resumed',
    )
    await openDispute(tx, {
      reverseId: id,
      cause: 'DECLINED',
      text: content,
      files: await attachSide(tx, reverse.buyerId, reverse.sellerId, attachmentList?.files),
      openedAt: at,
      answerUntil: clock.answer_by,
      ruleUntil: new Date(at.getTime() + RULE_WITHIN_DAYS * DAY),
    })
    await writeToShop(ctx, tx, reverse, { kind: 'disputed' })
    await ctx.jobs.send(tx, afterSalesJobs.mailDispute, { reverseId: id })
  })
  crashAt('reverse.moved')
  return readReverse(ctx, id)
}
