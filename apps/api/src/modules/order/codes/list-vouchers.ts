import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { voucherCalls, WireCodeState, WireVoucher } from '@galleria/contract/voucher'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { offsetOf } from '@galleria/kernel/page'
import { sql } from 'kysely'
import { buyerOf, type Context } from '#platform/context.ts'
import { pictures } from '#platform/picture-urls.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { presentVoucher } from '#modules/catalog/selling/index.ts'
import {
  findVouchers,
  findVouchersById,
  openSeal,
  showCode,
  type VoucherRow,
} from '#modules/voucher/index.ts'
import { findOrder } from '../order.queries.ts'
import type { LineSnapshot, OrderRow } from '../order.types.ts'

/** A code of an order's line, opened. */
export type Coupon = {
  readonly lineId: Id<'orderLine'>
  readonly couponCode: string
  readonly usedStatus: WireVoucher['usedStatus']
  readonly state: WireVoucher['state']
  readonly expiresAt: Date
}

/**
 * The codes of one order, for the page of who bought them; those whose money was asked back are not
 * shown there.
 */
export async function readCoupons(ctx: Context, orderId: Id<'order'>): Promise<Coupon[]> {
  const rows = await findVouchers(ctx.db, orderId)
  return rows
    .filter(({ status }) => status !== 'VOID')
    .map((row) => ({
      lineId: row.lineId,
      couponCode: showCode(openSeal(ctx.env.secrets, row).code),
      expiresAt: row.expiresAt,
      ...stateOf(row, ctx.now()),
    }))
}

/**
 * What became of each code of an order, for the desks of its shop and of the mall: no code is
 * opened for it.
 */
export async function readCodeStates(
  ctx: Context,
  { id, handover }: Pick<OrderRow, 'id' | 'handover'>,
): Promise<WireCodeState[]> {
  if (handover !== 'voucher') return []
  const rows = await findVouchers(ctx.db, id)
  return rows.map((row) => ({
    id: toWireId('voucher', row.id),
    lineId: toWireId('orderLine', row.lineId),
    state: stateOf(row, ctx.now()).state,
    usedTime: row.usedAt?.toISOString() ?? null,
    expirationTime: row.expiresAt.toISOString(),
  }))
}

function stateOf(
  { status, expiresAt }: VoucherRow,
  now: Date,
): Pick<WireVoucher, 'usedStatus' | 'state'> {
  if (status === 'USED') return { usedStatus: 'USED', state: 'used' }
  if (status === 'VOID') return { usedStatus: 'NOT_USED', state: 'returned' }
  return { usedStatus: 'NOT_USED', state: expiresAt <= now ? 'expired' : 'open' }
}

type Listed = {
  id: Id<'voucher'>
  orderId: Id<'order'>
  orderCode: string
  shopId: number
  shopName: string
  skuId: number
  snapshot: LineSnapshot
  unitPrice: number
  currency: string
}

/** The own codes: of one order or of all, by whether they can still be used; the newest first. */
export async function listVouchers(
  ctx: Context,
  body: Parsed<typeof voucherCalls.pageVouchers>,
): Promise<Reply<typeof voucherCalls.pageVouchers>> {
  const { tradeOrderId } = body
  if (tradeOrderId && !(await findOrder(ctx.db, buyerOf(ctx), tradeOrderId)))
    throw refuse('order.not_found')
  const mine = ctx.db
    .selectFrom('vouchers as v')
    .innerJoin('orders as o', 'o.id', 'v.order_id')
    .where('o.buyer_id', '=', buyerOf(ctx))
    .where('o.handover', '=', 'voucher')
    .$if(tradeOrderId !== undefined, (query) => query.where('o.id', '=', tradeOrderId ?? ''))
  const isUsable = sql<boolean>`(v.status = 'NOT_USED' and v.expires_at > ${ctx.now()})`
  const [listed, { unusedTotal, usedTotal }] = await Promise.all([
    mine
      .innerJoin('order_lines as l', 'l.id', 'v.line_id')
      .innerJoin('shops as h', 'h.id', 'o.shop_id')
      .where(body.usedStatus === 'NOT_USED' ? isUsable : sql<boolean>`not ${isUsable}`)
      .select(['v.id', 'o.id as orderId', 'o.code as orderCode', 'o.shop_id as shopId'])

      .select([
        'h.name as shopName',
        'l.sku_id as skuId',
        'l.snapshot',
        'l.unit_price as unitPrice',
      ])
      .select('o.currency')
      .orderBy('v.issued_at', 'desc')
      .orderBy('v.line_id')
      .orderBy('v.unit')
      .limit(body.pageSize)
      .offset(offsetOf(body))
      .$castTo<Listed>()
      .execute(),
    mine
      .select(sql<number>`count(*) filter (where ${isUsable})::int`.as('unusedTotal'))
      .select(sql<number>`count(*) filter (where not ${isUsable})::int`.as('usedTotal'))
      .executeTakeFirstOrThrow(),
  ])
  const codes = await findVouchersById(
    ctx.db,
    listed.map(({ id }) => id),
  )
  const codeOf = new Map(codes.map((code) => [code.id, code]))
  return {
    data: listed.flatMap((one) => {
      const code = codeOf.get(one.id)
      return code ? [present(ctx, one, code)] : []
    }),
    total: body.usedStatus === 'NOT_USED' ? unusedTotal : usedTotal,
    unusedTotal,
    usedTotal,
  }
}

function present(ctx: Context, listed: Listed, voucher: VoucherRow): WireVoucher {
  const { code, password } = openSeal(ctx.env.secrets, voucher)
  const { snapshot } = listed
  const { place, address } = presentVoucher(snapshot.voucher ?? { kind: voucher.kind, days: 0 })
  return {
    id: toWireId('voucher', voucher.id),
    couponCode: showCode(code),
    couponsPassword: password,
    ...stateOf(voucher, ctx.now()),
    usedTime: voucher.usedAt?.toISOString() ?? null,
    expirationTime: voucher.expiresAt.toISOString(),
    kind: voucher.kind,
    tradeOrderId: toWireId('order', listed.orderId),
    tradeOrderCode: listed.orderCode,
    faceAmt: faceOf(voucher.kind, listed),
    place,
    address,
    shop: { id: listed.shopId, name: listed.shopName },
    sku: {
      id: listed.skuId,
      name: snapshot.name,
      size: snapshot.size,
      image: pictures.url(snapshot.picture, 320),
      tint: pictures.tint(snapshot.picture),
    },
  }
}

/** A card is worth what it cost. */
export const faceOf = (
  kind: VoucherRow['kind'],
  { unitPrice, currency }: { readonly unitPrice: number; readonly currency: string },
): WireVoucher['faceAmt'] => (kind === 'shopping_card' ? wireMoney(unitPrice, currency) : null)
