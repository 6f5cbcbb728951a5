export { takeBackRefund } from './take-back-refund.ts'
