import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ExportKind } from '@galleria/contract/export-rules'

export const kindNames: Readonly<Record<ExportKind, MessageDescriptor>> = {
  ORDERS: msg`Orders`,
  LINES: msg`Order lines`,
  INVOICES: msg`Invoices and credit notes`,
  VAT: msg`VAT by country and rate`,
  REQUESTS: msg`After-sales requests`,
}
