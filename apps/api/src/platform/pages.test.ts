import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { refuse } from '@galleria/contract/refusals'
import { DatabaseLost } from './database-lost.ts'
import { readEnv } from './env.ts'
import type { Caller, Gate } from './gate.ts'
import { createServer } from './http.ts'
import { createLog } from './log.ts'
import { hostStorefront, type Storefront } from './pages.ts'
import { sameEverywhere } from '../testing/page-sources.ts'
import { STYLE_OF_VIEWER } from './pages-policy.ts'
import type { Visit } from './pages-visit.ts'

const env = readEnv({ DATABASE_URL: 'postgres://nowhere/none', ORIGIN: 'http://localhost:3000' })
const HOST = 'localhost:3000'

let app: FastifyInstance
let lines: string[]
let visits: Visit[]
let calls: string[]
let onRender: (caller: Caller) => Promise<unknown>
let user: { isTourist: boolean; nickname: string } | undefined
let page: (request: Request, visit: Visit) => Promise<Response>

beforeEach(async () => {
  visits = []
  calls = []
  onRender = async () => undefined
  user = undefined
  page = async (_request, visit) =>
    new Response(`<p>${visit.site} ${visit.language}</p><script nonce="${visit.nonce}"></script>`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  const gate: Gate = {
    bound: new Map(),
    own: () => ({ files: undefined }) as never,
    contextOf: () => Promise.reject(new Error('no page asks for this')),
    async run(call, caller) {
      calls.push(call)
      await onRender(caller)
      if (call.endsWith('/user/current')) {
        if (!user) throw refuse('auth.signed_out')
        return user
      }
      if (call.endsWith('/cartline/count')) return { totalQty: 3 }
      throw refuse('item.not_found')
    },
  }
  const storefront: Storefront = {
    answer: (request, visit) => {
      visits.push(visit)
      return page(request, visit)
    },
  }
  lines = []
  const log = createLog('error', { write: (line: string) => void lines.push(line) } as never)
  app = await createServer(env, log)
  await hostStorefront(app, { gate, env, log, ...sameEverywhere(), storefront, mode: 'built' })
})
afterEach(() => {
  vi.useRealTimers()
  return app.close()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: HOST, ...headers } })
const nonceOf = (policy: unknown) => /script-src 'self' 'nonce-([^']+)'/.exec(String(policy))?.[1]

describe('a public page', () => {
  test('is rendered once for everybody without a session', async () => {
    const [first, second] = [
      await get('/search?category=desks'),
      await get('/search?category=desks'),
    ]
    expect(visits).toHaveLength(1)
    expect([first.body, second.body]).toEqual(Array(2).fill('<p>DE de</p><script></script>'))
    expect(first.headers['cache-control']).toBe('private, no-cache')
  })
  test('that is rendered anew counts twice against floods, one that is there once; what one network is refused another is not', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const ask = async (remoteAddress: string, keyword: string | number) =>
      (await app.inject({ url: `/search?keyword=${keyword}`, remoteAddress })).statusCode
    const statuses = []
    for (let count = 0; count < 200; count += 1) statuses.push(await ask('10.0.0.1', count))
    expect(statuses).toEqual([...Array(60).fill(200), ...Array(140).fill(429)])
    for (let count = 0; count < 119; count += 1) expect(await ask('10.0.0.2', 'one')).toBe(200)
    expect([await ask('10.0.0.2', 'one'), visits.length]).toEqual([429, 61])
  })
  test('names its own scripts and styles by hash, and no others: what somebody wrote does not know the nonce it was rendered with', async () => {
    page = async (_request, { nonce }) =>
      new Response(
        `<style nonce="${nonce}">a{}</style><template><script nonce="${nonce}" type="module">go()</script></template><script>theft()</script><script nonce="guess">theft()</script>`,
        { headers: { 'content-type': 'text/html' } },
      )
    const policy = String((await get('/')).headers['content-security-policy'])
    const hashOf = (text: string) =>
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy).toContain(`script-src 'self' ${hashOf('go()')};`)
    expect(policy).toContain(`style-src 'self' ${hashOf('a{}')} ${STYLE_OF_VIEWER};`)
    expect(policy).not.toContain('nonce')
  })
  test('is compressed once for each way of compressing', async () => {
    const long = 'Kaldern, Ledersofa für drei: größer als gedacht. '.repeat(300)
    page = async () => new Response(long, { headers: { 'content-type': 'text/html' } })
    for (const _ of ['compressed', 'cached']) {
      const [plain, gzip, brotli] = [
        await get('/'),
        await get('/', { 'accept-encoding': 'gzip, deflate' }),
        await get('/', { 'accept-encoding': 'gzip, deflate, br' }),
      ]
      expect(
        [plain, gzip, brotli].map(({ headers }) => [headers['content-encoding'], headers['vary']]),
      ).toEqual([
        [undefined, 'accept-encoding'],
        ['gzip', 'accept-encoding'],
        ['br', 'accept-encoding'],
      ])
      expect(plain.body).toBe(long)
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(long)
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(long)
      expect(gzip.rawPayload.length).toBeLessThan(plain.rawPayload.length / 20)
    }
    expect(visits).toHaveLength(1)
  })
  test('is rendered for itself when there is a session', async () => {
    await get('/', { cookie: 'galleria=abc' })
    await get('/', { cookie: 'galleria=abc' })
    expect(visits).toHaveLength(2)
  })
  test('is another one in another storefront, language or theme', async () => {
    for (const cookie of ['site=NL', 'lang=pl', 'theme=dark']) await get('/', { cookie })
    expect(visits.map(({ site, language, theme }) => [site, language, theme])).toEqual([
      ['NL', 'nl', undefined],
      ['DE', 'pl', undefined],
      ['DE', 'de', 'dark'],
    ])
  })
  test('lets nothing run that it does not name', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })
})

