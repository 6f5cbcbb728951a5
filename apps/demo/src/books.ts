import type pg from 'pg'
import { bulkInsert, type Row } from '../../../database/bulk-insert.ts'

/**
 * The rows that orders leave behind, collected before anything is written. In the order in which
 * tables refer to each other.
 */
const tables = [
  'contracts',
  'orders',
  'order_lines',
  'parcels',
  'parcel_lines',
  'parcel_tracks',
  'payment_orders',
  'payment_attempts',
  'captures',
  'files',
  'comments',
  'comment_replies',
  'ledger_entries',
  'stock_moves',
  'transitions',
] as const
type Table = (typeof tables)[number]

export type Books = Readonly<Record<Table, Row[]>>

export function openBooks(): Books {
  return Object.fromEntries(tables.map((table) => [table, []])) as unknown as Books
}

export async function insertBooks(client: pg.ClientBase, books: Books): Promise<void> {
  for (const table of tables)
    await bulkInsert(
      client,
      table,
      books[table],
      table === 'orders' ? { search_words: 'plain_text(search_words)' } : {},
    )
  // Goods are counted when an order is paid, and these are paid when they come.
  await client.query('select recount_orders()')
}

export type Step = {
  to: string
  event: string
  actor: string
  actorId?: string | null
  facts?: Row | null
  at: number
}

type Entity = 'order' | 'payment' | 'parcel'

/**
 * A history as rows, and where it ends: each step starts where the one before it ended, the first
 * where the thing stood `before`.
 */
export function writeHistory(
  books: Books,
  entity: Entity,
  id: string,
  steps: readonly Step[],
  before?: { state: string; version: number },
): { state: string; version: number; at: number } {
  for (const [index, { to, event, actor, actorId = null, facts = null, at }] of steps.entries()) {
    books.transitions.push({
      entity,
      entity_id: id,
      seq: (before?.version ?? 0) + index + 1,
      from_state: steps[index - 1]?.to ?? before?.state ?? null,
      to_state: to,
      event,
      actor,
      actor_id: actorId,
      facts,
      at: new Date(at),
    })
  }
  const last = steps.at(-1)
  if (!last) throw new RangeError('a history without a beginning')
  return { state: last.to, version: (before?.version ?? 0) + steps.length, at: last.at }
}
