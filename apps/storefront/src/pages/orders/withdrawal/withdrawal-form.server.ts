import type { Reply } from '@galleria/contract/define-call'
import { isProblem } from '@galleria/contract/client'
import type { withdrawalCalls } from '@galleria/contract/withdrawal'
import type { Shop } from '../../../shop-context.ts'

export type WithdrawalForm = Reply<typeof withdrawalCalls.readWithdrawalForm>

/**
 * The form of the order that the address names; undefined where it names none, or one that is not
 * the reader's (any more): then everybody's form is there.
 */
export async function readOrderForm(
  shop: Shop,
  query: URLSearchParams,
): Promise<WithdrawalForm | undefined> {
  const source = sourceIn(query)
  if (!source) return undefined
  try {
    return await shop.call('POST /sapi/mall-order/web/withdrawal/form', source)
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    return undefined
  }
}

export function sourceIn(
  query: URLSearchParams,
): { orderId: string } | { token: string } | undefined {
  const [token, orderId] = [query.get('token'), query.get('order')]
  if (token) return { token }
  return orderId ? { orderId } : undefined
}
