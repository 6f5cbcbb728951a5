import type { Parsed } from '@galleria/contract/define-call'
import type { goodsCalls, WireGoodsDetail } from '@galleria/contract/goods'
import { isFarPrice, MOST_PRICE_PLAN_DAYS, MOST_PRICE_PLANS } from '@galleria/contract/goods-rules'
import { refuse } from '@galleria/contract/refusals'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { fromMajor } from '@galleria/kernel/money'
import { DAY } from '@galleria/kernel/time'
import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { auditMoney, noteChanges, noteSubject } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { timeZoneOf } from '#modules/merchant/index.ts'
import type { OwnSku } from './goods.queries.ts'
import { foresee, isSoldElsewhere, type Foreseen } from './price-forecast.ts'
import {
  addPricePlan,
  findPricePlans,
  findWaitingPlan,
  movePricePlan,
  type PlannedPrice,
  type PricePlan,
} from './price-plan.store.ts'
import { goodsDetail, ownSku } from './read-goods.ts'

type Plan = Parsed<typeof goodsCalls.planPrices>
type Wrong = { readonly path: string; readonly code: string; readonly most?: number }

/**
 * Prices that begin later. They are held against what will hold at their moment, as far as that is
 * known: whoever plans is told now what would be refused then, and is asked now about what is far
 * from the last price. The door of prices decides again when they begin.
 */
export async function planPrices(ctx: Context, plan: Plan): Promise<WireGoodsDetail> {
  await ctx.inTransaction(async (tx) => {
    const { itemId } = await ownSku(ctx, tx, plan.skuCode)
    await lockRow(tx, 'items', { id: itemId })
    // Whoever held the lock may have sent it to the mall, or put it away.
    const sku = await ownSku(ctx, tx, plan.skuCode)
    if (!sku.isPriced) throw refuse('goods.state')
    const beginsAt = momentAt(plan.shopTime, sku.shopCountry)
    const asked = readPrices(plan.priceList)
    const known = await findPricePlans(tx, sku.skuId)
    const waiting = known.filter(({ status }) => status === 'PLANNED')
    const there = waiting.find((one) => one.beginsAt.getTime() === beginsAt.getTime())
    if (there && isSame(there, asked)) return
    refuseWrong(wrongMoment(ctx, beginsAt, { isTaken: there !== undefined, waiting }))
    const foreseen = await foresee(tx, sku.skuId, waiting, beginsAt)
    refuseWrong(
      asked.flatMap((price, index) => {
        const code = wrongPrice(price, foreseen.get(price.site), { sku, plan, beginsAt })
        return code ? [{ path: `priceList.${index}.amount`, code }] : []
      }),
    )
    await refuseLast(tx, sku, asked, foreseen)
    const id = ctx.newId('pricePlan')
    noteSubject(tx, { kind: 'sku', id: sku.skuId, name: plan.skuCode })
    await addPricePlan(
      tx,
      {
        id,
        skuId: sku.skuId,
        beginsAt,
        plannedBy: buyerOf(ctx),
        prices: asked.map((price) => ({
          ...price,
          isFirst: price.amount !== null && !foreseen.has(price.site),
        })),
      },
      ctx.now(),
    )
    notePlanned(tx, sku, { asked, foreseen, beginsAt })
  })
  return goodsDetail(ctx, plan)
}

/**
 * The moment at which the clock on the wall of a shop shows this. Of an hour that it shows twice
 * the first, of one that it leaves out the next.
 */
export function momentAt(shopTime: string, country: string): Date {
  const { epochMilliseconds } = Temporal.PlainDateTime.from(shopTime).toZonedDateTime(
    timeZoneOf(country),
  )
  return new Date(epochMilliseconds)
}

function wrongMoment(
  ctx: Context,
  beginsAt: Date,
  { isTaken, waiting }: { readonly isTaken: boolean; readonly waiting: readonly PricePlan[] },
): Wrong[] {
  const path = 'shopTime'
  const now = ctx.now().getTime()
  if (beginsAt.getTime() <= now) return [{ path, code: 'price_plan_past' }]
  if (beginsAt.getTime() > now + MOST_PRICE_PLAN_DAYS * DAY) return [{ path, code: 'presale_far' }]
  if (isTaken) return [{ path, code: 'price_plan_taken' }]
  return waiting.length >= MOST_PRICE_PLANS
    ? [{ path, code: 'price_plan_full', most: MOST_PRICE_PLANS }]
    : []
}

type Asked = Omit<PlannedPrice, 'isFirst'>

