import type { Agreed } from './sums.ts'
import { DAY, MINUTE } from '@galleria/kernel/time'
import { isOpen, type Attempt, type Buyer, type Claim, type Contract, type State } from './state.ts'

/**
 * What may be ordered and not paid, and for how long goods wait for money. Everybody here is behind
 * one address.
 */
export const PAY_WINDOW = 30 * MINUTE
const MOST = {
  person: { contracts: 8, units: 300, few: 8, share: 0.5 },
  network: { contracts: 60, units: 900, few: 12, share: 0.5 },
}

/** Why one more order is too much. */
export function tooMuch(state: State, buyer: Buyer, bill: Agreed): string | undefined {
  const room = buyer.isMember ? 1.5 : 1
  const asked = bill.shops.flatMap(({ lines }) => lines)
  const own = heldBy(state, (owner) => owner === buyer.id)
  const near = heldBy(state, () => true, state.now - 25 * 60 * MINUTE)
  const units = asked.reduce((sum, one) => sum + one.qty, 0)
  if (own.contracts + 1 > MOST.person.contracts) return 'unpaid.orders'
  if (own.units + units > MOST.person.units) return 'unpaid.units'
  const isOver = (held: Held, { few, share }: { few: number; share: number }, times: number) =>
    asked.some(({ sku, qty }) => {
      const before = held.bySku.get(sku) ?? 0
      const found = state.skus.find((one) => one.id === sku)
      const free = found ? found.onHand - found.reserved : 0
      return before + qty > Math.max(few, Math.floor((free + before) * share * times))
    })
  if (isOver(own, MOST.person, 1)) return 'unpaid.share'
  const isFull =
    near.contracts + 1 > MOST.network.contracts * room ||
    near.units + units > MOST.network.units * room ||
    isOver(near, MOST.network, room)
  return isFull ? 'unpaid.network' : undefined
}

type Held = { contracts: number; units: number; bySku: Map<number, number> }

function heldBy(state: State, isOwner: (buyer: string) => boolean, since = 0): Held {
  const orders = state.orders.filter(
    (one) =>
      isOpen(one) &&
      one.status !== 'PENDING_BALANCE' &&
      isOwner(one.buyer) &&
      (state.contracts.find(({ id }) => id === one.contract)?.placed ?? 0) > since,
  )
  const lines = orders.flatMap((one) => one.lines)
  const bySku = new Map<number, number>()
  for (const { sku, qty } of lines) bySku.set(sku, (bySku.get(sku) ?? 0) + qty)
  return {
    contracts: new Set(orders.map((one) => one.contract)).size,
    units: lines.reduce((sum, one) => sum + one.qty, 0),
    bySku,
  }
}

/** A bank thinks for a day, and no longer than a day after the claim's own time. */
export function waitForBank(state: State, contract: Contract, claim: Claim): void {
  const until = Math.min(state.now + DAY, claim.closes + DAY)
  contract.deadline = Math.max(contract.deadline, until)
}

/** It has refused: the rest of the claim's own time is left, and ten minutes at least. */
export function lapse(state: State, { contract: contractId, claim: kind }: Attempt): void {
  const orders = state.orders.filter((one) => one.contract === contractId)
  const waiting = orders.filter((one) => one.status === 'PROCESSING')
  const contract = state.contracts.find((one) => one.id === contractId)
  const claim = contract?.claims.find((one) => one.kind === kind)
  if (!contract || !claim) return
  const isPart = kind !== 'FULL' && claim.status === 'OPEN' && orders.every(isOpen)
  if (waiting.length === 0 && !isPart) return
  for (const order of waiting) order.status = 'PENDING_PAY'
  const left = Math.max(claim.closes, state.now + 10 * MINUTE)
  contract.deadline = Math.min(contract.deadline, left)
}
