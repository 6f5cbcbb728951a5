import { createClient, Problem, type Client, type ProblemBody } from '@galleria/contract/client'
import type { Language, Site } from '@galleria/contract/storefronts'
import type { FastifyInstance } from 'fastify'

export type Visitor = {
  readonly call: Client
  readonly cookies: Map<string, string>
  raw(
    method: string,
    url: string,
    options?: { body?: unknown; headers?: Record<string, string | undefined> },
  ): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>
}

export type Where = {
  readonly site?: Site
  readonly language?: Language
  /** The address the calls come from; 127.0.0.1, like everybody else's. */ readonly ip?: string
  /** What the browser says of itself. */ readonly userAgent?: string
}

/** Somebody at the door: cookies of their own, no session yet. */
export function createVisitor(app: FastifyInstance, where: Where = {}): Visitor {
  const cookies = new Map<string, string>([
    ['site', where.site ?? 'DE'],
    ['lang', where.language ?? 'en'],
  ])
  const raw: Visitor['raw'] = async (method, url, { body, headers } = {}) => {
    const answer = await app.inject({
      method: method as 'POST',
      url,
      ...(where.ip ? { remoteAddress: where.ip } : {}),
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: withoutUndefined({
        host: 'mall.test',
        origin: 'http://mall.test',
        'content-type': 'application/json',
        'user-agent': where.userAgent,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      }),
    })
    for (const cookie of answer.cookies) {
      if (cookie.value === '') cookies.delete(cookie.name)
      else cookies.set(cookie.name, cookie.value)
    }
    return {
      status: answer.statusCode,
      body: answer.body === '' ? undefined : parse(answer.body),
      headers: answer.headers,
    }
  }
  const call = createClient(async (name, argument) => {
    const [method, url] = name.split(' ') as [string, string]
    const answer = await (method === 'GET'
      ? raw(method, `${url}?${new URLSearchParams(argument as Record<string, string>)}`)
      : raw(method, url, { body: argument }))
    if (answer.status === 200) return answer.body
    throw new Problem(answer.body as ProblemBody)
  })
  return { call, cookies, raw }
}

function withoutUndefined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
