export { forgetWithdrawals } from './forget-withdrawals.ts'
export { withdrawalFlow } from './withdrawal.flow.ts'
export { withdrawalSubscriptions } from './withdrawal.listen.ts'
export { withdrawalRoutes } from './withdrawal.routes.ts'
