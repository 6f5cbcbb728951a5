import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { calls } from '@galleria/contract/calls'
import type { Call } from '@galleria/contract/define-call'
import { isForKeys } from '@galleria/contract/merchant-rights'
import { TEST_EVENT, webhookEvents } from '@galleria/contract/merchant-webhook-rules'
import { refusalStatus } from '@galleria/contract/refusals'
import type { Env } from './env.ts'

/** How a shop's own programs sign in and are told, as it stands in the repository. */
function readForPrograms(): string {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/programs.md'), 'utf8')
  return text.slice(text.indexOf('\n\n') + 2)
}

/** The API page, made from the contract: every call with its body, reply and refusals. */
function describeApi(origin: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    const [method, path] = call.call.split(' ') as [string, string]
    const domain = path.split('/')[2] ?? 'api'
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId: name,
        tags: [domain],
        summary: call.about,
        description: whoMay(call),
        security: securityOf(call),
        ...(method === 'GET'
          ? {}
          : {
              requestBody: {
                content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
              },
            }),
        responses: {
          200: {
            description: 'The payload itself',
            content: { 'application/json': { schema: schemaOf(call.reply, 'output') } },
          },
          ...refusalsOf(call),
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    servers: [{ url: origin }],
    info: {
      title: 'Galleria',
      version: '1',
      description:
        'Amounts are major units with their currency, times UTC ISO 8601, ids TypeIDs. Anything but 2xx is application/problem+json with a stable `code`. ' +
        'Browsers have the cookie of a session, programs a key.\n\n' +
        readForPrograms(),
    },
    paths,
    webhooks: describeWebhooks(),
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of a shop. Unknown, revoked or expired: 401 `key.not_valid`; not for this call: 403 `key.scope`.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'galleria',
          description:
            'Of a browser that has signed in (`/auth/web/user/login`), over https under the name `__Host-galleria`. Changes need the `Origin` of the mall’s own pages.',
        },
      },
    },
  }
}

/** Who may call, and with which scope of a key. */
function whoMay(call: Call): string {
  if (call.who !== 'merchant') return `Who: ${call.who}.`
  return isForKeys(call)
    ? `Who: merchant. Right, and scope of a key: \`${call.right}\`.`
    : `Who: merchant. Right: \`${call.right}\`. Not with a key.`
}

function securityOf(call: Call): Record<string, never[]>[] {
  if (call.who === 'anyone' || call.who === 'visitor') return [{}, { session: [] }]
  return isForKeys(call) ? [{ key: [] }, { session: [] }] : [{ session: [] }]
}

function describeWebhooks(): Record<string, unknown> {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  })
  return Object.fromEntries(
    [...webhookEvents, TEST_EVENT].map((type) => [
      type,
      {
        post: {
          operationId: type,
          tags: ['webhooks'],
          summary: `To the addresses that a shop has chosen for \`${type}\`.`,
          description:
            'By the Standard Webhooks scheme. Answer with any 2xx within eight seconds; anything else is tried again for about a day. It may come twice, under one `webhook-id`.',
          security: [],
          parameters: [
            header('webhook-id', 'The same for each try: whoever has seen it drops it.'),
            header('webhook-timestamp', 'Seconds since 1970.'),
            header(
              'webhook-signature',
              '`v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`; two with a space between while a secret is changed.',
            ),
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['type', 'timestamp', 'data'],
                  properties: {
                    type: { const: type },
                    timestamp: { type: 'string', format: 'date-time' },
                    data: dataOf(type),
                  },
                },
              },
            },
          },
          responses: { '2XX': { description: 'Accepted' } },
        },
      },
    ]),
  )
}

function dataOf(type: string): unknown {
  const text = { type: 'string' }
  const names = type.startsWith('after_sales.')
    ? ['id', 'tradeOrderId', 'status']
    : type === TEST_EVENT
      ? ['id']
      : ['id', 'status']
  return {
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, text])),
  }
}

function schemaOf(schema: unknown, io: 'input' | 'output'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as never, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as Record<string, unknown>
  return rest
}

function refusalsOf(call: Call): Record<string, unknown> {
  const codes = [
    'request.malformed' as const,
    ...(call.who === 'anyone' || call.who === 'visitor' ? [] : ['auth.signed_out' as const]),
    ...(call.who === 'merchant' || call.who === 'operator' ? ['auth.role' as const] : []),
    ...(call.who === 'merchant' ? (['key.not_valid', 'key.scope'] as const) : []),
    '429' as const,
    ...call.refusals,
  ]
  const byStatus = Map.groupBy(codes, (code) => refusalStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: list.join(', '), content: { 'application/problem+json': {} } },
    ]),
  )
}

// The page's own kit writes style attributes.
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** In every mall: a shop whose programs have keys reads it there. */
export async function serveApiPage(
  app: FastifyInstance,
  { origin }: Pick<Env, 'origin'>,
): Promise<void> {
  let described: Record<string, unknown> | undefined
  await app.register(async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document: {} as never } })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: PAGE_POLICY,
      // Described when somebody asks: at the start it would be a quarter of a second of every process.
      transformSpecification: () => (described ??= describeApi(origin)),
      transformSpecificationClone: false,
    })
  })
}
