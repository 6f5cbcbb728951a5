import { currencies, minorDigits, money, type Currency, type Money } from '@galleria/kernel/money'
import * as z from 'zod'
import { expectAnswer } from '#platform/outside.ts'
import type { PurchaseAddress } from '../providers/purchase.ts'
import type {
  ListedRefund,
  ProviderCapture,
  ProviderPayment,
  ProviderRefund,
} from '../providers/payment-provider.ts'

/** Braintree's answers, checked like any other input, and what they mean in our words. */

const ref = z.string().regex(/^\w{1,64}$/)
const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').slice(0, 255))
const moment = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)))
  .transform((value) => new Date(value))

export const wireCurrency = z.enum(currencies as [Currency, ...Currency[]])
export const wireAmount = z.string().regex(/^\d{1,10}(?:\.\d{1,2})?$/)
export const toMoney = (amount: string, currency: Currency): Money =>
  money(Math.round(Number(amount) * 10 ** minorDigits(currency)), currency)

const transaction = z
  .object({
    id: ref,
    type: z.enum(['sale', 'credit']),
    status: z.enum([
      'authorization_expired',
      'authorized',
      'authorizing',
      'failed',
      'gateway_rejected',
      'processor_declined',
      'settled',
      'settlement_confirmed',
      'settlement_declined',
      'settlement_pending',
      'settling',
      'submitted_for_settlement',
      'voided',
    ]),
    currencyIsoCode: wireCurrency,
    amount: wireAmount,
    orderId: text,
    refundedTransactionId: ref.nullish(),
    refundIds: z.array(ref).max(1000).default([]),
    processorResponseCode: text,
    gatewayRejectionReason: text,
    creditCard: z
      .object({
        uniqueNumberIdentifier: z
          .string()
          .regex(/^\w{1,64}$/)
          .nullish()
          .catch(null),
      })
      .nullish(),
    createdAt: moment,
    updatedAt: moment,
  })
  .transform(({ amount, currencyIsoCode, ...one }) => ({
    ...one,
    amount: toMoney(amount, currencyIsoCode),
  }))
export type Transaction = z.output<typeof transaction>

export const readTransaction = (body: unknown): Transaction => expectAnswer(transaction, body)
export const tryTransaction = (body: unknown): Transaction | undefined =>
  transaction.safeParse(body).data

/** A call that Braintree would not take; of one that was declined there is a transaction. */
export const wireRefusal = z.object({
  success: z.literal(false),
  transaction: z.unknown().optional(),
  errors: z.custom<{ deepErrors(): readonly { readonly code: string }[] }>(),
})
/** What was wrong with it. */
export const codesOf = ({ errors }: z.output<typeof wireRefusal>): string =>
  errors
    .deepErrors()
    .map(({ code }) => code)
    .join()

const named = z.object({ id: z.string().max(64) })
export const nameOf = (body: unknown): string => named.safeParse(body).data?.id ?? 'without a name'

