import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  cpSync,
  rmSync,
  statSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { canEnter, chooseOwner, giveTo, type Owner } from './cluster-owner.ts'

/**
 * Where a cluster lives: `path` is ours, `data` and `socket` inside it belong to the user who runs
 * PostgreSQL.
 */
export type Home = {
  path: string
  data: string
  socket: string
  log: string
  owner: Owner | undefined
  port?: number
}

export const SCRATCH_PREFIX = 'galleria-test-'
/** A socket's whole path may have 107 characters; `/.s.PGSQL.5432` is 14 of them. */
const LONGEST_SOCKET_FOLDER = 85
/** /dev/shm has 64 MB in a default container, less than one copy of the template takes. */
const SCRATCH_BYTES = 1_000_000_000

export function chooseHome(dataDir: string | undefined, durable: boolean): Home {
  if (durable && !dataDir) throw new Error('A durable cluster needs a DATA_DIR')
  const folder = dataDir === undefined ? undefined : resolve(dataDir)
  if (folder) mkdirSync(folder, { recursive: true })
  const { path, owner } = durable ? durableHome(folder!) : scratchHome()
  return {
    path,
    owner,
    log: join(folder ?? path, 'postgres.log'),
    data: join(path, 'data'),
    socket: join(path, 'socket'),
  }
}

/**
 * Settle where the server listens. Only once the home is ours: another mall's door must stay where
 * it is.
 */
export async function openDoor(home: Home): Promise<void> {
  if (process.platform === 'win32') {
    home.port = await findFreePort()
    return
  }
  const note = join(home.path, 'socket-location')
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8'), { recursive: true, force: true })
  if (home.socket.length > LONGEST_SOCKET_FOLDER) {
    home.socket = mkdtempSync('/tmp/galleria-')
    writeFileSync(note, home.socket)
  }
  mkdirSync(home.socket, { recursive: true, mode: 0o700 })
  giveTo(home.owner, home.socket)
}

function findFreePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => found(port))
    })
  })
}

function durableHome(dataDir: string): { path: string; owner: Owner | undefined } {
  const inside = join(dataDir, 'database')
  const note = join(dataDir, 'database-location')
  const path = existsSync(note) ? readFileSync(note, 'utf8').trim() : inside
  if (path === inside) mkdirSync(inside, { recursive: true })
  if (!existsSync(path)) {
    throw new Error(
      `The database of ${dataDir} is kept in ${path}, which is missing; bring it back, or delete ${note} to begin with an empty mall`,
    )
  }
  refuseForeignData(join(path, 'data'))
  const owner = chooseOwner(join(path, 'data'))
  const final = owner && !canEnter(owner, path) ? chooseReachable(note) : path
  if (final !== inside) moveData(inside, final)
  return { path: openUp(final, owner), owner }
}

function refuseForeignData(data: string): void {
  const me = process.getuid?.() ?? 0
  if (me !== 0 && existsSync(data) && statSync(data).uid !== me) {
    throw new Error(
      `The data in ${data} was made by another user; start as that user or as root, or choose another DATA_DIR`,
    )
  }
}

/**
 * Root's own folders (mode 0700) are closed to the user who runs PostgreSQL, so the cluster lives
 * elsewhere and DATA_DIR says where.
 */
function chooseReachable(note: string): string {
  const path = mkdtempSync(join(sharedFolder(), 'database-'))
  writeFileSync(note, `${path}\n`)
  return path
}

/**
 * Repeatable: broken off at any point, the next start finds the data in one of the two places,
 * whole.
 */
function moveData(from: string, to: string): void {
  const [old, moved] = [join(from, 'data'), join(to, 'data')]
  if (existsSync(old) && !existsSync(moved)) {
    const unfinished = `${moved}.moving`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(old, unfinished, { recursive: true, preserveTimestamps: true })
    giveTo(chooseOwner(old), unfinished)
    renameSync(unfinished, moved)
  }
  rmSync(from, { recursive: true, force: true })
}

/**
 * A folder of root's that everybody may pass through. /var/lib is not swept, unlike /tmp and
 * /var/tmp, which serve where it cannot be written.
 */
export function sharedFolder(): string {
  for (const path of ['/var/lib/galleria', '/var/tmp/galleria']) {
    try {
      mkdirSync(path, { recursive: true })
      // In /var/tmp anybody could have put the folder there first.
      if (!lstatSync(path).isDirectory() || statSync(path).uid !== 0) continue
      chmodSync(path, 0o755)
      return path
    } catch {}
  }
  return mkdtempSync('/var/tmp/galleria-')
}

function scratchHome(): { path: string; owner: Owner | undefined } {
  const owner = chooseOwner(undefined)
  const place = scratchFolders().find((folder) => !owner || canEnter(owner, folder)) ?? '/tmp'
  return { path: openUp(mkdtempSync(join(place, SCRATCH_PREFIX)), owner), owner }
}

/** Where clusters of test runs may be, best first. */
export function scratchFolders(): string[] {
  const memory = '/dev/shm'
  return existsSync(memory) && isRoomy(memory) ? [memory, tmpdir()] : [tmpdir()]
}

function isRoomy(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > SCRATCH_BYTES
}

/** Where another user runs the server he must be able to pass through, no more. */
function openUp(path: string, owner: Owner | undefined): string {
  chmodSync(path, owner ? 0o711 : 0o700)
  return path
}
