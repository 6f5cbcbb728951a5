import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** One port for stored files, so that a bucket can stand where the disk stands. Keys are made by us: `images/ab/abcd….webp`. */
export type FileStore = {
  write(key: string, content: Buffer): Promise<void>
  /** Undefined when there is no such file. */
  open(key: string): Promise<{ stream: Readable; bytes: number } | undefined>
  remove(key: string): Promise<void>
}

const KEY = /^[a-z0-9]+(?:[/._-][a-z0-9]+)*$/i

export function openLocalFiles(folder: string): FileStore {
  function pathOf(key: string): string {
    if (!KEY.test(key) || key.length > 200) throw new RangeError('not a file key')
    return join(folder, key)
  }
  return {
    async write(key, content) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Written beside and renamed, so that a reader never meets half a file.
      const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`
      await writeFile(draft, content)
      await rename(draft, path)
    },
    async open(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      return found?.isFile() ? { stream: createReadStream(path), bytes: found.size } : undefined
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
