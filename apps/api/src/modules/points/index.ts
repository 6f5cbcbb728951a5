export { earnPoints, finishPoints, adjustEarned, putOffPoints } from './earn-points.ts'
export { forgetPoints } from './forget-points.ts'
export { findBalance, findDue, findEarned, type Earned } from './points.queries.ts'
export { freePoints, giveBackPoints, grantPoints, holdPoints, takePoints } from './spend-points.ts'
