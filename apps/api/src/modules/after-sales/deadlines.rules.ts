/** Until when somebody may act, and when there is a reminder of it. Pure; times are instants, lengths milliseconds. */

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

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
