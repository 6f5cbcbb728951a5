import { createHmac, timingSafeEqual } from 'node:crypto'
import { currencies, money, type Currency } from '@galleria/kernel/money'
import * as z from 'zod'
import { callOutside, expectAnswer, OutsideError } from '#platform/outside.ts'
import {
  ProviderRefused,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
} from './payment.types.ts'

/** MOCKPAY, the demo mall's payment provider, over its HTTP interface. Its answers are checked like any other input. */

const wireAmount = z.object({
  minor: z.int(),
  currency: z.enum(currencies as [Currency, ...Currency[]]),
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
    .max(20),
})
const wireRefund = z.object({
  id: z.string().max(100),
  status: z.enum(['pending', 'succeeded', 'failed']),
  failureReason: z.nullish(z.string().max(500)),
})
const wireCaptures = z.object({
  data: z
    .array(
      z.object({
        id: z.string().max(100),
        paymentId: z.string().max(100),
        reference: z.optional(z.string().max(100)),
        amount: wireAmount,
        capturedAt: z.iso.datetime(),
      }),
    )
    .max(1000),
  hasMore: z.boolean(),
})
const wireId = z.string().regex(/^[\w-]{1,100}$/)
const wireEvent = z.object({
  id: wireId,
  type: z.optional(z.string().regex(/^[\w.-]{1,60}$/)),
  data: z.object({ payment: z.object({ id: wireId }) }),
})

const TOLERANCE_SECONDS = 300

export function createMockpay(settings: {
  url: string
  key: string
  webhookKeys: readonly string[]
}): PaymentProvider {
  const authorization = `Bearer ${settings.key}`
  async function ask(
    method: 'GET' | 'POST',
    path: string,
    request: { json?: unknown; key?: string } = {},
  ) {
    return callOutside(`${settings.url}/v1${path}`, {
      method,
      ...(request.json === undefined ? {} : { json: request.json }),
      headers: { authorization, ...(request.key ? { 'idempotency-key': request.key } : {}) },
    })
  }
  /** No is only what will be no the next time, too. "Still at it" and "too many calls" leave open whether the first call was heard: only a repeat under the same key tells. */
  function expectYes(what: string, { status }: { status: number }): void {
    if (status === 408 || status === 409 || status === 425 || status === 429)
      throw new OutsideError(`${what} answered ${status}`)
    if (status >= 400) throw new ProviderRefused(`${what} answered ${status}`)
  }
  return {
    name: 'mockpay',
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
      return toRefund(answer.body)
    },
    async findRefund(ref) {
      const answer = await ask('GET', `/refunds/${encodeURIComponent(ref)}`)
      return answer.status === 404 ? undefined : toRefund(answer.body)
    },
    async listCaptures(since, limit) {
      const answer = await ask(
        'GET',
        `/captures?since=${encodeURIComponent(since.toISOString())}&limit=${limit}`,
      )
      expectYes('captures', answer)
      const { data, hasMore } = expectAnswer(wireCaptures, answer.body)
      return {
        hasMore,
        captures: data.map((one) => ({
          ref: one.id,
          paymentRef: one.paymentId,
          reference: one.reference ?? '',
          amount: money(one.amount.minor, one.amount.currency),
          capturedAt: new Date(one.capturedAt),
        })),
      }
    },
    readEvent(raw, headers, now) {
      const header = headers['mockpay-signature']
      if (typeof header !== 'string' || !isSigned(raw, header, settings.webhookKeys, now))
        return undefined
      const event = wireEvent.safeParse(parse(raw))
      return event.success
        ? { id: event.data.id, paymentRef: event.data.data.payment.id, payload: event.data }
        : undefined
    },
  }
}

/** `t=<seconds>,v1=<hmac>[,v1=<hmac>]` over `t.body`; any of our keys will do, so that keys can be changed without losing an event. */
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
      fee: typeof capture.fee === 'number' ? capture.fee : capture.fee.minor,
    })),
  }
}
function toRefund(body: unknown): ProviderRefund {
  const refund = expectAnswer(wireRefund, body)
  return { ref: refund.id, status: refund.status, failedReason: refund.failureReason ?? null }
}
function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