/** `12.50`, or `1250` where the currency has no decimals. */
export function toWire({ minor, currency }: Money): string {
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

/**
 * What the bank of a card is asked about, by the names of Braintree's script: the amount as it will
 * be charged, and who pays. A bank that knows more asks less.
 */
export function presentVerification(amount: Money, payer: PurchaseAddress | undefined) {
  if (!payer) return { amount: toWire(amount) }
  return {
    amount: toWire(amount),
    email: payer.email,
    billingAddress: {
      givenName: printable(payer.firstName),
      surname: printable(payer.lastName),
      phoneNumber: payer.phone.replaceAll(/\D/g, '').slice(0, 25),
      streetAddress: payer.street.slice(0, 50),
      extendedAddress: payer.detail.slice(0, 50),
      locality: payer.city.slice(0, 50),
      postalCode: payer.postalCode.slice(0, 10),
      countryCodeAlpha2: payer.country,
    },
  }
}

/**
 * Names with other letters than those of ASCII are refused: accents are taken off, and a name that
 * still has others is not told.
 */
function printable(name: string): string | undefined {
  const plain = name.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
  return /^[\x20-\x7e]+$/.test(plain) ? plain.slice(0, 50) : undefined
}

/** A card that is charged is taken for paid at once; its money moves in the night. */
export const takenStates: readonly Transaction['status'][] = [
  'submitted_for_settlement',
  'settling',
  'settlement_pending',
  'settlement_confirmed',
  'settled',
]
/**
 * Charged, and undone as a whole: by a void before the night, or because the bank did not pay after
 * all.
 */
export const undoneStates: readonly Transaction['status'][] = ['voided', 'settlement_declined']

const isTaken = ({ status }: Transaction) => takenStates.includes(status)
export const isUndone = ({ status }: Transaction) => undoneStates.includes(status)

export function presentSale(sale: Transaction, credits: readonly Transaction[]): ProviderPayment {
  const status = statusOf(sale)
  return {
    ref: sale.id,
    reference: sale.orderId,
    status,
    amount: sale.amount,
    redirectUrl: null,
    failedReason: status === 'declined' ? reasonOf(sale) : null,
    // Braintree names no fee of a transaction; it is on its bill.
    captures: isTaken(sale)
      ? [{ ref: sale.id, amount: sale.amount, fee: money(0, sale.amount.currency) }]
      : [],
    refunds: [...credits.map(presentCredit), ...(isUndone(sale) ? [presentUndone(sale)] : [])],
    ...(status === 'declined' && {
      declines: [{ ref: sale.id, fingerprint: sale.creditCard?.uniqueNumberIdentifier }],
    }),
  }
}

function statusOf(sale: Transaction): ProviderPayment['status'] {
  if (isTaken(sale)) return 'paid'
  switch (sale.status) {
    case 'authorizing':
    case 'authorized':
      return 'processing'
    case 'voided':
      return 'canceled'
    case 'authorization_expired':
      return 'expired'
    default:
      return 'declined'
  }
}

/**
 * Codes of processors
 * (https://developer.paypal.com/braintree/docs/reference/general/processor-responses/authorization-responses)
 * with words of their own on our page.
 */
const reasons: Readonly<Record<string, string>> = {
  2001: 'insufficient_funds',
  2004: 'expired_card',
  2010: 'incorrect_cvc',
  2099: 'authentication',
  cvv: 'incorrect_cvc',
  three_d_secure: 'authentication',
}

function reasonOf({ processorResponseCode, gatewayRejectionReason }: Transaction): string {
  return reasons[gatewayRejectionReason] ?? reasons[processorResponseCode] ?? 'refused'
}

/** What was taken on goes out; one that fails after that is heard of, and asked after. */
export function presentCredit(credit: Transaction): ProviderRefund {
  const hasFailed = !isTaken(credit)
  return {
    ref: credit.id,
    reference: credit.orderId,
    status: hasFailed ? 'failed' : 'succeeded',
    failedReason: hasFailed ? credit.status : null,
  }
}

/** All of a sale that was undone. It has no number of its own and carries nothing of ours. */
export function presentUndone({ id, amount }: Transaction): ProviderRefund {
  return {
    ref: `undone-${id}`,
    reference: '',
    status: 'succeeded',
    failedReason: null,
    undoes: { captureRef: id, amount },
  }
}

export function presentTaken(sale: Transaction): ProviderCapture {
  return {
    ref: sale.id,
    paymentRef: sale.id,
    reference: sale.orderId,
    amount: sale.amount,
    capturedAt: sale.createdAt,
  }
}

export function presentGivenBack(one: Transaction): ListedRefund {
  const isCredit = one.type === 'credit'
  return {
    ...(isCredit ? presentCredit(one) : presentUndone(one)),
    paymentRef: (isCredit ? one.refundedTransactionId : one.id) ?? '',
    captureRef: (isCredit ? one.refundedTransactionId : one.id) ?? null,
    amount: one.amount,
    createdAt: isCredit ? one.createdAt : one.updatedAt,
  }
}
