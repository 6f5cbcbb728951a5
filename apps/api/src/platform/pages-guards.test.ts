import { expect, test } from 'vitest'
import { sameEverywhere } from '../testing/page-sources.ts'
import { readEnv } from './env.ts'
import type { Gate } from './gate.ts'
import { createServer } from './http.ts'
import { createLog } from './log.ts'
import { guardsWhereOnePays } from './pages-guards.ts'
import { hostStorefront } from './pages.ts'

/** What says nothing of what a browser may do with the page. */
const OTHERS = ['connection', 'content-length', 'content-type', 'date', 'vary']

test.each(['http://localhost:3000', 'https://mall.test'])(
  'every header that guards a page on which one pays is written down, as it is sent from %s',
  async (origin) => {
    const env = readEnv({ DATABASE_URL: 'postgres://nowhere/none', MODE: 'demo', ORIGIN: origin })
    const log = createLog('silent')
    const app = await createServer(env, log)
    await hostStorefront(app, {
      gate: { bound: new Map(), own: () => ({ files: undefined }) } as unknown as Gate,
      ...{ env, log, mode: 'built' },
      ...sameEverywhere(),
      storefront: {
        answer: async () =>
          new Response('<p>', { status: 404, headers: { 'content-type': 'text/html' } }),
      },
    })
    const { headers } = await app.inject({ url: '/buyer/pre-pay/watched' })
    const { 'content-security-policy': policy, ...sent } = headers
    expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'nonce-/)
    expect(
      Object.fromEntries(Object.entries(sent).filter(([name]) => !OTHERS.includes(name))),
    ).toEqual(guardsWhereOnePays(origin))
    await app.close()
  },
)
