import { isProblem, type Client } from '@galleria/contract/client'
import type { WireOrderRow } from '@galleria/contract/order'

/** An order that was placed and is not paid: what was in the cart a moment ago stands there. */
export type OpenOrder = Pick<
  WireOrderRow,
  'id' | 'tradeOrderCode' | 'displayStatus' | 'needPayAmt' | 'duePayAmt'
> & { readonly images: readonly { readonly url: string; readonly tint: string }[] }

const MOST = 3
const MOST_IMAGES = 2

/**
 * For somebody whose cart is empty, perhaps because they came back from paying; nothing for who has
 * no session yet.
 */
export async function readOpenOrders(call: Client): Promise<readonly OpenOrder[]> {
  try {
    const { data } = await call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {
      searchStatus: 'PENDING_PAY',
      pageSize: MOST,
    })
    return data.map(({ tradeOrderLineList, ...order }) => ({
      id: order.id,
      tradeOrderCode: order.tradeOrderCode,
      displayStatus: order.displayStatus,
      needPayAmt: order.needPayAmt,
      duePayAmt: order.duePayAmt,
      images: tradeOrderLineList
        .slice(0, MOST_IMAGES)
        .map(({ sku }) => ({ url: sku.image, tint: sku.tint })),
    }))
  } catch (error) {
    if (isProblem(error) && error.status === 401) return []
    throw error
  }
}
