import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createClient, Problem } from '@galleria/contract/client'
import type { WireCart } from '@galleria/contract/cart'
import type { WireUser } from '@galleria/contract/account'
import { isLanguage, isSite } from '@galleria/contract/storefronts'
import type { Env } from './env.ts'
import type { Caller, Gate } from './gate.ts'
import { callerOf, guardOrigin, sessionCookieName } from './http.ts'
import type { Log } from './log.ts'
import { cacheKey, createPageCache, isPublicPath, type KeptPage } from './pages-cache.ts'
import { contentSecurityPolicy } from './pages-policy.ts'
import { addPictureRoute } from './pictures.ts'
import { toProblem } from './problem.ts'
import { isRefusal } from '@galleria/kernel/refusal'

type HostOptions = { readonly gate: Gate; readonly env: Env; readonly log: Log; readonly mode: 'built' | 'dev' }

/** The built storefront: one function. What it is handed is described in apps/storefront/src/shop-context.ts. */
type Storefront = { answer(request: Request, visit: Record<string, unknown>): Promise<Response> }

const HOME = join(import.meta.dirname, '../../../storefront')
const YEAR = 31_536_000

/** Puts the storefront into this process: its files, its pictures, and every address that no other route has. */
export async function hostStorefront(app: FastifyInstance, options: HostOptions): Promise<void> {
  const { gate, env, mode } = options
  await app.register(async (scope) => {
    addPictureRoute(scope, { files: gate.own().files, isDev: mode === 'dev' })
    const load = mode === 'dev' ? await startDev(scope) : await loadBuilt(scope)
    const cache = mode === 'dev' ? undefined : createPageCache()
    // The storefront reads its own bodies: forms that were sent without script, and the router's data requests.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method: ['GET', 'HEAD', 'POST'], url: '/*',
      handler: async (request, reply) => {
        guardOrigin(request, env)
        keepAskedPlace(request, reply, env)
        const caller = callerOf(request, reply, env)
        const theme = themeOf(request)
        const isKept = cache && request.method === 'GET' && !request.cookies[sessionCookieName(env)] && isPublicPath(pathOf(request))
        const nonce = randomBytes(16).toString('base64')
        reply.header('content-security-policy', contentSecurityPolicy(nonce, { mode, formTargets: env.mockpay ? [new URL(env.mockpay.url).origin] : [] }))
        if (!isKept) return sendResponse(request, reply, await (await load()).answer(toRequest(request, env), visitOf(gate, env, caller, theme, nonce)))
        const page = await findOrRender(cache, cacheKey({ ...caller, theme }, request.url), async () => (await load()).answer(toRequest(request, env), visitOf(gate, env, { ...caller, token: undefined }, theme, NONCE_MARK)))
        return sendKept(request, reply, page, nonce)
      },
    })
  })
}

/** Stands in kept pages where the nonce goes. Random, so that nothing a person wrote can contain it. */
const NONCE_MARK = randomBytes(16).toString('base64url')

async function findOrRender(cache: ReturnType<typeof createPageCache>, key: string, render: () => Promise<Response>): Promise<KeptPage> {
  const found = cache.find(key)
  if (found) return found
  const page = render().then(async (response) => ({ status: response.status, headers: [...response.headers], body: await response.text() }))
  cache.keep(key, page)
  return page
}

function visitOf(gate: Gate, env: Env, caller: Caller, theme: string | undefined, nonce: string): Record<string, unknown> {
  let token = caller.token
  const run = async (call: string, argument: unknown): Promise<unknown> => {
    try {
      // The session that one call opens is the one the next call of this page is made with.
      return await gate.run(call, { ...caller, token, onSession: (next) => { token = next; caller.onSession(next) } }, argument)
    } catch (error) {
      if (isRefusal(error)) throw new Problem(toProblem(error, caller.language, caller.requestId))
      throw error
    }
  }
  let user: Promise<WireUser | undefined> | undefined
  let cartQty: Promise<number> | undefined
  return {
    call: createClient(run), site: caller.site, language: caller.language, theme, nonce, origin: env.origin, requestId: caller.requestId,
    user: () => (user ??= token ? findMember(run) : Promise.resolve(undefined)),
    cartQty: () => (cartQty ??= token ? run('POST /sapi/mall-order/cartline/list', {}).then((cart) => (cart as WireCart).summary.totalQty) : Promise.resolve(0)),
  }
}

