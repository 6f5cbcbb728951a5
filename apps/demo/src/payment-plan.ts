import { DAY, HOUR, MINUTE } from '@galleria/kernel/time'
import type { ContractPlan } from './order-plan.ts'
import type { Random } from './random.ts'

/**
 * One that still waits was never opened at the provider: paying again asks there under its key, and
 * cancelling need not ask.
 */
export type AttemptPlan = {
  createdAt: number
  openedAt: number
  endedAt: number | null
  status: 'CREATED' | 'PAY_SUCCESS' | 'PAY_FAILED' | 'PAY_CLOSED'
  closedBy: 'buyer' | 'clock'
}
export type PaymentPlan = {
  attempts: AttemptPlan[]
  /** When the orders began to wait for the bank, if they did. */
  waitingSince: number | null
  paidAt: number | null
  canceledAt: number | null
  canceledBy: 'buyer' | 'clock'
}

export const PAY_WINDOW = 30 * MINUTE
const FAILED_FIRST = 0.06
const SLOW_BANK = 0.04

/** How the money came, or why it did not. Everything here has happened by `now`. */
export function drawPayment(random: Random, { at, fate }: ContractPlan, now: number): PaymentPlan {
  const nothing: PaymentPlan = {
    attempts: [],
    waitingSince: null,
    paidAt: null,
    canceledAt: null,
    canceledBy: 'buyer',
  }
  const failed = random.chance(fate === 'unpaid' ? 0.4 : FAILED_FIRST)
    ? [end(start(at + random.int(1, 3) * MINUTE), 'PAY_FAILED', MINUTE)]
    : []
  const attempt = start(at + random.int(5, 9) * MINUTE)

  if (fate === 'unpaid') return { ...nothing, attempts: failed }
  if (fate === 'waiting')
    return { ...nothing, attempts: [...failed, attempt], waitingSince: attempt.openedAt + MINUTE }
  if (fate === 'canceled') return { ...nothing, ...drawCancel(random, at, attempt) }
  if (now - at > 2 * DAY && random.chance(SLOW_BANK)) {
    const success = end(attempt, 'PAY_SUCCESS', random.int(2, 30) * HOUR)
    return {
      ...nothing,
      attempts: [...failed, success],
      waitingSince: attempt.openedAt + MINUTE,
      paidAt: success.endedAt,
    }
  }
  const success = end(attempt, 'PAY_SUCCESS', random.int(40, 600) * 1000)
  return { ...nothing, attempts: [...failed, success], paidAt: success.endedAt }
}

function drawCancel(
  random: Random,
  at: number,
  attempt: AttemptPlan,
): Pick<PaymentPlan, 'attempts' | 'canceledAt' | 'canceledBy'> {
  const canceledBy = random.chance(0.55) ? 'clock' : 'buyer'
  const canceledAt =
    canceledBy === 'clock'
      ? at + PAY_WINDOW + random.int(5, 55) * 1000
      : at + random.int(12, 26) * MINUTE
  // The attempt is closed at the provider before the order is given up.
  const closed: AttemptPlan = {
    ...attempt,
    endedAt: canceledAt - 2_000,
    status: 'PAY_CLOSED',
    closedBy: canceledBy,
  }
  const attempts = random.chance(0.4)
    ? []
    : [random.chance(0.4) ? end(attempt, 'PAY_FAILED', 90_000) : closed]
  return { attempts, canceledAt, canceledBy }
}

function start(createdAt: number): AttemptPlan {
  return {
    createdAt,
    openedAt: createdAt + 700,
    endedAt: null,
    status: 'CREATED',
    closedBy: 'clock',
  }
}
function end(attempt: AttemptPlan, status: AttemptPlan['status'], after: number): AttemptPlan {
  return { ...attempt, status, endedAt: attempt.openedAt + after }
}
