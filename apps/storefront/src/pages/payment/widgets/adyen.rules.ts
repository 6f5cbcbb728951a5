/** What the vendor's script gives of what was filled in; a card's number is not among it. */
export type AdyenState = {
  readonly paymentMethod: Readonly<Record<string, unknown>> & { readonly type: string }
  readonly browserInfo?: object
  readonly origin?: string
}
/** A form of the vendor's, of which it knows by itself whether it is filled in. */
export type AdyenForm = {
  readonly isValid: boolean
  submit(): void
}

/** Names of methods at Adyen that are others than ours. */
const ours: Readonly<Record<string, string>> = { onlineBanking_PL: 'przelewy24' }

/**
 * By which of the offered methods is paid what the form gathered; Cartes Bancaires is a brand of
 * its cards.
 */
export function methodOf(
  { paymentMethod: { type, brand } }: AdyenState,
  offered: readonly string[],
): string {
  if (type !== 'scheme') return ours[type] ?? type
  return brand === 'cartebancaire' && offered.includes('cartebancaire') ? 'cartebancaire' : 'card'
}

/** What the mall needs of it, as one text. */
export function tokenOf({ paymentMethod, browserInfo, origin }: AdyenState): string {
  return JSON.stringify({ paymentMethod, browserInfo, origin })
}

/**
 * Sends the form off; "0" when it is not filled in, and then it marks by itself what is missing
 * [PAY-117].
 */
export function submitSession(form: AdyenForm): '0' | '1' {
  const answer = form.isValid ? '1' : '0'
  form.submit()
  return answer
}

/** Required when the channel's setting says "true", and then alone [PAY-080]. */
export const cardSettings = (config: Readonly<Record<string, string>>) => ({
  hasHolderName: true,
  holderNameRequired: config['holdName'] === 'true',
})

export type Wait = {
  readonly kind: 'voucher' | 'transfer' | 'scan' | 'app'
  readonly method: string
  readonly entity: string
  readonly reference: string
  readonly beneficiary: string
  readonly iban: string
  readonly bic: string
  readonly code: string
}
const kinds: Readonly<Record<string, Wait['kind']>> = {
  voucher: 'voucher',
  bankTransfer: 'transfer',
  qrCode: 'scan',
  await: 'app',
}

/**
 * What the buyer waits before [PAY-039 to PAY-041]; undefined for anything that is no such thing.
 */
export function waitOf(action: string | null | undefined): Wait | undefined {
  const read = parse(action ?? '')
  const kind = kinds[String(read['type'])]
  if (!kind) return undefined
  const text = (name: string) => (typeof read[name] === 'string' ? read[name] : '')
  return {
    kind,
    method: text('paymentMethodType'),
    entity: text('entity'),
    reference: text('reference'),
    beneficiary: text('beneficiary'),
    iban: text('iban'),
    bic: text('bic'),
    code: text('qrCodeData'),
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Whether this browser has Apple Pay set up [PAY-090]. */
export function hasApplePay(
  session: { canMakePayments?(): boolean } | undefined = (
    globalThis as { ApplePaySession?: { canMakePayments?(): boolean } }
  ).ApplePaySession,
): boolean {
  return session?.canMakePayments?.() === true
}
