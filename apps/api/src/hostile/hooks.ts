import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { DAY } from '@galleria/kernel/time'
import { crc32 } from 'node:zlib'
import { callBackAddress } from '#modules/payment/klarna/klarna-events.ts'
import type { TestMall } from '../testing/open-test-mall.ts'
import { HMAC_KEY, notification, type AdyenItem } from '../testing/adyen-steps.ts'

/** What somebody might write into an event, and what no log may hold. */
export const CARD = '4111 1111 1111 1111'

/** How an event says that it is its provider's: headers, fields beside it, or fields within it. */
export type Signature = Readonly<Record<string, string>>
export type Posted = {
  readonly url: string
  readonly headers: Signature
  readonly payload: string | Buffer
}
type Bytes = string | Buffer

/** A provider that posts events: a sound one of it, and how it is signed and sent. */
export type Hook = {
  readonly name: string
  /** Of an event that is older, or for some longer than that ahead, the signature is good no more. */
  readonly tooOldMs?: number
  /** The signature says nothing of what is in the body. */
  readonly isBodyOpen?: true
  /** About a payment by the provider's name of it, and by ours. */
  readonly event: (about: About, at: Date) => object
  /** With a key of ours, or with one that somebody made up. */
  readonly sign: (body: Bytes, at: Date, isOurs: boolean) => Signature
  readonly post: (body: Bytes, signature: Signature) => Posted
}
export type About = { readonly ref: string; readonly reference: string; readonly isOpen: boolean }

const json = { 'content-type': 'application/json' }
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)
const timed = (body: Bytes, at: Date, key: string) =>
  `t=${secondsOf(at)},v1=${createHmac('sha256', key)
    .update(`${secondsOf(at)}.`)
    .update(body)
    .digest('hex')}`
const inHeaders =
  (name: string): Hook['post'] =>
  (payload, signature) => ({
    url: `/webhooks/${name}`,
    headers: { ...json, ...signature },
    payload,
  })

const mockpay: Hook = {
  name: 'mockpay',
  tooOldMs: 301_000,
  event: ({ ref }) => ({
    id: 'evt_hostile',
    type: 'payment.paid',
    created: 1,
    note: CARD,
    data: { payment: { id: ref, note: CARD } },
  }),
  sign: (body, at, isOurs) => ({
    'mockpay-signature': timed(body, at, isOurs ? 'whk-demo-current' : 'whk-guess'),
  }),
  post: inHeaders('mockpay'),
}

const stripe: Hook = {
  name: 'stripe',
  tooOldMs: 301_000,
  event: ({ ref }) => ({
    id: 'evt_hostile',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1,
    data: {
      object: { id: ref, object: 'payment_intent', status: 'succeeded', description: CARD },
    },
  }),
  sign: (body, at, isOurs) => ({
    'stripe-signature': timed(body, at, isOurs ? 'whsec_galleriademo1' : 'whsec_guess'),
  }),
  post: inHeaders('stripe'),
}

/** Where a signature of Adyen's comes to stand, within the body. */
const SEAL = '@@signature@@'
const adyen: Hook = {
  name: 'adyen',
  event: ({ reference, isOpen }) => {
    const { live, notificationItems } = notification([
      {
        // Adyen cannot be asked, so what it says is the truth: it says nothing of money here, and
        // whoever is not Adyen says that an open attempt is paid.
        eventCode: isOpen ? 'AUTHORISATION' : 'OFFER_CLOSED',
        pspReference: 'HOSTILEHOSTILE01',
        merchantReference: reference,
        amount: { value: 6480, currency: 'EUR' },
        reason: CARD,
      },
    ])
    const sealed = notificationItems.map(({ NotificationRequestItem: item }) => ({
      NotificationRequestItem: { ...item, additionalData: { hmacSignature: SEAL } },
    }))
    return { live, notificationItems: sealed }
  },
  sign: (body, _at, isOurs) => ({
    hmacSignature: sealOf(parse(body), isOurs ? HMAC_KEY : 'ab'.repeat(32)),
  }),
  post: (body, { hmacSignature = '' }) =>
    inHeaders('adyen')(
      // Between quotes already.
      typeof body === 'string'
        ? body.replaceAll(SEAL, () => JSON.stringify(hmacSignature).slice(1, -1))
        : body,
      {},
    ),
}

