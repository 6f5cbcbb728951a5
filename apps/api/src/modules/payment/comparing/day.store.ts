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
const bookedOn = (db: Db | Tx, provider: string, day: Day) =>
  db
    .selectFrom('captures as c')
    .where('c.provider', '=', provider)
    .where('c.seen_at', '>=', startOf(day))
    .where('c.seen_at', '<', endOf(day))
    .where((eb) =>
      eb.or([
        eb('c.listed_amount', 'is not', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('disputes as d')
              .whereRef('d.provider', '=', 'c.provider')
              .whereRef('d.capture_ref', '=', 'c.provider_ref')
              .where('d.taken', '>', sql.lit(0))
              .select('d.id'),
          ),
        ),
      ]),
    )
    .select([sql.lit<DayEntry['kind']>('CAPTURE').as('kind'), 'c.provider_ref as ref'])
    .select(['c.contract_id', 'c.currency', 'c.amount as booked', 'c.seen_at as begun_at'])
    .select(['c.listed_amount', 'c.listed_at', 'c.listed_seen_at'])
    .unionAll(
      db
        .selectFrom('refund_tries as t')
        .innerJoin('refund_legs as g', 'g.id', 't.leg_id')
        .innerJoin('refunds as r', 'r.id', 'g.refund_id')
        .where('g.provider', '=', provider)
        .where('t.ended_at', '>=', startOf(day))
        .where('t.ended_at', '<', endOf(day))
        .where('t.status', 'in', [sql.lit('DONE'), sql.lit('EXTRA')])
        .select([
          sql.lit<DayEntry['kind']>('REFUND').as('kind'),
          sql<string>`coalesce(t.provider_ref, t.id::text)`.as('ref'),
        ])
        .select(['r.contract_id', 'g.currency', 'g.amount as booked', 't.sent_at as begun_at'])
        .select(['t.listed_amount', 't.listed_at', 't.listed_seen_at']),
    )

export function findBooked(db: Db, provider: string, day: Day): Promise<Booked> {
  return db
    .selectFrom(bookedOn(db, provider, day).as('b'))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('begun_at').filterWhere('listed_amount', 'is', null).as('firstUnlistedAt'),
      eb.fn.min('listed_at').as('firstListedAt'),
      eb.fn.max('listed_at').as('lastListedAt'),
    ])
    .executeTakeFirstOrThrow()
}

/** A reading of the span of a list that speaks of the day. */
export type Reading = { readonly span: Span; readonly readAt: Date }

/**
 * As the reading saw it: what stood in its span before and was not seen there any more is listed no
 * more.
 */
const listedBy = ({ span, readAt }: Reading) => sql<number | null>`case
  when listed_at between ${span.since} and ${span.until} and listed_seen_at is distinct from ${readAt} then null
  else listed_amount end`

const seenOn = (tx: Tx, provider: string, day: Day, reading: Reading) =>
  tx
    .selectFrom(bookedOn(tx, provider, day).as('b'))
    .selectAll()
    .select(listedBy(reading).as('listed'))
    .as('s')

export function sumDay(
  tx: Tx,
  provider: string,
  day: Day,
  reading: Reading,
): Promise<readonly DayFigures[]> {
  return tx
    .selectFrom(seenOn(tx, provider, day, reading))
    .select((eb) => {
      const sum = (kind: DayEntry['kind'], column: 'booked' | 'listed') =>
        eb.cast<number>(
          eb.fn.coalesce(eb.fn.sum(column).filterWhere('kind', '=', kind), sql.lit(0)),
          'bigint',
        )
      return [
        'currency',
        sum('CAPTURE', 'booked').as('bookedTaken'),
        sum('CAPTURE', 'listed').as('listedTaken'),
        sum('REFUND', 'booked').as('bookedBack'),
        sum('REFUND', 'listed').as('listedBack'),
        eb.fn
          .countAll<number>()
          .filterWhere('listed', 'is distinct from', eb.ref('booked'))
          .as('differing'),
      ]
    })
    .groupBy('currency')
    .orderBy('currency')
    .execute()
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

export function findDiffering(
  tx: Tx,
  provider: string,
  day: Day,
  currency: string,
  reading: Reading,
): Promise<readonly DayEntry[]> {
  return tx
    .selectFrom(seenOn(tx, provider, day, reading))
    .where('currency', '=', currency)
    .where((eb) => eb('listed', 'is distinct from', eb.ref('booked')))
    .select(['kind', 'ref', 'contract_id as contractId', 'booked', 'listed'])
    .orderBy('kind')
    .orderBy('ref')
    .limit(MOST_ENTRIES)
    .$narrowType<Pick<DayEntry, 'contractId'>>()
    .execute()
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
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('captures as c')
        .where('c.provider', '=', provider)
        .where('c.seen_at', '>=', startOf(first))
        .where('c.seen_at', '<', startOf(from))
        .whereRef('c.listed_amount', '<>', 'c.amount')
        .select(sql<Date>`c.seen_at`.as('at'))
        .unionAll(
          eb
            .selectFrom('refund_tries as t')
            .innerJoin('refund_legs as g', 'g.id', 't.leg_id')
            .where('g.provider', '=', provider)
            .where('t.ended_at', '>=', startOf(first))
            .where('t.ended_at', '<', startOf(from))
            .where('t.status', 'in', [sql.lit('DONE'), sql.lit('EXTRA')])
            .whereRef('t.listed_amount', '<>', 'g.amount')
            .select(sql<Date>`t.ended_at`.as('at')),
        )
        .as('b'),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('provider_days as p')
            .innerJoin('money_matters as m', 'm.id', 'p.matter_id')
            .where('p.provider', '=', provider)
            .where('p.day', '=', sql<Day>`(b.at at time zone 'UTC')::date`)
            .where('m.status', '<>', sql.lit('RESOLVED'))
            .select('p.day'),
        ),
      ),
    )
    .select(sql<Day>`(b.at at time zone 'UTC')::date::text`.as('day'))
    .distinct()
    .orderBy('day')
    .limit(sql.lit(31))
    .execute()
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