/** In minor units of each storefront's currency, each storefront once. */
function readPrices(list: Plan['priceList']): Asked[] {
  if (new Set(list.map(({ site }) => site)).size < list.length) throw refuse('request.malformed')
  const read = list.map(({ site, amount }) =>
    amount === null ? null : fromMajor(amount, storefronts[site].currency)?.minor,
  )
  refuseWrong(
    read.flatMap((minor, index) => {
      const code = minor === undefined ? 'decimals' : minor === 0 ? 'price_missing' : undefined
      return code ? [{ path: `priceList.${index}.amount`, code }] : []
    }),
  )
  return list.map(({ site, isReduced }, index) => ({
    site,
    amount: read[index] ?? null,
    isReduced: isReduced && read[index] !== null,
  }))
}

function isSame({ prices }: PricePlan, asked: readonly Asked[]): boolean {
  return (
    prices.length === asked.length &&
    asked.every(({ site, amount, isReduced }) =>
      prices.some(
        (one) => one.site === site && one.amount === amount && one.isReduced === isReduced,
      ),
    )
  )
}

/** What the door of prices would say then, as far as it is known today. */
function wrongPrice(
  { amount, isReduced }: Asked,
  old: Foreseen | undefined,
  { sku, plan, beginsAt }: { sku: OwnSku; plan: Plan; beginsAt: Date },
): string | undefined {
  if (amount === null) return old ? undefined : 'price_gone'
  if (!plan.isSure && old && isFarPrice(amount, old.amount)) return 'price_far'
  if (!isReduced) return undefined
  // A card is worth what it costs.
  if (sku.voucher === 'shopping_card') return 'price_of_card'
  if (!old) return 'price_new'
  if (amount === old.amount && old.was !== null) return undefined
  if (amount >= old.lowest) return 'price_no_reduction'
  const isNew = old.soldSince === null || old.soldSince.getTime() > beginsAt.getTime() - 30 * DAY
  return isNew ? 'price_new' : undefined
}

async function refuseLast(
  tx: Tx,
  { skuId }: OwnSku,
  asked: readonly Asked[],
  foreseen: ReadonlyMap<Site, Foreseen>,
): Promise<void> {
  const ended = asked.filter(({ amount }) => amount === null)
  if (ended.length === 0 || asked.length > ended.length) return
  if (ended.length < foreseen.size || (await isSoldElsewhere(tx, skuId))) return
  refuseWrong(asked.map((_, index) => ({ path: `priceList.${index}.amount`, code: 'price_last' })))
}

function refuseWrong(wrong: readonly Wrong[]): void {
  if (wrong.length > 0) throw refuse('price.refused', { errors: wrong })
}

function notePlanned(
  tx: Tx,
  { skuId, code }: OwnSku,
  planned: {
    readonly asked: readonly Asked[]
    readonly foreseen: ReadonlyMap<Site, Foreseen>
    readonly beginsAt: Date
  },
): void {
  for (const { site, amount, isReduced } of planned.asked) {
    const { currency } = storefronts[site]
    const show = (minor: number | null | undefined) =>
      minor === null || minor === undefined ? null : auditMoney(minor, currency)
    const field = isReduced ? 'reducedPrice' : 'price'
    noteChanges(
      tx,
      { kind: 'sku', id: skuId, name: code },
      {
        of: site,
        before: { [field]: show(planned.foreseen.get(site)?.amount) },
        after: { [field]: show(amount) },
      },
    )
  }
  noteChanges(
    tx,
    { kind: 'sku', id: skuId, name: code },
    { after: { startTime: planned.beginsAt.toISOString() } },
  )
}

/** Until it begins; of two who press, and of a press and the clock, one is first. */
export async function withdrawPrices(
  ctx: Context,
  { skuCode, shopTime }: Parsed<typeof goodsCalls.withdrawPrices>,
): Promise<WireGoodsDetail> {
  await ctx.inTransaction(async (tx) => {
    const { skuId, itemId, shopCountry } = await ownSku(ctx, tx, skuCode)
    await lockRow(tx, 'items', { id: itemId })
    const plan = await findWaitingPlan(tx, skuId, momentAt(shopTime, shopCountry))
    noteSubject(tx, { kind: 'sku', id: skuId, name: skuCode })
    const isMoved =
      plan &&
      (await movePricePlan(tx, plan.id, {
        move: 'withdraw',
        actor: 'shop',
        actorId: buyerOf(ctx),
        at: ctx.now(),
        // What is due begins, also where the clock has not come round yet.
        where: sql<boolean>`t.begins_at > mall_now()`,
      }))
    if (!isMoved) throw refuse('price.plan_over')
    noteChanges(
      tx,
      { kind: 'sku', id: skuId, name: skuCode },
      { before: { startTime: plan.beginsAt.toISOString() }, after: { startTime: null } },
    )
  })
  return goodsDetail(ctx, { skuCode })
}
