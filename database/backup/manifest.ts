import { PassThrough, Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import type { Pack } from 'tar-stream'
import { ABOUT, readSealed, writeSealed, type BackupStore } from './backup-store.ts'

/** What a backup says of itself, in a small file beside it that is there first. */
export type Manifest = BaseManifest | DumpManifest
type Common = {
  readonly version: 1
  /**
   * Names and sizes of the mall's files at the time; the files themselves are stored once for all
   * backups.
   */
  readonly files: readonly StoredFile[]
  readonly migrations: readonly string[]
}
export type BaseManifest = Common & {
  readonly kind: 'base'
  /** Which cluster it is; its log is stored under this name. */
  readonly system: string
  readonly postgres: string
  readonly startedAt: string
  /** From here on the backup can be brought to any instant that the log reaches. */
  readonly endedAt: string
  readonly firstSegment: string
}
export type DumpManifest = Common & {
  readonly kind: 'dump'
  readonly endedAt: string
  /** The job queue's version of its own tables. */
  readonly queueVersion: number
  readonly tables: Readonly<Record<string, { readonly columns: string; readonly rows: number }>>
}
export type StoredFile = { readonly key: string; readonly bytes: number }

export const manifestName = (backup: string) => `${backup}${ABOUT}`

export function writeManifest(
  store: BackupStore,
  backup: string,
  manifest: Manifest,
): Promise<void> {
  return writeSealed(store, manifestName(backup), Readable.from([JSON.stringify(manifest)]))
}

export async function readManifest(store: BackupStore, backup: string): Promise<Manifest> {
  const content = new PassThrough()
  const [manifest] = await Promise.all([
    json(content) as Promise<Manifest>,
    readSealed(store, manifestName(backup), content),
  ])
  return manifest
}

export function addEntry(pack: Pack, name: string, content: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) =>
    pack.entry({ name }, content, (error) => (error ? reject(error) : resolve())),
  )
}
