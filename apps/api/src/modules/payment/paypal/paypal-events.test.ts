import { DAY } from '@galleria/kernel/time'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LabContext } from '../../../../../lab/src/platform/context.ts'
import { signerOf } from '../../../../../lab/src/paypal/certificate.ts'
import { paypal as stand } from '../../../../../lab/src/paypal/paypal.stand.ts'
import { createEventReader } from './paypal-events.ts'
import type { PaypalSettings } from './paypal-settings.ts'

/** What PayPal posts, signed as it signs, and read as the mall reads it. */
const now = new Date('2026-11-24T12:00:00Z')
const lab = { db: {} }
/** Has a certificate at PayPal's own host, and is not who signs its events. */
const somebody = {}
signerOf(somebody, 'www.paypal.com')
let url = ''
let server: Server
let asked: string[] = []
let settings: PaypalSettings
let read: ReturnType<typeof createEventReader>

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const signer = [signerOf(lab.db), signerOf(somebody)].find(({ name }) =>
      request.url?.endsWith(name),
    )
    if (signer) response.end(signer.pem)
    else if (request.url?.endsWith('CERT-broken')) response.end('no certificate')
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  settings = {
    clientId: 'a',
    clientSecret: 'b',
    webhookIds: ['OTHER', 'PAYPALDEMOWEBHOOK1'],
    environment: 'sandbox',
    standIn: `${url}/paypal`,
  }
  read = createEventReader(settings)
})

const event = (change: object = {}) => ({
  id: 'WH-1',
  event_type: 'CHECKOUT.ORDER.APPROVED',
  resource_type: 'checkout-order',
  resource: { id: 'ORDER1', status: 'APPROVED', payer: { email_address: 'kim@galleria.test' } },
  ...change,
})
function signed(body: object = event(), at = now, by: object = lab.db) {
  const raw = JSON.stringify(body)
  const context = { db: by, url: () => url } as unknown as LabContext
  const { headers } = stand.sign(context, {
    id: 'WH-1',
    body: raw,
    at: Math.floor(at.getTime() / 1000),
  })
  return { raw: Buffer.from(raw), headers }
}
const days = (count: number) => new Date(now.getTime() + count * DAY)

describe('an event', () => {
  test('that PayPal signed for a listener of ours is taken, and of its payer nothing is kept', async () => {
    const { raw, headers } = signed()
    expect(await read(raw, headers, now)).toEqual([
      {
        id: 'WH-1',
        paymentRef: 'ORDER1',
        payload: { event_type: 'CHECKOUT.ORDER.APPROVED', id: 'ORDER1', status: 'APPROVED' },
      },
    ])
  })

  test('is taken while PayPal still repeats it, which it does for three days, and not from before or from tomorrow', async () => {
    const ages = [days(-3), days(-5), new Date(now.getTime() + 60_000), days(1)]
    const read3 = ages.map(async (at) => {
      const { raw, headers } = signed(event(), at)
      return (await read(raw, headers, now))?.length
    })
    expect(await Promise.all(read3)).toEqual([1, undefined, 1, undefined])
  })

  test.each([
    ['another body', {}, 'x'],
    ['another sending', { 'paypal-transmission-id': 'other' }, ''],
    ['another time', { 'paypal-transmission-time': '2026-11-24T12:00:01Z' }, ''],
    ['another signature', { 'paypal-transmission-sig': 'AAAA' }, ''],
    ['no signature', { 'paypal-transmission-sig': undefined }, ''],
    ['another kind of signature', { 'paypal-auth-algo': 'MD5withRSA' }, ''],
    ['no time', { 'paypal-transmission-time': 'now' }, ''],
  ])('with %s is none', async (_what, change, more) => {
    const { raw, headers } = signed()
    expect(
      await read(Buffer.concat([raw, Buffer.from(more)]), { ...headers, ...change }, now),
    ).toBe(undefined)
  })

  test('that was signed for somebody else’s listener is none', async () => {
    const { raw, headers } = signed()
    const other = createEventReader({ ...settings, webhookIds: ['OTHER'] })
    expect(await other(raw, headers, now)).toBeUndefined()
  })
})

