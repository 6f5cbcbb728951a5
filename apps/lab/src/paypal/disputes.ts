import type { LabContext } from '../platform/context.ts'
import { fromMinor } from './amount.ts'
import { announce } from './announce.ts'
import { PaypalError } from './paypal.errors.ts'
import { presentDispute } from './paypal.present.ts'
import { findOrder, newPaypalId, saveDispute } from './paypal.store.ts'
import type { Capture, Dispute, DisputeOutcome } from './paypal.types.ts'

/** What a chargeback costs, in the currency's smallest unit. */
const CHARGEBACK_FEE = 1600
const DAYS_TO_ANSWER = 10

type Opening = Pick<Dispute, 'reason' | 'status' | 'stage' | 'channel' | 'isTakenAtOnce'>
const openings: Readonly<Record<DisputeOutcome, Opening>> = {
  // The buyer asks PayPal to decide: until it has, the money is held and not taken.
  claimed: {
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: 'WAITING_FOR_SELLER_RESPONSE',
    stage: 'CHARGEBACK',
    channel: 'INTERNAL',
    isTakenAtOnce: false,
  },
  // The bank of a card behind the account takes it back at once.
  charged_back: {
    reason: 'UNAUTHORISED',
    status: 'WAITING_FOR_SELLER_RESPONSE',
    stage: 'CHARGEBACK',
    channel: 'EXTERNAL',
    isTakenAtOnce: true,
  },
  // The two talk, and PayPal looks on.
  inquired: {
    reason: 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
    status: 'OPEN',
    stage: 'INQUIRY',
    channel: 'INTERNAL',
    isTakenAtOnce: false,
  },
}

export function openDispute(context: LabContext, capture: Capture, outcome: DisputeOutcome): void {
  const { isTakenAtOnce, ...opening } = openings[outcome]
  const now = context.now()
  const dispute: Dispute = {
    ...opening,
    isTakenAtOnce,
    id: `PP-R-${newPaypalId().slice(0, 3)}-${newPaypalId().slice(0, 8)}`,
    orderId: capture.orderId,
    captureId: capture.id,
    amount: capture.amount,
    outcome: null,
    movements: isTakenAtOnce
      ? [
          { type: 'DEBIT', reason: 'DISPUTE_SETTLEMENT', amount: capture.amount },
          {
            type: 'DEBIT',
            reason: 'CHARGEBACK_FEE',
            amount: fromMinor(CHARGEBACK_FEE, capture.amount.currency_code),
          },
        ]
      : [],
    messages: [],
    evidences: [],
    answerBy: new Date(now.getTime() + DAYS_TO_ANSWER * 86_400_000).toISOString(),
    createTime: now.toISOString(),
    updateTime: now.toISOString(),
  }
  tell(context, 'CUSTOMER.DISPUTE.CREATED', saveDispute(context.db, dispute))
}

/**
 * Evidence decides by its words: `winning_evidence` wins, `losing_evidence` loses, anything else is
 * looked at.
 */
export function takeEvidence(context: LabContext, dispute: Dispute, notes: string): void {
  if (dispute.status !== 'WAITING_FOR_SELLER_RESPONSE')
    throw new PaypalError('UNPROCESSABLE_ENTITY', 'ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE')
  const answered: Dispute = { ...dispute, evidences: [...dispute.evidences, notes] }
  if (notes === 'winning_evidence') return resolve(context, answered, 'RESOLVED_SELLER_FAVOUR')
  if (notes === 'losing_evidence') return resolve(context, answered, 'RESOLVED_BUYER_FAVOUR')
  change(context, { ...answered, status: 'UNDER_REVIEW' })
}

export function takeMessage(context: LabContext, dispute: Dispute, message: string): void {
  if (dispute.stage !== 'INQUIRY' || dispute.status === 'RESOLVED')
    throw new PaypalError('UNPROCESSABLE_ENTITY', 'ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE')
  change(context, { ...dispute, messages: [...dispute.messages, message] })
}

/** Accepting it is losing it: the buyer has the money at once. */
export function acceptClaim(context: LabContext, dispute: Dispute): void {
  if (dispute.status === 'RESOLVED')
    throw new PaypalError('UNPROCESSABLE_ENTITY', 'ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE')
  resolve(context, dispute, 'RESOLVED_BUYER_FAVOUR')
}

function resolve(
  context: LabContext,
  dispute: Dispute,
  outcome: NonNullable<Dispute['outcome']>,
): void {
  const isBuyers = outcome === 'RESOLVED_BUYER_FAVOUR'
  const settlement = { reason: 'DISPUTE_SETTLEMENT', amount: dispute.amount } as const
  const movements = [
    ...(isBuyers && !dispute.isTakenAtOnce ? [{ ...settlement, type: 'DEBIT' as const }] : []),
    ...(!isBuyers && dispute.isTakenAtOnce ? [{ ...settlement, type: 'CREDIT' as const }] : []),
  ]
  const resolved = saveDispute(context.db, {
    ...dispute,
    status: 'RESOLVED',
    outcome,
    movements: [...dispute.movements, ...movements],
    updateTime: context.now().toISOString(),
  })
  tell(context, 'CUSTOMER.DISPUTE.RESOLVED', resolved)
}

function change(context: LabContext, dispute: Dispute): void {
  const changed = saveDispute(context.db, {
    ...dispute,
    updateTime: context.now().toISOString(),
  })
  tell(context, 'CUSTOMER.DISPUTE.UPDATED', changed)
}

function tell(
  context: LabContext,
  type: 'CUSTOMER.DISPUTE.CREATED' | 'CUSTOMER.DISPUTE.UPDATED' | 'CUSTOMER.DISPUTE.RESOLVED',
  dispute: Dispute,
): void {
  const order = findOrder(context.db, dispute.orderId)
  if (order)
    announce(context, type, order, { kind: 'dispute', body: presentDispute(context, dispute) })
}
