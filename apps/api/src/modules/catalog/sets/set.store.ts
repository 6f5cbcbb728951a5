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
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('set_parts as g')
        .leftJoin('set_prices as s', 's.main_id', 'g.main_id')
        .select((of) => [
          'g.main_id as id',
          sql.lit<boolean>(true).as('isOnSale'),
          of.fn.coalesce('s.percent_off', sql.lit(0)).as('percentOff'),
          sql<
            OwnSet['parts']
          >`jsonb_agg(jsonb_build_object('partId', g.part_id, 'qty', g.qty) order by g.position)`.as(
            'parts',
          ),
        ])
        .groupBy(['g.main_id', 's.percent_off'])
        .unionAll(
          eb
            .selectFrom('put_away_sets as w')
            .select((of) => [
              'w.main_id as id',
              sql.lit<boolean>(false).as('isOnSale'),
              'w.percent_off as percentOff',
              of.ref('w.parts').$castTo<OwnSet['parts']>().as('parts'),
            ]),
        )
        .as('o'),
    )
    .innerJoin('items as i', 'i.id', 'o.id')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .where('h.seller_id', '=', sellerId)
    .where(sql<boolean>`(${id}::int is null or o.id = ${id})`)
    .select((eb) => [
      'o.id',
      eb
        .selectFrom('skus as k')
        .whereRef('k.item_id', '=', 'o.id')
        .select('k.code')
        .orderBy('k.position')
        .orderBy('k.id')
        .limit(sql.lit(1))
        .as('code'),
      'i.shop_id as shopId',
      'o.isOnSale',
      'o.percentOff',
      'o.parts',
    ])
    .orderBy('o.isOnSale', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .$narrowType<{ code: string }>()
    .execute()
}
