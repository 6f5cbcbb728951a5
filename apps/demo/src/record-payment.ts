import type { Currency } from '@galleria/kernel/money'
import { writeHistory, type Books, type Step } from './books.ts'
import { DAY } from '@galleria/kernel/time'
import { writeCapture, type Sale } from './ledger.ts'
import type { AttemptPlan, PaymentPlan } from './payment-plan.ts'
import type { Random } from './random.ts'

type PaymentOrder = {
  buyerId: string
  contractId: string
  at: number
  amount: number
  currency: Currency
  now: number
}

const FAILED_REASON = 'declined'
const endings = { PAY_SUCCESS: 'succeed', PAY_FAILED: 'fail', PAY_CLOSED: 'close' } as const

/** The attempt that succeeded and what it took. */
export type Paid = { attemptId: string; captureRef: string }

/** The payment order on a contract, the attempts to pay it and, when one succeeded, the money. */
export function recordPayment(
  random: Random,
  books: Books,
  paymentOrder: PaymentOrder,
  payment: PaymentPlan,
  sales: readonly Sale[],
): Paid | null {
  const { buyerId, contractId, amount, currency } = paymentOrder
  const paymentOrderId = random.uuid(paymentOrder.at)
  const status = payment.paidAt !== null ? 'PAID' : payment.canceledAt !== null ? 'CLOSED' : 'OPEN'
  books.payment_orders.push({
    id: paymentOrderId,
    buyer_id: buyerId,
    contract_id: contractId,
    kind: 'FULL',
    amount,
    currency,
    status,
  })
  let paid: Paid | null = null
  for (const attempt of payment.attempts) {
    const attemptId = recordAttempt(random, books, paymentOrder, paymentOrderId, attempt)
    if (attempt.status !== 'PAY_SUCCESS') continue
    paid = { attemptId, captureRef: `cap_seed_${random.text(24)}` }
    writeCapture(
      random,
      books,
      { ref: paid.captureRef, attemptId, contractId, amount, currency, at: attempt.endedAt! },
      sales,
    )
  }
  return paid
}

function recordAttempt(
  random: Random,
  books: Books,
  { buyerId, contractId, amount, currency, now }: PaymentOrder,
  paymentOrderId: string,
  attempt: AttemptPlan,
): string {
  const id = random.uuid(attempt.createdAt)
  const { state, version, at } = writeHistory(books, 'payment', id, attemptSteps(attempt, buyerId))
  books.payment_attempts.push({
    id,
    buyer_id: buyerId,
    contract_id: contractId,
    payment_order_id: paymentOrderId,
    kind: 'FULL',
    channel: 'MOCKPAY',
    status: state,
    version,
    amount,
    currency,
    unique_key: random.text(32),
    request_key: random.uuid(attempt.createdAt),
    provider: 'mockpay',
    provider_ref: attempt.endedAt === null ? null : `mp_seed_${random.text(24)}`,
    redirect_url: null,
    failed_reason: state === 'PAY_FAILED' ? FAILED_REASON : null,
    // An attempt that was never opened is known to no provider: nobody asks for a year.
    next_check_at: attempt.endedAt === null ? new Date(now + 365 * DAY) : null,
    check_count: 0,
    created_at: new Date(attempt.createdAt),
    updated_at: new Date(at),
  })
  return id
}

function attemptSteps(
  { createdAt, openedAt, endedAt, status, closedBy }: AttemptPlan,
  buyerId: string,
): Step[] {
  const start: Step = {
    to: 'CREATED',
    event: 'start',
    actor: 'buyer',
    actorId: buyerId,
    at: createdAt,
  }
  if (status === 'CREATED' || endedAt === null) return [start]
  const open: Step = { to: 'PAY_PENDING', event: 'open', actor: 'payment', at: openedAt }
  return [
    start,
    open,
    {
      to: status,
      event: endings[status],
      actor: status === 'PAY_CLOSED' ? closedBy : 'payment',
      facts: status === 'PAY_FAILED' ? { reason: FAILED_REASON } : null,
      at: endedAt,
    },
  ]
}
