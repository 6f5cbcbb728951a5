import type { WireCustomer, WireLevel, WirePointsLog } from '@galleria/contract/membership'
import { wirePoints } from '@galleria/contract/points-rules'
import { refuse } from '@galleria/contract/refusals'
import { texts, type Texts } from '@galleria/i18n'
import { toWireId, type Id } from '@galleria/kernel/id'
import { findUser } from '#modules/account/index.ts'
import { findAccount, pageChanges } from '#modules/points/index.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { findLevels, levelAt, type Level } from './levels.queries.ts'

/** How orders are called, which this module knows nothing of. */
export type FindOrderCodes = (
  db: Db,
  ids: readonly Id<'order'>[],
) => Promise<ReadonlyMap<Id<'order'>, string>>

export async function readCustomer(ctx: Context): Promise<WireCustomer> {
  const [user, account, levels] = await Promise.all([
    findUser(ctx.db, buyerOf(ctx)),
    findAccount(ctx.db, buyerOf(ctx)),
    findLevels(ctx.db),
  ])
  return {
    ...presentLevel(ctx, levelAt(levels, account.growth)),
    nickname: user?.nickname ?? '',
    growthValue: wirePoints(account.growth),
    pointBalance: wirePoints(account.points),
    heldPoints: wirePoints(account.held),
    pendingPoints: wirePoints(account.pending),
    pendingFinalTime: account.pending > 0 ? (account.dueAt?.toISOString() ?? null) : null,
  }
}

export async function readPointsLog(
  ctx: Context,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  findOrderCodes: FindOrderCodes,
): Promise<{ data: WirePointsLog[]; total: number }> {
  const { rows, total } = await pageChanges(ctx.db, buyerOf(ctx), {
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  })
  const codes = await findOrderCodes(
    ctx.db,
    rows.flatMap(({ orderId }) => orderId ?? []),
  )
  return {
    data: rows.map(({ reason, at, orderId, points, pending, growth }) => {
      const code = orderId && codes.get(orderId)
      return {
        changeType: reason,
        createdAt: at.toISOString(),
        points: wirePoints(points),
        pendingPoints: wirePoints(pending),
        growthValue: wirePoints(growth),
        tradeOrder: code ? { id: toWireId('order', orderId), tradeOrderCode: code } : null,
      }
    }),
    total,
  }
}

export async function pageLevels(
  ctx: Context,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ data: WireLevel[]; total: number }> {
  const levels = await findLevels(ctx.db)
  return {
    data: levels
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map((level) => presentLevel(ctx, level)),
    total: levels.length,
  }
}

/** One by its number, or the caller's own. */
async function findLevel(ctx: Context, number: number | undefined): Promise<Level> {
  const levels = await findLevels(ctx.db)
  if (number === undefined) return levelAt(levels, (await findAccount(ctx.db, buyerOf(ctx))).growth)
  const level = levels.find((one) => one.level === number)
  if (!level) throw refuse('not_found')
  return level
}

export async function readLevel(
  ctx: Context,
  { level }: { readonly level?: number | undefined },
): Promise<WireLevel> {
  return presentLevel(ctx, await findLevel(ctx, level))
}

export async function readLevelUp(ctx: Context) {
  const [{ growth }, levels] = await Promise.all([
    findAccount(ctx.db, buyerOf(ctx)),
    findLevels(ctx.db),
  ])
  const next = levels.find(({ growthFrom }) => growthFrom > growth)
  return {
    level: levelAt(levels, growth).level,
    nextLevel: next ? presentLevel(ctx, next) : null,
    differenceValue: next ? wirePoints(next.growthFrom - growth) : 0,
  }
}

/** What comes with one level, or, when none is named, with each. */
export async function readBenefits(
  ctx: Context,
  { level }: { readonly level?: number | undefined },
) {
  const levels = level === undefined ? await findLevels(ctx.db) : [await findLevel(ctx, level)]
  return levels.map(presentBenefit)
}

export async function readOwnBenefits(ctx: Context) {
  return [presentBenefit(await findLevel(ctx, undefined))]
}

function presentBenefit({ level, factor }: Level) {
  return { benefitType: 'ORDER_POINTS' as const, level, pointsFactor: factor / 100 }
}

const presentLevel = ({ language }: Context, { level, growthFrom }: Level): WireLevel => ({
  level,
  levelName: nameOf(texts[language].memberLevels, level),
  growthValue: wirePoints(growthFrom),
})

/** A level that was added without a name has its number. */
function nameOf(names: Texts['memberLevels'], level: number): string {
  const key = `level${level}`
  return key in names ? names[key as keyof typeof names] : String(level)
}
