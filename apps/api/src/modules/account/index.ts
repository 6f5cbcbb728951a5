export { createAccountRoutes } from './account.routes.ts'
export { findUser, type UserRow } from './account.store.ts'
export { openVisit } from './open-visit.ts'
export type { TakeAlong } from './sign-in.ts'
