import { findEmpty, formSchema } from '../form-schema.ts'

/**
 * What is sold as a code instead of being sent, for the forms of shops and for the server. Safe in
 * a browser: no schema library.
 */

/** A service that the shop does, or a card to spend at the shop. */
export const voucherKinds = ['service', 'shopping_card'] as const
export type VoucherKind = (typeof voucherKinds)[number]

/** Where a code is used: at the buyer's home, in the shop's rooms, or from afar. */
export const voucherPlaces = ['home', 'shop', 'remote'] as const
export type VoucherPlace = (typeof voucherPlaces)[number]

/**
 * How long a code has to be good for at least: whoever paid for a card has a claim that lapses
 * after three years (BGB, section 195).
 */
export const LEAST_VALID_DAYS: Readonly<Record<VoucherKind, number>> = {
  service: 30,
  shopping_card: 1095,
}
export const MOST_VALID_DAYS = 3650
export const LONGEST_VOUCHER_ADDRESS = 300

/** A code that is taken at the till, or that a buyer shows to be given an order. */
export const redeemSchema = formSchema<{ readonly couponCode: string }>((typed) =>
  findEmpty(typed, 'couponCode'),
)
export const handOverSchema = formSchema<{ readonly verifyCode: string }>((typed) =>
  findEmpty(typed, 'verifyCode'),
)
