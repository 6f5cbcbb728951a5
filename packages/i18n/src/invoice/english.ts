/** The words of invoices and credit notes in English: on the paper, in the XML and in the mail. The other languages have exactly these keys. */
export const englishInvoice = {
  titles: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note', DEPOSIT: 'Deposit invoice' },
  number: 'Number',
  issuedOn: 'Date of issue',
  deliveredOn: 'Date of delivery',
  orderedOn: 'Ordered on',
  order: 'Order',
  corrects: 'Corrects invoice {number} of {day}',
  billTo: 'Bill to',
  deliverTo: 'Delivered to',
  taxCode: 'Tax code',
  vatId: 'VAT ID',
  eori: 'EORI number',
  item: 'Item',
  qty: 'Quantity',
  net: 'Net',
  rate: 'VAT rate',
  tax: 'VAT',
  gross: 'Total',
  shipping: 'Delivery',
  totalNet: 'Total without VAT',
  totalTax: 'VAT at {rate}',
  totalGross: 'Total',
  /** What there is still to pay, by kind: never anything. */
  settled: {
    INVOICE: 'Paid in full. Nothing is left to pay.',
    CREDIT_NOTE: 'Refunded the way it was paid. Nothing is left to pay.',
    DEPOSIT: 'The deposit is paid. The invoice of the goods takes it off.',
  },
  depositLine: 'Deposit: {name}',
  deductsDeposit: 'Less deposit, invoice {number} of {day}',
  soldBy: 'Sold by',
  page: 'Page {page} of {pages}',
  /** Why there is no tax on it. */
  reasons: {
    REVERSE_CHARGE:
      'VAT-exempt intra-Community supply of goods (Article 138 of Directive 2006/112/EC). The recipient accounts for the VAT: reverse charge.',
    EXPORT: 'Export of goods, exempt from VAT (Article 146 of Directive 2006/112/EC).',
  },
  mail: {
    INVOICE: {
      subject: 'Your invoice {number} for order {code}',
      intro: '{shop} has sent your goods. Here is the invoice for order {code} over {amount}.',
    },
    CREDIT_NOTE: {
      subject: 'Credit note {number} for order {code}',
      intro:
        '{amount} of your order {code} was refunded. Here is the credit note to invoice {invoice}.',
    },
    DEPOSIT: {
      subject: 'Your deposit invoice {number} for order {code}',
      intro:
        'Your deposit of {amount} for order {code} has arrived. Here is the invoice for it; the invoice of the goods takes it off.',
    },
    attached: 'It is attached as a PDF. Programs find the same as an e-invoice inside.',
    elsewhere: 'You find it as a PDF at your order.',
    open: 'Open the order',
  },
} as const

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
export type InvoiceTexts = Words<typeof englishInvoice>
