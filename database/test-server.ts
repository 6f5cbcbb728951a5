import { randomBytes, randomInt } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SCRATCH_PREFIX } from './cluster-home.ts'
import { startCluster } from './cluster.ts'
import { isAbandoned, stopLeftoverServer } from './leftover-server.ts'
import { migrate } from './migrate.ts'

/** What a test needs to clone a database; plain data, because it crosses into worker threads. */
export type TestServer = { url: string; run: number; template: string; fileCopy: boolean }
export type TestDatabase = { url: string; drop(): Promise<void> }

/**
 * With the run's number the key of an advisory lock that a run holds while it lives; databases of a
 * run without it are leftovers.
 */
const RUN_LOCK = 7_014_553
const FILL_LOCK = 7_014_554

/**
 * One server for a whole run of tests, with a migrated template: the server of DATABASE_URL, or one
 * of our own that is gone afterwards.
 */
export async function startTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  await removeAbandonedClusters()
  const given = process.env['DATABASE_URL']
  const cluster = given ? undefined : await startCluster({ durable: false })
  const url = given ?? cluster!.urlFor('postgres')
  const keeper = await connect(url).catch(async (failure) => {
    await cluster?.stop()
    throw failure
  })
  const run = randomInt(1, 2 ** 31 - 1)
  const stop = async () => {
    try {
      if (given) await dropRun(keeper, run)
    } finally {
      await keeper.end()
      await cluster?.stop()
    }
  }
  try {
    await keeper.query('select pg_advisory_lock($1, $2)', [RUN_LOCK, run])
    await dropAbandonedDatabases(keeper)
    const template = `galleria_test_${run}_template`
    await keeper.query(`create database ${template} template template0 encoding 'UTF8'`)
    await migrate(withDatabase(url, template))
    return { url, run, template, fileCopy: !given, stop }
  } catch (failure) {
    await stop()
    throw failure
  }
}

/** A copy of the template for one test file; about 20 ms. */
export async function cloneTemplate({
  url,
  run,
  template,
  fileCopy,
}: TestServer): Promise<TestDatabase> {
  const name = `galleria_test_${run}_${randomBytes(6).toString('hex')}`
  // Copying files is quicker than writing the log in memory, and slower on a disk.
  await withClient(url, (client) =>
    client.query(
      `create database ${name} template ${template}${fileCopy ? ' strategy file_copy' : ''}`,
    ),
  )
  return {
    url: withDatabase(url, name),
    drop: () => withClient(url, (client) => dropDatabase(client, name)),
  }
}

/**
 * The same of a template that the first who asks in a run fills: what many files begin from is laid
 * out once.
 */
export async function cloneFilled(
  server: TestServer,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const template = `${server.template}_${name}`
  // The connection holds the lock, so that files that begin together wait for one of them.
  await withClient(server.url, async (client) => {
    await client.query('select pg_advisory_lock($1, $2)', [FILL_LOCK, server.run])
    const known = await client.query('select from pg_database where datname = $1', [template])
    if (known.rowCount) return
    const unfilled = await cloneTemplate(server)
    await fill(unfilled.url)
    await client.query(
      `alter database ${new URL(unfilled.url).pathname.slice(1)} rename to ${template}`,
    )
  })
  return cloneTemplate({ ...server, template })
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'galleria tests' })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function withClient(
  url: string,
  use: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = await connect(url)
  try {
    await use(client)
  } finally {
    await client.end()
  }
}

/**
 * The server's own housekeeping may be in the database, and only a superuser may end that; it
 * leaves by itself.
 */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`drop database if exists ${name} with (force)`)
      return
    } catch (failure) {
      if ((failure as pg.DatabaseError).code !== '42501' || attempt === 20) throw failure
      await sleep(250)
    }
  }
}

async function dropAbandonedDatabases(keeper: pg.Client): Promise<void> {
  const { rows } = await keeper.query<{ run: number }>(
    `select distinct split_part(datname, '_', 3)::int as run from pg_database where datname ~ '^galleria_test_[0-9]+_'`,
  )
  for (const { run } of rows) {
    const answer = await keeper.query<{ free: boolean }>(
      'select pg_try_advisory_lock($1, $2) as free',
      [RUN_LOCK, run],
    )
    if (!answer.rows[0]!.free) continue
    await dropRun(keeper, run)
    await keeper.query('select pg_advisory_unlock($1, $2)', [RUN_LOCK, run])
  }
}

async function dropRun(keeper: pg.Client, run: number): Promise<void> {
  const { rows } = await keeper.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [`galleria_test_${run}_`],
  )
  for (const { datname } of rows) await dropDatabase(keeper, datname)
}

/**
 * A killed run leaves its server and its memory behind. Younger than a minute it may be one that is
 * about to begin.
 */
async function removeAbandonedClusters(): Promise<void> {
  for (const folder of ['/dev/shm', tmpdir()].filter((path) => existsSync(path))) {
    for (const name of readdirSync(folder).filter((entry) => entry.startsWith(SCRATCH_PREFIX))) {
      const home = join(folder, name)
      try {
        if (
          !isAbandoned(home) ||
          (!existsSync(join(home, 'in-use-by')) && Date.now() - statSync(home).mtimeMs < 60_000)
        )
          continue
        await stopLeftoverServer(join(home, 'data'), () => {})
        rmSync(home, { recursive: true, force: true })
      } catch {} // another user's
    }
  }
}
