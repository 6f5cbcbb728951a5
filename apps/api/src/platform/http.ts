import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { refuse } from '@galleria/contract/refusals'
import type { Language } from '@galleria/contract/storefronts'
import { isRefusal } from '@galleria/kernel/refusal'
import { chooseLanguage, chooseSite, type Caller, type Gate } from './gate.ts'
import { demandPace, type BodyPace } from './body-pace.ts'
import type { Env } from './env.ts'
import { openFloods, refuseFloods } from './floods.ts'
import { serve } from './serve.ts'
import { addLeaving } from './leave.ts'
import type { Log } from './log.ts'
import { hangUp, hasTwoHosts, lengthOf, MAX_BODY } from './odd-requests.ts'
import { networkOf } from './network.ts'
import { addOpening } from './opening.ts'
import { sendNoSuchPage, sendPlainPage } from './plain-page.ts'
import { toProblem } from './problem.ts'
import { keyOf } from './programs.ts'
import { lateSerialiserOf } from './reply-serialiser.ts'
import { toRefusal } from './to-refusal.ts'
import { traceRequests } from './tracing.ts'
import { permissionsFor } from './pages-guards.ts'

const MAX_DEPTH = 20
/**
 * The pages and the description of the calls are loaded at the start; a busy machine took longer
 * than the ten seconds that are usual, and the process ended.
 */
const START_MS = 60_000
/** 400 days: browsers shorten what is longer. */
const LONGEST_COOKIE_S = 400 * 86_400
const CALL_PATH = /^\/(?:sapi|api|auth)\//

export async function createServer(env: Env, log: Log, pace?: BodyPace): Promise<FastifyInstance> {
  const floods = openFloods(env)
  const app = fastify({
    serverFactory: (handler) => serve(floods, handler),
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    bodyLimit: MAX_BODY,
    pluginTimeout: START_MS,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // One logger for all requests: whoever logs names the request, and a logger of its own for each
    // costs more than reading its body.
    childLoggerFactory: (logger) => logger,
    clientErrorHandler: hangUp,
    frameworkErrors: (error, request, reply) =>
      void (isBrowsing(request)
        ? sendNoSuchPage(reply, languageOf(request), 400)
        : sendProblem(reply, toRefusal(error), request)),
  })
  refuseFloods(app, floods)
  traceRequests(app)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: env.origin.startsWith('https') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: 2000 * env.patience,
    // An interval in which nothing was measured, because something took longer than it, counts as
    // endless: everybody would be sent away for it.
    sampleInterval: 5000,
    retryAfter: 10,
    pressureHandler: (request, reply) => {
      if (request.url.startsWith('/health/') || request.url.startsWith('/webhooks/')) return
      void sendProblem(reply, refuse('service.busy'), request)
    },
  })
  addLeaving(app)
  addOpening(app)
  app.setErrorHandler((error, request, reply) => sendProblem(reply, toRefusal(error), request))
  app.setNotFoundHandler((request, reply) => sendProblem(reply, refuse('not_found'), request))
  app.addHook('onRequest', (request, _reply, done) =>
    done(hasTwoHosts(request.raw) ? refuse('request.malformed') : undefined),
  )
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('permissions-policy', permissionsFor(request.url.split('?', 1)[0] ?? '/'))
    done()
  })
  demandPace(app, MAX_BODY, pace)
  app.addHook('onResponse', (request, reply, done) => {
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

/**
 * A person who followed a link, or sent a form without script, gets a page; a program its problem.
 */
function isBrowsing(request: FastifyRequest): boolean {
  return !CALL_PATH.test(request.url) && /\btext\/html\b/.test(request.headers.accept ?? '')
}

/** One route per call of the contract, with the compiled serialiser of its reply schema. */
export function addCallRoutes(app: FastifyInstance, gate: Gate, env: Env): void {
  for (const [name, { call }] of gate.bound) {
    const [method, url] = name.split(' ') as ['GET' | 'POST' | 'PUT', string]
    app.route({
      method,
      url,
      schema: { response: { 200: call.reply } },
      serializerCompiler: ({ schema }) => lateSerialiserOf(schema),
      handler: async (request, reply) => {
        const caller = admitCaller(request, reply, env)
        if (method !== 'GET') guardJson(request)
        reply.header('cache-control', 'private, no-store')
        return gate.run(name, caller, method === 'GET' ? request.query : request.body)
      },
    })
  }
}

export function sessionCookieName(env: Env): string {
  return env.origin.startsWith('https') ? '__Host-galleria' : 'galleria'
}

function deviceCookieName(env: Env): string {
  return `${sessionCookieName(env)}-device`
}

/**
 * A program by its key, else whoever the session is, from a page of our own. Only what reads its
 * caller here takes keys.
 */
export function admitCaller(request: FastifyRequest, reply: FastifyReply, env: Env): Caller {
  const key = keyOf(request)
  if (key === undefined) {
    guardOrigin(request, env)
    return callerOf(request, reply, env)
  }
  const nothing = () => undefined
  return {
    ...callerOf(request, reply, env),
    ...{ key, token: undefined, device: undefined, onSession: nothing, onDevice: nothing },
  }
}

export function callerOf(request: FastifyRequest, reply: FastifyReply, env: Env): Caller {
  const isPage = !CALL_PATH.test(request.url)
  const accept = request.headers['accept-language']
  const site = chooseSite(
    isPage ? readQuery(request, 'site') : undefined,
    request.cookies['site'],
    accept,
  )
  return {
    token: request.cookies[sessionCookieName(env)],
    site,
    language: chooseLanguage(
      isPage ? readQuery(request, 'lang') : languageHeader(request),
      request.cookies['lang'],
      accept,
      site,
    ),
    requestId: request.id,
    ip: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    onSession: (token) => setSessionCookie(reply, token, env),
    desk: deskHeader(request),
    device: request.cookies[deviceCookieName(env)],
    onDevice: (device) =>
      void reply.setCookie(deviceCookieName(env), device, {
        ...cookieOptions(env),
        maxAge: LONGEST_COOKIE_S,
      }),
  }
}

/** One word of the query; what is given twice is a list, and nothing that was asked for. */
export function readQuery(request: FastifyRequest, name: string): string | undefined {
  const asked = (request.query as Record<string, unknown> | undefined)?.[name]
  return typeof asked === 'string' ? asked : undefined
}

/**
 * A page may ask for its answers in the language it is written in, whatever the storefront's cookie
 * says.
 */
function languageHeader(request: FastifyRequest): string | undefined {
  const asked = request.headers['x-language']
  return typeof asked === 'string' ? asked : undefined
}

/** What is no number is a desk that nobody has. */
function deskHeader(request: FastifyRequest): number | undefined {
  const asked = request.headers['x-desk']
  return asked === undefined ? undefined : Number(asked)
}

function cookieOptions(env: Env) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: env.origin.startsWith('https'),
  }
}

