import type { Dispute, Order, Said } from './klarna.types.ts'

/** A dispute as V4 of the API shows it: what else it says depends on the state it is in. */
export function presentDispute(dispute: Dispute, order: Order) {
  return {
    payment_dispute_id: dispute.id,
    dispute_reason: 'PRODUCTS_OR_SERVICES_NOT_RECEIVED',
    state: dispute.state,
    ...(dispute.previousState && { previous_state: dispute.previousState }),
    order_id: order.order_id,
    payment_transaction_id: `krn:mood-eu:order:${order.order_id}`,
    payment_account_id: 'krn:partner:global:payment-account:test:galleria-demo',
    capture_id: dispute.captureId,
    ...(order.merchant_reference1 && { purchase_reference: order.merchant_reference1 }),
    ...(order.merchant_reference2 && { merchant_reference2: order.merchant_reference2 }),
    dispute_details: {
      dispute_amount: dispute.amount,
      currency: dispute.currency,
      created_by: 'CUSTOMER',
    },
    configuration: {
      base_framework: 'FRAMEWORK_2026',
      options: { hold_policy: dispute.isHeld ? 'ON_DISPUTE_INITIATED' : 'NONE' },
    },
    state_context: contextOf(dispute),
    ...(dispute.state !== 'INITIATED' && { representment: presentRepresentment(dispute) }),
    ...(dispute.appealExpiresAt !== null && { arbitration: presentArbitration(dispute) }),
    created_at: dispute.createdAt,
    updated_at: dispute.updatedAt,
  }
}

function contextOf(dispute: Dispute) {
  switch (dispute.state) {
    case 'INITIATED':
      return { representment: presentRepresentment(dispute) }
    case 'REPRESENTMENT':
      return { partner_evidence: dispute.evidence && presentSaid(dispute.evidence) }
    case 'PRE_ARBITRATION':
      return { arbitration_expires_at: dispute.appealExpiresAt }
    case 'ARBITRATION':
      return {}
    case 'CLOSED':
      return {
        dispute_outcome: dispute.outcome,
        dispute_outcome_detailed: dispute.outcomeDetailed,
        closed_at: dispute.updatedAt,
      }
  }
}

function presentRepresentment({ evidence, state, expiresAt, createdAt }: Dispute) {
  const isWaived = evidence === null && state === 'CLOSED'
  return {
    state: evidence ? 'EVIDENCE_RECEIVED' : isWaived ? 'EVIDENCE_WAIVED' : 'EVIDENCE_REQUESTED',
    ...((evidence ?? isWaived) && { previous_state: 'EVIDENCE_REQUESTED' }),
    expires_at: expiresAt,
    request: { requested_at: createdAt, additional_information: 'Please show that it arrived.' },
    ...(evidence && state !== 'REPRESENTMENT' && { partner_evidence: presentSaid(evidence) }),
  }
}

function presentArbitration({ appeal }: Dispute) {
  return {
    preliminary_outcome: 'LOST',
    preliminary_outcome_detailed: 'insufficient_proof_of_delivery',
    ...(appeal && {
      arbitration_request: { requested_at: appeal.at, additional_information: appeal.text },
    }),
  }
}

function presentSaid({ at, text, attachments }: Said) {
  return { created_at: at, additional_information: text, attachments }
}
