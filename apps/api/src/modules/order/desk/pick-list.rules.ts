import type { NotPickedReason } from '@galleria/contract/order-work'
import { isUnpaid } from '@galleria/contract/order-states'
import { cancelableQty } from '../claims/claims.rules.ts'
import type { Handover, LineSnapshot, OrderLineRow } from '../order.types.ts'
import type { OrderStatus } from '../order.flow.ts'

/** A line with what a warehouse finds it by. */
export type PickLine = Pick<
  OrderLineRow,
  'id' | 'skuId' | 'qty' | 'deliveredQty' | 'canceledQty' | 'openCancelQty'
> &
  Pick<LineSnapshot, 'name' | 'finish' | 'size' | 'measure'> & {
    readonly code: string
    /** In words, sent at no charge. */ readonly part?: string | null
  }

type OrderToPick = {
  readonly status: OrderStatus
  readonly handover: Handover
  readonly isHeld: boolean
  readonly lines: readonly PickLine[]
}

/** Why nothing of an order is picked; undefined when something is. */
export function whyNotPicked({
  status,
  handover,
  isHeld,
  lines,
}: OrderToPick): NotPickedReason | undefined {
  if (isUnpaid(status)) return 'UNPAID'
  if (status === 'CANCELED' || status === 'CLOSED') return 'CANCELED'
  if (handover === 'voucher') return 'CODES'
  if (status !== 'UN_DELIVERY') return 'SENT'
  if (!lines.some((line) => cancelableQty(line) > 0)) return 'ASKED_BACK'
  return isHeld ? 'HELD' : undefined
}

export type Picked = { readonly line: PickLine; readonly qty: number }

/**
 * What is still to send of each line: neither what has gone, nor what its buyer wants the money of.
 */
export function picksOf(lines: readonly PickLine[]): Picked[] {
  return lines.map((line) => ({ line, qty: cancelableQty(line) })).filter(({ qty }) => qty > 0)
}

/**
 * The picks of all orders by article, in the order of the alphabet. One order may have an article
 * twice: alone and in a set.
 */
export function sumPicks(
  orders: readonly (readonly Picked[])[],
  language: string,
): { line: PickLine; qty: number; orderCount: number }[] {
  const sums = new Map<string, { line: PickLine; qty: number; orderCount: number }>()
  for (const picks of orders) {
    const counted = new Set<string>()
    for (const { line, qty } of picks) {
      // A part is no piece of what it belongs to.
      const article = `${line.skuId} ${line.part ? line.name : ''}`
      const sum = sums.get(article) ?? { line, qty: 0, orderCount: 0 }
      sum.qty += qty
      if (!counted.has(article)) sum.orderCount += 1
      counted.add(article)
      sums.set(article, sum)
    }
  }
  const { compare } = new Intl.Collator(language)
  return [...sums.values()].toSorted(
    (a, b) => compare(a.line.name, b.line.name) || compare(a.line.code, b.line.code),
  )
}
