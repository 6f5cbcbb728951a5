export { earnPoints, finishPoints, followKept, putOffPoints } from './earn-points.ts'
export { forgetPoints } from './forget-points.ts'
export { findDue, findEarned, type Earned } from './points.queries.ts'
