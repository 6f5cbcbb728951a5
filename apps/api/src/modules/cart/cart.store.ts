import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'

export type CartRow = {
  id: Id<'cartLine'>
  qty: number
  isSelected: boolean
  available: number
  skuId: number
  finish: string
  size: string
  suffix: string
  picture: string
  itemId: number
  urlKey: string
  name: string
  freight: 'parcel' | 'bulky' | 'freight'
  shopId: number
  shopName: string
  sellerId: number
  currency: string
  amount: number
  was: number | null
}

/** The lines of a cart that a storefront has prices for, also those that are no longer sold: of these none are available, shop by shop in the order they were first put in. */
const cartLines = hotSql<'cart.lines', CartRow>(
  'cart.lines',
  `
  select l.id, l.qty, l.is_selected as "isSelected", case when i.is_listed then greatest(0, q.on_hand - q.reserved) else 0 end as available, k.id as "skuId", k.finish, k.size, k.suffix, k.picture,
    i.id as "itemId", i.url_key as "urlKey", t.name, i.freight, h.id as "shopId", h.name as "shopName", h.seller_id as "sellerId", p.currency, p.amount, p.was
  from cart_lines l join skus k on k.id = l.sku_id join items i on i.id = k.item_id join item_texts t on t.item_id = i.id and t.language = $3
  join shops h on h.id = i.shop_id join current_prices p on p.sku_id = k.id and p.site = $2 join stock q on q.sku_id = k.id
  where l.buyer_id = $1 and ($4::uuid[] is null or l.id = any($4))
  order by min(l.created_at) over (partition by h.id), h.id, l.created_at, l.id`,
)

export function findCart(
  db: Db | Tx,
  buyerId: Id<'user'>,
  site: string,
  language: string,
  only?: readonly Id<'cartLine'>[],
): Promise<CartRow[]> {
  return runHot(db, cartLines, [buyerId, site, language, only ?? null])
}

/** How many units of these skus a storefront can sell; a sku that is not sold there is not in the map. */
export async function findAvailable(
  db: Db,
  site: string,
  skuIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await runSql<{ id: number; available: number }>(
    db,
    `select k.id, greatest(0, q.on_hand - q.reserved) as available from skus k join items i on i.id = k.item_id
    join sku_prices p on p.sku_id = k.id and p.site = $1 join stock q on q.sku_id = k.id where k.id = any($2) and i.is_listed`,
    [site, skuIds],
  )
  return new Map(rows.map((row) => [row.id, row.available]))
}

export type Wish = { id: Id<'cartLine'>; skuId: number; qty: number; available: number }

/** Adds on top of what is there, never above what is available. */
export async function addToCart(
  db: Db,
  buyerId: Id<'user'>,
  wishes: readonly Wish[],
  at: Date,
): Promise<void> {
  await runSql(
    db,
    `
    insert into cart_lines (id, buyer_id, sku_id, qty, created_at)
    select w.id, $1, w.sku_id, least(w.qty, w.available, 999), $2 from unnest($3::uuid[], $4::int[], $5::int[], $6::int[]) w(id, sku_id, qty, available)
    on conflict (buyer_id, sku_id) do update set is_selected = true,
      qty = least(cart_lines.qty + excluded.qty, (select greatest(q.on_hand - q.reserved, 1) from stock q where q.sku_id = excluded.sku_id), 999)`,
    [
      buyerId,
      at,
      wishes.map((wish) => wish.id),
      wishes.map((wish) => wish.skuId),
      wishes.map((wish) => wish.qty),
      wishes.map((wish) => wish.available),
    ],
  )
}

/** The pieces in the lines that `findCart` answers with. */
export async function countPieces(db: Db, buyerId: Id<'user'>, site: string): Promise<number> {
  const [row] = await runSql<{ n: number }>(
    db,
    'select coalesce(sum(l.qty), 0)::int as n from cart_lines l join sku_prices p on p.sku_id = l.sku_id and p.site = $2 where l.buyer_id = $1',
    [buyerId, site],
  )
  return row?.n ?? 0
}

export async function countLines(db: Db | Tx, buyerId: Id<'user'>): Promise<number> {
  const [row] = await runSql<{ n: number }>(
    db,
    'select count(*)::int as n from cart_lines where buyer_id = $1',
    [buyerId],
  )
  return row?.n ?? 0
}

export async function changeLine(
  db: Db,
  buyerId: Id<'user'>,
  id: Id<'cartLine'>,
  change: { qty?: number | undefined; isSelected?: boolean | undefined },
): Promise<boolean> {
  const rows = await runSql(
    db,
    'update cart_lines set qty = coalesce($3, qty), is_selected = coalesce($4, is_selected) where buyer_id = $1 and id = $2 returning 1',
    [buyerId, id, change.qty ?? null, change.isSelected ?? null],
  )
  return rows.length === 1
}

export async function selectAllLines(
  db: Db,
  buyerId: Id<'user'>,
  isSelected: boolean,
): Promise<void> {
  await runSql(
    db,
    'update cart_lines set is_selected = $2 where buyer_id = $1 and is_selected <> $2',
    [buyerId, isSelected],
  )
}

/** Nobody else orders, changes or takes out these lines until the end of the transaction; in the order of their ids, as everywhere. */
export async function lockLines(
  tx: Tx,
  buyerId: Id<'user'>,
  ids: readonly Id<'cartLine'>[],
): Promise<void> {
  await runSql(
    tx,
    'select 1 from cart_lines where buyer_id = $1 and id = any($2) order by id for update',
    [buyerId, ids],
  )
}

export async function removeLines(
  db: Db | Tx,
  buyerId: Id<'user'>,
  ids: readonly Id<'cartLine'>[],
): Promise<void> {
  await runSql(db, 'delete from cart_lines where buyer_id = $1 and id = any($2)', [buyerId, ids])
}

/** A guest's lines become the member's; of the same sku the larger quantity stays (decisions section 5). */
export async function moveCart(tx: Tx, from: Id<'user'>, to: Id<'user'>): Promise<void> {
  await runSql(
    tx,
    `insert into cart_lines (id, buyer_id, sku_id, qty, is_selected, created_at)
    select gen_random_uuid(), $2, sku_id, qty, is_selected, created_at from cart_lines where buyer_id = $1
    on conflict (buyer_id, sku_id) do update set qty = greatest(cart_lines.qty, excluded.qty), is_selected = cart_lines.is_selected or excluded.is_selected`,
    [from, to],
  )
  await runSql(tx, 'delete from cart_lines where buyer_id = $1', [from])
}
