import type { Language, Site } from '@galleria/contract/storefronts'
import { inUnits } from '@galleria/kernel/measure'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import type { Party } from '#modules/invoice/index.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { findParcel, type ParcelRow } from '#modules/shipping/index.ts'
import { cancelableQty } from '../claims/claims.rules.ts'
import { languageOf, partyOf, variantOf } from '../invoices/invoice-draft.rules.ts'
import { linesInParcel } from '../present/order.present.ts'
import { findContract, findSellersOrder } from '../order.queries.ts'
import type { OrderLineRow, OrderRow } from '../order.types.ts'

/**
 * What lies in a parcel, for whoever opens it: goods as they were bought, in their buyer's
 * language, and no price.
 */
export type DeliveryNote = {
  readonly language: Language
  readonly site: Site
  readonly currency: string
  readonly orderCode: string
  readonly orderedOn: Date
  readonly shopName: string
  /** Delivered with assembly. */ readonly service: OrderRow['service']
  readonly deliverTo: Party
  /** Undefined for what is still to be sent. */
  readonly sent:
    | { readonly at: Date; readonly carrier: string; readonly number: string }
    | undefined
  readonly lines: readonly {
    readonly code: string
    readonly name: string
    readonly variant: string
    readonly qty: number
    readonly measure: OrderLineRow['snapshot']['measure']
  }[]
}

/** Nothing for a parcel of another seller, or of a buyer who has left with the address. */
export async function findNoteOfParcel(ctx: Context, id: Id<'parcel'>): Promise<DeliveryNote[]> {
  const parcel = await findParcel(ctx.db, id)
  const order = parcel && (await findSellersOrder(ctx.db, sellerOf(ctx), parcel.orderId))
  if (!parcel || !order || parcel.status === 'CANCEL') return []
  return writeNotes(ctx, [{ order, parcel, lines: linesInParcel(order, parcel) }])
}

/**
 * Of each order what is to be sent now, the oldest first; nothing at all where one of them is
 * another seller's.
 */
export async function findNotesOfOrders(
  ctx: Context,
  ids: readonly Id<'order'>[],
): Promise<DeliveryNote[]> {
  const found = await Promise.all(ids.map((id) => findSellersOrder(ctx.db, sellerOf(ctx), id)))
  const orders = found.filter((order) => order !== undefined)
  if (orders.length < ids.length) return []
  const toSend = orders
    .filter((order) => order.status === 'UN_DELIVERY' && order.handover === 'parcel')
    .toSorted((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime())
    .map((order) => ({
      order,
      parcel: undefined,
      lines: order.lines
        .map((line) => ({ line, qty: cancelableQty(line) }))
        .filter(({ qty }) => qty > 0),
    }))
  return writeNotes(
    ctx,
    toSend.filter(({ lines }) => lines.length > 0),
  )
}

type Content = {
  readonly order: OrderRow
  readonly parcel: ParcelRow | undefined
  readonly lines: readonly { readonly line: OrderLineRow; readonly qty: number }[]
}

async function writeNotes(ctx: Context, contents: readonly Content[]): Promise<DeliveryNote[]> {
  const codes = await findArticleCodes(
    ctx.db,
    contents.flatMap(({ lines }) => lines.map(({ line }) => line.skuId)),
  )
  const notes: DeliveryNote[] = []
  for (const { order, parcel, lines } of contents) {
    const contract = await findContract(ctx.db, 'mall', order.contractId)
    if (!contract?.deliveryAddress.poiName) continue
    const language = languageOf(contract)
    notes.push({
      language,
      site: order.site as Site,
      currency: order.currency,
      orderCode: order.code,
      orderedOn: order.orderedAt,
      shopName: order.shopName,
      service: order.service,
      deliverTo: partyOf(contract.deliveryAddress),
      sent: parcel && {
        at: parcel.shippedAt,
        carrier: parcel.carrierName,
        number: parcel.number,
      },
      lines: lines.map(({ line, qty }) => ({
        code: codes.get(line.skuId) ?? '',
        name: line.snapshot.name,
        variant: variantOf(line, language),
        qty: inUnits(qty, line.snapshot.measure),
        measure: line.snapshot.measure,
      })),
    })
  }
  return notes
}

/** By what a warehouse and the item's page call an article. */
async function findArticleCodes(
  db: Db,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('skus')
    .select(['id', 'code'])
    .where('id', '=', sql<number>`any(${skuIds})`)
    .execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}
