export { changePrices } from './change-prices.ts'
export { priceChangeJobs } from './price-changes.jobs.ts'
export { priceChangeRoutes } from './price-changes.routes.ts'
export { sweepPriceChanges } from './sweep-price-changes.ts'
