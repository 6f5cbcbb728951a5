import type { FastifyInstance } from 'fastify'
import type { Log } from './log.ts'
import type { Attributes, Tracing } from './tracing-sdk.ts'

/**
 * None unless the settings name a collector: then nothing of it is loaded, and a span costs the
 * question whether there is one.
 */
let tracing: Tracing | undefined

/**
 * Loads the SDK and sends spans from now on. Answers with a function that sends what is left and
 * stops.
 */
export async function openTracing(endpoint: string, log: Log): Promise<() => Promise<void>> {
  const { startTracing } = await import('./tracing-sdk.ts')
  const opened = startTracing(endpoint, log)
  tracing = opened
  return async () => {
    tracing = undefined
    await opened.stop()
  }
}

/**
 * Runs `work` as a span of whatever is under way: a statement of a request, a call of a job. The
 * attributes name no person.
 */
export function traced<Result>(
  kind: 'client' | 'consumer',
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracing ? tracing.run(kind, name, attributes, work) : work()
}

/** A span for each request, named by its route: an address may hold a key of a guest. */
export function traceRequests(app: FastifyInstance): void {
  if (!tracing) return
  const { beginRequest } = tracing
  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    request.span = beginRequest(request.method, request.routeOptions.url ?? 'unknown')
    request.span.within(done)
  })
  // Once more when the body is there: it comes by events of the line, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) =>
    request.span ? request.span.within(done) : done(),
  )
  app.addHook('onResponse', (request, reply, done) => {
    request.span?.end(reply.statusCode)
    done()
  })
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces merge
  interface FastifyRequest {
    span?: ReturnType<Tracing['beginRequest']> | undefined
  }
}
