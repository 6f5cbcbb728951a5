import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction, sql } from 'kysely'
import pg from 'pg'
import type { Clock } from './clock.ts'
import { throwLost } from './database-lost.ts'
import type { DB } from './tables.ts'
import { traced } from './tracing.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

// int8 and numeric as numbers: amounts are minor units well below 2^53. Dates stay the text they
// are.
pg.types.setTypeParser(20, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`)
  return value
})
pg.types.setTypeParser(1700, Number)
pg.types.setTypeParser(1082, (text) => text)

const SETTINGS = [
  // How alike a typed word and a written one must be for the search to take one for the other.
  'pg_trgm.word_similarity_threshold=0.45',
  // What the mall reads is in memory or on flash, where jumping costs little more than reading on;
  // the usual 4 is that of a turning disk.
  'random_page_cost=1.1',
  // A plan for each text, not for each execution: left to itself the planner takes a guess at
  // `limit $n` for a reason to plan anew every time.
  'plan_cache_mode=force_generic_plan',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

export type Database = { readonly db: Db; readonly pool: pg.Pool; close(): Promise<void> }

/**
 * A pool under Kysely. Statements that are not awaited one by one go over their connection without
 * waiting for one another (pg's `pipeline`).
 */
export function openDatabase(options: {
  url: string
  clock: Clock
  poolSize?: number
  statementTimeout?: number
  patience?: number
  onIdleError?: (error: Error) => void
}): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 8,
    pipeline: true,
    statement_timeout: options.statementTimeout ?? 3000 * (options.patience ?? 1),
    connectionTimeoutMillis: 2000 * (options.patience ?? 1),
    options: SETTINGS,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'galleria',
  })
  // A restarted server breaks idle connections; the pool replaces them, and without a listener the
  // process would die.
  pool.on('error', (error) => options.onIdleError?.(error))
  // The same for a connection that somebody holds: its query is rejected, and the event without a
  // listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const pinnedAt = new WeakMap<pg.PoolClient, number>()
  const plans = watchPlans(pool)
  const connect = async () => {
    const client = await plans.connect()
    const pinned = options.clock.pinned()
    if (pinned && pinnedAt.get(client) !== pinned.getTime()) {
      await client.query('select set_config($1, $2, false)', ['mall.now', pinned.toISOString()])
      pinnedAt.set(client, pinned.getTime())
    }
    return withNamedStatements(client, plans)
  }
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { connect, end: () => pool.end(), options: pool.options },
    }),
  })
  return { db, pool, close: () => db.destroy() }
}

/**
 * The database's time in this moment, not when the transaction began: who asks under a lock finds
 * it later than whoever held that before, in whichever process.
 */
export async function readTime(tx: Tx): Promise<Date> {
  const { at } = await tx
    .selectNoFrom(
      sql<Date>`coalesce(nullif(current_setting('mall.now', true), '')::timestamptz, clock_timestamp())`.as(
        'at',
      ),
    )
    .executeTakeFirstOrThrow()
  return at
}

/**
 * The database's time of day, over a connection of its own: asked before there is a pool, and when
 * the pool is busy.
 */
export async function askTime(url: string): Promise<Date> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
    return rows[0]!.at
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * A connection as Kysely wants it, whose statements are named after their text: PostgreSQL plans
 * each text once per connection, and planning costs more than most of our reads. A prepared
 * statement never changes its columns: PostgreSQL refuses to run it when they would, and then it is
 * sent without a name. In a transaction that comes to nothing, because the first refusal ended it;
 * `inTransaction` begins anew.
 */
function withNamedStatements(client: pg.PoolClient, plans: Plans): PostgresPoolClient {
  const send = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query({ name: nameOf(text), text, values: [...values] })
    } catch (error) {
      if (!isPlanOutdated(error)) throw error
      plans.outdate(client)
      return client.query({ text, values: [...values] }).catch((again: { code?: string }) => {
        throw again.code === ABORTED ? error : again
      })
    }
  }
  const query = (text: string, values: readonly unknown[]) =>
    traced('client', 'sql', { 'db.system.name': 'postgresql', 'db.query.text': text }, () =>
      send(text, values),
    ).catch(throwLost)
  return { query: query as never, release: () => client.release(plans.isOutdated(client)) }
}

/** What every statement of a transaction is told after one of them failed. */
const ABORTED = '25P02'

type Plans = {
  connect(): Promise<pg.PoolClient>
  outdate(client: pg.PoolClient): void
  isOutdated(client: pg.PoolClient): boolean
}

/**
 * A migration may run beside this process, and give a table a column that a prepared `select *`
 * answers too. What one connection learns of it holds for all: those that are older are not lent
 * again, so that a transaction meets it once and not once per connection.
 */
function watchPlans(pool: pg.Pool): Plans {
  let schema = 1
  const plannedFor = new WeakMap<pg.PoolClient, number>()
  pool.on('connect', (client) => plannedFor.set(client, schema))
  const isOutdated = (client: pg.PoolClient) => plannedFor.get(client) !== schema
  return {
    async connect() {
      for (;;) {
        const client = await pool.connect().catch(throwLost)
        if (!isOutdated(client)) return client
        client.release(true)
      }
    },
    outdate(client) {
      if (!isOutdated(client)) schema += 1
    },
    isOutdated,
  }
}

/**
 * "cached plan must not change result type" is one of many things that are called not supported
 * (0A000); where it was said does not depend on the server's language.
 */
function isPlanOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

const nameByText = new Map<string, string>()
const MOST_NAMES = 5000
function nameOf(text: string): string {
  const known = nameByText.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('base64url')
  if (nameByText.size < MOST_NAMES) nameByText.set(text, name)
  return name
}

const MOST_ATTEMPTS = 5

/**
 * One transaction; run again when the database gave up on it to resolve a deadlock, or when a
 * number for people that `work` drew by chance (order code, after-sales code) was taken: of a
 * million a day, a busy day uses up so many that one draw in twenty meets another. Also when a
 * migration beside it changed the columns of a prepared statement.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const follow: (() => void)[] = []
    try {
      const result = await db.transaction().execute((tx) => {
        follows.set(tx, follow)
        return work(tx)
      })
      for (const what of follow) what()
      return result
    } catch (error) {
      if (
        attempt === MOST_ATTEMPTS ||
        !isWorthAnotherTry(error as { code?: string; constraint?: string })
      )
        throw error
    }
  }
}

const follows = new WeakMap<Db, (() => void)[]>()
/**
 * Once what is written by this handle is there for others to see; never when the transaction comes
 * to nothing.
 */
export function afterCommit(db: Tx | Db, what: () => void): void {
  const follow = follows.get(db)
  if (follow) follow.push(what)
  else what()
}

function isWorthAnotherTry(error: { code?: string; constraint?: string }): boolean {
  const { code, constraint } = error
  return (
    code === '40001' ||
    code === '40P01' ||
    (code === '23505' && (constraint ?? '').endsWith('_code_key')) ||
    isPlanOutdated(error)
  )
}

/**
 * What `work` reads at once goes over one connection without waiting for one another: for short
 * reads of one request.
 */
export function together<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.connection().execute(work)
}
