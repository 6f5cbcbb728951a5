import { randomBytes } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { AffirmRefusal } from './affirm-door.ts'
import { findByCheckout, requireCheckout, saveCheckout, saveTransaction } from './affirm.store.ts'
import type { KeptTransaction, Outcome, TransactionEvent } from './affirm.types.ts'

const newId = () => randomBytes(6).toString('hex').toUpperCase()
const AUTHORIZED_DAYS = 30

/** 3.9 % and 20 minor units, rounded half up, in whole thousandths. */
export function feeOf(amount: number): number {
  return Math.floor((amount * 39 + 500) / 1000) + 20
}

const refusals: Readonly<Partial<Record<Outcome, [status: number, code: string]>>> = {
  locked_out: [401, 'unauthorized'],
  too_many: [429, 'rate_limited'],
  fault: [500, 'server_error'],
}

/** A checkout that its buyer has confirmed becomes a transaction, once: a second call for it answers the same. */
export function authorize(
  context: LabContext,
  { checkout_token: token, order_id }: { checkout_token: string; order_id?: string },
): KeptTransaction {
  const { db, now } = context
  const checkout = requireCheckout(db, token)
  const refusal = checkout.outcome && refusals[checkout.outcome]
  if (refusal && !checkout.wasRefused) {
    saveCheckout(db, { ...checkout, wasRefused: true })
    throw new AffirmRefusal(...refusal, 'As the script wanted it.')
  }
  const earlier = findByCheckout(db, token)
  if (earlier) return earlier
  if (!checkout.isConfirmed)
    throw new AffirmRefusal(400, 'checkout_not_confirmed', 'The checkout was not confirmed.')
  if (checkout.outcome === 'declined')
    throw new AffirmRefusal(403, 'auth-declined', 'The authorization was declined.')
  const { total, currency, order_id: known = '' } = checkout.object
  const created = now().toISOString()
  return saveTransaction(db, {
    transaction: {
      id: newId(),
      checkout_id: token,
      order_id: order_id ?? known,
      status: 'authorized',
      amount: total,
      amount_refunded: 0,
      currency,
      created,
      authorization_expiration: new Date(
        now().getTime() + AUTHORIZED_DAYS * 86_400_000,
      ).toISOString(),
      events: [eventOf('auth', total, currency, created)],
    },
    outcome: checkout.outcome,
    refusedRefunds: 0,
  })
}

export function capture(context: LabContext, kept: KeptTransaction): KeptTransaction {
  const { transaction, outcome } = kept
  if (transaction.status !== 'authorized')
    throw new AffirmRefusal(403, 'capture-not-allowed', `It is ${transaction.status}.`)
  const amount = transaction.amount - (outcome === 'wrong_amount' ? 1 : 0)
  return add(context, kept, 'captured', {
    ...eventOf('capture', amount, transaction.currency, context.now().toISOString()),
    fee: feeOf(amount),
  })
}

export function cancel(context: LabContext, kept: KeptTransaction): KeptTransaction {
  const { transaction } = kept
  if (transaction.status === 'voided') return kept
  if (transaction.status !== 'authorized')
    throw new AffirmRefusal(403, 'void-not-allowed', `It is ${transaction.status}.`)
  return add(
    context,
    kept,
    'voided',
    eventOf('void', transaction.amount, transaction.currency, context.now().toISOString()),
  )
}

export function refund(
  context: LabContext,
  kept: KeptTransaction,
  { amount, reference_id }: { amount: number; reference_id?: string },
): KeptTransaction {
  const { transaction, outcome, refusedRefunds } = kept
  if (outcome === 'refund_fails' || (outcome === 'refund_fails_once' && refusedRefunds === 0)) {
    saveTransaction(context.db, { ...kept, refusedRefunds: refusedRefunds + 1 })
    throw new AffirmRefusal(403, 'refund-declined', 'The refund was declined.')
  }
  const taken = transaction.events.find(({ type }) => type === 'capture')?.amount ?? 0
  if (amount > taken - transaction.amount_refunded)
    throw new AffirmRefusal(403, 'refund-exceeded', 'More than is left of the captured amount.')
  const refunded = transaction.amount_refunded + amount
  return add(
    context,
    { ...kept, transaction: { ...transaction, amount_refunded: refunded } },
    refunded === taken ? 'refunded' : 'partially_refunded',
    {
      ...eventOf('refund', amount, transaction.currency, context.now().toISOString()),
      ...(reference_id ? { reference_id } : {}),
    },
  )
}

function eventOf(
  type: TransactionEvent['type'],
  amount: number,
  currency: string,
  created: string,
): TransactionEvent {
  return { id: newId(), type, amount, currency, fee: 0, created }
}

function add(
  { db }: LabContext,
  kept: KeptTransaction,
  status: KeptTransaction['transaction']['status'],
  event: TransactionEvent,
): KeptTransaction {
  const { transaction } = kept
  if (event.type === 'capture' || event.type === 'refund')
    db.prepare(
      'insert into affirm_settlements (id, transaction_id, event_id, created, doc) values (?, ?, ?, ?, ?)',
    ).run(
      newId(),
      transaction.id,
      event.id,
      event.created,
      JSON.stringify({
        type: event.type,
        amount: event.type === 'capture' ? event.amount - event.fee : -event.amount,
        currency: event.currency,
      }),
    )
  return saveTransaction(db, {
    ...kept,
    transaction: { ...transaction, status, events: [...transaction.events, event] },
  })
}
