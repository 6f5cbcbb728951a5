import type { ReturnAddress } from '@galleria/contract/after-sales-rules'
import type { Db, Tx } from '#platform/db.ts'
import { findReturnAddress } from '#modules/merchant/index.ts'
import { findContract, type OrderRow } from '#modules/order/index.ts'

/** Where the goods of an order go back to: it depends on where they were delivered. */
export async function findWayBack(
  db: Db | Tx,
  {
    sellerId,
    shopId,
    contractId,
    isMalls = false,
  }: Pick<OrderRow, 'sellerId' | 'shopId' | 'contractId'> & { readonly isMalls?: boolean },
): Promise<ReturnAddress | undefined> {
  const contract = await findContract(db, 'mall', contractId)
  const country = contract?.deliveryAddress.country
  return findReturnAddress(db, { sellerId, shopId, country, isMalls })
}
