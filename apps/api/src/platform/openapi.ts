import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './api-page/describe-api.ts'
import { type Described, parts, takePart } from './api-page/parts.ts'
import type { Env } from './env.ts'

// The page's own kit writes style attributes.
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const SIGN = join(import.meta.dirname, '../../../storefront/public/favicon.svg')

/** In every mall: a shop whose programs have keys reads it there. */
export async function serveApiPage(
  app: FastifyInstance,
  { origin }: Pick<Env, 'origin'>,
): Promise<void> {
  let described: ReturnType<typeof describeAll> | undefined
  await app.register(async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document: {} as never } })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: PAGE_POLICY,
      // Described when somebody asks: at the start it would be a quarter of a second of every
      // process.
      transformSpecification: (_, { query }) => {
        described ??= describeAll(origin)
        return described.get((query as { part?: string }).part) ?? described.get(undefined)!
      },
      transformSpecificationClone: false,
      logo: { type: 'image/svg+xml', content: readFileSync(SIGN), href: '/', target: '_self' },
      theme: { title: 'Galleria: API' },
      // Chosen above the page.
      uiConfig: {
        urls: parts.map(({ key, name }) => ({ url: `/docs/json?part=${key}`, name })),
      },
    })
  })
}

/** All of it, and each part by its key. */
function describeAll(origin: string): Map<string | undefined, Described> {
  const all = describeApi(origin)
  return new Map([[undefined, all], ...parts.map(({ key }) => [key, takePart(all, key)] as const)])
}