/** Of the first of its items; nothing for what cannot be written in words. */
function sealOf(call: unknown, key: string): string {
  try {
    const [first] = (call as ReturnType<typeof notification>).notificationItems
    const item = first?.NotificationRequestItem as AdyenItem
    const { notificationItems } = notification([item], key)
    return notificationItems[0]?.NotificationRequestItem.additionalData.hmacSignature ?? ''
  } catch {
    return ''
  }
}

const guess = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
/** Signed by the lab, whose certificate the mall fetches; its events are good for four days. */
const paypalOf = (t: TestMall): Hook => ({
  name: 'paypal',
  tooOldMs: 5 * DAY,
  event: ({ ref }) => ({
    id: 'WH-HOSTILE',
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource_type: 'checkout-order',
    summary: CARD,
    resource: { id: ref, status: 'APPROVED', note: CARD },
  }),
  sign(body, at, isOurs) {
    const event = { id: 'WH-HOSTILE', body: String(body), at: secondsOf(at) }
    const headers = t.lab.sign('paypal', event)
    if (isOurs) return headers
    const text = [
      headers['paypal-transmission-id'],
      headers['paypal-transmission-time'],
      'PAYPALDEMOWEBHOOK1',
      crc32(event.body),
    ].join('|')
    const forged = sign('sha256', Buffer.from(text), guess).toString('base64')
    return { ...headers, 'paypal-transmission-sig': forged }
  },
  post: inHeaders('paypal'),
})

const braintree: Hook = {
  name: 'braintree',
  tooOldMs: 4 * DAY,
  event: ({ ref }, at) => ({
    timestamp: `${at.toISOString().slice(0, 19)}Z`,
    kind: 'transaction_settled',
    note: CARD,
    subject: { transaction: { id: ref, note: CARD } },
  }),
  sign(body, _at, isOurs) {
    const key = createHash('sha1')
      .update(isOurs ? 'braintree_demo_private' : 'guess')
      .digest()
    const signature = createHmac('sha1', key).update(payloadOf(body)).digest('hex')
    return { bt_signature: `braintree_demo_public|${signature}` }
  },
  post: (body, signature) => ({
    url: '/webhooks/braintree',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...signature, bt_payload: payloadOf(body) }).toString(),
  }),
}
/** XML, where the body is one that can be written so. */
function payloadOf(body: Bytes): string {
  const value = parse(body)
  return Buffer.from(value === undefined ? body : xmlOf(value)).toString('base64')
}
function xmlOf(value: unknown): string {
  try {
    return `<notification>${elementsOf(value)}</notification>`
  } catch {
    // As deep as a body may be that is not too large.
    return '<subject>'.repeat(2500) + '</subject>'.repeat(2500)
  }
}
/** What would not be let through as a name or in a text stays as it is: it is hostile. */
function elementsOf(value: unknown, name?: string): string {
  if (Array.isArray(value)) return value.map((one) => elementsOf(one, name ?? 'item')).join('')
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, one]) => elementsOf(one, key))
          .join('')
      : String(value)
  const type = name === 'timestamp' ? ' type="datetime"' : ''
  return name === undefined ? inner : `<${name}${type}>${inner}</${name}>`
}

/** It signs nothing: its address holds a word of ours for the payment. */
const klarna: Hook = {
  name: 'klarna',
  isBodyOpen: true,
  event: ({ ref, reference }) => ({
    event_id: 'hostile',
    event_type: 'FRAUD_RISK_ACCEPTED',
    order_id: ref,
    note: CARD,
    reference,
  }),
  sign(body, _at, isOurs) {
    const reference = fieldOf(body, 'reference').toWellFormed()
    const secret = isOurs ? 'klarna-demo-secret' : 'guess'
    const address = new URL(callBackAddress('http://mall.test/webhooks/klarna', reference, secret))
    const { searchParams: asked } = address
    return { for: asked.get('for') ?? '', token: asked.get('token') ?? '' }
  },
  post(payload, signature) {
    const asked = new URLSearchParams({ ...signature, order: fieldOf(payload, 'order_id') })
    return { url: `/webhooks/klarna?${asked.toString().slice(0, 8000)}`, headers: json, payload }
  },
}

export const hooksOf = (t: TestMall): readonly Hook[] => [
  mockpay,
  stripe,
  adyen,
  paypalOf(t),
  braintree,
  klarna,
]

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

function fieldOf(body: Bytes, name: string): string {
  const value = parse(body)
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? textOf((value as Record<string, unknown>)[name])
    : ''
}

/** Undefined for what is no JSON. */
export function parse(body: Bytes): unknown {
  try {
    return JSON.parse(String(body)) as unknown
  } catch {
    return undefined
  }
}
