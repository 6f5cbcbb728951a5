import pg from 'pg'
import { migrate } from '../migrate.ts'
import { startCluster } from '../cluster.ts'
import { listBackups, type BackupStore } from './backup-store.ts'
import { loadDump } from './dump.ts'
import { noteRestore } from './note-restore.ts'
import { recoverCluster } from './recover.ts'
import { chooseBackup, foldersOf } from './run-backup.ts'
import { BackupRefused } from './seal.ts'
import { restoreFiles, restoreNotes } from './store-files.ts'

export type RestoreRequest = {
  readonly dataDir: string
  /** Undefined: the PostgreSQL that the mall brings along. */
  readonly databaseUrl: string | undefined
  /** Of the mall's own PostgreSQL, the name of its database. */
  readonly database: string
  readonly name?: string | undefined
  readonly until?: Date | undefined
  readonly mayReplace: boolean
}
export type Restored = { readonly backup: string; readonly reached: Date; readonly files: number }

/**
 * Brings the mall back as it was: rows, files, and what is known of mails that were sent since. The
 * database is brought up to date and told that it was restored; the next start reconciles it with
 * the world outside before it opens.
 */
export async function runRestore(
  store: BackupStore,
  request: RestoreRequest,
  log: (line: string) => void,
): Promise<Restored> {
  const { databaseUrl, dataDir, until } = request
  if (databaseUrl && until)
    throw new BackupRefused(
      'Only the PostgreSQL that the mall brings along is restored to a point in time; leave --until out',
    )
  const kind = databaseUrl ? 'dump' : 'base'
  const chosen = await chooseBackup(store, kind, request)
  if (!chosen || chosen.manifest.kind !== kind) throw await explainMissing(store, kind, request)
  const { name: backup, manifest } = chosen
  log(`restoring ${backup} ...`)
  const bringFiles = async () => {
    const folders = foldersOf(dataDir)
    await restoreNotes(store, folders.notes)
    return { notes: folders.notes, files: await restoreFiles(store, folders.files, log) }
  }
  const ended = new Date(manifest.endedAt)
  if (manifest.kind === 'dump') {
    await replaceRows(databaseUrl!, request.mayReplace)
    await migrate(databaseUrl!, { only: manifest.migrations })
    await loadDump(store, backup, manifest, databaseUrl!)
    const { notes, files } = await bringFiles()
    await migrate(databaseUrl!)
    await noteRestore(databaseUrl!, ended, notes)
    return { backup, reached: ended, files }
  }
  const { mayReplace } = request
  const last = await recoverCluster(store, dataDir, { backup, manifest, until, mayReplace }, log)
  const reached = last && last > ended ? last : ended
  const { notes, files } = await bringFiles()
  const cluster = await startCluster({ dataDir, durable: true, log })
  try {
    const url = cluster.urlFor(request.database)
    await migrate(url)
    await noteRestore(url, reached, notes)
  } finally {
    await cluster.stop()
  }
  return { backup, reached, files }
}

async function explainMissing(
  store: BackupStore,
  kind: string,
  { name, until }: RestoreRequest,
): Promise<BackupRefused> {
  const names = (await listBackups(store)).map((one) => one.name)
  const wanted = name ?? (until ? `backup before ${until.toISOString()}` : `backup (.${kind})`)
  return new BackupRefused(
    `There is no ${wanted} in ${store.folder}${names.length > 0 ? `; there are ${names.join(', ')}` : ''}`,
  )
}

/** Refuses a mall that is open, and a database that is not empty unless it may be replaced. */
async function replaceRows(databaseUrl: string, mayReplace: boolean): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'restore of galleria',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows: open } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name like 'galleria%'`,
    )
    if (open.length > 0)
      throw new BackupRefused(
        `The mall is running on this database (${open.length} connections); stop it first`,
      )
    const { rows: tables } = await client.query(
      `select from pg_class where relkind in ('r', 'p') and relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))`,
    )
    if (tables.length === 0) return
    if (!mayReplace)
      throw new BackupRefused(
        'The database of DATABASE_URL is not empty; say --replace to put the backup in its place',
      )
    await client.query(
      'drop schema if exists audit cascade; drop schema if exists pgboss cascade; drop schema public cascade; create schema public',
    )
  } finally {
    await client.end()
  }
}
