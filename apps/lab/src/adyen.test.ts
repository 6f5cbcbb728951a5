import { Client, CheckoutAPI, Config, EnvironmentEnum, hmacValidator } from '@adyen/api-library'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Lab } from './lab.ts'
import { CLIENT_KEY, HMAC_KEY, MERCHANT_ACCOUNT } from './adyen/adyen.keys.ts'
import { startMerchant, startTestLab, type Merchant } from './test-lab.ts'

/** Adyen's stand-in, spoken to through Adyen's own library. */
let lab: Lab
let merchant: Merchant
let api: CheckoutAPI
beforeAll(async () => {
  lab = await startTestLab()
  merchant = await startMerchant()
  api = openApi('AQE-demo-lab-key')
})
afterEach(async () => {
  await lab.idle()
  merchant.deliveries.splice(0)
})
afterAll(async () => {
  await lab.stop()
  await merchant.stop()
})

function openApi(apiKey: string): CheckoutAPI {
  const client = new Client(new Config({ apiKey, environment: EnvironmentEnum.TEST }), {
    async request(endpoint, json, config, _isApiRequired, options) {
      const { pathname } = new URL(endpoint)
      const method = options?.method ?? 'POST'
      const answer = await fetch(`${lab.url}/adyen${pathname}`, {
        method,
        ...(method !== 'GET' && { body: json as string }),
        headers: {
          'content-type': 'application/json',
          'x-api-key': config.apiKey ?? '',
          ...(options?.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
        },
      })
      const text = await answer.text()
      if (!answer.ok) throw Object.assign(new Error(text), { answer, body: JSON.parse(text) })
      return text
    },
  })
  return new CheckoutAPI(client)
}

type Item = {
  eventCode: string
  success: string
  pspReference: string
  originalReference?: string
  merchantReference: string
  amount: { value: number; currency: string }
}
async function news(): Promise<Item[]> {
  await lab.idle()
  return merchant.deliveries.flatMap(({ raw }) =>
    (
      JSON.parse(raw) as { notificationItems: { NotificationRequestItem: Item }[] }
    ).notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem),
  )
}
const queue = (outcome: string, channel = 'ADYEN_PC') =>
  fetch(`${lab.url}/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel, outcome }),
  })
const seal = async (value: string) => {
  const answer = await fetch(`${lab.url}/adyen/checkoutshopper/v1/seal?clientKey=${CLIENT_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ value }),
  })
  return ((await answer.json()) as { blob: string }).blob
}
const card = async (number: string, more: Record<string, string> = {}) => ({
  type: 'scheme',
  encryptedCardNumber: await seal(number),
  encryptedExpiryMonth: await seal('03'),
  encryptedExpiryYear: await seal('2030'),
  encryptedSecurityCode: await seal(number.startsWith('37') ? '7373' : '737'),
  ...more,
})
const pay = (paymentMethod: object, more: object = {}, idempotencyKey?: string) =>
  api.PaymentsApi.payments(
    {
      merchantAccount: MERCHANT_ACCOUNT,
      amount: { currency: 'EUR', value: 12_990 },
      reference: 'pay-1',
      returnUrl: `${merchant.url}/result?tradeId=7`,
      paymentMethod,
      ...more,
    } as never,
    idempotencyKey ? { idempotencyKey } : undefined,
  )
