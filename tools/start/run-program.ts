import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const root = dirname(dirname(import.meta.dirname))

export type Outcome = { ok: boolean; output: string }

const active = new Set<ChildProcess>()

/**
 * Run one of the installed tools (or a script of ours) with this very Node and collect what it
 * prints; `show` prints it as it comes, too.
 */
export async function runProgram(
  script: string,
  words: string[] = [],
  {
    cwd = root,
    show = false,
    env = {},
  }: { cwd?: string; show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [script, ...words], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  active.add(child)
  let output = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (text: Buffer) => {
      output += String(text)
      if (show) to.write(text)
    })
  }
  const code = await new Promise((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  active.delete(child)
  return { ok: code === 0, output }
}

/**
 * The script behind a command of an installed package, looked for as Node would, up from a folder.
 */
export function findProgram(tool: string, command: string, from = ''): string {
  for (const folder of [join(root, from), root]) {
    const manifest = join(folder, 'node_modules', tool, 'package.json')
    if (!existsSync(manifest)) continue
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      bin: string | Record<string, string>
    }
    return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]!)
  }
  throw new Error(`${tool} is not installed; npm ci installs it`)
}

/** Asked to stop, or left alone by a killed parent: the programs under way go first. */
export function endWithPrograms(): void {
  const end = () => {
    for (const child of active) child.kill('SIGTERM')
    setTimeout(() => process.exit(1), 500)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.once('disconnect', end)
}
