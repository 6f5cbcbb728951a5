import { queryOptions } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'

/**
 * What somebody proposes to close, and the requests of an order: one key, so that an answer renews
 * both.
 */
export const CLOSES = 'closes'

export function proposedClosesQuery() {
  return queryOptions({
    queryKey: [CLOSES, 'proposed'],
    queryFn: () => mall('POST /sapi/mall-operator/reverse/proposed', {}),
  })
}

export function requestsOfOrderQuery(orderId: string) {
  return queryOptions({
    queryKey: [CLOSES, orderId],
    queryFn: () => mall('POST /sapi/mall-operator/reverse/ofOrder', { orderId }),
  })
}
