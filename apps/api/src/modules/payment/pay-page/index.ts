export { listKnownScripts } from './inventory.ts'
export { policyOf, type OwnPages } from './look-at-pages.ts'
export { createPayPageRoutes } from './pay-page.routes.ts'
export { watchPayPages } from './watch-pages.ts'
