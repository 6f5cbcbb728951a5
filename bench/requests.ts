import { toWireId, type Id } from '@galleria/kernel/id'
import type pg from 'pg'
import type { Call } from './call.ts'
import { headersOf, PEOPLE } from './calls.ts'
import type { Desk, DeskCalls } from './shop-desk.ts'

const LIST = '/sapi/mall-order/web/reverseorder/querypage'
const DETAIL = '/sapi/mall-order/web/reverseorder/querybyid'
const PREVIEW = '/api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow'
const OF_ITEM = '/sapi/mall-content/web/comment/pageByItem'
const OF_SHOP = '/sapi/mall-merchant/reverseorder/page'
const PAGE_SIZE = 25

type Buyer = { id: string; site: string; language: string }
const post = (path: string, buyer: Buyer | undefined, body: object): Call => ({
  method: 'POST',
  path,
  headers: headersOf(buyer),
  body,
})

/**
 * What buyers ask about after-sales: their list, one request, what a line may bring, and what
 * others say about an item. Drawn by a hash of ids, as everything else.
 */
export async function drawRequestCalls(
  client: pg.Client,
): Promise<Record<'list' | 'detail' | 'preview' | 'reviews', Call[]>> {
  const { rows: requests } = await client.query<Buyer & { request: Id<'reverse'> }>(
    `select r.id as request, u.id, u.site, u.language from (select id, buyer_id from reverse_orders order by md5(id::text) limit $1) r join users u on u.id = r.buyer_id`,
    [PEOPLE],
  )
  const { rows: lines } = await client.query<Buyer & { order: Id<'order'>; line: Id<'orderLine'> }>(
    `select o.id as order, l.id as line, u.id, u.site, u.language from orders o join users u on u.id = o.buyer_id
    join lateral (select id from order_lines l where l.order_id = o.id order by position limit 1) l on true
    where o.status = 'COMPLETE' and o.completed_at > now() - interval '20 days' and not exists (select from reverse_orders r where r.order_id = o.id) order by md5(o.id::text) limit $1`,
    [PEOPLE],
  )
  const { rows: items } = await client.query<{ id: number }>(
    `select id from items where is_listed and rating_count > 0 order by md5(id::text) limit $1`,
    [PEOPLE],
  )
  return {
    list: requests.map((buyer) => post(LIST, buyer, { pageNo: 1, pageSize: 20 })),
    detail: requests.map((buyer) =>
      post(DETAIL, buyer, { id: toWireId('reverse', buyer.request) }),
    ),
    preview: lines.map((buyer) =>
      post(PREVIEW, buyer, {
        tradeOrder: { id: toWireId('order', buyer.order) },
        reverseTradeOrderType: 'SALE_REFUND',
        reverseTradeOrderLineList: [
          { tradeOrderLine: { id: toWireId('orderLine', buyer.line) }, reverseQty: 1 },
        ],
      }),
    ),
    reviews: items.map(({ id }) => post(OF_ITEM, undefined, { itemId: id })),
  }
}

/** What somebody asks who answers the requests of the shop with the most of them. */
export async function drawDeskRequests(client: pg.Client, desk: Desk): Promise<DeskCalls> {
  const { rows } = await client.query<{ count: number; words: string[] }>(
    `select count(*)::int as count, (array_agg(distinct code))[1:20] as words from reverse_orders where seller_id = $1`,
    [desk.seller],
  )
  const { count, words } = rows[0]!
  const page = (body: object) => post(OF_SHOP, desk, { pageNo: 1, pageSize: PAGE_SIZE, ...body })
  const last = Math.floor(count / PAGE_SIZE)
  const far = Array.from({ length: 20 }, (_, index) => Math.max(1, Math.min(1_000, last) - index))
  return {
    of: 'requests',
    count,
    calls: {
      'first page': [page({})],
      'page far back': far.map((pageNo) => page({ pageNo })),
      'what runs out first': [page({ status: ['WAITING_FOR_AUDIT_BY_SELLER'], sort: 'deadline' })],
      words: words.map((keyword) => page({ keyword })),
    },
  }
}
