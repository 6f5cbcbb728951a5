import type { Parsed } from '@galleria/contract/define-call'
import type { WireMessage } from '@galleria/contract/message'
import type { messageCalls } from '@galleria/contract/message-calls'
import { MOST_MESSAGES } from '@galleria/contract/order-work-rules'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { uuidv7 } from '#platform/uuid.ts'
import { attachEvidence, fileUrl, forgetAttached } from '#modules/files/index.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { orderJobs } from '../order.jobs.ts'
import { findContract, findOrder } from '../order.queries.ts'
import { isForgotten } from '../order.rules.ts'
import { lockContract } from '../order.store.ts'
import type { ShopActor } from '../order.rules.ts'
import type { OrderRow } from '../order.types.ts'

type Message = Parsed<typeof messageCalls.writeToShop> & {
  /** The after-sales order of this order that it is about. */
  readonly reverseId?: Id<'reverse'>
  /** Of a request that the mall answers in the shop's place. */
  readonly isMalls?: boolean
}
type Writer = WireMessage['author']
/** Whose side wrote it, as it is kept: the mall writes in the shop's place. */
type Author = Exclude<Writer, 'operator'>
const sideOf = (writer: Writer): Author => (writer === 'operator' ? 'merchant' : writer)

/** As fast as somebody writes who waits for answers; each message is a mail to somebody. */
const PACE = { times: 5, seconds: 600 } as const

export function writeToShop(ctx: Context, message: Message): Promise<void> {
  return write(ctx, message, 'buyer', async (tx) => {
    const order = await findLocked(
      () => findOrder(tx, buyerOf(ctx), message.id),
      (found) => lockContract(tx, found.contractId),
    )
    if (!order) throw refuse('order.not_found')
    return order
  })
}

export function writeToBuyer(
  ctx: Context,
  message: Message,
  writer: ShopActor = 'merchant',
): Promise<void> {
  return write(ctx, message, writer, async (tx) => {
    const order = await lockSellersOrder(ctx, tx, message.id, writer)
    const contract = await findContract(tx, 'mall', order.contractId)
    if (!contract || isForgotten(contract)) throw refuse('order.buyer_left')
    return order
  })
}

/** Message, count and the other side's mail are one transaction, under the order's lock. */
async function write(
  ctx: Context,
  { id, content, requestKey, reverseId, isMalls, attachmentList }: Message,
  by: Writer,
  lock: (tx: Tx) => Promise<OrderRow>,
): Promise<void> {
  // Each writer's own, because whose order it is has not been asked yet.
  const author = sideOf(by)
  const writer = by === 'merchant' ? sellerOf(ctx) : buyerOf(ctx)
  await countAgainst(ctx, `message:${by}:${writer}:${id}`, PACE)
  await ctx.inTransaction(async (tx) => {
    const order = await lock(tx)
    if (await isWritten(tx, { id, author, requestKey })) return
    if (order.messageCount >= MOST_MESSAGES)
      throw refuse('order.messages_full', { most: MOST_MESSAGES })
    const messageId = uuidv7()
    await tx
      .insertInto('order_messages')
      .values({
        id: messageId,
        order_id: id,
        reverse_id: reverseId ?? null,
        author,
        by_mall: by === 'operator',
        content,
        photos: await attachEvidence(
          tx,
          { ownerId: buyerOf(ctx), sellerId: order.sellerId },
          attachmentList?.files,
        ),
        request_key: requestKey,
        created_at: ctx.now(),
      })
      .execute()
    noteChanges(tx, { kind: 'order', id }, { after: {} })
    await tx
      .updateTable('orders')
      .set({ message_count: sql`message_count + 1` })
      .where('id', '=', id)
      .execute()
    await ctx.jobs.send(tx, orderJobs.message, {
      orderId: id,
      messageId,
      ...(isMalls ? { isMalls } : {}),
    })
  })
}

async function isWritten(
  tx: Tx,
  { id, author, requestKey }: { id: Id<'order'>; author: Author; requestKey: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('order_messages')
    .select('id')
    .where('order_id', '=', id)
    .where('author', '=', author)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether a person is shown this picture with a message of an own order; without a person, whether
 * it is shown with any: the mall reads them all.
 */
export async function isShownInMessage(
  db: Db,
  { fileId, userId }: { readonly fileId: Id<'file'>; readonly userId?: Id<'user'> },
): Promise<boolean> {
  const found = await db
    .selectFrom('order_messages as m')
    .innerJoin('orders as o', 'o.id', 'm.order_id')
    .select('m.id')
    .where(sql<boolean>`m.photos <> '{}' and m.photos @> array[${fileId}]::uuid[]`)
    .$if(userId !== undefined, (query) => query.where('o.buyer_id', '=', userId ?? null))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Oldest first, all of an order or those about one after-sales order; an order without any is not
 * asked for them.
 */
export async function readMessages(
  db: Db,
  { id, messageCount }: Pick<OrderRow, 'id' | 'messageCount'>,
  reverseId?: Id<'reverse'>,
): Promise<WireMessage[]> {
  if (messageCount === 0) return []
  const rows = await db
    .selectFrom('order_messages')
    .select(['id', 'author', 'by_mall as byMall', 'content', 'created_at as at'])
    .select(['reverse_id as reverseId', 'photos'])
    .where('order_id', '=', id)
    .$if(reverseId !== undefined, (query) => query.where('reverse_id', '=', reverseId ?? null))
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_MESSAGES)
    .$castTo<{
      id: string
      author: Author
      byMall: boolean
      content: string
      at: Date
      reverseId: Id<'reverse'> | null
      photos: Id<'file'>[]
    }>()
    .execute()
  return rows.map(({ byMall, photos, ...row }) => ({
    ...row,
    author: byMall ? 'operator' : row.author,
    files: photos.map((file) => ({ url: fileUrl(file) })),
    at: row.at.toISOString(),
    reverseId: row.reverseId && toWireId('reverse', row.reverseId),
  }))
}

/** What somebody who leaves has written, and what was written to them, goes with them. */
export async function forgetMessages(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  const gone = await tx
    .deleteFrom('order_messages')
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .where('buyer_id', '=', buyerId)
        .where('message_count', '>', sql.lit(0))
        .select('id'),
    )
    .returning('photos')
    .$castTo<{ photos: Id<'file'>[] }>()
    .execute()
  await forgetAttached(
    tx,
    gone.flatMap(({ photos }) => photos),
  )
  await tx
    .updateTable('orders')
    .set({ message_count: 0 })
    .where('buyer_id', '=', buyerId)
    .where('message_count', '>', 0)
    .execute()
}
