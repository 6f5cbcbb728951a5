import { refuseFields } from '#platform/bind.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'

/** Goods of an own shop that can be sold on terms of their own, under their lock: pieces for money. */
export async function lockOwnPieces(tx: Tx, sellerId: number, code: string): Promise<number> {
  const sku = await ownPieces(tx, sellerId)
    .where('k.code', '=', code.trim())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('point_prices as q').select('q.sku_id').whereRef('q.sku_id', '=', 'k.id'),
        ),
      ),
    )
    .select('k.id')
    .executeTakeFirst()
  if (!sku) throw refuseFields([{ path: 'skuCode', code: 'item_number' }])
  await lockRow(tx, 'skus', { id: sku.id })
  return sku.id
}

/** The items of these versions, as far as they are an own shop's and sold by the piece. */
export function findOwnItems(
  tx: Tx,
  sellerId: number,
  codes: readonly string[],
): Promise<{ code: string; itemId: number; shopId: number }[]> {
  return ownPieces(tx, sellerId)
    .where('k.code', 'in', [...codes])
    .select(['k.code', 'i.id as itemId', 'i.shop_id as shopId'])
    .execute()
}

const ownPieces = (tx: Tx, sellerId: number) =>
  tx
    .selectFrom('skus as k')
    .innerJoin('items as i', 'i.id', 'k.item_id')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .where('h.seller_id', '=', sellerId)
    .where('i.voucher', 'is', null)
    .where('i.measure', 'is', null)
    .where('i.status', 'in', ['ON_SALE', 'PAUSED'])
