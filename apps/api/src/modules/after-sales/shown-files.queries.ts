import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/**
 * Who sees what was shown about a request, beside its owner and the shop that a picture was shown
 * to.
 */

/**
 * Whether a person is shown this picture: of the own goods that came back, with a no, or by the
 * shop to the mall.
 */
export async function isShownGoods(
  db: Db,
  { fileId, userId }: { readonly fileId: Id<'file'>; readonly userId: Id<'user'> },
): Promise<boolean> {
  const { rows } = await sql`
    select from reverse_orders where buyer_id = ${userId} and (qc_photos @> array[${fileId}]::uuid[] or reject_photos @> array[${fileId}]::uuid[])
    union all select from reverse_disputes d join reverse_orders r on r.id = d.reverse_id where r.buyer_id = ${userId} and d.shop_files @> array[${fileId}]::uuid[]
    union all select from reverse_proofs p join reverse_orders r on r.id = p.reverse_id where r.buyer_id = ${userId} and p.photos @> array[${fileId}]::uuid[] limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/**
 * Whether the mall was asked about what this picture belongs to, or answers it in the place of a
 * shop: it sees what both sides have shown.
 */
export async function isShownToMall(db: Db, fileId: Id<'file'>): Promise<boolean> {
  const { rows } = await sql`
    select from reverse_disputes d join reverse_orders r on r.id = d.reverse_id
    where d.buyer_files @> array[${fileId}]::uuid[] or d.shop_files @> array[${fileId}]::uuid[]
      or r.evidence @> array[${fileId}]::uuid[] or r.qc_photos @> array[${fileId}]::uuid[] or r.reject_photos @> array[${fileId}]::uuid[]
    union all select from reverse_changes x join reverse_disputes d on d.reverse_id = x.reverse_id where x.evidence @> array[${fileId}]::uuid[]
    union all select from reverse_proofs p where p.photos @> array[${fileId}]::uuid[]
    union all select from reverse_orders r join sellers s on s.id = r.seller_id and (s.status = 'CLEARED' or r.is_malls)
      where r.evidence @> array[${fileId}]::uuid[] or r.qc_photos @> array[${fileId}]::uuid[] or r.reject_photos @> array[${fileId}]::uuid[]
        or exists (select from reverse_changes x where x.reverse_id = r.id and x.evidence @> array[${fileId}]::uuid[]) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/**
 * Whether a document was shown to the mall about a request, or is a label where it answers in the
 * place of a shop.
 */
export async function isProofForMall(db: Db, fileId: Id<'file'>): Promise<boolean> {
  const { rows } = await sql`
    select from reverse_proofs where documents @> array[${fileId}]::uuid[]
    union all select from reverse_parcels p join reverse_orders r on r.id = p.reverse_id join sellers s on s.id = r.seller_id
      where p.label_file = ${fileId} and (s.status = 'CLEARED' or r.is_malls) limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Then it is shown to the buyer and to the people of the shop, too; and so is the shop's label, to
 * nobody else.
 */
export async function isProofFor(
  db: Db,
  {
    fileId,
    userId,
    sellerId,
  }: {
    readonly fileId: Id<'file'>
    readonly userId: Id<'user'>
    readonly sellerId: number | null
  },
): Promise<boolean> {
  const { rows } = await sql`
    select from reverse_proofs p join reverse_orders r on r.id = p.reverse_id where p.documents @> array[${fileId}]::uuid[]
      and (r.buyer_id = ${userId} or r.seller_id = ${sellerId})
    union all select from reverse_parcels p join reverse_orders r on r.id = p.reverse_id where p.label_file = ${fileId}
      and (r.buyer_id = ${userId} or r.seller_id = ${sellerId}) limit 1`.execute(db)
  return rows.length > 0
}
