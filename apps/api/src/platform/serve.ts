import { createServer, type RequestListener, type Server } from 'node:http'
import type { Floods } from './floods.ts'
import { isLeaving } from './leave.ts'

/** A hundred megabytes over a slow line; every other body has to be there sooner. */
const LONGEST_UPLOAD_MS = 15 * 60_000
const HEADERS_MS = 8_000
const LOOK_MS = 1_000
const KEEP_ALIVE_MS = 72_000
const SILENT_LINE_MS = 35_000

/**
 * Node's server before Fastify: how long lines may take, and what a flood is told without anybody
 * else hearing of it. A mall that leaves hands everything on, because the last answer ends its
 * line.
 */
export function serve(floods: Floods, handler: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: LOOK_MS,
      requestTimeout: LONGEST_UPLOAD_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, answer) => {
      if (isLeaving(server) || !floods.answersFirst(request, answer)) handler(request, answer)
    },
  )
  server.setTimeout(SILENT_LINE_MS)
  return server
}
