import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const madeFolder = join(import.meta.dirname, 'made')

/**
 * What is known about a picture; `tint` is the average colour of what is opaque, shown until the
 * picture is there.
 */
export type Made = {
  name: string
  width: number
  height: number
  hash: string
  bytes: number
  tint: string
}

const file = join(madeFolder, 'manifest.json')

export function readManifest(): Map<string, Made> {
  const all: Made[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  return new Map(all.map((made) => [made.name, made]))
}

/** Written after every picture, in one move, so that stopping at any time loses at most one. */
export function writeManifest(all: Map<string, Made>): void {
  const rows = [...all.values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((made) => JSON.stringify(made))
  writeFileSync(`${file}.new`, `[\n${rows.join(',\n')}\n]\n`)
  renameSync(`${file}.new`, file)
}
