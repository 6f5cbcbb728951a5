import { Writable } from 'node:stream'
import type pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { liveProviders } from '../../../testing/live-providers.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { checkDuePayments } from '../../../testing/payment-work.ts'
import { order, pay, type Contract } from '../../../testing/shop-steps.ts'
import { openPayments } from './index.ts'
import type { PaymentProvider, ProviderPayment } from './payment-provider.ts'
import { mayLeadTo } from './where-it-leads.ts'

/** Where a provider sends a buyer, and where the mall lets it. */
type Led = Pick<ProviderPayment, 'redirectUrl' | 'redirectInfo'>
let led: Led = { redirectUrl: null }

/** The demo's provider, that sends its buyers wherever a test wants. */
function leadingAstray(demo: PaymentProvider, name: string, leadsToBanks: boolean) {
  return {
    ...demo,
    name,
    pages: ['https://pay.vendor.test'],
    leadsToBanks: () => leadsToBanks,
    create: async (request) => ({
      ...(await demo.create(request)),
      redirectInfo: undefined,
      ...led,
    }),
    find: async (ref) => {
      const found = await demo.find(ref)
      return found && { ...found, redirectInfo: undefined, ...led }
    },
  } satisfies PaymentProvider as PaymentProvider
}

let t: TestMall
let logged = ''
beforeAll(async () => {
  const listener = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString()
      done()
    },
  })
  t = await openTestMall({
    delays: { script: 0 },
    log: createLog('error', listener as unknown as pino.DestinationStream),
    payments: ({ providers, channels }) => {
      const demo = providers.get('mockpay')
      if (!demo) throw new Error('the demo has no provider')
      const [listed, banks] = [
        leadingAstray(demo, 'listed', false),
        leadingAstray(demo, 'banks', true),
      ]
      const methods = [{ type: 'card', name: 'Card' }]
      const row = { isAnonymous: true, isDemo: true, methods }
      return {
        providers: new Map([...providers, ['listed', listed], ['banks', banks]]),
        channels: [
          ...channels.filter(({ provider }) => provider === 'mockpay'),
          { ...row, name: 'BY_LIST', provider: 'listed' },
          { ...row, name: 'BY_BANK', provider: 'banks' },
        ],
      }
    },
  })
})
afterAll(() => t.close())
beforeEach(() => {
  logged = ''
})

const attempts = (contract: Contract) =>
  t.sql<{ status: string; failed_reason: string | null; url: string | null; info: unknown }>(
    'select status, failed_reason, redirect_url as url, redirect_info as info from payment_attempts where contract_id = $1 order by created_at, id',
    [contractId(contract)],
  )
const alarms = () =>
  logged
    .split('\n')
    .filter((line) => line.includes('sends a buyer where it may not'))
    .map((line) => (JSON.parse(line) as { origin: string }).origin)

