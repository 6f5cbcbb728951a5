export { applicationFlow } from './application.flow.ts'
export { isSentDocument } from './application.queries.ts'
export { dayAt, expectDate, shipByDay, timeZoneOf } from './delivery-date.rules.ts'
export { forgetApplicant } from './forget-applicant.ts'
export type { AboveMerchant } from './freeze-seller.ts'
export { mailApplied } from './mail-applied.ts'
export { mailApplication, mailSeller } from './merchant-mails.ts'
export {
  findAnswerersMailboxes,
  findSellersCalendars,
  findShippingRates,
  findShopCalendars,
  ratesByShop,
  type ShippingRates,
  type ShopCalendar,
} from './merchant.queries.ts'
export { findShippers, type Reader } from './readers.queries.ts'
export { createMerchantRoutes } from './merchant.routes.ts'
export { sellerFlow } from './seller.flow.ts'
export { findSellerOf } from './seller.store.ts'
export {
  heaviestFreight,
  shippingFee,
  type Freight,
  type ShippingRate,
} from './shipping-rates.rules.ts'
export { merchantJobs } from './merchant.jobs.ts'
export { defaultRates, type DefaultRate } from './default-rates.rules.ts'
