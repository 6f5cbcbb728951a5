import { randomBytes } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { announceDispute } from './announce.ts'
import { saveDispute, type Dispute, type Transaction } from './braintree.store.ts'
import type { ProcessorError } from './present.ts'

const DAYS_TO_ANSWER = 10
const DAY_MS = 86_400_000

const openings = {
  // The bank of the card takes the money back at once.
  charged_back: { kind: 'chargeback', reason: 'product_not_received' },
  // It only asks what the payment was for: no money moves.
  questioned: { kind: 'retrieval', reason: 'retrieval' },
} as const
export type DisputeOutcome = keyof typeof openings
export const isDisputed = (outcome: string | null): outcome is DisputeOutcome =>
  outcome !== null && outcome in openings

export function openDispute(
  context: LabContext,
  { id, amount, currency }: Transaction,
  outcome: DisputeOutcome,
): void {
  const now = context.now()
  const dispute = saveDispute(context.db, {
    ...openings[outcome],
    id: randomBytes(8).toString('hex'),
    transactionId: id,
    status: 'open',
    amount,
    amountWon: '0.00',
    currency,
    receivedDate: dayOf(now),
    replyByDate: dayOf(new Date(now.getTime() + DAYS_TO_ANSWER * DAY_MS)),
    evidence: [],
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  })
  announceDispute(context, 'dispute_opened', dispute)
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** Text is a draft until it is handed in. */
export function addEvidence(
  context: LabContext,
  dispute: Dispute,
  comments: string,
): Dispute['evidence'][number] | ProcessorError {
  if (dispute.status !== 'open')
    return no('95701', 'Evidence can only be attached to disputes that are in an Open state')
  const one = {
    id: randomBytes(8).toString('hex'),
    comments,
    createdAt: context.now().toISOString(),
  }
  saveDispute(context.db, { ...dispute, evidence: [...dispute.evidence, one] })
  return one
}

/**
 * What is handed in decides by its words: `winning_evidence` wins, `half_winning_evidence` wins
 * half of it, `losing_evidence` loses, anything else is looked at.
 */
export function finalize(context: LabContext, dispute: Dispute): Dispute | ProcessorError {
  if (dispute.status !== 'open')
    return no('95705', 'Disputes can only be finalized when they are in an Open state')
  const given = change(context, dispute, { status: 'disputed' })
  announceDispute(context, 'dispute_disputed', given)
  const words = new Set(dispute.evidence.map(({ comments }) => comments))
  const { amount } = dispute
  if (words.has('winning_evidence')) return win(context, given, amount)
  if (words.has('half_winning_evidence'))
    return win(context, given, (Math.floor(Number(amount) * 50) / 100).toFixed(2))
  if (!words.has('losing_evidence')) return given
  const lost = change(context, given, { status: 'lost' })
  announceDispute(context, 'dispute_lost', lost)
  return lost
}

function win(context: LabContext, dispute: Dispute, amountWon: string): Dispute {
  const won = change(context, dispute, { status: 'won', amountWon })
  announceDispute(context, 'dispute_won', won)
  return won
}

/** Accepting it is losing it. */
export function accept(context: LabContext, dispute: Dispute): Dispute | ProcessorError {
  if (dispute.status !== 'open')
    return no('95704', 'Disputes can only be accepted when they are in an Open state')
  const accepted = change(context, dispute, { status: 'accepted' })
  announceDispute(context, 'dispute_accepted', accepted)
  return accepted
}

const change = (context: LabContext, dispute: Dispute, by: Partial<Dispute>): Dispute =>
  saveDispute(context.db, { ...dispute, ...by, updatedAt: context.now().toISOString() })

const no = (code: string, message: string): ProcessorError => ({
  code,
  attribute: 'status',
  message,
})
