import * as z from 'zod/mini'
import { text } from '../wire.ts'
import {
  LEAST_VALID_DAYS,
  LONGEST_VOUCHER_ADDRESS,
  MOST_VALID_DAYS,
  voucherKinds,
  voucherPlaces,
} from './voucher-rules.ts'

export { voucherKinds, type VoucherKind } from './voucher-rules.ts'

export const wireVoucherTerms = z.object({
  kind: z.enum(voucherKinds),
  /** From the day on which the codes are made. */
  validDays: z.int(),
  /** Null of what was sold before shops said it. */
  place: z.nullable(z.enum(voucherPlaces)),
  /** Of the shop's rooms, where a code is used there. */
  address: z.nullable(z.string()),
})
export type WireVoucherTerms = z.output<typeof wireVoucherTerms>

/** How codes are sold: for how long one is good, and where it is used. */
export const givenVoucherTerms = z
  .object({
    kind: z.enum(voucherKinds),
    validDays: z.int().check(z.maximum(MOST_VALID_DAYS)),
    place: z.enum(voucherPlaces),
    /** Of the shop's rooms, and of nothing else. */
    address: z._default(z.nullable(text(LONGEST_VOUCHER_ADDRESS)), null),
  })
  .check(
    z.refine(({ kind, validDays }) => validDays >= LEAST_VALID_DAYS[kind], {
      path: ['validDays'],
      error: 'valid_days',
    }),
    z.refine(({ place, address }) => place !== 'shop' || address, {
      path: ['address'],
      error: 'required',
    }),
  )
