// With what is known of mobile numbers only: a landline is no number to send an SMS to.
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { tidyEmail } from '@galleria/contract/email'
import { smsPrefixes } from '@galleria/contract/account-rules'
import { refuseFields } from '#platform/bind.ts'

/**
 * Where a person is reached: a mail address in small letters, its domain as name servers know it,
 * or a number as E.164. What has this shape is the same for everybody who types it.
 */
export type Contact = { readonly channel: 'EMAIL' | 'SMS'; readonly target: string }

export function mailContact(email: string): Contact {
  return { channel: 'EMAIL', target: tidyEmail(email.trim()).toLowerCase() }
}

/** At these, dots before the sign are read over, and both are one. */
const DOTLESS = ['gmail.com', 'googlemail.com']

/**
 * The one mailbox that many spellings of a mail address end in, for counting what it gets: nobody
 * is flooded at `kim+1@`, `kim+2@` and so on. Never to write to, and never to tell whose an account
 * or an order is.
 */
export function mailboxOf(email: string): string {
  const { target } = mailContact(email)
  const at = target.lastIndexOf('@')
  const [name, domain] = [target.slice(0, at), target.slice(at + 1)]
  // What begins with a plus is all name.
  const bare = name.replace(/(?<=.)\+.*$/s, '')
  return DOTLESS.includes(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`
}

/** As a log and a page show it: who it is about can be seen, and nobody can be written to. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${[...email][0]}…${email.slice(at)}`
}

/** Refused at its field when it is no number, or one of a country we send no SMS to. */
export function smsContact({ prefix, mobile }: { prefix: string; mobile: string }): Contact {
  const number = parsePhoneNumberFromString(
    mobile.startsWith('+')
      ? mobile
      : `${prefix}${keepsZero(prefix) ? mobile : mobile.replace(/^0/, '')}`,
  )
  if (!number?.isValid()) throw refuseFields([{ path: 'mobile', code: 'phone' }])
  if (!smsPrefixes.includes(`+${number.countryCallingCode}`))
    throw refuseFields([{ path: 'prefix', code: 'phone_country' }])
  return { channel: 'SMS', target: number.number }
}
/** In Italy the first zero belongs to the number from abroad, too. */
function keepsZero(prefix: string): boolean {
  return prefix === '+39'
}

/**
 * What somebody signs in with: an address, or a number with its country code. Anything else is an
 * address nobody has.
 */
export function contactOf(account: string): Contact {
  if (account.includes('@')) return mailContact(account)
  const number = /^\+[0-9 ()/.-]{6,24}$/.test(account.trim())
    ? parsePhoneNumberFromString(account.trim())
    : undefined
  return number?.isValid() ? { channel: 'SMS', target: number.number } : mailContact(account)
}

export function dialCodeOf(target: string): string {
  return smsPrefixes.find((prefix) => target.startsWith(prefix)) ?? 'other'
}

/** The contact of this kind that a person has. */
export function contactIn(
  user: { email: string | null; mobile: string | null },
  channel: Contact['channel'],
): Contact | undefined {
  const target = channel === 'EMAIL' ? user.email : user.mobile
  return target
    ? { channel, target: channel === 'EMAIL' ? target.toLowerCase() : target }
    : undefined
}
