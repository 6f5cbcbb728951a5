import { randomUUID } from 'node:crypto'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { findBalance, grantPoints } from '#modules/points/index.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { until } from './shop-steps.ts'

type Wanted = { readonly qty: number; readonly amount: number }

/**
 * A buyer asks money back for an order's first line; its shop grants it by `grant`, which waits
 * until it is there.
 */
export async function applyForRefund(
  buyer: Visitor,
  orderId: string,
  { qty, amount }: Wanted,
): Promise<{ grant: (t: TestMall, merchant: Visitor) => Promise<void> }> {
  const { tradeOrderLineList } = await buyer.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  const { id } = await buyer.call(
    'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
    {
      tradeOrder: { id: orderId },
      reverseTradeOrderLineList: [
        { tradeOrderLine: { id: tradeOrderLineList[0]?.id ?? '' }, reverseQty: qty },
      ],
      applyRefundAmt: { value: amount },
      reverseReason: 'OTHER',
    },
  )
  return {
    async grant(t, merchant) {
      await merchant.call('POST /sapi/mall-merchant/reverseorder/approve', { id })
      await until(async () => {
        await t.drain()
        const [row] = await t.sql<{ status: string }>(
          'select status from reverse_orders where id = $1',
          [fromWireId('reverse', id) as Id<'reverse'>],
        )
        return row?.status === 'REVERSE_DONE'
      }, 'the refund')
    },
  }
}

export async function refundDone(
  t: TestMall,
  buyer: Visitor,
  merchant: Visitor,
  orderId: string,
  wanted: Wanted,
): Promise<void> {
  await (await applyForRefund(buyer, orderId, wanted)).grant(t, merchant)
}

/**
 * From now on a sku costs so many points in a storefront, and so much money (minor units) beside.
 */
export async function sellForPoints(
  t: TestMall,
  skuId: number,
  { points, amount, site = 'DE' }: { points: number; amount: number; site?: string },
): Promise<void> {
  await t.sql('delete from point_prices where sku_id = $1', [skuId])
  await t.sql('insert into point_prices (sku_id, site, points, amount) values ($1, $2, $3, $4)', [
    skuId,
    site,
    points,
    amount,
  ])
}

/** A member has exactly so many whole points to spend; what was there before is gone. */
export async function endow(t: TestMall, buyer: Visitor, points: number): Promise<void> {
  const userId = fromWireId('user', (await buyer.call('POST /auth/web/user/current', {}))?.id ?? '')
  if (!userId) throw new Error('only members have points')
  const ctx = t.mall.gate.own()
  await ctx.inTransaction(async (tx) => {
    const more = points * 100 - (await findBalance(tx, userId))
    await grantPoints(tx, { userId, points: more, ref: randomUUID(), at: ctx.now() })
  })
}
