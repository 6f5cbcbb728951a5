import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { threadId } from 'node:worker_threads'

/**
 * Ports that were given out: nobody listens there while the process that has one is being started
 * again, and yet it is not free.
 */
const given = new Set<number>()

/**
 * A free port below those that the system gives to connections, out of a thousand that are this
 * thread's: a process that is started again must find it free again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + (threadId % 10) * 1000 + randomInt(1000)
    if (given.has(port)) continue
    given.add(port)
    // On all addresses, as the mall does.
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer().once('error', () => resolve(false))
      server.listen(port, '0.0.0.0', () => server.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}
