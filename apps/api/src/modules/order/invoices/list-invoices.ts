import type { WireInvoice } from '@galleria/contract/invoice'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { findInvoices } from '#modules/invoice/index.ts'
import { presentInvoice } from './invoice.present.ts'
import type { OrderRow } from '../order.types.ts'

/** The papers of an order that its reader may see: `find` looks for it among the reader's own. */
export async function listInvoices(
  ctx: Context,
  find: () => Promise<OrderRow | undefined>,
): Promise<WireInvoice[]> {
  const order = await find()
  if (!order) throw refuse('order.not_found')
  const invoices = await findInvoices(ctx.db, order.id)
  return invoices.filter(({ facts }) => facts.buyer).map(presentInvoice)
}
