import * as z from 'zod/mini'
import { voucherKinds, voucherPlaces } from './voucher-rules.ts'

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
