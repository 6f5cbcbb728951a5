import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findInvoices, issueInvoice } from '#modules/invoice/index.ts'
import { creditNoteOf, invoiceOf, type GivenBack } from './invoice-facts.rules.ts'
import { findContract } from './order.queries.ts'
import type { OrderRow } from './order.types.ts'

/** Writes the invoice of an order whose first parcel leaves, for who holds its lock; later parcels find that it has one. */
export async function writeInvoice(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  const [earlier] = await findInvoices(tx, order.id)
  const contract = await findContract(tx, 'mall', order.contractId)
  const draft = !earlier && contract && invoiceOf(order, contract)
  if (draft) await issueInvoice(ctx, tx, draft)
}

/**
 * Writes the credit note of money that went back, for who holds the order's lock. There is none where nothing was invoiced yet, because the invoice leaves out what went back before it, and
 * no second one when a refund that bounced is given again.
 */
export async function writeCreditNote(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  back: { given: GivenBack; reverseId: Id<'reverse'> },
): Promise<void> {
  const papers = await findInvoices(tx, order.id)
  if (papers.some(({ reverseId }) => reverseId === back.reverseId)) return
  const contract = await findContract(tx, 'mall', order.contractId)
  const draft = contract && creditNoteOf(order, contract, papers, back)
  if (draft) await issueInvoice(ctx, tx, draft)
}
