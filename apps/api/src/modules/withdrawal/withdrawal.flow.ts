import { defineFlow, type StateOf } from '@galleria/kernel/flow'

/**
 * A statement of withdrawal. It counts from when it was said, whatever becomes of it: nobody can
 * refuse one.
 */
export const withdrawalFlow = defineFlow<object>()({
  states: ['RECEIVED', 'WAITING', 'CARRIED_OUT', 'ANSWERED', 'DISOWNED'],
  start: 'RECEIVED',
  actors: ['clock', 'operator', 'recipient'],
  moves: {
    // Its orders are found: what was not sent is cancelled, what was sent comes back.
    carryOut: {
      from: ['RECEIVED', 'WAITING'],
      to: 'CARRIED_OUT',
      by: ['clock', 'operator'],
      wire: 'carryOut',
    },
    // A person has to look at it.
    wait: { from: ['RECEIVED'], to: 'WAITING', by: ['clock'] },
    answer: { from: ['WAITING'], to: 'ANSWERED', by: ['operator'], wire: 'answer' },
    // Whoever reads the mailbox says that it was somebody else.
    disown: {
      from: ['RECEIVED', 'WAITING', 'CARRIED_OUT'],
      to: 'DISOWNED',
      by: ['recipient'],
    },
  },
})
export type WithdrawalStatus = StateOf<typeof withdrawalFlow>
