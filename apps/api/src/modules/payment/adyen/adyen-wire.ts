import { currencies, money, type Currency } from '@galleria/kernel/money'
import * as z from 'zod'
import { expectAnswer } from '#platform/outside.ts'
import type { PayInstructions, RedirectInfo } from '../providers/pay-widget.ts'
import type { ProviderPayment } from '../providers/payment-provider.ts'

export const wireRef = z.string().regex(/^[\w-]{1,100}$/)
export const wireAmount = z.object({
  value: z.int(),
  currency: z.enum(currencies as [Currency, ...Currency[]]),
})
export const amountOf = ({ value, currency }: z.output<typeof wireAmount>) => money(value, currency)

const wireAction = z.looseObject({
  type: z.string().max(50),
  url: z.optional(z.url({ protocol: /^https?$/ }).max(8000)),
})
const wirePayment = z.object({
  pspReference: z.optional(wireRef),
  resultCode: z.string().max(50),
  merchantReference: z.optional(z.string().max(100)),
  amount: z.nullish(wireAmount),
  refusalReasonCode: z.optional(z.string().max(10)),
  action: z.nullish(wireAction),
  additionalData: z.optional(z.object({ alias: z.optional(z.string().max(100)) })),
})

const status: Readonly<Record<string, ProviderPayment['status']>> = {
  Authorised: 'paid',
  Refused: 'declined',
  Error: 'declined',
  Cancelled: 'canceled',
  RedirectShopper: 'open',
  // What their buyer takes along: from here on the order waits for a machine or a transfer.
  PresentToShopper: 'processing',
  Pending: 'open',
  Received: 'processing',
}
/**
 * Why a payment was refused, by Adyen's code in an answer and its text in an event
 * (https://docs.adyen.com/development-resources/refusal-reasons), in words that the result page
 * knows.
 */
const refusals: readonly (readonly [code: string, text: string, reason: string])[] = [
  ['6', 'Expired Card', 'expired_card'],
  ['11', '3D Not Authenticated', 'authentication'],
  ['12', 'Not enough balance', 'insufficient_funds'],
  ['15', 'Cancelled', 'canceled'],
  ['16', 'Shopper Cancelled', 'canceled'],
  ['24', 'CVC Declined', 'incorrect_cvc'],
  ['38', 'Authentication required', 'authentication'],
  ['42', '3DS Authentication Error', 'authentication'],
]
/** Anything else is told by the general sentence. */
export const reasonOf = (said: string | undefined) =>
  refusals.find(
    ([code, text]) => said === code || said?.toLowerCase() === text.toLowerCase(),
  )?.[2] ?? 'refused'

type Asked = {
  /**
   * What the payment was made with, and its name for us: Adyen has none of its own before something
   * was taken.
   */
  readonly reference: string
  readonly amount: ProviderPayment['amount'] | undefined
  /** Only promised: it is taken as goods leave. */
  readonly isAuthorisation: boolean
  readonly browser: Pick<RedirectInfo, 'clientKey' | 'environment'>
}

/**
 * The answer of `/payments` and `/payments/details`. Captured at once, as the account is set up,
 * unless it was asked for as a promise; what Adyen keeps comes with its report.
 */
export function toPayment(body: unknown, asked: Partial<Asked>): ProviderPayment {
  const answer = expectAnswer(wirePayment, body)
  const reference = answer.merchantReference ?? asked.reference ?? ''
  const paidAmount = answer.amount ? amountOf(answer.amount) : asked.amount
  const amount = paidAmount ?? money(0, 'EUR')
  const state = status[answer.resultCode] ?? 'processing'
  // Money whose name or amount is not said is told by its event.
  const isPaid = state === 'paid' && answer.pspReference !== undefined && paidAmount !== undefined
  const isPromised = isPaid && asked.isAuthorisation === true
  const hasEnded = state === 'declined' || state === 'canceled'
  return {
    ref: reference,
    reference,
    status: isPromised ? 'authorised' : state === 'paid' && !isPaid ? 'processing' : state,
    ...(isPromised && { authorisationRef: answer.pspReference }),
    amount,
    redirectUrl: answer.action?.type === 'redirect' ? (answer.action.url ?? null) : null,
    redirectInfo: waitOf(answer.action, asked.browser),
    failedReason: hasEnded ? reasonOf(answer.refusalReasonCode) : null,
    captures:
      isPaid && !isPromised
        ? [{ ref: answer.pspReference ?? '', amount, fee: money(0, amount.currency) }]
        : [],
    refunds: [],
    // One card is one payment at Adyen. Its event has the same name for us, and counts it no second
    // time; the alias is there where the account is set up to tell it.
    ...(state === 'declined' && {
      declines: [{ ref: reference, fingerprint: answer.additionalData?.alias }],
    }),
  }
}

const shown = [
  'type',
  'paymentMethodType',
  'entity',
  'reference',
  'expiresAt',
  'qrCodeData',
  'paymentData',
  'beneficiary',
  'iban',
  'bic',
] as const

/** What the buyer waits before: a reference to take along, a code to scan, an app that asks. */
function waitOf(
  action: z.output<typeof wireAction> | null | undefined,
  browser: Asked['browser'] = {},
): RedirectInfo | undefined {
  if (!action || action.type === 'redirect') return undefined
  const storedAction = Object.fromEntries(
    shown.flatMap((name) => (typeof action[name] === 'string' ? [[name, action[name]]] : [])),
  )
  const instructions = wireInstructions.safeParse(storedAction).data
  return { ...browser, action: JSON.stringify(storedAction), ...(instructions && { instructions }) }
}

const word = z.string().check(z.minLength(1), z.maxLength(100))
const wireInstructions = z.union([
  z.pipe(
    z.object({ type: z.literal('voucher'), entity: word, reference: word }),
    z.transform(({ entity, reference }): PayInstructions => ({
      kind: 'REFERENCE',
      entity,
      reference,
    })),
  ),
  z.pipe(
    z.object({
      type: z.literal('bankTransfer'),
      beneficiary: word,
      iban: word,
      bic: word,
      reference: word,
    }),
    z.transform(({ beneficiary, iban, bic, reference }): PayInstructions => ({
      kind: 'TRANSFER',
      ...{ beneficiary, iban, bic, reference },
    })),
  ),
])
