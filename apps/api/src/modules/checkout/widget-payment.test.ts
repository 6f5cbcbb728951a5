import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { order, pay, type Contract } from '../../testing/shop-steps.ts'
import type {
  CreateRequest,
  PaymentProvider,
  ProviderPayment,
  SessionRequest,
} from '#modules/payment/providers/payment-provider.ts'

/** All that a provider with a widget may give its browser. */
const info = {
  clientSecret: 'secret_of_one_payment',
  approveUrl: 'https://pay.vendor.test/approve',
  action: '{"type":"voucher"}',
  merchantSerialNo: 'psp_1',
  sessionData: 'data_of_a_session',
  sessionId: 'ses_1',
  clientKey: 'public_key',
  environment: 'test',
}
const made: CreateRequest[] = []
const sessions: SessionRequest[] = []

/** The demo's provider behind a widget: paid at the lab, shown on our page. */
function withWidget(demo: PaymentProvider): PaymentProvider {
  const shown = (payment: ProviderPayment): ProviderPayment => ({
    ...payment,
    redirectUrl: null,
    redirectInfo: info,
  })
  return {
    ...demo,
    name: 'widget',
    pages: ['https://pay.vendor.test'],
    configOf: (channel) => ({ script: `https://js.vendor.test/${channel}.js` }),
    async create(request) {
      made.push(request)
      return shown(await demo.create(request))
    },
    async openSession(request) {
      sessions.push(request)
      return { redirectInfo: { sessionData: 'data' }, channelToken: 'token' }
    },
  }
}

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({
    delays: { script: 0 },
    payments: ({ providers, channels }) => {
      const demo = providers.get('mockpay')
      if (!demo) throw new Error('the demo has no provider')
      return {
        providers: new Map([...providers, ['widget', withWidget(demo)]]),
        channels: [
          ...channels.filter(({ provider }) => provider === 'mockpay'),
          {
            name: 'WITH_WIDGET',
            provider: 'widget',
            isAnonymous: true,
            isDemo: true,
            methods: [
              { type: 'card', name: 'Card' },
              { type: 'small', name: 'Up to a limit', max: 7000 },
              { type: 'firm', name: 'For companies', needsCompany: true },
              { type: 'abroad', name: 'Elsewhere', countries: ['PT'] },
            ],
          },
        ],
      }
    },
  })
})
afterAll(() => t.close())
beforeEach(async () => {
  await fetch(`${t.lab.url}/scenario`, { method: 'DELETE' })
  made.length = 0
  sessions.length = 0
})

const attempts = (contract: Contract) =>
  t.sql<{ method: string | null; extras: unknown; redirect_info: unknown; status: string }>(
    'select method, extras, redirect_info, status from payment_attempts where contract_id = $1 order by created_at, id',
    [fromWireId('contract', contract.id)],
  )
const payBy = (buyer: Visitor, contract: Contract, more: object = {}) =>
  buyer.call('POST /sapi/mall-pay/payment/firstPay', {
    payChannel: 'WITH_WIDGET',
    contractId: contract.id,
    ...more,
  })
const channelOf = async (buyer: Visitor, asked: object) =>
  (
    await buyer.call('POST /sapi/mall-pay/payment/payChannel', asked)
  ).payChannelGroups[0]?.payChannels.find(({ channelName }) => channelName === 'WITH_WIDGET')

