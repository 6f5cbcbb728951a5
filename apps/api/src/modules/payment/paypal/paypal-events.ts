import { DAY, HOUR } from '@galleria/kernel/time'
import { createVerify, X509Certificate, type KeyObject } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { callOutside, OutsideError } from '#platform/outside.ts'
import type { PaymentProvider, ProviderEvent } from '../providers/payment-provider.ts'
import type { PaypalSettings } from './paypal-settings.ts'

/** PayPal repeats an event for three days, and its time stays that of the first sending. */
const OLDEST_MS = 4 * DAY
const EARLY_MS = 5 * 60_000
const CERTIFICATE_PATH = /\/v1\/notifications\/certs\/CERT-[\w-]{1,100}$/
const SIGNER = 'messageverificationcerts.paypal.com'
/** Whoever makes addresses up shall not have us ask PayPal for each. */
const MOST_ASKED_A_MINUTE = 10

const headersOf = z.object({
  'paypal-transmission-id': z.string().regex(/^[\w-]{1,100}$/),
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
  'paypal-transmission-sig': z.string().max(1000),
  'paypal-cert-url': z.string().max(500),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
})
const wireId = z.string().regex(/^[\w-]{1,100}$/)
const wireEvent = z.object({
  id: wireId,
  event_type: z.string().regex(/^[A-Z.-]{1,80}$/),
  resource_type: z.string().max(50),
  resource: z.object({
    id: z.optional(wireId),
    dispute_id: z.optional(wireId),
    disputed_transactions: z.optional(
      z.array(z.object({ seller_transaction_id: z.optional(wireId) })),
    ),
    status: z.optional(z.string().max(50)),
    supplementary_data: z.optional(
      z.object({ related_ids: z.optional(z.object({ order_id: z.optional(wireId) })) }),
    ),
    links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
  }),
})

/** What is kept of an event. */
export const eventPayload = z.object({
  event_type: z.string(),
  id: wireId,
  status: z.nullable(z.string()),
})
type EventPayload = z.output<typeof eventPayload>

/**
 * Reads what PayPal posts. Its SDK has no verifier: the signature is RSA over the sending's id, its
 * time, our listener's id and a checksum of the bytes, and the certificate comes from an address in
 * the headers, which is worth only as much as its host.
 */
export function createEventReader(settings: PaypalSettings): PaymentProvider['readEvents'] {
  const keyOf = createKeyring(settings)
  return async (raw, headers, now) => {
    const signed = headersOf.safeParse(headers)
    if (!signed.success) return undefined
    const {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': address,
    } = signed.data
    const age = now.getTime() - Date.parse(time)
    if (age > OLDEST_MS || age < -EARLY_MS) return undefined
    const key = await keyOf(address, now)
    if (!key) return undefined
    const isOurs = settings.webhookIds.some((webhookId) =>
      createVerify('sha256')
        .update([id, time, webhookId, crc32(raw)].join('|'))
        .verify(key, signature, 'base64'),
    )
    return isOurs ? presentEvent(raw) : undefined
  }
}

/**
 * What is none of a payment of ours is taken and kept nowhere, or PayPal would send it for days.
 */
function presentEvent(raw: Buffer): readonly ProviderEvent[] {
  const event = wireEvent.safeParse(parse(raw))
  if (!event.success) return []
  const { id, event_type, resource_type, resource } = event.data
  const about = resource.id ?? resource.dispute_id
  const paymentRef = refOf(resource_type, resource)
  if (!about || !paymentRef) return []
  const payload: EventPayload = { event_type, id: about, status: resource.status ?? null }
  return [{ id, paymentRef, payload }]
}

/**
 * An order by its id, what happens to a capture by its order's, and a refund and a dispute, which
 * do not name the order, by their capture's.
 */
function refOf(
  type: string,
  { id, supplementary_data, disputed_transactions, links }: z.output<typeof wireEvent>['resource'],
): string | undefined {
  if (type === 'dispute') {
    const disputed = disputed_transactions?.[0]?.seller_transaction_id
    return disputed && refOfCapture(disputed)
  }
  if (type === 'checkout-order' || !id) return id
  if (type === 'capture') return supplementary_data?.related_ids?.order_id ?? refOfCapture(id)
  if (type !== 'refund') return undefined
  const capture = links
    ?.find(({ rel }) => rel === 'up')
    ?.href.match(/\/v2\/payments\/captures\/(\w{1,50})$/)?.[1]
  return capture && refOfCapture(capture)
}

/** What leads to a payment by one of its captures. */
export const refOfCapture = (captureId: string) => `capture:${captureId}`

/** The keys of certificates that were asked for, each for an hour. */
function createKeyring({ environment, standIn }: PaypalSettings) {
  const keys = new LRUCache<string, KeyObject>({ max: 20, ttl: HOUR })
  let asked: readonly number[] = []

  /**
   * Undefined for an address or a certificate that is none of PayPal's. Throws when PayPal does not
   * hand it out.
   */
  return async function keyOf(address: string, now: Date): Promise<KeyObject | undefined> {
    if (!isPaypals(address)) return undefined
    const known = keys.get(address)
    if (known) return known
    asked = [...asked.filter((at) => at > now.getTime() - 60_000), now.getTime()]
    if (asked.length > MOST_ASKED_A_MINUTE) return undefined
    const answer = await callOutside(address, { method: 'GET', as: 'text' })
    if (answer.status === 404) return undefined
    if (answer.status !== 200) throw new OutsideError(`the certificate answered ${answer.status}`)
    const key = readKey(String(answer.body), now)
    if (key) keys.set(address, key)
    return key
  }

  function isPaypals(address: string): boolean {
    const url = URL.parse(address)
    if (!url || url.search || url.username || !CERTIFICATE_PATH.test(url.pathname)) return false
    if (standIn) return url.origin === new URL(standIn).origin
    const hosts =
      environment === 'production'
        ? ['api.paypal.com', 'api-m.paypal.com']
        : ['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com']
    return url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname)
  }
}

/**
 * The first certificate is the signer's; those behind it are of whoever vouches for it, as the host
 * already does.
 */
function readKey(pem: string, now: Date): KeyObject | undefined {
  try {
    const certificate = new X509Certificate(pem)
    const isValid = now >= new Date(certificate.validFrom) && now <= new Date(certificate.validTo)
    const isSigners = certificate.subject.split('\n').includes(`CN=${SIGNER}`)
    return isValid && isSigners ? certificate.publicKey : undefined
  } catch {
    return undefined
  }
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
