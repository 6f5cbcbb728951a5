import { createHash } from 'node:crypto'
import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import type { Clock } from './clock.ts'
import type { DB } from './tables.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

// int8 and numeric as numbers: amounts are minor units well below 2^53. Dates stay the text they are.
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
  // What the mall reads is in memory or on flash, where jumping costs little more than reading on; the usual 4 is that of a turning disk.
  'random_page_cost=1.1',
  // A plan for each text, not for each question: left to itself the planner takes a guess at `limit $n` for a reason to plan anew every time.
  'plan_cache_mode=force_generic_plan',
].map((setting) => `-c ${setting}`).join(' ')

export type Database = { readonly db: Db; readonly pool: pg.Pool; close(): Promise<void> }

/**
 * Kysely over a pool whose statements are named, so that PostgreSQL plans each query text once per connection
 * (planning costs more than most of our reads). List parameters are arrays (`= any($1)`), which keeps the number of texts small.
 */
export function openDatabase(options: { url: string; clock: Clock; poolSize?: number; statementTimeout?: number; onIdleError?: (error: Error) => void }): Database {
  const pool = new pg.Pool({
    connectionString: options.url, max: options.poolSize ?? 8, statement_timeout: options.statementTimeout ?? 3000,
    connectionTimeoutMillis: 2000,
    options: SETTINGS, idle_in_transaction_session_timeout: 10_000, application_name: 'galleria',
  })
  // A restarted server breaks idle connections; the pool replaces them, and without a listener the process would die.
  pool.on('error', (error) => options.onIdleError?.(error))
  // The same for a connection that somebody holds: its query is told by rejection, and the event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const told = new WeakMap<pg.PoolClient, number>()
  const named: PostgresPool = {
    connect: async () => {
      const client = await pool.connect()
      const pinned = options.clock.pinned()
      if (pinned && told.get(client) !== pinned.getTime()) {
        await client.query('select set_config($1, $2, false)', ['mall.now', pinned.toISOString()])
        told.set(client, pinned.getTime())
      }
      return {
        query: ((sql: string, values: readonly unknown[]) => client.query({ name: nameStatement(sql), text: sql, values: [...values] })) as never,
        release: () => client.release(),
      }
    },
    end: () => pool.end(),
    options: pool.options,
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: named }) })
  return { db, pool, close: () => db.destroy() }
}

const names = new Map<string, string>()
function nameStatement(sql: string): string {
  const known = names.get(sql)
  if (known) return known
  const name = createHash('sha1').update(sql).digest('base64url')
  if (names.size < 5000) names.set(sql, name)
  return name
}

const MOST_ATTEMPTS = 5

/**
 * One transaction; run again when the database gave up on it to resolve a deadlock, or when a number for people that `work` drew by chance
 * (order code, after-sales code) was taken: of a million a day, a busy day uses up so many that one draw in twenty meets another.
 */
export async function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isWorthAnotherTry(error as { code?: string; constraint?: string })) throw error
    }
  }
}

function isWorthAnotherTry({ code, constraint }: { code?: string; constraint?: string }): boolean {
  return code === '40001' || code === '40P01' || (code === '23505' && (constraint ?? '').endsWith('_code_key'))
}

/** Constant SQL for the hottest statements. */
export async function runSql<Row>(db: Db | Tx, text: string, values: readonly unknown[]): Promise<Row[]> {
  const result = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return result.rows
}
