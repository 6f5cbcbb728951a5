import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { readSetting, writeSetting } from '#platform/mall-settings.ts'
import {
  endOf,
  startOf,
  type Booked,
  type Day,
  type DayFigures,
  type Span,
} from './compare.rules.ts'

/**
 * From which day on the books are still to be compared with a provider, when that was last looked
 * at, and which was the first day of which lists were noted.
 */
export type Compared = { readonly first: Day; readonly from: Day; readonly at: Date }

export async function readCompared(db: Db, provider: string): Promise<Compared | undefined> {
  const setting = (await readSetting(db, `compared.${provider}`)) as
    | { first?: Day; from: Day; at: string }
    | undefined
  // Of a mall that did not note it the days until now count as looked at for good.
  return (
    setting && {
      first: setting.first ?? setting.from,
      from: setting.from,
      at: new Date(setting.at),
    }
  )
}
export function writeCompared(
  db: Db,
  provider: string,
  { first, from, at }: Compared,
): Promise<void> {
  return writeSetting(db, `compared.${provider}`, { first, from, at: at.toISOString() })
}

/**
 * What the books took and gave back on a day by one provider: a refund is of the day on which it
 * was given, and may have been asked for long before. Money that they know to be away again
 * (`disputes`) need not be listed, and what a bank sent back is no refund any more.
 */
const bookedOn = (provider: string, day: Day) => sql`
  select 'CAPTURE' as kind, c.provider_ref as ref, c.contract_id, c.currency, c.amount as booked, c.seen_at as begun_at, c.listed_amount, c.listed_at, c.listed_seen_at
  from captures c
  where c.provider = ${provider} and c.seen_at >= ${startOf(day)} and c.seen_at < ${endOf(day)}
    and (c.listed_amount is not null
      or not exists (select from disputes d where d.provider = c.provider and d.capture_ref = c.provider_ref and d.taken > 0))
  union all
  select 'REFUND', coalesce(t.provider_ref, t.id::text), r.contract_id, g.currency, g.amount, t.sent_at, t.listed_amount, t.listed_at, t.listed_seen_at
  from refund_tries t join refund_legs g on g.id = t.leg_id join refunds r on r.id = g.refund_id
  where g.provider = ${provider} and t.ended_at >= ${startOf(day)} and t.ended_at < ${endOf(day)} and t.status in ('DONE', 'EXTRA')`

export async function findBooked(db: Db, provider: string, day: Day): Promise<Booked> {
  const { rows } = await sql<Booked>`
    select count(*)::int as count,
      min(begun_at) filter (where listed_amount is null) as "firstUnlistedAt", min(listed_at) as "firstListedAt", max(listed_at) as "lastListedAt"
    from (${bookedOn(provider, day)}) b`.execute(db)
  const [booked] = rows
  if (!booked) throw new Error('a count without a row')
  return booked
}

/** A reading of the span of a list that speaks of the day. */
export type Reading = { readonly span: Span; readonly readAt: Date }

/**
 * As the reading saw it: what stood in its span before and was not seen there any more is listed no
 * more.
 */
const listedBy = ({ span, readAt }: Reading) => sql`case
  when listed_at between ${span.since} and ${span.until} and listed_seen_at is distinct from ${readAt} then null
  else listed_amount end`

export async function sumDay(
  tx: Tx,
  provider: string,
  day: Day,
  reading: Reading,
): Promise<readonly DayFigures[]> {
  const sum = (kind: string, column: string) =>
    sql`coalesce(sum(${sql.ref(column)}) filter (where kind = ${kind}), 0)::bigint`
  const { rows } = await sql<DayFigures>`
    select currency, ${sum('CAPTURE', 'booked')} as "bookedTaken", ${sum('CAPTURE', 'listed')} as "listedTaken",
      ${sum('REFUND', 'booked')} as "bookedBack", ${sum('REFUND', 'listed')} as "listedBack",
      count(*) filter (where listed is distinct from booked)::int as differing
    from (select *, ${listedBy(reading)} as listed from (${bookedOn(provider, day)}) b) s
    group by currency order by currency`.execute(tx)
  return rows
}

export type DayEntry = {
  readonly kind: 'CAPTURE' | 'REFUND'
  readonly ref: string
  readonly contractId: Id<'contract'> | null
  readonly booked: number
  /** Null for what is not listed. */
  readonly listed: number | null
}
/** So many of what differs are named; the sums have all. */
const MOST_ENTRIES = 50

