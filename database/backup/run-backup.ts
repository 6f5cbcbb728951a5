import { DAY } from '@galleria/kernel/time'
import { join } from 'node:path'
import pg from 'pg'
import { deleteOld, listBackups, type BackupName, type BackupStore } from './backup-store.ts'
import { readMigrationsOf, takeDump } from './dump.ts'
import type { KeepRule } from './keep.rules.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { deleteOldLog, shipLog } from './ship-log.ts'
import { deleteOldFiles, storeFiles, storeNotes } from './store-files.ts'
import { takeBase } from './take-base.ts'

/** Where the mall stores files, and lists that outlive a restore of the database. */
export type MallFolders = { readonly files: string; readonly notes: string }

export const foldersOf = (dataDir: string): MallFolders => ({
  files: join(dataDir, 'files'),
  notes: join(dataDir, 'notes'),
})

/** The server of the mall: its own one, whose files are at hand, or another one. */
export type Server = { readonly url: string; readonly data: string | undefined }

/**
 * A backup of everything, while the mall runs. Rows first, files after them: a file that a row
 * names was there before it.
 */
export async function runBackup(
  store: BackupStore,
  server: Server,
  folders: MallFolders,
): Promise<string> {
  const listFiles = async () => {
    await storeNotes(store, folders.notes)
    return storeFiles(store, folders.files)
  }
  if (server.data === undefined) return takeDump(store, server.url, listFiles)
  const { url, data } = server
  const name = await takeBase(
    store,
    { url, data },
    { migrations: await readMigrations(url), listFiles },
  )
  await shipLog(store, { url, data })
  return name
}

async function readMigrations(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return readMigrationsOf(client).finally(() => client.end())
}

/** What has come since the last backup: log, files and lists. */
export async function followMall(
  store: BackupStore,
  server: { readonly url: string; readonly data: string },
  folders: MallFolders,
): Promise<{ isBroken: boolean }> {
  const { isBroken } = await shipLog(store, server)
  await storeFiles(store, folders.files)
  // After the log: of what the log shows as sent, the lists know.
  await storeNotes(store, folders.notes)
  return { isBroken }
}

/**
 * Applies the rule; the log reaches back as far as the days of the rule do. Answers with the
 * backups that went.
 */
export async function applyRule(store: BackupStore, rule: KeepRule, now: Date): Promise<string[]> {
  const gone = await deleteOld(store, rule, now)
  const left = await listBackups(store)
  const wanted = new Set<string>()
  const daily = new Date(now.getTime() - rule.days * DAY)
  /** The newest backup before the days begin: the log goes on from it. */
  const first = left.find(({ takenAt }) => takenAt <= daily) ?? left.at(-1)
  for (const backup of left)
    for (const { key } of (await readManifest(store, backup.name)).files) wanted.add(key)
  if (!first) return gone
  await deleteOldFiles(store, wanted, first.takenAt)
  const manifest = await readManifest(store, first.name)
  if (manifest.kind === 'base') await deleteOldLog(store, manifest.system, manifest.firstSegment)
  return gone
}

/** The newest backup, or the newest one that ended before an instant. */
export async function chooseBackup(
  store: BackupStore,
  kind: BackupName['kind'],
  { name, until }: { readonly name?: string | undefined; readonly until?: Date | undefined },
): Promise<{ name: string; manifest: Manifest } | undefined> {
  for (const backup of await listBackups(store)) {
    if (name ? backup.name !== name : backup.kind !== kind) continue
    const manifest = await readManifest(store, backup.name)
    if (!until || new Date(manifest.endedAt) <= until) return { name: backup.name, manifest }
  }
  return undefined
}
