import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { counters } from './counters.ts'
import type { Database } from './db.ts'
import { collectFigures, showProcessFigures, type Figures, type ProcessFigure } from './figures.ts'
import type { Log } from './log.ts'

export type Metrics = {
  /** All figures as Prometheus reads them. */
  read(): Promise<string>
  readonly contentType: string
}

/**
 * What a mall can tell about itself: its requests, its process, and its business by the figures of
 * the modules.
 */
export function measureMall(
  app: FastifyInstance,
  database: Database,
  log: Log,
  own: { readonly figures: readonly Figures[]; readonly processFigures: readonly ProcessFigure[] },
): Metrics {
  const registry = new Registry()
  // Looked at every 10 ms, as it comes, the event loop's delay alone takes a hundredth of a core.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  measureRequests(app, registry)
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, database.pool.totalCount)
      this.set({ state: 'idle' }, database.pool.idleCount)
      this.set({ state: 'waiting' }, database.pool.waitingCount)
    },
  })
  showProcessFigures(own.processFigures, { registry, log })
  const refresh = collectFigures(own.figures, { registry, db: database.db, log })
  const all = Registry.merge([registry, counters])
  return {
    contentType: all.contentType,
    async read() {
      await refresh()
      return all.metrics()
    },
  }
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      {
        route: request.routeOptions.url ?? 'unknown',
        method: request.method,
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      },
      reply.elapsedTime / 1000,
    )
  })
}

/** On a port and an address of its own, so that the public one never shows it. */
export function serveMetrics(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      const text = await metrics.read()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
