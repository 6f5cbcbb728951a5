import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sites, type Site } from '@galleria/contract/storefronts'
import { hostStorefront } from '#platform/pages.ts'
import { readEnv } from '#platform/env.ts'
import { createServer } from '#platform/http.ts'
import { createLog } from '#platform/log.ts'
import { deskFor } from '#modules/checkout/index.ts'
import { everyLiveProvider } from '../../../testing/live-providers.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { london } from '../../../testing/pay-everywhere.ts'
import { order } from '../../../testing/shop-steps.ts'
import { findSiteOfPayment } from '../attempts/site-of-payment.ts'
import { openPayments, pageSourcesOf } from './index.ts'

const sourcesOf = (more: Readonly<Record<string, string>> = {}) =>
  pageSourcesOf(openPayments({ ...everyLiveProvider, ...more }, { labUrl: undefined }), false)

let t: TestMall
let app: FastifyInstance
beforeAll(async () => {
  t = await openTestMall()
  const env = readEnv({ DATABASE_URL: t.databaseUrl, ORIGIN: 'http://localhost:3000' })
  const log = createLog('silent')
  const desk = deskFor(t.mall.providers)
  app = await createServer(env, log)
  await hostStorefront(app, {
    ...{ gate: t.mall.gate, env, log, mode: 'built' },
    sources: sourcesOf(),
    siteOfPayment: (url) => findSiteOfPayment(t.mall.gate.own(), desk, url),
    storefront: {
      answer: async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    },
  })
})
afterAll(async () => {
  await app.close()
  await t.close()
})

/** A policy by the names of its directives. */
async function policyOf(url: string, site: Site): Promise<Readonly<Record<string, string>>> {
  const { headers } = await app.inject({ url, headers: { cookie: `galleria=abc; site=${site}` } })
  return Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((part) => {
        const [name = '', ...values] = part.split(' ')
        return [name, values.filter((one) => one.startsWith('https:')).join(' ')]
      }),
  )
}

const everywhere = [
  'https://checkoutshopper-live.adyen.com',
  'https://js.stripe.com',
  'https://x.klarnacdn.net',
]

describe('the page on which one pays', () => {
  test.each(sites)(
    'loads on %s the scripts of the channels that are offered there',
    async (site) => {
      const {
        'script-src': scripts,
        'frame-src': frames,
        ...policy
      } = await policyOf('/buyer/pre-pay', site)
      const lent = site === 'UK' ? ['https://cdn1.affirm.com'] : []
      expect(scripts?.split(' ').toSorted()).toEqual([...everywhere, ...lent].toSorted())
      for (const list of [frames, policy['connect-src'], policy['img-src']])
        expect(list?.includes('affirm.com')).toBe(site === 'UK')
      expect(policy['form-action']).toBe(
        'https://checkoutshopper-live.adyen.com https://*.adyen.link https://www.paypal.com',
      )
    },
  )

  test('loads what the storefront offers on which its order was placed, wherever its buyer is now', async () => {
    const { id } = await order(t.visit({ site: 'UK' }), { lamp: 1 }, london)
    for (const name of ['tradeId', 'contractId']) {
      const abroad = await policyOf(`/buyer/pre-pay?${name}=${id}`, 'DE')
      expect(abroad).toEqual(await policyOf('/buyer/pre-pay', 'UK'))
    }
    const unknown = await policyOf('/buyer/pre-pay?tradeId=ctr_00000000000000000000000000', 'DE')
    expect(unknown).toEqual(await policyOf('/buyer/pre-pay', 'DE'))
  })
})

test('what no channel is offered of is loaded nowhere: Braintree only where its cards are', () => {
  const withBraintree = sourcesOf({ PAY_CHANNELS: 'BRAINTREE' })
  for (const site of sites)
    expect([
      sourcesOf()[site].vendors.scripts.some((one) => one.includes('braintree')),
      withBraintree[site].vendors.scripts.some((one) => one.includes('braintree')),
    ]).toEqual([false, true])
})

test('a mall with MOCKPAY leads its forms there in the demo alone', () => {
  const demo = openPayments({}, { labUrl: 'http://127.0.0.1:3900' })
  expect([
    pageSourcesOf({ ...demo, channels: demo.channels.filter(({ isDemo }) => isDemo) }, true).DE,
    pageSourcesOf({ ...demo, channels: demo.channels.filter(({ isDemo }) => isDemo) }, false).DE,
  ]).toMatchObject([{ formTargets: ['http://127.0.0.1:3900'] }, { formTargets: [] }])
})
