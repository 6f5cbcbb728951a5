import { isEmail } from '../account/email.ts'
import { formSchema } from '../form-schema.ts'
import { hasForbiddenSigns, stripSigns } from '../plain-text.ts'
import { hasCardNumber } from './card-number.ts'
import { CONTACT_NUMBER } from './service-rules.ts'

/**
 * What somebody says of themselves who keeps a card, for the form and for the server. Safe in a
 * browser: no schema library.
 */
export const cardFields = [
  'cardHolderName',
  'mobile',
  'email',
  'country',
  'province',
  'city',
  'district',
  'street',
  'houseNumber',
  'zipCode',
] as const
export type CardField = (typeof cardFields)[number]
export type CardForm = Readonly<Record<CardField, string>>

export const cardLimits: Readonly<Record<CardField, number>> = {
  cardHolderName: 100,
  mobile: 30,
  email: 254,
  country: 2,
  province: 100,
  city: 100,
  district: 100,
  street: 100,
  houseNumber: 20,
  zipCode: 20,
}
/** Far more than anybody pays with. */
export const MOST_CARDS = 10
/** The page asks so often whether a card has got its token; more than so many times is too long. */
export const CARD_POLL_MS = 1000
export const MOST_CARD_POLLS = 5

type CardError = {
  readonly path: CardField
  readonly code: 'required' | 'length' | 'invalid' | 'email' | 'mobile' | 'cardNumber'
}

/** What is wrong with what was typed: all of it is needed, and none of it is a card's number. */
export function cardErrors(form: CardForm): CardError[] {
  return cardFields.flatMap((path) => {
    const code = errorOf(path, stripSigns(form[path]).trim())
    return code ? [{ path, code }] : []
  })
}

/** The same as the schema of the form. */
export const cardSchema = formSchema<CardForm>(cardErrors)

function errorOf(path: CardField, typed: string): CardError['code'] | undefined {
  if (typed === '') return 'required'
  if (typed.length > cardLimits[path]) return 'length'
  // A mobile number may look like one by chance.
  if (path !== 'mobile' && hasCardNumber(typed)) return 'cardNumber'
  if (path === 'email') return isEmail(typed) ? undefined : 'email'
  if (path === 'mobile') return CONTACT_NUMBER.test(typed) ? undefined : 'mobile'
  if (path === 'country') return /^[A-Z]{2}$/.test(typed) ? undefined : 'invalid'
  return hasForbiddenSigns(typed) || typed.includes('\\') ? 'invalid' : undefined
}
