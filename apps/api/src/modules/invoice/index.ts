export { taxed } from './amounts.rules.ts'
export { drawInvoice, invoicePath, nameOf, readDrawing } from './draw-invoice.ts'
export { drawUndrawn } from './draw-undrawn.ts'
export { invoiceJobs } from './invoice.jobs.ts'
export { findInvoice, findInvoiceNames, findInvoices } from './invoice.queries.ts'
export { addInvoiceRoutes } from './invoice.routes.ts'
export { forgetPersons } from './forget-persons.ts'
export { moveInvoices } from './invoice.store.ts'
export type {
  InvoiceDraft,
  InvoiceLine,
  InvoiceName,
  InvoiceRow,
  PaperName,
  Party,
} from './invoice.types.ts'
export { issueInvoice } from './issue-invoice.ts'
export {
  drawPaper,
  drawRows,
  HALF,
  quantityOf,
  RIGHT_HALF,
  WIDTH,
  writeFacts,
  writeFeet,
  writeLines,
  writeNotes,
  type Column,
  type Row,
} from './paper/paper-parts.ts'
export { PAGE, type Doc, type Writer } from './paper/writer.ts'
export { profileFor } from './paper/profiles.ts'
