import type { WireCart } from '@galleria/contract/cart'
import { refuse } from '@galleria/contract/refusals'
import { inUnits, piecesOf, type Measure } from '@galleria/kernel/measure'
import { presentMeasure } from '@galleria/contract/measure'
import { buyerOf, type Context } from '#platform/context.ts'
import { together } from '#platform/db.ts'
import { offersGroup, stepsOf } from '#modules/catalog/selling/index.ts'
import { findSetChoice } from '#modules/catalog/sets/index.ts'
import { findGroupBuy, hasPlace } from '#modules/group-buy/index.ts'
import { factorOf } from '#modules/membership/index.ts'
import { findTaxRates } from '#modules/tax/index.ts'
import { findPromotionsForCart } from './cart-promotions.queries.ts'
import { keepApart } from './cart-apart.store.ts'
import { presentCart } from './cart.present.ts'
import { addGroupBuyToCart, addSetToCart, addToCart } from './cart-add.store.ts'
import {
  changeLine,
  countLines,
  countPieces,
  findAvailable,
  findCart,
  findRatesForCart,
  selectAllLines,
} from './cart.store.ts'
import type { Id } from '@galleria/kernel/id'

const MOST_LINES = 100

export async function readCart(ctx: Context): Promise<WireCart> {
  const { actor } = ctx
  const [rows, rates, promotions, pointsFactor] =
    actor.kind === 'anonymous'
      ? [[], new Map(), [], 0]
      : await together(ctx.db, (db) =>
          Promise.all([
            findCart(db, actor.userId, ctx.site, ctx.language),
            findRatesForCart(db, ctx.site, actor.userId),
            findPromotionsForCart(db, ctx.site, ctx.language, actor.userId),
            // Guests earn nothing.
            actor.kind === 'member' ? factorOf(db, actor.userId) : 0,
          ]),
        )
  return presentCart(rows, rates, promotions, {
    site: ctx.site,
    language: ctx.language,
    now: ctx.now(),
    pointsFactor,
    taxRates: await findTaxRates(ctx),
  })
}

export async function countCart(ctx: Context): Promise<{ totalQty: number }> {
  return {
    totalQty:
      ctx.actor.kind === 'anonymous' ? 0 : await countPieces(ctx.db, ctx.actor.userId, ctx.site),
  }
}

type Chosen = readonly { sku: { id: number } }[] | undefined

/**
 * Puts a sku, or a set by its main sku and its parts, into the cart on top of what is there. The
 * price is never taken from the caller; asking for more than there is refuses and says how many are
 * left.
 */
export async function addSku(
  ctx: Context,
  request: {
    skuId: number
    skuQty: number
    diySkuLineList?: Chosen
    groupBuySize?: number | undefined
    groupBuyId?: Id<'groupBuy'> | undefined
    requestKey?: string | undefined
  },
): Promise<WireCart> {
  const { skuId, skuQty, diySkuLineList, requestKey: key } = request
  if (diySkuLineList?.length) {
    await addSet(ctx, { mainSkuId: skuId, qty: stepsOf(skuQty, null), key }, diySkuLineList)
    return readCart(ctx)
  }
  if (request.groupBuySize !== undefined || request.groupBuyId) {
    await addGroupBuy(ctx, request)
    return readCart(ctx)
  }
  const found = (await findAvailable(ctx.db, ctx.site, [skuId])).get(skuId)
  if (!found) throw refuse('sku.not_found')
  const { available, measure } = found
  const qty = stepsOf(skuQty, measure)
  refuseShort(available, qty, measure)
  await refuseFullCart(ctx, 1)
  await addToCart(
    ctx.db,
    buyerOf(ctx),
    [{ id: ctx.newId('cartLine'), skuId, qty, available, most: mostOf(measure), key }],
    ctx.now(),
  )
  await keepApart(ctx.db, buyerOf(ctx), ctx.site, { skuId })
  return readCart(ctx)
}

