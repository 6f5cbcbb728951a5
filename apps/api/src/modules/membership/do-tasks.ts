import type { WireTask } from '@galleria/contract/membership-tasks'
import { gifts, growthTasks, type GrowthTask } from '@galleria/contract/membership-rules'
import { missingInProfile } from '@galleria/contract/profile-rules'
import type { Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { findUser, type UserRow } from '#modules/account/index.ts'
import { findGifts, givePoints, type Gift } from '#modules/points/index.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { dayOf } from './sign-in-for-day.ts'
import { withMember } from './with-member.ts'

/** The reviews that somebody has published, which this module knows nothing of. */
export type FindReviews = (db: Db | Tx, authorId: Id<'user'>) => Promise<Id<'comment'>[]>
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
  const [user, reviews, ...given] = await Promise.all([
    findUser(ctx.db, userId),
    findReviews(ctx.db, userId),
    ...growthTasks.map((task) => findGifts(ctx.db, userId, reasons[task])),
  ])
  const [reviewed = [], profiled = [], shared = []] = given
  const open = reviews.filter((id) => !reviewed.includes(id)).length
  const today = `${userId}:${dayOf(ctx, site).toString()}`
  const isOpen = profiled.length === 0 && user !== undefined && isProfileComplete(user)
  return [
    presentTask('POST_ORDER_REVIEW', { given: reviewed.length, open, isComplete: false }),
    presentTask('COMPLETE_PROFILE', {
      ...{ given: profiled.length, open: isOpen ? 1 : 0, isComplete: profiled.length > 0 },
    }),
    presentTask('SHARE_PRODUCT', {
      ...{ given: shared.length, open: 0, isComplete: shared.includes(today) },
    }),
  ]
}

function presentTask(
  task: GrowthTask,
  { given, open, isComplete }: { given: number; open: number; isComplete: boolean },
): WireTask {
  return {
    growthEventType: task,
    points: gifts[task],
    growthValue: gifts[task],
    isComplete,
    completionCount: given,
    openCount: open,
  }
}

/** A review is published, in its transaction, under the lock of its order's contract. */
export async function giveForReview(
  tx: Tx,
  { userId, commentId }: { readonly userId: Id<'user'>; readonly commentId: Id<'comment'> },
  at: Date,
): Promise<void> {
  await give(tx, 'POST_ORDER_REVIEW', { userId, ref: commentId }, at)
}

/** Looks for reviews that are published and brought nothing yet. */
export function giveForReviews(ctx: Context, findReviews: FindReviews): Promise<Given> {
  return lookAndGive(ctx, 'POST_ORDER_REVIEW', (tx, { id }) => findReviews(tx, id))
}

export function giveForProfile(ctx: Context): Promise<Given> {
  return lookAndGive(ctx, 'COMPLETE_PROFILE', async (_, user) =>
    isProfileComplete(user) ? [user.id] : [],
  )
}

/** Nobody can see whether something was shared, which is why it brings little, and once a day. */
export function giveForShare(ctx: Context, { site }: { readonly site: Site }): Promise<Given> {
  return lookAndGive(ctx, 'SHARE_PRODUCT', async (_, { id }) => [
    `${id}:${dayOf(ctx, site).toString()}`,
  ])
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
    let times = 0
    for (const ref of await look(tx, user))
      if (await give(tx, task, { userId, ref }, ctx.now())) times += 1
    return { points: times * gifts[task], growthValue: times * gifts[task] }
  })
}

function give(
  tx: Tx,
  task: GrowthTask,
  { userId, ref }: { readonly userId: Id<'user'>; readonly ref: string },
  at: Date,
): Promise<boolean> {
  const amount = gifts[task] * 100
  return givePoints(tx, { userId, reason: reasons[task], ref, points: amount, growth: amount }, at)
}
