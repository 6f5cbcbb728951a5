import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { startCluster, type Cluster } from '../../database/cluster.ts'
import { migrate } from '../../database/migrate.ts'
import { loadPlaces } from '../../database/places/load-places.ts'
import { loadReference } from '../../database/reference/load-reference.ts'
import type { MallSettings } from './mall-settings.ts'

type Log = (line: string) => void
type SeedDemo = (options: { databaseUrl: string; dataDir: string; log: Log }) => Promise<void>

export const DATABASE = 'galleria'
const seedModule = join(dirname(dirname(import.meta.dirname)), 'apps', 'demo', 'src', 'seed.ts')

/**
 * The database of the mall, running, migrated and, in a demo, filled. `keep` is handed the cluster
 * while it still starts.
 */
export async function prepareDatabase(
  { databaseUrl: given, dataDir, seed }: MallSettings,
  log: Log,
  keep: (cluster: Promise<Cluster>) => void,
): Promise<string> {
  let databaseUrl = given
  if (!databaseUrl) {
    const starting = startCluster({ dataDir, durable: true, log })
    keep(starting)
    const cluster = await starting
    databaseUrl = cluster.urlFor(DATABASE)
    await createDatabase(cluster.urlFor('postgres'))
  }
  const applied = await migrate(databaseUrl, { warn: log })
  if (applied.length > 0) log(`database brought up to date (${applied.length} migrations)`)
  if (await loadPlaces(databaseUrl)) log('provinces, towns and streets loaded')
  if (seed === 'demo') await seedOnce(databaseUrl, dataDir, log)
  else if (await loadReference(databaseUrl))
    log('a new mall: categories, carriers and drafts of the legal pages laid in')
  return databaseUrl
}

async function createDatabase(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  })
}

/** The seed notes itself as done; one that broke off goes on. */
async function seedOnce(databaseUrl: string, dataDir: string, log: Log): Promise<void> {
  if (!existsSync(seedModule)) return
  const seeded = await withClient(
    databaseUrl,
    async (client) =>
      (
        await client.query(
          `select from mall_settings where key = 'seed' and value ->> 'isDone' is distinct from 'false'`,
        )
      ).rowCount,
  )
  if (seeded) return
  log('filling the demo mall ...')
  const { seedDemo } = (await import(pathToFileURL(seedModule).href)) as { seedDemo: SeedDemo }
  await seedDemo({ databaseUrl, dataDir, log })
}

export async function withClient<Result>(
  url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
