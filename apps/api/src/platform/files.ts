import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { refuse } from '@galleria/contract/refusals'
import { HOUR } from '@galleria/kernel/time'

/**
 * One port for stored files, so that a bucket can stand where the disk stands. Keys are made by us:
 * `images/ab/abcd….webp`.
 */
export type FileStore = {
  /**
   * Refuses with `storage.full` when there is no room, and leaves nothing behind; so does
   * `receive`.
   */
  write(key: string, content: Buffer): Promise<void>
  /** Stores what comes as it comes; when it breaks off, nothing is stored. */
  receive(key: string, content: AsyncIterable<Buffer>): Promise<void>
  /**
   * Undefined when there is no such file; of a part only those bytes, the last one not among them.
   */
  open(
    key: string,
    part?: { readonly from: number; readonly to: number },
  ): Promise<{ stream: Readable; bytes: number } | undefined>
  remove(key: string): Promise<void>
  /** Removes what a crash left half written. */
  sweepDrafts(now: Date): Promise<void>
  /** Room that is left where files lie, for whoever watches. */
  freeBytes(): Promise<number>
}

const KEY = /^[a-z0-9]+(?:[/._-][a-z0-9]+)*$/i

/** Longer than any upload may take. */
const DRAFT_LIFE_MS = 2 * HOUR
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/**
 * `reserveBytes` stay free for the database and the logs: whoever uploads must not be able to stop
 * the shop.
 */
export function openLocalFiles(folder: string, reserveBytes = 0): FileStore {
  // No key begins with a dot.
  const drafts = join(folder, '.drafts')
  function pathOf(key: string): string {
    if (!KEY.test(key) || key.length > 200) throw new RangeError('not a file key')
    return join(folder, key)
  }
  async function demandRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < reserveBytes) throw refuse('storage.full')
  }
  /**
   * Written elsewhere on the same disk and renamed, so that a reader never meets half a file, and a
   * full disk leaves none.
   */
  async function put(key: string, content: Buffer | AsyncIterable<Buffer>): Promise<void> {
    const path = pathOf(key)
    const draft = join(drafts, `${randomUUID()}.part`)
    try {
      await mkdir(drafts, { recursive: true })
      await demandRoom()
      await writeFile(draft, content)
      await mkdir(dirname(path), { recursive: true })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw FULL.has((error as { code?: string }).code ?? '') ? refuse('storage.full') : error
    }
  }
  return {
    write: put,
    receive: put,
    async open(key, part) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      if (part && part.to <= part.from) return { stream: Readable.from([]), bytes: 0 }
      return {
        stream: createReadStream(path, part ? { start: part.from, end: part.to - 1 } : {}),
        bytes: part ? part.to - part.from : found.size,
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async sweepDrafts(now) {
      for (const name of await readdir(drafts).catch(() => [])) {
        const draft = join(drafts, name)
        const found = await stat(draft).catch(() => undefined)
        if (found && now.getTime() - found.mtimeMs > DRAFT_LIFE_MS) await rm(draft, { force: true })
      }
    },
    async freeBytes() {
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}
