import type { FastifyInstance } from 'fastify'
import { refuse } from '@galleria/contract/refusals'

/**
 * Which servers still answer but take nobody for long. By the server of Node: every scope of
 * Fastify shares it.
 */
const leaving = new WeakSet<object>()

export function isLeaving(server: object): boolean {
  return leaving.has(server)
}

export function announceLeaving(app: FastifyInstance): void {
  leaving.add(app.server)
}

/**
 * Once leaving, each answer ends its connection; once closing, what still comes in is sent to the
 * next process in the words of any refusal.
 */
export function addLeaving(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    announceLeaving(app)
  })
  app.addHook('onRequest', (_request, _reply, done) =>
    done(isClosing ? refuse('service.busy', { retryAfter: 1 }) : undefined),
  )
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving(app.server)) reply.header('connection', 'close')
    done()
  })
}

const LOOK_MS = 100

/**
 * Finishes what has begun. An answer that was on its way before anybody thought of leaving did not
 * end its connection: such a line is idle now and would stay so for its keep-alive time.
 */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_MS)
  await app.close().finally(() => clearInterval(idle))
}
