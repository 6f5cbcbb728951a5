import { defineFlow } from '@galleria/kernel/flow'

/**
 * A group of buyers: it begins when its first order is placed, is open from the first payment, and
 * ends full or closed (row O18).
 */
export const groupBuyFlow = defineFlow<object>()({
  states: ['STARTING', 'OPEN', 'FULL', 'CLOSED'],
  start: ['STARTING'],
  actors: ['buyer', 'payment', 'clock'],
  moves: {
    open: { from: ['STARTING'], to: 'OPEN', by: ['payment'] },
    fill: { from: ['OPEN'], to: 'FULL', by: ['payment'] },
    // Its time is over, or nobody is in it any more.
    close: { from: ['STARTING', 'OPEN'], to: 'CLOSED', by: ['buyer', 'clock'] },
  },
})
