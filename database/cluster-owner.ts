import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The user who runs PostgreSQL when we are root, which PostgreSQL refuses to run as. */
export type Owner = { uid: number; gid: number }

/**
 * Undefined unless we are root. Data that exists stays with the user it belongs to; otherwise
 * `postgres`, or a user made for the purpose.
 */
export function chooseOwner(data: string | undefined): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (data && existsSync(data)) {
    const { uid, gid } = statSync(data)
    if (uid !== 0) return { uid, gid }
  }
  return (
    findUser('postgres') ??
    findUser('_postgres') ??
    findUser('galleria') ??
    makeUser('galleria') ??
    nobody()
  )
}

function findUser(name: string): Owner | undefined {
  try {
    const [uid, gid] = ['-u', '-g'].map((what) =>
      Number(execFileSync('id', [what, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
    )
    return { uid: uid!, gid: gid! }
  } catch {
    return undefined
  }
}

function makeUser(name: string): Owner | undefined {
  const ways: [string, string[]][] = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name],
    ],
    ['adduser', ['-S', '-D', '-H', name]], // BusyBox
  ]
  const made = ways.some(
    ([command, words]) => spawnSync(command, words, { stdio: 'ignore' }).status === 0,
  )
  return made ? findUser(name) : undefined
}

function nobody(): Owner {
  const user = findUser('nobody')
  if (!user)
    throw new Error(
      'PostgreSQL does not run as root and there is no other user to run it as; create a user named postgres, or start as an ordinary user',
    )
  return user
}

/**
 * Options for `spawn`. The working folder may be closed to that user, so it is always the root
 * folder.
 */
export function runAs(owner: Owner | undefined): {
  uid?: number
  gid?: number
  cwd?: string
  env: NodeJS.ProcessEnv
} {
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }
  return process.platform === 'win32' ? { env } : { ...owner, cwd: '/', env }
}

/**
 * Asked of the kernel, as that user, because modes alone know nothing of access lists and mounts.
 */
export function canEnter(owner: Owner, folder: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...runAs(owner), stdio: 'ignore' }).status ===
    0
  )
}

/** Hand a path, with everything in it, to the user who runs PostgreSQL. */
export function giveTo(owner: Owner | undefined, path: string): void {
  if (!owner) return
  chownSync(path, owner.uid, owner.gid)
  for (const name of readdirSync(path, { recursive: true }))
    lchownSync(join(path, String(name)), owner.uid, owner.gid)
}
