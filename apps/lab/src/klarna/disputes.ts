import { randomInt, randomUUID } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import { KlarnaRefusal } from './klarna-door.ts'
import { requireOrder, saveDispute } from './klarna.store.ts'
import type { Attachment, Capture, Dispute, Order, Said } from './klarna.types.ts'
import { noteLostDispute } from './settlements.ts'

const DAY = 86_400_000
const DAYS_TO_ANSWER = 21
const DAYS_TO_APPEAL = 10

export function openDispute(
  context: LabContext,
  order: Order,
  capture: Capture,
  outcome: 'disputed' | 'disputed_unheld',
): void {
  const now = context.now()
  saveDispute(context.db, {
    id: `krn:network:eu1:test:payment:dispute:${randomInt(10 ** 12, 10 ** 13)}`,
    orderId: order.order_id,
    captureId: capture.capture_id,
    amount: capture.captured_amount,
    currency: order.purchase_currency,
    isHeld: outcome === 'disputed',
    state: 'INITIATED',
    previousState: null,
    evidence: null,
    appeal: null,
    outcome: null,
    outcomeDetailed: '',
    expiresAt: new Date(now.getTime() + DAYS_TO_ANSWER * DAY).toISOString(),
    appealExpiresAt: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  })
}

export const addAttachment = (dispute: Dispute): string => {
  requireState(dispute, ['INITIATED', 'PRE_ARBITRATION'])
  return `${dispute.id}:attachment:${randomUUID()}`
}

type Answer = { additional_information: string; attachments: Attachment[] }

/**
 * The words decide: `winning_evidence` wins, by `losing_evidence` Klarna is about to decide for its
 * buyer, which can be appealed; anything else is looked at.
 */
export function represent(context: LabContext, dispute: Dispute, answer: Answer): Dispute {
  requireState(dispute, ['INITIATED'])
  requireOwn(dispute, answer)
  const evidence = sayNow(context, answer)
  const answered = { ...dispute, evidence }
  if (evidence.text === 'winning_evidence') return close(context, answered, 'WON')
  if (evidence.text !== 'losing_evidence') return move(context, answered, 'REPRESENTMENT')
  const until = new Date(context.now().getTime() + DAYS_TO_APPEAL * DAY).toISOString()
  return move(context, { ...answered, appealExpiresAt: until }, 'PRE_ARBITRATION')
}

/** By the same words, and for good. */
export function appeal(context: LabContext, dispute: Dispute, answer: Answer): Dispute {
  requireState(dispute, ['PRE_ARBITRATION'])
  requireOwn(dispute, answer)
  const said = sayNow(context, answer)
  const appealed = { ...dispute, appeal: said }
  if (said.text === 'winning_evidence') return close(context, appealed, 'WON')
  if (said.text === 'losing_evidence') return close(context, appealed, 'LOST')
  return move(context, appealed, 'ARBITRATION')
}

/** Accepting it is losing it: the buyer has the money at once. */
export function acceptLoss(context: LabContext, dispute: Dispute): Dispute {
  requireState(dispute, ['INITIATED', 'PRE_ARBITRATION'])
  return close(context, dispute, 'LOST', 'partner_accepted_the_loss')
}

function requireState({ state }: Dispute, states: readonly Dispute['state'][]): void {
  if (!states.includes(state))
    throw new KlarnaRefusal(409, 'RESOURCE_CONFLICT', `The dispute is in the state ${state}.`)
}

/** Only what was uploaded to this dispute stands beside its answer. */
function requireOwn({ id }: Dispute, { attachments }: Answer): void {
  if (attachments.some((one) => !one.payment_dispute_attachment_id.startsWith(`${id}:attachment:`)))
    throw new KlarnaRefusal(400, 'BAD_VALUE', 'Bad value: attachments')
}

function sayNow(context: LabContext, { additional_information: text, attachments }: Answer): Said {
  return { at: context.now().toISOString(), text, attachments }
}

function move(context: LabContext, dispute: Dispute, state: Dispute['state']): Dispute {
  return saveDispute(context.db, {
    ...dispute,
    state,
    previousState: dispute.state,
    updatedAt: context.now().toISOString(),
  })
}

function close(
  context: LabContext,
  dispute: Dispute,
  outcome: 'WON' | 'LOST',
  outcomeDetailed = outcome === 'WON'
    ? 'partner_provided_valid_shipping_details'
    : 'insufficient_proof_of_delivery',
): Dispute {
  const closed = move(context, { ...dispute, outcome, outcomeDetailed }, 'CLOSED')
  if (outcome === 'LOST')
    noteLostDispute(context, requireOrder(context.db, closed.orderId).order, closed)
  return closed
}
