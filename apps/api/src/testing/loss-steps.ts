import { randomUUID } from 'node:crypto'
import type { ReplyOf } from '@galleria/contract/client'
import { DETAIL, LIST, PASS, reaches } from './after-sales-steps.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { receivedOrder } from './shop-steps.ts'
import { photo, upload } from './upload-steps.ts'

/** What tests of goods that have lost in value begin with. */

export const STATE = 'POST /sapi/mall-order/web/withdrawal/state' as const
export const SCORCHED = 'The lamp was in use for days: its shade is scorched.'

type Who = { readonly buyer: Visitor; readonly merchant: Visitor }
type BackAgain = { readonly id: string; readonly lineId: string }

/** Withdrawn from, all of it or so many of its first line: what is to come back. */
export async function withdrawn(
  t: TestMall,
  buyer: Visitor,
  orderId: string,
  qty?: number,
): Promise<BackAgain> {
  const { tradeOrderCode, tradeOrderLineList } = await buyer.call(DETAIL, { id: orderId })
  await buyer.call(STATE, {
    requestKey: randomUUID(),
    name: 'Kim Petersen',
    orderCode: tradeOrderCode,
    email: 'kim@galleria.test',
    orderId,
    ...(qty ? { lines: [{ id: tradeOrderLineList[0]?.id ?? '', qty }] } : {}),
  })
  await t.drain()
  const { data } = await buyer.call(LIST, { pageNo: 1, pageSize: 20, keyword: tradeOrderCode })
  const request = data.find((one) => one.reverseTradeOrderStatus === 'WAITING_FOR_BUYER_RETURN')
  return { id: request?.id ?? '', lineId: request?.reverseTradeOrderLineList[0]?.id ?? '' }
}

/**
 * The shop has looked, and says what it found; with a reason and a photo where nothing else is
 * said.
 */
export async function lookedAt(
  t: TestMall,
  { merchant }: Who,
  { id, lineId }: BackAgain,
  {
    loss,
    ...units
  }: { sellable?: number; scrap?: number; missing?: number; readonly loss?: number },
  explanation?: object,
): Promise<ReplyOf<typeof PASS>> {
  const shown = async () => ({
    reason: SCORCHED,
    attachmentList: {
      files: [{ url: (await upload(t, merchant, 'evidence', await photo())).url }],
    },
  })
  const lossOfValueAmt = loss === undefined ? {} : { lossOfValueAmt: { value: loss } }
  return merchant.call(PASS, {
    id,
    lines: [{ id: lineId, ...units, ...lossOfValueAmt }],
    ...(explanation ?? (await shown())),
  })
}

/** Two lamps withdrawn from, of whose money 20.00 is kept. */
export async function withholdTwenty(
  t: TestMall,
  who: Who,
): Promise<{ orderId: string; id: string; lossId: string }> {
  const orderId = await receivedOrder(t, who.buyer, who.merchant, { lamp: 2 })
  const back = await withdrawn(t, who.buyer, orderId)
  const { lossOfValue } = await lookedAt(t, who, back, { scrap: 2, loss: 20 })
  await reaches(t, who.buyer, back.id, 'REVERSE_DONE')
  return { orderId, id: back.id, lossId: lossOfValue?.request.id ?? '' }
}
