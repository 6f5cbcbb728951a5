import { EXCHANGES_PER_LINE } from '@galleria/contract/after-sales-rules'
import type { exchangeCalls } from '@galleria/contract/after-sales-exchange'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { inUnits } from '@galleria/kernel/measure'
import { fromMajor, type Currency } from '@galleria/kernel/money'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { findVersions, type VersionRow } from '#modules/catalog/index.ts'
import type { OrderRow } from '#modules/order/index.ts'
import type { Available } from '#modules/order/claims/index.ts'
import { findSwaps } from './exchange/exchange.queries.ts'
import {
  findShort,
  isOnlyForSame,
  isExchangedOut,
  pickVersion,
  replacementsOf,
  versionsOf,
  withinDearest,
  withinPaid,
  withinShare,
} from './exchange/exchange.rules.ts'
import type { HeldVersion, Replacement, Swap } from './exchange/exchange.types.ts'
import { dearestOf } from './exchange/surcharge.rules.ts'
import { typeOf, type Asked } from './asking/read-available.ts'
import { formatAmount } from './format-amount.ts'
import { bringsGoodsBack, type AskedUnits } from './reverse.rules.ts'

type Amount = { readonly value: number; readonly currency?: string | undefined }
type ExchangeLines = Parsed<typeof exchangeCalls.applyForExchange>['reverseTradeOrderLineList']

/** Of which version the goods are that a request brings back, line by line. */
export async function readGoods(
  db: Db | Tx,
  asked: Asked,
  available: Available,
): Promise<HeldVersion[]> {
  return pickGoods(asked, available, await findSwapsOf(db, available))
}

/**
 * What these units can give back, by the versions that they are of; of goods that do not come back
 * that is not known, and those count that are worth most.
 */
export async function readPaid(
  db: Db | Tx,
  order: OrderRow,
  asked: Asked,
  available: Available,
): Promise<Available> {
  if (!bringsGoodsBack(typeOf(order, asked))) {
    const swaps = await findSwapsOf(db, available)
    const versions = available.lines.map(({ line }) => versionsOf(line, swaps.get(line.id) ?? []))
    return withinDearest(order, available, versions)
  }
  const goods = await readGoods(db, asked, available)
  return typeOf(order, asked) === 'SALE_EXCHANGE'
    ? withinShare(order, available, goods)
    : withinPaid(order, available, goods)
}

/**
 * Of units whose money alone goes back: which of them had cost more than what was ordered, line by
 * line.
 */
export async function readDearest(
  db: Db | Tx,
  available: Available,
): Promise<ReturnType<typeof dearestOf>[]> {
  const swaps = await findSwapsOf(db, available)
  return available.lines.map((one) =>
    dearestOf(one, versionsOf(one.line, swaps.get(one.line.id) ?? [])),
  )
}

/**
 * And what comes instead: of the same item, and there; with the difference that comes back or is to
 * be paid.
 */
export async function readExchange(
  ctx: Context,
  tx: Tx,
  { order, lines, available }: { order: OrderRow; lines: ExchangeLines; available: Available },
): Promise<(Replacement & { goods: HeldVersion })[]> {
  const swaps = await findSwapsOf(tx, available)
  if (available.lines.some(({ line }) => isExchangedOut(swaps.get(line.id) ?? [])))
    throw refuse('reverse.exchange_twice', { most: EXCHANGES_PER_LINE })
  const versions = await versionsNow(ctx, tx, order, available)
  const goods = pickGoods({ reverseTradeOrderLineList: lines }, available, swaps)
  const read = goods.map((one, index) => {
    const wanted = lines[index]
    const skuId = wanted?.derivativeSku.id ?? 0
    if (isOnlyForSame(one) && skuId !== one.skuId) throw refuse('reverse.exchange_dearer')
    const found = insteadOf(one, versions, { order, units: available.lines[index] }).find(
      ({ version }) => version.skuId === skuId,
    )
    if (!found) throw refuse('reverse.exchange_sku', { skuId })
    // Nobody asks for it who was told of another amount.
    const { differenceAmt: back, surchargeAmt: more } = wanted ?? {}
    const refusal = (minor: number) => ({
      skuId,
      amount: formatAmount(minor, order.currency, ctx.language, ctx.site),
    })
    // And nobody pays more who did not say so.
    if ((more ? minorOf(more, order.currency) : 0) !== found.surcharge)
      throw refuse('reverse.exchange_surcharge', refusal(found.surcharge))
    if (back && minorOf(back, order.currency) !== found.difference)
      throw refuse('reverse.exchange_price', refusal(found.difference))
    return { goods: one, ...found }
  })
  const short = findShort(
    read.map(({ version: { skuId } }, index) => ({
      skuId,
      qty: available.lines[index]?.qty ?? 0,
    })),
    new Map(versions.map(({ skuId, available: free }) => [skuId, free])),
  )
  if (short.length > 0) throw refuse('reverse.exchange_sold_out', { skuIds: short })
  return read
}

