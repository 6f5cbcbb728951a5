import { expect, test } from 'vitest'
import { drawPage, readText } from '../../../testing/draw-page.tsx'
import { order } from '../../../testing/samples.ts'
import OrderPage from '../order-page.tsx'
import type { Outcome } from '../outcome.tsx'

/** The invoice on the order's page, as the server sends it, with the answer to the last request. */

const file = { name: 'invoice-2026-5-000001.pdf', url: '/invoices/inv_1.pdf' }
const sentOrder = {
  ...order,
  invoiceStatus: 'ISSUED' as const,
  invoiceUrl: { files: [file] },
  operationList: ['viewInvoice', 'buyerCheckVATInvoice', 'sendInvoiceEmail'],
  buyerEmail: 'anna@galleria.test',
  buyerPhone: '+4915123456789',
}
const draw = (change: Partial<typeof order> = {}, actionData?: Outcome) =>
  drawPage(OrderPage, { loaderData: { order: { ...sentOrder, ...change } }, actionData })
const cardIn = (html: string) =>
  readText(/<section [^>]*aria-labelledby="invoice".*?<\/section>/s.exec(html)?.[0] ?? '')
const dialogIn = (html: string) =>
  /<dialog [^>]*>(?:(?!<\/dialog>).)*name="target".*?<\/dialog>/s.exec(html)?.[0] ?? ''

test('[ORD-105, ORD-106, ORD-111] each thing that can be done with the invoice is there when the order offers it, and not otherwise', () => {
  expect(cardIn(draw())).toMatch(
    /^Invoice Issued invoice-2026-5-000001\.pdf Check the VAT Send it again/,
  )
  expect(cardIn(draw({ operationList: ['viewInvoice'] }))).toBe(
    'Invoice Issued invoice-2026-5-000001.pdf',
  )
  expect(cardIn(draw({ operationList: ['buyerCheckVATInvoice'] }))).toBe(
    'Invoice Issued Check the VAT',
  )
  expect(cardIn(draw({ operationList: ['sendInvoiceEmail'] }))).toMatch(
    /^Invoice Issued Send it again/,
  )
  expect(cardIn(draw({ operationList: [] }))).toBe('Invoice Issued')
})

test('[ORD-122] it says whether the invoice is issued or pending; where nothing was paid there is no card', () => {
  expect(cardIn(draw({ invoiceStatus: 'PENDING', operationList: [] }))).toBe(
    'Invoice Pending You’ll get it as soon as the first parcel is sent.',
  )
  expect(cardIn(draw({ invoiceStatus: null }))).toBe('')
})

test('[ORD-126] the question begins with the mail address; for a buyer who has none with the phone', () => {
  expect(dialogIn(draw())).toMatch(/Email address.*value="anna@galleria\.test"/s)
  expect(dialogIn(draw({ buyerEmail: '' }))).toMatch(/Mobile number.*value="\+4915123456789"/s)
})

test('[ORD-129, ORD-130, ORD-131, ORD-132] an empty or wrong mail address, and an empty or wrong phone, are each answered in words of their own, the question open again', () => {
  const answer = (buyerEmail: string, problem: 'required' | 'email' | 'phone', typed: string) => {
    const html = dialogIn(draw({ buyerEmail }, { kind: 'invoiceTarget', problem, typed }))
    expect(html).toMatch(/^<dialog [^>]*open=""/)
    expect(html).toContain(`value="${typed}"`)
    return readText(html)
  }
  expect(answer('anna@galleria.test', 'required', '')).toContain('Please enter an email address.')
  expect(answer('anna@galleria.test', 'email', 'anna@')).toContain(
    'Please enter a valid email address',
  )
  expect(answer('', 'required', '')).toContain('Please enter a mobile number.')
  expect(answer('', 'phone', '0151')).toContain('Please enter a valid phone number')
})

test('[ORD-158] it says to which address the invoice was sent', () => {
  const html = draw({}, { kind: 'invoiceSent', target: 'anna@galleria.test' })
  expect(readText(html)).toContain('The invoice has been sent to anna@galleria.test')
})
