import { findEmpty, findUnless, formSchema } from '../form-schema.ts'

/** What a carrier is entered with. Safe in a browser: no schema library. */

export const LONGEST_CARRIER_NAME = 60
export const LONGEST_TRACKING_LINK = 300
/** Stands for the parcel's number in a link. */
export const NUMBER_MARK = '{number}'

/** How the tracking service and the tables of shops name it. */
export const isCarrierCode = (typed: string): boolean =>
  typed.length > 1 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed)

/**
 * An address that a buyer can be led to, with one place for the number; not in the name of the
 * house, where a number would name another one.
 */
export function isTrackingLink(typed: string): boolean {
  const parts = typed.split(NUMBER_MARK)
  if (parts.length !== 2 || /[\s{}<>"\\]/.test(parts.join(''))) return false
  const url = URL.parse(parts.join('4711'))
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  return url.hostname.includes('.') && (parts[0] ?? '').startsWith(`${url.origin}/`)
}

export type CarrierForm = { readonly name: string; readonly trackingUrl: string }

const carrierErrors = (typed: CarrierForm) => [
  ...findEmpty(typed, 'name'),
  ...findUnless(isTrackingLink(typed.trackingUrl.trim()), 'trackingUrl', 'tracking_link'),
]
/** A carrier that is changed; and a new one, whose code stays. */
export const carrierSchema = formSchema<CarrierForm>(carrierErrors)
export const newCarrierSchema = formSchema<CarrierForm & { readonly code: string }>((typed) => [
  ...findUnless(isCarrierCode(typed.code.trim()), 'code', 'carrier_code'),
  ...carrierErrors(typed),
])
