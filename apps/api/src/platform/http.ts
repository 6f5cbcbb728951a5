import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { refuse } from '@galleria/contract/refusals'
import { isRefusal } from '@galleria/kernel/refusal'
import * as z from 'zod'
import { chooseLanguage, chooseSite, type Caller, type Gate } from './gate.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { hangUp, hasTwoHosts } from './odd-requests.ts'
import { networkOf } from './network.ts'
import { toProblem } from './problem.ts'

const MAX_BODY = 256 * 1024
const MAX_DEPTH = 20
/** A hundred megabytes over a slow line; every other body has to be there sooner. */
const LONGEST_UPLOAD_MS = 15 * 60_000
const BODY_MS = 30_000

export async function createServer(env: Env, log: Log, bodyMs = BODY_MS): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    bodyLimit: MAX_BODY,
    requestTimeout: LONGEST_UPLOAD_MS,
    connectionTimeout: 35_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // One logger for all requests: whoever logs names the request, and a logger of its own for each costs more than reading its body.
    childLoggerFactory: (logger) => logger,
    clientErrorHandler: hangUp,
    frameworkErrors: (error, request, reply) => void sendProblem(reply, translate(error), request),
  })
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: env.origin.startsWith('https') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: 2000 * env.patience,
    retryAfter: 10,
    pressureHandler: (request, reply) => {
      if (request.url.startsWith('/health/') || request.url.startsWith('/webhooks/')) return
      void sendProblem(reply, refuse('service.busy'), request)
    },
  })
  // Flood protection only; the limits that guard people and money are in the database.
  await app.register(rateLimit, {
    max: 1200,
    timeWindow: '1 minute',
    allowList: (request) => !/^\/(sapi|api|auth)\//.test(request.url),
    errorResponseBuilder: () => refuse('429', { retryAfter: 60 }),
  })
  // Leaving: what has begun is finished, what comes now is sent to the next process in the same words as any refusal.
  let isLeaving = false
  app.addHook('preClose', async () => {
    isLeaving = true
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isLeaving) return done()
    reply.header('connection', 'close')
    done(refuse('service.busy', { retryAfter: 1 }))
  })
  app.setErrorHandler((error, request, reply) => sendProblem(reply, translate(error), request))
  app.setNotFoundHandler((request, reply) => sendProblem(reply, refuse('not_found'), request))
  app.addHook('onRequest', (request, _reply, done) =>
    done(hasTwoHosts(request.raw) ? refuse('request.malformed') : undefined),
  )
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.raw.complete && request.routeOptions.bodyLimit <= MAX_BODY)
      limitWaiting(request, bodyMs)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    clearTimeout(waiting.get(request.raw))
    // 503 is an answer, not a fault: starting, stopping or busy.
    const level = reply.statusCode >= 500 && reply.statusCode !== 503 ? 'error' : 'debug'
    if (log.isLevelEnabled(level))
      log[level](
        {
          requestId: request.id,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      )
    done()
  })
  return app
}

const waiting = new WeakMap<FastifyRequest['raw'], NodeJS.Timeout>()
/** A body that comes drop by drop holds a connection for so long and no longer. */
function limitWaiting({ raw }: FastifyRequest, bodyMs: number): void {
  waiting.set(
    raw,
    setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, bodyMs).unref(),
  )
}

/** One route per call of the contract, with the compiled serialiser of its reply schema. */
export function addCallRoutes(app: FastifyInstance, gate: Gate, env: Env): void {
  for (const [name, { call }] of gate.bound) {
    const [method, url] = name.split(' ') as ['GET' | 'POST' | 'PUT', string]
    const schema = simplify(
      z.toJSONSchema(call.reply as never, { target: 'draft-7', io: 'output' }),
    ) as Record<string, unknown>
    delete schema['$schema']
    app.route({
      method,
      url,
      schema: { response: { 200: schema } },
      handler: async (request, reply) => {
        guardOrigin(request, env)
        if (method !== 'GET') guardJson(request)
        const caller = callerOf(request, reply, env)
        reply.header('cache-control', 'private, no-store')
        return gate.run(name, caller, method === 'GET' ? request.query : request.body)
      },
    })
  }
}

/** `X or null` in the form that the serialiser compiles; the other makes it ask a validator which of the two each value is. */
function simplify(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(simplify)
  const { anyOf, ...rest } = schema as { anyOf?: { type?: unknown }[] }
  const choices = anyOf?.filter((choice) => choice.type !== 'null')
  if (anyOf && choices?.length === 1 && anyOf.length === 2)
    return simplify({ ...choices[0], ...rest, nullable: true })
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, simplify(part)]))
}

