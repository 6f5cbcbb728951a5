import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { readEnv } from '#platform/env.ts'
import type { Gate } from '#platform/gate.ts'
import { createServer } from '#platform/http.ts'
import { createLog } from '#platform/log.ts'
import { hostStorefront } from '#platform/pages.ts'
import { sameEverywhere } from '../testing/page-sources.ts'
import { readRaw, speakRaw } from './speak-raw.ts'

const malls: FastifyInstance[] = []
const ports: Record<string, number> = {}
const asked: string[] = []

/**
 * A mall of pages alone: whatever reaches the storefront is answered with 200, so that what must
 * not reach it is seen.
 */
beforeAll(async () => {
  for (const mode of ['demo', 'production'] as const) {
    const env = readEnv({
      MODE: mode,
      DATABASE_URL: 'postgres://nowhere/none',
      ORIGIN: mode === 'demo' ? 'http://localhost:3000' : 'https://galleria.test',
      SECRET: 'a secret that nobody knows, long enough',
      SMTP_URL: 'smtp://mail.galleria.test',
      TRUST_PROXY: '127.0.0.1',
    })
    const log = createLog('silent')
    const app = await createServer(env, log)
    const gate = { bound: new Map(), own: () => ({ files: undefined }) } as unknown as Gate
    await hostStorefront(app, {
      gate,
      env,
      log,
      mode: 'built',
      ...sameEverywhere(),
      storefront: {
        async answer(request) {
          asked.push(request.url)
          return new Response('<p>a page</p>', { headers: { 'content-type': 'text/html' } })
        },
      },
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    malls.push(app)
    ports[mode] = (app.server.address() as AddressInfo).port
  }
})
afterAll(() => Promise.all(malls.map((app) => app.close())))

const exchange = async (mode: string, bytes: string) =>
  readRaw(await speakRaw(ports[mode] ?? 0, bytes))
const get = (target: string, more = '', host = 'localhost:3000') =>
  `GET ${target} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\n${more}connection: close\r\n\r\n`

const targets = [
  ...[
    '//',
    '///',
    '////',
    '//[',
    '//]',
    '//[::1]',
    '//[::1',
    '//:99999/',
    '//:0/',
    '//:',
    '//@',
    '//a@',
    '//%',
  ],
  ...[
    '//evil.test',
    '//evil.test/login',
    '//evil.test:99999/',
    '//a:b@evil.test/',
    '//?',
    '//#',
    '//?lang=de',
  ],
  ...[
    '/\\',
    '/\\\\',
    '/\\/',
    '/\\evil.test',
    '/\\[',
    '/\\:99999',
    '\\',
    '\\\\',
    '//login',
    '//cart//',
    '//.//',
  ],
  ...[
    '/.//',
    '/..//evil.test',
    '/%2e//evil.test',
    '/x/..//',
    '/.\\',
    '/x/..\\/',
    '//_root.data',
    '//login.data',
  ],
  ...[
    'https://a:b@c/',
    'http://evil.test/login',
    'http://localhost:3000/',
    'https://',
    'http:',
    'http://[',
    'x:',
  ],
  ...[
    '*',
    '?',
    '?x',
    '#',
    'login',
    './login',
    '../login',
    '@',
    ':99999',
    'javascript:alert(1)',
    '/%',
    '/%zz',
  ],
  ...['/%E0%A4%A', '/%00', '/a%00b', '/%2f', '/%5c', '/%2f%2f', '/%u0041'],
]

describe('an address that no page has', () => {
  for (const mode of ['demo', 'production'])
    test(`is never a fault, and what leads to another host never reaches a page (${mode})`, async () => {
      for (const target of targets) {
        asked.length = 0
        const answer = await exchange(mode, get(target))
        expect([target, [200, 301, 308, 400, 404].includes(answer.status)]).toEqual([target, true])
        for (const url of asked) {
          expect([target, ['localhost:3000', 'galleria.test'].includes(new URL(url).host)]).toEqual(
            [target, true],
          )
          expect([target, new URL(url).pathname.startsWith('//')]).toEqual([target, false])
        }
      }
    })

  test.each(['//', '///', '//[', '//:99999/', '/\\', '//evil.test/login', '/%E0%A4%A'])(
    'GET %s: a page that says so in the language of its reader, and leads home',
    async (target) => {
      for (const [language, words] of [
        ['de', 'Das konnten wir nicht finden.'],
        ['en', 'We could not find that.'],
      ]) {
        const answer = await exchange('demo', get(target, `accept-language: ${language}\r\n`))
        expect([target, answer.status]).toEqual([target, target.includes('%') ? 400 : 404])
        expect(answer.head).toMatch(/^content-type: text\/html; charset=utf-8/im)
        expect(answer.head).toMatch(/^cache-control: private, no-store/im)
        expect(answer.body).toContain(`<html lang="${language}">`)
        expect(answer.body).toContain(words)
        expect(answer.body).toContain('<a href="/">')
      }
    },
  )
})

test('a host that is none is refused where the mall goes by it, and does not matter where it does not', async () => {
  for (const host of [
    'x:99999',
    'x:y',
    '[',
    ']',
    '[::1',
    'a b',
    '@',
    'a@b',
    'a/b',
    '',
    '%',
    'x:-1',
    '..:0:0',
  ]) {
    const demo = await exchange('demo', get('/login', '', host))
    expect([host, demo.status === 400 || demo.status === 200]).toEqual([host, true])
    const production = await exchange('production', get('/login', '', host))
    expect([host, [200, 400].includes(production.status)]).toEqual([host, true])
  }
  expect((await exchange('demo', get('/login', '', 'x:99999'))).status).toBe(400)
})

test('a storefront or a language asked for twice, or as a list, is one that is not asked for', async () => {
  for (const query of [
    'site=DE&site=FR',
    'site[]=DE',
    'lang=de&lang=fr',
    'site=',
    'lang[x]=1',
    'site=__proto__',
    'a=%zz',
    '%',
    '&&=',
    'a'.repeat(2000),
  ]) {
    const answer = await exchange('demo', get(`/login?${query}`))
    expect([query, answer.status]).toEqual([query, 200])
  }
})
