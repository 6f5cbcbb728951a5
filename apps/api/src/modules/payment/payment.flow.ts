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
  states: [
    'CREATED',
    'PAY_PENDING',
    'PRE_AUTH_SUCCESS',
    'PAY_SUCCESS',
    'PAY_FAILED',
    'PAY_CLOSED',
    'PAY_DUPLICATE',
  ],
  start: 'CREATED',
  actors: ['payment', 'buyer', 'clock', 'operator'],
  moves: {
    open: { from: ['CREATED'], to: 'PAY_PENDING', by: ['payment'] },
    succeed: {
      from: ['CREATED', 'PAY_PENDING', 'PAY_FAILED', 'PAY_CLOSED'],
      to: 'PAY_SUCCESS',
      by: ['payment'],
    },
    // Its buyer's promise is good; the money is taken by what leaves the shops (row P7).
    authorise: {
      from: ['CREATED', 'PAY_PENDING', 'PAY_FAILED', 'PAY_CLOSED'],
      to: 'PRE_AUTH_SUCCESS',
      by: ['payment'],
    },
    // All that left has been taken, or none of it ever will be; the rest of the promise is given
    // up.
    complete: { from: ['PRE_AUTH_SUCCESS'], to: 'PAY_SUCCESS', by: ['payment'] },
    void: { from: ['PRE_AUTH_SUCCESS'], to: 'PAY_CLOSED', by: ['payment'] },
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

/** What is taken by a promise for what left of an order. Its history are its tries. */
export const parcelCaptureFlow = defineFlow<object>()({
  states: ['CREATED', 'SENT', 'UNKNOWN', 'DONE', 'FAILED', 'DROPPED', 'WRITTEN_OFF'],
  start: 'CREATED',
  actors: ['payment', 'merchant', 'operator'],
  moves: {
    send: { from: ['CREATED', 'FAILED'], to: 'SENT', by: ['payment'] },
    lose: { from: ['SENT'], to: 'UNKNOWN', by: ['payment'] },
    // From each of them: what the provider has taken is taken, whatever was thought of it.
    finish: { from: ['CREATED', 'SENT', 'UNKNOWN', 'FAILED'], to: 'DONE', by: ['payment'] },
    fail: { from: ['SENT', 'UNKNOWN'], to: 'FAILED', by: ['payment'] },
    // Nobody has told what became of it, and a person has seen that it was not taken.
    giveUp: { from: ['SENT', 'UNKNOWN'], to: 'FAILED', by: ['operator'] },
    // Its goods are with their shop again, and nothing was taken: they are taken when they leave
    // anew.
    drop: { from: ['CREATED', 'FAILED'], to: 'DROPPED', by: ['payment', 'merchant'] },
    // Two persons agreed that it is never taken (row P8).
    writeOff: {
      from: ['CREATED', 'SENT', 'UNKNOWN', 'FAILED'],
      to: 'WRITTEN_OFF',
      by: ['operator'],
    },
  },
})
export type ParcelCaptureStatus = StateOf<typeof parcelCaptureFlow>
/** What becomes of it is not decided: it is to be taken, being taken, or was refused. */
export function isToBeTaken({ status }: { readonly status: ParcelCaptureStatus }): boolean {
  return status !== 'DONE' && status !== 'DROPPED' && status !== 'WRITTEN_OFF'
}

/** A refund as a whole; it stands where its legs stand together (`statusOfRefund`). */
export const refundFlow = defineFlow<object>()({
  states: ['CREATED', 'SENT', 'UNKNOWN', 'DONE', 'FAILED'],
  start: 'CREATED',
  actors: ['payment', 'operator'],
  moves: {
    send: { from: ['CREATED', 'UNKNOWN', 'FAILED'], to: 'SENT', by: ['payment'] },
    lose: { from: ['SENT', 'FAILED'], to: 'UNKNOWN', by: ['payment'] },
    // From FAILED too: a try that was taken for failed had succeeded after all. From CREATED where
    // a dispute has given the money.
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
