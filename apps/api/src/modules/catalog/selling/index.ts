export {
  addDays,
  deliveryDay,
  partsOfUnit,
  presentPreSale,
  type PreSaleTerms,
} from './pre-sale.rules.ts'
export { offersGroup } from './group-offer.queries.ts'
export { endGroupOffer, planGroupOffer } from './plan-group-offers.ts'
export { stepsOf, timesText } from './measure.rules.ts'
export { presentVoucher, type VoucherTerms } from './voucher.rules.ts'
export { setPrices, type NewPrice, type NoReduction, type SetBy } from './price.store.ts'
export { itemMeasure, itemVoucher, MEASURE_JSON, VOUCHER_JSON } from './item-json.ts'
