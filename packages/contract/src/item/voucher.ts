import * as z from 'zod/mini'

/** What is sold as a code instead of being sent: a service that the shop does, or a card to spend at the shop. */
export const voucherKinds = ['service', 'shopping_card'] as const
export type VoucherKind = (typeof voucherKinds)[number]

export const wireVoucherTerms = z.object({
  kind: z.enum(voucherKinds),
  /** From the day on which the codes are made. */
  validDays: z.int(),
})
export type WireVoucherTerms = z.output<typeof wireVoucherTerms>
