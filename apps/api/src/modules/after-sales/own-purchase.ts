import { SELLER_ANSWERS_WITHIN_HOURS } from '@galleria/contract/after-sales-rules'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { DAY, HOUR } from './deadlines.rules.ts'
import { giveToMall, markReminded, setNextStep } from './reverse.store.ts'
import type { ReverseRow } from './reverse.types.ts'
import { writeToShop } from './write-to-shop.ts'

/** Whether silence is no yes: about an own purchase somebody else has to decide. By law it is not for anybody to. */
export function needsDecision({
  isMalls,
  isOwnPurchase,
  refundBy,
}: Pick<ReverseRow, 'isMalls' | 'isOwnPurchase' | 'refundBy'>): boolean {
  return refundBy === null && (isMalls || isOwnPurchase)
}

/** Time is over, and none of the others of the shop has decided: the mall does, as long as it takes; its people are told each day. */
export async function askMallsPeople(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  kind: 'reminder' | 'inspectReminder',
): Promise<void> {
  const at = ctx.now()
  const tomorrow = new Date(at.getTime() + DAY)
  if (!reverse.isMalls)
    await giveToMall(tx, reverse, {
      answerBy: new Date(at.getTime() + SELLER_ANSWERS_WITHIN_HOURS * HOUR),
    })
  else if (reverse.remindedAt && at.getTime() < reverse.remindedAt.getTime() + DAY)
    return setNextStep(tx, reverse.id, new Date(reverse.remindedAt.getTime() + DAY))
  await markReminded(tx, reverse, { at, next: tomorrow })
  await writeToShop(ctx, tx, { ...reverse, isMalls: true }, { kind })
}
