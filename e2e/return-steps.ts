import { setTimeout as sleep } from 'node:timers/promises'
import { buyDesks, receive } from './after-sales-steps.ts'
import { call, type Who } from './call-steps.ts'
import type { RunningMall } from './start-mall.ts'

/** What journeys about goods on their way back begin with. */

export const DPD = 2

/**
 * One desk, damaged unless it is said otherwise, of an order that was received; the shop has
 * agreed.
 */
export async function agreedReturn(
  buyer: Who,
  merchant: Who,
  mall: RunningMall,
  reverseReason = 'DAMAGED',
): Promise<string> {
  const { orderId } = await buyDesks(buyer, mall)
  await receive(buyer, merchant, mall, orderId)
  const { tradeOrderLineList } = await call<{ tradeOrderLineList: { id: string }[] }>(
    buyer,
    mall,
    '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  const { id } = await call<{ id: string }>(
    buyer,
    mall,
    '/api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow',
    {
      tradeOrder: { id: orderId },
      reverseTradeOrderLineList: [
        { tradeOrderLine: { id: tradeOrderLineList[0]?.id }, reverseQty: 1 },
      ],
      applyRefundAmt: { value: 100 },
      reverseReason,
    },
  )
  await call(merchant, mall, '/sapi/mall-merchant/reverseorder/approve', { id })
  return id
}

/** Until the carrier knows the number there is nothing to say of it. */
async function carrierSays(lab: string, number: string, to: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { ok } = await fetch(`${lab}/carrier/test/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ carrier: 'dpd', number, to }),
    })
    if (ok) return
    await sleep(100)
  }
  throw new Error('the carrier was never told of the parcel')
}

/** Its carrier has had it before the mall hears of its number. */
export async function scanAtOnce(lab: string, number: string): Promise<void> {
  await fetch(`${lab}/carrier/v1/trackings/dpd/${number}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ country: 'DE' }),
  })
  await carrierSays(lab, number, 'in_transit')
}

type Request = {
  reverseTradeOrderStatus: string
  reverseTradeOrderLineList: { id: string }[]
}
export const readRequest = (who: Who, mall: RunningMall, id: string) =>
  call<Request>(who, mall, '/sapi/mall-order/web/reverseorder/querybyid', { id })

export async function untilSent(who: Who, mall: RunningMall, id: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await readRequest(who, mall, id)).reverseTradeOrderStatus === 'WAITING_FOR_QC_DONE') return
    await sleep(200)
  }
  throw new Error('the scan was never read')
}

/**
 * Its carrier has had it and lost it before the mall hears of its number: told later it would be
 * too late, as parcels of the lab arrive within seconds.
 */
export async function loseAtOnce(lab: string, number: string): Promise<void> {
  await scanAtOnce(lab, number)
  await carrierSays(lab, number, 'lost')
}
