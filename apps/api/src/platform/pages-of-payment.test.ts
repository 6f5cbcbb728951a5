import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sameEverywhere } from '../testing/page-sources.ts'
import { readEnv } from './env.ts'
import type { Gate } from './gate.ts'
import { createServer } from './http.ts'
import { createLog } from './log.ts'
import { hostStorefront } from './pages.ts'

let app: FastifyInstance
beforeAll(async () => {
  const env = readEnv({
    DATABASE_URL: 'postgres://nowhere/none',
    ORIGIN: 'http://localhost:3000',
  })
  const log = createLog('silent')
  app = await createServer(env, log)
  await hostStorefront(app, {
    gate: { bound: new Map(), own: () => ({ files: undefined }) } as unknown as Gate,
    env,
    log,
    mode: 'built',
    ...sameEverywhere({
      formTargets: ['https://pay.vendor.test'],
      vendors: {
        scripts: ['https://js.vendor.test'],
        frames: ['https://frame.vendor.test'],
        connects: ['https://api.vendor.test'],
        images: ['https://img.vendor.test'],
        styles: ['https://css.vendor.test'],
        forms: ['https://bank.vendor.test'],
      },
    }),
    storefront: {
      answer: async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    },
  })
})
afterAll(() => app.close())

async function headersOf(url: string): Promise<{ policy: string; opener: unknown; may: unknown }> {
  const { headers } = await app.inject({ url, headers: { cookie: 'galleria=abc' } })
  return {
    policy: String(headers['content-security-policy']),
    opener: headers['cross-origin-opener-policy'],
    may: headers['permissions-policy'],
  }
}

test.each(['/buyer/pre-pay?tradeId=1', '/buyer/cards'])(
  '%s may load what the providers of payments bring, runs nothing without its nonce, and is answered by windows that it opens',
  async (path) => {
    const { policy, opener, may } = await headersOf(path)
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.vendor\.test;/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
    expect(policy).toMatch(
      /style-src 'self' 'nonce-[^']+' 'sha256-[^']+' https:\/\/css\.vendor\.test;/,
    )
    expect(policy).toContain('frame-src https://frame.vendor.test;')
    expect(policy).toContain("connect-src 'self' blob: https://api.vendor.test;")
    expect(policy).toContain("img-src 'self' data: blob: https://img.vendor.test;")
    expect(policy).toMatch(
      /form-action 'self' https:\/\/pay\.vendor\.test https:\/\/bank\.vendor\.test$/,
    )
    expect(opener).toBe('same-origin-allow-popups')
    expect(may).toContain('payment=(self)')
  },
)

test.each(['/cart', '/buyer/orders', '/buyer/pre-payments', '/buyer/cards-of-others'])(
  '%s may load nothing of others',
  async (path) => {
    const { policy, opener, may } = await headersOf(path)
    expect(policy.replace('https://pay.vendor.test', '')).not.toContain('vendor.test')
    expect(policy).not.toContain('frame-src')
    expect(opener).toBe('same-origin')
    expect(may).toContain('payment=()')
  },
)
