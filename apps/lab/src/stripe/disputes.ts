import type Stripe from 'stripe'
import type { LabContext } from '../platform/context.ts'
import { announce, secondsOf } from './announce.ts'
import { addMovement } from './balance.ts'
import { mapOf, textOf, type Form } from './form.ts'
import { invalid } from './stripe-error.ts'
import { find, newStripeId, save } from './stripe.store.ts'

/** What a dispute costs, in euro cents. */
const DISPUTE_FEE = 2000
const DAYS_TO_ANSWER = 9

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/** The buyer's bank takes the money back until somebody has decided. */
export function openDispute(context: LabContext, charge: Stripe.Charge, reason: string): void {
  const id = newStripeId('dispute')
  const line = addMovement(context, {
    type: 'adjustment',
    amount: -charge.amount_captured,
    currency: charge.currency,
    source: id,
    fee: DISPUTE_FEE,
  })
  const at = secondsOf(context)
  save(context.db, { ...charge, disputed: true })
  const dispute = save(context.db, {
    id,
    object: 'dispute',
    amount: charge.amount_captured,
    balance_transactions: [line],
    charge: charge.id,
    created: at,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: at + DAYS_TO_ANSWER * 24 * 3600,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    } as Stripe.Dispute.EvidenceDetails,
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent as string,
    reason,
    status: 'needs_response',
  })
  announce(context, 'charge.dispute.created', dispute)
  announce(context, 'charge.dispute.funds_withdrawn', dispute)
}

/**
 * Evidence decides as documented: `winning_evidence` wins, `losing_evidence` loses, anything else
 * is looked at.
 */
export function updateDispute(
  context: LabContext,
  dispute: Stripe.Dispute,
  form: Form,
): Stripe.Dispute {
  needOpen(dispute)
  const evidence = mapOf(form, 'evidence')
  const isSubmitted = textOf(form, 'submit') !== 'false'
  const words = textOf(evidence, 'uncategorized_text')
  const saved = save(context.db, {
    ...dispute,
    evidence: { ...dispute.evidence, ...evidence } as Stripe.Dispute.Evidence,
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: true,
      submission_count: dispute.evidence_details.submission_count + Number(isSubmitted),
    },
    status: isSubmitted ? 'under_review' : dispute.status,
  })
  announce(context, 'charge.dispute.updated', saved)
  if (isSubmitted && words === 'winning_evidence') return endDispute(context, saved, 'won')
  if (isSubmitted && words === 'losing_evidence') return endDispute(context, saved, 'lost')
  return saved
}

/** Accepting it is losing it. */
export function endDispute(
  context: LabContext,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost',
): Stripe.Dispute {
  needOpen(dispute)
  const back =
    status === 'won'
      ? [
          addMovement(context, {
            type: 'adjustment',
            amount: dispute.amount,
            currency: dispute.currency,
            source: dispute.id,
            fee: -DISPUTE_FEE,
          }),
        ]
      : []
  const ended = save(context.db, {
    ...dispute,
    status,
    balance_transactions: [...dispute.balance_transactions, ...back],
  })
  const charge = find(context.db, 'charge', dispute.charge as string)
  if (charge && status === 'won') save(context.db, { ...charge, disputed: false })
  if (status === 'won') announce(context, 'charge.dispute.funds_reinstated', ended)
  announce(context, 'charge.dispute.closed', ended)
  return ended
}

function needOpen({ status }: Stripe.Dispute): void {
  if (status !== 'needs_response' && status !== 'under_review')
    throw invalid('This dispute is already closed.', { code: 'dispute_closed' })
}
