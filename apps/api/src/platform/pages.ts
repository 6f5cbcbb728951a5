import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, isSite, type Site } from '@galleria/contract/storefronts'
import { refuse } from '@galleria/contract/refusals'
import { DAY } from '@galleria/kernel/time'
import { addModelRoute } from './goods-models.ts'
import type { Env } from './env.ts'
import type { Gate } from './gate.ts'
import { callerOf, guardOrigin, readQuery, sessionCookieName } from './http.ts'
import type { Log } from './log.ts'
import { countTwice } from './floods.ts'
import { codingFor, compress, sendCompressed } from './compress.ts'
import {
  cacheKey,
  cachePage,
  createPageCache,
  isPublicPath,
  type CachedPage,
} from './machinery/page-cache.ts'
import { sendNoSuchPage } from './plain-page.ts'
import {
  allowNonce,
  contentSecurityPolicy,
  isWhereOnePays,
  type PageSources,
} from './pages-policy.ts'
import { openVisitFor, type Visit } from './pages-visit.ts'
import { addFilmRoute, addPictureRoute } from './pictures.ts'

/** The storefront as it is built: one function from a request to its answer. */
export type Storefront = { answer(request: Request, visit: Visit): Promise<Response> }

type HostOptions = {
  readonly gate: Gate
  readonly env: Env
  readonly log: Log
  readonly mode: 'built' | 'dev'
  /** Of each storefront, what its pages may load of others, and where its forms may lead. */
  readonly sources: Readonly<Record<Site, PageSources>>
  /** The storefront of what is paid on a page, where that is known: its buyer may be elsewhere. */
  readonly siteOfPayment: (url: URL) => Promise<Site | undefined>
  /** Stands in for the built one in tests. */
  readonly storefront?: Storefront
}

const HOME = join(import.meta.dirname, '../../../storefront')
/** Scripts and styles, by names that say what is in them. */
export const BUILT_ASSETS = join(HOME, 'build/client/assets')
const YEAR = 31_536_000
/** A call that does not exist is answered as calls are, not with a page. */
const CALLS = /^\/(?:sapi|api|auth|webhooks)\//

/**
 * Puts the storefront into this process: its files, its pictures, and every address that no other
 * route has.
 */
export async function hostStorefront(app: FastifyInstance, options: HostOptions): Promise<void> {
  const { gate, env, log, mode, sources, storefront } = options
  await app.register(async (scope) => {
    addPictureRoute(scope, { files: gate.own().files, isDev: mode === 'dev' })
    addModelRoute(scope, { files: gate.own().files, isDev: mode === 'dev' })
    await addFilmRoute(scope, { isDev: mode === 'dev' })
    const load = storefront
      ? () => Promise.resolve(storefront)
      : mode === 'dev'
        ? await startDev(scope)
        : await loadBuilt(scope)
    const cache = mode === 'dev' ? undefined : createPageCache()
    // The storefront reads its own bodies: forms that were sent without script, and the router's
    // data requests.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        if (CALLS.test(request.url)) throw refuse('not_found')
        const url = readUrl(request, env)
        const caller = callerOf(request, reply, env)
        if (!url) return sendNoSuchPage(reply, caller.language, 400)
        // A browser takes what follows two slashes for a host.
        if (url.pathname.startsWith('//')) return sendNoSuchPage(reply, caller.language, 404)
        guardOrigin(request, env)
        rememberRequestedUrl(request, reply, env)
        const theme = themeOf(request)
        const nonce = randomBytes(16).toString('base64url')
        const render = async () => {
          const visit = openVisitFor(
            gate,
            env,
            caller,
            { theme, nonce },
            { log, isReading: request.method !== 'POST' },
          )
          const page = await (await load()).answer(toRequest(request, url), visit)
          return page.status >= 400 && visit.isUnavailable() ? unavailable(page) : page
        }
        if (cache && isForEverybody(request, env)) {
          const key = cacheKey({ ...caller, theme }, request.url)
          // Before the rendering, which others may wait for, too: a refusal is this visitor's
          // alone.
          if (!cache.has(key)) countTwice(request)
          const page = await cache(key, async () => cachePage(await render(), nonce))
          reply.header(
            'content-security-policy',
            contentSecurityPolicy(page.allowed, {
              mode,
              formTargets: sources[caller.site].formTargets,
            }),
          )
          return sendCached(request, reply, page)
        }
        countTwice(request)
        await allowForOne(reply, url, { site: caller.site, nonce }, options)
        return sendResponse(request, reply, await render())
      },
    })
  })
}

/**
 * What a page for one person may load: where one pays also what the providers bring, whose windows
 * answer the page that opened them.
 */
