import { isEmail } from '../account/email.ts'

/**
 * To whom an invoice is sent again, for the form that asks and the server that sends. Safe in a
 * browser: no schema library.
 */

export type InvoiceChannel = 'EMAIL' | 'SMS'

/** A buyer who has a mail address is written to there, anybody else by phone. */
export function invoiceChannel(buyer: {
  readonly buyerEmail: string
  readonly buyerPhone: string
}): InvoiceChannel {
  return buyer.buyerEmail !== '' || buyer.buyerPhone === '' ? 'EMAIL' : 'SMS'
}

const PHONE = /^\+[1-9][0-9 ()/.-]{5,23}$/

/**
 * What is wrong with a target; undefined when it has the form of one. Numbers carry their country
 * code.
 */
export function checkInvoiceTarget(
  channel: InvoiceChannel,
  target: string,
): 'required' | 'email' | 'phone' | undefined {
  const typed = target.trim()
  if (typed === '') return 'required'
  if (channel === 'EMAIL') return isEmail(typed) ? undefined : 'email'
  return PHONE.test(typed) ? undefined : 'phone'
}
