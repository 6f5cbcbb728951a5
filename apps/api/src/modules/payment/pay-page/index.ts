export { listKnownScripts } from './inventory.ts'
export { watchPayPages } from './watch-pages.ts'
