import type { Reply, Parsed } from '@galleria/contract/define-call'
import type { closedShopOrderCalls } from '@galleria/contract/closed-shop-orders'
import type { OperatorOrder } from '@galleria/contract/operator-order'
import { MOST_MESSAGES } from '@galleria/contract/order-work-rules'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { offsetOf } from '@galleria/kernel/page'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { isSellerGone, worksFor } from '#modules/merchant/index.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { writeToBuyer } from './order-messages.ts'
import { findOrder } from '../order.queries.ts'
import { isForgotten } from '../order.rules.ts'
import type { ContractRow, OrderRow } from '../order.types.ts'

/**
 * What buyers wrote last about their orders of removed shops, and nobody has answered or set aside;
 * what they wrote about a request waits there.
 */
const waitingIn = (db: Db) =>
  db
    .selectFrom('orders as o')
    .innerJoin('sellers as s', (join) =>
      join.onRef('s.id', '=', 'o.seller_id').on('s.status', '=', sql.lit('CLEARED')),
    )
    .innerJoin('shops as h', 'h.id', 'o.shop_id')
    .innerJoin('contracts as c', 'c.id', 'o.contract_id')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('order_messages as m')
        .whereRef('m.order_id', '=', 'o.id')
        .where('m.reverse_id', 'is', null)
        .select(['m.id', 'm.author', 'm.set_aside_at', 'm.content', 'm.created_at'])
        .orderBy('m.created_at', 'desc')
        .orderBy('m.id', 'desc')
        .limit(sql.lit(1))
        .as('m'),
    )
    .where('o.message_count', '>', sql.lit(0))
    .where('m.author', '=', sql.lit('buyer'))
    .where('m.set_aside_at', 'is', null)

export async function listMessagesOfGone(
  ctx: Context,
  page: Parsed<typeof closedShopOrderCalls.pageMessagesOfClosedShops>,
): Promise<Reply<typeof closedShopOrderCalls.pageMessagesOfClosedShops>> {
  const [rows, { total }] = await Promise.all([
    waitingIn(ctx.db)
      .select((eb) => [
        'o.id as orderId',
        'o.code',
        jsonBuildObject({ id: eb.ref('h.id'), name: eb.ref('h.name') }).as('shop'),
        sql<string>`concat_ws(' ', c.delivery_address->>'firstName', c.delivery_address->>'lastName')`.as(
          'buyerName',
        ),
        'm.content',
        'm.created_at as at',
      ])
      .orderBy('m.created_at')
      .orderBy('m.id')
      .limit(page.pageSize)
      .offset(offsetOf(page))
      .$narrowType<{ orderId: Id<'order'> }>()
      .execute(),
    waitingIn(ctx.db)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return {
    data: rows.map(({ orderId, code, at, ...row }) => ({
      ...row,
      orderId: toWireId('order', orderId),
      tradeOrderCode: code,
      at: at.toISOString(),
    })),
    total,
  }
}

/** Nobody of the mall answers for the own shop, nor oneself. */
function isOwn(ctx: Context, { buyerId, sellerId }: OrderRow): boolean {
  return buyerId === buyerOf(ctx) || worksFor(ctx, sellerId)
}

export async function writeAboutOrderOfGone(
  ctx: Context,
  message: Parsed<typeof closedShopOrderCalls.writeAboutOrderForClosedShop>,
): Promise<void> {
  if (isOwn(ctx, await findOfGone(ctx, message.id))) throw refuse('dispute.own')
  await writeToBuyer(ctx, message, 'operator')
}

async function findOfGone(ctx: Context, id: Id<'order'>): Promise<OrderRow> {
  const order = await findOrder(ctx.db, 'mall', id)
  if (!order || !(await isSellerGone(ctx.db, order.sellerId))) throw refuse('order.not_found')
  return order
}

/** Only what waits: a message that has been answered meanwhile stays as it is. */
export async function setMessageAside(
  ctx: Context,
  { id, messageId }: Parsed<typeof closedShopOrderCalls.setMessageAside>,
): Promise<void> {
  await findOfGone(ctx, id)
  await ctx.inTransaction(async (tx) => {
    await lockSellersOrder(ctx, tx, id, 'operator')
    const done = await tx
      .updateTable('order_messages')
      .set({ set_aside_at: ctx.now() })
      .where('order_id', '=', id)
      .where('id', '=', messageId)
      .where('author', '=', 'buyer')
      .where('set_aside_at', 'is', null)
      .executeTakeFirst()
    if (done.numUpdatedRows > 0n) noteChanges(tx, { kind: 'order', id }, { after: {} })
  })
}

/**
 * What can be done about the messages of an order at the mall's desk: nothing while its shop
 * answers itself.
 */
export async function messageWorkOf(
  ctx: Context,
  order: OrderRow,
  contract: ContractRow,
): Promise<Pick<OperatorOrder, 'messageOperationList' | 'waitingMessageId'>> {
  if (!(await isSellerGone(ctx.db, order.sellerId)))
    return { messageOperationList: [], waitingMessageId: null }
  const canWrite =
    !isOwn(ctx, order) && !isForgotten(contract) && order.messageCount < MOST_MESSAGES
  return {
    messageOperationList: canWrite ? ['writeToBuyer'] : [],
    waitingMessageId: await findWaiting(ctx.db, order.id),
  }
}

async function findWaiting(db: Db, orderId: Id<'order'>): Promise<string | null> {
  const row = await waitingIn(db).where('o.id', '=', orderId).select('m.id').executeTakeFirst()
  return row?.id ?? null
}
