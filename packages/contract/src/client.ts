import type { Argument, Reply } from './define-call.ts'
import type { Calls } from './calls.ts'

/**
 * The typed client. On the server its transport runs the call in memory, in the browser it is fetch
 * on the same paths; both give the reply or throw a `Problem`. This file carries no schema, so a
 * browser pays nothing for the types.
 */

type AnyCall = Calls[keyof Calls]
type Named<Name extends string> = Extract<AnyCall, { readonly call: Name }>
export type CallPath = AnyCall['call']
export type ArgumentOf<Name extends CallPath> = Argument<Named<Name>>
export type ReplyOf<Name extends CallPath> = Reply<Named<Name>>

/** RFC 9457 problem details with our stable code. */
export type ProblemBody = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly requestId: string
  readonly errors?: readonly {
    readonly path: string
    readonly code: string
    readonly message: string
  }[]
  readonly operationList?: readonly string[]
  readonly [fact: string]: unknown
}

export class Problem extends Error {
  readonly code: string
  readonly status: number
  readonly body: ProblemBody
  constructor(body: ProblemBody) {
    super(body.detail)
    this.name = 'Problem'
    this.code = body.code
    this.status = body.status
    this.body = body
  }
}
export function isProblem(error: unknown): error is Problem {
  return error instanceof Error && error.name === 'Problem'
}

export type Transport = (call: CallPath, argument: unknown) => Promise<unknown>
export type Client = <Name extends CallPath>(
  call: Name,
  argument: ArgumentOf<Name>,
) => Promise<ReplyOf<Name>>

export function createClient(transport: Transport): Client {
  return (call, argument) => transport(call, argument) as Promise<never>
}

/**
 * The calls that say which program makes them, as their document asks; who calls comes from the
 * session alone.
 */
const keyed: readonly CallPath[] = [
  'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
]
const APP_KEY = 'galleria-web'

/**
 * The browser's transport; `headers` are asked for at each call. A network failure is a Problem
 * too, with status 0 and code `network`.
 */
export function fetchTransport(
  base = '',
  headers: () => Record<string, string> = () => ({}),
): Transport {
  return async (call, argument) => {
    const [method, path] = call.split(' ') as [string, string]
    const query = method === 'GET' ? toQuery(argument) : ''
    const answer = await fetch(base + path + query, {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(keyed.includes(call) ? { 'x-app-key': APP_KEY } : {}),
        ...headers(),
      },
      ...(method === 'GET'
        ? {}
        : { body: JSON.stringify(path.startsWith('/api/trantor/') ? [argument] : argument) }),
      credentials: 'same-origin',
    }).catch(() => undefined)
    if (!answer)
      throw new Problem({
        type: 'about:blank',
        title: 'Network',
        status: 0,
        code: 'network',
        detail: '',
        requestId: '',
      })
    const body: unknown = await answer.json().catch(() => undefined)
    if (answer.ok) return body
    throw new Problem(
      isProblemBody(body)
        ? body
        : {
            type: 'about:blank',
            title: answer.statusText,
            status: answer.status,
            code: 'service.fault',
            detail: '',
            requestId: '',
          },
    )
  }
}
/** What a GET asks for stands in its address. */
function toQuery(argument: unknown): string {
  const query = new URLSearchParams(argument as Record<string, string>).toString()
  return query && `?${query}`
}
function isProblemBody(body: unknown): body is ProblemBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body
}
