import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts, type RunningMall } from './start-mall.ts'

const root = join(import.meta.dirname, '..')
const OPEN_WITHIN_MS = 180_000

export type EmptyMall = Pick<RunningMall, 'url' | 'lab'> & {
  /** What it said as it opened. */ readonly greeting: string
  /** Makes somebody its operator by the command that comes with it; what that printed. */
  appoint(email: string): Promise<string>
  stop(): Promise<void>
}

/**
 * A mall as somebody opens it who has nothing yet: by the commands of the README, with a database
 * of its own that is gone afterwards.
 */
export async function startEmptyMall(): Promise<EmptyMall> {
  const dataDir = mkdtempSync(join(tmpdir(), 'galleria-empty-'))
  const [port, labPort, smtpPort, metricsPort] = await freePorts(4)
  const env = {
    ...process.env,
    SEED: 'none',
    MODE: 'demo',
    // As in a mall that is open.
    SECOND_FACTOR: 'required',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PATIENCE: '8',
    PORT: String(port),
    LAB_PORT: String(labPort),
    SMTP_PORT: String(smtpPort),
    METRICS_PORT: String(metricsPort),
    ORIGIN: `http://localhost:${port}`,
    LAB_CARRIER_STEP_SECONDS: '1',
  }
  const child = spawn(process.execPath, [join(root, 'tools/start/mall.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const greeting = await untilOpen(child).catch(async (error: unknown) => {
    await end(child)
    throw error
  })
  return {
    url: `http://localhost:${port}`,
    lab: `http://127.0.0.1:${labPort}`,
    greeting,
    async appoint(email) {
      const script = join(root, 'tools/start/operator.ts')
      const { stdout } = await promisify(execFile)(process.execPath, [script, email], {
        cwd: root,
        env,
      })
      return stdout
    },
    async stop() {
      await end(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function untilOpen(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(
      () => reject(new Error(`the empty mall did not open:\n${output}`)),
      OPEN_WITHIN_MS,
    )
    const hear = (words: Buffer) => {
      output += words.toString()
      if (!/Before you sell:[^]*admitted/.test(output)) return
      clearTimeout(timer)
      resolve(output)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`the empty mall ended:\n${output}`)))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}
