import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { taxTreatments } from '../vat.ts'
import { idOf, smallId, text, wireMoney, wireTime } from '../wire.ts'

const address = z.string().check(z.maxLength(300))
const taxRow = z.object({
  taxRate: z.number(),
  netAmt: wireMoney,
  taxAmt: wireMoney,
  grossAmt: wireMoney,
})

/** An invoice, that of a deposit, or a credit note, as far as a screen says what stands on it. */
export const wireInvoice = z.object({
  id: z.string(),
  type: z.enum(['INVOICE', 'CREDIT_NOTE', 'DEPOSIT']),
  number: z.string(),
  /** Of a credit note: the invoice it corrects. */
  correctsNumber: z.nullable(z.string()),
  /** The invoice of the deposit that is taken off. */
  deductsNumber: z.nullable(z.string()),
  issuedAt: wireTime,
  netAmt: wireMoney,
  taxAmt: wireMoney,
  totalAmt: wireMoney,
  taxTreatment: z.enum(taxTreatments),
  taxList: z.array(taxRow),
  seller: z.object({ name: z.string(), vatId: z.string() }),
  billTo: z.object({ name: z.string(), company: z.string(), taxCode: z.string() }),
  pdf: z.object({ name: z.string(), url: address }),
  /** The same as XML: a company's is an XRechnung. */
  xml: z.object({ name: z.string(), url: address, isXRechnung: z.boolean() }),
})
export type WireInvoice = z.output<typeof wireInvoice>

/** The papers of an order as files; the first is the invoice. */
export const invoiceUrl = z.object({
  files: z.array(z.object({ name: z.string(), url: address })),
})

const ofOrder = z.object({ id: idOf('order') })

export const invoiceCalls = {
  listInvoices: defineCall({
    call: 'POST /sapi/mall-order/web/invoice/listByOrder',
    who: 'buyer',
    about: 'The invoice of an order and its credit notes, with their tax by rate.',
    body: ofOrder,
    reply: z.array(wireInvoice),
    refusals: ['order.not_found'],
  }),
  sendInvoice: defineCall({
    call: 'POST /api/trantor/flow/bbc_trade_BBCSendInvoiceEmailFlow',
    who: 'buyer',
    about:
      'Sends the invoices of orders again: to the mail address of the buyer, or to the phone of one who has none. Another address has to be made the own one first. What is sent is what the mall has, whatever `invoiceUrl` says.',
    body: z
      .array(
        z.object({
          id: idOf('order'),
          shop: z.optional(z.object({ id: smallId })),
          invoiceUrl: z.optional(
            z.object({
              files: z.array(z.object({ url: address })).check(z.maxLength(100)),
            }),
          ),
          buyer: z.optional(z.object({ nickname: z.optional(text(100)) })),
          buyerEmail: z.optional(z.string().check(z.maxLength(300))),
          buyerPhone: z.optional(z.string().check(z.maxLength(40))),
        }),
      )
      .check(z.minLength(1), z.maxLength(20)),
    reply: z.array(z.object({ id: z.string(), target: z.string() })),
    refusals: ['order.not_found', 'order.state', 'contact.not_own'],
  }),
  merchantListInvoices: defineCall({
    call: 'POST /sapi/mall-merchant/invoice/listByOrder',
    who: 'merchant',
    right: 'query-orders',
    writes: false,
    about: 'The invoice of an order of the own shops and its credit notes.',
    body: ofOrder,
    reply: z.array(wireInvoice),
    refusals: ['order.not_found'],
  }),
  operatorListInvoices: defineCall({
    call: 'POST /sapi/mall-operator/invoice/listByOrder',
    who: 'operator',
    right: 'orders',
    writes: false,
    about: 'The invoice of any order and its credit notes.',
    body: ofOrder,
    reply: z.array(wireInvoice),
    refusals: ['order.not_found'],
  }),
}
