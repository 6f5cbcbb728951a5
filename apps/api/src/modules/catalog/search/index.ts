export { searchCatalog } from './search-catalog.ts'
export { findMissedSearches, recordMisses } from './missed-searches.ts'
export { recountWords } from './recount-words.ts'
