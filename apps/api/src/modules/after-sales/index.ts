export { afterSalesRoutes } from './after-sales.routes.ts'
export { mailReverse, type ReverseMailKind } from './reverse-mails.ts'
export { reverseFlow } from './reverse.flow.ts'
export { stepDueReverses, stepReverse } from './run-refund.ts'
