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

/** How a shop's own programs sign in and are told, as it stands in the repository. */
function readForPrograms(): string {
  const text = readFileSync(join(import.meta.dirname, '../../../../../docs/programs.md'), 'utf8')
  return text.slice(text.indexOf('\n\n') + 2)
}

/** The API page, made from the contract: every call with its body, reply and refusals; and what is no call. */
export function describeApi(origin: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    const [method, path] = call.call.split(' ') as [string, string]
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(name, call) }
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
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: { ...paths, ...describeFiles() },
    webhooks: describeWebhooks(),
    components: { schemas: { Problem: problemSchema }, securitySchemes },
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

/** By the second part of their paths, as the specification has them. */
const tags = {
  'mall-merchant':
    'What a shop does: its orders, goods, prices, stock, requests, people and figures.',
  files: 'Pictures, documents and tables: sent in as forms, fetched by their addresses.',
  webhooks: 'What the mall sends to the addresses of a shop.',
  'mall-item': 'Goods as buyers find and read them.',
  'mall-order': 'Cart, checkout, orders and requests of a buyer.',
  trantor: 'Applying for money back, a return, an exchange or a cancellation.',
  'mall-pay': 'Paying: channels, attempts and their results.',
  payments: 'A session at a provider whose checkout opens beside the page.',
  'mall-marketing': 'Coupons, gift cards, free orders and prizes of a buyer.',
  tms: 'The way of a parcel.',
  'mall-content': 'Regions, addresses, articles and menus.',
  'mall-customer': 'Addresses and invitations of a person.',
  web: 'Signing in and signing up.',
  user: 'The own account: mail, telephone, password, second factor.',
  'mall-operator': 'What the mall’s own people do.',
} as const

function tagOf({ call }: Call): keyof typeof tags {
  return call.split('/')[2] as keyof typeof tags
}

function describeCall(name: string, call: Call): Record<string, unknown> {
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
        content: { 'application/json': { schema: describeSchema(call.reply, 'output') } },
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
