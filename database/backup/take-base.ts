import { createReadStream } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { pack, type Pack } from 'tar-stream'
import { writeSealed, nameBackup, type BackupStore } from './backup-store.ts'
import { addEntry, writeManifest, type BaseManifest, type StoredFile } from './manifest.ts'

/** The data folder inside the archive, and the log that makes it whole. */
export const DATA = 'data/'

/**
 * As PostgreSQL's own base backup leaves them out: what a server makes anew, and what belongs to
 * the running one alone.
 */
const EMPTY_FOLDERS = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'postgresql.auto.conf.tmp',
  'current_logfiles.tmp',
  'recovery.signal',
  'standby.signal',
])
const CONTROL = 'global/pg_control'
const SEGMENT = /^[0-9A-F]{24}$/

export type Source = {
  /** An address of the running server, as its superuser. */
  readonly url: string
  /** Its data folder on this machine. */
  readonly data: string
}

/**
 * A base backup of a running server by PostgreSQL's low-level API: the files are copied as they
 * change, the full pages in the log written meanwhile make them consistent, so that log goes with
 * them. Answers with the name.
 */
export async function takeBase(
  store: BackupStore,
  { url, data }: Source,
  about: Pick<BaseManifest, 'migrations'> & { listFiles(): Promise<readonly StoredFile[]> },
): Promise<string> {
  // One connection from start to stop: PostgreSQL ends the backup when it goes.
  const client = new pg.Client({ connectionString: url, application_name: 'galleria backup' })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    // No segment that the backup needs is recycled while it runs.
    const slot = `backup_${process.pid}`
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    const {
      rows: [start],
    } = await client.query<Start>(
      `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt", pg_walfile_name(lsn) as "firstSegment",
         (select system_identifier::text from pg_control_system()) as system, current_setting('server_version') as postgres
       from pg_backup_start('galleria', true) as lsn`,
    )
    const archive = pack()
    const name = nameBackup(new Date(start!.startedAt), 'base')
    const writing = writeSealed(store, name, archive)
    const filling = fill({ archive, client, data, store, name }, start!, about)
    filling.catch((error: unknown) => archive.destroy(error as Error))
    await Promise.all([filling, writing])
    return name
  } finally {
    await client.end()
  }
}

type Start = Pick<BaseManifest, 'startedAt' | 'firstSegment' | 'system' | 'postgres'>

async function fill(
  {
    archive,
    client,
    data,
    store,
    name,
  }: { archive: Pack; client: pg.Client; data: string; store: BackupStore; name: string },
  start: Start,
  about: Pick<BaseManifest, 'migrations'> & { listFiles(): Promise<readonly StoredFile[]> },
): Promise<void> {
  await addFolder(archive, data, '')
  await addFile(archive, data, CONTROL)
  const {
    rows: [end],
  } = await client.query<{ label: string; endedAt: string; last: string }>(
    `select labelfile as label, pg_walfile_name(lsn) as last, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endedAt"
     from pg_backup_stop(false)`,
  )
  await addEntry(archive, `${DATA}backup_label`, end!.label)
  // The stop switched segments, so all that are needed are full ones.
  const segments = (await readdir(join(data, 'pg_wal'))).filter(
    (one) => SEGMENT.test(one) && one >= start.firstSegment && one <= end!.last,
  )
  for (const one of segments.toSorted()) await addFile(archive, data, `pg_wal/${one}`)
  const manifest: BaseManifest = {
    version: 1,
    kind: 'base',
    ...start,
    endedAt: end!.endedAt,
    migrations: about.migrations,
    files: await about.listFiles(),
  }
  await writeManifest(store, name, manifest)
  archive.finalize()
}

async function addFolder(archive: Pack, data: string, folder: string): Promise<void> {
  for (const entry of await readdir(join(data, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (LEFT_OUT.has(path) || entry.name.startsWith('pgsql_tmp') || path === CONTROL) continue
    if (entry.name === 'pg_internal.init') continue
    if (entry.isDirectory()) {
      archive.entry({ name: `${DATA}${path}`, type: 'directory' })
      if (!EMPTY_FOLDERS.has(path)) await addFolder(archive, data, path)
      else if (path === 'pg_wal')
        for (const inner of ['archive_status', 'summaries'])
          archive.entry({ name: `${DATA}pg_wal/${inner}`, type: 'directory' })
    } else if (entry.isFile()) await addFile(archive, data, path)
  }
}

/**
 * A file that may shrink, grow or go while it is read. The archive needs its size first: what is
 * missing is filled up with zeros, what came later is in the log.
 */
async function addFile(archive: Pack, data: string, path: string): Promise<void> {
  const full = join(data, path)
  const found = await lstat(full).catch(() => undefined)
  if (!found) return
  const name = `${DATA}${path}`
  if (found.size === 0) return addEntry(archive, name, '')
  if (found.size <= SMALL) {
    const content = await readFile(full).catch(() => undefined)
    if (content) await addEntry(archive, name, content)
    return
  }
  const entry = archive.entry({ name, size: found.size })
  await pipeline(exactly(full, found.size), entry)
}
const SMALL = 1_000_000

async function* exactly(path: string, size: number): AsyncGenerator<Buffer> {
  let left = size
  try {
    for await (const bytes of createReadStream(path, { end: size - 1, highWaterMark: SMALL })) {
      left -= (bytes as Buffer).length
      yield bytes as Buffer
    }
  } catch (error) {
    // Dropped while it was being read: the log drops it again.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  for (; left > 0; left -= Math.min(left, SMALL)) yield Buffer.alloc(Math.min(left, SMALL))
}

/** The cluster whose data lies in a folder: PostgreSQL's control file begins with it. */
export async function readSystem(data: string): Promise<string | undefined> {
  const control = await readFile(join(data, CONTROL)).catch(() => undefined)
  return control?.readBigUInt64LE(0).toString()
}
