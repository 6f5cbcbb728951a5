import type Stripe from 'stripe'
import type { LabContext } from '../platform/context.ts'
import { announce, secondsOf } from './announce.ts'
import { addMovement } from './balance.ts'
import { cardOf } from './charge.ts'
import { checkForm, integerOf, textOf, textsOf, type Form } from './form.ts'
import { invalid } from './stripe-error.ts'
import { factsOf, find, listWhere, need, newStripeId, save } from './stripe.store.ts'

/**
 * Gives money back at once, unless the card or what was queued says otherwise: `pending` first and
 * good a moment later, `pending` and then failed, or, as banks do with cards that were closed, done
 * and then back.
 */
export function createRefund(context: LabContext, form: Form): Stripe.Refund {
  checkForm(form, {
    amount: 'integer',
    charge: 'text',
    payment_intent: 'text',
    metadata: 'map',
    reason: 'text',
  })
  const charge = chargeToRefund(context, form)
  const left = charge.amount_captured - charge.amount_refunded
  const amount = integerOf(form, 'amount') ?? left
  if (left <= 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  if (amount < 1) throw invalid('Invalid positive integer', { param: 'amount' })
  if (amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    )
  const ending = endingOf(context, charge)
  const id = newStripeId('refund')
  const refund = save(
    context.db,
    {
      id,
      object: 'refund',
      amount,
      balance_transaction: null,
      charge: charge.id,
      created: secondsOf(context),
      currency: charge.currency,
      customer: null,
      customer_account: null,
      metadata: textsOf(form, 'metadata'),
      payment_intent: charge.payment_intent as string,
      payment_method: charge.payment_method,
      reason: (textOf(form, 'reason') ?? null) as Stripe.Refund.Reason | null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: ending.startsWith('pending') ? 'pending' : 'succeeded',
      transfer_reversal: null,
      ...(ending.startsWith('pending') && { pending_reason: 'processing' as const }),
    },
    { ending },
  )
  const line = addMovement(context, {
    type: 'refund',
    amount: -amount,
    currency: charge.currency,
    source: id,
  })
  const made = save(context.db, { ...refund, balance_transaction: line.id })
  const given = save(context.db, {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: left === amount,
  })
  announce(context, 'refund.created', made)
  announce(context, 'charge.refunded', given)
  if (ending !== 'succeeded')
    context.agenda.schedule('stripe.end-refund', id, context.delays.refund)
  return made
}

/** What was pending succeeds or fails, and what had succeeded comes back. */
export function endRefund(context: LabContext, id: string): void {
  const refund = find(context.db, 'refund', id)
  if (!refund || (refund.status !== 'pending' && refund.status !== 'succeeded')) return
  if (factsOf(context.db, id)['ending'] === 'pending_then_succeeded') {
    const { pending_reason: _done, ...rest } = refund
    announce(context, 'refund.updated', save(context.db, { ...rest, status: 'succeeded' }))
    return
  }
  const line = addMovement(context, {
    type: 'refund_failure',
    amount: refund.amount,
    currency: refund.currency,
    source: id,
  })
  const charge = need(context.db, 'charge', refund.charge as string)
  save(context.db, {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  })
  const failed = save(context.db, {
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: line.id,
  })
  announce(context, 'refund.updated', failed)
  announce(context, 'refund.failed', failed)
}

function chargeToRefund(context: LabContext, form: Form): Stripe.Charge {
  const named = textOf(form, 'charge')
  const intentId = textOf(form, 'payment_intent')
  if (!named && !intentId)
    throw invalid('One of the following params should be provided: payment_intent or charge.', {
      code: 'parameter_missing',
    })
  const charge = named
    ? need(context.db, 'charge', named, 'charge')
    : find(
        context.db,
        'charge',
        String(need(context.db, 'payment_intent', intentId ?? '', 'payment_intent').latest_charge),
      )
  if (!charge?.captured)
    throw invalid('This PaymentIntent does not have a successful charge to refund.', {
      code: 'charge_not_refundable',
    })
  if (intentId && charge.payment_intent !== intentId)
    throw invalid('The charge is not one of this PaymentIntent.', { param: 'payment_intent' })
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' })
  return charge
}

type Ending = 'succeeded' | 'returned' | 'pending_then_succeeded' | 'pending_then_failed'

function endingOf({ db, ...context }: LabContext, charge: Stripe.Charge): Ending {
  const { outcome } = factsOf(db, charge.payment_intent as string)
  const isFirst = listWhere(db, 'refund', { charge: charge.id }).length === 0
  if (outcome === 'refund_pending') return 'pending_then_succeeded'
  if (outcome === 'refund_fails' || (outcome === 'refund_fails_once' && isFirst))
    return 'pending_then_failed'
  if (outcome === 'refund_returned' && isFirst) return 'returned'
  const { refund } = cardOf({ db, ...context }, charge.payment_method)
  if (refund === 'pending') return 'pending_then_succeeded'
  return refund ?? 'succeeded'
}