describe('a channel', () => {
  test('[PAY-010, PAY-096, PAY-125] is listed with its name, the methods that this order may be paid by and what its widget needs to know; the environment is PC and nothing else', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 }, { company: 'Werft' })
    const asked = { environment: 'PC' as const, countryCode: 'DE', site: 'DE' }
    const { payChannelGroups } = await guest.call('POST /sapi/mall-pay/payment/payChannel', {
      ...asked,
      contractId: contract.id,
    })
    expect(payChannelGroups[0]?.payChannels.at(-1)).toEqual({
      channelName: 'WITH_WIDGET',
      isAnonymous: true,
      paymentMethods: [
        { type: 'card', name: 'Card' },
        { type: 'small', name: 'Up to a limit' },
        { type: 'firm', name: 'For companies' },
      ],
      config: { script: 'https://js.vendor.test/WITH_WIDGET.js' },
    })
    expect(payChannelGroups[0]?.configMap).toEqual({
      MOCKPAY: { type: 'mockpay', name: 'MOCKPAY', order: 1 },
      WITH_WIDGET: { type: 'widget', name: 'WITH_WIDGET', order: 2 },
    })
    const before = async (more: object) =>
      (await channelOf(guest, { ...asked, ...more }))?.paymentMethods.map(({ type }) => type)
    // Before there is an order, the country that is named decides.
    expect(await before({})).toEqual(['card', 'small', 'firm'])
    expect(await before({ countryCode: 'PT' })).toEqual(['card', 'small', 'firm', 'abroad'])
    expect(await before({ countryCode: 'PT', excludeCountry: 'PT' })).toEqual([
      'card',
      'small',
      'firm',
    ])
    await expect(
      guest.call('POST /sapi/mall-pay/payment/payChannel', {
        environment: 'H5',
      } as never),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('[PAY-086] for companies is there where the goods go to one, whoever gets the bill', async () => {
    const guest = t.visit()
    const at = async (column: string) => {
      const contract = await order(guest, { lamp: 1 })
      await t.sql(
        `update contracts set ${column} = jsonb_set(${column}, '{company}', '"Werft"') where id = $1`,
        [fromWireId('contract', contract.id)],
      )
      return (await channelOf(guest, { contractId: contract.id }))?.paymentMethods.some(
        ({ type }) => type === 'firm',
      )
    }
    expect([await at('delivery_address'), await at('billing_address')]).toEqual([true, false])
  })

  test('is decided by the order and not by what is asked: neither limit nor company nor country can be talked away, there or when it is used', async () => {
    const guest = t.visit()
    const contract = await order(guest, { desk: 1 })
    const methods = (
      await channelOf(guest, { contractId: contract.id, countryCode: 'PT' })
    )?.paymentMethods.map(({ type }) => type)
    expect(methods).toEqual(['card'])
    for (const payMethod of ['small', 'firm', 'abroad', 'never_heard'])
      await expect(payBy(guest, contract, { payMethod })).rejects.toMatchObject({
        status: 422,
        code: 'payment.channel',
      })
    expect([await attempts(contract), made]).toEqual([[], []])
  })
})

describe('starting to pay through a widget', () => {
  test('[PAY-026, PAY-027, PAY-032, PAY-097] takes the names of the request, hands the vendor’s token on, and answers with all that the widget goes on with', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const { paymentOrderList } = await guest.call(
      'POST /sapi/mall-order/web/order/queryAndValidateTradeContractDetailById',
      { id: contract.id },
    )
    const started = await payBy(guest, contract, {
      paymentOrderId: paymentOrderList[0]?.id,
      buyerId: 'whoever',
      tradeId: contract.id,
      orderId: contract.tradeOrderList[0]?.id,
      payMethod: 'card',
      token: 'tok_1',
      bindToken: 'bind_1',
      paymentExtraKey: 'extra_1',
    })
    expect(started).toEqual({
      channel: 'WITH_WIDGET',
      paymentRecordId: expect.stringMatching(/^pay_/) as string,
      payUniqueKey: expect.stringMatching(/^[\w-]{32}$/) as string,
      paymentRecordStatus: 'PAY_PENDING',
      needConfirm: true,
      redirectUrl: null,
      channelToken: null,
      redirectInfo: info,
    })
    expect(made).toMatchObject([
      {
        channel: 'WITH_WIDGET',
        method: 'card',
        extras: { token: 'tok_1', bindToken: 'bind_1', paymentExtraKey: 'extra_1' },
        amount: { minor: 6480, currency: 'EUR' },
        site: 'DE',
        country: 'DE',
      },
    ])
    // The token has served; what the browser goes on with is kept for as long as it can pay.
    expect(await attempts(contract)).toEqual([
      { method: 'card', extras: null, redirect_info: info, status: 'PAY_PENDING' },
    ])
  })

  test('a page that is loaded again goes on with the same payment, another method begins a new one, and what is over keeps no secret', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 }, { company: 'Werft' })
    const first = await payBy(guest, contract, { payMethod: 'card' })
    expect(await payBy(guest, contract, { payMethod: 'card' })).toEqual(first)
    expect(made).toHaveLength(1)
    const second = await payBy(guest, contract, { payMethod: 'firm' })
    expect(second.paymentRecordId).not.toBe(first.paymentRecordId)
    expect(await attempts(contract)).toEqual([
      { method: 'card', extras: null, redirect_info: null, status: 'PAY_CLOSED' },
      { method: 'firm', extras: null, redirect_info: info, status: 'PAY_PENDING' },
    ])
    expect(await t.audit()).toEqual([])
  })

  test('[PAY-019] the demo’s own channel leads to its page and needs no confirmation', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const started = await pay(guest, contract.id)
    expect(started).toMatchObject({ channel: 'MOCKPAY', needConfirm: false })
    expect(started.redirectInfo?.approveUrl).toBe(started.redirectUrl)
  })

  test('the number of a card is refused at its field wherever it is put, is never kept, and nothing is started', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    for (const field of ['token', 'bindToken', 'paymentExtraKey'])
      await expect(
        payBy(guest, contract, { [field]: '4242 4242 4242 4242' }),
      ).rejects.toMatchObject({ status: 400, body: { errors: [{ path: field }] } })
    for (const field of ['authCode', 'content'])
      await expect(
        guest.call('POST /sapi/mall-pay/payment/authority', {
          channel: 'WITH_WIDGET',
          [field]: '{"number":"4242424242424242"}',
        }),
      ).rejects.toMatchObject({ status: 400 })
    expect([await attempts(contract), made, sessions]).toEqual([[], [], []])
  })
})

