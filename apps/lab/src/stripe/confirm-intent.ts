import type Stripe from 'stripe'
import type { LabContext } from '../platform/context.ts'
import { announce, secondsOf } from './announce.ts'
import type { Done } from './answer.ts'
import { cardOf, declineCharge, failIntent, takeCharge } from './charge.ts'
import { needUsable } from './payment-methods.ts'
import { invalid, StripeError } from './stripe-error.ts'
import { factsOf, find, save } from './stripe.store.ts'

export type Confirmation = {
  readonly method: Stripe.PaymentMethod
  readonly returnUrl: string | undefined
  /** Asked in the shop's own page, by Stripe.js; else the buyer is sent away. */
  readonly inPage: boolean
  readonly offSession: boolean
}

const OPEN: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

/** The buyer pays with a card: asked by their bank first where the card wants it. */
export function confirmIntent(
  context: LabContext,
  intent: Stripe.PaymentIntent,
  confirmation: Confirmation,
): Done {
  if (!OPEN.includes(intent.status)) throw unexpectedState(intent, 'confirm')
  const { method, offSession } = confirmation
  needUsable(method, intent.customer as string | null)
  const held = save(context.db, { ...intent, payment_method: method.id, next_action: null })
  const card = cardOf(context, method.id)
  if (card.authentication === 'broken')
    return answer(failAuthentication(context, held), 'An error occurred while authenticating.')
  const isAsked =
    card.authentication === 'required' && factsOf(context.db, intent.id)['outcome'] === undefined
  if (isAsked && offSession)
    return answer(
      failIntent(context, held, {
        type: 'card_error',
        code: 'authentication_required',
        decline_code: 'authentication_required',
        message: 'Your card was declined. This transaction requires authentication.',
      }),
    )
  if (isAsked) {
    const asked = save(context.db, {
      ...held,
      status: 'requires_action',
      next_action: nextAction(context, 'pay', held, confirmation),
    })
    announce(context, 'payment_intent.requires_action', asked)
    return answer(asked)
  }
  return answer(pay(context, held))
}

/** What became of the bank's question. Nothing when it was answered before. */
export function completeChallenge(
  context: LabContext,
  intentId: string,
  isPassed: boolean,
): Stripe.PaymentIntent | undefined {
  const intent = find(context.db, 'payment_intent', intentId)
  if (intent?.status !== 'requires_action') return intent
  return isPassed ? pay(context, intent) : failAuthentication(context, intent)
}

/**
 * Only what is not paid can be taken back. What the bank still thinks about is paid a moment later,
 * when `late` says so; a no is answered and not thrown, so that this stays on the agenda.
 */
export function cancelIntent(
  context: LabContext,
  intent: Stripe.PaymentIntent,
  reason: string | undefined,
): Done {
  if (intent.status === 'processing' && factsOf(context.db, intent.id)['outcome'] === 'late')
    context.agenda.schedule('stripe.bank', intent.id, context.delays.late)
  if (!OPEN.includes(intent.status)) {
    const { status, body } = unexpectedState(intent, 'cancel')
    return { status, body }
  }
  const canceled = save(context.db, {
    ...intent,
    status: 'canceled',
    canceled_at: secondsOf(context),
    cancellation_reason: (reason ?? null) as Stripe.PaymentIntent.CancellationReason | null,
    next_action: null,
  })
  announce(context, 'payment_intent.canceled', canceled)
  return { status: 200, body: canceled }
}

/**
 * Where the buyer's bank is asked: in a frame of Stripe.js, or on a page that the buyer is sent to.
 */
export function nextAction(
  context: LabContext,
  kind: 'pay' | 'keep',
  { id, client_secret }: { id: string; client_secret: string | null },
  { inPage, returnUrl }: Pick<Confirmation, 'inPage' | 'returnUrl'>,
): Stripe.PaymentIntent.NextAction & Stripe.SetupIntent.NextAction {
  const url = `${context.url()}/stripe/hooks/${kind}/${id}?${new URLSearchParams({
    client_secret: client_secret ?? '',
    ...(returnUrl && !inPage && { return_url: returnUrl }),
  })}`
  return inPage || !returnUrl
    ? {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: '' },
      }
    : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
}

/** Takes the money, or what was queued for the payment. */
export function pay(context: LabContext, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { outcome } = factsOf(context.db, intent.id)
  const decline = {
    declined: { code: 'card_declined', declineCode: 'generic_decline' },
    insufficient_funds: { code: 'card_declined', declineCode: 'insufficient_funds' },
  }[String(outcome)]
  const byCard = cardOf(context, intent.payment_method as string).decline
  if (decline ?? (outcome === undefined ? byCard : undefined))
    return declineCharge(context, intent, decline ?? byCard ?? { code: 'card_declined' })
  if (outcome === 'pending' || outcome === 'pending_then_paid' || outcome === 'late')
    return think(context, intent)
  return takeCharge(context, intent)
}

function think(context: LabContext, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const thinking = save(context.db, {
    ...intent,
    status: 'processing',
    next_action: null,
    processing: { type: 'card', card: {} },
  })
  announce(context, 'payment_intent.processing', thinking)
  if (factsOf(context.db, intent.id)['outcome'] === 'pending_then_paid')
    context.agenda.schedule('stripe.bank', intent.id, context.delays.bank)
  return thinking
}

function failAuthentication(
  context: LabContext,
  intent: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  return failIntent(context, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  })
}

/** A decline is a 402 with the intent inside it, everything else the intent. */
function answer(intent: Stripe.PaymentIntent, message?: string): Done {
  const error = intent.last_payment_error
  if (intent.status !== 'requires_payment_method' || !error) return { status: 200, body: intent }
  return {
    status: 402,
    body: {
      error: { ...error, message: message ?? error.message, payment_intent: intent },
    },
  }
}

function unexpectedState(intent: Stripe.PaymentIntent, deed: string): StripeError {
  return new StripeError(
    400,
    'invalid_request_error',
    `You cannot ${deed} this PaymentIntent because it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  )
}

/** A queued outcome happens without a person, unless the merchant was quicker and canceled. */
export function takeQueuedOutcome(context: LabContext, id: string): void {
  const intent = find(context.db, 'payment_intent', id)
  if (!intent || !OPEN.includes(intent.status)) return
  if (intent.last_payment_error) return
  pay(context, intent)
}

/** The bank has thought. */
export function payWhenDue(context: LabContext, id: string): void {
  const intent = find(context.db, 'payment_intent', id)
  if (intent?.status === 'processing') takeCharge(context, intent)
}

export function needSecretOf(
  intent: { client_secret: string | null; id: string },
  given: string | undefined,
): void {
  if (given !== intent.client_secret)
    throw invalid(`No such intent: '${intent.id}'`, { code: 'resource_missing' }, 404)
}
