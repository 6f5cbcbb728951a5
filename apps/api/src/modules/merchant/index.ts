export { isSentDocument } from './application.queries.ts'
export { defaultRates } from './default-rates.rules.ts'
export {
  dayAt,
  endOfWorkingDays,
  expectDate,
  moveDay,
  shipByDay,
  timeZoneOf,
} from './delivery-date.rules.ts'
export { forgetApplicant } from './forget-applicant.ts'
export { findImprint, type Imprint } from './imprint.ts'
export { merchantSubscriptions } from './merchant.listen.ts'
export {
  findAnswerersMailboxes,
  findShippingRates,
  findShipByDays,
  findShopDays,
  listShops,
  ratesByShop,
  sellersLanguage,
  type ShippingRates,
} from './merchant.queries.ts'
export {
  findSites,
  isSiteOffered,
  pickupSiteJson,
  presentSite,
  type PickupSite,
} from './pickup-sites.queries.ts'
export { createMerchantRoutes } from './merchant.routes.ts'
export { findReturnAddress } from './return-address.queries.ts'
export { findDeciders, findOperators, findReaders, type Reader } from './readers.queries.ts'
export { keyFinder } from './keys/find-key.ts'
export {
  asStaffNow,
  createFindSignedIn,
  hasRight,
  needsSecondFactor,
  sellerOf,
  worksFor,
} from './roles.ts'
export { forgetInvited, sweepInvitations } from './people.store.ts'
export { isSellerGone } from './seller.queries.ts'
export { findSellerOf } from './seller.store.ts'
export type { ShippingRate } from './shipping-rates.rules.ts'
export { tellProgram } from './mail-program.ts'
