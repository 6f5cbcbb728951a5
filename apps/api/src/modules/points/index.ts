export { earnPoints, finishPoints, adjustEarned, putOffPoints } from './earn-points.ts'
export { forgetPoints } from './forget-points.ts'
export { givePoints, type Gift } from './give-points.ts'
export {
  countGifts,
  countNotGiven,
  findAccount,
  findNotGiven,
  pageChanges,
  type Refs,
} from './points-log.queries.ts'
export { findBalance, findDue, findEarned, type Earned } from './points.queries.ts'
export { forfeitPoints, winPoints } from './win-points.ts'
export { freePoints, giveBackPoints, grantPoints, holdPoints, takePoints } from './spend-points.ts'
