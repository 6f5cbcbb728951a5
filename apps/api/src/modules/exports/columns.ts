import type { ExportKind } from '@galleria/contract/export-rules'
import { isLanguage } from '@galleria/contract/storefronts'
import { columnName, type ColumnName } from '@galleria/i18n'
import type { Column } from './exports.types.ts'

const text = (key: string, name: ColumnName): Column => ({ key, type: 'text', name })
const number = (key: string, name: ColumnName): Column => ({ key, type: 'number', name })
const amount = (key: string, name: ColumnName): Column => ({ key, type: 'amount', name })

const currency = text('currency', 'Currency')

/** The columns of each table, by their names in English. Rows name their cells by `key`. */
export const columnsOf: Readonly<Record<ExportKind, readonly Column[]>> = {
  ORDERS: [
    text('order', 'Order'),
    text('shop', 'Shop'),
    text('orderedAt', 'Ordered'),
    text('paidAt', 'Paid'),
    text('completedAt', 'Received'),
    text('status', 'State'),
    text('site', 'Storefront'),
    text('country', 'Country of delivery'),
    text('buyer', 'Buyer'),
    text('company', 'Company on the bill'),
    text('taxCode', 'Tax code'),
    currency,
    amount('goods', 'Goods'),
    amount('shipping', 'Shipping'),
    amount('service', 'Assembly'),
    amount('insurance', 'Covers'),
    amount('discount', 'Discounts'),
    amount('total', 'To pay'),
    amount('tax', 'Tax contained'),
    number('taxRate', 'Tax rate'),
    text('taxTreatment', 'Tax treatment'),
    amount('paid', 'Paid amount'),
    amount('refunded', 'Refunded'),
    text('kind', 'Kind'),
  ],
  LINES: [
    text('order', 'Order'),
    text('orderedAt', 'Ordered'),
    text('status', 'State'),
    text('sku', 'Article number'),
    text('name', 'Name'),
    text('finish', 'Finish'),
    text('size', 'Size'),
    number('qty', 'Quantity'),
    text('unit', 'Unit'),
    number('sent', 'Sent'),
    number('returned', 'Gone back'),
    currency,
    amount('unitPrice', 'Unit price'),
    amount('discount', 'Discount'),
    amount('service', 'Assembly'),
    amount('insurance', 'Cover'),
    amount('amount', 'Amount'),
    amount('tax', 'Tax contained'),
    number('taxRate', 'Tax rate'),
    amount('refunded', 'Refunded'),
  ],
  INVOICES: [
    text('number', 'Number'),
    text('type', 'Type'),
    text('issuedOn', 'Issued'),
    text('corrects', 'Corrects'),
    text('order', 'Order'),
    text('buyer', 'Bill to'),
    text('company', 'Company'),
    text('taxCode', 'Tax code'),
    text('country', 'Country of delivery'),
    text('taxTreatment', 'Tax treatment'),
    currency,
    amount('net', 'Net'),
    amount('tax', 'Tax'),
    amount('gross', 'Gross'),
  ],
  VAT: [
    text('country', 'Country of delivery'),
    text('taxTreatment', 'Tax treatment'),
    number('taxRate', 'Tax rate'),
    currency,
    number('papers', 'Papers'),
    amount('net', 'Net'),
    amount('tax', 'Tax'),
    amount('gross', 'Gross'),
  ],
  REQUESTS: [
    text('request', 'Request'),
    text('order', 'Order'),
    text('shop', 'Shop'),
    text('appliedAt', 'Applied for'),
    text('decidedAt', 'Decided'),
    text('type', 'Type'),
    text('reason', 'Reason'),
    text('status', 'State'),
    text('site', 'Storefront'),
    text('country', 'Country of delivery'),
    text('buyer', 'Buyer'),
    text('sku', 'Article number'),
    text('name', 'Name'),
    text('finish', 'Finish'),
    text('size', 'Size'),
    number('qty', 'Quantity'),
    text('unit', 'Unit'),
    currency,
    amount('asked', 'Asked for'),
    amount('refunded', 'Refunded'),
    amount('shipping', 'Shipping'),
  ],
}

export function headingsOf(kind: ExportKind, language: string): string[] {
  const reader = isLanguage(language) ? language : 'en'
  return columnsOf[kind].map(({ name }) => columnName(name, reader))
}
