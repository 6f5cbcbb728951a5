import { defineFlow, type StateOf } from '@galleria/kernel/flow'

/** What one person of the mall has proposed: another agrees or refuses, or it ends by itself. */
export const proposalFlow = defineFlow<object>()({
  states: ['OPEN', 'AGREED', 'REFUSED', 'WITHDRAWN', 'EXPIRED', 'VOID'],
  start: 'OPEN',
  actors: ['operator', 'clock'],
  moves: {
    agree: { from: ['OPEN'], to: 'AGREED', by: ['operator'] },
    refuse: { from: ['OPEN'], to: 'REFUSED', by: ['operator'] },
    withdraw: { from: ['OPEN'], to: 'WITHDRAWN', by: ['operator'] },
    expire: { from: ['OPEN'], to: 'EXPIRED', by: ['clock'] },
    // What it was about has changed meanwhile.
    outdate: { from: ['OPEN'], to: 'VOID', by: ['clock'] },
  },
})
export type ProposalStatus = StateOf<typeof proposalFlow>
export type ProposalAnswer = 'agree' | 'refuse' | 'withdraw'
