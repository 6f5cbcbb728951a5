import type { Parsed } from '@galleria/contract/define-call'
import type { goodsCalls, WireGoodsDetail } from '@galleria/contract/goods'
import { isFarPrice, stockReasons, type StockReason } from '@galleria/contract/goods-rules'
import { refuse } from '@galleria/contract/refusals'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { inUnits, type Measure } from '@galleria/kernel/measure'
import { fromMajor } from '@galleria/kernel/money'
import { auditMoney, noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import {
  setPrices,
  stepsOf,
  type NewPrice,
  type NoReduction,
  type SetBy,
} from '#modules/catalog/selling/index.ts'
import {
  moveByHand,
  pauseItem,
  resumeItem,
  type HandMove,
  type HandMoveEnd,
} from '#modules/catalog/stock/index.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { goodsDetail, ownSku } from './read-goods.ts'

const storedReasons: Readonly<Record<StockReason, string>> = {
  RECEIVED: 'received',
  FOUND: 'found',
  DAMAGED: 'damaged',
  LOST: 'lost',
  OWN_USE: 'own use',
}

/** Units that came in or are gone. */
export function moveStock(
  ctx: Context,
  { qty, reason, ...rest }: Parsed<typeof goodsCalls.moveStock>,
): Promise<WireGoodsDetail> {
  return moveShelf(ctx, rest, (measure) => ({
    change: { by: stepsOf(qty, measure) * stockReasons[reason] },
    reason: storedReasons[reason],
  }))
}

/**
 * So many are there: held against what the mall thought when it was counted, so that no parcel that
 * left meanwhile is counted twice.
 */
export function countStock(ctx: Context, form: Count): Promise<WireGoodsDetail> {
  return moveShelf(ctx, form, countOf(form))
}

/** The same as a part of something larger. */
export function countStockIn(ctx: Context, tx: Tx, form: Count): Promise<void> {
  return moveShelfIn(ctx, tx, form, countOf(form))
}

type Count = Parsed<typeof goodsCalls.countStock>
const countOf =
  ({ countedQty, seenQty }: Count): MoveOf =>
  (measure) => ({
    change: { to: countedSteps(countedQty, measure), seen: countedSteps(seenQty, measure) },
    reason: 'counted',
  })

/** None is a count, too. */
function countedSteps(qty: number, measure: Measure | null): number {
  return qty === 0 ? 0 : stepsOf(qty, measure)
}

type ShelfForm = {
  readonly skuCode: string
  readonly note?: string | undefined
  readonly requestKey: string
}
type MoveOf = (measure: Measure | null) => Pick<HandMove, 'change' | 'reason'>

async function moveShelf(ctx: Context, form: ShelfForm, moveOf: MoveOf): Promise<WireGoodsDetail> {
  await ctx.inTransaction((tx) => moveShelfIn(ctx, tx, form, moveOf))
  return goodsDetail(ctx, form)
}

async function moveShelfIn(ctx: Context, tx: Tx, form: ShelfForm, moveOf: MoveOf): Promise<void> {
  const { skuId, measure } = await ownSku(ctx, tx, form.skuCode)
  const end = await moveByHand(tx, {
    ...moveOf(measure),
    skuId,
    note: form.note || null,
    actorId: buyerOf(ctx),
    requestKey: form.requestKey,
  })
  refuseEnd(end, measure)
  if (end.end === 'moved' && end.onHand)
    noteChanges(
      tx,
      { kind: 'sku', id: skuId, name: form.skuCode },
      {
        before: { onHand: inUnits(end.onHand.before, measure) },
        after: { onHand: inUnits(end.onHand.after, measure), note: form.note },
      },
    )
}

function refuseEnd(end: HandMoveEnd, measure: Measure | null): void {
  if (end.end === 'held') throw refuse('stock.held', { held: inUnits(end.held, measure) })
  if (end.end === 'stale') throw refuse('stock.moved', { onHand: inUnits(end.onHand, measure) })
  if (end.end === 'full') throw refuse('stock.full')
  if (end.end === 'gone') throw refuse('sku.not_found')
}

/**
 * Prices of the storefronts that are named, all or none. What is far from the last price is asked
 * about twice.
 */
export async function priceGoods(ctx: Context, form: PriceForm): Promise<WireGoodsDetail> {
  await ctx.inTransaction((tx) => priceGoodsIn(ctx, tx, form))
  return goodsDetail(ctx, form)
}

type PriceForm = Parsed<typeof goodsCalls.priceGoods>

/** The same as a part of something larger, for instance of a bulk change. */
export async function priceGoodsIn(
  ctx: Context,
  tx: Tx,
  { skuCode, priceList, isSure = false }: PriceForm,
  bulk?: SetBy['bulk'],
): Promise<void> {
  const prices = readPrices(priceList)
  if (!isSure)
    refuseAt(
      priceList,
      ({ amount, seenAmount }) =>
        amount !== null && seenAmount !== null && isFarPrice(amount, seenAmount),
      'price_far',
    )
  // An item that goes on sale meanwhile begins the history of its prices before or after, never
  // between.
  await lockRow(tx, 'items', { id: (await ownSku(ctx, tx, skuCode)).itemId })
  const { skuId, isPriced, voucher } = await ownSku(ctx, tx, skuCode)
  if (!isPriced) throw refuse('goods.state')
  // A card is worth what it costs.
  if (voucher === 'shopping_card')
    refuseAt(priceList, ({ isReduced }) => isReduced, 'price_of_card')
  const end = await setPrices(tx, skuId, prices, { actorId: buyerOf(ctx), bulk })
  if (end === 'stale') throw refuse('price.changed_meanwhile')
  if (end === 'last') refuseAt(priceList, ({ amount }) => amount === null, 'price_last')
  else if (end !== 'set') refuseNoReductions(priceList, end.notReduced)
  for (const { site, amount, seen, isReduced } of prices) {
    const { currency } = storefronts[site]
    const show = (minor: number | null) => (minor === null ? null : auditMoney(minor, currency))
    const field = isReduced ? 'reducedPrice' : 'price'
    noteChanges(
      tx,
      { kind: 'sku', id: skuId, name: skuCode },
      { of: site, before: { [field]: show(seen) }, after: { [field]: show(amount) } },
    )
  }
}

type AskedPrices = Parsed<typeof goodsCalls.priceGoods>['priceList']

function refuseAt(
  list: AskedPrices,
  isWrong: (price: AskedPrices[number]) => boolean,
  code: string,
): void {
  const wrong = list.flatMap((price, index) =>
    isWrong(price) ? [{ path: `priceList.${index}.amount`, code }] : [],
  )
  if (wrong.length > 0) throw refuse('price.refused', { errors: wrong })
}

function refuseNoReductions(list: AskedPrices, found: ReadonlyMap<Site, NoReduction>): void {
  const errors = list.flatMap(({ site }, index) => {
    const code = found.get(site)
    return code ? [{ path: `priceList.${index}.amount`, code }] : []
  })
  throw refuse('price.refused', { errors })
}

/** In minor units of each storefront's currency, each storefront once. */
function readPrices(list: AskedPrices): NewPrice[] {
  const minorOf = (amount: number | null, site: NewPrice['site']) =>
    amount === null ? null : fromMajor(amount, storefronts[site].currency)?.minor
  refuseAt(list, ({ amount, site }) => minorOf(amount, site) === undefined, 'decimals')
  refuseAt(list, ({ amount }) => amount === 0, 'price_missing')
  if (new Set(list.map(({ site }) => site)).size < list.length) throw refuse('request.malformed')
  return list.map(({ site, amount, seenAmount, isReduced }) => ({
    site,
    amount: minorOf(amount, site) ?? null,
    // What was never a price here was not seen here.
    seen: seenAmount === null ? null : (minorOf(seenAmount, site) ?? 0),
    isReduced,
  }))
}

/** Takes an item off sale or puts it back; asked for again, it is as it was. */
export async function sellGoods(
  ctx: Context,
  { skuCode, isOnSale, version }: Parsed<typeof goodsCalls.sellGoods>,
): Promise<WireGoodsDetail> {
  await ctx.inTransaction(async (tx) => {
    const { itemId } = await ownSku(ctx, tx, skuCode)
    const by = { actorId: buyerOf(ctx), at: ctx.now(), version }
    const isDone = isOnSale
      ? await resumeItem(tx, { itemId, sellerId: sellerOf(ctx) }, by)
      : await pauseItem(tx, itemId, by)
    if (isDone) return
    const { status, isHeldBack, itemVersion } = await ownSku(ctx, tx, skuCode)
    if (!isHeldBack && status === (isOnSale ? 'ON_SALE' : 'PAUSED')) return
    throw refuse(version !== undefined && itemVersion !== version ? 'item.changed' : 'goods.state')
  })
  return goodsDetail(ctx, { skuCode })
}
