import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { calls } from '@galleria/contract/calls'
import type { Call } from '@galleria/contract/define-call'
import { refusalStatus } from '@galleria/contract/refusals'

let described: Record<string, unknown> | undefined

/** The API page, made from the contract once in a process: every call with its body, reply and refusals. */
function describeApi(): Record<string, unknown> {
  return (described ??= describeCalls())
}

function describeCalls(): Record<string, unknown> {
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
        description: `Who: ${call.who}.`,
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
    info: {
      title: 'Galleria',
      version: '1',
      description:
        'Amounts are major units with their currency, times UTC ISO 8601, ids TypeIDs. Anything but 2xx is application/problem+json with a stable `code`.',
    },
    paths,
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

export async function serveApiPage(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document: {} as never } })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: PAGE_POLICY,
      // Described when somebody asks: at the start it would be a quarter of a second of every process.
      transformSpecification: () => describeApi(),
      transformSpecificationClone: false,
    })
  })
}
