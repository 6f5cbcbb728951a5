import type { ItemStatus } from '@galleria/contract/item-rules'
import { defineFlow, type StateOf } from '@galleria/kernel/flow'

/**
 * What the life cycle asks about an item: whether whoever decides is of its seller, whether the
 * mall looks at it before it is sold, and whether it lacks anything.
 */
export type ItemFacts = {
  readonly isOwn: boolean
  readonly isLookedAt: boolean
  readonly isComplete: boolean
}

/**
 * An item from its draft to the shop window. What was on sale is never deleted: it is taken off,
 * and put away in the end.
 */
export const itemFlow = defineFlow<ItemFacts>()({
  states: ['DRAFT', 'IN_REVIEW', 'ON_SALE', 'PAUSED', 'ARCHIVED'] satisfies ItemStatus[],
  // What came with the data is on sale.
  start: ['DRAFT', 'ON_SALE'],
  actors: ['shop', 'operator'],
  moves: {
    submit: {
      from: ['DRAFT'],
      to: ['IN_REVIEW', 'ON_SALE'],
      by: ['shop'],
      when: ({ isComplete }) => isComplete,
      wire: 'submit',
    },
    takeBack: { from: ['IN_REVIEW'], to: 'DRAFT', by: ['shop'], wire: 'takeBack' },
    approve: {
      from: ['IN_REVIEW'],
      to: 'ON_SALE',
      by: ['operator'],
      when: ({ isOwn }) => !isOwn,
      wire: 'approve',
    },
    sendBack: {
      from: ['IN_REVIEW'],
      to: 'DRAFT',
      by: ['operator'],
      when: ({ isOwn }) => !isOwn,
      wire: 'sendBack',
    },
    pause: { from: ['ON_SALE'], to: 'PAUSED', by: ['shop'] },
    resume: { from: ['PAUSED'], to: 'ON_SALE', by: ['shop'] },
    archive: { from: ['DRAFT', 'PAUSED'], to: 'ARCHIVED', by: ['shop'], wire: 'archive' },
  },
  offers: {
    save: { from: ['DRAFT', 'ON_SALE', 'PAUSED'], by: ['shop'], wire: 'save' },
  },
})
export type ItemState = StateOf<typeof itemFlow>
