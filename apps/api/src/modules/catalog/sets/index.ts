export { findSetChoice } from './set.queries.ts'
export { priceSet } from './set.rules.ts'
