export { mailDispute } from './mail-dispute.ts'
