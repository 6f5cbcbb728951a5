import {
  INSPECT_AFTER_ARRIVAL_WORKING_DAYS,
  INSPECT_REMINDED_BEFORE_HOURS,
} from '@galleria/contract/after-sales-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { endOfWorkingDays } from '#modules/merchant/index.ts'
import { findReverseParcels } from '#modules/shipping/index.ts'
import { isReminderDue, nextLook } from '../deadlines.rules.ts'
import { acceptAll } from '../accept-goods.ts'
import { markReminded, setAnswerBy } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../write-to-shop.ts'

/** A21: a shop that does not look at the goods in time has accepted them all. Once their carrier has delivered them it has three working days. */
export async function awaitInspection(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const at = ctx.now()
  const answerBy = await findEnd(tx, reverse)
  if (answerBy < reverse.answerBy)
    await setAnswerBy(tx, reverse, {
      answerBy,
      next: nextLook(answerBy, INSPECT_REMINDED_BEFORE_HOURS, at),
    })
  if (answerBy <= at) return acceptAll(ctx, tx, reverse)
  if (!isReminderDue({ ...reverse, answerBy }, INSPECT_REMINDED_BEFORE_HOURS, at)) return
  await markReminded(tx, reverse, { at, next: answerBy })
  await writeToShop(ctx, tx, reverse, 'inspectReminder')
}

async function findEnd(tx: Tx, reverse: ReverseRow): Promise<Date> {
  const parcels = (await findReverseParcels(tx, [reverse.id])).get(reverse.id) ?? []
  const arrivedAt = parcels.find(({ operator }) => operator === 'USER')?.deliveredAt
  if (!arrivedAt) return reverse.answerBy
  const end = endOfWorkingDays(arrivedAt, INSPECT_AFTER_ARRIVAL_WORKING_DAYS, reverse.shopCountry)
  return end < reverse.answerBy ? end : reverse.answerBy
}
