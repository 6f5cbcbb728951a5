import { createHash } from 'node:crypto'
import type { Id } from '@galleria/kernel/id'
import { toWireId } from '@galleria/kernel/id'
import { isRefusal } from '@galleria/kernel/refusal'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { invoiceJobs } from './invoice.jobs.ts'
import { findInvoice } from './invoice.queries.ts'
import { addDrawing } from './invoice.store.ts'
import type { InvoiceKind, InvoiceName, InvoiceRow } from './invoice.types.ts'
import { drawPdf } from './paper/draw-pdf.ts'

/** Where a paper lies. */
export function drawingKey(id: Id<'invoice'>): string {
  return `invoices/${id.slice(-2)}/${id}.pdf`
}

/**
 * Draws the paper of an invoice from its facts, and tells its buyer once. May run any number of
 * times, and be killed anywhere: the same facts give the same bytes, and the mail is sent by the
 * transaction that notes the first drawing.
 */
export async function drawInvoice(
  ctx: Context,
  { invoiceId }: { invoiceId: Id<'invoice'> },
): Promise<void> {
  const invoice = await findInvoice(ctx.db, invoiceId)
  if (!invoice?.facts.buyer || invoice.isDrawn) return
  const content = await drawPdf(invoice.facts, invoice.issuedAt)
  await ctx.files.write(drawingKey(invoice.id), content)
  crashAt('invoice.drawn')
  await ctx.inTransaction(async (tx) => {
    const isFirst = await addDrawing(tx, {
      invoiceId,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest(),
      at: ctx.now(),
    })
    if (isFirst) await ctx.jobs.send(tx, invoiceJobs.drawn, { invoiceId })
  })
}

/**
 * The paper as it lies on the disk; drawn again where the disk has lost it, and handed out even
 * where there is no room to store it.
 */
export async function readDrawing(ctx: Context, invoice: InvoiceRow): Promise<Buffer> {
  const stored = await ctx.files.open(drawingKey(invoice.id))
  if (stored) return Buffer.concat(await Array.fromAsync(stored.stream))
  const content = await drawPdf(invoice.facts, invoice.issuedAt)
  await ctx.files.write(drawingKey(invoice.id), content).catch((error: unknown) => {
    if (!isRefusal(error)) throw error
  })
  return content
}

const fileNames: Readonly<Record<InvoiceKind, string>> = {
  INVOICE: 'invoice',
  DEPOSIT: 'deposit-invoice',
  CREDIT_NOTE: 'credit-note',
}

/** What a saved paper is called: `invoice-2026-5-000001.pdf`. */
export function nameOf({ kind, number }: InvoiceName, kindOfFile: 'pdf' | 'xml'): string {
  return `${fileNames[kind]}-${number}.${kindOfFile}`
}

/** The address under which its owner opens a paper. */
export function invoicePath(id: Id<'invoice'>, kindOfFile: 'pdf' | 'xml'): string {
  return `/invoices/${toWireId('invoice', id)}.${kindOfFile}`
}
