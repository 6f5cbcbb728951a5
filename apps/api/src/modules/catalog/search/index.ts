export { searchCatalog } from './search-catalog.ts'
export { findMissedSearches, keepMisses } from './missed-searches.ts'
