import {
  RECEIPT_REMINDED_BEFORE_HOURS,
  RECEIVED_AFTER_ARRIVAL_DAYS,
} from '@galleria/contract/after-sales-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findReverseParcels } from '#modules/shipping/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { receive } from '../exchange/confirm-replacement.ts'
import { DAY } from '@galleria/kernel/time'
import { isReminderDue, nextLook } from '../deadlines.rules.ts'
import { factsOf } from '../reverse.facts.ts'
import { markReminded, setAnswerBy, stopClock } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../mails/write-to-shop.ts'

/**
 * A26: a replacement counts as received ten days after its carrier has delivered it; where no
 * carrier says so, by the end that was set when it was sent; three days before its buyer is
 * reminded. One that is lost never does.
 */
export async function awaitReceipt(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  if (factsOf(reverse).isReplacementLost) return tellLost(ctx, tx, reverse)
  const parcels = (await findReverseParcels(tx, [reverse.id])).get(reverse.id) ?? []
  const arrivedAt = parcels.find(({ operator }) => operator === 'SELLER')?.deliveredAt
  const at = ctx.now()
  const answerBy = arrivedAt ? daysAfter(arrivedAt) : endOf(reverse, at)
  if (answerBy.getTime() !== reverse.answerBy.getTime() || reverse.nextStepAt === null)
    await setAnswerBy(tx, reverse, {
      answerBy,
      next: nextLook(answerBy, RECEIPT_REMINDED_BEFORE_HOURS, at),
    })
  if (answerBy <= at) {
    await receive(ctx, tx, reverse, { actor: 'clock' })
    return
  }
  if (!isReminderDue({ ...reverse, answerBy }, RECEIPT_REMINDED_BEFORE_HOURS, at)) return
  await markReminded(tx, reverse, { at, next: answerBy })
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'receiptReminder' })
}

const daysAfter = (at: Date) => new Date(at.getTime() + RECEIVED_AFTER_ARRIVAL_DAYS * DAY)

/** One that was lost, whose clock stood still, and was found has some days to come. */
function endOf({ answerBy, nextStepAt }: ReverseRow, at: Date): Date {
  return nextStepAt === null && answerBy < daysAfter(at) ? daysAfter(at) : answerBy
}

/**
 * Once, to both; from then on a person is waited for: its buyer, who takes the money, or the shop,
 * which gives it.
 */
async function tellLost(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  if (reverse.nextStepAt === null) return
  await stopClock(tx, reverse)
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'replacementLost' })
  await writeToShop(ctx, tx, reverse, { kind: 'replacementLostShop' })
}
