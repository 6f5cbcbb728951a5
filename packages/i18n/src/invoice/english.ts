/**
 * The words of invoices and credit notes in English: on the paper, in the XML and in the mail. The
 * other languages have exactly these keys.
 */
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
  vatId: 'VAT number',
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
    INVOICE: 'Paid in full. There is nothing left to pay.',
    CREDIT_NOTE: 'Refunded to the original payment method. There is nothing left to pay.',
    DEPOSIT: 'The deposit has been paid. It will be deducted from the final invoice.',
  },
  depositLine: 'Deposit: {name}',
  surchargeLine: 'Price difference: {name}',
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
      intro: '{shop} has sent your order. Here is the invoice for order {code}, {amount}.',
    },
    CREDIT_NOTE: {
      subject: 'Credit note {number} for order {code}',
      intro:
        '{amount} of your order {code} has been refunded. Here is the credit note for invoice {invoice}.',
    },
    DEPOSIT: {
      subject: 'Your deposit invoice {number} for order {code}',
      intro:
        'We have received your deposit of {amount} for order {code}. Here is the invoice for it; it will be deducted from the final invoice.',
    },
    attached: 'It is attached as a PDF, which also contains it as an e-invoice.',
    elsewhere: 'You’ll find it as a PDF with your order.',
    open: 'Open the order',
  },
} as const

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }
export type InvoiceTexts = Words<typeof englishInvoice>
