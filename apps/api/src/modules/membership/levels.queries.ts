import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** A level: the growth from which it begins, and its factor on points of orders, in hundredths. */
export type Level = {
  readonly level: number
  readonly growthFrom: number
  readonly factor: number
}

/** The first one first. */
export function findLevels(db: Db | Tx): Promise<Level[]> {
  return db
    .selectFrom('member_levels')
    .select(['level', 'growth_from as growthFrom', 'factor'])
    .orderBy('growth_from')
    .execute()
}

/** The level that so much growth makes: the last one that has begun. */
export function levelAt(levels: readonly Level[], growth: number): Level {
  const level = levels.findLast(({ growthFrom }) => growthFrom <= growth)
  if (!level) throw new Error('no level begins at nothing')
  return level
}

/** By how much more a member's order earns at this moment, in hundredths. */
export async function factorOf(db: Db | Tx, userId: Id<'user'>): Promise<number> {
  const { factor } = await db
    .selectFrom('member_levels')
    .select('factor')
    .where('growth_from', '<=', (eb) =>
      eb.fn.coalesce(
        eb.selectFrom('point_accounts').select('growth').where('user_id', '=', userId),
        sql.lit(0),
      ),
    )
    .orderBy('growth_from', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return factor
}
