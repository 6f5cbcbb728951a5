import type { VoucherKind, VoucherPlace } from '@galleria/contract/voucher-rules'
import type { WireVoucherTerms } from '@galleria/contract/voucher-terms'

/**
 * What is sold as codes, for how many days a code can be used, and where. As they are frozen in an
 * order, too; what was sold before shops said the place has none.
 */
export type VoucherTerms = {
  readonly kind: VoucherKind
  readonly days: number
  readonly place?: VoucherPlace
  readonly address?: string
}

export function presentVoucher({ kind, days, place, address }: VoucherTerms): WireVoucherTerms {
  return { kind, validDays: days, place: place ?? null, address: address ?? null }
}
