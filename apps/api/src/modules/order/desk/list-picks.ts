import type { ReplyOf } from '@galleria/contract/client'
import type { Parsed } from '@galleria/contract/define-call'
import type { orderWorkCalls } from '@galleria/contract/order-work'
import { refuse } from '@galleria/contract/refusals'
import { presentMeasure } from '@galleria/contract/measure'
import { inUnits } from '@galleria/kernel/measure'
import { toWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { presentAttributes } from '#modules/catalog/index.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { presentService } from '../present/extras.present.ts'
import { findOrdersToPick, type OrderToPick } from './pick-list.queries.ts'
import { picksOf, sumPicks, whyNotPicked, type PickLine } from './pick-list.rules.ts'

type PickList = ReplyOf<'POST /sapi/mall-merchant/order/pickList'>

/**
 * What is to be taken from the shelves for some orders. It reserves nothing and moves nothing:
 * whoever picks twice finds the same goods, and what is cancelled meanwhile is refused when the
 * parcel is sent.
 */
export async function listPicks(
  ctx: Context,
  request: Parsed<typeof orderWorkCalls.pickList>,
): Promise<PickList> {
  const ids = [...new Set(request.ids)]
  const orders = await findOrdersToPick(ctx.db, sellerOf(ctx), ids)
  if (orders.length < ids.length) throw refuse('order.not_found')

  const language = orders[0]?.language ?? ctx.language
  const picked = orders
    .filter((order) => !whyNotPicked(order))
    .map((order) => ({ order, picks: picksOf(order.lines) }))
  const sums = sumPicks(
    picked.map(({ picks }) => picks),
    language,
  )
  return {
    language,
    goodsList: sums.map(({ line, qty, orderCount }) => ({
      sku: presentSku(line),
      qty: inUnits(qty, line.measure),
      orderCount,
    })),
    orderList: picked.map(({ order, picks }) => ({
      ...presentName(order),
      shop: { id: order.shopId, name: order.shopName },
      shipTo: `${order.city}, ${order.country}`,
      serviceDetail: presentService(order.service),
      lineList: picks.map(({ line, qty }) => ({
        id: toWireId('orderLine', line.id),
        sku: presentSku(line),
        qty: inUnits(qty, line.measure),
      })),
    })),
    leftOutList: orders.flatMap((order) => {
      const reason = whyNotPicked(order)
      return reason ? [{ ...presentName(order), reason }] : []
    }),
  }
}

function presentName({ id, code }: OrderToPick) {
  return { id: toWireId('order', id), tradeOrderCode: code }
}

function presentSku(line: PickLine) {
  return {
    id: line.skuId,
    code: line.code,
    name: line.name,
    attributes: presentAttributes(line),
    marketingUnit: presentMeasure(line.measure).marketingUnit,
  }
}
