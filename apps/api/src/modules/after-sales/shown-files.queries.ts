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
  const file = among(fileId)
  const shown = await db
    .selectFrom('reverse_orders')
    .where('buyer_id', '=', userId)
    .where((eb) => eb.or([eb('qc_photos', '@>', file), eb('reject_photos', '@>', file)]))
    .select(found)
    .unionAll(
      db
        .selectFrom('reverse_disputes as d')
        .innerJoin('reverse_orders as r', 'r.id', 'd.reverse_id')
        .where('r.buyer_id', '=', userId)
        .where('d.shop_files', '@>', file)
        .select(found),
    )
    .unionAll(
      db
        .selectFrom('reverse_proofs as p')
        .innerJoin('reverse_orders as r', 'r.id', 'p.reverse_id')
        .where('r.buyer_id', '=', userId)
        .where('p.photos', '@>', file)
        .select(found),
    )
    .limit(sql.lit(1))
    .execute()
  return shown.length > 0
}

const among = (fileId: Id<'file'>) => sql<string[]>`array[${fileId}]::uuid[]`
const found = sql.lit(1).as('found')

/**
 * Whether the mall was asked about what this picture belongs to, or answers it in the place of a
 * shop: it sees what both sides have shown.
 */
export async function isShownToMall(db: Db, fileId: Id<'file'>): Promise<boolean> {
  const file = among(fileId)
  const shown = await db
    .selectFrom('reverse_disputes as d')
    .innerJoin('reverse_orders as r', 'r.id', 'd.reverse_id')
    .where((eb) =>
      eb.or([
        eb('d.buyer_files', '@>', file),
        eb('d.shop_files', '@>', file),
        eb('r.evidence', '@>', file),
        eb('r.qc_photos', '@>', file),
        eb('r.reject_photos', '@>', file),
      ]),
    )
    .select(found)
    .unionAll(
      db
        .selectFrom('reverse_changes as x')
        .innerJoin('reverse_disputes as d', 'd.reverse_id', 'x.reverse_id')
        .where('x.evidence', '@>', file)
        .select(found),
    )
    .unionAll(db.selectFrom('reverse_proofs as p').where('p.photos', '@>', file).select(found))
    .unionAll(
      requestsForMall(db)
        .where((eb) =>
          eb.or([
            eb('r.evidence', '@>', file),
            eb('r.qc_photos', '@>', file),
            eb('r.reject_photos', '@>', file),
            eb.exists(
              eb
                .selectFrom('reverse_changes as x')
                .whereRef('x.reverse_id', '=', 'r.id')
                .where('x.evidence', '@>', file)
                .select('x.reverse_id'),
            ),
          ]),
        )
        .select(found),
    )
    .limit(sql.lit(1))
    .execute()
  return shown.length > 0
}

/** Those that the mall answers itself. */
const requestsForMall = (db: Db) =>
  db
    .selectFrom('reverse_orders as r')
    .innerJoin('sellers as s', (join) =>
      join
        .onRef('s.id', '=', 'r.seller_id')
        .on((eb) => eb.or([eb('s.status', '=', sql.lit('CLEARED')), eb.ref('r.is_malls')])),
    )

/**
 * Whether a document was shown to the mall about a request, or is a label where it answers in the
 * place of a shop.
 */
export async function isProofForMall(db: Db, fileId: Id<'file'>): Promise<boolean> {
  const shown = await db
    .selectFrom('reverse_proofs')
    .where('documents', '@>', among(fileId))
    .select(found)
    .unionAll(
      requestsForMall(db)
        .innerJoin('reverse_parcels as p', 'p.reverse_id', 'r.id')
        .where('p.label_file', '=', fileId)
        .select(found),
    )
    .limit(sql.lit(1))
    .execute()
  return shown.length > 0
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
  const shown = await db
    .selectFrom('reverse_proofs as p')
    .innerJoin('reverse_orders as r', 'r.id', 'p.reverse_id')
    .where('p.documents', '@>', among(fileId))
    .where((eb) => eb.or([eb('r.buyer_id', '=', userId), eb('r.seller_id', '=', sellerId)]))
    .select(found)
    .unionAll(
      db
        .selectFrom('reverse_parcels as p')
        .innerJoin('reverse_orders as r', 'r.id', 'p.reverse_id')
        .where('p.label_file', '=', fileId)
        .where((eb) => eb.or([eb('r.buyer_id', '=', userId), eb('r.seller_id', '=', sellerId)]))
        .select(found),
    )
    .limit(sql.lit(1))
    .execute()
  return shown.length > 0
}
