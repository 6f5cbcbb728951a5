export { findTaxRates } from './find-tax-rates.ts'
export { taxRoutes } from './tax.routes.ts'
