import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { voucherCalls } from '@galleria/contract/voucher'
import { refuse } from '@galleria/contract/refusals'
import { toWireId } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { countAgainst, takeBack } from '#platform/rate-limit.ts'
import { isSame } from '#platform/secrets.ts'
import { sendUnits } from '#modules/catalog/stock/index.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import {
  findTypedVoucher,
  findVouchersById,
  openSeal,
  useVoucher,
  type VoucherRow,
} from '#modules/voucher/index.ts'
import { faceOf } from './list-vouchers.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { markSent, moveOrders } from '../order.store.ts'
import type { OrderRow } from '../order.types.ts'

type Redeemed = Reply<typeof voucherCalls.redeemVoucher>

/** Tries of one person that came to nothing. */
const TRIES = { times: 30, seconds: 3600 }

/**
 * A shop takes a code: once, whoever else types it at the same moment. The unit counts as handed
 * over; with the last one the order is complete (O19).
 */
export async function redeemCode(
  ctx: Context,
  typed: Parsed<typeof voucherCalls.redeemVoucher>,
): Promise<Redeemed> {
  const key = `voucher:${buyerOf(ctx)}`
  await countAgainst(ctx, key, TRIES)
  const redeemed = await ctx.inTransaction(async (tx) => {
    const found = await findTypedVoucher(tx, ctx.env.secrets, {
      sellerId: sellerOf(ctx),
      typed: typed.couponCode,
    })
    if (!found || !hasPassword(ctx, found, typed.couponsPassword ?? ''))
      throw refuse('voucher.not_found')
    const order = await lockSellersOrder(ctx, tx, found.orderId)
    const [voucher] = await findVouchersById(tx, [found.id])
    if (!voucher) throw refuse('voucher.not_found')
    refuseUnlessOpen(voucher, ctx.now())
    return handOver(ctx, tx, order, voucher)
  })
  await takeBack(ctx, [key])
  return redeemed
}

function hasPassword(ctx: Context, voucher: VoucherRow, typed: string): boolean {
  const { password } = openSeal(ctx.env.secrets, voucher)
  return password === null || isSame(Buffer.from(password), Buffer.from(typed.replace(/\s/g, '')))
}

function refuseUnlessOpen({ status, expiresAt }: VoucherRow, now: Date): void {
  if (status === 'USED') throw refuse('voucher.used')
  if (status === 'VOID') throw refuse('voucher.returned')
  if (status === 'EXPIRED' || expiresAt <= now) throw refuse('voucher.expired')
}

async function handOver(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  { id, lineId, kind }: VoucherRow,
): Promise<Redeemed> {
  const at = ctx.now()
  const line = order.lines.find((one) => one.id === lineId)
  const isUsed =
    (await useVoucher(tx, id, { actorId: buyerOf(ctx), at })) &&
    (await markSent(tx, order.id, [{ id: lineId, qty: 1 }]))
  if (!line || !isUsed) throw new Error('a code that could be used and whose unit is not there')
  await sendUnits(tx, [{ skuId: line.skuId, lineId, qty: 1 }], 'redeemed')
  if (order.unsentQty === 1)
    await moveOrders(tx, [order.id], {
      move: 'useUp',
      actor: 'merchant',
      actorId: buyerOf(ctx),
      at,
    })
  return {
    tradeOrderId: toWireId('order', order.id),
    tradeOrderCode: order.code,
    kind,
    name: line.snapshot.name,
    faceAmt: faceOf(kind, { unitPrice: line.unitPrice, currency: order.currency }),
    usedTime: at.toISOString(),
    left: order.unshippedQty - 1,
  }
}
