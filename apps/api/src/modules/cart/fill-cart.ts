import type { WireCart } from '@galleria/contract/cart'
import { refuse } from '@galleria/kernel/refusal'
import { buyerOf, type Context } from '#platform/context.ts'
import { findShippingRates } from '#modules/merchant/index.ts'
import { presentCart } from './cart.present.ts'
import { addToLine, changeLine, countLines, findCart, findSku, selectAllLines } from './cart.store.ts'
import type { Id } from '@galleria/kernel/id'

const MOST_LINES = 100

export async function readCart(ctx: Context): Promise<WireCart> {
  const rows = ctx.actor.kind === 'anonymous' ? [] : await findCart(ctx.db, ctx.actor.userId, ctx.site, ctx.language)
  const rates = rows.length > 0 ? await findShippingRates(ctx.db, ctx.site, [...new Set(rows.map((row) => row.shopId))]) : new Map()
  return presentCart(rows, rates, { site: ctx.site, now: ctx.now() })
}

/** Puts a sku into the cart on top of what is there. The price is never taken from the caller; asking for more than there is refuses and says how many are left. */
export async function addSku(ctx: Context, wish: { skuId: number; skuQty: number }): Promise<WireCart> {
  const sku = await findSku(ctx.db, ctx.site, wish.skuId)
  if (!sku) throw refuse('sku.not_found')
  if (sku.available === 0) throw refuse('stock.sold_out')
  if (sku.available < wish.skuQty) throw refuse('stock.exceeded', { available: sku.available })
  if (await countLines(ctx.db, buyerOf(ctx)) >= MOST_LINES) throw refuse('cart.full')
  await addToLine(ctx.db, { id: ctx.newId('cartLine'), buyerId: buyerOf(ctx), skuId: wish.skuId, qty: wish.skuQty, available: sku.available, at: ctx.now() })
  return readCart(ctx)
}

/** Buy again: what is still sold and there goes in, the rest is left out; answers with how many units were added. */
export async function addSkus(ctx: Context, wishes: readonly { sku: { id: number }; skuQty: number }[]): Promise<{ addedQty: number; cart: WireCart }> {
  let addedQty = 0
  for (const wish of wishes) {
    const sku = await findSku(ctx.db, ctx.site, wish.sku.id)
    if (!sku || sku.available === 0) continue
    if (await countLines(ctx.db, buyerOf(ctx)) >= MOST_LINES) throw refuse('cart.full')
    const qty = Math.min(wish.skuQty, sku.available)
    await addToLine(ctx.db, { id: ctx.newId('cartLine'), buyerId: buyerOf(ctx), skuId: wish.sku.id, qty, available: sku.available, at: ctx.now() })
    addedQty += qty
  }
  return { addedQty, cart: await readCart(ctx) }
}

export async function updateCart(ctx: Context, change: { id?: Id<'cartLine'> | undefined; skuQty?: number | undefined; isSelected?: boolean | undefined }): Promise<WireCart> {
  const buyerId = buyerOf(ctx)
  if (!change.id) {
    if (change.isSelected !== undefined) await selectAllLines(ctx.db, buyerId, change.isSelected)
    return readCart(ctx)
  }
  const [line] = await findCart(ctx.db, buyerId, ctx.site, ctx.language, [change.id])
  if (!line) throw refuse('cart.line_not_found')
  if (change.skuQty !== undefined && change.skuQty > line.available) throw refuse('stock.exceeded', { available: line.available })
  if (!await changeLine(ctx.db, buyerId, change.id, { qty: change.skuQty, isSelected: change.isSelected })) throw refuse('cart.line_not_found')
  return readCart(ctx)
}
