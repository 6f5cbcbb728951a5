import { money, type Money } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import { expectAnswer, OutsideError } from '#platform/outside.ts'
import { isOfDomain } from '../providers/live-settings.ts'
import {
  ProviderRefused,
  type CaptureRequest,
  type CreateRequest,
  type PaymentProvider,
  type ProviderEnv,
  type ProviderPayment,
  type ProviderRefund,
  type RefundRequest,
  type Session,
  type SessionRequest,
} from '../providers/payment-provider.ts'
import { holdKeys, readBoth, type Keys } from '../providers/two-keys.ts'
import { authorizationOf, createAsk, DISPUTES_SHUT, expectYes, type Ask } from './klarna-api.ts'
import { createDisputes } from './klarna-disputes.ts'
import { callBackAddress, readKlarnaEvents } from './klarna-events.ts'
import { orderDataOf, orderLinesOf } from './klarna-order.ts'
import { readKlarnaSettings, type KlarnaSettings } from './klarna-settings.ts'
import { feesOf, listReturns, listSales } from './klarna-settlements.ts'
import {
  wireOrder,
  wirePlaced,
  wireSession,
  wireSessionState,
  type WireOrder,
} from './klarna.wire.ts'

/** Klarna, by its settings. */
export function openKlarna(
  source: Readonly<Record<string, string | undefined>>,
  env: ProviderEnv,
): PaymentProvider | undefined {
  const read = (from: typeof source) => readKlarnaSettings(from, env)
  const accounts = readBoth(source, ['KLARNA_USER', 'KLARNA_PASSWORD'], read)
  const apiKeys = readBoth(source, ['KLARNA_API_KEY'], (from) => read(from)?.apiKey)
  if (!accounts) return undefined
  return createKlarna(accounts[0], {
    account: holdKeys('KLARNA_PASSWORD', accounts, authorizationOf, env.log),
    disputes: apiKeys && holdKeys('KLARNA_API_KEY', apiKeys, (key) => `Basic ${key}`, env.log),
  })
}

type Doors = { readonly account: Keys<string>; readonly disputes: Keys<string> | undefined }

/** Three weeks: a sale is listed with its payout, and payouts are made once a week. */
const PAID_OUT_WITHIN_MS = 21 * DAY

function createKlarna(settings: KlarnaSettings, doors: Doors): PaymentProvider {
  const { url } = settings
  const ask = createAsk(url, doors.account)
  const script = new URL(settings.scriptUrl).origin
  const isKlarnas = isOfDomain(script, 'klarnacdn.net')
  const frames = isKlarnas ? ['https://*.klarna.com', 'https://*.klarnacdn.net'] : [script]
  return {
    name: 'klarna',
    keyStanding: () => [...doors.account.standing(), ...(doors.disputes?.standing() ?? [])],
    pages: [],
    needsPurchase: true,
    listsWithinMs: PAID_OUT_WITHIN_MS,
    browser: {
      scripts: [],
      frames,
      connects: frames,
      images: frames,
      styles: [],
    },
    scripts: { script: settings.scriptUrl },
    configOf: () => ({ script: settings.scriptUrl }),
    openSession: (request) => openSession(ask, request),
    wasMade: ({ paymentExtraKey }) => isCompleted(ask, paymentExtraKey),
    create: (request) => placeOrder(ask, settings, request),
    find: (ref, awaited) => findPayment(ask, ref, awaited),
    async cancel(ref) {
      const answer = await ask('POST', `/ordermanagement/v1/orders/${ref}/cancel`)
      // One with captures cannot be canceled: then it is paid, which is the answer.
      if (answer.status !== 403) expectYes('cancel', answer)
      return requirePayment(ask, ref)
    },
    capture: (request) => capture(ask, request),
    release: (ref) => release(ask, ref),
    refund: (request) => refund(ask, request),
    listCaptures: async (since) => ({ ...(await listSales(ask, since)), hasMore: false }),
    listRefunds: async (since) => ({ ...(await listReturns(ask, since)), hasMore: false }),
    async readEvents(raw, _headers, _now, query) {
      return query && readKlarnaEvents(raw, query, settings.secrets)
    },
    ...(doors.disputes && createDisputes(createAsk(url, doors.disputes, DISPUTES_SHUT), ask)),
  }
}