async function allowForOne(
  reply: FastifyReply,
  url: URL,
  { site, nonce }: { readonly site: Site; readonly nonce: string },
  { mode, sources, siteOfPayment, log }: HostOptions,
): Promise<void> {
  const isPaying = isWhereOnePays(url.pathname)
  const paidOn = isPaying
    ? await siteOfPayment(url).catch((error: unknown) => {
        // The page says itself that there is no database.
        log.warn({ err: error }, 'the storefront of a payment could not be read')
        return undefined
      })
    : undefined
  const { formTargets, vendors } = sources[paidOn ?? site]
  reply.header(
    'content-security-policy',
    contentSecurityPolicy(allowNonce(nonce), {
      mode,
      formTargets,
      vendors: isPaying ? vendors : undefined,
    }),
  )
  if (isPaying) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups')
}

const AGAIN_IN_SECONDS = '10'
/** Pages, and what the router in the browser asks for in their place. */
const OF_THE_STOREFRONT = /^text\/(?:html|x-script)\b/
/**
 * Later, not never, for browsers and balancers alike: the page that says so, or the form with what
 * was typed, whatever it was called. What is no page of the storefront (a download, a sign-out, the
 * map of the site) is answered as a call is.
 */
function unavailable(page: Response): Response {
  if (!OF_THE_STOREFRONT.test(page.headers.get('content-type') ?? ''))
    throw refuse('service.busy', { retryAfter: Number(AGAIN_IN_SECONDS) })
  const headers = new Headers(page.headers)
  headers.set('retry-after', AGAIN_IN_SECONDS)
  return new Response(page.body, { status: 503, headers })
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
function rememberRequestedUrl(request: FastifyRequest, reply: FastifyReply, env: Env): void {
  const options = {
    path: '/',
    maxAge: YEAR,
    sameSite: 'lax' as const,
    secure: env.origin.startsWith('https'),
  }
  const site = readQuery(request, 'site')?.toUpperCase()
  const language = readQuery(request, 'lang')
  if (isSite(site) && request.cookies['site'] !== site) reply.setCookie('site', site, options)
  if (isLanguage(language) && request.cookies['lang'] !== language)
    reply.setCookie('lang', language, options)
}

/** The page that was asked for, on our own host; undefined where the path or the host is none. */
function readUrl(request: FastifyRequest, env: Env): URL | undefined {
  const origin = env.mode === 'production' ? env.origin : `${request.protocol}://${request.host}`
  if (!request.url.startsWith('/') || !URL.canParse(origin)) return undefined
  // Put together as text: a path that begins with two slashes would otherwise bring its own host
  // along.
  const address = new URL(origin).origin + request.url
  return URL.canParse(address) ? new URL(address) : undefined
}

function toRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) for (const one of [value].flat()) headers.append(name, one)
  const body = request.method === 'POST' ? (request.body as Buffer | undefined) : undefined
  return new Request(url, {
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
  copyHead(request, reply, response.status, [...response.headers])
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
  copyHead(request, reply, page.status, page.headers)
  const coding = codingFor(request, page.length)
  return sendCompressed(reply, coding, await page.read(coding))
}

/** What the router asks for by itself carries a suffix behind the page's path. */
const ROUTERS_OWN = /(?:\/_root|\/_)?\.data$/

/**
 * What one person's page shows must not come back by the Back key once they have signed out:
 * browsers neither store it nor keep it alive. Public pages they may, so that Back is at once.
 */
function storage(request: FastifyRequest): string {
  const path = (request.url.split('?', 1)[0] ?? '/').replace(ROUTERS_OWN, '') || '/'
  return isPublicPath(path) ? 'private, no-cache' : 'private, no-store'
}

function copyHead(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: readonly (readonly [string, string])[],
): void {
  reply.code(status).header('cache-control', storage(request))
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
  // Some ask for the old name, whatever the page says; a page that is not there is dear to draw.
  for (const name of ['/favicon.svg', '/favicon.ico'])
    scope.get(name, (_request, reply) =>
      reply.sendFile('favicon.svg', client, { maxAge: DAY, immutable: false }),
    )
  // Mails show it wherever they are read, for as long as they are kept.
  scope.get('/mail-logo.png', (_request, reply) =>
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .sendFile('mail-logo.png', client, { maxAge: DAY, immutable: false }),
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
    // The first page of a day is compiled for longer than a line may be silent.
    request.raw.socket.setTimeout(0)
    vite.middlewares(request.raw, reply.raw, done)
  })
  return async () => (await vite.ssrLoadModule(join(HOME, 'src/server.ts'))) as Storefront
}
