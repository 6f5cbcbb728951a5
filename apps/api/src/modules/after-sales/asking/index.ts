export { disownWithdrawn } from './disown-withdrawn.ts'
export { mayWithdraw, withdrawOrder } from './withdraw-order.ts'
