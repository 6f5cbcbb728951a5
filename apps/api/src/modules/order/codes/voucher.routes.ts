import { voucherCalls } from '@galleria/contract/voucher'
import { bind, type Bound } from '#platform/bind.ts'
import { listVouchers } from './list-vouchers.ts'
import { redeemCode } from './redeem-code.ts'

export const voucherRoutes: readonly Bound[] = [
  bind(voucherCalls.pageVouchers, listVouchers),
  bind(voucherCalls.redeemVoucher, redeemCode),
]
