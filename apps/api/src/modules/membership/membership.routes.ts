import { membershipCalls } from '@galleria/contract/membership'
import { taskCalls } from '@galleria/contract/membership-tasks'
import { bind, type Bound } from '#platform/bind.ts'
import {
  giveForProfile,
  giveForReviews,
  giveForShare,
  readTasks,
  type FindReviews,
} from './do-tasks.ts'
import {
  pageLevels,
  readBenefits,
  readCustomer,
  readLevel,
  readLevelUp,
  readOwnBenefits,
  readPointsLog,
  type FindOrderCodes,
} from './read-membership.ts'
import { readSignInLog, signInForDay } from './sign-in-for-day.ts'

/** What the modules above know: how orders are called, and who published which reviews. */
type AboveMembership = {
  readonly findOrderCodes: FindOrderCodes
  readonly findReviews: FindReviews
}

export function createMembershipRoutes(above: AboveMembership): readonly Bound[] {
  return [
    bind(membershipCalls.queryCustomer, readCustomer),
    bind(membershipCalls.pagePointsLog, (ctx, body) =>
      readPointsLog(ctx, body, above.findOrderCodes),
    ),
    bind(membershipCalls.pageLevels, pageLevels),
    bind(membershipCalls.queryLevel, readLevel),
    bind(membershipCalls.queryLevelUp, readLevelUp),
    bind(membershipCalls.queryBenefitByLevel, readBenefits),
    bind(membershipCalls.queryCustomerBenefit, readOwnBenefits),
    bind(taskCalls.findTasks, (ctx, body) => readTasks(ctx, body, above.findReviews)),
    bind(taskCalls.findSignInLog, readSignInLog),
    bind(taskCalls.signInForDay, signInForDay),
    bind(taskCalls.giveForReviews, (ctx) => giveForReviews(ctx, above.findReviews)),
    bind(taskCalls.giveForShare, giveForShare),
    bind(taskCalls.giveForProfile, giveForProfile),
  ]
}
