import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { sites } from '../storefronts.ts'
import { growthTasks, type GrowthTask } from './rules.ts'

/**
 * What members do for points and growth. Every call names its storefront, whose calendar says which
 * day it is. What is given was found to be true, and is given once: a call again answers 0.
 */
const ofSite = { site: z.enum(sites) }
const wireDay = z.string()
/** What this call brought; nothing of it when it was given before, or is not true. */
const given = { points: z.number(), growthValue: z.number() }

const wireSignInLog = z.object({
  today: wireDay,
  isSignedIn: z.boolean(),
  /** Days in a row until today, or until yesterday when today is still open. */
  continuousDays: z.int(),
  /** What today brings, or has brought. */
  todayPoints: z.number(),
  todayGrowthValue: z.number(),
  /** The last fourteen days that were signed in for, the newest first. */
  signInDayList: z.array(wireDay),
})

const wireTask = z.object({
  growthEventType: z.enum(growthTasks),
  /** What it brings each time. */
  ...given,
  /** Nothing is left to do now: once for all, or for today. */
  isComplete: z.boolean(),
  /** How often it was given so far. */
  completionCount: z.int(),
  /** Done and not given yet. */
  openCount: z.int(),
})

const taskCall = <const Path extends string, const Task extends GrowthTask>(
  path: Path,
  task: Task,
  about: string,
) =>
  defineCall({
    call: `POST /sapi/mall-customer/${path}`,
    who: 'member',
    about,
    body: z.object({ ...ofSite, growthEventType: z.literal(task) }),
    reply: z.object(given),
    refusals: [],
  })

export const taskCalls = {
  findTasks: defineCall({
    call: 'POST /sapi/mall-customer/customer-task/find-customer-completion-list',
    who: 'member',
    about: 'The tasks there are, and how far the caller is with each.',
    body: z.object(ofSite),
    reply: z.array(wireTask),
    refusals: [],
  }),
  findSignInLog: defineCall({
    call: 'POST /sapi/mall-customer/customer-sign-in-log/find-sign-in-log',
    who: 'member',
    about: 'On which days the caller signed in for the day, and how many in a row.',
    body: z.object(ofSite),
    reply: wireSignInLog,
    refusals: [],
  }),
  signInForDay: defineCall({
    call: 'POST /sapi/mall-customer/customer-sign-in-log/sign-in',
    who: 'member',
    about: 'Signs the caller in for today; a second time changes nothing.',
    body: z.object(ofSite),
    reply: z.object({ ...wireSignInLog.shape, ...given }),
    refusals: [],
  }),
  giveForReviews: taskCall(
    'post-order-review/send-growth-and-points',
    'POST_ORDER_REVIEW',
    'Looks for own reviews that nothing was given for yet.',
  ),
  giveForShare: taskCall(
    'share-shopping-or-product-experience/send-growth-and-points',
    'SHARE_PRODUCT',
    'The caller has shared an item; given once a day.',
  ),
  giveForProfile: taskCall(
    'complete-customer-profile/send-growth-and-point',
    'COMPLETE_PROFILE',
    'Looks whether the profile is complete; given once.',
  ),
}
export type WireSignInLog = z.output<typeof wireSignInLog>
export type WireTask = z.output<typeof wireTask>