describe('a page for one person', () => {
  const own = { cookie: 'galleria=abc' }
  const html = (text: string) => async () =>
    new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })

  test('has a nonce of its own each time', async () => {
    const answers = [await get('/cart', own), await get('/cart', own)]
    const nonces = answers.map(({ headers }) => nonceOf(headers['content-security-policy']))
    expect(new Set(nonces).size).toBe(2)
    for (const [at, answer] of answers.entries())
      expect(answer.body).toContain(`<script nonce="${nonces[at]}">`)
  })
  test('arrives whole, with letters of one to four bytes', async () => {
    for (const name of ['Anna', 'Łucja 82,90 €', '王芳 🪑']) {
      const text = Array.from({ length: 900 }, (_, at) => `<li>${name} ${at * 7919}</li>`).join('')
      page = html(text)
      const [gzip, brotli] = [
        await get('/cart', { ...own, 'accept-encoding': 'gzip' }),
        await get('/cart', { ...own, 'accept-encoding': 'gzip, br' }),
      ]
      expect(gzip.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(text)
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text)
      expect((await get('/cart', own)).body).toBe(text)
    }
  })
  test('is sent as it is when it is short', async () => {
    page = html('<p>short</p>')
    const answer = await get('/cart', { ...own, 'accept-encoding': 'gzip' })
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['<p>short</p>', undefined])
  })
})

test('nothing of a private page is stored, so that Back asks anew; a public one comes back at once', async () => {
  const own = `/cart /checkout /login?to=/cart /guest-order /confirm-success?orderId=ord_1 /buyer/index /buyer/orders /buyer/orders.data?_routes=x
    /buyer/order/detail/ord_1 /buyer/addresses /buyer/account/data /merchant/apply /preview/item/7 /preview/item/7.data /nothing-here`
  const everybodys = `/ /_root.data /search /search.data?keyword=x /item/desk-5-1 /item/desk-5-1.data /shop/7 /article/returns`
  for (const [paths, storage] of [
    [own, 'private, no-store'],
    [everybodys, 'private, no-cache'],
  ] as const)
    for (const path of paths.split(/\s+/)) {
      const { headers } = await get(path, { cookie: 'galleria=abc' })
      expect([path, headers['cache-control']]).toEqual([path, storage])
    }
})

describe('who is there', () => {
  test('[HDR-001] a guest counts as not signed in', async () => {
    user = { isTourist: true, nickname: '' }
    await get('/cart', { cookie: 'galleria=abc' })
    expect(await visits[0]?.user()).toBeUndefined()
  })
  test('is asked once a page, and not at all without a session', async () => {
    user = { isTourist: false, nickname: 'Anna' }
    await get('/cart', { cookie: 'galleria=abc' })
    expect(await visits[0]?.user()).toMatchObject({ nickname: 'Anna' })
    await visits[0]?.user()
    expect(await visits[0]?.cartQty()).toBe(3)
    expect(calls).toHaveLength(2)
    await get('/cart')
    expect(await visits[1]?.user()).toBeUndefined()
    expect(await visits[1]?.cartQty()).toBe(0)
    expect(calls).toHaveLength(2)
  })
  test('is looked up once for all calls of a page, anew when a call changes the session, and for each call where something may change', async () => {
    user = { isTourist: false, nickname: 'Anna' }
    let lookups = 0
    const find = async () => {
      lookups += 1
      return { kind: 'anonymous' as const }
    }
    onRender = async (caller) => {
      await caller.shareActor?.(find)
    }
    await get('/cart', { cookie: 'galleria=abc' })
    await Promise.all([visits[0]?.user(), visits[0]?.cartQty()])
    expect(lookups).toBe(1)
    onRender = async (caller) => {
      caller.onSession('next')
      await caller.shareActor?.(find)
    }
    await visits[0]?.call('POST /sapi/mall-order/cartline/count', {})
    expect(lookups).toBe(2)
    onRender = async (caller) => expect(caller.shareActor).toBeUndefined()
    await app.inject({
      method: 'POST',
      url: '/add-to-cart',
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        cookie: 'galleria=abc',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'skuId=17',
    })
    await visits[1]?.user()
    expect(calls).toHaveLength(4)
  })
  test('an ended session is nobody, not an error', async () => {
    await get('/cart', { cookie: 'galleria=old' })
    expect(await visits[0]?.user()).toBeUndefined()
  })
})

