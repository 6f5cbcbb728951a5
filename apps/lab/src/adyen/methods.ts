/** How a method of payment goes on once it was chosen. */
type Flow = 'card' | 'wallet' | 'redirect' | 'await' | 'qr' | 'voucher' | 'transfer'
export type Method = {
  /** As the Checkout API calls it. */
  type: string
  name: string
  flow: Flow
  /** ISO codes of countries; everywhere without. */
  countries?: readonly string[]
  currencies?: readonly string[]
  /**
   * Captured by the merchant where it asks for that: in parts, or never less than all; so many days
   * after it was authorised.
   */
  captured?: { as: 'parts' | 'whole'; days: number }
  brands?: readonly string[]
}

/** What the merchant account has, in the order of Adyen's own list. */
export const methods: readonly Method[] = [
  {
    type: 'scheme',
    name: 'Cards',
    flow: 'card',
    brands: ['visa', 'mc', 'amex', 'maestro', 'cartebancaire', 'discover', 'jcb'],
  },
  { type: 'applepay', name: 'Apple Pay', flow: 'wallet' },
  { type: 'googlepay', name: 'Google Pay', flow: 'wallet' },
  { type: 'paywithgoogle', name: 'Google Pay', flow: 'wallet' },
  { type: 'ideal', name: 'iDEAL', flow: 'redirect', countries: ['NL'], currencies: ['EUR'] },
  { type: 'bcmc', name: 'Bancontact card', flow: 'redirect', currencies: ['EUR'] },
  { type: 'klarna_paynow', name: 'Pay now with Klarna.', flow: 'redirect' },
  {
    type: 'klarna_b2b',
    name: 'Billie',
    flow: 'redirect',
    captured: { as: 'parts', days: 28 },
  },
  {
    type: 'clearpay',
    name: 'Clearpay',
    flow: 'redirect',
    countries: ['GB'],
    currencies: ['GBP'],
    captured: { as: 'parts', days: 13 },
  },
  { type: 'afterpaytouch', name: 'Afterpay', flow: 'redirect', currencies: ['AUD', 'NZD', 'USD'] },
  { type: 'zip', name: 'Zip', flow: 'redirect', currencies: ['AUD', 'NZD', 'USD'] },
  { type: 'multibanco', name: 'Multibanco', flow: 'voucher', currencies: ['EUR'] },
  { type: 'mbway', name: 'MB WAY', flow: 'await', currencies: ['EUR'] },
  { type: 'swish', name: 'Swish', flow: 'qr', countries: ['SE'], currencies: ['SEK'] },
  { type: 'blik', name: 'BLIK', flow: 'await', countries: ['PL'], currencies: ['PLN'] },
  {
    type: 'onlineBanking_PL',
    name: 'Online Banking Poland',
    flow: 'redirect',
    countries: ['PL'],
    currencies: ['PLN'],
  },
  {
    type: 'paypo',
    name: 'PayPo',
    flow: 'redirect',
    countries: ['PL'],
    currencies: ['PLN'],
    captured: { as: 'whole', days: 28 },
  },
  { type: 'satispay', name: 'Satispay', flow: 'redirect', currencies: ['EUR'] },
  { type: 'bankTransfer_IBAN', name: 'Bank Transfer', flow: 'transfer', currencies: ['EUR'] },
]

export const findMethod = (type: string): Method | undefined =>
  methods.find((one) => one.type === type)

/** What a session or a link offers: the allowed ones that this money may be paid with. */
export function listMethods({
  currency,
  allowed,
}: {
  currency: string | undefined
  allowed: readonly string[] | null
}): readonly Method[] {
  return methods.filter(
    (one) =>
      (!one.currencies || !currency || one.currencies.includes(currency)) &&
      (!allowed || allowed.includes(one.type)),
  )
}

type Card = {
  number: string
  expiryMonth: string
  expiryYear: string
  securityCode: string
  holderName: string | null
}
type Refusal = { reason: string; code: string }

const documented: Readonly<Record<string, { brand: string; challenge?: true }>> = {
  '4111111111111111': { brand: 'visa' },
  '4111111145551142': { brand: 'visa' },
  '5555444433331111': { brand: 'mc' },
  '2222400070000005': { brand: 'mc' },
  '370000000000002': { brand: 'amex' },
  '6771798021000008': { brand: 'maestro' },
  '4035501000000008': { brand: 'cartebancaire' },
  '6011601160116611': { brand: 'discover' },
  '3569990010095841': { brand: 'jcb' },
  '4917610000000000': { brand: 'visa', challenge: true },
  '5454545454545454': { brand: 'mc', challenge: true },
}

/** What the holder's name asks a test payment to come to. */
const byName: Readonly<Record<string, Refusal>> = {
  DECLINED: { reason: 'Refused', code: '2' },
  REFERRAL: { reason: 'Referral', code: '3' },
  ERROR: { reason: 'Acquirer Error', code: '4' },
  BLOCK_CARD: { reason: 'Blocked Card', code: '5' },
  CARD_EXPIRED: { reason: 'Expired Card', code: '6' },
  NOT_ENOUGH_BALANCE: { reason: 'Not enough balance', code: '12' },
  FRAUD: { reason: 'FRAUD', code: '20' },
}

/** What comes of one of the documented test cards: 03/2030, 737 (American Express 7373). */
export function judgeCard(card: Card): {
  brand: string
  challenge: boolean
  refusal: Refusal | null
} {
  const known = documented[card.number]
  const brand = known?.brand ?? brandOf(card.number)
  const refusal =
    byName[card.holderName?.trim().toUpperCase() ?? ''] ??
    (!known
      ? { reason: 'Invalid Card Number', code: '8' }
      : card.expiryMonth !== '03' || card.expiryYear !== '2030'
        ? { reason: 'Expired Card', code: '6' }
        : card.securityCode !== (brand === 'amex' ? '7373' : '737')
          ? { reason: 'CVC Declined', code: '24' }
          : null)
  return { brand, challenge: known?.challenge === true && !refusal, refusal }
}

export function brandOf(number: string): string {
  if (number in documented) return documented[number]?.brand ?? 'card'
  if (/^3[47]/.test(number)) return 'amex'
  if (number.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mc'
  if (/^6(011|5)/.test(number)) return 'discover'
  if (number.startsWith('35')) return 'jcb'
  if (/^(50|5[6-9]|6)/.test(number)) return 'maestro'
  return 'card'
}
