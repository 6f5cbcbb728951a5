import type * as z from 'zod'
import { traced } from './tracing.ts'

/**
 * The one way out to services that are not ours: a time limit, no redirects, an answer of bounded
 * size. Throws `OutsideError` when it is not known whether the other side acted (time-out, broken
 * connection, 5xx); any other answer comes back with its status.
 */
export class OutsideError extends Error {
  /** Of an answer that is none. */
  readonly status: number | undefined
  constructor(message: string, options?: ErrorOptions & { readonly status?: number }) {
    super(message, options)
    this.name = 'OutsideError'
    this.status = options?.status
  }
}

const MOST_BYTES = 1024 * 1024

type OutsideCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
  timeoutMs?: number
  /** A certificate is no JSON. */
  as?: 'text'
  /** Where more than a megabyte is to be expected. */
  mostBytes?: number
}
type OutsideAnswer = { status: number; body: unknown; headers: Headers }

export function callOutside(url: string, request: OutsideCall): Promise<OutsideAnswer> {
  const { host } = new URL(url)
  return traced('client', `${request.method} ${host}`, { 'server.address': host }, () =>
    callOnce(url, request),
  )
}

async function callOnce(url: string, request: OutsideCall): Promise<OutsideAnswer> {
  const answer = await fetch(url, {
    method: request.method,
    redirect: 'error',
    signal: AbortSignal.timeout(request.timeoutMs ?? 5000),
    headers: {
      accept: 'application/json',
      ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(request.json === undefined ? {} : { body: JSON.stringify(request.json) }),
    ...(request.form && { body: request.form }),
  }).catch((error: unknown) => {
    throw new OutsideError(`${request.method} ${new URL(url).pathname} did not answer`, {
      cause: error,
    })
  })
  const text = await readBounded(answer, request.mostBytes ?? MOST_BYTES)
  if (answer.status >= 500)
    throw new OutsideError(`${request.method} ${new URL(url).pathname} answered ${answer.status}`, {
      status: answer.status,
    })
  const body = request.as === 'text' ? text : parseJson(text)
  return { status: answer.status, body, headers: answer.headers }
}

async function readBounded(answer: Response, mostBytes: number): Promise<string> {
  if (!answer.body) return ''
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const part of answer.body) {
      bytes += part.byteLength
      if (bytes > mostBytes) throw new OutsideError('an answer too large to be meant for us')
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof OutsideError) throw error
    throw new OutsideError('an answer that broke off', { cause: error })
  }
  return Buffer.concat(parts).toString('utf8')
}

// The database keeps neither NUL nor half a letter; one in a note of theirs must not stop what it
// is a note to.
function parseJson(text: string): unknown {
  try {
    return text === ''
      ? undefined
      : JSON.parse(text, (_key, value: unknown) =>
          typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
        )
  } catch {
    return undefined
  }
}

/**
 * What the other side should have answered. When it answered something else, nobody knows what it
 * did: that is no answer, and is asked for again.
 */
export function expectAnswer<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new OutsideError('an answer that is none', { cause: parsed.error })
}
