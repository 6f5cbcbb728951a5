import { createHmac, timingSafeEqual } from 'node:crypto'
import { currencies, money, type Currency } from '@galleria/kernel/money'
import * as z from 'zod'
import { callOutside, expectAnswer, OutsideError } from '#platform/outside.ts'
import {
  ProviderLockedOut,
  ProviderRefused,
  type ListedRefund,
  type PaymentProvider,
  type ProviderEnv,
  type ProviderCapture,
  type ProviderPayment,
  type ProviderRefund,
} from './payment-provider.ts'
import { holdKeys, readBoth, type Keys } from './two-keys.ts'

/**
 * MOCKPAY, the demo mall's payment provider, over its HTTP interface. Its answers are checked like
 * any other input.
 */

const wireAmount = z.object({
  minor: z.int(),
  currency: z.enum(currencies as [Currency, ...Currency[]]),
})
/**
 * Captures or refunds of one payment: far more than there ever are, so that none of an odd payment
 * goes unread.
 */
const MOST_MOVEMENTS = 1000
const wireRefund = z.object({
  id: z.string().max(100),
  reference: z.string().max(100),
  status: z.enum(['pending', 'succeeded', 'failed']),
  failureReason: z.nullish(z.string().max(500)),
})
const wirePayment = z.object({
  id: z.string().max(100),
  reference: z.string().max(100),
  status: z.enum(['open', 'processing', 'paid', 'declined', 'canceled', 'expired']),
  amount: wireAmount,
  checkoutUrl: z.url({ protocol: /^https?$/ }),
  failureReason: z.nullish(z.string().max(500)),
  captures: z
    .array(
      z.object({
        id: z.string().max(100),
        amount: wireAmount,
        fee: z.union([z.int(), wireAmount]),
      }),
    )
    .max(MOST_MOVEMENTS),
  refunds: z.array(wireRefund).max(MOST_MOVEMENTS).default([]),
})
const wireCaptures = z.object({ data: z.array(z.unknown()).max(1000), hasMore: z.boolean() })
const wireCapture = z.object({
  id: z.string().max(100),
  paymentId: z.string().max(100),
  reference: z.optional(z.string().max(100)),
  amount: wireAmount,
  capturedAt: z.iso.datetime(),
})
const wireListedRefund = wireRefund.extend({
  paymentId: z.string().max(100),
  captureId: z.nullable(z.string().max(100)),
  amount: wireAmount,
  createdAt: z.iso.datetime(),
})
const wireRefunds = z.object({ data: z.array(wireListedRefund).max(1000), hasMore: z.boolean() })
const wireNamed = z.object({ id: z.string().max(100) })
const wireId = z.string().regex(/^[\w-]{1,100}$/)
const wireEvent = z.object({
  id: wireId,
  type: z.optional(z.string().regex(/^[\w.-]{1,60}$/)),
  data: z.object({ payment: z.object({ id: wireId }) }),
})

/**
 * MOCKPAY says no as a matter of business with 402 and 422 alone. Every other error leaves open
 * what became of the call: a wrong key or a wrong address is ours to mend, "still at it" and "too
 * many calls" are answered by a repeat under the same key.
 */
function expectYes(what: string, { status }: { status: number }): void {
  if (status === 402 || status === 422) throw new ProviderRefused(`${what} answered ${status}`)
  if (status >= 400) throw new OutsideError(`${what} answered ${status}`)
}

const TOLERANCE_SECONDS = 300

const settingsOf = z.object({
  MOCKPAY_URL: z.url().optional(),
  MOCKPAY_KEY: z.string().default('mockpay-demo-key'),
  MOCKPAY_WEBHOOK_KEYS: z.string().default('whk-demo-current,whk-demo-previous'),
})

/** MOCKPAY by its settings; none in production, which does not start with one. */
export function openMockpay(
  source: Readonly<Record<string, string | undefined>>,
  env: ProviderEnv,
): PaymentProvider | undefined {
  const accounts = readBoth(source, ['MOCKPAY_KEY'], (from) => readSettings(from, env.labUrl))
  if (!accounts) return undefined
  return createMockpay(
    accounts[0],
    holdKeys('MOCKPAY_KEY', accounts, ({ key }) => key, env.log),
  )
}

type Settings = {
  readonly url: string
  readonly key: string
  readonly webhookKeys: readonly string[]
}

function readSettings(
  source: Readonly<Record<string, string | undefined>>,
  labUrl: string | undefined,
): Settings | undefined {
  const settings = settingsOf.parse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  )
  if (labUrl === undefined) {
    if (settings.MOCKPAY_URL)
      throw new Error('MOCKPAY_URL: the demo provider is not for production')
    return undefined
  }
  return {
    url: settings.MOCKPAY_URL ?? `${labUrl}/mockpay`,
    key: settings.MOCKPAY_KEY,
    webhookKeys: settings.MOCKPAY_WEBHOOK_KEYS.split(','),
  }
}

