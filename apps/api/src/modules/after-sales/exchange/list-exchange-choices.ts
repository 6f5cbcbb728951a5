import type { exchangeCalls, WireExchangeChoices } from '@galleria/contract/after-sales-exchange'
import type { Parsed } from '@galleria/contract/define-call'
import { toWireId, type Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { findVersions, shownQty, type VersionRow } from '#modules/catalog/index.ts'
import { allowsBuyer, findOrders, type OrderLineRow, type OrderRow } from '#modules/order/index.ts'
import { findAskedUnits } from '#modules/order/claims/index.ts'
import { findOrdersOfLines, findSwaps } from './exchange.queries.ts'
import {
  allowsExchange,
  freezeVersion,
  isExchangedOut,
  replacementsOf,
  versionsOf,
  withinShare,
} from './exchange.rules.ts'
import { presentVersion } from '../reverse.present.ts'

type Choices = Parsed<typeof exchangeCalls.exchangeChoices>
type Bought = { readonly order: OrderRow; readonly line: OrderLineRow }

/**
 * What of each item may come in exchange; with a line of an order, what the call that asks for it
 * would take of that one. All of them are read at once.
 */
export async function listExchangeChoices(
  ctx: Context,
  asked: Choices,
): Promise<WireExchangeChoices[]> {
  const lineIds = asked.flatMap(({ tradeOrderLineId }) => tradeOrderLineId ?? [])
  const [bought, swaps] = await Promise.all([
    findBought(ctx, lineIds),
    lineIds.length > 0 ? findSwaps(ctx.db, lineIds) : new Map<string, never[]>(),
  ])
  const versions = await findVersionsBySite(ctx, asked, bought)
  return asked.map(({ diyItemId, tradeOrderLineId }) => {
    const one = tradeOrderLineId && bought.get(tradeOrderLineId)
    const ofItem = (site: string) =>
      versions.get(site)?.filter(({ itemId }) => itemId === diyItemId) ?? []
    const rows = !tradeOrderLineId
      ? ofItem(ctx.site)
      : one && isExchangeable(one, ctx.now())
        ? choicesFor(one, swaps.get(one.line.id) ?? [], ofItem(one.order.site))
        : []
    return {
      diyItemId,
      tradeOrderLineId: tradeOrderLineId ? toWireId('orderLine', tradeOrderLineId) : null,
      skuList: rows.map(presentChoice),
    }
  })
}

function isExchangeable({ order, line }: Bought, now: Date): boolean {
  return (
    allowsExchange(order) && !line.snapshot.gift && allowsBuyer(order, 'requestAfterSales', now)
  )
}

function choicesFor(
  { order, line }: Bought,
  swaps: Parameters<typeof versionsOf>[1],
  versions: readonly VersionRow[],
): VersionRow[] {
  const [held] = isExchangedOut(swaps) ? [] : versionsOf(line, swaps)
  const one = held && findAskedUnits(line, { qty: 1, cancelQty: 0 })
  if (!one) return []
  const [paid] = withinShare(order, { lines: [one], shipping: 0 }, [held]).lines
  return replacementsOf(held, versions, { order, units: paid }).map(({ version }) => version)
}

async function findBought(
  ctx: Context,
  lineIds: readonly Id<'orderLine'>[],
): Promise<Map<string, Bought>> {
  const buyerId = buyerOf(ctx)
  const ids = lineIds.length > 0 ? await findOrdersOfLines(ctx.db, buyerId, lineIds) : []
  const orders = ids.length > 0 ? await findOrders(ctx.db, { buyerId, ids }) : []
  return new Map(
    orders.flatMap((order) => order.lines.map((line) => [line.id, { order, line }] as const)),
  )
}

/** At the prices of the storefront where each was bought; without an order of this one. */
async function findVersionsBySite(
  ctx: Context,
  asked: Choices,
  bought: ReadonlyMap<string, Bought>,
): Promise<Map<string, VersionRow[]>> {
  const { db, language } = ctx
  const wanted = Map.groupBy(asked, ({ tradeOrderLineId: id }) =>
    id ? bought.get(id)?.order.site : ctx.site,
  )
  const found = await Promise.all(
    [...wanted].map(async ([site, ofSite]) => {
      const itemIds = [...new Set(ofSite.map(({ diyItemId }) => diyItemId))]
      return site
        ? ([site, await findVersions(db, { site, language, itemIds })] as const)
        : undefined
    }),
  )
  return new Map(found.filter((one) => one !== undefined))
}

function presentChoice(row: VersionRow): WireExchangeChoices['skuList'][number] {
  return {
    ...presentVersion(row.skuId, freezeVersion(row), row.currency),
    availableQty: shownQty(row.available, row.measure),
  }
}
