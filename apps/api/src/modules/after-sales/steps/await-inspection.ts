import {
  INSPECT_AFTER_ARRIVAL_WORKING_DAYS,
  INSPECT_REMINDED_BEFORE_HOURS,
} from '@galleria/contract/after-sales-rules'
import { HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { endOfWorkingDays } from '#modules/merchant/index.ts'
import { findReverseParcels } from '#modules/shipping/index.ts'
import { isReminderDue, nextLook } from '../deadlines.rules.ts'
import { acceptAll } from '../answering/accept-goods.ts'
import { loseParcel } from '../way-back/lose-parcel.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { factsOf } from '../reverse.facts.ts'
import { askMallsPeople, needsDecision } from '../asking/own-purchase.ts'
import { markReminded, markArrivalTold, setAnswerBy, setNextStep } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../mails/write-to-shop.ts'

/**
 * A21: a shop that does not look at the goods in time has accepted them all. Once their carrier has
 * delivered them it has three working days; and of what is lost nobody accepts anything (A22).
 */
export async function awaitInspection(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const at = ctx.now()
  if (factsOf(reverse).isLost) return loseParcel(ctx, tx, reverse)
  const answerBy = await findEnd(tx, reverse)
  if (answerBy < reverse.answerBy)
    await setAnswerBy(tx, reverse, {
      answerBy,
      next: nextLook(answerBy, INSPECT_REMINDED_BEFORE_HOURS, at),
    })
  await tellOfArrival(ctx, tx, { ...reverse, answerBy })
  if (answerBy <= at)
    return needsDecision(reverse)
      ? askMallsPeople(ctx, tx, reverse, 'inspectReminder')
      : acceptAll(ctx, tx, reverse)
  if (!isReminderDue({ ...reverse, answerBy }, INSPECT_REMINDED_BEFORE_HOURS, at))
    return lookForProof(tx, reverse, at)
  await markReminded(tx, reverse, { at, next: answerBy })
  await writeToShop(ctx, tx, reverse, { kind: 'inspectReminder' })
}

/**
 * Whether a withdrawal's money is due depends on when its carrier first had the parcel, which
 * brings no news of its own: looked at when the money is due, and then each hour.
 */
async function lookForProof(tx: Tx, reverse: ReverseRow, at: Date): Promise<void> {
  const { refundBy, nextStepAt } = reverse
  if (!refundBy) return
  const next = refundBy > at ? refundBy : new Date(at.getTime() + HOUR)
  if (!nextStepAt || nextStepAt <= at || next < nextStepAt) await setNextStep(tx, reverse.id, next)
}

/**
 * Its buyer is told once that a parcel is there, and until when somebody looks at it; not where
 * that is over as well.
 */
async function tellOfArrival(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const parcels = (await findReverseParcels(tx, [reverse.id])).get(reverse.id) ?? []
  const parcel = parcels.findLast(({ operator }) => operator === 'USER')
  if (!parcel?.deliveredAt || reverse.answerBy <= ctx.now()) return
  if (await markArrivalTold(tx, reverse.id, parcel.id))
    await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'goodsArrived' })
}

async function findEnd(tx: Tx, reverse: ReverseRow): Promise<Date> {
  const parcels = (await findReverseParcels(tx, [reverse.id])).get(reverse.id) ?? []
  const parcel = parcels.findLast(({ operator }) => operator === 'USER')
  const ends = [
    reverse.answerBy,
    ...(parcel?.deliveredAt
      ? [
          endOfWorkingDays(
            parcel.deliveredAt,
            INSPECT_AFTER_ARRIVAL_WORKING_DAYS,
            reverse.shopCountry,
          ),
        ]
      : []),
    // By law the money of a withdrawal waits for the goods or for the proof that they were sent,
    // whichever is there first, and not for anybody's look.
    ...(reverse.refundBy && parcel?.scannedAt
      ? [reverse.refundBy > parcel.scannedAt ? reverse.refundBy : parcel.scannedAt]
      : []),
  ]
  return ends.reduce((first, end) => (end < first ? end : first))
}
