import type { Outcome, Reverse, Seller, State } from './state.ts'

/** Who answers for a seller, once more in the plainest way. */

/** The people of these shops, or the mall in the place of one that was removed. */
export type Answerer = readonly number[] | 'mall'

const statusOf = (state: State, shop: number): Seller['status'] =>
  state.sellers.find((one) => one.shop === shop)?.status ?? 'ACTIVE'

export const isGone = (state: State, shop: number): boolean => statusOf(state, shop) === 'CLEARED'

/**
 * The request, or why nobody of them answers it: to the mall those of shops that are still there
 * are not there, and the people of one that was removed only read.
 */
export function findAnswered(state: State, by: Answerer, id: string): Reverse | Outcome {
  const refusal = refuseGone(state, by)
  if (refusal) return refusal
  return (
    state.reverses.find(
      (one) => one.id === id && (by === 'mall' ? isGone(state, one.shop) : by.includes(one.shop)),
    ) ?? 'reverse.not_found'
  )
}

export function refuseGone(state: State, by: Answerer): Outcome | undefined {
  return by !== 'mall' && by.some((shop) => isGone(state, shop)) ? 'merchant.cleared' : undefined
}

type SellerMove = 'freeze' | 'unfreeze' | 'clear'
const from: Readonly<Record<SellerMove, readonly Seller['status'][]>> = {
  freeze: ['ACTIVE'],
  unfreeze: ['FROZEN'],
  clear: ['ACTIVE', 'FROZEN'],
}
const to = { freeze: 'FROZEN', unfreeze: 'ACTIVE', clear: 'CLEARED' } as const

export function changeSeller(state: State, shop: number, move: SellerMove): Outcome {
  const seller = state.sellers.find((one) => one.shop === shop)
  if (!seller) return 'seller.not_found'
  if (!from[move].includes(seller.status)) return 'seller.state'
  seller.status = to[move]
  for (const sku of state.skus) {
    if (sku.shop !== shop) continue
    // What its shop does not sell itself stays away.
    const isShown = move === 'unfreeze'
    if (isShown ? sku.isHeldBack : sku.isListed)
      Object.assign(sku, { isListed: isShown, isHeldBack: !isShown })
  }
  return 'ok'
}
