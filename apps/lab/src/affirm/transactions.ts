import { randomBytes } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { AffirmRefusal } from './affirm-door.ts'
import { findByCheckout, requireCheckout, saveCheckout, saveTransaction } from './affirm.store.ts'
import type { StoredTransaction, Outcome, TransactionEvent } from './affirm.types.ts'

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

/**
 * A checkout that its buyer has confirmed becomes a transaction, once: a second call for it answers
 * the same.
 */
export function authorize(
  context: LabContext,
  { checkout_token: token, order_id }: { checkout_token: string; order_id?: string },
): StoredTransaction {
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

type Part = { amount?: number | null; reference_id?: string | null }
const sumOf = ({ events }: StoredTransaction['transaction'], wanted: TransactionEvent['type']) =>
  events.filter(({ type }) => type === wanted).reduce((sum, { amount }) => sum + amount, 0)

/** What can be taken of it still. */
function leftOf(context: LabContext, { transaction }: StoredTransaction): number {
  const isOver = context.now().toISOString() >= transaction.authorization_expiration
  const used = sumOf(transaction, 'capture') + sumOf(transaction, 'void')
  return isOver || transaction.status === 'voided' ? 0 : transaction.amount - used
}

/** As it is read: what nobody took in its time is the buyer's again. */
export function present(
  context: LabContext,
  { transaction }: StoredTransaction,
): StoredTransaction['transaction'] {
  const isExpired =
    transaction.status === 'authorized' &&
    context.now().toISOString() >= transaction.authorization_expiration
  return isExpired ? { ...transaction, status: 'auth_expired' } : transaction
}

/** All of it, or a part: as many as its buyer's money lasts, while the authorization holds. */
export function capture(
  context: LabContext,
  stored: StoredTransaction,
  { amount, reference_id }: Part = {},
): StoredTransaction {
  const { transaction, outcome } = stored
  const left = leftOf(context, stored)
  if (left === 0 || outcome === 'capture_refused')
    throw new AffirmRefusal(403, 'capture-not-allowed', `It is ${transaction.status}.`)
  const wanted = amount ?? left
  if (wanted > left)
    throw new AffirmRefusal(403, 'capture-greater-than-available', 'More than is authorized.')
  const taken = wanted - (outcome === 'wrong_amount' ? 1 : 0)
  const status = wanted === left ? 'captured' : 'partially_captured'
  return add(
    context,
    stored,
    transaction.amount_refunded > 0 ? 'partially_refunded' : status,
    withReference(
      {
        ...eventOf('capture', taken, transaction.currency, context.now().toISOString()),
        fee: feeOf(taken),
      },
      reference_id,
    ),
  )
}

/** All that was not taken, or a part of it. */
export function cancel(
  context: LabContext,
  stored: StoredTransaction,
  { amount, reference_id }: Part = {},
): StoredTransaction {
  const { transaction } = stored
  if (transaction.status === 'voided') return stored
  const left = leftOf(context, stored)
  // What is voided whole must not be captured in part.
  const isTaken = sumOf(transaction, 'capture') > 0
  if (left === 0 || (isTaken && amount === undefined))
    throw new AffirmRefusal(403, 'void-not-allowed', `It is ${transaction.status}.`)
  const wanted = amount ?? left
  if (wanted > left)
    throw new AffirmRefusal(403, 'void-greater-than-available', 'More than is authorized.')
  return add(
    context,
    stored,
    isTaken ? transaction.status : wanted === left ? 'voided' : 'authorized',
    withReference(
      eventOf('void', wanted, transaction.currency, context.now().toISOString()),
      reference_id,
    ),
  )
}

const withReference = (event: TransactionEvent, reference: string | null | undefined) =>
  reference ? { ...event, reference_id: reference } : event

export function refund(
  context: LabContext,
  stored: StoredTransaction,
  { amount, reference_id }: { amount: number; reference_id?: string },
): StoredTransaction {
  const { transaction, outcome, refusedRefunds } = stored
  if (outcome === 'refund_fails' || (outcome === 'refund_fails_once' && refusedRefunds === 0)) {
    saveTransaction(context.db, { ...stored, refusedRefunds: refusedRefunds + 1 })
    throw new AffirmRefusal(403, 'refund-declined', 'The refund was declined.')
  }
  const taken = sumOf(transaction, 'capture')
  if (amount > taken - transaction.amount_refunded)
    throw new AffirmRefusal(403, 'refund-exceeded', 'More than is left of the captured amount.')
  const refunded = transaction.amount_refunded + amount
  return add(
    context,
    { ...stored, transaction: { ...transaction, amount_refunded: refunded } },
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
  stored: StoredTransaction,
  status: StoredTransaction['transaction']['status'],
  event: TransactionEvent,
): StoredTransaction {
  const { transaction } = stored
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
    ...stored,
    transaction: { ...transaction, status, events: [...transaction.events, event] },
  })
}
