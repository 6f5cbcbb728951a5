export { followPayment, holdForRequests } from './hold-shares.ts'
export type { PayoutPart } from './payout.rules.ts'
