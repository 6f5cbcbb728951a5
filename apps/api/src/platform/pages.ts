import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, isSite } from '@galleria/contract/storefronts'
import { refuse } from '@galleria/contract/refusals'
import type { Env } from './env.ts'
import type { Gate } from './gate.ts'
import { callerOf, guardOrigin, sessionCookieName } from './http.ts'
import type { Log } from './log.ts'
import { codingFor, compress, sendCompressed } from './compress.ts'
import {
  cacheKey,
  cachePage,
  createPageCache,
  isPublicPath,
  type CachedPage,
} from './machinery/page-cache.ts'
import { allowNonce, contentSecurityPolicy } from './pages-policy.ts'
import { openVisitFor, type Visit } from './pages-visit.ts'
import { addFilmRoute, addPictureRoute } from './pictures.ts'

/** The storefront as it is built: one function from a request to its answer. */
export type Storefront = { answer(request: Request, visit: Visit): Promise<Response> }

type HostOptions = {
  readonly gate: Gate
  readonly env: Env
  readonly log: Log
  readonly mode: 'built' | 'dev'
  /** Origins of others that a form's answer may lead to. */
  readonly formTargets: readonly string[]
  /** Stands in for the built one in tests. */
  readonly storefront?: Storefront
}

const HOME = join(import.meta.dirname, '../../../storefront')
const YEAR = 31_536_000
/** A call that does not exist is answered as calls are, not with a page. */
const CALLS = /^\/(?:sapi|api|auth|webhooks)\//

/** Puts the storefront into this process: its files, its pictures, and every address that no other route has. */
export async function hostStorefront(app: FastifyInstance, options: HostOptions): Promise<void> {
  const { gate, env, mode, formTargets, storefront } = options
  await app.register(async (scope) => {
    addPictureRoute(scope, { files: gate.own().files, isDev: mode === 'dev' })
    await addFilmRoute(scope, { isDev: mode === 'dev' })
    const load = storefront
      ? () => Promise.resolve(storefront)
      : mode === 'dev'
        ? await startDev(scope)
        : await loadBuilt(scope)
    const cache = mode === 'dev' ? undefined : createPageCache()
    // The storefront reads its own bodies: forms that were sent without script, and the router's data requests.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        if (CALLS.test(request.url)) throw refuse('not_found')
        guardOrigin(request, env)
        keepAskedPlace(request, reply, env)
        const caller = callerOf(request, reply, env)
        const theme = themeOf(request)
        const nonce = randomBytes(16).toString('base64url')
        const render = async () =>
          (await load()).answer(
            toRequest(request, env),
            openVisitFor(gate, env, caller, { theme, nonce }, request.method !== 'POST'),
          )
        if (cache && isForEverybody(request, env)) {
          const key = cacheKey({ ...caller, theme }, request.url)
          const page = await cache(key, async () => cachePage(await render(), nonce))
          reply.header(
            'content-security-policy',
            contentSecurityPolicy(page.allowed, { mode, formTargets }),
          )
          return sendCached(request, reply, page)
        }
        reply.header(
          'content-security-policy',
          contentSecurityPolicy(allowNonce(nonce), { mode, formTargets }),
        )
        return sendResponse(request, reply, await render())
      },
    })
  })
}

/** Without a session there is no cart, no name and nothing else that is one person's. */
function isForEverybody(request: FastifyRequest, env: Env): boolean {
  return (
    request.method === 'GET' &&
    !request.cookies[sessionCookieName(env)] &&
    isPublicPath(request.url.split('?', 1)[0] ?? '/')
  )
}

function themeOf(request: FastifyRequest): 'light' | 'dark' | undefined {
  const theme = request.cookies['theme']
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/** `?site=` and `?lang=` are remembered, so that the next page needs neither. */
function keepAskedPlace(request: FastifyRequest, reply: FastifyReply, env: Env): void {
  const query = request.query as Record<string, string | undefined>
  const options = {
    path: '/',
    maxAge: YEAR,
    sameSite: 'lax' as const,
    secure: env.origin.startsWith('https'),
  }
  const site = query['site']?.toUpperCase()
  if (isSite(site) && request.cookies['site'] !== site) reply.setCookie('site', site, options)
  if (isLanguage(query['lang']) && request.cookies['lang'] !== query['lang'])
    reply.setCookie('lang', query['lang'], options)
}

function toRequest(request: FastifyRequest, env: Env): Request {
  const origin = env.mode === 'production' ? env.origin : `${request.protocol}://${request.host}`
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) for (const one of [value].flat()) headers.append(name, one)
  const body = request.method === 'POST' ? (request.body as Buffer | undefined) : undefined
  return new Request(new URL(request.url, origin), {
    method: request.method,
    headers,
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
}

async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  copyHead(reply, response.status, [...response.headers])
  if (!response.body) return reply.send('')
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!(response.headers.get('content-type') ?? '').startsWith('text/html'))
    return reply.send(bytes)
  const coding = codingFor(request, bytes.length)
  return sendCompressed(reply, coding, coding ? await compress(bytes, coding, 'each') : bytes)
}

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  copyHead(reply, page.status, page.headers)
  const coding = codingFor(request, page.body.length)
  return sendCompressed(reply, coding, coding ? await page.encode(coding) : page.body)
}

function copyHead(
  reply: FastifyReply,
  status: number,
  headers: readonly (readonly [string, string])[],
): void {
  reply.code(status).header('cache-control', 'private, no-cache')
  for (const [name, value] of headers) reply.header(name, value)
}

async function loadBuilt(scope: FastifyInstance): Promise<() => Promise<Storefront>> {
  const client = join(HOME, 'build/client')
  const entry = join(HOME, 'build/server/index.js')
  if (!existsSync(entry)) throw new Error(`the storefront is not built: ${entry} is missing`)
  await scope.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR * 1000,
    decorateReply: true,
  })
  scope.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', client, { maxAge: 86_400_000, immutable: false }),
  )
  const storefront = (await import(pathToFileURL(entry).href)) as Storefront
  return () => Promise.resolve(storefront)
}

/** Vite beside us, with the page's own hot reload; only developers load it. */
async function startDev(scope: FastifyInstance): Promise<() => Promise<Storefront>> {
  const vite = await (
    await import('vite')
  ).createServer({
    root: HOME,
    configFile: join(HOME, 'vite.config.ts'),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: scope.server },
      fs: { allow: [join(HOME, '../..')] },
    },
  })
  scope.addHook('onClose', () => vite.close())
  scope.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done)
  })
  return async () => (await vite.ssrLoadModule(join(HOME, 'src/server.ts'))) as Storefront
}
