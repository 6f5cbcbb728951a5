import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { InvoiceDraft, InvoiceFacts } from './invoice.types.ts'

/**
 * The next number of a seller's year. Held until the transaction ends: one that is rolled back
 * gives its number back, because nobody could take a later one meanwhile.
 */
export async function takeNumber(tx: Tx, sellerId: number, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_series')
    .values({ seller_id: sellerId, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'year']).doUpdateSet({ last: sql`invoice_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function addInvoice(
  tx: Tx,
  invoice: {
    id: Id<'invoice'>
    draft: InvoiceDraft
    facts: InvoiceFacts
    year: number
    serial: number
    issuedAt: Date
    keepUntil: string
  },
): Promise<void> {
  const { id, draft, facts, year, serial, issuedAt, keepUntil } = invoice
  await tx
    .insertInto('invoices')
    .values({
      id,
      kind: facts.kind,
      seller_id: draft.sellerId,
      year,
      serial,
      number: facts.number,
      buyer_id: draft.buyerId,
      order_id: draft.orderId,
      invoice_id: draft.corrects?.invoice.id ?? null,
      reverse_id: draft.corrects?.reverseId ?? null,
      currency: facts.currency,
      gross: facts.total.gross,
      tax: facts.total.tax,
      facts: JSON.stringify(facts),
      issued_at: issuedAt,
      keep_until: keepUntil,
    })
    .execute()
}

/** Notes that a paper was drawn; false when it had been before. */
export async function addDrawing(
  tx: Tx,
  drawing: { invoiceId: Id<'invoice'>; bytes: number; sha256: Buffer; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('invoice_drawings')
    .values({
      invoice_id: drawing.invoiceId,
      bytes: drawing.bytes,
      sha256: drawing.sha256,
      drawn_at: drawing.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added === 1n
}

/**
 * Invoices go along when orders change hands; between tables that name the owner in their keys, so
 * within that transaction.
 */
export async function moveInvoices(
  tx: Tx,
  orderIds: readonly Id<'order'>[],
  to: Id<'user'>,
): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ buyer_id: to })
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .execute()
}

/**
 * Papers that name persons although their years were over before `today` (`YYYY-MM-DD`), at most so
 * many.
 */
export async function lockOutlived(tx: Tx, today: string, most: number): Promise<Id<'invoice'>[]> {
  const rows = await tx
    .selectFrom('invoices')
    .select('id')
    .where('keep_until', '<', sql<string>`${today}::date`)
    .where(sql<boolean>`facts ? 'buyer'`)
    .orderBy('keep_until')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .$castTo<{ id: Id<'invoice'> }>()
    .execute()
  return rows.map(({ id }) => id)
}

/** Who bought and where it went is taken out; number and amounts stay. */
export async function emptyPersons(tx: Tx, ids: readonly Id<'invoice'>[]): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ facts: sql`facts - 'buyer' - 'deliverTo'` })
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
}