const own = () => t.mall.gate.own().env
describe('a provider that sends a buyer', () => {
  /** In words, where that is, and what of it the log says. */
  const nowhere: readonly (readonly [string, () => string, () => string])[] = [
    ['script', () => 'javascript:alert(document.cookie)', () => 'javascript://'],
    ['a page in the address', () => 'data:text/html,<form>', () => 'data://'],
    ['somebody else, in the clear', () => 'http://evil.test/pay', () => 'http://evil.test'],
    ['the mall itself', () => `${own().origin}/buyer/cards`, () => own().origin],
    ['the mall by its number', () => `${own().webhookOrigin}/cart`, () => own().webhookOrigin],
    [
      'its own page, in the clear',
      () => 'http://pay.vendor.test/1',
      () => 'http://pay.vendor.test',
    ],
    [
      'somebody else whose page is called like its own',
      () => 'https://pay.vendor.test:443@evil.test/1',
      () => 'https://evil.test',
    ],
    ['nowhere that can be read', () => 'pay.vendor.test/1', () => 'no address'],
  ]
  const ways = ['BY_LIST', 'BY_BANK'] as const
  test.each(ways.flatMap((channel) => nowhere.map((one) => [channel, ...one] as const)))(
    '%s to %s leads nobody anywhere: the log alarms, the buyer reads that the provider failed, and may pay by something else',
    async (channel, _name, address, to) => {
      const guest = t.visit()
      const contract = await order(guest, { lamp: 1 })
      for (const where of [
        { redirectUrl: address() },
        { redirectUrl: null, redirectInfo: { approveUrl: address(), sessionId: 's' } },
      ]) {
        led = where
        await expect(pay(guest, contract.id, channel)).rejects.toMatchObject({
          code: 'payment.provider',
        })
      }
      const failed = { status: 'PAY_FAILED', failed_reason: 'refused', url: null, info: null }
      expect(await attempts(contract)).toEqual([failed, failed])
      expect(alarms()).toEqual([to(), to()])
      // Asked about again, it is as it was.
      t.clock.advance(61_000)
      await checkDuePayments(t.mall.gate.own(), t.mall.providers)
      expect(await attempts(contract)).toEqual([failed, failed])
      expect(alarms()).toHaveLength(2)
      expect(await pay(guest, contract.id)).toMatchObject({ paymentRecordStatus: 'PAY_PENDING' })
      expect(await t.audit()).toEqual([])
    },
  )

  test('to a host of its list leads there', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    led = { redirectUrl: 'https://pay.vendor.test/1?token=2' }
    expect(await pay(guest, contract.id, 'BY_LIST')).toMatchObject({
      paymentRecordStatus: 'PAY_PENDING',
      redirectUrl: 'https://pay.vendor.test/1?token=2',
    })
    expect(alarms()).toEqual([])
    // Somewhere else later: the buyer stays where they were led to.
    led = { redirectUrl: 'https://evil.test' }
    t.clock.advance(11_000)
    await checkDuePayments(t.mall.gate.own(), t.mall.providers)
    expect(await attempts(contract)).toMatchObject([
      { status: 'PAY_PENDING', url: 'https://pay.vendor.test/1?token=2' },
    ])
    expect(alarms()).toEqual(['https://evil.test'])
  })

  test('to a bank leads there only where banks are', async () => {
    led = { redirectUrl: 'https://banking.sparbank.test/sign' }
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await expect(pay(guest, contract.id, 'BY_LIST')).rejects.toMatchObject({
      code: 'payment.provider',
    })
    expect(await pay(guest, contract.id, 'BY_BANK')).toMatchObject({
      redirectUrl: 'https://banking.sparbank.test/sign',
    })
  })
})

test('in production each provider leads to its own pages, Adyen also to banks, and none in the clear', () => {
  const { providers } = openPayments(
    { ...liveProviders.adyen, ...liveProviders.paypal, ...liveProviders.affirm },
    { labUrl: undefined },
  )
  const env = {
    origin: 'https://mall.example',
    webhookOrigin: 'https://mall.example',
    labUrl: undefined,
  }
  const leads = (name: string, channel: string, address: string) => {
    const provider = providers.get(name)
    return provider && mayLeadTo(address, { provider, channel, env })
  }
  const to = (name: string, channel: string, yes: readonly string[], no: readonly string[]) => {
    expect(yes.map((one) => [one, leads(name, channel, one)])).toEqual(
      yes.map((one) => [one, true]),
    )
    expect(no.map((one) => [one, leads(name, channel, one)])).toEqual(no.map((one) => [one, false]))
  }
  to(
    'paypal',
    'PAYPAL_PAY_PC',
    ['https://www.paypal.com/checkoutnow?token=1'],
    [
      'https://www.sandbox.paypal.com/checkoutnow?token=1',
      'http://www.paypal.com/checkoutnow?token=1',
      'https://www.paypal.com.evil.test/',
      'https://www.paypal.com:8443/',
      'http://127.0.0.1:3900/paypal/checkoutnow?token=1',
    ],
  )
  to(
    'adyen',
    'ADYEN_LINK',
    ['https://eu.adyen.link/PL1'],
    ['https://eu.xadyen.link/PL1', 'https://adyen.link.evil.test/PL1', 'https://bank.example/'],
  )
  to(
    'adyen',
    'ADYEN_PC',
    [
      'https://checkoutshopper-live.adyen.com/checkoutshopper/checkoutPaymentRedirect',
      'https://ideal.bank.example/sign?id=1',
    ],
    [
      'http://ideal.bank.example/sign',
      'https://mall.example/buyer/cards',
      'https://MALL.example:8443/',
      'https://mall.example./',
      'https://user@ideal.bank.example/',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://localhost/',
      'https://intranet/',
      'javascript:alert(1)',
      '//ideal.bank.example/',
      '',
    ],
  )
  to('affirm', 'AFFIRM_PC', [], ['https://www.affirm.com/', 'https://bank.example/'])
})
