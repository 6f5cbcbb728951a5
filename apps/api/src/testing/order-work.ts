/** The order's own work, which the clock does by itself, done at a moment that a test chooses. */
export { drawUndrawn, forgetPersons } from '#modules/invoice/index.ts'
export { forgetInvoices } from '#modules/order/invoices/forget-invoices.ts'
export { confirmOverdue } from '#modules/order/receive-order.ts'
