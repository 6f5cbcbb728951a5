import { defineFlow, type StateOf } from '@galleria/kernel/flow'

export type PromotionFacts = { readonly isOver: boolean }

/**
 * A promotion of a shop or a coupon of the mall. What is over by the clock needs nobody to end it;
 * `isOver` says so.
 */
export const promotionFlow = defineFlow<PromotionFacts>()({
  states: ['DRAFT', 'RUNNING', 'ENDED'],
  // The coupon of a gift card runs from its first moment.
  start: ['DRAFT', 'RUNNING'],
  actors: ['merchant', 'operator', 'payment'],
  moves: {
    edit: { from: ['DRAFT'], to: 'DRAFT', by: ['merchant', 'operator'], wire: 'edit' },
    start: {
      from: ['DRAFT'],
      to: 'RUNNING',
      by: ['merchant', 'operator'],
      when: ({ isOver }) => !isOver,
      wire: 'start',
    },
    end: {
      from: ['DRAFT', 'RUNNING'],
      to: 'ENDED',
      by: ['merchant', 'operator'],
      when: ({ isOver }) => !isOver,
      wire: 'end',
    },
    // The coupon of a gift card that its order no longer earns.
    withdraw: { from: ['RUNNING'], to: 'ENDED', by: ['payment'] },
  },
})
export type PromotionStatus = StateOf<typeof promotionFlow>

/**
 * One use of it: held with the order that is placed, used with its money, released when that ends
 * unpaid, and used again when late money revives it.
 */
export const useFlow = defineFlow<object>()({
  states: ['HELD', 'USED', 'RELEASED'],
  start: 'HELD',
  actors: ['buyer', 'payment', 'clock'],
  moves: {
    use: { from: ['HELD'], to: 'USED', by: ['payment'] },
    release: { from: ['HELD'], to: 'RELEASED', by: ['buyer', 'clock'] },
    hold: { from: ['RELEASED'], to: 'HELD', by: ['payment'] },
  },
})
