import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { LabContext } from '../platform/context.ts'
import { announce, secondsOf } from './announce.ts'
import { cardsByToken, findCard, type Card } from './cards.ts'
import { nobody } from './charge.ts'
import { checkForm, integerOf, mapOf, textOf, type Form } from './form.ts'
import type { Caller } from './keys.ts'
import { invalid, StripeError } from './stripe-error.ts'
import { find, need, newStripeId, save } from './stripe.store.ts'

/**
 * A card as a payment method. Numbers come from browsers alone; a server names a test card instead.
 */
export function createPaymentMethod(
  context: LabContext,
  form: Form,
  caller: Caller,
): Stripe.PaymentMethod {
  checkForm(
    form,
    { type: 'text', card: 'map', billing_details: 'map', metadata: 'map', allow_redisplay: 'text' },
    ['type'],
  )
  if (textOf(form, 'type') !== 'card')
    throw invalid('The payment method type is not activated here.', { param: 'type' })
  const card = mapOf(form, 'card')
  checkForm(
    card,
    { number: 'text', exp_month: 'integer', exp_year: 'integer', cvc: 'text', token: 'text' },
    ['number', 'exp_month', 'exp_year'],
  )
  if (caller === 'secret')
    throw new StripeError(
      402,
      'card_error',
      'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using.',
    )
  const behaviour = readCard(context, card)
  return addMethod(context, behaviour, {
    month: integerOf(card, 'exp_month') ?? 0,
    year: fullYear(integerOf(card, 'exp_year') ?? 0),
    billing: mapOf(form, 'billing_details'),
  })
}

/** The method of an id, or a new one of a test card's name. */
export function resolveMethod(context: LabContext, id: string): Stripe.PaymentMethod {
  const behaviour = cardsByToken[id]
  return behaviour
    ? addMethod(context, behaviour, { month: 12, year: 2034, billing: {} })
    : need(context.db, 'payment_method', id, 'payment_method')
}

export function attach(
  context: LabContext,
  method: Stripe.PaymentMethod,
  customerId: string,
): Stripe.PaymentMethod {
  const customer = need(context.db, 'customer', customerId, 'customer')
  if (method.customer && method.customer !== customer.id)
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    })
  if (method.customer) return method
  const attached = save(context.db, { ...method, customer: customer.id })
  announce(context, 'payment_method.attached', attached)
  return attached
}

export function detach(context: LabContext, method: Stripe.PaymentMethod): Stripe.PaymentMethod {
  if (!method.customer)
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      { code: 'payment_method_unexpected_state' },
    )
  const detached = save(context.db, { ...method, customer: null })
  announce(context, 'payment_method.detached', detached)
  return detached
}

/** A method that was detached, or never attached and used once, is good for nothing any more. */
export function needUsable(method: Stripe.PaymentMethod, customer: string | null): void {
  if (method.customer && method.customer !== customer)
    throw invalid(
      `The provided PaymentMethod cannot be used because it belongs to another Customer.`,
      { code: 'payment_method_unexpected_state', param: 'payment_method' },
    )
}

function addMethod(
  context: LabContext,
  card: Card,
  { month, year, billing }: { month: number; year: number; billing: Form },
): Stripe.PaymentMethod {
  const created = save(
    context.db,
    {
      id: newStripeId('payment_method'),
      object: 'payment_method',
      billing_details: { ...nobody, ...billing } as Stripe.PaymentMethod.BillingDetails,
      card: {
        brand: card.brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: 'DE',
        display_brand: card.brand,
        exp_month: month,
        exp_year: year,
        fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
        funding: card.funding,
        generated_from: null,
        last4: card.number.slice(-4),
        networks: { available: [card.brand], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: card.authentication !== 'none' },
        wallet: null,
      },
      created: secondsOf(context),
      customer: null,
      customer_account: null,
      livemode: false,
      metadata: {},
      type: 'card',
    },
    // The stand-in has to know how the card behaves; only documented test numbers come here.
    { card: card.number },
  )
  return find(context.db, 'payment_method', created.id) ?? created
}

function readCard(context: LabContext, form: Form): Card {
  const number = textOf(form, 'number') ?? ''
  const card = findCard(number)
  if (!card) throw cardError('incorrect_number', 'Your card number is incorrect.', 'number')
  const now = context.now()
  const month = integerOf(form, 'exp_month') ?? 0
  const year = fullYear(integerOf(form, 'exp_year') ?? 0)
  if (month < 1 || month > 12)
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  const isPast =
    year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1)
  if (isPast || year > now.getUTCFullYear() + 50)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  const cvc = textOf(form, 'cvc')
  if (cvc !== undefined && !(card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc))
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  return card
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year
}

function cardError(code: string, message: string, param: string): StripeError {
  return new StripeError(402, 'card_error', message, { code, param })
}
