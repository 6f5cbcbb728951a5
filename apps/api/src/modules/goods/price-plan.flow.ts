import { defineFlow, type StateOf } from '@galleria/kernel/flow'

/**
 * Prices that begin later: taken back until then, and then either the prices or refused like prices
 * that somebody types.
 */
export const pricePlanFlow = defineFlow<object>()({
  states: ['PLANNED', 'BEGUN', 'WITHDRAWN', 'REFUSED'],
  start: 'PLANNED',
  actors: ['shop', 'clock'],
  moves: {
    withdraw: { from: ['PLANNED'], to: 'WITHDRAWN', by: ['shop'], wire: 'withdraw' },
    begin: { from: ['PLANNED'], to: 'BEGUN', by: ['clock'] },
    refuse: { from: ['PLANNED'], to: 'REFUSED', by: ['clock'] },
  },
})
export type PricePlanState = StateOf<typeof pricePlanFlow>
