/** What a carrier is entered with. Safe in a browser: no schema library. */

export const LONGEST_CARRIER_NAME = 60
export const LONGEST_TRACKING_LINK = 300
/** Stands for the parcel's number in a link. */
export const NUMBER_MARK = '{number}'

/** How the tracking service and the tables of shops name it. */
export const isCarrierCode = (typed: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed)

/** An address that a buyer can be led to, with one place for the number; not in the name of the house, where a number would name another one. */
export function isTrackingLink(typed: string): boolean {
  const parts = typed.split(NUMBER_MARK)
  if (parts.length !== 2 || /[\s{}<>"\\]/.test(parts.join(''))) return false
  const url = URL.parse(parts.join('4711'))
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  return url.hostname.includes('.') && (parts[0] ?? '').startsWith(`${url.origin}/`)
}
