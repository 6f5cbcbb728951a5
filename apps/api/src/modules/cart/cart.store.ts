import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'

export type CartRow = {
  id: Id<'cartLine'>; qty: number; isSelected: boolean; available: number; skuId: number; finish: string; size: string; suffix: string; picture: string
  itemId: number; urlKey: string; name: string; freight: 'parcel' | 'bulky' | 'freight'; shopId: number; shopName: string; sellerId: number
  currency: string; amount: number; was: number | null
}

/** The lines of a cart that are sold in a storefront, shop by shop in the order they were first put in. */
export function findCart(db: Db | Tx, buyerId: Id<'user'>, site: string, language: string, only?: readonly Id<'cartLine'>[]): Promise<CartRow[]> {
  return runSql<CartRow>(db, `
    select l.id, l.qty, l.is_selected as "isSelected", greatest(0, q.on_hand - q.reserved) as available, k.id as "skuId", k.finish, k.size, k.suffix, k.picture,
      i.id as "itemId", i.url_key as "urlKey", t.name, i.freight, h.id as "shopId", h.name as "shopName", h.seller_id as "sellerId", p.currency, p.amount, p.was
    from cart_lines l join skus k on k.id = l.sku_id join items i on i.id = k.item_id join item_texts t on t.item_id = i.id and t.language = $3
    join shops h on h.id = i.shop_id join sku_prices p on p.sku_id = k.id and p.site = $2 join stock q on q.sku_id = k.id
    where l.buyer_id = $1 and i.is_listed and ($4::uuid[] is null or l.id = any($4))
    order by min(l.created_at) over (partition by h.id), h.id, l.created_at, l.id`, [buyerId, site, language, only ?? null])
}

export async function findSku(db: Db, site: string, skuId: number): Promise<{ available: number; inCart: number } | undefined> {
  const [row] = await runSql<{ available: number; inCart: number }>(db, `select greatest(0, q.on_hand - q.reserved) as available, 0 as "inCart" from skus k join items i on i.id = k.item_id
    join sku_prices p on p.sku_id = k.id and p.site = $1 join stock q on q.sku_id = k.id where k.id = $2 and i.is_listed`, [site, skuId])
  return row
}

/** Adds on top of what is there, never above what is available; answers with the quantity the line has now. */
export async function addToLine(db: Db | Tx, line: { id: Id<'cartLine'>; buyerId: Id<'user'>; skuId: number; qty: number; available: number; at: Date }): Promise<number> {
  const [row] = await runSql<{ qty: number }>(db, `
    insert into cart_lines (id, buyer_id, sku_id, qty, created_at) values ($1, $2, $3, least($4::int, $5::int, 999), $6)
    on conflict (buyer_id, sku_id) do update set qty = least(cart_lines.qty + $4, greatest($5, 1), 999), is_selected = true returning qty`, [line.id, line.buyerId, line.skuId, line.qty, line.available, line.at])
  return row?.qty ?? 0
}

export async function countLines(db: Db | Tx, buyerId: Id<'user'>): Promise<number> {
  const [row] = await runSql<{ n: number }>(db, 'select count(*)::int as n from cart_lines where buyer_id = $1', [buyerId])
  return row?.n ?? 0
}

export async function changeLine(db: Db, buyerId: Id<'user'>, id: Id<'cartLine'>, change: { qty?: number | undefined; isSelected?: boolean | undefined }): Promise<boolean> {
  const rows = await runSql(db, 'update cart_lines set qty = coalesce($3, qty), is_selected = coalesce($4, is_selected) where buyer_id = $1 and id = $2 returning 1', [buyerId, id, change.qty ?? null, change.isSelected ?? null])
  return rows.length === 1
}

export async function selectAllLines(db: Db, buyerId: Id<'user'>, isSelected: boolean): Promise<void> {
  await runSql(db, 'update cart_lines set is_selected = $2 where buyer_id = $1 and is_selected <> $2', [buyerId, isSelected])
}

export async function removeLines(db: Db | Tx, buyerId: Id<'user'>, ids: readonly Id<'cartLine'>[]): Promise<void> {
  await runSql(db, 'delete from cart_lines where buyer_id = $1 and id = any($2)', [buyerId, ids])
}

/** A guest's lines become the member's; of the same sku the larger quantity stays (decisions section 5). */
export async function moveCart(tx: Tx, from: Id<'user'>, to: Id<'user'>): Promise<void> {
  await runSql(tx, `insert into cart_lines (id, buyer_id, sku_id, qty, is_selected, created_at)
    select gen_random_uuid(), $2, sku_id, qty, is_selected, created_at from cart_lines where buyer_id = $1
    on conflict (buyer_id, sku_id) do update set qty = greatest(cart_lines.qty, excluded.qty), is_selected = cart_lines.is_selected or excluded.is_selected`, [from, to])
  await runSql(tx, 'delete from cart_lines where buyer_id = $1', [from])
}
