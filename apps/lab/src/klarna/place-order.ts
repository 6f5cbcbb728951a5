import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { sendEvent } from '../platform/outbox.ts'
import { checkOrderData } from './check-order-data.ts'
import { openDispute } from './disputes.ts'
import { KlarnaRefusal } from './klarna-door.ts'
import { findOrder, saveOrder, saveSession } from './klarna.store.ts'
import type { StoredOrder, OrderRequest, Outcome, Session } from './klarna.types.ts'
import { noteCapture } from './settlements.ts'

/** A month to capture, as for most payment methods of Klarna. */
const AUTHORIZED_DAYS = 28

/**
 * Turns an authorization into an order, once; with `auto_capture` the money is taken as soon as
 * Klarna bears the risk.
 */
export function placeOrder(
  context: LabContext,
  session: Session,
  request: OrderRequest,
): StoredOrder {
  checkOrderData(request)
  for (const field of [
    'purchase_country',
    'purchase_currency',
    'order_amount',
    'order_lines',
  ] as const)
    if (!isDeepStrictEqual(request[field], session.data[field]))
      throw new KlarnaRefusal(409, 'BAD_VALUE', `Bad value: ${field}`)

  const { auto_capture: autoCapture = false, ...data } = request
  const verdict = verdictOn(session.outcome, data.billing_address?.['email'])
  const now = context.now()
  const id = randomUUID()
  const stored = saveOrder(context.db, {
    order: {
      ...session.data,
      ...data,
      merchant_urls: { ...session.data.merchant_urls, ...data.merchant_urls },
      order_id: id,
      klarna_reference: id.slice(0, 8).toUpperCase(),
      status: 'AUTHORIZED',
      fraud_status: verdict === 'accept' ? 'ACCEPTED' : 'PENDING',
      original_order_amount: data.order_amount,
      captured_amount: 0,
      refunded_amount: 0,
      remaining_authorized_amount: data.order_amount,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + AUTHORIZED_DAYS * 86_400_000).toISOString(),
      captures: [],
      refunds: [],
    },
    sessionId: session.id,
    outcome: session.outcome,
    autoCapture,
    refusedRefunds: 0,
  })
  saveSession(context.db, { ...session, status: 'complete', authorizationToken: null })
  tell(context, stored, 'push')
  if (verdict === 'accept') return autoCapture ? captureAll(context, stored) : stored
  if (verdict !== 'wait') context.agenda.schedule('klarna.decide', id, context.delays.bank)
  return stored
}

type Verdict = 'accept' | 'wait' | 'accept_later' | 'reject_later'

/**
 * By the script, or by the mail address as Klarna's test customers have it: `+pend-accept-...`,
 * `+pend-reject-...`.
 */
function verdictOn(outcome: Outcome | null, email = ''): Verdict {
  if (outcome === 'pending' || outcome === 'late') return 'wait'
  if (outcome === 'pending_then_paid' || email.includes('+pend-accept')) return 'accept_later'
  if (outcome === 'pending_then_rejected' || email.includes('+pend-reject')) return 'reject_later'
  return 'accept'
}

/** Klarna has made up its mind about a pending order. */
export function decide(context: LabContext, id: string): void {
  inTransaction(context.db, () => {
    const stored = findOrder(context.db, id)
    if (stored?.order.fraud_status !== 'PENDING' || stored.order.status !== 'AUTHORIZED') return
    const { order } = stored
    const isAccepted =
      verdictOn(stored.outcome, order.billing_address?.['email']) === 'accept_later'
    const decided = saveOrder(context.db, {
      ...stored,
      order: {
        ...order,
        fraud_status: isAccepted ? 'ACCEPTED' : 'REJECTED',
        status: isAccepted ? 'AUTHORIZED' : 'CANCELLED',
        remaining_authorized_amount: isAccepted ? order.remaining_authorized_amount : 0,
      },
    })
    if (isAccepted && stored.autoCapture) captureAll(context, decided)
    tell(context, decided, 'notification')
  })
}

/** `late`: the money is taken although the shop has canceled. */
export function captureLate(context: LabContext, id: string): void {
  inTransaction(context.db, () => {
    const stored = findOrder(context.db, id)
    if (stored?.order.status === 'CANCELLED' && stored.order.captures.length === 0)
      tell(
        context,
        captureAll(context, { ...stored, order: { ...stored.order, fraud_status: 'ACCEPTED' } }),
        'notification',
      )
  })
}

function captureAll(context: LabContext, stored: StoredOrder): StoredOrder {
  const amount = stored.order.order_amount - (stored.outcome === 'wrong_amount' ? 1 : 0)
  const once = addCapture(context, stored, { captured_amount: amount })
  return stored.outcome === 'paid_twice'
    ? addCapture(context, once, { captured_amount: amount })
    : once
}

type CaptureRequest = Pick<StoredOrder['order']['captures'][number], 'captured_amount'> &
  Partial<
    Pick<StoredOrder['order']['captures'][number], 'reference' | 'description' | 'order_lines'>
  >

export function addCapture(
  context: LabContext,
  stored: StoredOrder,
  request: CaptureRequest,
): StoredOrder {
  const { order } = stored
  const capture = {
    capture_id: randomUUID(),
    klarna_reference: `${order.klarna_reference}-${order.captures.length + 1}`,
    captured_at: context.now().toISOString(),
    refunded_amount: 0,
    ...request,
  }
  const remaining = Math.max(0, order.remaining_authorized_amount - capture.captured_amount)
  noteCapture(context, order, capture)
  if (stored.outcome === 'disputed' || stored.outcome === 'disputed_unheld')
    openDispute(context, order, capture, stored.outcome)
  return saveOrder(context.db, {
    ...stored,
    order: {
      ...order,
      captures: [...order.captures, capture],
      captured_amount: order.captured_amount + capture.captured_amount,
      remaining_authorized_amount: remaining,
      status: remaining > 0 ? 'PART_CAPTURED' : 'CAPTURED',
    },
  })
}

/** Calls the address that the shop gave, with the placeholders filled in. */
function tell(
  context: LabContext,
  { order, sessionId }: StoredOrder,
  what: 'push' | 'notification',
) {
  const address = order.merchant_urls?.[what]
  if (!address) return
  const type = `FRAUD_RISK_${order.fraud_status}`
  sendEvent(context, {
    id: `klarna_${randomUUID()}`,
    stand: 'klarna',
    type: what === 'push' ? 'push' : type,
    subject: order.order_id,
    url: fillIn(address, { 'session.id': sessionId, 'order.id': order.order_id }),
    body: JSON.stringify(what === 'push' ? {} : { order_id: order.order_id, event_type: type }),
  })
}

/** A browser's URL would have encoded the braces. */
export function fillIn(address: string, values: Readonly<Record<string, string>>): string {
  return address.replace(
    /(?:\{|%7B)(session\.id|order\.id)(?:\}|%7D)/gi,
    (whole, name: string) => values[name] ?? whole,
  )
}
