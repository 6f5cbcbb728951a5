export { restockRoutes } from './restock.routes.ts'
export { restockSubscriptions } from './restock-mails.ts'
export { forgetAlerts, sweepAlerts } from './restock.store.ts'
export { tellRestocked } from './tell-restocked.ts'
