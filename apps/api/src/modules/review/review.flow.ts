import { defineFlow, type StateOf } from '@galleria/kernel/flow'
import { DAY } from '@galleria/kernel/time'

/**
 * Six months, for which a decision can be disagreed with (Regulation (EU) 2022/2065, article
 * 20(1)).
 */
const APPEAL_MS = 184 * DAY

export type ReviewFacts = {
  readonly openReports: number
  readonly decidedAt: Date | null
  /** Who asks has hidden it, and somebody else could look at it. */
  readonly isOwnDecision: boolean
  readonly now: Date
}

/** Whether a review is shown. A person decides, with a reason; its author disagrees once. */
export const reviewFlow = defineFlow<ReviewFacts>()({
  states: ['SHOWN', 'HIDDEN', 'APPEALED', 'REMOVED'],
  start: 'SHOWN',
  actors: ['buyer', 'operator'],
  moves: {
    hide: { from: ['SHOWN'], to: 'HIDDEN', by: ['operator'], wire: 'hide' },
    // What was reported is all right.
    keep: {
      from: ['SHOWN'],
      to: 'SHOWN',
      by: ['operator'],
      when: ({ openReports }) => openReports > 0,
      wire: 'keep',
    },
    appeal: {
      from: ['HIDDEN'],
      to: 'APPEALED',
      by: ['buyer'],
      when: ({ decidedAt, now }) =>
        decidedAt !== null && now.getTime() - decidedAt.getTime() <= APPEAL_MS,
      wire: 'appeal',
    },
    restore: { from: ['HIDDEN', 'APPEALED'], to: 'SHOWN', by: ['operator'], wire: 'restore' },
    // Not by who has hidden it, as long as there is somebody else: nobody decides about the own
    // decision.
    uphold: {
      from: ['APPEALED'],
      to: 'REMOVED',
      by: ['operator'],
      when: ({ isOwnDecision }) => !isOwnDecision,
      wire: 'uphold',
    },
  },
})
export type ReviewStatus = StateOf<typeof reviewFlow>
