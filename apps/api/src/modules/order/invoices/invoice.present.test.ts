import { expect, test } from 'vitest'
import { toWireId } from '@galleria/kernel/id'
import { invoicePath } from '#modules/invoice/index.ts'
import { someInvoice } from '../../../testing/some-invoices.ts'
import { at, idOf } from '../../../testing/some-rows.ts'
import { presentInvoice, presentInvoiceFile } from './invoice.present.ts'

const row = (nth: number) => {
  const facts = someInvoice(nth)
  return {
    id: idOf('invoice', 21),
    kind: facts.kind,
    number: facts.number,
    buyerId: idOf('user', 2),
    sellerId: 7,
    orderId: idOf('order', 1),
    reverseId: null,
    issuedAt: at(24),
    isDrawn: true,
    facts,
  }
}

test('a paper says its number, its amounts by rate, whose it is and where its two files are', () => {
  const invoice = row(0)
  const { facts, id } = invoice
  const money = (minor: number) => ({ value: minor / 100, currency: facts.currency })
  const shown = presentInvoice(invoice)
  expect(shown).toEqual({
    id: toWireId('invoice', id),
    type: 'INVOICE',
    number: facts.number,
    correctsNumber: null,
    deductsNumber: null,
    issuedAt: '2026-11-24T12:00:00.000Z',
    netAmt: money(facts.total.net),
    taxAmt: money(facts.total.tax),
    totalAmt: money(facts.total.gross),
    taxTreatment: facts.treatment,
    taxList: facts.rates.map(({ rate, net, tax, gross }) => ({
      taxRate: rate,
      netAmt: money(net),
      taxAmt: money(tax),
      grossAmt: money(gross),
    })),
    seller: { name: facts.seller.name, vatId: facts.seller.vatId },
    billTo: { name: facts.buyer.name, company: facts.buyer.company, taxCode: facts.buyer.taxCode },
    pdf: { name: `invoice-${facts.number}.pdf`, url: invoicePath(id, 'pdf') },
    xml: { name: `invoice-${facts.number}.xml`, url: invoicePath(id, 'xml'), isXRechnung: false },
  })
  expect(presentInvoiceFile(invoice)).toEqual(shown.pdf)
  expect(shown.taxList).toHaveLength(1)
})

test('a credit note names what it corrects', () => {
  const credit = row(2)
  expect(presentInvoice(credit)).toMatchObject({
    type: 'CREDIT_NOTE',
    correctsNumber: '2026-5-000001',
    pdf: { name: `credit-note-${credit.number}.pdf` },
  })
})

test('an invoice names the deposit that it takes off, and a deposit’s own file is called so', () => {
  expect(presentInvoice(row(1))).toMatchObject({
    type: 'INVOICE',
    correctsNumber: null,
    deductsNumber: '2026-5-000001',
  })
  expect(presentInvoice(row(3))).toMatchObject({
    type: 'DEPOSIT',
    pdf: { name: `deposit-invoice-${row(3).number}.pdf` },
  })
})

test('the file is an XRechnung where the buyer is a company with a VAT id and the seller has a phone', () => {
  expect([0, 1, 5].map((nth) => presentInvoice(row(nth)).xml.isXRechnung)).toEqual([
    false,
    false,
    true,
  ])
})
