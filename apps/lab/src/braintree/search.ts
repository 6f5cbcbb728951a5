import type { Transaction } from './braintree.store.ts'

/** The criteria that the lab knows, as Braintree's library writes them. */
export type Search = {
  ids?: readonly string[]
  order_id?: { is?: string }
  type?: readonly string[]
  status?: readonly string[]
  created_at?: { min?: string; max?: string }
}

export function matches(one: Transaction, search: Search): boolean {
  const { ids, order_id, type, status, created_at } = search
  // The report knows whole seconds.
  const second = Math.floor(Date.parse(one.createdAt) / 1000)
  return (
    (!ids || ids.includes(one.id)) &&
    (!order_id?.is || one.orderId === order_id.is) &&
    (!type || type.includes(one.type)) &&
    (!status || status.includes(one.status)) &&
    (!created_at?.min || second >= Math.floor(Date.parse(created_at.min) / 1000)) &&
    (!created_at?.max || second <= Math.floor(Date.parse(created_at.max) / 1000))
  )
}
