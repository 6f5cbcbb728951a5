import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * The Node that the lock file pins for this machine, a registry package like any other; undefined
 * before the install.
 */
export function findPinnedNode() {
  const packages = join(root, 'node_modules')
  if (!existsSync(packages)) return undefined
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const ending = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  return readdirSync(packages)
    .filter((name) => /^node-(bin-)?/.test(name) && name.endsWith(ending))
    .map((name) => join(packages, name, 'bin', file))
    .find((path) => existsSync(path))
}
