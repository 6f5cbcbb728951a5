import type { SellerStatus } from '@galleria/contract/merchant-rights'
import { defineFlow } from '@galleria/kernel/flow'

export type SellerFacts = { readonly isOwn: boolean }

const notOwn = (facts: SellerFacts) => !facts.isOwn

/**
 * A seller who is in the mall. What each state still allows stands in the contract's
 * `merchant-rights.ts`.
 */
export const sellerFlow = defineFlow<SellerFacts>()({
  states: ['ACTIVE', 'FROZEN', 'CLEARED'] satisfies SellerStatus[],
  start: 'ACTIVE',
  actors: ['operator'],
  moves: {
    freeze: { from: ['ACTIVE'], to: 'FROZEN', by: ['operator'], when: notOwn, wire: 'freeze' },
    unfreeze: { from: ['FROZEN'], to: 'ACTIVE', by: ['operator'], when: notOwn, wire: 'unfreeze' },
    clear: {
      from: ['ACTIVE', 'FROZEN'],
      to: 'CLEARED',
      by: ['operator'],
      when: notOwn,
      wire: 'clear',
    },
  },
})
export type SellerMove = keyof typeof sellerFlow.moves
