import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** One port for stored files, so that a bucket can stand where the disk stands. Keys are made by us: `images/ab/abcd….webp`. */
export type FileStore = {
  write(key: string, content: Buffer): Promise<void>
  /** Keeps what comes as it comes; when it breaks off, nothing is stored. */
  receive(key: string, content: AsyncIterable<Buffer>): Promise<void>
  /** Undefined when there is no such file; of a part only those bytes, the last one not among them. */
  open(
    key: string,
    part?: { readonly from: number; readonly to: number },
  ): Promise<{ stream: Readable; bytes: number } | undefined>
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
    async receive(key, content) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // A name that `remove` knows, so that a row whose upload a crash cut off takes its half of a file along.
      const draft = `${path}.part`
      try {
        await pipeline(content, createWriteStream(draft))
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
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
    async remove(key) {
      await rm(pathOf(key), { force: true })
      await rm(`${pathOf(key)}.part`, { force: true })
    },
  }
}
