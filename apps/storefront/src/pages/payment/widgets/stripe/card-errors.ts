import type { CardElementName, IntentAnswer } from './stripe-js.ts'

export type CardError = 'incomplete' | 'invalid' | 'past'
export type CardErrors = Readonly<Partial<Record<CardElementName, CardError>>>

const fieldOf: readonly (readonly [RegExp, CardElementName])[] = [
  [/number/, 'cardNumber'],
  [/expiry|expired/, 'cardExpiry'],
  [/cvc/, 'cardCvc'],
]

/**
 * What a code of Stripe says is wrong with which field; nothing for codes that are about something
 * else.
 */
export function errorOf(code: string | undefined): CardErrors {
  const field = fieldOf.find(([pattern]) => code && pattern.test(code))?.[1]
  if (!field || !code) return {}
  if (code.startsWith('incomplete_')) return { [field]: 'incomplete' }
  return { [field]: code.endsWith('_past') ? 'past' : 'invalid' }
}

/**
 * Whether Stripe speaks of what was typed: then the buyer puts it right, and nothing has been begun
 * or ended.
 */
export function isTypingError(error: NonNullable<IntentAnswer['error']>): boolean {
  return (
    error.type === 'validation_error' ||
    /^(?:incorrect_number|invalid_number|invalid_expiry_month|invalid_expiry_year|invalid_cvc)$/.test(
      error.code ?? '',
    )
  )
}

/** Why the bank said no, for the result page. */
export function reasonOfDecline({
  code = '',
  decline_code: declineCode = '',
}: NonNullable<IntentAnswer['error']>): string {
  if (/authentication/.test(code) || /authentication/.test(declineCode)) return 'authentication'
  const known = ['insufficient_funds', 'expired_card', 'incorrect_cvc']
  return known.find((one) => one === declineCode || one === code) ?? 'payment.provider'
}
