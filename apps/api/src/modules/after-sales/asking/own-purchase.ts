import { SELLER_ANSWERS_WITHIN_HOURS } from '@galleria/contract/after-sales-rules'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { sql } from 'kysely'
import { DAY, HOUR } from '@galleria/kernel/time'
import { markReminded, moveReverse, setNextStep } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../mails/write-to-shop.ts'

/**
 * Whether silence is no yes: about an own purchase somebody else has to decide. By law it is not
 * for anybody to.
 */
export function needsDecision({
  isMalls,
  isOwnPurchase,
  refundBy,
}: Pick<ReverseRow, 'isMalls' | 'isOwnPurchase' | 'refundBy'>): boolean {
  return refundBy === null && (isMalls || isOwnPurchase)
}

type HandOver = {
  readonly move: 'mallAnswers' | 'mallTakesOver' | 'mallTakesGoods'
  readonly answerBy: Date
  /** When the mall looks at it next. */ readonly next: Date
}

/** From now on the mall answers in the shop's place, as its history says; once, and for good. */
export async function giveToMall(
  ctx: Context,
  tx: Tx,
  id: Id<'reverse'>,
  { move, answerBy, next }: HandOver,
): Promise<void> {
  await moveReverse(tx, id, {
    move,
    actor: 'clock',
    at: ctx.now(),
    set: { is_malls: true, answer_by: answerBy, next_step_at: next },
    where: sql<boolean>`not t.is_malls`,
  })
}

/**
 * Time is over, and none of the others of the shop has decided: the mall does, as long as it takes;
 * its people are told each day.
 */
export async function askMallsPeople(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  kind: 'reminder' | 'inspectReminder',
): Promise<void> {
  const at = ctx.now()
  const tomorrow = new Date(at.getTime() + DAY)
  if (!reverse.isMalls)
    await giveToMall(ctx, tx, reverse.id, {
      move: kind === 'reminder' ? 'mallTakesOver' : 'mallTakesGoods',
      answerBy: new Date(at.getTime() + SELLER_ANSWERS_WITHIN_HOURS * HOUR),
      next: tomorrow,
    })
  else if (reverse.remindedAt && at.getTime() < reverse.remindedAt.getTime() + DAY)
    return setNextStep(tx, reverse.id, new Date(reverse.remindedAt.getTime() + DAY))
  await markReminded(tx, reverse, { at, next: tomorrow })
  await writeToShop(ctx, tx, { ...reverse, isMalls: true }, { kind })
}
