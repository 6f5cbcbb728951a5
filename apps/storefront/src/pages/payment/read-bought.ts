import type { WireOrder } from '@galleria/contract/order'
import type { Shop } from '../../shop-context.ts'
import { showOrder, type ShownOrder } from '../orders/shown-order.ts'

/** What was just bought: its orders with their goods, where those go, and who is written to. */
export type Bought = {
  readonly orders: readonly ShownOrder[]
  /** Undefined where nothing is delivered. */
  readonly to: WireOrder['tradeContract']['selectedAddress'] | undefined
  readonly buyerEmail: string
  readonly isTourist: boolean
}

/** All orders of a contract go to one address, so any of them says which. */
export async function readBought(
  { call }: Pick<Shop, 'call'>,
  contractId: string,
  orderId: string,
): Promise<Bought> {
  const [{ tradeOrderList }, order] = await Promise.all([
    call('POST /sapi/mall-order/web/order/queryAndValidateTradeContractDetailById', {
      id: contractId,
    }),
    call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', { id: orderId }),
  ])
  const orders = tradeOrderList.map(showOrder)
  return {
    orders,
    to: orders.some(isDelivered) ? order.tradeContract.selectedAddress : undefined,
    buyerEmail: order.buyerEmail,
    isTourist: order.buyer.isTourist,
  }
}

/** And not fetched, or sent as codes. */
export function isDelivered({
  fulfillmentType,
  itemBusinessType,
  bizCode,
}: Pick<ShownOrder, 'fulfillmentType' | 'itemBusinessType' | 'bizCode'>): boolean {
  return fulfillmentType === 'SITE_SHIPPING' && itemBusinessType !== 'service' && bizCode === null
}
