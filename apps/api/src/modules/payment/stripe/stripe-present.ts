import { currencies, money, type Currency, type Money } from '@galleria/kernel/money'
import * as z from 'zod'
import { expectAnswer } from '#platform/outside.ts'
import type { Decline } from '../providers/card-vault.ts'
import type { ListedRefund, ProviderPayment } from '../providers/payment-provider.ts'

/**
 * Stripe's answers in our words. They are checked like any other input, whatever the types of its
 * library promise.
 */

const ref = z.string().regex(/^[\w-]{1,100}$/)
const currency = z
  .string()
  .transform((text) => text.toUpperCase())
  .pipe(z.enum(currencies as [Currency, ...Currency[]]))
const reference = z
  .record(z.string(), z.string())
  .nullish()
  .transform((metadata) => (metadata?.['reference'] ?? '').slice(0, 100))
const code = z.string().regex(/^\w{1,60}$/)
const seconds = z.int().transform((at) => new Date(at * 1000))

const line = z.object({ fee: z.int(), currency, created: seconds })
const charge = z.object({
  id: ref,
  status: z.string().max(40),
  amount_captured: z.int(),
  currency,
  metadata: reference,
  payment_intent: ref.nullish(),
  /** Missing for a moment where Stripe books later. */
  balance_transaction: line.nullish(),
})
/** Of each card that was typed in for one payment; Stripe's fingerprint is no number. */
export const fingerprint = z
  .string()
  .regex(/^\w{1,60}$/)
  .nullish()
  .catch(null)
const failedCharge = z.object({
  id: ref,
  status: z.string().max(40),
  payment_method_details: z.object({ card: z.object({ fingerprint }).nullish() }).nullish(),
})
const intent = z.object({
  id: ref,
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
    'processing',
    'succeeded',
    'canceled',
  ]),
  amount: z.int(),
  currency,
  client_secret: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .nullish(),
  metadata: reference,
  last_payment_error: z
    .object({ code: code.nullish().catch(null), decline_code: code.nullish().catch(null) })
    .nullish(),
  latest_charge: z.union([ref, charge]).nullish(),
})
const refund = z.object({
  id: ref,
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  amount: z.int(),
  currency,
  charge: ref.nullish(),
  payment_intent: ref.nullish(),
  metadata: reference,
  failure_reason: code.nullish().catch(null),
  created: seconds,
})

export type Intent = z.output<typeof intent>
export const readIntent = (body: unknown): Intent => expectAnswer(intent, body)
const refOnly = z.object({ id: ref })
export const readRef = (body: unknown): string => expectAnswer(refOnly, body).id

/** A payment with its charge, whose fee is known, and its refunds. */
export function presentIntent(
  found: Intent,
  { refunds, declines }: Pick<ProviderPayment, 'refunds' | 'declines'>,
  environment: string,
): ProviderPayment {
  const { status, failedReason } = standingOf(found)
  const taken =
    typeof found.latest_charge === 'object' && found.latest_charge ? [found.latest_charge] : []
  return {
    ref: found.id,
    reference: found.metadata,
    status,
    amount: money(found.amount, found.currency),
    redirectUrl: null,
    redirectInfo:
      status === 'open' && found.client_secret
        ? {
            clientSecret: found.client_secret,
            environment,
            ...(found.status === 'requires_action' ? { action: 'handleNextAction' } : {}),
          }
        : undefined,
    failedReason,
    captures: taken.flatMap((one) =>
      one.status === 'succeeded' && one.balance_transaction
        ? [
            {
              ref: one.id,
              amount: money(one.amount_captured, one.currency),
              fee: money(one.balance_transaction.fee, one.balance_transaction.currency),
            },
          ]
        : [],
    ),
    refunds,
    ...(declines && { declines }),
  }
}

/** Undefined of a charge that was not declined. */
export function readDecline(body: unknown): Decline | undefined {
  const { id, status, payment_method_details: details } = expectAnswer(failedCharge, body)
  if (status !== 'failed') return undefined
  return { ref: id, fingerprint: details?.card?.fingerprint }
}

/** A card that was declined ends its payment: the buyer starts another one. */
function standingOf({
  status,
  last_payment_error: error,
  latest_charge: latest,
}: Intent): Pick<ProviderPayment, 'status' | 'failedReason'> {
  if (status === 'succeeded') {
    const isBooked = typeof latest === 'object' && latest?.balance_transaction
    return { status: isBooked ? 'paid' : 'processing', failedReason: null }
  }
  if (error && (status === 'requires_payment_method' || status === 'canceled'))
    return { status: 'declined', failedReason: reasonOf(error) }
  if (status === 'canceled') return { status: 'canceled', failedReason: null }
  return { status: status === 'processing' ? 'processing' : 'open', failedReason: null }
}

const reasons: Readonly<Record<string, string>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  authentication_required: 'authentication',
  payment_intent_authentication_failure: 'authentication',
}

function reasonOf(error: NonNullable<Intent['last_payment_error']>): string {
  return reasons[error.decline_code ?? ''] ?? reasons[error.code ?? ''] ?? 'refused'
}

const refundStatus = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
} as const

export function readRefund(body: unknown): ListedRefund {
  const one = expectAnswer(refund, body)
  return {
    ref: one.id,
    reference: one.metadata,
    status: refundStatus[one.status],
    failedReason: one.failure_reason ?? null,
    paymentRef: one.payment_intent ?? '',
    captureRef: one.charge ?? null,
    amount: money(one.amount, one.currency),
    createdAt: one.created,
  }
}

const listedCharge = z.object({
  id: ref,
  created: seconds,
  source: charge.omit({ balance_transaction: true }),
})

/** A line of the statement with its charge; undefined for one that cannot be read. */
export function readTaken(
  body: unknown,
):
  | { ref: string; paymentRef: string; reference: string; amount: Money; capturedAt: Date }
  | undefined {
  const read = listedCharge.safeParse(body)
  if (!read.success) return undefined
  const { source, created } = read.data
  return {
    ref: source.id,
    paymentRef: source.payment_intent ?? source.id,
    reference: source.metadata,
    amount: money(source.amount_captured, source.currency),
    capturedAt: created,
  }
}
