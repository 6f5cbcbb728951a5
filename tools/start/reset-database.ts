import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { claimHome, stopLeftoverServer } from '../../database/leftover-server.ts'
import { explainFailure } from './explain-failure.mjs'
import { readWords } from './read-words.ts'
import { readMallSettings } from './mall-settings.ts'

const { values } = readWords(
  "npm run db:reset throws the mall's data away; with DATABASE_URL it wants --yes and empties that database",
  { options: { yes: { type: 'boolean', default: false } } },
)

/**
 * Throw the mall's data away. With DATABASE_URL only what the migrations made; the database itself
 * stays.
 */
async function resetDatabase(): Promise<void> {
  const { databaseUrl, dataDir } = readMallSettings(
    process.env,
    dirname(dirname(import.meta.dirname)),
  )
  if (databaseUrl) return emptyDatabase(databaseUrl)
  const note = join(dataDir, 'database-location')
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'database')
  if (existsSync(home)) {
    claimHome(home) // refuses while the mall is open
    await stopLeftoverServer(join(home, 'data'), console.log)
    rmSync(home, { recursive: true, force: true })
  }
  // One by one: DATA_DIR may be a folder that holds other things, too.
  for (const name of [
    'database',
    'database-location',
    'files',
    'lab',
    'postgres.log',
    'api.log',
    'lab.log',
  ])
    rmSync(join(dataDir, name), { recursive: true, force: true })
  console.log(`The mall's data in ${dataDir} is gone; npm start makes a new mall`)
}

async function emptyDatabase(databaseUrl: string): Promise<void> {
  if (!values.yes)
    throw new Error(
      'This empties the database of DATABASE_URL for good; say so with: npm run db:reset -- --yes',
    )
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('drop schema if exists pgboss cascade')
    await client.query('drop schema public cascade')
    await client.query('create schema public')
    console.log('The database of DATABASE_URL is empty; npm start fills it again')
  } finally {
    await client.end()
  }
}

try {
  await resetDatabase()
} catch (failure) {
  console.error(explainFailure(failure, { databaseUrl: process.env['DATABASE_URL'] }))
  process.exit(1)
}
