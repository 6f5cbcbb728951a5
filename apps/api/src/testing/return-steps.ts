import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { POST_BACK, READ, apply, type Asking } from './after-sales-steps.ts'
import { until } from './shop-steps.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'

/** What tests of returns begin with. */

export const APPROVE = 'POST /sapi/mall-merchant/reverseorder/approve' as const

export type Parcel = { readonly carrier?: number; readonly number: string }

export function sendBackBody(
  id: string,
  { carrier = 2, number }: Parcel,
): ArgumentOf<typeof POST_BACK> {
  return {
    id,
    fulfillmentProgressList: [{ serviceCode: number, fulfillmentServiceProvider: { id: carrier } }],
    returnMode: 'SELF_DELIVERY',
  }
}

/** Asked for and agreed to: the goods are to be sent. */
export async function agreedReturn(
  { buyer, merchant }: { buyer: Visitor; merchant: Visitor },
  orderId: string,
  asking: Asking = {},
): Promise<ReplyOf<typeof READ>> {
  const { id } = await apply(buyer, orderId, {
    type: 'SALE_RETURN',
    ...asking,
    more: { reverseReason: 'NO_LONGER_WANTED', ...asking.more },
  })
  await merchant.call(APPROVE, { id })
  return buyer.call(READ, { id })
}

let numbers = 5000
/** And sent, with a carrier that knows of it. */
export async function sentBack(
  t: TestMall,
  who: { buyer: Visitor; merchant: Visitor },
  orderId: string,
  asking: Asking = {},
): Promise<{ id: string; number: string; lineIds: string[] }> {
  const { id, reverseTradeOrderLineList } = await agreedReturn(who, orderId, asking)
  const number = `BACK${(numbers += 1)}`
  await who.buyer.call(POST_BACK, sendBackBody(id, { number }))
  await t.drain()
  return { id, number, lineIds: reverseTradeOrderLineList.map((line) => line.id) }
}

/** Has the lab's carrier take the parcel that far. */
export async function advanceParcel(t: TestMall, number: string, to: string): Promise<void> {
  await until(async () => {
    const answer = await fetch(`${t.lab.url}/carrier/test/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ carrier: 'dpd', number, to }),
    })
    return answer.ok
  }, `the carrier to know ${number}`)
}
