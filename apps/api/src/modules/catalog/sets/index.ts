export { findSetChoice, type SetChoice } from './set.queries.ts'
export { priceSet } from './set.rules.ts'
