import { formSchema } from '../form-schema.ts'

/**
 * How a shop says that goods leave later, for its forms and for the server. Safe in a browser: no
 * schema library.
 */

/** What it can be; `OTHER` is said in the shop's own words. */
export const delayReasons = [
  'SUPPLIER',
  'PRODUCTION',
  'TRANSPORT',
  'DAMAGE',
  'MANY_ORDERS',
  'OTHER',
] as const
export type DelayReason = (typeof delayReasons)[number]

export const LONGEST_DELAY_WORDS = 300
/** From today on: who cannot name a day within that had better cancel. */
export const MOST_DELAY_DAYS = 120
/**
 * Beyond a day that was promised and is farther away than that: goods of a pre-sale can come late,
 * too.
 */
export const MOST_DAYS_BEYOND = 30

export type DelayForm = {
  readonly day: string
  readonly reason: string
  readonly content: string
}
/** `first` and `last` are the days that can be chosen. */
export function delaySchema({ first, last }: { readonly first: string; readonly last: string }) {
  return formSchema<DelayForm>(({ day, reason, content }) => {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day)
    return [
      ...(isDay ? [] : [{ path: 'day', code: 'required' }]),
      ...(isDay && (day < first || day > last) ? [{ path: 'day', code: 'range' }] : []),
      ...(reason === '' ? [{ path: 'reason', code: 'required' }] : []),
      ...(reason === 'OTHER' && content.trim() === ''
        ? [{ path: 'content', code: 'required' }]
        : []),
      ...(content.trim().length > LONGEST_DELAY_WORDS ? [{ path: 'content', code: 'length' }] : []),
    ]
  })
}