function createMockpay(settings: Settings, keys: Keys<string>): PaymentProvider {
  const ask = (
    method: 'GET' | 'POST',
    path: string,
    request: { json?: unknown; key?: string } = {},
  ) =>
    keys.use(async (key) => {
      const answer = await callOutside(`${settings.url}/v1${path}`, {
        method,
        ...(request.json === undefined ? {} : { json: request.json }),
        headers: {
          authorization: `Bearer ${key}`,
          ...(request.key ? { 'idempotency-key': request.key } : {}),
        },
      })
      if (answer.status === 401 || answer.status === 403)
        throw new ProviderLockedOut(`MOCKPAY answered a ${method} with ${answer.status}`)
      return answer
    })
  return {
    name: 'mockpay',
    keyStanding: keys.standing,
    pages: [new URL(settings.url).origin],
    async create({ key, reference, amount, returnUrl, webhookUrl, description, language }) {
      const answer = await ask('POST', '/payments', {
        key,
        json: { reference, amount, returnUrl, webhookUrl, description, locale: language },
      })
      expectYes('create', answer)
      return toPayment(answer.body)
    },
    async find(ref) {
      const answer = await ask('GET', `/payments/${encodeURIComponent(ref)}`)
      if (answer.status === 404) return undefined
      expectYes('find', answer)
      return toPayment(answer.body)
    },
    async cancel(ref) {
      const answer = await ask('POST', `/payments/${encodeURIComponent(ref)}/cancel`, { json: {} })
      if (answer.status === 409)
        return toPayment((answer.body as { payment?: unknown } | undefined)?.payment)
      expectYes('cancel', answer)
      return toPayment(answer.body)
    },
    async refund({ key, paymentRef, captureRef, amount, reference }) {
      const answer = await ask('POST', `/payments/${encodeURIComponent(paymentRef)}/refunds`, {
        key,
        json: { amount, reference, captureId: captureRef },
      })
      expectYes('refund', answer)
      return presentRefund(expectAnswer(wireRefund, answer.body))
    },
    async listCaptures(since, limit) {
      const answer = await ask(
        'GET',
        `/captures?since=${encodeURIComponent(since.toISOString())}&limit=${limit}`,
      )
      expectYes('captures', answer)
      return presentCaptures(expectAnswer(wireCaptures, answer.body))
    },
    async listRefunds(since, limit) {
      const answer = await ask(
        'GET',
        `/refunds?since=${encodeURIComponent(since.toISOString())}&limit=${limit}`,
      )
      expectYes('refunds', answer)
      const { data, hasMore } = expectAnswer(wireRefunds, answer.body)
      return { refunds: data.map(presentListed), hasMore }
    },
    async readEvents(raw, headers, now) {
      const header = headers['mockpay-signature']
      if (typeof header !== 'string' || !isSigned(raw, header, settings.webhookKeys, now))
        return undefined
      const event = wireEvent.safeParse(parse(raw))
      return event.success
        ? [{ id: event.data.id, paymentRef: event.data.data.payment.id, payload: event.data }]
        : undefined
    },
  }
}

/**
 * `t=<seconds>,v1=<hmac>[,v1=<hmac>]` over `t.body`; any of our keys will do, so that keys can be
 * changed without losing an event.
 */
function isSigned(raw: Buffer, header: string, keys: readonly string[], now: Date): boolean {
  const parts = header
    .slice(0, 1000)
    .split(',')
    .map((part) => part.split('=', 2) as [string, string | undefined])
  const at = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isFinite(at) || Math.abs(now.getTime() / 1000 - at) > TOLERANCE_SECONDS) return false
  const given = parts
    .filter(([name]) => name === 'v1')
    .map(([, value]) => Buffer.from(value ?? '', 'hex'))
  return keys.some((key) => {
    const expected = createHmac('sha256', key).update(`${at}.`).update(raw).digest()
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected))
  })
}

function toPayment(body: unknown): ProviderPayment {
  const payment = expectAnswer(wirePayment, body)
  return {
    ref: payment.id,
    reference: payment.reference,
    status: payment.status,
    amount: money(payment.amount.minor, payment.amount.currency),
    redirectUrl: payment.checkoutUrl,
    failedReason: payment.failureReason ?? null,
    captures: payment.captures.map((capture) => ({
      ref: capture.id,
      amount: money(capture.amount.minor, capture.amount.currency),
      // A bare number is in the currency of its capture.
      fee:
        typeof capture.fee === 'number'
          ? money(capture.fee, capture.amount.currency)
          : money(capture.fee.minor, capture.fee.currency),
    })),
    refunds: payment.refunds.map(presentRefund),
  }
}
/** Entry by entry: one that is none takes no other with it. */
function presentCaptures({
  data,
  hasMore,
}: z.output<typeof wireCaptures>): Awaited<ReturnType<PaymentProvider['listCaptures']>> {
  const captures: ProviderCapture[] = []
  const unreadable: string[] = []
  for (const entry of data) {
    const { success, data: one } = wireCapture.safeParse(entry)
    if (success)
      captures.push({
        ref: one.id,
        paymentRef: one.paymentId,
        reference: one.reference ?? '',
        amount: money(one.amount.minor, one.amount.currency),
        capturedAt: new Date(one.capturedAt),
      })
    else unreadable.push(wireNamed.safeParse(entry).data?.id ?? 'without a name')
  }
  return { captures, unreadable, hasMore }
}
function presentRefund(refund: z.output<typeof wireRefund>): ProviderRefund {
  return {
    ref: refund.id,
    reference: refund.reference,
    status: refund.status,
    failedReason: refund.failureReason ?? null,
  }
}
function presentListed(refund: z.output<typeof wireListedRefund>): ListedRefund {
  return {
    ...presentRefund(refund),
    paymentRef: refund.paymentId,
    captureRef: refund.captureId,
    amount: money(refund.amount.minor, refund.amount.currency),
    createdAt: new Date(refund.createdAt),
  }
}
function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
