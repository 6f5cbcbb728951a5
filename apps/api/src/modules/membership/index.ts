export { createMembershipRoutes } from './membership.routes.ts'
export { factorOf } from './levels.queries.ts'
export { giveForWritten } from './do-tasks.ts'
export { forgetSignIns } from './sign-in-for-day.ts'