export function sessionCookieName(env: Env): string {
  return env.origin.startsWith('https') ? '__Host-galleria' : 'galleria'
}

export function callerOf(request: FastifyRequest, reply: FastifyReply, env: Env): Caller {
  const query = request.query as Record<string, string | undefined>
  const isPage = !/^\/(sapi|api|auth)\//.test(request.url)
  const accept = request.headers['accept-language']
  const site = chooseSite(isPage ? query['site'] : undefined, request.cookies['site'], accept)
  return {
    token: request.cookies[sessionCookieName(env)],
    site,
    language: chooseLanguage(
      isPage ? query['lang'] : languageHeader(request),
      request.cookies['lang'],
      accept,
      site,
    ),
    requestId: request.id,
    ip: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    onSession: (token) => setSessionCookie(reply, token, env),
  }
}

/** A page may ask for its answers in the language it is written in, whatever the storefront's cookie says. */
function languageHeader(request: FastifyRequest): string | undefined {
  const asked = request.headers['x-language']
  return typeof asked === 'string' ? asked : undefined
}

function setSessionCookie(reply: FastifyReply, token: string | undefined, env: Env): void {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: env.origin.startsWith('https'),
  }
  if (token) reply.setCookie(sessionCookieName(env), token, { ...options, maxAge: 90 * 86_400 })
  else reply.clearCookie(sessionCookieName(env), options)
}

/** A browser says where a request comes from; only our own pages may change anything. Without the header only sessionless callers pass. */
export function guardOrigin(request: FastifyRequest, env: Env): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.origin
  if (origin === undefined) {
    if (request.cookies[sessionCookieName(env)]) throw refuse('request.origin')
    return
  }
  const allowed =
    env.mode === 'production' ? origin === env.origin : safeHost(origin) === request.headers.host
  if (!allowed) throw refuse('request.origin')
}
function safeHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

// Exactly this, in any letter case: odd spellings of a content type must not slip past the body's schema.
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i
function guardJson(request: FastifyRequest): void {
  const type = request.headers['content-type']
  if (request.body === undefined || request.body === null) return
  if (type === undefined || !JSON_TYPE.test(type)) throw refuse('request.media_type')
  if (depthOf(request.body, MAX_DEPTH) > MAX_DEPTH) throw refuse('request.malformed')
}
function depthOf(value: unknown, left: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (left < 0) return 1
  let deepest = 0
  for (const child of Object.values(value)) deepest = Math.max(deepest, depthOf(child, left - 1))
  return deepest + 1
}

// What the driver says, without a code, when the pool is exhausted or the server went away.
const LOST_DATABASE = /timeout exceeded when trying to connect|Connection terminated/

/** Fastify's own errors and the database's, as refusals; anything unknown stays a fault. */
function translate(error: unknown): unknown {
  if (isRefusal(error)) return error
  const { statusCode, code, message } = error as {
    statusCode?: number
    code?: string
    message?: string
  }
  if (
    code === '57014' ||
    code === '53300' ||
    code === '57P03' ||
    code === '08006' ||
    code === 'ECONNREFUSED' ||
    LOST_DATABASE.test(message ?? '')
  )
    return refuse('service.busy')
  if (statusCode === 413) return refuse('request.too_large')
  if (statusCode === 415) return refuse('request.media_type')
  if (statusCode === 404) return refuse('not_found')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return refuse('request.malformed')
  if (statusCode === 503) return refuse('service.busy')
  return error
}

export function sendProblem(
  reply: FastifyReply,
  error: unknown,
  request: FastifyRequest,
): FastifyReply {
  if (!isRefusal(error))
    request.log.error(
      { err: error, requestId: request.id, route: request.routeOptions.url },
      'fault',
    )
  const accept = request.headers['accept-language']
  const cookies = request.cookies ?? {}
  const problem = toProblem(
    error,
    chooseLanguage(
      languageHeader(request),
      cookies['lang'],
      accept,
      chooseSite(undefined, cookies['site'], accept),
    ),
    request.id,
  )
  if (problem.status === 429 || problem.status === 503)
    reply.header('retry-after', String(problem['retryAfter'] ?? 10))
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .serializer(JSON.stringify)
    .send(problem)
}
