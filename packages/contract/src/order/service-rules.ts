import { findEmpty, findUnless, formSchema } from '../form-schema.ts'
import { readTypedNumber } from '../typed-number.ts'
import { takesPromotions } from '../promotion/rules.ts'

/**
 * Limits of what a buyer tells the fitters, for the form and for the server. Safe in a browser: no
 * schema library.
 */
export const LONGEST_CONTACT = 30
export const LONGEST_SERVICE_REMARK = 300
/** A phone number as people write it, from anywhere. */
export const CONTACT_NUMBER = /^\+?[0-9][0-9 ()/.-]{4,28}$/

/**
 * Services and covers are for goods that are bought as usual, piece by piece: not for lengths,
 * sets, codes and what has terms of its own.
 */
export function takesExtras(
  goods: Parameters<typeof takesPromotions>[0] & {
    readonly set: unknown
    readonly measure: unknown
  },
): boolean {
  return takesPromotions(goods) && !goods.set && !goods.measure
}

/** What a shop calls its delivery with assembly. */
export const serviceSchema = formSchema<{
  readonly serviceName: string
  readonly shippingName: string
}>((typed) => findEmpty(typed, 'serviceName', 'shippingName'))

export const HIGHEST_SERVICE_PRICE = 100_000
/** What it costs for an item; nothing is a price, too. */
export const servicePriceSchema = formSchema<{
  readonly itemCode: string
  readonly amount: string
}>((typed) => [
  ...findEmpty(typed, 'itemCode'),
  ...findUnless(
    (readTypedNumber(typed.amount) ?? Infinity) <= HIGHEST_SERVICE_PRICE,
    'amount',
    'amount',
  ),
])
