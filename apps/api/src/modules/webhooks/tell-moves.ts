import { toWireId, type Id } from '@galleria/kernel/id'
import type { WebhookEvent } from '@galleria/contract/merchant-webhook-rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { Transition } from '#platform/transitions.ts'
import { toldOf, type ToldMove } from './told-moves.ts'
import { webhookJobs } from './webhooks.jobs.ts'
import { addMessages, hasMaker } from './webhooks.store.ts'

type Reader = {
  place: number
  webhookId: Id<'webhook'>
  sellerId: number
  orderId: Id<'order'>
}

/**
 * Writes what a transaction's moves tell, as its last thing: a message is there exactly when what
 * it tells is. It names ids and states only; whoever may know more asks with a key.
 */
export async function tellMoves(ctx: Context, tx: Tx, moves: readonly Transition[]): Promise<void> {
  const told = toldOf(moves)
  if (told.length === 0) return
  const messages = (await findReaders(tx, told)).flatMap((reader) => {
    const move = told[reader.place]
    if (!move) return []
    return [
      {
        id: ctx.newId('webhookMessage'),
        webhookId: reader.webhookId,
        sellerId: reader.sellerId,
        type: move.type,
        body: bodyOf(move.type, move.at, factsOf(move, reader)),
        at: ctx.now(),
      },
    ]
  })
  if (messages.length === 0) return
  await addMessages(tx, messages)
  for (const { id } of messages) await ctx.jobs.send(tx, webhookJobs.send, { messageId: id })
}

/** The text that is signed: kept as it is, because a signature is of its letters. */
export function bodyOf(type: WebhookEvent | 'test', at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}

function factsOf({ entity, id, status }: ToldMove, { orderId }: Reader): object {
  return entity === 'order'
    ? { id: toWireId('order', orderId), status }
    : {
        id: toWireId('reverse', id as Id<'reverse'>),
        tradeOrderId: toWireId('order', orderId),
        status,
      }
}

/** Most shops have none: the small table first. */
function findReaders(tx: Tx, told: readonly ToldMove[]): Promise<Reader[]> {
  const rows = told.map(({ type, entity, id }, place) => ({ type, entity, id, place }))
  return tx
    .selectFrom(
      sql<{ type: string; entity: string; id: string; place: number }>`
        json_to_recordset(${JSON.stringify(rows)}::json)`.as<'m'>(
        sql`m(type text, entity text, id uuid, place int)`,
      ),
    )
    .leftJoin('orders as o', (join) =>
      join.on('m.entity', '=', sql.lit('order')).onRef('o.id', '=', 'm.id'),
    )
    .leftJoin('reverse_orders as r', (join) =>
      join.on('m.entity', '=', sql.lit('reverse')).onRef('r.id', '=', 'm.id'),
    )
    .innerJoin('webhook_endpoints as w', (join) =>
      join
        .on(({ eb, fn }) => eb('w.seller_id', '=', fn.coalesce('o.seller_id', 'r.seller_id')))
        .on('w.status', '=', sql.lit('ON'))
        .on(hasMaker)
        .on(sql<boolean>`m.type = any(w.events)`),
    )
    .select(({ fn }) => [
      'm.place',
      'w.id as webhookId',
      'w.seller_id as sellerId',
      fn.coalesce('o.id', 'r.order_id').as('orderId'),
    ])
    .where(({ exists, selectFrom }) => exists(selectFrom('webhook_endpoints')))
    .orderBy('m.place')
    .orderBy('w.created_at')
    .orderBy('w.id')
    .$castTo<Reader>()
    .execute()
}
