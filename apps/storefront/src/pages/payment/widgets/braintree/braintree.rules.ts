import type { PayMessage } from '../pay-message.tsx'
import type {
  CardForm,
  CardToken,
  FieldName,
  FieldsState,
  HostedFields,
  Verified,
} from './hosted-fields.ts'

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
): Promise<CardToken> {
  setLoading(true)
  try {
    return await fields.tokenize()
  } catch (error) {
    setLoading(false)
    throw error
  }
}

/**
 * The token to charge once the bank of the card that was typed has said yes, or what its buyer reads
 * instead: nothing has been begun then.
 */
export async function takeToken(
  form: CardForm,
  setLoading: (isLoading: boolean) => void,
): Promise<{ readonly token: string } | { readonly message: PayMessage }> {
  try {
    const verified = await askBank(form, await tokenizeCard(form.fields, setLoading))
    const message = refusalOf(verified)
    return message ? { message } : { token: verified.nonce }
  } catch (error) {
    return { message: messageOfError(error) }
  }
}

/**
 * Asks the bank of a card about the payment; the bank may ask its holder, in a frame above the
 * page. The token that comes of it is charged in place of the first one, which is used up.
 */
function askBank({ bank, about }: CardForm, { nonce, details }: CardToken): Promise<Verified> {
  return bank.verifyCard({
    ...about,
    nonce,
    bin: details.bin,
    onLookupComplete: (_data: object, next: () => void) => next(),
  })
}

/** A bank that cannot tell who pays is another matter than one that says no. */
function refusalOf(verified: Verified): PayMessage | undefined {
  if (verified.liabilityShifted) return undefined
  return verified.liabilityShiftPossible ? 'notConfirmed' : 'noToken'
}

/** Whether the holder closed the bank's question; anything else is a check that came to nothing. */
function messageOfError(error: unknown): PayMessage {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'THREEDS_CARDINAL_SDK_CANCELED' ? 'canceled' : 'noToken'
}
