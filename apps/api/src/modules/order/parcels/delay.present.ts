import type { WireDelay } from '@galleria/contract/delay-wire'
import type { OrderRow } from '../order.types.ts'

/** While something is left to send; null for an order that leaves as was promised. */
export function presentDelay({
  status,
  delay,
  shipBy,
  unshippedQty,
}: Pick<OrderRow, 'status' | 'delay' | 'shipBy' | 'unshippedQty'>): WireDelay | null {
  if (status !== 'UN_DELIVERY' || !delay || !shipBy || unshippedQty === 0) return null
  const { dayBefore, reason, content, at } = delay
  return { day: shipBy, dayBefore, reason, content, at }
}
