import { refuseFields } from '#platform/bind.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'

/**
 * Goods of an own shop that can be sold on terms of their own, under their lock: pieces for money,
 * or, as their price in points is set, for points as well.
 */
export async function lockOwnPieces(
  tx: Tx,
  sellerId: number,
  code: string,
  { forPoints = false }: { readonly forPoints?: boolean } = {},
): Promise<number> {
  const sku = await ownPieces(tx, sellerId)
    .where('k.code', '=', code.trim())
    .select('k.id')
    .executeTakeFirst()
  // Asked under the lock: nobody plans for money what gets a price in points meanwhile.
  if (sku) await lockRow(tx, 'skus', { id: sku.id })
  if (!sku || (!forPoints && (await costsPoints(tx, sku.id))))
    throw refuseFields([{ path: 'skuCode', code: 'item_number' }])
  return sku.id
}

async function costsPoints(tx: Tx, skuId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('point_prices')
    .select('sku_id')
    .where('sku_id', '=', skuId)
    .executeTakeFirst()
  return found !== undefined
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
