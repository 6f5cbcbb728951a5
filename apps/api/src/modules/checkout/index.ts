export { deskFor } from './payment-desk.ts'
export { createCheckoutRoutes } from './checkout.routes.ts'
export { sweepQuotes } from './checkout.store.ts'
export { checkoutJobs } from './checkout.jobs.ts'
