import { defineFlow, type StateOf } from '@galleria/kernel/flow'

/**
 * A payment that its payer disputes with their bank. What the provider says moves it; where it
 * cannot be asked, a person may say that it is lost, or that the money is back.
 */
export const disputeFlow = defineFlow<object>()({
  states: ['OPEN', 'UNDER_REVIEW', 'WON', 'LOST'],
  start: 'OPEN',
  actors: ['payment', 'operator'],
  moves: {
    review: { from: ['OPEN'], to: 'UNDER_REVIEW', by: ['payment'] },
    // The bank wants to know more.
    ask: { from: ['UNDER_REVIEW'], to: 'OPEN', by: ['payment'] },
    // Both ends can be turned round once more: by a second dispute, or by arbitration.
    win: { from: ['OPEN', 'UNDER_REVIEW', 'LOST'], to: 'WON', by: ['payment', 'operator'] },
    lose: { from: ['OPEN', 'UNDER_REVIEW', 'WON'], to: 'LOST', by: ['payment', 'operator'] },
  },
})
export type DisputeStatus = StateOf<typeof disputeFlow>
export type DisputeMove = keyof typeof disputeFlow.moves

export const isUndecided = (status: DisputeStatus) => status === 'OPEN' || status === 'UNDER_REVIEW'