const choose = (path: string, fields: Record<string, string>) =>
  fetch(`${lab.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

describe('a card', () => {
  test('is authorised, and told with a signature that the library accepts', async () => {
    const answer = await pay(await card('4111111111111111'))
    expect(answer).toMatchObject({ resultCode: 'Authorised', merchantReference: 'pay-1' })
    const [item] = await news()
    expect(item).toMatchObject({
      eventCode: 'AUTHORISATION',
      success: 'true',
      pspReference: answer.pspReference,
      merchantReference: 'pay-1',
      amount: { value: 12_990, currency: 'EUR' },
    })
    expect(new hmacValidator().validateHMAC(item as never, HMAC_KEY)).toBe(true)
    expect(
      new hmacValidator().validateHMAC(
        { ...item, amount: { value: 1, currency: 'EUR' } } as never,
        HMAC_KEY,
      ),
    ).toBe(false)
  })

  test.each([
    ['4111111111111111', { holderName: 'DECLINED' }, 'Refused', '2'],
    ['4111111111111111', { holderName: 'NOT_ENOUGH_BALANCE' }, 'Refused', '12'],
    ['4111111111111111', { holderName: 'ERROR' }, 'Error', '4'],
    ['4242424242424242', {}, 'Refused', '8'],
  ])('%s %j comes to %s %s', async (number, more, resultCode, refusalReasonCode) => {
    expect(await pay(await card(number, more))).toMatchObject({ resultCode, refusalReasonCode })
    expect(await news()).toMatchObject([{ eventCode: 'AUTHORISATION', success: 'false' }])
  })

  test.each([
    ['password', 'Authorised'],
    ['guess', 'Refused'],
  ])('that asks for its owner ends with the word %s as %s', async (password, resultCode) => {
    const { action, resultCode: first } = await pay(await card('5454545454545454'))
    expect(first).toBe('RedirectShopper')
    const page = new URL(String((action as { url?: string }).url)).pathname
    const back = await choose(page, { password })
    const address = new URL(back.headers.get('location') ?? '')
    expect(address.searchParams.get('tradeId')).toBe('7')
    const redirectResult = address.searchParams.get('redirectResult') ?? ''
    expect(await api.PaymentsApi.paymentsDetails({ details: { redirectResult } })).toMatchObject({
      resultCode,
    })
  })

  test('that is no blob of a field is refused without saying what it was', async () => {
    const wrong = { ...(await card('4111111111111111')), encryptedCardNumber: '4111111111111111' }
    await expect(pay(wrong)).rejects.toMatchObject({
      body: { status: 422, errorCode: '14_012', errorType: 'validation' },
    })
  })
})

describe('other methods', () => {
  test('a bank is paid on its page, and the result read by the details', async () => {
    const { action, pspReference } = await pay({ type: 'ideal' })
    expect(pspReference).toBeUndefined()
    const { url } = action as { url: string }
    expect(await (await fetch(url)).text()).toContain('iDEAL')
    const back = await choose(new URL(url).pathname, { outcome: 'paid' })
    const redirectResult =
      new URL(back.headers.get('location') ?? '').searchParams.get('redirectResult') ?? ''
    expect(await api.PaymentsApi.paymentsDetails({ details: { redirectResult } })).toMatchObject({
      resultCode: 'Authorised',
      merchantReference: 'pay-1',
    })
  })

  test('Multibanco gives a reference, paid later at a machine', async () => {
    const answer = await pay({ type: 'multibanco' })
    expect(answer).toMatchObject({
      resultCode: 'PresentToShopper',
      action: {
        type: 'voucher',
        entity: '12101',
        reference: expect.stringMatching(/^\d{3} \d{3} \d{3}$/),
      },
    })
    await choose(`/adyen/hpp/app/${answer.pspReference}`, { outcome: 'paid' })
    expect(await news()).toMatchObject([{ eventCode: 'AUTHORISATION', success: 'true' }])
  })

  test.each([
    [{ type: 'mbway', telephoneNumber: '+351 912345678' }, 'EUR', 'await'],
    [{ type: 'blik', blikCode: '777123' }, 'PLN', 'await'],
    [{ type: 'swish' }, 'SEK', 'qrCode'],
  ])('%j waits for a yes on the phone', async (method, currency, type) => {
    expect(await pay(method, { amount: { currency, value: 500 } })).toMatchObject({
      resultCode: 'Pending',
      action: { type },
    })
  })

  test('one that is not for this money, or lacks its number, is refused', async () => {
    await expect(pay({ type: 'swish' })).rejects.toMatchObject({ body: { errorCode: '10_032' } })
    await expect(pay({ type: 'mbway' })).rejects.toMatchObject({ body: { errorCode: '14_030' } })
  })
})

describe('a call', () => {
  test('is done once under its key, which has 64 signs at most', async () => {
    const method = await card('4111111111111111')
    const first = await pay(method, {}, 'key-1')
    expect((await pay(method, {}, 'key-1')).pspReference).toBe(first.pspReference)
    expect(await news()).toHaveLength(1)
    await expect(pay(method, {}, 'k'.repeat(65))).rejects.toMatchObject({ body: { status: 422 } })
  })

  test('with a wrong key of the API finds the door shut', async () => {
    await expect(openApi('wrong').PaymentsApi.payments({} as never)).rejects.toMatchObject({
      body: { status: 401, errorCode: '000', errorType: 'security' },
    })
  })

  test('that comes while its first is still at work is put off', async () => {
    await queue('slow')
    const both = await Promise.allSettled([1, 2].map(() => pay({ type: 'ideal' }, {}, 'key-slow')))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const no = both.find((one) => one.status === 'rejected')
    expect(no?.reason).toMatchObject({ body: { errorCode: '704' } })
    expect(no?.reason.answer.headers.get('transient-error')).toBe('true')
  })
})

describe('money back', () => {
  const refund = (psp: string, value: number, reference = 'back-1') =>
    api.ModificationsApi.refundCapturedPayment(psp, {
      merchantAccount: MERCHANT_ACCOUNT,
      amount: { currency: 'EUR', value },
      reference,
    })
  async function paid(outcome?: string): Promise<string> {
    if (outcome) await queue(outcome)
    return String((await pay(await card('4111111111111111'))).pspReference)
  }

  test('is received, then told by its own reference, and never more than was taken', async () => {
    const psp = await paid()
    expect(await refund(psp, 10_000)).toMatchObject({ status: 'received', reference: 'back-1' })
    await expect(refund(psp, 3_000)).rejects.toMatchObject({ body: { errorCode: '137' } })
    expect((await news()).slice(1)).toMatchObject([
      {
        eventCode: 'REFUND',
        success: 'true',
        originalReference: psp,
        merchantReference: 'back-1',
        amount: { value: 10_000 },
      },
    ])
  })

  test.each([
    ['refund_fails', ['REFUND true', 'REFUND_FAILED true']],
    ['refund_fails_once', ['REFUND false']],
    ['refund_returned', ['REFUND true', 'REFUNDED_REVERSED true']],
  ])('%s tells %j', async (outcome, told) => {
    await refund(await paid(outcome), 500)
    await lab.idle(200)
    const items = (await news()).slice(1)
    expect(items.map(({ eventCode, success }) => `${eventCode} ${success}`)).toEqual(told)
  })

  test('a chargeback is told in one call with its warning', async () => {
    await paid('chargeback')
    await lab.idle(200)
    expect(merchant.deliveries).toHaveLength(2)
    expect((await news()).map(({ eventCode }) => eventCode)).toEqual([
      'AUTHORISATION',
      'NOTIFICATION_OF_CHARGEBACK',
      'CHARGEBACK',
    ])
  })
})

test('a payment that waits is cancelled, one that was taken is not', async () => {
  const waits = await pay({ type: 'multibanco' })
  const taken = await pay(await card('4111111111111111'))
  for (const { pspReference } of [waits, taken])
    await api.ModificationsApi.cancelAuthorisedPaymentByPspReference(String(pspReference), {
      merchantAccount: MERCHANT_ACCOUNT,
    })
  const ends = (await news()).filter(({ eventCode }) => eventCode === 'CANCELLATION')
  expect(ends.map(({ originalReference, success }) => [originalReference, success])).toEqual([
    [waits.pspReference, 'true'],
    [taken.pspReference, 'false'],
  ])
})

test('paid twice is two payments of one reference, told in one call', async () => {
  await queue('paid_twice')
  await pay(await card('4111111111111111'))
  const items = await news()
  expect(merchant.deliveries).toHaveLength(1)
  expect(new Set(items.map(({ pspReference }) => pspReference)).size).toBe(2)
  expect(items.map(({ merchantReference }) => merchantReference)).toEqual(['pay-1', 'pay-1'])
})

test('a link is paid on its page, and can be ended before', async () => {
  const open = () =>
    api.PaymentLinksApi.paymentLinks({
      merchantAccount: MERCHANT_ACCOUNT,
      amount: { currency: 'EUR', value: 4_200 },
      reference: 'pay-2',
      returnUrl: `${merchant.url}/result`,
    })
  const link = await open()
  expect(link).toMatchObject({ status: 'active', url: `${lab.url}/adyen/link/${link.id}` })
  await choose(`/adyen/link/${link.id}`, { outcome: 'paid', method: 'ideal' })
  expect(await api.PaymentLinksApi.getPaymentLink(link.id)).toMatchObject({ status: 'completed' })
  expect(await news()).toMatchObject([{ success: 'true', merchantReference: 'pay-2' }])

  const other = await open()
  await api.PaymentLinksApi.updatePaymentLink(other.id, { status: 'expired' as never })
  await choose(`/adyen/link/${other.id}`, { outcome: 'paid' })
  expect(await api.PaymentLinksApi.getPaymentLink(other.id)).toMatchObject({ status: 'expired' })
})

test('a session offers the methods that were asked for, to whoever has its data', async () => {
  const session = await api.PaymentsApi.sessions({
    merchantAccount: MERCHANT_ACCOUNT,
    amount: { currency: 'EUR', value: 100 },
    reference: 'show',
    returnUrl: `${merchant.url}/result`,
    allowedPaymentMethods: ['scheme', 'ideal', 'swish'],
  })
  const setUp = (sessionData?: string) =>
    fetch(
      `${lab.url}/adyen/checkoutshopper/v1/sessions/${session.id}/setup?clientKey=${CLIENT_KEY}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sessionData }),
      },
    )
  const { paymentMethods } = (await (await setUp(session.sessionData)).json()) as {
    paymentMethods: { paymentMethods: { type: string }[] }
  }
  expect(paymentMethods.paymentMethods.map(({ type }) => type)).toEqual(['scheme', 'ideal'])
  expect((await setUp('guess')).status).toBe(422)
})

test('the report of the day has what was taken and given back, with the fee', async () => {
  await queue('event_lost')
  const { pspReference } = await pay(await card('4111111111111111'), { reference: 'pay-3' })
  expect(await news()).toEqual([])
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '_')
  const read = (secret: string) =>
    fetch(
      `${lab.url}/adyen/reports/download/MerchantAccount/${MERCHANT_ACCOUNT}/payments_accounting_report_${day}.csv`,
      {
        headers: {
          authorization: `Basic ${Buffer.from(`report@Company.Galleria:${secret}`).toString('base64')}`,
        },
      },
    )
  const line = (await (await read('report-demo')).text())
    .split('\n')
    .find((one) => one.includes(String(pspReference)) && one.includes('SentForSettle'))
  expect(line?.split(',').slice(2, 15)).toEqual([
    pspReference,
    'pay-3',
    'visa',
    expect.any(String),
    'UTC',
    'EUR',
    '129.90',
    'SentForSettle',
    'EUR',
    '129.90',
    'EUR',
    '128.23',
    '1.67',
  ])
  expect((await read('wrong')).status).toBe(401)
})
