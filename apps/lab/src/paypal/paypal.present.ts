import type { LabContext } from '../platform/context.ts'
import { fromMinor, toMinor } from './amount.ts'
import { listCapturesOf, listRefundsOf } from './paypal.store.ts'
import type { Capture, Dispute, Order, Refund } from './paypal.types.ts'

export function approveAddress(context: LabContext, order: Order): string {
  return `${context.url()}/paypal/checkoutnow?token=${order.id}`
}

function link(context: LabContext, path: string, rel: string, method = 'GET') {
  return { href: `${context.url()}/paypal${path}`, rel, method }
}

/** `Prefer: return=minimal`: what a call answers unless the whole is asked for. */
export function presentMinimal(context: LabContext, order: Order) {
  const path = `/v2/checkout/orders/${order.id}`
  return {
    id: order.id,
    status: order.status,
    payment_source: { paypal: {} },
    links: [
      link(context, path, 'self'),
      ...(order.status === 'PAYER_ACTION_REQUIRED'
        ? [{ href: approveAddress(context, order), rel: 'payer-action', method: 'GET' }]
        : []),
      ...(order.status === 'APPROVED' ? [link(context, `${path}/capture`, 'capture', 'POST')] : []),
    ],
  }
}

export function presentOrder(context: LabContext, order: Order) {
  const captures = listCapturesOf(context.db, order.id)
  const refunds = listRefundsOf(context.db, order.id)
  return {
    ...presentMinimal(context, order),
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        amount: order.amount,
        ...(order.description && { description: order.description }),
        ...(order.customId && { custom_id: order.customId }),
        ...(captures.length > 0 && {
          payments: {
            captures: captures.map((capture) => presentWithin(context, capture)),
            ...(refunds.length > 0 && {
              refunds: refunds.map((refund) => presentRefund(context, refund)),
            }),
          },
        }),
      },
    ],
    create_time: order.createTime,
    update_time: order.updateTime,
  }
}

export function presentCapture(context: LabContext, capture: Capture) {
  return {
    ...presentWithin(context, capture),
    supplementary_data: { related_ids: { order_id: capture.orderId } },
  }
}

/** A capture as it stands within its order. */
function presentWithin(context: LabContext, capture: Capture) {
  const path = `/v2/payments/captures/${capture.id}`
  const isPaidOut = capture.status !== 'PENDING' && capture.status !== 'DECLINED'
  const currency = capture.amount.currency_code
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    amount: capture.amount,
    final_capture: true,
    ...(capture.customId && { custom_id: capture.customId }),
    ...(isPaidOut && {
      seller_receivable_breakdown: {
        gross_amount: capture.amount,
        paypal_fee: capture.fee,
        net_amount: fromMinor(toMinor(capture.amount) - toMinor(capture.fee), currency),
      },
    }),
    links: [
      link(context, path, 'self'),
      link(context, `${path}/refund`, 'refund', 'POST'),
      link(context, `/v2/checkout/orders/${capture.orderId}`, 'up'),
    ],
    create_time: capture.createTime,
    update_time: capture.updateTime,
  }
}

export function presentRefund(context: LabContext, refund: Refund) {
  const currency = refund.amount.currency_code
  return {
    id: refund.id,
    status: refund.status,
    ...(refund.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    amount: refund.amount,
    ...(refund.customId && { custom_id: refund.customId }),
    seller_payable_breakdown: {
      gross_amount: refund.amount,
      paypal_fee: fromMinor(0, currency),
      net_amount: refund.amount,
    },
    links: [
      link(context, `/v2/payments/refunds/${refund.id}`, 'self'),
      link(context, `/v2/payments/captures/${refund.captureId}`, 'up'),
    ],
    create_time: refund.createTime,
    update_time: refund.updateTime,
  }
}

export function presentDisputeSummary(dispute: Dispute) {
  return { ...presentShared(dispute), dispute_state: states[dispute.status] }
}

/** What a list of disputes and a dispute by itself have in common. */
function presentShared(dispute: Dispute) {
  return {
    dispute_id: dispute.id,
    create_time: dispute.createTime,
    update_time: dispute.updateTime,
    reason: dispute.reason,
    status: dispute.status,
    dispute_amount: dispute.amount,
    dispute_life_cycle_stage: dispute.stage,
    dispute_channel: dispute.channel,
    ...(dispute.status !== 'RESOLVED' && { seller_response_due_date: dispute.answerBy }),
  }
}

const states: Record<Dispute['status'], string> = {
  OPEN: 'OPEN_INQUIRIES',
  WAITING_FOR_SELLER_RESPONSE: 'REQUIRED_ACTION',
  UNDER_REVIEW: 'UNDER_PAYPAL_REVIEW',
  RESOLVED: 'RESOLVED',
}

export function presentDispute(context: LabContext, dispute: Dispute) {
  const path = `/v1/customer/disputes/${dispute.id}`
  return {
    ...presentShared(dispute),
    disputed_transactions: [
      {
        seller_transaction_id: dispute.captureId,
        transaction_status: 'COMPLETED',
        gross_amount: dispute.amount,
      },
    ],
    ...(dispute.outcome && {
      dispute_outcome: {
        outcome_code: dispute.outcome,
        ...(dispute.outcome === 'RESOLVED_BUYER_FAVOUR' && { amount_refunded: dispute.amount }),
      },
    }),
    money_movements: dispute.movements.map((one) => ({
      affected_party: 'SELLER',
      initiated_time: dispute.updateTime,
      ...one,
    })),
    messages: dispute.messages.map((content) => ({ posted_by: 'SELLER', content })),
    evidences: dispute.evidences.map((notes) => ({
      evidence_type: 'OTHER',
      notes,
      source: 'SUBMITTED_BY_SELLER',
    })),
    links: [link(context, path, 'self')],
  }
}
