import type { WireCart } from '@galleria/contract/cart'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { together } from '#platform/db.ts'
import { presentCart } from './cart.present.ts'
import {
  addToCart,
  changeLine,
  countLines,
  countPieces,
  findAvailable,
  findCart,
  findRatesForCart,
  keepApart,
  selectAllLines,
} from './cart.store.ts'
import type { Id } from '@galleria/kernel/id'

const MOST_LINES = 100

export async function readCart(ctx: Context): Promise<WireCart> {
  const { actor } = ctx
  const [rows, rates] =
    actor.kind === 'anonymous'
      ? [[], new Map()]
      : await together(ctx.db, (db) =>
          Promise.all([
            findCart(db, actor.userId, ctx.site, ctx.language),
            findRatesForCart(db, ctx.site, actor.userId),
          ]),
        )
  return presentCart(rows, rates, { site: ctx.site, now: ctx.now() })
}

export async function countCart(ctx: Context): Promise<{ totalQty: number }> {
  return {
    totalQty:
      ctx.actor.kind === 'anonymous' ? 0 : await countPieces(ctx.db, ctx.actor.userId, ctx.site),
  }
}

/** Puts a sku into the cart on top of what is there. The price is never taken from the caller; asking for more than there is refuses and says how many are left. */
export async function addSku(
  ctx: Context,
  { skuId, skuQty }: { skuId: number; skuQty: number },
): Promise<WireCart> {
  const available = (await findAvailable(ctx.db, ctx.site, [skuId])).get(skuId)
  if (available === undefined) throw refuse('sku.not_found')
  if (available === 0) throw refuse('stock.sold_out')
  if (available < skuQty) throw refuse('stock.exceeded', { available })
  await refuseFullCart(ctx, 1)
  await addToCart(
    ctx.db,
    buyerOf(ctx),
    [{ id: ctx.newId('cartLine'), skuId, qty: skuQty, available }],
    ctx.now(),
  )
  await keepApart(ctx.db, buyerOf(ctx), { skuId })
  return readCart(ctx)
}

/** Buy again: what is still sold and there goes in, the rest is left out; answers with how many units were added and which were not. */
export async function addSkus(
  ctx: Context,
  asked: readonly { sku: { id: number }; skuQty: number }[],
): Promise<{ addedQty: number; leftOut: { skuId: number; qty: number }[]; cart: WireCart }> {
  const wanted = new Map<number, number>()
  for (const { sku, skuQty } of asked) wanted.set(sku.id, (wanted.get(sku.id) ?? 0) + skuQty)
  const available = await findAvailable(ctx.db, ctx.site, [...wanted.keys()])
  const lines = [...wanted]
    .map(([skuId, qty]) => ({
      id: ctx.newId('cartLine'),
      skuId,
      available: available.get(skuId) ?? 0,
      qty: Math.min(qty, available.get(skuId) ?? 0),
    }))
    .filter((line) => line.qty > 0)
  await refuseFullCart(ctx, lines.length)
  if (lines.length > 0) {
    await addToCart(ctx.db, buyerOf(ctx), lines, ctx.now())
    await keepApart(ctx.db, buyerOf(ctx), 'all')
  }
  const added = new Map(lines.map(({ skuId, qty }) => [skuId, qty]))
  return {
    addedQty: lines.reduce((sum, line) => sum + line.qty, 0),
    leftOut: [...wanted]
      .map(([skuId, qty]) => ({ skuId, qty: qty - (added.get(skuId) ?? 0) }))
      .filter(({ qty }) => qty > 0),
    cart: await readCart(ctx),
  }
}

async function refuseFullCart(ctx: Context, more: number): Promise<void> {
  if ((await countLines(ctx.db, buyerOf(ctx))) + more > MOST_LINES) throw refuse('cart.full')
}

export async function updateCart(
  ctx: Context,
  change: {
    id?: Id<'cartLine'> | undefined
    skuQty?: number | undefined
    isSelected?: boolean | undefined
  },
): Promise<WireCart> {
  const buyerId = buyerOf(ctx)
  if (!change.id) {
    if (change.isSelected !== undefined) await selectAllLines(ctx.db, buyerId, change.isSelected)
    if (change.isSelected) await keepApart(ctx.db, buyerId, 'all')
    return readCart(ctx)
  }
  const [line] = await findCart(ctx.db, buyerId, ctx.site, ctx.language, [change.id])
  if (!line) throw refuse('cart.line_not_found')
  if (change.skuQty !== undefined && change.skuQty > line.available)
    throw refuse('stock.exceeded', { available: line.available })
  if (
    !(await changeLine(ctx.db, buyerId, change.id, {
      qty: change.skuQty,
      isSelected: change.isSelected,
    }))
  )
    throw refuse('cart.line_not_found')
  if (change.isSelected) await keepApart(ctx.db, buyerId, { lineId: change.id })
  return readCart(ctx)
}
