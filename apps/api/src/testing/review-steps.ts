import type { ArgumentOf } from '@galleria/contract/client'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { receivedOrder } from './shop-steps.ts'

/**
 * What tests of reviews begin with: the calls by name, a review as it is sent, and all that one
 * could change.
 */

export const TO_REVIEW = 'POST /api/trantor/flow/bbc_trade_PageTradeOrderForBuyerIdFlow' as const
export const WRITE = 'POST /api/trantor/flow/bbc_content_BatchCreateCommonCommentFlow' as const
export const OWN = 'POST /api/trantor/flow/bbc_content_PageCommonComment4CFlow' as const
export const LINE = 'POST /api/trantor/func/trade_QueryOneTradeBaseOrderLineBOBuiltInFunc' as const
export const LINES = 'POST /api/trantor/flow/bbc_trade_TradeOrderLineForIdFlow' as const
export const ON_ITEM = 'POST /sapi/mall-content/web/comment/pageByItem' as const
export const SELLERS = 'POST /sapi/mall-merchant/comment/page' as const
export const ANSWER = 'POST /sapi/mall-merchant/comment/reply' as const
export const CORRECT = 'POST /sapi/mall-merchant/comment/correctReply' as const
export const DETAIL =
  'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer' as const

export const LAMP = 1003
/** The id of a line that no order has. */
export const MISSING = 'oli_01jd4vr6f5e7s8kq2m3n4p5q6r'

export const linesOf = async (who: Visitor, id: string): Promise<string[]> =>
  (await who.call(DETAIL, { id })).tradeOrderLineList.map((line) => line.id)

export type Written = ArgumentOf<typeof WRITE>[number]
export const review = (postId: string, more: Partial<Written> = {}): Written => ({
  postId,
  rateDict: 5,
  content: 'Warm light, well made.',
  ...more,
})

/** An order of one lamp, received and reviewed; the review's id. */
export async function reviewed(
  t: TestMall,
  who: Visitor,
  merchant: Visitor,
  more: Partial<Written> = {},
): Promise<string> {
  const [line = ''] = await linesOf(who, await receivedOrder(t, who, merchant, { lamp: 1 }))
  return (await who.call(WRITE, [review(line, more)]))[0]?.id ?? ''
}

/** All that a review could change. */
export const everything = (t: TestMall): Promise<object[]> =>
  t.sql(
    `select (select json_agg(c order by id) from comments c) as c, (select json_agg(o order by id) from orders o) as o, (select json_agg(i order by id) from items i) as i, (select json_agg(f order by id) from files f) as f, (select json_agg(r order by comment_id) from comment_replies r) as r, (select json_agg(v order by comment_id, version) from comment_reply_versions v) as v`,
  )
