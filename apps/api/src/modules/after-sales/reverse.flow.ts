import { defineFlow, type StateOf } from '@galleria/kernel/flow'

/** What the life cycle asks about an after-sales order; read with it, and again under its lock. */
export type ReverseFacts = { readonly hasReason: boolean }

/** An after-sales order, as far as refunds without a return need it: rows A1, A2, A4, A5, A7, A12, A13, A27-A30, A32 and A33 of the mall's transition tables. */
export const reverseFlow = defineFlow<ReverseFacts>()({
  states: [
    'AS_APPLIED',
    'WAITING_FOR_AUDIT_BY_SELLER',
    'WAITING_FOR_REFUND',
    'REFUND_PENDING',
    'REFUND_FAIL',
    'REFUND_DONE',
    'REVERSE_DONE',
    'REVERSE_CANCELED',
    'REVERSE_CLOSE',
  ],
  start: 'AS_APPLIED',
  // A guest reads and does nothing else.
  actors: ['buyer', 'guest', 'merchant', 'payment', 'clock'],
  moves: {
    route: { from: ['AS_APPLIED'], to: 'WAITING_FOR_AUDIT_BY_SELLER', by: ['clock'] },
    // Nobody has to agree to what was not sent (A2).
    cancelUnsent: { from: ['AS_APPLIED'], to: 'WAITING_FOR_REFUND', by: ['clock'] },
    cancel: {
      from: ['AS_APPLIED', 'WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'REVERSE_CANCELED',
      by: ['buyer'],
      wire: 'cancel',
    },
    // The clock approves what a seller leaves unanswered (A13).
    approveRefund: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'WAITING_FOR_REFUND',
      by: ['merchant', 'clock'],
      wire: 'approve',
    },
    reject: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'REVERSE_CLOSE',
      by: ['merchant'],
      wire: 'reject',
    },
    startRefund: { from: ['WAITING_FOR_REFUND'], to: 'REFUND_PENDING', by: ['payment'] },
    finishRefund: { from: ['REFUND_PENDING'], to: 'REFUND_DONE', by: ['payment'] },
    failRefund: { from: ['REFUND_PENDING'], to: 'REFUND_FAIL', by: ['payment'] },
    retryRefund: { from: ['REFUND_FAIL'], to: 'REFUND_PENDING', by: ['payment'] },
    // Settling takes a moment, a bank days: so from the end, too.
    bounceRefund: { from: ['REFUND_DONE', 'REVERSE_DONE'], to: 'REFUND_FAIL', by: ['payment'] },
    settle: { from: ['REFUND_DONE'], to: 'REVERSE_DONE', by: ['clock'] },
  },
  offers: {
    viewReason: {
      from: ['REVERSE_CLOSE'],
      by: ['buyer', 'guest'],
      when: (facts) => facts.hasReason,
      wire: 'viewRejectReason',
    },
  },
})
export type ReverseStatus = StateOf<typeof reverseFlow>
