export { afterSalesRoutes } from './after-sales.routes.ts'
export { countOpenReverses } from './open-reverses.queries.ts'
export { mailReverse, mailShop } from './reverse-mails.ts'
export { reverseFlow } from './reverse.flow.ts'
export { forgetReverses, moveReverses } from './reverse-owner.store.ts'
export { afterSalesJobs } from './after-sales.jobs.ts'
export { stepDueReverses, stepReverse } from './step-reverse.ts'
export { takeBackRefund } from './steps/take-back-refund.ts'
export {
  availableOf,
  ceilingOf,
  findAskedUnits,
  leastOf,
  mostOf,
  shareOut,
} from './reverse.rules.ts'
