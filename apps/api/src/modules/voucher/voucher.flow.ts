import { defineFlow } from '@galleria/kernel/flow'

/**
 * A code, from the payment to the till. One whose money is asked back cannot be used; it can again
 * when nothing comes of that.
 */
export const voucherFlow = defineFlow<object>()({
  states: ['NOT_USED', 'USED', 'EXPIRED', 'VOID'],
  // Of units whose money was asked back before their codes were made.
  start: ['NOT_USED', 'VOID'],
  actors: ['merchant', 'clock', 'payment'],
  moves: {
    use: { from: ['NOT_USED'], to: 'USED', by: ['merchant'] },
    expire: { from: ['NOT_USED'], to: 'EXPIRED', by: ['clock'] },
    void: { from: ['NOT_USED'], to: 'VOID', by: ['payment'] },
    reinstate: { from: ['VOID'], to: 'NOT_USED', by: ['payment'] },
  },
})
