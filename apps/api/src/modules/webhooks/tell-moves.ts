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
async function findReaders(tx: Tx, told: readonly ToldMove[]): Promise<Reader[]> {
  const rows = told.map(({ type, entity, id }, place) => ({ type, entity, id, place }))
  const { rows: readers } = await sql<Reader>`
    select m.place, w.id as "webhookId", w.seller_id as "sellerId", coalesce(o.id, r.order_id) as "orderId"
    from json_to_recordset(${JSON.stringify(rows)}::json) m(type text, entity text, id uuid, place int)
    left join orders o on m.entity = 'order' and o.id = m.id
    left join reverse_orders r on m.entity = 'reverse' and r.id = m.id
    join webhook_endpoints w on w.seller_id = coalesce(o.seller_id, r.seller_id) and w.status = 'ON' and ${hasMaker} and m.type = any(w.events)
    where exists (select from webhook_endpoints)
    order by m.place, w.created_at, w.id`.execute(tx)
  return readers
}