async function addSet(
  ctx: Context,
  { mainSkuId, qty, key }: { mainSkuId: number; qty: number; key: string | undefined },
  chosen: NonNullable<Chosen>,
): Promise<void> {
  const set = await findSetChoice(ctx.db, ctx.site, mainSkuId, idsOf(chosen))
  if (!set) throw refuse('set.not_offered')
  refuseShort(set.available, qty)
  await refuseFullCart(ctx, 1)
  await addSetToCart(
    ctx.db,
    buyerOf(ctx),
    { id: ctx.newId('cartLine'), qty, key, ...set },
    ctx.now(),
  )
  await keepApart(ctx.db, buyerOf(ctx), ctx.site, { setSkus: set.skuIds })
}

/** In steps: no cart takes more than 999 pieces, metres or kilograms of one thing. */
function mostOf(measure: Measure | null): number {
  return Math.floor(99_900 / (measure?.step ?? 100))
}

function refuseShort(available: number, wanted: number, measure: Measure | null = null): void {
  if (available === 0) throw refuse('stock.sold_out')
  if (available < wanted) throw refuse('stock.exceeded', { available: inUnits(available, measure) })
}

function idsOf(chosen: NonNullable<Chosen>): number[] {
  return [...new Set(chosen.map(({ sku }) => sku.id))]
}

type Wanted = { sku: { id: number }; skuQty: number; diySkuLineList?: Chosen }
type Unit = ReturnType<typeof presentMeasure>['marketingUnit']
type Added = {
  addedQty: number
  leftOut: { skuId: number; qty: number; marketingUnit: Unit }[]
}

/**
 * Buy again: what is still sold and there goes in, the rest is left out; answers with how many
 * pieces were added and which were not.
 */
export async function addSkus(
  ctx: Context,
  asked: readonly Wanted[],
): Promise<Added & { cart: WireCart }> {
  const [sets, single] = [
    asked.filter(({ diySkuLineList }) => diySkuLineList?.length),
    asked.filter(({ diySkuLineList }) => !diySkuLineList?.length),
  ]
  const added = [await addSingle(ctx, single, sets.length)]
  for (const { sku, skuQty, diySkuLineList = [] } of sets)
    added.push(await addSetAgain(ctx, sku.id, stepsOf(skuQty, null), diySkuLineList))
  const addedQty = added.reduce((sum, one) => sum + one.addedQty, 0)
  if (addedQty > 0) await keepApart(ctx.db, buyerOf(ctx), ctx.site, 'all')
  return {
    addedQty,
    leftOut: added.flatMap(({ leftOut }) => leftOut),
    cart: await readCart(ctx),
  }
}

/** `beside`: so many lines more go into the cart with these. */
async function addSingle(ctx: Context, asked: readonly Wanted[], beside: number): Promise<Added> {
  const wanted = new Map<number, number>()
  for (const { sku, skuQty } of asked) wanted.set(sku.id, (wanted.get(sku.id) ?? 0) + skuQty)
  const found = await findAvailable(ctx.db, ctx.site, [...wanted.keys()])
  const asking = [...wanted].map(([skuId, asked]) => {
    const { available = 0, measure = null } = found.get(skuId) ?? {}
    // What is not sold any more is not asked in which steps it was.
    const qty = found.has(skuId) ? Math.min(stepsOf(asked, measure), available) : 0
    return {
      id: ctx.newId('cartLine'),
      skuId,
      asked,
      measure,
      available,
      qty,
      most: mostOf(measure),
    }
  })
  const lines = asking.filter(({ qty }) => qty > 0)
  await refuseFullCart(ctx, lines.length + beside)
  if (lines.length > 0) await addToCart(ctx.db, buyerOf(ctx), lines, ctx.now())
  return {
    addedQty: lines.reduce((sum, { qty, measure }) => sum + piecesOf(qty, measure), 0),
    leftOut: asking
      .map(({ skuId, asked, measure, qty }) => ({
        skuId,
        qty: Math.round((asked - inUnits(qty, measure)) * 100) / 100,
        marketingUnit: presentMeasure(measure).marketingUnit,
      }))
      .filter(({ qty }) => qty > 0),
  }
}

