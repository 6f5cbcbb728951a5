export { restockRoutes } from './restock.routes.ts'
export { restockSubscriptions } from './restock-mails.ts'
export { forgetWishes, sweepWishes } from './restock.store.ts'
export { tellRestocked } from './tell-restocked.ts'