describe('the certificate', () => {
  const withCertificate = async (address: string, at = now) => {
    const { raw, headers } = signed(event(), at)
    return read(raw, { ...headers, 'paypal-cert-url': address }, at)
  }

  test.each([
    'http://127.0.0.1:1/paypal/v1/notifications/certs/CERT-1',
    'https://api.paypal.com.attacker.test/v1/notifications/certs/CERT-1',
    'not an address',
  ])('from %s is not even asked for', async (address) => {
    expect(await withCertificate(address)).toBeUndefined()
    expect(asked).toEqual([])
  })

  test('of a real PayPal comes from its own hosts alone, and encrypted', async () => {
    const live = createEventReader({ ...settings, standIn: undefined, environment: 'production' })
    const { raw, headers } = signed()
    for (const address of [
      `${url}/v1/notifications/certs/${signerOf(lab.db).name}`,
      'http://api.paypal.com/v1/notifications/certs/CERT-1',
      'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
      'https://user@api.paypal.com/v1/notifications/certs/CERT-1',
      'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
      'https://api.paypal.com/v1/notifications/certs/CERT-1?x=1',
      'https://api.paypal.com/v1/../elsewhere',
    ])
      expect(await live(raw, { ...headers, 'paypal-cert-url': address }, now)).toBeUndefined()
    expect(asked).toEqual([])
  })

  test.each(['CERT-unknown', 'CERT-broken'])('%s vouches for nothing', async (name) => {
    expect(await withCertificate(`${url}/paypal/v1/notifications/certs/${name}`)).toBeUndefined()
  })

  test('is asked for once, and no more than ten in a minute, whatever addresses are made up', async () => {
    const { raw, headers } = signed()
    await read(raw, headers, now)
    await read(raw, headers, now)
    expect(asked).toHaveLength(1)
    for (let made = 0; made < 20; made += 1)
      await withCertificate(`${url}/paypal/v1/notifications/certs/CERT-${made}`)
    expect(asked).toHaveLength(10)
    expect(await read(raw, headers, now)).toHaveLength(1)
  })

  test('of somebody else at the same host vouches for nothing, good as the signature is', async () => {
    const { raw, headers } = signed(event(), now, somebody)
    expect(await read(raw, headers, now)).toBeUndefined()
    expect(asked).toEqual([`/paypal/v1/notifications/certs/${signerOf(somebody).name}`])
  })

  test('that has run out vouches for nothing', async () => {
    const late = new Date('2050-01-01T12:00:00Z')
    const { raw, headers } = signed(event(), late)
    expect(await read(raw, headers, late)).toBeUndefined()
  })
})

describe('what an event is about', () => {
  const refsOf = async (change: object) => {
    const { raw, headers } = signed(event(change))
    return (await read(raw, headers, now))?.map(({ paymentRef }) => paymentRef)
  }
  const up = (href: string) => ({ id: 'REF1', links: [{ rel: 'up', href }] })

  test.each([
    [
      {
        resource_type: 'capture',
        resource: { id: 'CAP1', supplementary_data: { related_ids: { order_id: 'ORDER1' } } },
      },
      ['ORDER1'],
    ],
    [{ resource_type: 'capture', resource: { id: 'CAP1' } }, ['capture:CAP1']],
    [
      { resource_type: 'refund', resource: up('https://api.paypal.com/v2/payments/captures/CAP1') },
      ['capture:CAP1'],
    ],
    [{ resource_type: 'refund', resource: up('https://api.paypal.com/elsewhere') }, []],
    [{ resource_type: 'invoices' }, []],
    [{ resource: {} }, []],
  ])('%j', async (change, refs) => {
    expect(await refsOf(change)).toEqual(refs)
  })
})
