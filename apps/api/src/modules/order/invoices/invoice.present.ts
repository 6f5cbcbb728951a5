import type { WireInvoice } from '@galleria/contract/invoice'
import type { WireOrder } from '@galleria/contract/order'
import { toWireId } from '@galleria/kernel/id'
import { wireMoney } from '#platform/wire-money.ts'
import {
  invoicePath,
  nameOf,
  profileFor,
  type InvoiceName,
  type InvoiceRow,
} from '#modules/invoice/index.ts'

export function presentInvoiceFile(invoice: InvoiceName): WireOrder['invoiceUrl']['files'][number] {
  return { name: nameOf(invoice, 'pdf'), url: invoicePath(invoice.id, 'pdf') }
}

/**
 * Of a paper that nobody has to keep any more only number and amounts are left, and those nobody
 * asks for.
 */
export function presentInvoice(invoice: InvoiceRow): WireInvoice {
  const { id, kind, facts } = invoice
  const { total, rates, seller, buyer } = facts
  const amount = (minor: number) => wireMoney(minor, facts.currency)
  return {
    id: toWireId('invoice', id),
    type: kind,
    number: facts.number,
    correctsNumber: facts.corrects?.number ?? null,
    deductsNumber: facts.deducts?.number ?? null,
    issuedAt: invoice.issuedAt.toISOString(),
    netAmt: amount(total.net),
    taxAmt: amount(total.tax),
    totalAmt: amount(total.gross),
    taxTreatment: facts.treatment,
    taxList: rates.map((one) => ({
      taxRate: one.rate,
      netAmt: amount(one.net),
      taxAmt: amount(one.tax),
      grossAmt: amount(one.gross),
    })),
    seller: { name: seller.name, vatId: seller.vatId },
    billTo: { name: buyer.name, company: buyer.company, taxCode: buyer.taxCode },
    pdf: presentInvoiceFile(invoice),
    xml: {
      name: nameOf(invoice, 'xml'),
      url: invoicePath(id, 'xml'),
      isXRechnung: profileFor(facts) === 'XRECHNUNG',
    },
  }
}