describe('a session', () => {
  const authority = (buyer: Visitor, body: object) =>
    buyer.call('POST /sapi/mall-pay/payment/authority', { channel: 'WITH_WIDGET', ...body })

  test("[PAY-028, PAY-029] is asked for with the channel, a code, an amount and a country, and is for the contract's amount whatever the body says", async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    const answer = await authority(guest, {
      contractId: contract.id,
      authCode: 'code',
      tradeAmt: { type: 'EUR', value: 1 },
      amount: { currency: 'EUR', value: 1 },
      countryCode: 'NL',
      site: 'DE',
      payMethod: 'card',
      content: 'more',
    })
    expect(answer).toMatchObject({
      redirectInfo: { sessionData: 'data' },
      channelToken: 'token',
    })
    expect(sessions).toMatchObject([
      { amount: { minor: 6480, currency: 'EUR' }, country: 'DE', method: 'card' },
    ])
    expect(await attempts(contract)).toEqual([])
  })

  test('is for nobody else’s contract, and not for a channel that is not offered', async () => {
    const [guest, stranger] = [t.visit(), t.visit()]
    const contract = await order(guest, { lamp: 1 })
    await stranger.call('POST /auth/web/user/tourist', {})
    await expect(authority(stranger, { contractId: contract.id })).rejects.toMatchObject({
      status: 404,
      code: 'contract.not_found',
    })
    for (const channel of ['MOCKPAY', 'NEVER_HEARD'])
      await expect(authority(guest, { channel })).rejects.toMatchObject({
        status: 422,
        code: 'payment.channel',
      })
    expect(sessions).toEqual([])
  })
})

describe('the payment record', () => {
  test('[PAY-025, PAY-098, PAY-109] is found by the contract or by its key, with its status in both vocabularies and why it failed; its key leads to its contract', async () => {
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    await t.scenario('declined')
    const { payUniqueKey, paymentRecordId } = await pay(guest, contract.id)
    await t.lab.idle()
    await t.drain()
    for (const asked of [{ contractId: contract.id }, { payUniqueKey }])
      expect(await guest.call('POST /sapi/mall-pay/payment/payResult', asked)).toMatchObject({
        payUniqueKey,
        paymentRecordId,
        paymentRecordStatus: 'PAY_FAILED',
        recordStatus: 'FAILED',
        failedReason: 'insufficient_funds',
        contractId: contract.id,
      })
    const byKey = (buyer: Visitor) =>
      buyer.call('POST /sapi/mall-order/web/order/queryContractByUniqueKey', { payUniqueKey })
    expect(await byKey(guest)).toEqual({ contractId: contract.id })
    const stranger = t.visit()
    await stranger.call('POST /auth/web/user/tourist', {})
    await expect(byKey(stranger)).rejects.toMatchObject({ code: 'payment.not_found' })
  })
})
