import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcess } from './mall-process.ts'
import { findProgram, root } from './run-program.ts'

const apps = [
  { folder: 'apps/storefront', tool: '@react-router/dev', bin: 'react-router' },
  { folder: 'apps/backoffice', tool: 'vite', bin: 'vite' },
]
/** What an app's build is made of besides its own folder. */
const sharedSources = ['packages', 'package-lock.json', 'lingui.config.ts', 'tsconfig.base.json']
const made = new Set(['node_modules', 'build', 'dist', '.react-router', '.vite'])

/**
 * Build the apps whose sources changed since their last build, except those served from their
 * sources. The two run side by side.
 */
export async function buildIfNeeded(
  log: (line: string) => void,
  stopped?: AbortSignal,
  fromSources: string[] = [],
): Promise<void> {
  const shared = hashFiles(sharedSources)
  const built = apps.filter(
    ({ folder }) =>
      existsSync(join(root, folder, 'vite.config.ts')) && !fromSources.includes(folder),
  )
  await Promise.all(built.map((app) => build(app, shared, log, stopped)))
}

async function build(
  { folder, tool, bin }: (typeof apps)[number],
  shared: string,
  log: (line: string) => void,
  stopped?: AbortSignal,
): Promise<void> {
  const wanted = hashFiles([folder], shared)
  const stampIn = (output: string) => join(root, folder, output, '.built-from')
  const stamps = ['build', 'dist'].map(stampIn)
  if (stamps.some((stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)) return
  // A build that breaks off leaves a mixture behind, which no stamp may call complete.
  for (const stamp of stamps) rmSync(stamp, { force: true })
  log(`building ${folder} ...`)
  await run(findProgram(tool, bin, folder), folder, stopped)
  const output = ['build', 'dist'].find((name) => existsSync(join(root, folder, name)))
  if (!output) throw new Error(`The build of ${folder} made neither a build nor a dist folder`)
  writeFileSync(stampIn(output), wanted)
}

async function run(bin: string, folder: string, stopped?: AbortSignal): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, [bin, 'build'], {
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => (output += String(text)))
  stopped?.addEventListener('abort', () => void endProcess(child, 0))
  const code = await new Promise((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  if (code !== 0)
    throw new Error(
      `The build of ${folder} failed:\n${output.trim().split('\n').slice(-40).join('\n')}`,
    )
}

function hashFiles(paths: string[], seed = ''): string {
  const hash = createHash('sha256').update(seed)
  for (const path of paths) addFiles(hash, path)
  return hash.digest('hex')
}

function addFiles(hash: ReturnType<typeof createHash>, path: string): void {
  const full = join(root, path)
  if (!existsSync(full)) return
  const entries = statSync(full).isDirectory()
    ? readdirSync(full, { withFileTypes: true })
    : undefined
  if (!entries) {
    hash.update(path).update(readFileSync(full))
    return
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (made.has(entry.name) || entry.name.includes('.test.')) continue
    if (entry.isDirectory()) addFiles(hash, `${path}/${entry.name}`)
    else hash.update(`${path}/${entry.name}`).update(readFileSync(join(full, entry.name)))
  }
}
