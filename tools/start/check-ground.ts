import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { MallSettings, PortName } from './mall-settings.ts'

/**
 * What would fail after half a minute of setting up is found out first: a taken port, a folder that
 * cannot be written.
 */
export async function checkGround({ dataDir, ports, mode }: MallSettings): Promise<void> {
  const needed: PortName[] =
    mode === 'demo' ? ['PORT', 'METRICS_PORT', 'LAB_PORT', 'SMTP_PORT'] : ['PORT', 'METRICS_PORT']
  for (const name of needed) await refuseTakenPort(name, ports[name])
  // Asked first, because mkdir on a read-only disk says that the folder does not exist.
  accessSync(nearestFolder(dataDir), constants.W_OK)
  mkdirSync(dataDir, { recursive: true })
  const trial = join(dataDir, '.writable')
  writeFileSync(trial, 'x'.repeat(4096)) // an empty file fits on a full disk
  rmSync(trial)
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path))
}

function refuseTakenPort(name: PortName, port: number): Promise<void> {
  return new Promise((free, taken) => {
    const server = createServer()
    server.once('error', (failure: NodeJS.ErrnoException) => {
      const why =
        failure.code === 'EACCES'
          ? 'needs more rights than this user has'
          : 'is taken by another program'
      taken(
        new Error(
          `Port ${port} (${name}) ${why}; choose another one: ${name}=${suggest(name, port)} npm start`,
        ),
      )
    })
    server.listen(port, () => server.close(() => free()))
  })
}

function suggest(name: PortName, port: number): number {
  return port < 1024 ? 3000 : name === 'PORT' || name === 'LAB_PORT' ? port + 10 : port + 11
}