/** A guest counts as not signed in. */
async function findMember(run: (call: string, argument: unknown) => Promise<unknown>): Promise<WireUser | undefined> {
  try {
    const user = (await run('POST /auth/web/user/current', {})) as WireUser
    return user.isTourist ? undefined : user
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return undefined
    throw error
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

function themeOf(request: FastifyRequest): 'light' | 'dark' | undefined {
  const theme = request.cookies['theme']
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/** `?site=` and `?lang=` are remembered, so that the next page needs neither. */
function keepAskedPlace(request: FastifyRequest, reply: FastifyReply, env: Env): void {
  const query = request.query as Record<string, string | undefined>
  const options = { path: '/', maxAge: YEAR, sameSite: 'lax' as const, secure: env.origin.startsWith('https') }
  const site = query['site']?.toUpperCase()
  if (isSite(site) && request.cookies['site'] !== site) reply.setCookie('site', site, options)
  if (isLanguage(query['lang']) && request.cookies['lang'] !== query['lang']) reply.setCookie('lang', query['lang'], options)
}

function toRequest(request: FastifyRequest, env: Env): Request {
  const origin = env.mode === 'production' ? env.origin : `${request.protocol}://${request.host}`
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) for (const one of [value].flat()) headers.append(name, one)
  const body = request.method === 'POST' ? (request.body as Buffer | undefined) : undefined
  return new Request(new URL(request.url, origin), { method: request.method, headers, ...(body ? { body: new Uint8Array(body) } : {}) })
}

async function sendResponse(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> {
  copyHead(reply, response.status, [...response.headers])
  if (!response.body) return reply.send('')
  if ((response.headers.get('content-type') ?? '').startsWith('text/html')) return sendText(request, reply, await response.text())
  return reply.send(Buffer.from(await response.arrayBuffer()))
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage, nonce: string): Promise<FastifyReply> {
  copyHead(reply, page.status, page.headers)
  return sendText(request, reply, page.body.replaceAll(NONCE_MARK, nonce))
}

function copyHead(reply: FastifyReply, status: number, headers: readonly (readonly [string, string])[]): void {
  reply.code(status).header('cache-control', 'private, no-cache')
  for (const [name, value] of headers) reply.header(name, value)
}

const shrink = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** Compressed off the main thread; fast settings, because each answer has a nonce of its own and is compressed anew. */
async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.header('vary', 'accept-encoding')
  if (text.length < 1024) return reply.send(text)
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await shrink.br(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }))
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await shrink.gzip(text, { level: 5 }))
  return reply.send(text)
}

async function loadBuilt(scope: FastifyInstance): Promise<() => Promise<Storefront>> {
  const client = join(HOME, 'build/client')
  const entry = join(HOME, 'build/server/index.js')
  if (!existsSync(entry)) throw new Error(`the storefront is not built: ${entry} is missing`)
  await scope.register(fastifyStatic, { root: join(client, 'assets'), prefix: '/assets/', preCompressed: true, immutable: true, maxAge: YEAR * 1000, decorateReply: true })
  scope.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', client, { maxAge: 86_400_000, immutable: false }))
  const storefront = (await import(pathToFileURL(entry).href)) as Storefront
  return () => Promise.resolve(storefront)
}

/** Vite beside us, with the page's own hot reload; only developers load it. */
async function startDev(scope: FastifyInstance): Promise<() => Promise<Storefront>> {
  const vite = await (await import('vite')).createServer({ root: HOME, configFile: join(HOME, 'vite.config.ts'), appType: 'custom', server: { middlewareMode: true, hmr: { server: scope.server }, fs: { allow: [join(HOME, '../..')] } } })
  scope.addHook('onClose', () => vite.close())
  scope.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done)
  })
  return async () => (await vite.ssrLoadModule(join(HOME, 'src/server.ts'))) as Storefront
}
