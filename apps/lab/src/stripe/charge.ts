import type Stripe from 'stripe'
import type { LabContext } from '../platform/context.ts'
import { announce, secondsOf } from './announce.ts'
import { addMovement, feeOf, inEuro } from './balance.ts'
import { cardsByToken, findCard, sentenceOf, type Card, type Decline } from './cards.ts'
import { openDispute } from './disputes.ts'
import { factsOf, find, newStripeId, save } from './stripe.store.ts'

/** How the card behind a payment method behaves. */
export function cardOf(context: LabContext, paymentMethodId: string | null): Card {
  const { card } = factsOf(context.db, paymentMethodId ?? '')
  return findCard(String(card)) ?? (cardsByToken['pm_card_visa'] as Card)
}

/**
 * Takes the money of an intent: a cent less when `wrong_amount` says so, and with a fee at once
 * unless it comes later (`automatic_async`).
 */
export function takeCharge(
  context: LabContext,
  intent: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  const { outcome } = factsOf(context.db, intent.id)
  const amount = outcome === 'wrong_amount' ? intent.amount - 1 : intent.amount
  const card = cardOf(context, intent.payment_method as string | null)
  const charge = addCharge(context, intent, { amount_captured: amount, status: 'succeeded' })
  const isLater = intent.capture_method === 'automatic_async'
  const settled = isLater ? charge : settleCharge(context, charge)
  const paid = save(context.db, {
    ...intent,
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    processing: null,
  })
  announce(context, 'charge.succeeded', settled)
  announce(context, 'payment_intent.succeeded', paid)
  if (isLater) context.agenda.schedule('stripe.settle', charge.id, context.delays.bank)
  const dispute = outcome === 'dispute' ? 'fraudulent' : card.dispute
  if (dispute) openDispute(context, settled, dispute)
  return paid
}

/** The fee and the line of the statement that a charge of `automatic_async` gets a moment later. */
export function settleLater(context: LabContext, chargeId: string): void {
  const charge = find(context.db, 'charge', chargeId)
  if (charge && !charge.balance_transaction)
    announce(context, 'charge.updated', settleCharge(context, charge))
}

/** The bank said no. The intent can be tried with another card. */
export function declineCharge(
  context: LabContext,
  intent: Stripe.PaymentIntent,
  decline: Decline,
): Stripe.PaymentIntent {
  const message = sentenceOf(decline)
  const charge = addCharge(context, intent, {
    amount_captured: 0,
    status: 'failed',
    failure_code: decline.code,
    failure_message: message,
  })
  announce(context, 'charge.failed', charge)
  return failIntent(
    context,
    { ...intent, latest_charge: charge.id },
    {
      type: 'card_error',
      code: decline.code,
      ...(decline.declineCode && { decline_code: decline.declineCode }),
      message,
      charge: charge.id,
    },
  )
}

export function failIntent(
  context: LabContext,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
): Stripe.PaymentIntent {
  const method = find(context.db, 'payment_method', String(intent.payment_method))
  const failed = save(context.db, {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    processing: null,
    last_payment_error: { ...error, ...(method && { payment_method: method }) },
  })
  announce(context, 'payment_intent.payment_failed', failed)
  return failed
}

function settleCharge(context: LabContext, charge: Stripe.Charge): Stripe.Charge {
  const line = addMovement(context, {
    type: 'charge',
    amount: charge.amount_captured,
    currency: charge.currency,
    source: charge.id,
    fee: feeOf(inEuro(charge.amount_captured, charge.currency)),
  })
  return save(context.db, { ...charge, balance_transaction: line.id })
}

type Ending = Pick<Stripe.Charge, 'amount_captured' | 'status'> &
  Partial<Pick<Stripe.Charge, 'failure_code' | 'failure_message'>>

function addCharge(
  context: LabContext,
  intent: Stripe.PaymentIntent,
  { failure_code = null, failure_message = null, ...ending }: Ending,
): Stripe.Charge {
  const method = find(context.db, 'payment_method', String(intent.payment_method))
  const isPaid = ending.status === 'succeeded'
  return save(context.db, {
    id: newStripeId('charge'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method?.billing_details ?? nobody,
    calculated_statement_descriptor: 'GALLERIA',
    captured: isPaid,
    created: secondsOf(context),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code,
    failure_message,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
      reason: failure_code,
      risk_level: 'normal',
      seller_message: isPaid ? 'Payment complete.' : 'The bank did not return any further details.',
      type: isPaid ? 'authorized' : 'issuer_declined',
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: intent.payment_method as string | null,
    payment_method_details: method?.card
      ? { type: 'card', card: paidBy(method.card, intent.amount, isPaid) }
      : null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
    ...ending,
  })
}

export const nobody: Stripe.PaymentMethod.BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
}

/** What a charge says of the card that it was made with. */
function paidBy(
  { brand, checks, country, exp_month, exp_year, ...card }: Stripe.PaymentMethod.Card,
  amount: number,
  isPaid: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: isPaid ? amount : null,
    authorization_code: isPaid ? '231592' : null,
    brand,
    checks,
    country,
    electronic_commerce_indicator: null,
    exp_month,
    exp_year,
    fingerprint: card.fingerprint ?? null,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: brand,
    network_transaction_id: isPaid ? '104102978678771' : null,
    regulated_status: card.regulated_status,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
}
