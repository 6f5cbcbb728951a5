import { Temporal } from 'temporal-polyfill'
import type { WireSignInLog } from '@galleria/contract/membership-tasks'
import { gifts, STREAK_DAYS, STREAK_POINTS } from '@galleria/contract/membership-rules'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { givePoints } from '#modules/points/index.ts'
import { dayIn } from '#platform/calendar.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { withMember } from './with-member.ts'

/** So many of the days that were signed in for are told. */
const TOLD_DAYS = 14

type SignIn = { readonly day: string; readonly streak: number }

/** What day it is in a storefront. */
export function todayOf(ctx: Pick<Context, 'now'>, site: Site): Temporal.PlainDate {
  return dayIn(ctx.now(), storefronts[site].timeZone)
}

const pointsOn = (streak: number) =>
  gifts.SIGN_IN + (streak % STREAK_DAYS === 0 ? STREAK_POINTS : 0)

export async function readSignInLog(
  ctx: Context,
  { site }: { readonly site: Site },
): Promise<WireSignInLog> {
  return presentLog(await findSignIns(ctx.db, buyerOf(ctx)), todayOf(ctx, site))
}

/**
 * Once for each day of the calendar, whichever storefront's: whoever has been elsewhere, where it
 * is tomorrow already, has been here today.
 */
export async function signInForDay(ctx: Context, { site }: { readonly site: Site }) {
  const userId = buyerOf(ctx)
  await countAgainst(ctx, `sign-in-for-day:${userId}`, { times: 60, seconds: 3600 })
  const today = todayOf(ctx, site)
  return withMember(ctx, userId, async (tx) => {
    const before = await findSignIns(tx, userId)
    const [last] = before
    if (last && Temporal.PlainDate.compare(last.day, today) >= 0)
      return { ...presentLog(before, today), points: 0, growthValue: 0 }
    const streak = last?.day === today.subtract({ days: 1 }).toString() ? last.streak + 1 : 1
    const signIn = { day: today.toString(), streak }
    await tx
      .insertInto('member_sign_ins')
      .values({ user_id: userId, ...signIn, at: ctx.now() })
      .execute()
    const points = pointsOn(streak)
    await givePoints(
      tx,
      {
        ...{ userId, reason: 'SIGNED_IN', refs: [`${userId}:${signIn.day}`] },
        ...{ points: points * 100, growth: gifts.SIGN_IN * 100 },
      },
      ctx.now(),
    )
    return { ...presentLog([signIn, ...before], today), points, growthValue: gifts.SIGN_IN }
  })
}

/** The newest first. */
function findSignIns(db: Db | Tx, userId: Id<'user'>): Promise<SignIn[]> {
  return db
    .selectFrom('member_sign_ins')
    .select(({ cast }) => cast<string>('day', 'text').as('day'))
    .select('streak')
    .where('user_id', '=', userId)
    .orderBy('member_sign_ins.day', 'desc')
    .limit(TOLD_DAYS)
    .execute()
}

function presentLog(signIns: readonly SignIn[], today: Temporal.PlainDate): WireSignInLog {
  const [last] = signIns
  const isSignedIn = last !== undefined && Temporal.PlainDate.compare(last.day, today) >= 0
  const isRunning = isSignedIn || last?.day === today.subtract({ days: 1 }).toString()
  const continuousDays = isRunning ? (last?.streak ?? 0) : 0
  return {
    today: today.toString(),
    isSignedIn,
    continuousDays,
    todayPoints: pointsOn(isSignedIn ? continuousDays : continuousDays + 1),
    todayGrowthValue: gifts.SIGN_IN,
    signInDayList: signIns.slice(0, TOLD_DAYS).map(({ day }) => day),
  }
}

/**
 * When somebody leaves. The entries of points keep the days that were given for: they are
 * append-only, and their user id leads to an empty row.
 */
export async function forgetSignIns(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx.deleteFrom('member_sign_ins').where('user_id', '=', userId).execute()
}
