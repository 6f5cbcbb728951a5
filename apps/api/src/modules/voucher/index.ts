export { showCode } from './code-text.ts'
export { addCardCode, findTypedCard, readCardCode } from './gift-card-code.ts'
export {
  addOrderCode,
  findOrderCode,
  isOrderCode,
  openOrderCode,
  useOrderCode,
} from './order-code.ts'
export { renewSeals } from './renew-seals.ts'
export { voucherFlow } from './voucher.flow.ts'
export {
  findOrdersWithExpired,
  findTypedVoucher,
  findVouchers,
  findVouchersById,
  openSeal,
  type VoucherRow,
} from './voucher.queries.ts'
export { addVouchers, expireVouchers, switchUnits, useVoucher } from './voucher.store.ts'
