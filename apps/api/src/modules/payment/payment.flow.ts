import { defineFlow, type StateOf } from '@galleria/kernel/flow'

/** An amount due on a contract. It follows its attempts, whose history is its own. */
export const paymentOrderFlow = defineFlow<object>()({
  states: ['OPEN', 'PAID', 'CLOSED'],
  start: 'OPEN',
  actors: ['payment', 'buyer', 'clock'],
  moves: {
    // From CLOSED too: money that came after the clock closed an order may bring it back.
    pay: { from: ['OPEN', 'CLOSED'], to: 'PAID', by: ['payment'] },
    close: { from: ['OPEN'], to: 'CLOSED', by: ['buyer', 'clock'] },
    // Late money brought its order back, and this part of it is still to pay.
    reopen: { from: ['CLOSED'], to: 'OPEN', by: ['payment'] },
  },
})
export type PaymentOrderStatus = StateOf<typeof paymentOrderFlow>

/** One attempt to pay a payment order. Rows P1-P6 of the mall's transition tables. */
export const attemptFlow = defineFlow<object>()({
  states: ['CREATED', 'PAY_PENDING', 'PAY_SUCCESS', 'PAY_FAILED', 'PAY_CLOSED', 'PAY_DUPLICATE'],
  start: 'CREATED',
  actors: ['payment', 'buyer', 'clock', 'operator'],
  moves: {
    open: { from: ['CREATED'], to: 'PAY_PENDING', by: ['payment'] },
    succeed: {
      from: ['CREATED', 'PAY_PENDING', 'PAY_FAILED', 'PAY_CLOSED'],
      to: 'PAY_SUCCESS',
      by: ['payment'],
    },
    fail: { from: ['CREATED', 'PAY_PENDING'], to: 'PAY_FAILED', by: ['payment'] },
    close: {
      from: ['CREATED', 'PAY_PENDING', 'PAY_FAILED'],
      to: 'PAY_CLOSED',
      // The operator where the provider cannot be asked.
      by: ['buyer', 'clock', 'payment', 'operator'],
    },
    // Money that is not for this payment order any more: it goes back by itself.
    duplicate: {
      from: ['CREATED', 'PAY_PENDING', 'PAY_FAILED', 'PAY_CLOSED'],
      to: 'PAY_DUPLICATE',
      by: ['payment'],
    },
  },
})
export type AttemptStatus = StateOf<typeof attemptFlow>
export type AttemptMove = keyof typeof attemptFlow.moves
/** An attempt that can still be paid. */
export function isLive({ status }: { readonly status: AttemptStatus }): boolean {
  return status === 'CREATED' || status === 'PAY_PENDING'
}

/** A refund as a whole; it stands where its legs stand together (`statusOfRefund`). */
export const refundFlow = defineFlow<object>()({
  states: ['CREATED', 'SENT', 'UNKNOWN', 'DONE', 'FAILED'],
  start: 'CREATED',
  actors: ['payment', 'operator'],
  moves: {
    send: { from: ['CREATED', 'UNKNOWN', 'FAILED'], to: 'SENT', by: ['payment'] },
    lose: { from: ['SENT', 'FAILED'], to: 'UNKNOWN', by: ['payment'] },
    // From FAILED too: a try that was taken for failed had succeeded after all. From CREATED where a dispute has given the money.
    finish: { from: ['CREATED', 'SENT', 'UNKNOWN', 'FAILED'], to: 'DONE', by: ['payment'] },
    // A person has given it by other means: after the last try, or because its provider is gone.
    settle: { from: ['CREATED', 'SENT', 'UNKNOWN', 'FAILED'], to: 'DONE', by: ['operator'] },
    fail: { from: ['SENT', 'UNKNOWN'], to: 'FAILED', by: ['payment'] },
    // The bank took the money and sent it back later.
    bounce: { from: ['DONE'], to: 'FAILED', by: ['payment'] },
  },
})
export type RefundStatus = StateOf<typeof refundFlow>
export type RefundMove = keyof typeof refundFlow.moves