/** Whether each of these lines can be exchanged for something that is there now. */
export async function canExchange(
  ctx: Context,
  order: OrderRow,
  asked: Asked,
  available: Available,
): Promise<boolean> {
  const swaps = await findSwapsOf(ctx.db, available)
  const versions = await versionsNow(ctx, ctx.db, order, available)
  return available.lines.every(({ line, qty }, index) => {
    const ofLine = swaps.get(line.id) ?? []
    const named = asked.reverseTradeOrderLineList[index]?.goodsSku?.id
    const goods = pickVersion(versionsOf(line, ofLine), qty, named)
    return (
      'skuId' in goods &&
      !isExchangedOut(ofLine) &&
      insteadOf(goods, versions, { order, units: available.lines[index] }).some(
        ({ version }) => version.available >= qty,
      )
    )
  })
}

/**
 * Every version that could come instead, line by line, with what would come back or be paid beside
 * it.
 */
export async function listReplacements(
  ctx: Context,
  order: OrderRow,
  goods: readonly HeldVersion[],
  available: Available,
): Promise<Replacement[][]> {
  const versions = await versionsNow(ctx, ctx.db, order, available)
  return goods.map((one, index) =>
    insteadOf(one, versions, { order, units: available.lines[index] }),
  )
}

function insteadOf(
  goods: HeldVersion,
  versions: readonly VersionRow[],
  { order, units }: { readonly order: OrderRow; readonly units: AskedUnits | undefined },
): Replacement[] {
  return replacementsOf(goods, versions, { order, units })
}

/** Undefined for what is no amount of this currency. */
function minorOf(amount: Amount, currency: string): number | undefined {
  if ((amount.currency ?? currency) !== currency) return undefined
  return fromMajor(amount.value, currency as Currency)?.minor
}

function pickGoods(
  { reverseTradeOrderLineList }: Pick<Asked, 'reverseTradeOrderLineList'>,
  { lines }: Available,
  swaps: ReadonlyMap<string, readonly Swap[]>,
): HeldVersion[] {
  return lines.map(({ line, qty }, index) => {
    const named = reverseTradeOrderLineList[index]?.goodsSku?.id
    const goods = pickVersion(versionsOf(line, swaps.get(line.id) ?? []), qty, named)
    if ('skuId' in goods) return goods
    if (goods.most === 0) throw refuse('reverse.not_eligible')
    throw refuse('reverse.versions', { most: inUnits(goods.most, line.snapshot.measure) })
  })
}

function findSwapsOf(db: Db | Tx, { lines }: Available): Promise<Map<string, Swap[]>> {
  return findSwaps(
    db,
    lines.map(({ line }) => line.id),
  )
}

function versionsNow(
  { language }: Context,
  db: Db | Tx,
  { site }: OrderRow,
  { lines }: Available,
): Promise<VersionRow[]> {
  return findVersions(db, { site, language, itemIds: lines.map(({ line }) => line.itemId) })
}
