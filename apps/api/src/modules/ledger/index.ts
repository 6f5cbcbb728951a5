export { findOwed } from './find-owed.ts'
export { postEntries, type Entry } from './post-entries.ts'
