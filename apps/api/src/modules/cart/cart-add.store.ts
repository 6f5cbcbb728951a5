import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/**
 * `most`: no cart takes more of it. `key`: the press of a button that puts it in; one that this
 * line knows already adds nothing.
 */
export type NewLine = {
  id: Id<'cartLine'>
  skuId: number
  qty: number
  available: number
  most: number
  key?: string | undefined
}

/**
 * A press that was answered before, although nobody may have heard it, adds nothing. Ten are
 * remembered: as many windows may each repeat theirs.
 */
const isRepeated = sql<boolean>`cardinality(excluded.added_keys) > 0 and excluded.added_keys <@ cart_lines.added_keys`
const mergedKeys = sql<
  string[]
>`case when excluded.added_keys <@ cart_lines.added_keys then cart_lines.added_keys
  else (excluded.added_keys || cart_lines.added_keys)[1:10] end`

/** Adds on top of what is there, never above what is available. */
export async function addToCart(
  db: Db,
  buyerId: Id<'user'>,
  lines: readonly NewLine[],
  at: Date,
): Promise<void> {
  await db
    .insertInto('cart_lines')
    .columns(['id', 'buyer_id', 'sku_id', 'qty', 'added_keys', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ id: string; sku_id: number }>`unnest(
            ${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.skuId)}::int[],
            ${lines.map((line) => line.qty)}::int[], ${lines.map((line) => line.available)}::int[], ${lines.map((line) => line.most)}::int[],
            ${lines.map((line) => line.key ?? null)}::text[]
          )`.as<'n'>(sql`n(id, sku_id, qty, available, most, key)`),
        )
        .select([
          'n.id',
          sql<string>`${buyerId}::uuid`.as('buyer_id'),
          'n.sku_id',
          sql<number>`least(n.qty, n.available, n.most)`.as('qty'),
          sql<string[]>`array_remove(array[n.key], null)`.as('added_keys'),
          sql<Date>`${at}::timestamptz`.as('created_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['buyer_id', 'sku_id'])
        .where('group_buy_size', 'is', null)
        .doUpdateSet({
          is_selected: sql.lit(true),
          added_keys: mergedKeys,
          qty: sql<number>`case when ${isRepeated} then cart_lines.qty else least(
            cart_lines.qty + excluded.qty,
            (select greatest(q.on_hand - q.reserved, 1) from stock q where q.sku_id = excluded.sku_id),
            (select 99900 / i.step from skus k join items i on i.id = k.item_id where k.id = excluded.sku_id)) end`,
        }),
    )
    .execute()
}

/** One group of buyers at a time: in place of the one that was to be begun or joined before. */
export async function addGroupBuyToCart(
  db: Db,
  buyerId: Id<'user'>,
  line: Omit<NewLine, 'available' | 'most' | 'key'> & {
    size: number
    groupBuyId: Id<'groupBuy'> | null
  },
  at: Date,
): Promise<void> {
  await db
    .insertInto('cart_lines')
    .values({
      id: line.id,
      buyer_id: buyerId,
      sku_id: line.skuId,
      qty: line.qty,
      group_buy_size: line.size,
      group_buy_id: line.groupBuyId,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .column('buyer_id')
        .where('group_buy_size', 'is not', null)
        .doUpdateSet(({ ref }) => ({
          is_selected: sql.lit(true),
          sku_id: ref('excluded.sku_id'),
          qty: ref('excluded.qty'),
          group_buy_size: ref('excluded.group_buy_size'),
          group_buy_id: ref('excluded.group_buy_id'),
        })),
    )
    .execute()
}

/** A set goes on top of the same one, as far as there are its parts. */
export async function addSetToCart(
  db: Db,
  buyerId: Id<'user'>,
  set: Pick<NewLine, 'id' | 'qty' | 'available' | 'key'> & { skuIds: readonly number[] },
  at: Date,
): Promise<void> {
  await db
    .insertInto('cart_lines')
    .values({
      id: set.id,
      buyer_id: buyerId,
      set_skus: sql`${set.skuIds}::int[]`,
      qty: sql`least(${set.qty}::int, ${set.available}::int, 999)`,
      added_keys: sql`array_remove(array[${set.key ?? null}::text], null)`,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['buyer_id', 'set_skus']).doUpdateSet({
        is_selected: sql.lit(true),
        added_keys: mergedKeys,
        qty: sql<number>`case when ${isRepeated} then cart_lines.qty
          else least(cart_lines.qty + excluded.qty, greatest(${set.available}::int, 1), 999) end`,
      }),
    )
    .execute()
}
