import type { VoucherKind, WireVoucherTerms } from '@galleria/contract/voucher-terms'

/** What is sold as codes, and for how many days a code can be used. As they are frozen in an order, too. */
export type VoucherTerms = { readonly kind: VoucherKind; readonly days: number }

export function presentVoucher({ kind, days }: VoucherTerms): WireVoucherTerms {
  return { kind, validDays: days }
}
