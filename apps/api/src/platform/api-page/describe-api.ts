import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@galleria/contract/calls'
import type { Call } from '@galleria/contract/define-call'
import { isForKeys } from '@galleria/contract/merchant-rights'
import { describeFiles } from './describe-files.ts'
import { describeRefusals, problemSchema } from './describe-problems.ts'
import { describeSchema } from './describe-schema.ts'
import { describeWebhooks } from './describe-webhooks.ts'
import { examples } from './examples.ts'
import type { Described } from './parts.ts'

/** How a shop's own programs sign in and are told, as it stands in the repository. */
function readForPrograms(): string {
  const text = readFileSync(join(import.meta.dirname, '../../../../../docs/programs.md'), 'utf8')
  return text.slice(text.indexOf('\n\n') + 2)
}

/**
 * The API page, made from the contract: every call with its body, reply and refusals; and what is
 * no call.
 */
export function describeApi(origin: string): Described {
  const paths: Record<string, Record<string, Record<string, unknown>>> = {}
  const { schemas, replyOf } = nameReplies()
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    const [method, path] = call.call.split(' ') as [string, string]
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: describeCall(name, call, replyOf(name)),
    }
  }
  return {
    openapi: '3.1.0',
    servers: [{ url: origin }],
    info: {
      title: 'Galleria',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Amounts are major units with their currency, times UTC ISO 8601, ids TypeIDs. Anything but 2xx is application/problem+json with a stable `code`. ' +
        'Browsers have the cookie of a session, programs a key.\n\n' +
        readForPrograms(),
    },
    paths: { ...paths, ...describeFiles() },
    webhooks: describeWebhooks(),
    components: { schemas: { ...schemas, Problem: problemSchema }, securitySchemes },
  }
}

const securitySchemes = {
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
} as const

/** By the second and third part of its path, as the specification has them. */
function tagOf({ call }: Call): string {
  return call.split('/').slice(2, 4).join('/')
}

/**
 * The replies of all calls. What several of them answer has a name, that of the first of them, and
 * stands there once: a page that reads them, and programs made from them, would have it two dozen
 * times.
 */
function nameReplies() {
  const described = (Object.entries(calls) as [string, Call][]).map(
    ([name, call]) => [name, describeSchema(call.reply, 'output')] as const,
  )
  const byText = Map.groupBy(described, ([, schema]) => JSON.stringify(schema))
  const schemas: Record<string, unknown> = {}
  const replies = new Map<string, unknown>()
  for (const [text, same] of byText) {
    const [[first, schema] = ['', {}]] = same
    const isShared = same.length > 1 && text.length > SHORT_REPLY
    if (isShared) schemas[first] = schema
    for (const [name] of same)
      replies.set(name, isShared ? { $ref: `#/components/schemas/${first}` } : schema)
  }
  return { schemas, replyOf: (name: string) => replies.get(name) }
}
const SHORT_REPLY = 300

function describeCall(name: string, call: Call, reply: unknown): Record<string, unknown> {
  const example = (examples as Record<string, unknown>)[name]
  const body = { schema: describeSchema(call.body, 'input'), ...(example ? { example } : {}) }
  return {
    operationId: name,
    tags: [tagOf(call)],
    summary: call.about,
    description: whoMay(call),
    security: securityOf(call),
    ...(call.call.startsWith('GET ')
      ? {}
      : { requestBody: { required: true, content: { 'application/json': body } } }),
    responses: {
      200: {
        description: 'The payload itself',
        content: { 'application/json': { schema: reply } },
      },
      ...describeRefusals(call),
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
