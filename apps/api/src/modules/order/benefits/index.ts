export { adjustEarnings } from './earn-for-orders.ts'
export { COMMISSION_RATE } from './commission.rules.ts'
export { endBenefits, markBenefits, tellFree } from './order-benefits.ts'
