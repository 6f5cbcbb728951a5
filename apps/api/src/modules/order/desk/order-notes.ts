import type { Parsed } from '@galleria/contract/define-call'
import type { orderWorkCalls } from '@galleria/contract/order-work'
import { MOST_NOTES } from '@galleria/contract/order-work-rules'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { uuidv7 } from '#platform/uuid.ts'
import { nameOfUser } from '#modules/account/index.ts'
import { lockSellersOrder } from './lock-sellers-order.ts'

export type NoteRow = { id: string; author: string; content: string; at: Date }

/**
 * Adds what the people of a shop tell one another; under the order's lock, so that two tabs cannot
 * go over the limit together.
 */
export async function noteOrder(
  ctx: Context,
  { id, content, requestKey }: Parsed<typeof orderWorkCalls.noteOrder>,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    await lockSellersOrder(ctx, tx, id)
    const notes = await tx
      .selectFrom('order_notes')
      .select('request_key as key')
      .where('order_id', '=', id)
      .execute()
    if (notes.some(({ key }) => key === requestKey)) return
    if (notes.length >= MOST_NOTES) throw refuse('order.notes_full', { most: MOST_NOTES })
    await tx
      .insertInto('order_notes')
      .values({
        id: uuidv7(),
        order_id: id,
        author_id: buyerOf(ctx),
        content,
        request_key: requestKey,
        created_at: ctx.now(),
      })
      .execute()
    noteChanges(tx, { kind: 'order', id }, { after: {} })
  })
}

export function findNotes(db: Db, orderId: Id<'order'>): Promise<NoteRow[]> {
  return db
    .selectFrom('order_notes as n')
    .innerJoin('users as u', 'u.id', 'n.author_id')
    .select(['n.id', nameOfUser('u').as('author'), 'n.content', 'n.created_at as at'])
    .where('n.order_id', '=', orderId)
    .orderBy('n.created_at')
    .orderBy('n.id')
    .limit(MOST_NOTES)
    .execute()
}
