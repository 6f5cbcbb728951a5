import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import pg from 'pg'
import { readMigrations, type Migration } from './migration-files.ts'

export type MigrateOptions = {
  folder?: string
  /** These and no others: a backup is restored into the tables that it was made of. */
  only?: readonly string[]
  log?: (line: string) => void
  /** What whoever starts the mall has to know. */
  warn?: (line: string) => void
}

const OURS = `${import.meta.dirname}/migrations`
export const OLDEST_POSTGRES = 15
/** Any number, the same for ever: two malls starting at once migrate one after the other. */
const MIGRATION_LOCK = 7_014_552
/**
 * A migration that waits for a table queues every later query behind itself. So it waits for less
 * than a shopper notices, lets the queue pass, and tries again; a report that reads for minutes
 * holds the migration up, not the shop.
 */
const LOCK_TIMEOUT = '500ms'
const LOCK_NOT_AVAILABLE = '55P03'
const BETWEEN_TRIES_MS = 1_000
const MOST_TRIES = 120
/** `create index concurrently` and its like wait without stopping anybody. */
const CONCURRENT_LOCK_TIMEOUT = '120s'
const PATIENCE_FOR_ANOTHER_MIGRATION = '120s'

/**
 * Bring a database up to date: our migrations in order, then the job queue's own. Returns the names
 * of the migrations it applied.
 */
export async function migrate(
  databaseUrl: string,
  { folder = OURS, only, log = () => {}, warn = () => {} }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = readMigrations(folder).filter(({ name }) => !only || only.includes(name))
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'galleria migrate',
  })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    await refuseUnfitServer(client)
    await client.query(`set lock_timeout = '${PATIENCE_FOR_ANOTHER_MIGRATION}'`)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const pending = await findPending(client, migrations, warn)
    for (const migration of pending) {
      await apply(client, migration)
      log(`migrated: ${migration.name}`)
    }
    await prepareJobQueue(databaseUrl)
    // The views are those of the newest tables.
    if (folder === OURS && !only) await showAudit(client)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function refuseUnfitServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
  )
  const { version, encoding } = rows[0]!
  if (Number.parseInt(version) < OLDEST_POSTGRES) {
    throw new Error(
      `The mall needs PostgreSQL ${OLDEST_POSTGRES} or newer; the server of DATABASE_URL is ${version}`,
    )
  }
  if (encoding !== 'UTF8')
    throw new Error(
      `The mall needs a database in UTF8; the one of DATABASE_URL is in ${encoding}. Make one with: create database galleria encoding 'UTF8' template template0`,
    )
}

async function findPending(
  client: pg.Client,
  migrations: Migration[],
  warn: (line: string) => void,
): Promise<Migration[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  await client.query(
    `do $$ begin
       if not exists (select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'breaks') then
         alter table schema_migrations add column breaks boolean not null default false;
       end if;
     end $$`,
  )
  const { rows } = await client.query<{ name: string; checksum: string; breaks: boolean }>(
    'select name, checksum, breaks from schema_migrations order by name',
  )
  const newest = migrations.at(-1)?.name ?? ''
  const newer = rows.filter(({ name }) => !migrations.some((file) => file.name === name))
  for (const { name, breaks } of newer)
    if (breaks || name < newest)
      throw new Error(
        `The database has migration ${name}, which this version of the mall does not know and cannot work with; start the newer version that made it`,
      )
  if (newer.length > 0)
    warn(
      `the database was brought up to date by a newer version (${newer.at(-1)?.name}); this older one works with it`,
    )
  for (const applied of rows) {
    const file = migrations.find(({ name }) => name === applied.name)
    if (file && file.checksum !== applied.checksum)
      throw new Error(
        `Migration ${applied.name} was changed after it had been applied; restore the file and put the change into a new migration`,
      )
  }
  const done = new Set(rows.map(({ name }) => name))
  return migrations.filter(({ name }) => !done.has(name))
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await inTurns(client, migration.transaction ? MOST_TRIES : 1, () =>
    applyOnce(client, migration),
  ).catch((failure: pg.DatabaseError) => {
    throw explain(migration, failure)
  })
}

/** Tries again what did not get its locks, once those who queued behind it are through. */
async function inTurns(
  client: pg.Client,
  most: number,
  work: () => Promise<unknown>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work()
      return
    } catch (failure) {
      await client.query('rollback').catch(() => {})
      if ((failure as pg.DatabaseError).code !== LOCK_NOT_AVAILABLE || tries === most) throw failure
      await sleep(BETWEEN_TRIES_MS)
    }
  }
}

async function applyOnce(client: pg.Client, migration: Migration): Promise<void> {
  const note = () =>
    client.query('insert into schema_migrations (name, checksum, breaks) values ($1, $2, $3)', [
      migration.name,
      migration.checksum,
      migration.breaks,
    ])
  if (!migration.transaction) {
    await client.query(`set lock_timeout = '${CONCURRENT_LOCK_TIMEOUT}'`)
    for (const statement of migration.statements) await client.query(statement)
    await note()
    return
  }
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
  await client.query('begin')
  await client.query(migration.sql)
  await note()
  await client.query('commit')
}

function explain(migration: Migration, failure: pg.DatabaseError): Error {
  const line =
    migration.transaction && failure.position
      ? `, line ${migration.sql.slice(0, Number(failure.position)).split('\n').length}`
      : ''
  return Object.assign(
    new Error(`Migration ${migration.name}${line}: ${failure.message}`, { cause: failure }),
    { code: failure.code },
  )
}

/**
 * The queue keeps its tables in a schema of its own and migrates them itself; doing it here means
 * that test databases have them too.
 */
async function prepareJobQueue(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    schedule: false,
    supervise: false,
    migrate: true,
  })
  let problem: Error | undefined
  boss.on('error', (failure) => (problem = failure))
  await boss.start()
  await boss.stop({ graceful: false })
  if (problem) throw problem
}

/**
 * The schema `audit`: views that hold no data, made anew when their text or a life cycle has
 * changed. It shows the queue as well, so it comes after the queue's own tables.
 */
async function showAudit(client: pg.Client): Promise<void> {
  const sql = ['legal', 'views']
    .map((name) => readFileSync(`${import.meta.dirname}/audit/${name}.sql`, 'utf8'))
    .join('\n')
  const checksum = createHash('sha256').update(sql).digest('hex')
  const { rows } = await client.query<{ known: string | null }>(
    `select obj_description(to_regnamespace('audit')::oid, 'pg_namespace') as known`,
  )
  if (rows[0]?.known === checksum) return
  // Another process may be reading it, for minutes.
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
  await inTurns(client, MOST_TRIES, () =>
    client.query(
      `begin; drop schema if exists audit cascade; create schema audit; ${sql}; comment on schema audit is '${checksum}'; commit`,
    ),
  )
}
