import { fromWireId, toWireId, type Id } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { READ } from './after-sales-steps.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { sendDueRefunds } from './payment-work.ts'
import { paidOrder, send, type Contract } from './shop-steps.ts'

/** Until neither the provider nor the queue has anything to do. */
export async function settleDown(t: TestMall): Promise<void> {
  for (let isQuiet = false; !isQuiet;) {
    await t.lab.idle()
    isQuiet = (await t.drain()) === 0
  }
}

/** One of three lamps is given back in part. */
export async function agreedRefund(
  t: TestMall,
  { buyer, merchant }: { readonly buyer: Visitor; readonly merchant: Visitor },
  outcome: string,
): Promise<Contract> {
  const contract = await paidOrder(t, buyer, { lamp: 3 }, outcome)
  await settleDown(t)
  const id = contract.tradeOrderList[0]?.id ?? ''
  const { tradeOrderLineList } = await buyer.call(
    'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id },
  )
  await send(merchant, id)
  await buyer.call('POST /sapi/mall-order/web/order/signForDelivery', { id })
  const request = await buyer.call(
    'POST /api/trantor/flow/trade_InitiateReverseOrderOnlyRefundFlow',
    {
      tradeOrder: { id },
      reverseTradeOrderLineList: [
        { tradeOrderLine: { id: tradeOrderLineList[0]?.id ?? '' }, reverseQty: 1 },
      ],
      applyRefundAmt: { value: 10 },
      reverseReason: 'OTHER',
    },
  )
  await merchant.call('POST /sapi/mall-merchant/reverseorder/approve', { id: request.id })
  return contract
}

/** The provider refuses each try, until the mall makes no more. */
export async function giveUp(t: TestMall): Promise<void> {
  for (const hours of [0, 1, 6, 24, 72]) {
    t.clock.advance(hours * HOUR)
    await sendDueRefunds(t.mall.gate.own(), t.mall.providers)
    await settleDown(t)
  }
}

/** Where its buyer's request stands, and whether its money comes another way. */
export async function readByBuyer(t: TestMall, buyer: Visitor, contract: Contract) {
  const [row] = await t.sql<{ id: Id<'reverse'> }>(
    'select id from reverse_orders where contract_id = $1',
    [fromWireId('contract', contract.id)],
  )
  const { reverseTradeOrderStatus, isOtherWay } = await buyer.call(READ, {
    id: toWireId('reverse', row!.id),
  })
  return [reverseTradeOrderStatus, isOtherWay]
}