export async function findDiffering(
  tx: Tx,
  provider: string,
  day: Day,
  currency: string,
  reading: Reading,
): Promise<readonly DayEntry[]> {
  const { rows } = await sql<DayEntry>`
    select kind, ref, contract_id as "contractId", booked, listed
    from (select *, ${listedBy(reading)} as listed from (${bookedOn(provider, day)}) b) s
    where currency = ${currency} and listed is distinct from booked
    order by kind, ref limit ${MOST_ENTRIES}`.execute(tx)
  return rows
}

export async function writeDay(
  tx: Tx,
  provider: string,
  day: Day,
  figures: DayFigures,
  found: {
    readonly matterId: Id<'matter'>
    readonly entries: readonly DayEntry[]
    readonly at: Date
  },
): Promise<void> {
  const row = {
    matter_id: found.matterId,
    booked_taken: figures.bookedTaken,
    listed_taken: figures.listedTaken,
    booked_back: figures.bookedBack,
    listed_back: figures.listedBack,
    entries: JSON.stringify(found.entries),
    entry_count: figures.differing,
    compared_at: found.at,
  }
  await tx
    .insertInto('provider_days')
    .values({ provider, day, currency: figures.currency, ...row })
    .onConflict((conflict) => conflict.columns(['provider', 'day', 'currency']).doUpdateSet(row))
    .execute()
}

type OpenDay = { readonly day: Day; readonly currency: string; readonly comparedAt: Date }

/** Days of a provider that are on the operator's list. */
export function findOpenDays(db: Db | Tx, provider: string): Promise<OpenDay[]> {
  return db
    .selectFrom('money_matters as m')
    .innerJoin('provider_days as p', 'p.matter_id', 'm.id')
    .where('m.status', '=', sql.lit('OPEN'))
    .where('m.kind', '=', 'BOOKS_DIFFER')
    .where('m.provider', '=', provider)
    .orderBy('p.day')
    .limit(100)
    .select(['p.currency', 'p.compared_at as comparedAt', sql<Day>`p.day::text`.as('day')])
    .$castTo<OpenDay>()
    .execute()
}

/**
 * Days that agreed, of which a list has said another amount since. Those on the list are looked at
 * anyhow, and somebody has explained others.
 */
export async function findChangedDays(
  db: Db,
  provider: string,
  { first, from }: Pick<Compared, 'first' | 'from'>,
): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    select distinct (b.at at time zone 'UTC')::date::text as day from (
      select c.seen_at as at from captures c
      where c.provider = ${provider} and c.seen_at >= ${startOf(first)} and c.seen_at < ${startOf(from)} and c.listed_amount <> c.amount
      union all
      select t.ended_at from refund_tries t join refund_legs g on g.id = t.leg_id
      where g.provider = ${provider} and t.ended_at >= ${startOf(first)} and t.ended_at < ${startOf(from)} and t.status in ('DONE', 'EXTRA')
        and t.listed_amount <> g.amount) b
    where not exists (select from provider_days p join money_matters m on m.id = p.matter_id
      where p.provider = ${provider} and p.day = (b.at at time zone 'UTC')::date and m.status <> 'RESOLVED')
    order by 1 limit 31`.execute(db)
  return rows.map(({ day }) => day)
}

/** Whether somebody has said why a day differs as it does. */
export async function isExplained(
  tx: Tx,
  provider: string,
  day: Day,
  figures: DayFigures,
): Promise<boolean> {
  const found = await tx
    .selectFrom('provider_days as p')
    .innerJoin('money_matters as m', 'm.id', 'p.matter_id')
    .where('p.provider', '=', provider)
    .where(sql<string>`p.day::text`, '=', day)
    .where('p.currency', '=', figures.currency)
    .where('m.status', '=', 'SETTLED')
    .where('p.booked_taken', '=', figures.bookedTaken)
    .where('p.listed_taken', '=', figures.listedTaken)
    .where('p.booked_back', '=', figures.bookedBack)
    .where('p.listed_back', '=', figures.listedBack)
    .where('p.entry_count', '=', figures.differing)
    .select('p.matter_id')
    .executeTakeFirst()
  return found !== undefined
}

export async function findMatterOf(tx: Tx, cause: string): Promise<Id<'matter'> | undefined> {
  const row = await tx
    .selectFrom('money_matters')
    .where('cause', '=', cause)
    .where('status', '=', sql.lit('OPEN'))
    .select('id')
    .executeTakeFirst()
  return row?.id as Id<'matter'> | undefined
}