/** A set is named by its main sku where it is left out. */
async function addSetAgain(
  ctx: Context,
  mainSkuId: number,
  wanted: number,
  chosen: NonNullable<Chosen>,
): Promise<Added> {
  const set = await findSetChoice(ctx.db, ctx.site, mainSkuId, idsOf(chosen))
  const qty = Math.min(wanted, set?.available ?? 0)
  if (set && qty > 0)
    await addSetToCart(ctx.db, buyerOf(ctx), { id: ctx.newId('cartLine'), ...set, qty }, ctx.now())
  return {
    addedQty: qty,
    leftOut: qty < wanted ? [{ skuId: mainSkuId, qty: wanted - qty, marketingUnit: null }] : [],
  }
}

async function refuseFullCart(ctx: Context, more: number): Promise<void> {
  if ((await countLines(ctx.db, buyerOf(ctx))) + more > MOST_LINES) throw refuse('cart.full')
}

/**
 * To begin a group of so many, or to join one. Whether somebody is in it already is asked where the
 * orders are known, at the checkout.
 */
async function addGroupBuy(
  ctx: Context,
  request: {
    skuId: number
    skuQty: number
    groupBuySize?: number | undefined
    groupBuyId?: Id<'groupBuy'> | undefined
  },
): Promise<void> {
  const { skuId, skuQty, groupBuyId } = request
  const found = (await findAvailable(ctx.db, ctx.site, [skuId])).get(skuId)
  if (!found) throw refuse('sku.not_found')
  const { available } = found
  const group = groupBuyId && (await findGroupBuy(ctx.db, groupBuyId))
  if (groupBuyId && (group?.skuId !== skuId || !hasPlace(group, ctx.now())))
    throw refuse('groupbuy.over')
  const size = group?.size ?? request.groupBuySize ?? 0
  if (!groupBuyId && !(await offersGroup(ctx.db, { skuId, size }, available)))
    throw refuse('groupbuy.not_offered')
  const qty = stepsOf(skuQty, null)
  refuseShort(available, qty)
  await refuseFullCart(ctx, 1)
  await addGroupBuyToCart(
    ctx.db,
    buyerOf(ctx),
    { id: ctx.newId('cartLine'), skuId, qty, size, groupBuyId: groupBuyId ?? null },
    ctx.now(),
  )
  await keepApart(ctx.db, buyerOf(ctx), ctx.site, 'groupBuy')
}

export async function updateCart(
  ctx: Context,
  change: {
    id?: Id<'cartLine'> | undefined
    skuQty?: number | undefined
    isSelected?: boolean | undefined
    isInsured?: boolean | undefined
  },
): Promise<WireCart> {
  const buyerId = buyerOf(ctx)
  if (!change.id) {
    if (change.isSelected !== undefined) await selectAllLines(ctx.db, buyerId, change.isSelected)
    if (change.isSelected) await keepApart(ctx.db, buyerId, ctx.site, 'all')
    return readCart(ctx)
  }
  const [line] = await findCart(ctx.db, buyerId, ctx.site, ctx.language, [change.id])
  if (!line) throw refuse('cart.line_not_found')
  if (change.isInsured && !line.cover) throw refuse('cover.not_offered')
  const qty = change.skuQty === undefined ? undefined : stepsOf(change.skuQty, line.measure)
  if (qty !== undefined && qty > line.available)
    throw refuse('stock.exceeded', { available: inUnits(line.available, line.measure) })
  if (
    !(await changeLine(ctx.db, buyerId, change.id, {
      qty,
      isSelected: change.isSelected,
      isInsured: change.isInsured,
    }))
  )
    throw refuse('cart.line_not_found')
  if (change.isSelected) await keepApart(ctx.db, buyerId, ctx.site, { lineId: change.id })
  return readCart(ctx)
}
