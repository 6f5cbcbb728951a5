import type { WireMoney } from '../wire.ts'

/**
 * Why something stands on the operator's list of money, as the books keep it where the mall itself
 * says so; a provider's reasons are kept in the words that it used.
 */
export const matterReasons = {
  noAnswer: 'no answer',
  silent: 'nothing heard for days',
  givenTwice: 'given twice',
  ended: 'ended at the provider',
} as const
export const endsOn = (day: string) => `ends on ${day}`
/** In minor units. */
export const askedFor = (minor: number, currency: string) => `asked for ${minor} ${currency}`

const ENDS_ON = /^ends on (\d{4}-\d\d-\d\d)$/
const ASKED_FOR = /^asked for (\d+) ([A-Z]{3})$/

export type MatterReason =
  | { readonly kind: keyof typeof matterReasons }
  | { readonly kind: 'endsOn'; readonly day: string }
  | { readonly kind: 'askedFor'; readonly amount: WireMoney }
  | { readonly kind: 'said'; readonly text: string }

export function readMatterReason(reason: string): MatterReason {
  for (const [kind, text] of Object.entries(matterReasons))
    if (text === reason) return { kind: kind as keyof typeof matterReasons }
  const [, day] = ENDS_ON.exec(reason) ?? []
  if (day) return { kind: 'endsOn', day }
  const [, minor, currency] = ASKED_FOR.exec(reason) ?? []
  if (minor && currency)
    return { kind: 'askedFor', amount: { value: Number(minor) / 100, currency } }
  return { kind: 'said', text: reason }
}
