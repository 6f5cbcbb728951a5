import { DAY } from '@galleria/kernel/time'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { chooseRetained, type KeepRule } from './keep.rules.ts'
import { BackupRefused, seal, unseal } from './seal.ts'

/**
 * The folder of the operator's backups:
 *
 *   2026-11-23T01-02-03Z.base    the data folder of the mall's own PostgreSQL
 *   2026-11-23T01-02-03Z.dump    or the rows of another one
 *   2026-11-23T01-02-03Z.base.about   what it says of itself
 *   log/SYSTEM/SEGMENT           its write-ahead log since, segment by segment
 *   files/KEY, notes/NAME        the mall's files; lists that grow
 *   *.part                       begun and not finished: never read, swept the next day
 *
 * A file is written beside its place, read back, and only then gets its name, so that what has a
 * name is whole.
 */
export type BackupStore = {
  readonly folder: string
  readonly key: string
}
export type BackupName = {
  readonly name: string
  readonly kind: 'base' | 'dump'
  readonly takenAt: Date
}

const PART = '.part'
const PART_LIFE_MS = DAY
const NAME = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.(base|dump)$/

export function nameBackup(takenAt: Date, kind: BackupName['kind']): string {
  return `${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${kind}`
}

/** What a backup says of itself, in a file beside it. */
export const ABOUT = '.about'

/**
 * Finished backups, the newest first. One that does not say what it is cannot be restored, and is
 * none.
 */
export async function listBackups({ folder }: BackupStore): Promise<BackupName[]> {
  const found: BackupName[] = []
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const [, time, kind] = NAME.exec(name) ?? []
    if (!time || !existsSync(join(folder, `${name}${ABOUT}`))) continue
    const takenAt = new Date(time.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'))
    found.push({ name, kind: kind as BackupName['kind'], takenAt })
  }
  return found.toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
}

/**
 * Seals a stream into a file of the store; the name appears once what was written has been read
 * back and is the same.
 */
export async function writeSealed(
  store: BackupStore,
  name: string,
  content: AsyncIterable<unknown>,
): Promise<void> {
  const path = join(store.folder, name)
  const part = `${path}.${randomUUID()}${PART}`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    const written = digest()
    await pipeline(
      content as AsyncIterable<Buffer>,
      createZstdCompress(),
      written.stream,
      seal(store.key),
      createWriteStream(part, { flags: 'wx', mode: 0o600 }),
    )
    await flushToDisk(part)
    const read = digest()
    await pipeline(createReadStream(part), unseal(store.key, name), read.stream, sink())
    if (written.hex() !== read.hex())
      throw new BackupRefused(`${name} could not be read back as it was written; look at the disk`)
    await rename(part, path)
    await flushToDisk(dirname(path))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/**
 * The plain content of a file of the store, checked as it is read: whoever reads must not use it
 * before its end.
 */
export function readSealed(
  store: BackupStore,
  name: string,
  into: NodeJS.WritableStream,
): Promise<void> {
  return pipeline(
    createReadStream(join(store.folder, name)),
    unseal(store.key, name),
    createZstdDecompress(),
    into,
  )
}

/** Names of the whole files below a folder of the store, as paths from that folder. */
export async function listStored(store: BackupStore, below: string): Promise<string[]> {
  const folder = join(store.folder, below)
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(PART))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

/**
 * Deletes the backups that the rule does not keep, and what was begun and left. Answers with the
 * names of the backups that went.
 */
export async function deleteOld(store: BackupStore, rule: KeepRule, now: Date): Promise<string[]> {
  const backups = await listBackups(store)
  const retained = new Set(
    chooseRetained(
      backups.map(({ takenAt }) => takenAt),
      rule,
    ).map((at) => at.getTime()),
  )
  const old = backups.filter(({ takenAt }) => !retained.has(takenAt.getTime()))
  for (const { name } of old)
    for (const gone of [name, `${name}${ABOUT}`])
      await rm(join(store.folder, gone), { force: true })
  await sweepParts(store.folder, now)
  return old.map(({ name }) => name)
}

async function sweepParts(folder: string, now: Date): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    // A backup says what it is before it is there.
    const isOrphan =
      entry.parentPath === folder &&
      entry.name.endsWith(ABOUT) &&
      !existsSync(path.slice(0, -ABOUT.length))
    if (!entry.isFile() || !(isOrphan || entry.name.endsWith(PART))) continue
    const found = await stat(path).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > PART_LIFE_MS) await rm(path, { force: true })
  }
}

async function flushToDisk(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function digest(): { stream: Transform; hex(): string } {
  const hash = createHash('sha256')
  return {
    stream: new Transform({
      transform(bytes: Buffer, _encoding, done) {
        hash.update(bytes)
        done(null, bytes)
      },
    }),
    hex: () => hash.digest('hex'),
  }
}

function sink(): Writable {
  return new Writable({ write: (_bytes, _encoding, done) => done() })
}
