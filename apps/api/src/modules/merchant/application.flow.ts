import { defineFlow, type StateOf } from '@galleria/kernel/flow'

/** What the life cycle asks about an application: whether whoever asks is the one who wrote it. */
export type ApplicationFacts = { readonly isOwn: boolean }

/**
 * The way of a shop into the mall. What was rejected stays as it was; correcting it begins a new
 * application from the old one.
 */
export const applicationFlow = defineFlow<ApplicationFacts>()({
  states: ['DRAFT', 'AUDIT', 'PASS', 'REJECTED'],
  start: 'DRAFT',
  actors: ['applicant', 'operator'],
  moves: {
    submit: { from: ['DRAFT'], to: 'AUDIT', by: ['applicant'], wire: 'submit' },
    withdraw: { from: ['AUDIT'], to: 'DRAFT', by: ['applicant'], wire: 'withdraw' },
    approve: {
      from: ['AUDIT'],
      to: 'PASS',
      by: ['operator'],
      when: (facts) => !facts.isOwn,
      wire: 'approve',
    },
    reject: {
      from: ['AUDIT'],
      to: 'REJECTED',
      by: ['operator'],
      when: (facts) => !facts.isOwn,
      wire: 'reject',
    },
  },
  offers: {
    save: { from: ['DRAFT'], by: ['applicant'], wire: 'save' },
    applyAgain: { from: ['REJECTED'], by: ['applicant'], wire: 'applyAgain' },
  },
})
export type ApplicationStatus = StateOf<typeof applicationFlow>
export type ApplicationMove = keyof typeof applicationFlow.moves
