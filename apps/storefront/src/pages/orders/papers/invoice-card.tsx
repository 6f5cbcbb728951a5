import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { SendInvoice } from './send-invoice.tsx'

/**
 * Whether there is an invoice yet, and what can be done with it: opened, checked, sent again
 * [ORD-039, ORD-105, ORD-106, ORD-111, ORD-122]. Nothing where nothing was paid.
 */
export function InvoiceCard({ order }: { order: WireOrder }) {
  const { invoiceStatus, invoiceUrl, operationList } = order
  if (invoiceStatus === null) return null
  const offers = (operation: string) => operationList.includes(operation)
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="invoice">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="invoice" className="text-large">
          <Trans>Invoice</Trans>
        </h2>
        <span className="text-small text-muted">
          {invoiceStatus === 'ISSUED' ? (
            <Trans comment="an invoice that is written">Issued</Trans>
          ) : (
            <Trans comment="an invoice that is not written yet">Pending</Trans>
          )}
        </span>
      </div>
      {invoiceStatus === 'PENDING' ? (
        <p className="text-muted">
          {order.shop.siteAddress ? (
            <Trans>You’ll get it when you have collected your order.</Trans>
          ) : (
            <Trans>You’ll get it as soon as the first parcel is sent.</Trans>
          )}
        </p>
      ) : null}
      {offers('viewInvoice') ? (
        <ul>
          {invoiceUrl.files.map((file) => (
            <li key={file.url}>
              <InvoiceFile file={file} />
            </li>
          ))}
        </ul>
      ) : null}
      {offers('buyerCheckVATInvoice') || offers('sendInvoiceEmail') ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {offers('buyerCheckVATInvoice') ? (
            <Link to={invoicePath(order.id)} className="btn btn-quiet max-sm:w-full">
              <Trans>Check the VAT</Trans>
            </Link>
          ) : null}
          {offers('sendInvoiceEmail') ? <SendInvoice order={order} /> : null}
        </div>
      ) : null}
    </section>
  )
}

/** A file that the browser saves; not a page of ours, so no router leads there. */
export function InvoiceFile({ file }: { file: { name: string; url: string } }) {
  return (
    <a href={file.url} download={file.name} className="tap wrap-anywhere underline">
      {file.name}
    </a>
  )
}

export function invoicePath(orderId: string): string {
  return `/buyer/invoice/${orderId}`
}
