/**
 * What Adyen calls a method of ours, where that is another name. Cartes Bancaires is a brand of its
 * cards.
 */
const theirs: Readonly<Record<string, string>> = {
  card: 'scheme',
  cartebancaire: 'scheme',
  przelewy24: 'onlineBanking_PL',
}
export const toAdyenMethod = (type: string): string => theirs[type] ?? type

/**
 * Methods that need nothing but their name to lead to a page of a bank or a lender, or to what
 * their buyer takes along.
 */
const LEADING_AWAY = new Set([
  'ideal',
  'bcmc',
  'klarna_paynow',
  'klarna_b2b',
  'clearpay',
  'przelewy24',
  'paypo',
  'satispay',
  'multibanco',
  'swish',
  'bankTransfer_IBAN',
])
/**
 * Whose money is taken in parts. Of a payment that the books have lost its event tells by this that
 * nothing is taken yet.
 */
const IN_PARTS = new Set(['klarna_b2b', 'clearpay'])
export const isTakenInParts = (type: string): boolean => IN_PARTS.has(type)

/** Lenders are told what for; the mall's own bill has the lines. */
const LENDING = new Set(['klarna_paynow', 'klarna_b2b', 'clearpay', 'paypo'])
export const isLent = (method: string | null): boolean => method !== null && LENDING.has(method)

export const needsNothing = (type: string): boolean => LEADING_AWAY.has(type)
