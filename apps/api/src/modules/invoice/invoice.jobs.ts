import type { Id } from '@galleria/kernel/id'
import { defineJob } from '#platform/jobs.ts'

type OfInvoice = { readonly invoiceId: Id<'invoice'> }

export const invoiceJobs = {
  /** A number was given: the paper is to be drawn. */
  draw: defineJob<OfInvoice>('invoice.draw'),
  /** It is drawn: its buyer is told. */
  drawn: defineJob<OfInvoice>('mail.invoice'),
}
