import type Stripe from 'stripe'
import type { LabContext } from '../platform/context.ts'
import { takeScenario } from '../scenario.ts'
import { announce, secondsOf } from './announce.ts'
import { checkForm, integerOf, listOf, textOf, textsOf, type Form } from './form.ts'
import { invalid, StripeError } from './stripe-error.ts'
import type { Result } from './answer.ts'
import { need, newStripeId, randomName, save } from './stripe.store.ts'

export const intentForm = {
  amount: 'integer',
  currency: 'text',
  customer: 'text',
  description: 'text',
  metadata: 'map',
  allowed_payment_method_types: 'list',
  automatic_payment_methods: 'map',
  payment_method: 'text',
  payment_method_options: 'map',
  capture_method: 'text',
  confirm: 'flag',
  off_session: 'flag',
  return_url: 'text',
  use_stripe_sdk: 'flag',
  receipt_email: 'text',
  setup_future_usage: 'text',
  statement_descriptor_suffix: 'text',
  shipping: 'map',
} as const

/** What `POST /scenario` takes for the next payment of a channel. */
export const outcomes = [
  'paid',
  'declined',
  'insufficient_funds',
  'pending_then_paid',
  'pending',
  'late',
  'wrong_amount',
  'refund_pending',
  'refund_fails',
  'refund_fails_once',
  'refund_returned',
  'dispute',
  'slow',
  'silent',
  'error_500',
  'error_500_acted',
  'rate_limited',
  'locked_out',
] as const

/** Answers without a payment: not remembered for the key, because the work has not begun. */
const shutDoors: Readonly<Record<string, StripeError>> = {
  error_500: new StripeError(500, 'api_error', 'Something went wrong on our end.'),
  rate_limited: new StripeError(
    429,
    'invalid_request_error',
    'Request rate limit exceeded. Learn more about rate limits here https://docs.stripe.com/rate-limits.',
    { code: 'rate_limit' },
  ),
  locked_out: new StripeError(
    401,
    'invalid_request_error',
    'Invalid API Key provided: sk_test_****',
  ),
}

const currencies = ['eur', 'gbp', 'sek', 'pln', 'usd', 'jpy']
/** The least that can be taken, in minor units of each currency. */
const LEAST: Readonly<Record<string, number>> = { sek: 300, pln: 200, gbp: 30 }

/**
 * Opens a payment. An outcome that was queued for its channel, the saved card's when it is
 * confirmed with it, decides how it goes on.
 */
export function createIntent(
  context: LabContext,
  form: Form,
): { intent: Stripe.PaymentIntent; outcome: string | null } | { refusal: Result } {
  checkForm(form, intentForm, ['amount', 'currency'])
  const amount = integerOf(form, 'amount') ?? 0
  const currency = (textOf(form, 'currency') ?? '').toLowerCase()
  if (!currencies.includes(currency))
    throw invalid(`Invalid currency: ${currency}.`, { param: 'currency' })
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', { param: 'amount' })
  if (amount < (LEAST[currency] ?? 50))
    throw invalid('Amount must be at least the minimum of its currency.', {
      code: 'amount_too_small',
      param: 'amount',
    })
  const customer = textOf(form, 'customer') ?? null
  if (customer) need(context.db, 'customer', customer, 'customer')
  const outcome = takeScenario(
    context.db,
    textOf(form, 'confirm') === 'true' ? 'STRIPE_PAY_QUICK' : 'STRIPE_PAY_PC',
  )
  const door = shutDoors[outcome ?? '']
  if (door) return { refusal: { ...door, isForgotten: true } }
  const id = newStripeId('payment_intent')
  const intent = save(
    context.db,
    {
      ...unusedOfIntent,
      id,
      object: 'payment_intent',
      amount,
      capture_method: (textOf(form, 'capture_method') ??
        'automatic_async') as Stripe.PaymentIntent.CaptureMethod,
      client_secret: `${id}_secret_${randomName()}`,
      created: secondsOf(context),
      currency,
      customer,
      description: textOf(form, 'description') ?? null,
      metadata: textsOf(form, 'metadata'),
      payment_method: null,
      allowed_payment_method_types: allowedOf(form),
      payment_method_types: ['card'],
      receipt_email: textOf(form, 'receipt_email') ?? null,
      status: 'requires_payment_method',
    },
    // Only its answer is lost: it is paid as any other.
    { ...(outcome && outcome !== 'error_500_acted' && { outcome }) },
  )
  announce(context, 'payment_intent.created', intent)
  if (outcome && outcome !== 'error_500_acted')
    context.agenda.schedule('stripe.take-outcome', id, context.delays.script)
  return { intent, outcome }
}

/** Nothing but cards is switched on here. */
export function allowedOf(form: Form): 'card'[] | null {
  const wanted = listOf(form, 'allowed_payment_method_types')
  if (wanted.some((type) => type !== 'card'))
    throw invalid('The payment method type is invalid or not activated.', {
      param: 'allowed_payment_method_types',
    })
  return wanted.length > 0 ? ['card'] : null
}

const unusedOfIntent = {
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
} as const
