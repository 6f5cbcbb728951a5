import {
  ASK_MALL_REMINDED_BEFORE_HOURS,
  ASK_MALL_WITHIN_DAYS,
} from '@galleria/contract/after-sales-dispute-rules'
import { DAY, HOUR } from '@galleria/kernel/time'

/**
 * Until when somebody may act, and when there is a reminder of it. Pure; times are instants,
 * lengths milliseconds.
 */

/** When its buyer is reminded that the mall can be asked about a no of this moment. */
export function remindToAskAt(answeredAt: Date): Date {
  return new Date(
    answeredAt.getTime() + ASK_MALL_WITHIN_DAYS * DAY - ASK_MALL_REMINDED_BEFORE_HOURS * HOUR,
  )
}

type Waiting = {
  readonly answerBy: Date
  readonly remindedAt: Date | null
}

/** When the mall looks at it next: at a reminder that is still to come, else at the end. */
export function nextLook(answerBy: Date, remindBefore: readonly number[], now: Date): Date {
  const reminders = remindersOf(answerBy, remindBefore)
  return reminders.find((reminder) => reminder > now) ?? answerBy
}

/** Whether a reminder is due that was not sent; of several only the last. */
export function isReminderDue(
  { answerBy, remindedAt }: Waiting,
  remindBefore: readonly number[],
  now: Date,
): boolean {
  const due = remindersOf(answerBy, remindBefore).findLast((reminder) => reminder <= now)
  return due !== undefined && (remindedAt === null || remindedAt < due)
}

function remindersOf(answerBy: Date, remindBefore: readonly number[]): Date[] {
  return remindBefore
    .toSorted((a, b) => b - a)
    .map((hours) => new Date(answerBy.getTime() - hours * HOUR))
}

/**
 * Who has withdrawn by law does not come back into the contract by being late: the money waits for
 * the goods, for as long as the links of the mails are good.
 */
export function endOfWithdrawal(appliedAt: Date): Date {
  return new Date(appliedAt.getTime() + WITHDRAWN_WAITS_DAYS * DAY)
}
const WITHDRAWN_WAITS_DAYS = 90
/** A week before that, and a day. */
export const WITHDRAWN_REMINDED_BEFORE_HOURS = [168, 24]

/** What a request is set to that waits for somebody from now on. */
export function waitUntil(
  now: Date,
  length: number,
  remindBefore: readonly number[],
): { answer_by: Date; reminded_at: null; next_step_at: Date } {
  const answerBy = new Date(now.getTime() + length)
  return {
    answer_by: answerBy,
    reminded_at: null,
    next_step_at: nextLook(answerBy, remindBefore, now),
  }
}
