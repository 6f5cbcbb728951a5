import type { Agreed } from './sums.ts'
import { DAY, type Buyer, type Contract, type State } from './state.ts'

/** What may be ordered and not paid, and for how long goods wait for money. Everybody here is behind one address. */
const MINUTE = 60_000
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
      (one.status === 'PENDING_PAY' || one.status === 'PROCESSING') &&
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

/** A bank thinks for a day, and no longer than a day after the half hour. */
export function waitForBank(state: State, contract: Contract): void {
  const until = Math.min(state.now + DAY, contract.placed + PAY_WINDOW + DAY)
  contract.deadline = Math.max(contract.deadline, until)
}

/** It has refused: the rest of the half hour is left, and ten minutes at least. */
export function lapse(state: State, contractId: string): void {
  const waiting = state.orders.filter(
    (one) => one.contract === contractId && one.status === 'PROCESSING',
  )
  const contract = state.contracts.find((one) => one.id === contractId)
  if (!contract || waiting.length === 0) return
  for (const order of waiting) order.status = 'PENDING_PAY'
  const left = Math.max(contract.placed + PAY_WINDOW, state.now + 10 * MINUTE)
  contract.deadline = Math.min(contract.deadline, left)
}
