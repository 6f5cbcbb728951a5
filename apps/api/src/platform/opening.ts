import type { FastifyInstance } from 'fastify'
import { refuse } from '@galleria/contract/refusals'

/**
 * Which servers answer whoever watches them, and nobody else yet. By the server of Node: every
 * scope of Fastify shares it.
 */
const closed = new WeakSet<object>()

export function keepClosed(app: FastifyInstance): void {
  closed.add(app.server)
}

export function letIn(app: FastifyInstance): void {
  closed.delete(app.server)
}

/**
 * What comes before a mall is open is sent away in the words of any refusal; providers send their
 * messages again.
 */
export function addOpening(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isClosed = closed.has(app.server) && !request.url.startsWith('/health/')
    done(isClosed ? refuse('service.busy', { retryAfter: 10 }) : undefined)
  })
}
