import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'

/** What the lab answered as a provider. */
export type GivenAnswer = {
  readonly method: string
  /** As it is routed, e.g. `/paypal/v2/checkout/orders/:id`. */
  readonly path: string
  readonly status: number
  readonly body: unknown
}

type Schema = Readonly<Record<string, unknown>>
type Description = {
  readonly operations: Readonly<Record<string, Readonly<Record<string, Schema>>>>
  readonly definitions: Readonly<Record<string, Schema>>
}
type Described = { readonly validate: ValidateFunction }

const FOLDER = join(import.meta.dirname, '../descriptions')
const described = new Map<string, Described | undefined>()
const descriptions = new Map<string, readonly Description[]>()

/**
 * What is wrong with an answer of the lab by what its provider publishes (`descriptions/README.md`):
 * nothing, where nothing is published of it.
 */
export function findWrong(answer: GivenAnswer): string[] {
  if (isNotAsDescribed(answer)) return []
  return answer.path.startsWith('/stripe/')
    ? findObjects(answer.body).flatMap(([object, body]) => check('stripe', object, 200, body))
    : check(answer.path.split('/')[1] ?? '', operationOf(answer), answer.status, answer.body)
}

/** PayPal's door answers a token that is not good as OAuth 2 has it (RFC 6750). */
const isNotAsDescribed = ({ path, status }: GivenAnswer) =>
  path.startsWith('/paypal/') && status === 401

function check(provider: string, operation: string, status: number, body: unknown): string[] {
  const key = `${provider} ${operation} ${status}`
  if (!described.has(key)) described.set(key, compile(provider, operation, status))
  const validate = described.get(key)?.validate
  if (!validate || validate(body)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${key}: ${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  )
}

function compile(provider: string, operation: string, status: number): Described | undefined {
  const all = descriptions.get(provider) ?? read(provider)
  descriptions.set(provider, all)
  const description = all.find(({ operations }) => operations[operation])
  const answers = description?.operations[operation]
  // A repeated call is 200 where the first one was 201.
  const done = status < 300 ? ['200', '201'] : ['default']
  const schema = [String(status), ...done].map((one) => answers?.[one]).find((one) => one)
  if (!description || !schema) return undefined
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    validateFormats: false,
    // One of PayPal’s patterns is none with the flag `u`.
    unicodeRegExp: false,
  })
  return { validate: ajv.compile({ ...schema, definitions: description.definitions }) }
}

const PROVIDERS = ['stripe', 'adyen', 'paypal']
function read(provider: string): readonly Description[] {
  if (!PROVIDERS.includes(provider)) return []
  const all = JSON.parse(readFileSync(join(FOLDER, `${provider}.json`), 'utf8')) as Description[]
  return all.map(({ operations, definitions }) => ({
    definitions,
    operations: Object.fromEntries(
      Object.entries(operations).map(([name, answers]) => [nameless(name), answers]),
    ),
  }))
}

/** As a description says it: `POST /adyen/v72/payments/{paymentPspReference}/captures`. */
function operationOf({ method, path }: GivenAnswer): string {
  return nameless(`${method} ${path}`)
}
const nameless = (operation: string) => operation.replaceAll(/\{\w+\}|:\w+/g, '{}')

/** Everything in an answer of Stripe that says what it is, at whatever depth. */
function findObjects(body: unknown): [string, unknown][] {
  if (Array.isArray(body)) return body.flatMap(findObjects)
  if (typeof body !== 'object' || body === null) return []
  const within = Object.values(body).flatMap(findObjects)
  const { object } = body as { readonly object?: unknown }
  if (typeof object !== 'string') return within
  return [['deleted' in body ? `deleted ${object}` : object, body], ...within]
}
