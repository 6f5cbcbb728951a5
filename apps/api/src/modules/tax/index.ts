export { findTaxRates } from './find-tax-rates.ts'
export { chargedFor, destinationOf, taxAtSite, taxFor } from './sale-tax.rules.ts'
export { taxRoutes } from './tax.routes.ts'
