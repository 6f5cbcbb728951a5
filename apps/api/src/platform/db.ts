import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresPoolClient,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { Clock } from './clock.ts'
import { askTogether, type Answer, type Statement } from './statements.ts'
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
// `2026-11-21 19:09:22.123456+00`, as a server in UTC writes times; the driver's own reader takes every form and its time.
const readAnyTime = pg.types.getTypeParser(1184, 'text') as (text: string) => Date
pg.types.setTypeParser(1184, (text) =>
  text.endsWith('+00') && text.charCodeAt(4) === 45
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : readAnyTime(text),
)

const SETTINGS = [
  // How alike a typed word and a written one must be for the search to take one for the other.
  'pg_trgm.word_similarity_threshold=0.45',
  // What the mall reads is in memory or on flash, where jumping costs little more than reading on; the usual 4 is that of a turning disk.
  'random_page_cost=1.1',
  // A plan for each text, not for each question: left to itself the planner takes a guess at `limit $n` for a reason to plan anew every time.
  'plan_cache_mode=force_generic_plan',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

export type Database = { readonly db: Db; readonly pool: pg.Pool; close(): Promise<void> }

/** A pool, and two ways to its connections: Kysely, and constant SQL past it (`runSql`). */
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
    statement_timeout: options.statementTimeout ?? 3000 * (options.patience ?? 1),
    connectionTimeoutMillis: 2000 * (options.patience ?? 1),
    options: SETTINGS,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'galleria',
  })
  // A restarted server breaks idle connections; the pool replaces them, and without a listener the process would die.
  pool.on('error', (error) => options.onIdleError?.(error))
  // The same for a connection that somebody holds: its query is told by rejection, and the event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const told = new WeakMap<pg.PoolClient, number>()
  const connect = async () => {
    const client = await pool.connect()
    const pinned = options.clock.pinned()
    if (pinned && told.get(client) !== pinned.getTime()) {
      await client.query('select set_config($1, $2, false)', ['mall.now', pinned.toISOString()])
      told.set(client, pinned.getTime())
    }
    return client
  }
  const askPool: Ask = async (statements) => {
    const client = await connect()
    try {
      return await askTogether(client, statements)
    } finally {
      client.release()
    }
  }
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => wrap(await connect()),
        end: () => pool.end(),
        options: pool.options,
      },
    }),
  })
  asks.set(db, askPool)
  return { db, pool, close: () => db.destroy() }
}

/** Where a handle's constant SQL goes: to the pool or, within a transaction, to its connection. */
type Ask = (statements: readonly Statement[]) => Promise<Answer[]>
const asks = new WeakMap<Db, Ask>()

const WHICH_CONNECTION = 'which connection is this'
/** A connection as Kysely wants it; asked which one it is, it answers itself, because a transaction does not tell. */
function wrap(client: pg.PoolClient): PostgresPoolClient {
  const ask: Ask = (statements) => askTogether(client, statements)
  const query = async (text: string, values: readonly unknown[]) =>
    text === WHICH_CONNECTION
      ? { command: 'SELECT', rowCount: 1, rows: [{ ask }] }
      : (await ask([{ text, values }]))[0]
  return { query: query as never, release: () => client.release() }
}

const MOST_ATTEMPTS = 5

/**
 * One transaction; run again when the database gave up on it to resolve a deadlock, or when a number for people that `work` drew by chance
 * (order code, after-sales code) was taken: of a million a day, a busy day uses up so many that one draw in twenty meets another.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const follow: (() => void)[] = []
    try {
      const result = await db.transaction().execute((tx) =>
        withOwnConnection(tx, (own) => {
          follows.set(own, follow)
          return work(own)
        }),
      )
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
/** Once what is written by this handle is there for others to see; never when the transaction comes to nothing. */
export function afterCommit(db: Tx | Db, what: () => void): void {
  const follow = follows.get(db)
  if (follow) follow.push(what)
  else what()
}

function isWorthAnotherTry({ code, constraint }: { code?: string; constraint?: string }): boolean {
  return (
    code === '40001' ||
    code === '40P01' ||
    (code === '23505' && (constraint ?? '').endsWith('_code_key'))
  )
}

async function withOwnConnection<Result>(
  tx: Tx,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const {
    rows: [own],
  } = await tx.executeQuery<{ ask: Ask }>(CompiledQuery.raw(WHICH_CONNECTION))
  if (own) asks.set(tx, own.ask)
  try {
    return await work(tx)
  } finally {
    asks.delete(tx) // Kysely says that the transaction is over; the connection, by then another's, would not
  }
}

/** Constant SQL, past the query builder: what it does for each statement costs more than our shorter ones. */
export async function runSql<Row>(
  db: Db | Tx,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const ask = asks.get(db)
  if (!ask) return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
  return (await ask([{ text, values }]))[0]?.rows ?? []
}

/**
 * What `work` asks by `runSql` at once goes over one connection in one trip. For short reads of one request: they wait for one another, and
 * when one fails all do.
 */
export function together<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  const ask = asks.get(db)
  return ask ? work(collecting(db, ask, { soon: queueMicrotask, isPatient: false })) : work(db)
}

/**
 * A handle for the reads of one page, whose parts know nothing of each other: all that they ask by `runSql` before anything has been answered goes in one trip,
 * which costs this process a third of what as many trips do. When one fails, each is asked again by itself, so that a part that may be missing takes no other with it.
 */
export function inFewTrips(db: Db): Db {
  const ask = asks.get(db)
  return ask
    ? collecting(db, ask, { soon: (flush) => process.nextTick(flush), isPatient: true })
    : db
}

const SQLSTATE = /^[0-9A-Z]{5}$/
type Question = {
  readonly statements: readonly Statement[]
  resolve(answers: Answer[]): void
  reject(reason: unknown): void
}

function collecting(
  db: Db,
  ask: Ask,
  { soon, isPatient }: { soon: (flush: () => void) => void; isPatient: boolean },
): Db {
  const own: Db = db.withTables<{}>()
  let waiting: Question[] = []
  const flush = () => {
    const all = waiting
    waiting = []
    ask(all.flatMap((one) => one.statements)).then(
      (answers) => {
        let at = 0
        for (const one of all) one.resolve(answers.slice(at, (at += one.statements.length)))
      },
      (error: unknown) => {
        // Only what PostgreSQL itself refused has certainly not been done.
        const isSafe =
          isPatient && all.length > 1 && SQLSTATE.test(String((error as { code?: unknown }).code))
        for (const one of all)
          if (isSafe) ask(one.statements).then(one.resolve, one.reject)
          else one.reject(error)
      },
    )
  }
  asks.set(
    own,
    (statements) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) soon(flush)
        waiting.push({ statements, resolve, reject })
      }),
  )
  return own
}
