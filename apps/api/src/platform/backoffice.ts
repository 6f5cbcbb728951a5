import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * The built back office under `/backoffice`: files by name, and its one page for every address of
 * its own.
 */
const BUILD = join(import.meta.dirname, '../../../backoffice/build')

// Its kit sets style attributes; scripts come only from here.
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"

export async function hostBackoffice(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(BUILD, 'index.html'))) return
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: BUILD,
      prefix: '/backoffice/',
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
    for (const url of ['/backoffice', '/backoffice/*']) {
      scope.get(url, (_request, reply) =>
        reply
          .header('content-security-policy', POLICY)
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .sendFile('index.html'),
      )
    }
  })
}
