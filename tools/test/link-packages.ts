import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../start/run-program.ts'

/**
 * Gives a copy of the tree the packages of others, at the root and, in other versions, of single
 * apps; ours are those of the copy.
 */
export function linkPackages(copy: string): void {
  for (const app of readdirSync(join(root, 'apps'))) {
    const own = join(root, 'apps', app, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(copy, 'apps', app, 'node_modules'))
  }
  cpSync(join(root, 'node_modules', '@galleria'), join(copy, 'node_modules', '@galleria'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@galleria'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
}
