export { postEntries, type Entry } from './post-entries.ts'
