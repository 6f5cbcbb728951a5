import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { nothing, pageNo, pageOf, pageSize, wireTime } from '../wire.ts'
import { pointReasons } from './rules.ts'

/** Members see what they have and what it brings. Points and growth are decimal, two places. */

const wireLevel = z.object({
  level: z.int(),
  levelName: z.string(),
  /** The growth from which it begins. */
  growthValue: z.number(),
})
/** What comes with a level. An order at level one earns a factor of 1. */
const wireBenefit = z.object({
  benefitType: z.literal('ORDER_POINTS'),
  level: z.int(),
  pointsFactor: z.number(),
})
const levelNumber = z.int().check(z.minimum(1), z.maximum(99))

const wireCustomer = z.object({
  nickname: z.string(),
  ...wireLevel.shape,
  /** The growth that the member has. */
  growthValue: z.number(),
  /** To spend; set aside for orders that are not paid yet; earned and not to be spent yet. */
  pointBalance: z.number(),
  heldPoints: z.number(),
  pendingPoints: z.number(),
  /** When the next of the pending points can be spent; null where none are. */
  pendingFinalTime: z.nullable(wireTime),
})

const wirePointsLog = z.object({
  changeType: z.enum(pointReasons),
  createdAt: wireTime,
  /** What it did to the points to spend, to those that are pending, and to growth. */
  points: z.number(),
  pendingPoints: z.number(),
  growthValue: z.number(),
  /** The own order that it came from. */
  tradeOrder: z.nullable(z.object({ id: z.string(), tradeOrderCode: z.string() })),
})

export const membershipCalls = {
  queryCustomer: defineCall({
    call: 'POST /sapi/mall-customer/customer/queryCustomerFlow',
    who: 'member',
    about: 'The level, growth and points that the caller has.',
    body: nothing,
    reply: wireCustomer,
    refusals: [],
  }),
  pagePointsLog: defineCall({
    call: 'POST /sapi/mall-customer/customer-points/pagePointsLog',
    who: 'member',
    about: "What changed the caller's points, the newest first.",
    body: z.object({ pageNo, pageSize: pageSize(10, 50) }),
    reply: pageOf(wirePointsLog),
    refusals: [],
  }),
  pageLevels: defineCall({
    call: 'POST /api/trantor/flow/customer_PagingLevelManageFlow',
    who: 'member',
    about: 'The levels there are, the first one first.',
    body: z.object({ pageNo, pageSize: pageSize(20, 100) }),
    reply: pageOf(wireLevel),
    refusals: [],
  }),
  queryLevel: defineCall({
    call: 'POST /api/trantor/flow/customer_QueryLevelManageFlow',
    who: 'member',
    about: "One level; the caller's own when none is named.",
    body: z.object({ level: z.optional(levelNumber) }),
    reply: wireLevel,
    refusals: [],
  }),
  queryLevelUp: defineCall({
    call: 'POST /api/trantor/flow/customer_QueryLevelUpDifferenceFlow',
    who: 'member',
    about: 'How much growth the caller is short of the next level; null at the last one.',
    body: nothing,
    reply: z.object({
      level: z.int(),
      nextLevel: z.nullable(wireLevel),
      differenceValue: z.number(),
    }),
    refusals: [],
  }),
  queryBenefitByLevel: defineCall({
    call: 'POST /api/trantor/func/marketing_QueryBenefitByLevelFunc',
    who: 'member',
    about: 'What comes with a level, or with each of them when none is named.',
    body: z.object({ level: z.optional(levelNumber) }),
    reply: z.array(wireBenefit),
    refusals: [],
  }),
  queryCustomerBenefit: defineCall({
    call: 'POST /api/trantor/func/marketing_QueryCustomerBenefitByLevelFunc',
    who: 'member',
    about: "What comes with the caller's own level.",
    body: nothing,
    reply: z.array(wireBenefit),
    refusals: [],
  }),
}
export type WireCustomer = z.output<typeof wireCustomer>
export type WirePointsLog = z.output<typeof wirePointsLog>
export type WireLevel = z.output<typeof wireLevel>
