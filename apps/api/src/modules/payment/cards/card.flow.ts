import { defineFlow, type StateOf } from '@galleria/kernel/flow'

/**
 * A card that a member keeps, from the moment at which it is being added. A removed one waits until
 * its provider knows; then its row goes.
 */
export const cardFlow = defineFlow<object>()({
  states: ['OPEN', 'KEPT', 'REMOVED'],
  start: 'OPEN',
  actors: ['buyer', 'payment', 'clock'],
  moves: {
    keep: { from: ['OPEN'], to: 'KEPT', by: ['payment'] },
    remove: { from: ['OPEN', 'KEPT'], to: 'REMOVED', by: ['buyer'] },
    // Never finished, refused by the bank, or added for one payment and a day old.
    drop: { from: ['OPEN', 'KEPT'], to: 'REMOVED', by: ['payment', 'clock'] },
  },
})
export type CardStatus = StateOf<typeof cardFlow>
