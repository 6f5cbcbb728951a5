import { currencies, minorDigits, money, type Currency, type Money } from '@galleria/kernel/money'
import * as z from 'zod'
import { expectAnswer } from '#platform/outside.ts'
import type { ProviderPayment, ProviderRefund } from '../providers/payment-provider.ts'
import type { PaypalAnswer } from './paypal-api.ts'

/** PayPal's answers, checked like any other input, and what they mean in our words. */

const wireId = z.string().regex(/^[A-Za-z0-9-]{1,50}$/)
export const wireMoney = z
  .object({
    currency_code: z.enum(currencies as [Currency, ...Currency[]]),
    value: z.string().regex(/^-?\d{1,10}(?:\.\d{1,2})?$/),
  })
  .transform(({ currency_code, value }) =>
    money(Math.round(Number(value) * 10 ** minorDigits(currency_code)), currency_code),
  )
export const wireRefund = z.object({
  id: wireId,
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
  custom_id: z.optional(z.string().max(127)),
})
const wireCapture = z.object({
  id: wireId,
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
  amount: wireMoney,
  seller_receivable_breakdown: z.optional(z.object({ paypal_fee: z.optional(wireMoney) })),
})
const wireOrder = z.object({
  id: wireId,
  status: z.enum(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED', 'VOIDED']),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.optional(z.string().max(127)),
        amount: wireMoney,
        payments: z.optional(
          z.object({
            captures: z.array(wireCapture).max(100).default([]),
            refunds: z.array(wireRefund).max(1000).default([]),
          }),
        ),
      }),
    )
    .length(1),
  links: z.array(z.object({ rel: z.string(), href: z.string().max(2000) })).default([]),
})
export type WireOrder = z.output<typeof wireOrder>
const wireOwner = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: wireId }) }),
})
const wireProblem = z.object({ details: z.array(z.object({ issue: z.string() })).min(1) })

export function readOrder({ body }: PaypalAnswer): WireOrder {
  return expectAnswer(wireOrder, body)
}

/** The order that a capture belongs to. */
export function readOrderOfCapture({ body }: PaypalAnswer): string {
  return expectAnswer(wireOwner, body).supplementary_data.related_ids.order_id
}

/** Why PayPal says no, by its own name. */
export function issueOf({ body }: PaypalAnswer): string {
  return wireProblem.safeParse(body).data?.details[0]?.issue.slice(0, 100) ?? 'unnamed'
}

/** `12.50`, or `1250` where the currency has no decimals. */
export function toWire({ minor, currency }: Money) {
  const digits = minorDigits(currency)
  return { currencyCode: currency, value: (minor / 10 ** digits).toFixed(digits) }
}

export function presentRefund({
  id,
  status,
  custom_id,
}: z.output<typeof wireRefund>): ProviderRefund {
  const hasFailed = status === 'FAILED' || status === 'CANCELLED'
  return {
    ref: id,
    reference: custom_id ?? '',
    status: hasFailed ? 'failed' : status === 'PENDING' ? 'pending' : 'succeeded',
    failedReason: hasFailed ? status.toLowerCase() : null,
  }
}

/** A capture that waits for a bank is no money yet; one that was given back was taken before. */
const taken = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

export function presentOrder(order: WireOrder): ProviderPayment {
  const [unit] = order.purchase_units
  if (!unit) throw new Error('an order without its unit')
  const captures = unit.payments?.captures ?? []
  const status = statusOf(order, captures)
  const approveUrl = order.links.find(
    ({ rel }) => rel === 'payer-action' || rel === 'approve',
  )?.href
  return {
    ref: order.id,
    reference: unit.custom_id ?? '',
    status,
    isApproved: order.status === 'APPROVED',
    amount: unit.amount,
    redirectUrl: null,
    redirectInfo: approveUrl ? { approveUrl, merchantSerialNo: order.id } : undefined,
    failedReason: status === 'declined' ? 'refused' : null,
    captures: captures
      .filter((one) => taken.includes(one.status))
      .map((one) => ({
        ref: one.id,
        amount: one.amount,
        fee: one.seller_receivable_breakdown?.paypal_fee ?? money(0, one.amount.currency),
      })),
    refunds: (unit.payments?.refunds ?? []).map(presentRefund),
  }
}

function statusOf(
  { status }: WireOrder,
  captures: readonly z.output<typeof wireCapture>[],
): ProviderPayment['status'] {
  switch (status) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
    case 'APPROVED':
      return 'open'
    case 'VOIDED':
      return 'canceled'
    case 'COMPLETED':
      if (captures.some((one) => taken.includes(one.status))) return 'paid'
      return captures.some((one) => one.status === 'PENDING') ? 'processing' : 'declined'
  }
}