/**
 * What the widget is shown with: a session for exactly this purchase, of which nothing is taken
 * before the buyer agrees and the order is placed.
 */
async function openSession(ask: Ask, request: SessionRequest): Promise<Session> {
  const { purchase, site, amount } = request
  if (!purchase) throw new Error('Klarna is told what is bought')
  const answer = await ask('POST', '/payments/v1/sessions', {
    json: orderDataOf(site, purchase, amount.currency),
  })
  expectYes('session', answer)
  const session = expectAnswer(wireSession, answer.body)
  return {
    channelToken: session.client_token,
    redirectInfo: {
      clientSecret: session.client_token,
      sessionId: session.session_id,
      ...(session.payment_method_categories[0] && {
        action: session.payment_method_categories[0].identifier,
      }),
    },
  }
}

/**
 * Places the order that the buyer has agreed to, and takes its money at once. Klarna has no key for
 * this call: an authorization is used once. So a repeat whose first call was answered to nobody
 * finds none; then the session says that there is an order, and Klarna's call names it, or its
 * books do.
 */
async function placeOrder(
  ask: Ask,
  { secrets: [secret = ''] }: KlarnaSettings,
  request: CreateRequest,
): Promise<ProviderPayment> {
  const { purchase, extras, reference, site, amount, webhookUrl, returnUrl } = request
  if (!purchase || !isToken(extras.token)) throw new ProviderRefused('no authorization')
  const callBack = callBackAddress(webhookUrl, reference, secret)
  const answer = await ask('POST', `/payments/v1/authorizations/${extras.token}/order`, {
    json: {
      ...orderDataOf(site, purchase, amount.currency),
      auto_capture: !request.isAuthorisation,
      merchant_reference2: reference,
      merchant_urls: { confirmation: returnUrl, push: callBack, notification: callBack },
    },
  })
  if (answer.status === 404) {
    if (await isCompleted(ask, extras.paymentExtraKey))
      throw new OutsideError('the order was placed before, and the answer lost')
    throw new ProviderRefused('the authorization is not there any more')
  }
  expectYes('order', answer)
  const { order_id: ref } = expectAnswer(wirePlaced, answer.body)
  // It is placed: from here on a failed reading may not undo that, and is made up for by the next
  // one.
  const state = await findPayment(ask, ref, request.isAuthorisation ? undefined : amount).catch(
    (error: unknown) => {
      if (error instanceof OutsideError) return undefined
      throw error
    },
  )
  return (
    state ?? {
      ref,
      reference,
      status: 'processing',
      amount,
      redirectUrl: null,
      failedReason: null,
      captures: [],
      refunds: [],
    }
  )
}

const isToken = (token: string | undefined): token is string =>
  token !== undefined && /^[\w-]{1,100}$/.test(token)

async function isCompleted(ask: Ask, sessionId: string | undefined): Promise<boolean> {
  if (!isToken(sessionId)) return false
  const answer = await ask('GET', `/payments/v1/sessions/${sessionId}`)
  if (answer.status === 404) return false
  expectYes('session', answer)
  return expectAnswer(wireSessionState, answer.body).status === 'complete'
}

async function findPayment(
  ask: Ask,
  ref: string,
  awaited?: Money,
): Promise<ProviderPayment | undefined> {
  const order = await findOrder(ask, ref)
  if (!order) return undefined
  const isUntaken =
    awaited !== undefined &&
    order.status === 'AUTHORIZED' &&
    order.fraud_status === 'ACCEPTED' &&
    order.order_amount > 0
  if (!isUntaken) return presentOrder(ask, order)
  const answer = await ask('POST', `/ordermanagement/v1/orders/${ref}/captures`, {
    json: { captured_amount: order.order_amount },
    key: ref,
  })
  // Refused: somebody was quicker, or it was canceled meanwhile; what is true then is read.
  if (answer.status !== 403) expectYes('capture', answer)
  const now = await findOrder(ask, ref)
  return now && presentOrder(ask, now)
}

