import { SEARCH_RETENTION_DAYS } from '@galleria/contract/figures-rules'
import { storefronts, type Language, type Site } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import { dayIn } from '#platform/calendar.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { readMiss } from './missed-searches.rules.ts'

/**
 * How often something was looked for that nothing is called (decision record 220). Who looks for it
 * does not wait for a row: it is counted in this process, and the clock writes the counts down each
 * minute. A process that dies loses those of its last minute.
 */

/** Kept in one process between two rounds; what comes after them is not counted. */
const MOST_WAITING = 1000
/** Of one storefront and day: whoever types nonsense fills no table. */
const MOST_A_DAY = 500

type Miss = { readonly site: Site; readonly language: Language; readonly query: string }
type Waiting = Map<string, { readonly miss: Miss; times: number }>
/** Of each mall of this process: tests have several. */
const waitingIn = new WeakMap<Db, Waiting>()
function waitingOf(db: Db): Waiting {
  const waiting = waitingIn.get(db) ?? new Map()
  waitingIn.set(db, waiting)
  return waiting
}

export function noteMiss(
  { db, site, language }: Pick<Context, 'db' | 'site' | 'language'>,
  keyword: string,
): void {
  const query = readMiss(keyword)
  if (query !== undefined) add(waitingOf(db), { site, language, query }, 1)
}

function add(waiting: Waiting, miss: Miss, times: number): void {
  const key = `${miss.site} ${miss.language} ${miss.query}`
  const known = waiting.get(key)
  if (known) known.times += times
  else if (waiting.size < MOST_WAITING) waiting.set(key, { miss, times })
}

/**
 * The clock's round: what was counted since the last one is added to its day; words of which the
 * day has enough are left out, and old days go.
 */
export async function recordMisses(ctx: Context, mostADay = MOST_A_DAY): Promise<void> {
  const waiting = waitingOf(ctx.db)
  const counts = [...waiting.values()]
  waiting.clear()
  try {
    if (counts.length > 0) await writeMisses(ctx, counts, mostADay)
  } catch (error) {
    for (const { miss, times } of counts) add(waiting, miss, times)
    throw error
  }
  await ctx.db
    .deleteFrom('missed_searches')
    .where('day', '<', dayOf(ctx, 'DE', SEARCH_RETENTION_DAYS))
    .execute()
}

async function writeMisses(
  ctx: Context,
  counts: readonly { readonly miss: Miss; readonly times: number }[],
  mostADay: number,
): Promise<void> {
  const rows = counts.map(({ miss, times }) => ({ ...miss, times, day: dayOf(ctx, miss.site) }))
  const counted = sql<
    (typeof rows)[number]
  >`json_to_recordset(${JSON.stringify(rows)}::json)`.as<'c'>(
    sql`c(day date, site char(2), language text, query text, times int)`,
  )
  await ctx.db
    .with('known', (db) =>
      db
        .selectFrom(counted)
        .leftJoin('missed_searches as m', (join) =>
          join
            .onRef('m.day', '=', 'c.day')
            .onRef('m.site', '=', 'c.site')
            .onRef('m.language', '=', 'c.language')
            .onRef('m.query', '=', 'c.query'),
        )
        .select(['c.day', 'c.site', 'c.language', 'c.query', 'c.times'])
        .select((eb) => [
          eb('m.day', 'is not', null).as('is_known'),
          sql<number>`row_number() over (partition by c.day, c.site, m.day is not null order by c.times desc, c.query)`.as(
            'nth',
          ),
        ]),
    )
    .insertInto('missed_searches')
    .columns(['day', 'site', 'language', 'query', 'times'])
    .expression((eb) =>
      eb
        .selectFrom('known as k')
        .where((of) => {
          const there = of
            .selectFrom('missed_searches as e')
            .whereRef('e.day', '=', 'k.day')
            .whereRef('e.site', '=', 'k.site')
            .select((all) => all.fn.countAll<number>().as('n'))
          return of.or([of.ref('is_known'), of(of('nth', '+', there), '<=', mostADay)])
        })
        .select(['day', 'site', 'language', 'query', 'times'])
        .orderBy('day')
        .orderBy('site')
        .orderBy('language')
        .orderBy('query'),
    )
    .onConflict((conflict) =>
      conflict.columns(['day', 'site', 'language', 'query']).doUpdateSet((eb) => ({
        times: eb('missed_searches.times', '+', eb.ref('excluded.times')),
      })),
    )
    .execute()
}

function dayOf(ctx: Pick<Context, 'now'>, site: Site, daysAgo = 0): string {
  return dayIn(ctx.now(), storefronts[site].timeZone).subtract({ days: daysAgo }).toString()
}

export type MissedSearch = {
  query: string
  site: Site
  language: Language
  times: number
  lastDay: string
}

/** The most frequent first. */
export function findMissedSearches(
  db: Db,
  { site, fewest, limit }: { site: Site | undefined; fewest: number; limit: number },
): Promise<MissedSearch[]> {
  return db
    .selectFrom('missed_searches')
    .$if(site !== undefined, (query) => query.where('site', '=', site!))
    .select((eb) => [
      'query',
      'site',
      'language',
      eb.fn.sum<number>('times').as('times'),
      eb.fn.max('day').as('lastDay'),
    ])
    .groupBy(['query', 'site', 'language'])
    .having((eb) => eb.fn.sum<number>('times'), '>=', fewest)
    .orderBy((eb) => eb.fn.sum('times'), 'desc')
    .orderBy((eb) => eb.fn.max('day'), 'desc')
    .orderBy('query')
    .limit(limit)
    .$narrowType<{ site: Site; language: Language }>()
    .execute()
}
