import { OFFER_REMINDED_BEFORE_HOURS } from '@galleria/contract/after-sales-offer-rules'
import { SELLER_REMINDED_BEFORE_HOURS } from '@galleria/contract/after-sales-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { agree } from '../answering/agree.ts'
import { lapseOffer } from '../offers/answer-offer.ts'
import { isReminderDue, nextLook } from '../deadlines.rules.ts'
import { askMallsPeople, needsDecision } from '../asking/own-purchase.ts'
import { markReminded } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../mails/write-to-shop.ts'

const SHOP_REMINDED_BEFORE = [SELLER_REMINDED_BEFORE_HOURS]

/**
 * A13: a seller who has not answered in time has agreed; before that the shop is reminded, once. As
 * long as an offer of the shop's stands open it is the buyer who is waited for, and who has
 * declined it by saying nothing (A10). An own purchase nobody has agreed to by saying nothing.
 */
export async function answerSilence(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const at = ctx.now()
  const open = reverse.offer?.answer === null ? reverse.offer : undefined
  if (reverse.answerBy <= at) {
    if (open) await lapseOffer(ctx, tx, reverse, open)
    else if (needsDecision(reverse)) await askMallsPeople(ctx, tx, reverse, 'reminder')
    else await agree(ctx, tx, reverse, { actor: 'clock' })
    return
  }
  const remindBefore = open ? OFFER_REMINDED_BEFORE_HOURS : SHOP_REMINDED_BEFORE
  if (!isReminderDue(reverse, remindBefore, at)) return
  const next = nextLook(reverse.answerBy, remindBefore, at)
  await markReminded(tx, reverse, { at, next })
  if (open)
    await ctx.jobs.send(tx, afterSalesJobs.mail, {
      reverseId: reverse.id,
      kind: 'offerReminder',
      offerId: open.id,
    })
  else await writeToShop(ctx, tx, reverse, { kind: 'reminder' })
}
