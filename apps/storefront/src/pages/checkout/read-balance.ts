import { redirect } from 'react-router'
import type { ReplyOf } from '@galleria/contract/client'
import type { Shop } from '../../shop-context.ts'
import { orderPath } from '../orders/operations.ts'

const ORDER = 'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'
export type Balance = { readonly order: ReplyOf<typeof ORDER> }

/**
 * The order of a pre-sale whose balance is to be paid [PAY-007]. One that has nothing to pay now is
 * looked at instead.
 */
export async function readBalance(
  { call }: Pick<Shop, 'call'>,
  contractId: string,
): Promise<Balance> {
  const { tradeOrderList, isPayable } = await call(
    'POST /sapi/mall-order/web/order/queryAndValidateTradeContractDetailById',
    { id: contractId },
  )
  const [first] = tradeOrderList
  if (!first) throw redirect('/buyer/orders')
  if (!isPayable || first.displayStatus !== 'PENDING_BALANCE') throw redirect(orderPath(first.id))
  return { order: await call(ORDER, { id: first.id }) }
}
