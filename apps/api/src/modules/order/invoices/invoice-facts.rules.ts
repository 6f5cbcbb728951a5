import { partOf } from '@galleria/kernel/money'
import type { Id } from '@galleria/kernel/id'
import { taxed, type InvoiceDraft, type InvoiceRow } from '#modules/invoice/index.ts'
import { creditOfDeposit, deductionOf } from './deposit-facts.rules.ts'
import { withExtras } from './extra-lines.rules.ts'
import {
  correctionOf,
  draftOf,
  languageOf,
  lineOf,
  sumOf,
  type GivenBack,
} from './invoice-draft.rules.ts'
import type { ContractRow, OrderRow } from '../order.types.ts'

/**
 * The invoice of an order as it is sent: what is left of each line when its first parcel leaves.
 * Units whose money went back before are not on it; of those that are, it takes the tax that the
 * books still hold. Null when all the money went back.
 */
export function invoiceOf(
  order: OrderRow,
  contract: ContractRow,
  papers: readonly InvoiceRow[],
): InvoiceDraft | null {
  const lines = order.lines.flatMap((line) => {
    const gross = line.needPay - line.refunded
    if (gross === 0) return []
    const tax = line.tax - partOf(line.tax, line.needPay, 0, line.refunded)
    // Units that were cancelled have left the line; where money alone went back all of them stay.
    const qty = Math.max(line.qty - line.reversedQty, 1)
    const whole = lineOf(line, languageOf(contract), { qty, gross, tax })
    return withExtras(whole, line, order, line.refunded)
  })
  const { back, paid, tax } = shippingOf(order)
  const left = paid - back
  const shipping = left === 0 ? null : taxed(left, tax - partOf(tax, paid, 0, back), order.taxRate)
  if (lines.length === 0 && shipping === null) return null
  const deduction = deductionOf(papers)
  return draftOf(order, contract, 'INVOICE', {
    lines: deduction ? [...lines, deduction.line] : lines,
    shipping,
    ...(deduction ? { deducts: deduction.deducts } : {}),
  })
}

/**
 * The credit note of money that went back, to the invoice it corrects; where only the deposit was
 * invoiced, to that. Its tax is the difference of two rounded sums over what the papers say: with
 * the invoice's it comes to what the books hold, in any number of steps.
 */
export function creditNoteOf(
  order: OrderRow,
  contract: ContractRow,
  papers: readonly InvoiceRow[],
  { given, reverseId }: { given: GivenBack; reverseId: Id<'reverse'> },
): InvoiceDraft | null {
  const invoice = papers.find(({ kind }) => kind === 'INVOICE')
  if (!invoice) return creditOfDeposit(order, contract, papers, { given, reverseId })
  const credits = papers.filter(({ facts }) => facts.corrects?.number === invoice.number)
  const qtyOf = new Map(given.lines.map((one) => [one.lineId, one]))
  const lines = order.lines.flatMap((line) => {
    const back = qtyOf.get(line.id)
    const grossOn = ({ facts }: InvoiceRow) =>
      sumOf(
        facts.lines.filter(({ lineId }) => lineId === line.id),
        ({ gross }) => gross,
      )
    const billed = grossOn(invoice)
    if (!back || back.amount === 0 || billed === 0) return []
    const before = line.needPay - billed + sumOf(credits, grossOn)
    const tax = partOf(line.tax, line.needPay, before, before + back.amount)
    const whole = lineOf(line, languageOf(contract), { qty: back.qty, gross: back.amount, tax })
    return withExtras(whole, line, order, before)
  })
  const { paid, tax } = shippingOf(order)
  const before =
    paid -
    (invoice.facts.shipping?.gross ?? 0) +
    sumOf(credits, (one) => one.facts.shipping?.gross ?? 0)
  const shipping =
    given.shipping === 0
      ? null
      : taxed(given.shipping, partOf(tax, paid, before, before + given.shipping), order.taxRate)
  if (lines.length === 0 && shipping === null) return null
  return correctionOf(order, contract, { invoice, reverseId }, { lines, shipping })
}

/** What the order's delivery cost, the tax in it, and what of it went back. */
function shippingOf(order: OrderRow): { paid: number; tax: number; back: number } {
  return {
    paid: order.shipping,
    tax: order.tax - sumOf(order.lines, (line) => line.tax),
    back: order.refunded - sumOf(order.lines, (line) => line.refunded),
  }
}
