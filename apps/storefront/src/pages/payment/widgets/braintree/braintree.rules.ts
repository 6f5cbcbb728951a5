import type { FieldName, FieldsState, HostedFields } from './hosted-fields.ts'

export type FieldError = 'missing' | 'invalid'
export type FieldErrors = Readonly<Partial<Record<FieldName, FieldError>>>

/**
 * As many figures as the card's security code has: four where the number can only be of such a
 * card, three for any other [PAY-079].
 */
export function codePlaceholder(cards: FieldsState['cards']): string {
  const isLong = cards.length > 0 && cards.every(({ code }) => code.size === 4)
  return isLong ? '1234' : '123'
}

/**
 * Which fields cannot be paid with as they are [PAY-077]. Sixteen figures may be a number of
 * nineteen that is not full yet, and mistyped as well: whoever typed something has to look at it.
 */
export function errorsOf({ fields }: Pick<FieldsState, 'fields'>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { isValid }]) => !isValid)
      .map(([name, { isEmpty }]) => [name, isEmpty ? 'missing' : 'invalid']),
  )
}

/**
 * The token of the card that was typed. When there is none, nobody waits any more and the payment
 * is rejected: nothing has been begun [PAY-116].
 */
export async function tokenizeCard(
  fields: Pick<HostedFields, 'tokenize'>,
  setLoading: (isLoading: boolean) => void,
): Promise<string> {
  setLoading(true)
  try {
    const { nonce } = await fields.tokenize()
    return nonce
  } catch (error) {
    setLoading(false)
    throw error
  }
}
