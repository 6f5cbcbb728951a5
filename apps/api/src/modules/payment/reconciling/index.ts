export { findLostSubject } from './stray-refund.ts'
