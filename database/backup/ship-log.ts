import { createReadStream, existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { listStored, writeSealed, type BackupStore } from './backup-store.ts'
import type { Source } from './take-base.ts'

/** Keeps the segments that are not in the store yet; PostgreSQL recycles the others. */
const SLOT = 'galleria_backup'
const SEGMENT = /^[0-9A-F]{24}$/
const HISTORY = /^[0-9A-F]{8}\.history$/

export const logFolder = (system: string) => `log/${system}`

/**
 * Stores what the server has written to its log since the last time. Segments are 16 MB and mostly
 * empty when little happens; compressed they take some ten kilobytes. Answers with how many there
 * were, and whether some were lost because the store was out of reach for too long: then only a new
 * backup helps.
 */
export async function shipLog(
  store: BackupStore,
  { url, data }: Source,
): Promise<{ shipped: number; isBroken: boolean }> {
  const client = new pg.Client({ connectionString: url, application_name: 'galleria backup log' })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    const isBroken = await holdLog(client)
    const {
      rows: [now],
    } = await client.query<{ current: string; system: string }>(
      `select pg_walfile_name(pg_switch_wal()) as switched, pg_walfile_name(pg_current_wal_lsn()) as current, (select system_identifier::text from pg_control_system()) as system`,
    )
    const shipped = await storeFinished(store, data, now!.system, now!.current)
    await client.query(
      `select pg_replication_slot_advance($1, greatest(restart_lsn, $2::pg_lsn)) from pg_replication_slots where slot_name = $1`,
      [SLOT, await startOf(client, now!.current)],
    )
    return { shipped, isBroken }
  } finally {
    await client.end()
  }
}

/** Makes the slot, and makes a lost one anew; true when one was lost. */
async function holdLog(client: pg.Client): Promise<boolean> {
  const {
    rows: [slot],
  } = await client.query<{ status: string | null }>(
    'select wal_status as status from pg_replication_slots where slot_name = $1',
    [SLOT],
  )
  const isLost = slot?.status === 'lost'
  if (isLost) await client.query('select pg_drop_replication_slot($1)', [SLOT])
  if (isLost || !slot)
    await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT])
  return isLost
}

async function startOf(client: pg.Client, segment: string): Promise<string> {
  const { rows } = await client.query<{ lsn: string }>(
    `select '0/0'::pg_lsn + segment_number * (select setting::numeric from pg_settings where name = 'wal_segment_size') as lsn from pg_split_walfile_name($1)`,
    [segment],
  )
  return rows[0]!.lsn
}

async function storeFinished(
  store: BackupStore,
  data: string,
  system: string,
  current: string,
): Promise<number> {
  const folder = logFolder(system)
  const stored = new Set(await listStored(store, folder))
  const names = (await readdir(join(data, 'pg_wal'))).filter(
    (name) => HISTORY.test(name) || (SEGMENT.test(name) && name < current),
  )
  let shipped = 0
  for (const name of names.filter((one) => !stored.has(one)).toSorted()) {
    await writeSealed(store, `${folder}/${name}`, createReadStream(join(data, 'pg_wal', name)))
    shipped += 1
  }
  return shipped
}

/** Nobody stores the log any more, so nothing waits for it. */
export async function letLogGo(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'galleria backup log' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active',
      [SLOT],
    )
  } finally {
    await client.end()
  }
}

/** Segments older than the oldest backup that may be brought forward are of no use to anybody. */
export async function deleteOldLog(
  store: BackupStore,
  system: string,
  firstSegment: string,
): Promise<void> {
  const folder = logFolder(system)
  if (!existsSync(join(store.folder, folder))) return
  for (const name of await listStored(store, folder))
    // Without the timeline, which a restore counts up: the place in the log goes on.
    if (SEGMENT.test(name) && name.slice(8) < firstSegment.slice(8))
      await rm(join(store.folder, folder, name), { force: true })
}
