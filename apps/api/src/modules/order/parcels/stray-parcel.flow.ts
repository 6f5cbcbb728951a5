import { defineFlow, type StateOf } from '@galleria/kernel/flow'

/**
 * A parcel that a carrier follows and the books know nothing of. It leaves the list when its shop
 * enters it, or when the operator says what became of it.
 */
export const strayParcelFlow = defineFlow<object>()({
  states: ['OPEN', 'RESOLVED', 'SETTLED'],
  start: 'OPEN',
  actors: ['merchant', 'operator'],
  moves: {
    resolve: { from: ['OPEN'], to: 'RESOLVED', by: ['merchant'] },
    settle: { from: ['OPEN'], to: 'SETTLED', by: ['operator'], wire: 'settle' },
  },
})
export type StrayParcelStatus = StateOf<typeof strayParcelFlow>
