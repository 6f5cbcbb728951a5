import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import {
  findInvoices,
  issueInvoice,
  type InvoiceDraft,
  type InvoiceRow,
} from '#modules/invoice/index.ts'
import { depositInvoiceOf, returnOfDeposit } from './deposit-facts.rules.ts'
import type { GivenBack } from './invoice-draft.rules.ts'
import { creditNoteOf, invoiceOf } from './invoice-facts.rules.ts'
import { findContract } from '../order.queries.ts'
import { isReissue } from '../order.rules.ts'
import type { ContractRow, OrderRow } from '../order.types.ts'

/**
 * Writes the invoice of an order whose first parcel leaves, for who holds its lock; later parcels
 * find that it has one.
 */
export async function writeInvoice(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  // Nothing was sold.
  if (isReissue(order)) return
  await issue(ctx, tx, order, (contract, papers) =>
    papers.some(({ kind }) => kind === 'INVOICE') ? null : invoiceOf(order, contract, papers),
  )
}

/**
 * Writes the invoice of a deposit that was paid, for who holds the contract's lock. `tax` is what
 * the books took with it.
 */
export async function writeDepositInvoice(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  deposit: { readonly amount: number; readonly tax: number },
): Promise<void> {
  await issue(ctx, tx, order, (contract) => depositInvoiceOf(order, contract, deposit))
}

/**
 * Writes the credit note of a deposit that goes back with its order, for who holds the contract's
 * lock.
 */
export async function writeDepositReturn(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  await issue(ctx, tx, order, (contract, papers) => returnOfDeposit(order, contract, papers))
}

/**
 * Writes the credit note of money that went back, for who holds the order's lock. There is none
 * where nothing was invoiced yet, because the invoice leaves out what went back before it (of a
 * deposit that was invoiced, its share), and no second one when a refund that bounced is given
 * again.
 */
export async function writeCreditNote(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  back: { given: GivenBack; reverseId: Id<'reverse'> },
): Promise<void> {
  await issue(ctx, tx, order, (contract, papers) =>
    papers.some(({ reverseId }) => reverseId === back.reverseId)
      ? null
      : creditNoteOf(order, contract, papers, back),
  )
}

/**
 * Gives a number to what is drafted from the order's contract and the papers it has; nothing where
 * there is nothing to write.
 */
async function issue(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  draftOf: (contract: ContractRow, papers: readonly InvoiceRow[]) => InvoiceDraft | null,
): Promise<void> {
  const papers = await findInvoices(tx, order.id)
  const contract = await findContract(tx, 'mall', order.contractId)
  const draft = contract && draftOf(contract, papers)
  if (draft) await issueInvoice(ctx, tx, draft)
}