async function requirePayment(ask: Ask, ref: string): Promise<ProviderPayment> {
  const payment = await findPayment(ask, ref)
  if (!payment) throw new OutsideError(`Klarna does not know its order ${ref} any more`)
  return payment
}

async function findOrder(ask: Ask, ref: string): Promise<WireOrder | undefined> {
  const answer = await ask('GET', `/ordermanagement/v1/orders/${encodeURIComponent(ref)}`)
  if (answer.status === 404) return undefined
  expectYes('read', answer)
  return expectAnswer(wireOrder, answer.body)
}

async function presentOrder(ask: Ask, order: WireOrder): Promise<ProviderPayment> {
  const { purchase_currency: currency, captures } = order
  const fees = captures.length > 0 ? await feesOf(ask, order.order_id) : new Map<string, number>()
  return {
    ref: order.order_id,
    reference: order.merchant_reference2,
    status: statusOf(order),
    amount: money(order.order_amount, currency),
    // Of what was taken in part the rest may be given up, which its status does not tell.
    isOver: OVER.has(order.status) || order.remaining_authorized_amount === 0,
    ...(order.expires_at && { authorisedUntil: new Date(order.expires_at) }),
    redirectUrl: null,
    failedReason: order.fraud_status === 'REJECTED' ? 'declined' : null,
    captures: captures.map(({ capture_id: ref, captured_amount, reference }) => ({
      ref,
      amount: money(captured_amount, currency),
      ...(reference ? { reference } : {}),
      fee: money(fees.get(ref) ?? 0, currency),
    })),
    refunds: order.refunds.map((one) => ({
      ...presentRefund(one),
      amount: money(one.refunded_amount, currency),
    })),
  }
}

const OVER: ReadonlySet<WireOrder['status']> = new Set(['CANCELLED', 'EXPIRED', 'CLOSED'])

function statusOf({ status, fraud_status, captures }: WireOrder): ProviderPayment['status'] {
  if (captures.length > 0) return 'paid'
  if (fraud_status === 'REJECTED') return 'declined'
  if (status === 'CANCELLED' || status === 'CLOSED') return 'canceled'
  if (status === 'EXPIRED') return 'expired'
  return fraud_status === 'ACCEPTED' ? 'authorised' : 'processing'
}

/** A part of the order's promise; Klarna tells its buyer of each. */
async function capture(
  ask: Ask,
  { key, paymentRef, amount, reference, lines }: CaptureRequest,
): Promise<void> {
  const answer = await ask('POST', `/ordermanagement/v1/orders/${paymentRef}/captures`, {
    key,
    json: {
      captured_amount: amount.minor,
      reference,
      ...(lines ? { order_lines: orderLinesOf(lines) } : {}),
    },
  })
  expectYes('capture', answer)
}

/**
 * What is left of the promise is the buyer's again: an order without captures is canceled, another
 * one keeps what was taken.
 */
async function release(ask: Ask, ref: string): Promise<void> {
  const order = await findOrder(ask, ref)
  if (!order || order.remaining_authorized_amount === 0) return
  const call = order.captures.length > 0 ? 'release-remaining-authorization' : 'cancel'
  const answer = await ask('POST', `/ordermanagement/v1/orders/${ref}/${call}`)
  // Refused: somebody was quicker.
  if (answer.status !== 403) expectYes('release', answer)
}

async function refund(
  ask: Ask,
  { key, paymentRef, amount, reference, lines }: RefundRequest,
): Promise<ProviderRefund> {
  const answer = await ask('POST', `/ordermanagement/v1/orders/${paymentRef}/refunds`, {
    key,
    json: {
      refunded_amount: amount.minor,
      reference,
      ...(lines ? { order_lines: orderLinesOf(lines) } : {}),
    },
  })
  expectYes('refund', answer)
  // The answer has no body; the order lists what went back.
  const made = (await findOrder(ask, paymentRef))?.refunds.find(
    (one) => one.reference === reference,
  )
  if (!made) throw new OutsideError('a refund that was made is not listed')
  return presentRefund(made)
}

function presentRefund({
  refund_id: ref,
  reference,
}: WireOrder['refunds'][number]): ProviderRefund {
  return { ref, reference, status: 'succeeded', failedReason: null }
}