describe('a form', () => {
  test('reaches the storefront as it was sent', async () => {
    page = async (request) =>
      new Response(String((await request.formData()).get('skuId')), { status: 200 })
    const answer = await app.inject({
      method: 'POST',
      url: '/add-to-cart',
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'skuId=17',
    })
    expect(answer.body).toBe('17')
  })
  test('from another page on the web is refused', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/add-to-cart',
      headers: {
        host: HOST,
        origin: 'https://evil.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'skuId=17',
    })
    expect(answer.statusCode).toBe(403)
    expect(visits).toHaveLength(0)
  })
})

test('a refusal reaches the page as the problem a browser would get', async () => {
  await get('/cart')
  await expect(
    visits[0]?.call('POST /sapi/mall-item/item/detail', { id: 1 }),
  ).rejects.toMatchObject({ name: 'Problem', code: 'item.not_found', status: 404 })
})
test('language and storefront of the address are remembered', async () => {
  const answer = await get('/?lang=sv&site=se')
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['site', 'SE'],
      ['lang', 'sv'],
    ]),
  )
  expect(answer.body).toContain('SE sv')
})
test('every cookie of an answer is sent', async () => {
  page = async () =>
    new Response('', {
      status: 303,
      headers: [
        ['location', '/'],
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ],
    })
  expect((await get('/preferences')).cookies.map(({ name }) => name)).toEqual(['a', 'b'])
})
test('a call that does not exist is answered as calls are', async () => {
  const answer = await get('/sapi/nothing')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('application/problem+json')
})

describe('a film', () => {
  test('[PROD-007] comes whole or in the part that is asked for, is kept for ever, and no page may play one from elsewhere', async () => {
    const folder = join(import.meta.dirname, '../../../../pictures/films/taken')
    const file = readdirSync(folder).find((name) => name.endsWith('.webm')) ?? ''
    const content = readFileSync(join(folder, file))
    const whole = await get(`/films/${file}`)
    expect([
      whole.statusCode,
      whole.headers['content-type'],
      whole.headers['cache-control'],
      whole.headers['accept-ranges'],
      whole.rawPayload.equals(content),
    ]).toEqual([200, 'video/webm', 'public, max-age=31536000, immutable', 'bytes', true])
    const part = await get(`/films/${file}`, { range: 'bytes=100-199' })
    expect([
      part.statusCode,
      part.headers['content-range'],
      part.rawPayload.equals(content.subarray(100, 200)),
    ]).toEqual([206, `bytes 100-199/${content.length}`, true])
    expect((await get(`/films/${file}`, { range: 'bytes=9999999-' })).statusCode).toBe(400)
    for (const none of ['films.json', 'nothing.webm', '../plan.ts', '..%2fplan.ts'])
      expect([none, (await get(`/films/${none}`)).headers['content-type']]).not.toEqual([
        none,
        'video/webm',
      ])
    expect((await get('/films/films.json')).statusCode).toBe(404)
    expect((await get('/')).headers['content-security-policy']).toContain("media-src 'self'")
  })
})

describe('a page whose data is out of reach for a moment', () => {
  const broken = async (_request: Request, visit: Visit) => {
    const failure = await visit.call('POST /auth/web/user/current', {}).catch((error) => error)
    return new Response(String(failure.status), {
      status: 500,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  }

  test('says 503 and when to come back, with its own words', async () => {
    onRender = async () => {
      throw new DatabaseLost(new Error('Connection terminated unexpectedly'))
    }
    page = broken
    for (const cookie of ['', 'galleria=abc']) {
      const answer = await get('/search', cookie ? { cookie } : {})
      expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([
        503,
        '10',
        '503',
      ])
    }
  })

  test('is not confused with a page that is broken', async () => {
    page = broken
    const answer = await get('/search')
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([
      500,
      undefined,
      '401',
    ])
  })
})

test('what a page did not expect is one line of JSON with the number of the request, and nobody in it', async () => {
  page = async (_request, visit) => {
    visit.reportFailure(new Error('no such part for kim@example.com'))
    return new Response('broken', { status: 500 })
  }
  expect((await get('/search')).statusCode).toBe(500)
  const [line, ...others] = lines.filter((one) => one.includes('a page broke'))
  expect(others).toEqual([])
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'error',
    msg: 'a page broke',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    err: { message: 'no such part for [hidden]' },
  })
})
