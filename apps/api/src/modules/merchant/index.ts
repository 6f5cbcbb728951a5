export { expectDate } from './delivery-date.rules.ts'
export { findSellersMailbox, findShippingRates } from './merchant.queries.ts'
export { merchantRoutes } from './merchant.routes.ts'
export { heaviestFreight, shippingFee, type Freight, type ShippingRate } from './shipping-rates.rules.ts'
