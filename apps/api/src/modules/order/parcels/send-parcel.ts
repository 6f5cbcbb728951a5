import type { Id } from '@galleria/kernel/id'
import { allows } from '@galleria/kernel/flow'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { sendUnits, type Units } from '#modules/catalog/stock/index.ts'
import { addParcel, CONFIRM_AFTER_DISPATCH, shippingJobs } from '#modules/shipping/index.ts'
import { tellActedFor } from '../desk/acted-for.ts'
import { orderFlow } from '../order.flow.ts'
import { findContract } from '../order.queries.ts'
import {
  asShop,
  factsOf,
  operationsOf,
  reasonOf,
  shelfUnits,
  type ForShop,
} from '../order.rules.ts'
import { markSent, moveOrders } from '../order.store.ts'
import { orderJobs } from '../order.jobs.ts'
import type { OrderLineRow, OrderRow } from '../order.types.ts'
import { resolveStrayParcel } from './stray-parcel.store.ts'
import { takeForParcels } from './take-for-parcels.ts'
import { writeInvoice } from '../invoices/write-invoice.ts'

export type SentParcel = {
  readonly id: Id<'parcel'>
  readonly carrierId: number
  /** It is on the road already, so that its carrier may have been switched off since. */
  readonly isOnTheRoad?: true
  readonly number: string
  readonly lines: readonly { readonly id: Id<'orderLine'>; readonly qty: number }[]
  readonly at: Date
}

/**
 * A parcel with some or all of what is left, for who holds the order's lock: parcel, stock,
 * quantities, state and the buyer's mail are one transaction.
 */
export async function sendParcel(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  { id, carrierId, isOnTheRoad, number, lines, at }: SentParcel,
  as: ForShop = asShop,
): Promise<void> {
  const asked = { state: order.status, actor: as.actor, facts: factsOf(order, ctx.now()) }
  if (!allows(orderFlow, 'ship', asked))
    throw refuse('order.state', { operationList: operationsOf(order, as.actor, ctx.now()) })

  if (!(await markSent(tx, order.id, lines))) throw refuse('parcel.too_many')
  const added = await addParcel(tx, {
    id,
    buyerId: order.buyerId,
    orderId: order.id,
    carrierId,
    isOnTheRoad,
    number,
    confirmBy: new Date(at.getTime() + CONFIRM_AFTER_DISPATCH),
    at,
    sellerId: order.sellerId,
    lines,
  })
  if (added === 'unknown_carrier') throw refuse('carrier.not_found')
  if (added === 'number_taken') throw refuse('parcel.number_taken')
  noteChanges(tx, { kind: 'order', id: order.id }, { after: { trackingNumber: number } })
  await resolveStrayParcel(tx, { carrierId, number }, ctx.now())

  await sendUnits(tx, unitsIn(order, lines), 'send')
  const isAll = lines.reduce((sum, line) => sum + line.qty, 0) === order.unsentQty
  await moveOrders(tx, [order.id], {
    move: 'ship',
    to: isAll ? 'UN_RECEIVED' : 'UN_DELIVERY',
    actor: as.actor,
    actorId: as.actor === 'operator' ? buyerOf(ctx) : undefined,
    facts: { parcelId: id, ...reasonOf(as) },
    at,
  })
  await tellActedFor(ctx, tx, { orderId: order.id, act: 'ship', at }, as)

  await takeForParcels(ctx, tx, order.id, { isLeaving: isOnTheRoad !== true })
  await writeInvoice(ctx, tx, order)
  await ctx.jobs.send(tx, shippingJobs.follow, {
    parcelId: id,
    country: order.site,
    // The buyer reads what the carrier writes, not the shop.
    language: (await findContract(tx, 'mall', order.contractId))?.language ?? 'en',
  })
  await ctx.jobs.send(tx, orderJobs.shipped, { orderId: order.id, parcelId: id })
}

/** A part in words leaves no shelf. */
function unitsIn({ lines }: OrderRow, sent: SentParcel['lines']): Units[] {
  const lineOf = new Map(lines.map((line) => [line.id, line]))
  return shelfUnits(sent.map(({ id, qty }) => ({ line: lineOf.get(id) as OrderLineRow, qty })))
}