function setSessionCookie(reply: FastifyReply, token: string | undefined, env: Env): void {
  const options = cookieOptions(env)
  if (token) reply.setCookie(sessionCookieName(env), token, { ...options, maxAge: 90 * 86_400 })
  else reply.clearCookie(sessionCookieName(env), options)
}

/**
 * A browser says where a request comes from; only our own pages may change anything. Without the
 * header only sessionless callers pass.
 */
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

// Exactly this, in any letter case: odd spellings of a content type must not slip past the body's
// schema.
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
  const problem = toProblem(error, languageOf(request), request.id)
  // An upload that is refused unread is not read after all.
  if (problem.status === 429 && !request.raw.complete && lengthOf(request.raw) > MAX_BODY)
    reply.header('connection', 'close')
  if (problem['code'] === 'key.not_valid') reply.header('www-authenticate', 'Bearer')
  if (problem.status === 429 || problem.status === 503) {
    reply.header('retry-after', String(problem['retryAfter'] ?? 10))
    if (isBrowsing(request))
      return sendPlainPage(reply, languageOf(request), {
        status: problem.status,
        sentence: problem.title,
      })
  }
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .serializer(JSON.stringify)
    .send(problem)
}

/** Also where nothing was read of the request yet, its cookies included. */
function languageOf(request: FastifyRequest): Language {
  const accept = request.headers['accept-language']
  const cookies = request.cookies ?? {}
  return chooseLanguage(
    languageHeader(request),
    cookies['lang'],
    accept,
    chooseSite(undefined, cookies['site'], accept),
  )
}
