import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listStored, readSealed, writeSealed, type BackupStore } from './backup-store.ts'
import type { StoredFile } from './manifest.ts'

/**
 * The mall's files are written once under a name that is never used again, so each is stored once,
 * for all backups. What is named by no backup any more, and was stored before the oldest one whose
 * log goes on, goes.
 */
const FILES = 'files'
/** Lists that grow, stored whole each time: which mails were sent. */
const NOTES = 'notes'

/** Finished files of a folder: a name that begins with a dot is a draft. */
export async function listFiles(folder: string): Promise<StoredFile[]> {
  if (!existsSync(folder)) return []
  const found: StoredFile[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const key = path.slice(folder.length + 1).replaceAll('\\', '/')
    if (!entry.isFile() || /(^|\/)\./.test(key)) continue
    const size = (await stat(path).catch(() => undefined))?.size
    if (size !== undefined) found.push({ key, bytes: size })
  }
  return found.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

/** Stores the files that are not stored yet; answers with all that there are now. */
export async function storeFiles(store: BackupStore, folder: string): Promise<StoredFile[]> {
  const stored = new Set(await listStored(store, FILES))
  const there: StoredFile[] = []
  for (const file of await listFiles(folder)) {
    const path = join(folder, file.key)
    if (!stored.has(file.key) && existsSync(path))
      await writeSealed(store, `${FILES}/${file.key}`, createReadStream(path)).catch(
        (error: NodeJS.ErrnoException) => {
          // Deleted since it was listed.
          if (error.code !== 'ENOENT' || existsSync(path)) throw error
        },
      )
    if (existsSync(join(store.folder, FILES, file.key))) there.push(file)
  }
  return there
}

/**
 * Brings stored files back into a folder: those of the backup, and those that were stored since.
 * One that is there already stays.
 */
export async function restoreFiles(
  store: BackupStore,
  folder: string,
  log: (line: string) => void,
): Promise<number> {
  let count = 0
  for (const key of await listStored(store, FILES)) {
    const path = join(folder, key)
    if (existsSync(path)) continue
    const draft = join(folder, '.drafts', `restored-${count}.part`)
    await mkdir(dirname(draft), { recursive: true })
    await mkdir(dirname(path), { recursive: true })
    try {
      await readSealed(store, `${FILES}/${key}`, createWriteStream(draft, { mode: 0o644 }))
      await rename(draft, path)
      count += 1
    } catch (error) {
      await rm(draft, { force: true })
      if ((error as Error).name !== 'BackupRefused') throw error
      // One damaged picture must not keep the mall closed.
      log((error as Error).message)
    }
  }
  return count
}

export async function deleteOldFiles(
  store: BackupStore,
  wanted: ReadonlySet<string>,
  before: Date,
): Promise<number> {
  let count = 0
  for (const key of await listStored(store, FILES)) {
    const path = join(store.folder, FILES, key)
    if (wanted.has(key) || (await stat(path)).mtimeMs >= before.getTime()) continue
    await rm(path, { force: true })
    count += 1
  }
  return count
}

/** Lists that grow: today's and yesterday's are stored again each time, older ones once. */
export async function storeNotes(store: BackupStore, folder: string): Promise<void> {
  const stored = new Set(await listStored(store, NOTES))
  for (const { key } of (await listFiles(folder)).toSorted().slice(-LATEST_NOTES))
    await writeSealed(store, `${NOTES}/${key}`, createReadStream(join(folder, key)))
  for (const { key } of await listFiles(folder))
    if (!stored.has(key) && !existsSync(join(store.folder, NOTES, key)))
      await writeSealed(store, `${NOTES}/${key}`, createReadStream(join(folder, key)))
}
const LATEST_NOTES = 2

/** The stored notes, put together with those that lie in the folder already. */
export async function restoreNotes(store: BackupStore, folder: string): Promise<void> {
  for (const key of await listStored(store, NOTES)) {
    const path = join(folder, key)
    const draft = `${path}.part`
    await mkdir(dirname(path), { recursive: true })
    await readSealed(store, `${NOTES}/${key}`, createWriteStream(draft))
    const isShorter = existsSync(path) && (await readFile(draft)).length <= (await stat(path)).size
    if (isShorter) await rm(draft)
    else await rename(draft, path)
  }
}
