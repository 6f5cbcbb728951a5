import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** A shop's set as it stands, on sale or put away. */
export type OwnSet = {
  readonly id: number
  /** The number of its main item's first version. */ readonly code: string
  readonly shopId: number
  readonly isOnSale: boolean
  readonly percentOff: number
  readonly parts: readonly { readonly partId: number; readonly qty: number }[]
}

/**
 * The only writer of sets. A set is in one place at a time: sold from `set_parts` and `set_prices`,
 * or put away. Whoever writes one holds its main item's lock.
 */
export async function writeSet(tx: Tx, set: OwnSet): Promise<void> {
  await removeSet(tx, set.id)
  const { id, shopId, percentOff, parts } = set
  if (!set.isOnSale) {
    await tx
      .insertInto('put_away_sets')
      .values({ main_id: id, percent_off: percentOff, parts: JSON.stringify(parts) })
      .execute()
    return
  }
  await tx
    .insertInto('set_parts')
    .values(
      parts.map(({ partId, qty }, index) => ({
        main_id: id,
        part_id: partId,
        shop_id: shopId,
        position: index + 1,
        qty,
      })),
    )
    .execute()
  if (percentOff > 0)
    await tx.insertInto('set_prices').values({ main_id: id, percent_off: percentOff }).execute()
}

export async function removeSet(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('put_away_sets').where('main_id', '=', id).execute()
  await tx.deleteFrom('set_prices').where('main_id', '=', id).execute()
  await tx.deleteFrom('set_parts').where('main_id', '=', id).execute()
}

/** The sets that a seller's items head; one of them by its id. */
export async function findOwnSets(
  db: Db | Tx,
  sellerId: number,
  { id = null, limit = 1 }: { readonly id?: number | null; readonly limit?: number },
): Promise<OwnSet[]> {
  const { rows } = await sql<OwnSet>`
    select o.id, (select k.code from skus k where k.item_id = o.id order by k.position, k.id limit 1) as code, i.shop_id as "shopId", o."isOnSale", o."percentOff", o.parts
    from (
      select g.main_id as id, true as "isOnSale", coalesce(s.percent_off, 0) as "percentOff",
        jsonb_agg(jsonb_build_object('partId', g.part_id, 'qty', g.qty) order by g.position) as parts
      from set_parts g left join set_prices s on s.main_id = g.main_id group by g.main_id, s.percent_off
      union all select w.main_id, false, w.percent_off, w.parts from put_away_sets w
    ) o join items i on i.id = o.id join shops h on h.id = i.shop_id
    where h.seller_id = ${sellerId} and (${id}::int is null or o.id = ${id})
    order by o."isOnSale" desc, o.id desc limit ${limit}`.execute(db)
  return rows
}
