import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { mallSearchCalls } from '@galleria/contract/mall-search'
import { actsForMall, type OperatorRight } from '@galleria/contract/merchant-rights'
import { toWireId } from '@galleria/kernel/id'
import type { RawBuilder } from 'kysely'
import { buyerOf, type Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { wireMoney } from '#platform/wire-money.ts'
import { pageAllOrders } from '#modules/order/desk/index.ts'
import { parcelsText, paymentsText, peopleText, shopsText } from './mall-search.queries.ts'

const AT_ONCE = 5
/** Nobody reads the whole mall's people by typing one beginning after the other. */
const SEARCHES = { times: 300, seconds: 3600 }

type Found = Reply<typeof mallSearchCalls.searchMall>
type Group<Row> = { list: Row[]; hasMore: boolean }

/**
 * One search over all that the mall is asked about. Each kind is looked for only for whoever may
 * open its desk, so that it shows nobody what their role keeps from them. Shops everybody finds:
 * what is told of one stands in its imprint.
 */
export async function searchMall(
  ctx: Context,
  { keyword }: Parsed<typeof mallSearchCalls.searchMall>,
): Promise<Found> {
  await countAgainst(ctx, `operator.search:${buyerOf(ctx)}`, SEARCHES)
  const { actor } = ctx
  const only = <Row>(right: OperatorRight, find: () => Promise<Group<Row>>) =>
    actor.kind !== 'anonymous' && actsForMall(actor, right) ? find() : null
  const [people, orders, payments, parcels, shops] = await Promise.all([
    only('service', () => findPeople(ctx, keyword)),
    only('orders', () => findOrders(ctx, keyword)),
    only('orders', () => findPayments(ctx, keyword)),
    only('orders', () => findParcels(ctx, keyword)),
    findShops(ctx, keyword),
  ])
  return { people, orders, payments, parcels, shops }
}

function findPeople(ctx: Context, keyword: string) {
  return readGroup(ctx, peopleText(keyword, AT_ONCE + 1), ({ id, createdAt, ...row }) => ({
    ...row,
    id: toWireId('user', id),
    createTime: createdAt.toISOString(),
  }))
}

/** As the list of all orders finds them, so that the list goes on where this ends. */
async function findOrders(ctx: Context, keyword: string) {
  const { rows, hasMore } = await pageAllOrders(ctx.db, {
    keyword,
    sellerId: undefined,
    buyerId: undefined,
    after: undefined,
    limit: AT_ONCE,
  })
  const list = rows.map((row) => ({
    id: toWireId('order', row.id),
    tradeOrderCode: row.code,
    shopName: row.shopName,
    buyerMail: row.email,
    needPayAmt: wireMoney(row.needPay, row.currency),
    orderedTime: row.orderedAt.toISOString(),
  }))
  return { list, hasMore }
}

function findPayments(ctx: Context, keyword: string) {
  return readGroup(
    ctx,
    paymentsText(keyword, AT_ONCE + 1),
    ({ amount, currency, at, orderId, code, ...row }) => ({
      ...row,
      amount: wireMoney(amount, currency),
      time: at.toISOString(),
      orderId: orderId && toWireId('order', orderId),
      tradeOrderCode: code,
    }),
  )
}

function findParcels(ctx: Context, keyword: string) {
  return readGroup(ctx, parcelsText(keyword, AT_ONCE + 1), ({ at, orderId, code, ...row }) => ({
    ...row,
    time: at.toISOString(),
    orderId: orderId && toWireId('order', orderId),
    tradeOrderCode: code,
  }))
}

function findShops(ctx: Context, keyword: string) {
  return readGroup(ctx, shopsText(keyword, AT_ONCE + 1), ({ id, name, shops, ...row }) => ({
    ...row,
    sellerId: id,
    sellerName: name,
    shopList: shops,
  }))
}

async function readGroup<Row, Wire>(
  ctx: Context,
  text: RawBuilder<Row>,
  present: (row: Row) => Wire,
): Promise<Group<Wire>> {
  const { rows } = await text.execute(ctx.db)
  return { list: rows.slice(0, AT_ONCE).map(present), hasMore: rows.length > AT_ONCE }
}
