import type { WireTask } from '@galleria/contract/membership-tasks'
import { gifts, growthTasks, type GrowthTask } from '@galleria/contract/membership-rules'
import { missingInProfile } from '@galleria/contract/profile-rules'
import type { Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { findUser, type UserRow } from '#modules/account/index.ts'
import {
  countGifts,
  countNotGiven,
  findNotGiven,
  givePoints,
  type Gift,
  type Refs,
} from '#modules/points/index.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { todayOf } from './sign-in-for-day.ts'
import { withMember } from './with-member.ts'

/** The reviews that somebody has published, which this module knows nothing of. */
export type FindReviews = (db: Db | Tx, authorId: Id<'user'>) => Refs
type Given = { points: number; growthValue: number }

const reasons: Readonly<Record<GrowthTask, Gift['reason']>> = {
  POST_ORDER_REVIEW: 'REVIEWED',
  COMPLETE_PROFILE: 'COMPLETED_PROFILE',
  SHARE_PRODUCT: 'SHARED',
}

const isProfileComplete = ({ nickname, email, mobile, gender, birthday }: UserRow) =>
  missingInProfile({ nickname, email: email ?? '', mobile: mobile ?? '', gender, birthday })
    .length === 0

export async function readTasks(
  ctx: Context,
  { site }: { readonly site: Site },
  findReviews: FindReviews,
): Promise<WireTask[]> {
  const userId = buyerOf(ctx)
  const [user, given, openReviews] = await Promise.all([
    findUser(ctx.db, userId),
    countGifts(ctx.db, userId, refOfDay(ctx, userId, site)),
    countNotGiven(ctx.db, reasons.POST_ORDER_REVIEW, findReviews(ctx.db, userId)),
  ])
  const timesOf = (task: GrowthTask) => given.get(reasons[task])?.times ?? 0
  const isProfiled = timesOf('COMPLETE_PROFILE') > 0
  const isOpen = !isProfiled && user !== undefined && isProfileComplete(user)
  const open: Record<GrowthTask, number> = {
    POST_ORDER_REVIEW: openReviews,
    COMPLETE_PROFILE: isOpen ? 1 : 0,
    SHARE_PRODUCT: 0,
  }
  const isComplete: Record<GrowthTask, boolean> = {
    POST_ORDER_REVIEW: false,
    COMPLETE_PROFILE: isProfiled,
    SHARE_PRODUCT: given.get('SHARED')?.isGiven ?? false,
  }
  return growthTasks.map((task) => ({
    growthEventType: task,
    points: gifts[task],
    growthValue: gifts[task],
    isComplete: isComplete[task],
    completionCount: timesOf(task),
    openCount: open[task],
  }))
}

/** Once a day of the storefront's calendar. */
function refOfDay(ctx: Context, userId: Id<'user'>, site: Site): string {
  return `${userId}:${todayOf(ctx, site).toString()}`
}

/** Reviews are published, in their transaction, under the locks of their orders' contracts. */
export async function giveForWritten(
  tx: Tx,
  { userId, reviews }: { readonly userId: Id<'user'>; readonly reviews: readonly Id<'comment'>[] },
  at: Date,
): Promise<void> {
  await give(tx, 'POST_ORDER_REVIEW', { userId, refs: reviews }, at)
}

/** Looks for reviews that are published and brought nothing yet. */
export function giveForReviews(ctx: Context, findReviews: FindReviews): Promise<Given> {
  return lookAndGive(ctx, 'POST_ORDER_REVIEW', (tx, { id }) =>
    findNotGiven(tx, reasons.POST_ORDER_REVIEW, findReviews(tx, id)),
  )
}

export function giveForProfile(ctx: Context): Promise<Given> {
  return lookAndGive(ctx, 'COMPLETE_PROFILE', async (_, user) =>
    isProfileComplete(user) ? [user.id] : [],
  )
}

/** Nobody can see whether something was shared, which is why it brings little, and once a day. */
export function giveForShare(ctx: Context, { site }: { readonly site: Site }): Promise<Given> {
  return lookAndGive(ctx, 'SHARE_PRODUCT', async (_, { id }) => [refOfDay(ctx, id, site)])
}

/** Whatever `look` finds to be true is given for, each once. */
async function lookAndGive(
  ctx: Context,
  task: GrowthTask,
  look: (tx: Tx, user: UserRow) => Promise<string[]>,
): Promise<Given> {
  const userId = buyerOf(ctx)
  await countAgainst(ctx, `task:${userId}`, { times: 60, seconds: 3600 })
  return withMember(ctx, userId, async (tx, user) => {
    const times = await give(tx, task, { userId, refs: await look(tx, user) }, ctx.now())
    return { points: times * gifts[task], growthValue: times * gifts[task] }
  })
}

/** How often it was given. */
function give(
  tx: Tx,
  task: GrowthTask,
  { userId, refs }: { readonly userId: Id<'user'>; readonly refs: readonly string[] },
  at: Date,
): Promise<number> {
  const amount = gifts[task] * 100
  const reason = reasons[task]
  return givePoints(tx, { userId, reason, refs, points: amount, growth: amount }, at)
}
