import { MOST_CONTENTS, MOST_MATTERS } from '@galleria/contract/pay-page'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type ScriptContent = {
  readonly address: string
  readonly sha384: string
  readonly bytes: number
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
  /** Of all contents that this script has had. */
  readonly count: number
}

/** What these scripts are and were: of each the last contents, the latest first. */
export function findContents(
  db: Db,
  addresses: readonly string[],
): Promise<readonly ScriptContent[]> {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('pay_scripts')
        .where(sql<boolean>`address = any(${addresses})`)
        .select([
          'address',
          'sha384',
          'bytes',
          'first_seen_at as firstSeenAt',
          'last_seen_at as lastSeenAt',
          sql<number>`count(*) over (partition by address)::int`.as('count'),
          sql<number>`row_number() over (partition by address order by last_seen_at desc, first_seen_at desc)`.as(
            'place',
          ),
        ])
        .as('seen'),
    )
    .where('place', '<=', MOST_CONTENTS + 1)
    .orderBy('address')
    .orderBy('place')
    .select(['address', 'sha384', 'bytes', 'firstSeenAt', 'lastSeenAt', 'count'])
    .execute()
}

/** What of these pages is on the operators' list, the oldest first, and how much. */
export function findOpenMatters(db: Db) {
  return db
    .selectFrom('money_matters')
    .where('status', '=', sql.lit('OPEN'))
    .where('kind', '=', 'PAY_PAGE_CHANGED')
    .orderBy('found_at')
    .orderBy('id')
    .limit(MOST_MATTERS)
    .select([
      'id',
      'reference',
      'reason',
      'found_at as foundAt',
      sql<number>`count(*) over ()::int`.as('count'),
    ])
    .$castTo<{
      id: Id<'matter'>
      reference: string
      reason: string
      foundAt: Date
      count: number
    }>()
    .execute()
}
