import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { WireInvoice } from '@galleria/contract/invoice'
import { DateText } from '@galleria/ui/date'
import { formatPercent } from '@galleria/ui/format'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/invoice-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { shopOf } from '../../../shop-context.ts'
import { readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'
import { Price } from '../../../parts/price.tsx'
import { untaxedTexts } from '../../../parts/untaxed.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { InvoiceFile, invoicePath } from './invoice-card.tsx'
import { orderPath } from '../operations.ts'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => ({
    head: headOf(shop, {
      title: shop.i18n._(msg`Invoice`),
      path: invoicePath(params.orderId),
      isListed: false,
    }),
    orderId: params.orderId,
    invoices: await shop.call('POST /sapi/mall-order/web/invoice/listByOrder', {
      id: params.orderId,
    }),
  }))
}

/**
 * The papers of an order with their tax by rate, as a company checks them; each as PDF and as XML
 * [ORD-106].
 */
export default function InvoicePage({ loaderData: { orderId, invoices } }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-3xl pt-4 pb-16 sm:pt-8">
      <Link to={orderPath(orderId)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>Back to the order</Trans>
      </Link>
      <h1 className="mb-6 text-head">
        <Trans>Invoice</Trans>
      </h1>
      {invoices.length === 0 ? (
        <p>
          <Trans>There is no invoice yet. You’ll get it as soon as the first parcel is sent.</Trans>
        </p>
      ) : (
        <div className="grid gap-6">
          {invoices.map((invoice) => (
            <Paper key={invoice.id} invoice={invoice} />
          ))}
        </div>
      )}
    </div>
  )
}

const paperTitles: Readonly<Record<WireInvoice['type'], (number: string) => React.ReactNode>> = {
  INVOICE: (number) => <Trans>Invoice {number}</Trans>,
  DEPOSIT: (number) => <Trans>Deposit invoice {number}</Trans>,
  CREDIT_NOTE: (number) => <Trans>Credit note {number}</Trans>,
}

function Paper({ invoice }: { invoice: WireInvoice }) {
  const { locale, front } = useShop()
  const { number, correctsNumber, deductsNumber, seller, billTo, taxTreatment } = invoice
  return (
    <section className="card p-5 sm:p-6" aria-labelledby={invoice.id}>
      <h2 id={invoice.id} className="text-title">
        {paperTitles[invoice.type](number)}
      </h2>
      <p className="text-small text-muted">
        <DateText iso={invoice.issuedAt} shape="date" locale={locale} timeZone={front.timeZone} />
        {correctsNumber ? (
          <>
            {' · '}
            <Trans>corrects invoice {correctsNumber}</Trans>
          </>
        ) : null}
        {deductsNumber ? (
          <>
            {' · '}
            <Trans>less the deposit from invoice {deductsNumber}</Trans>
          </>
        ) : null}
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name={<Trans>Seller</Trans>} lines={[seller.name, seller.vatId]} />
        <Fact name={<Trans>Bill to</Trans>} lines={[billTo.company, billTo.name, billTo.taxCode]} />
      </dl>
      <TaxTable invoice={invoice} />
      {taxTreatment === 'STANDARD' ? null : (
        <p className="mt-2 text-small">{untaxedTexts[taxTreatment]}</p>
      )}
      <p className="mt-4 flex flex-wrap gap-x-6">
        <InvoiceFile file={invoice.pdf} />
        <InvoiceFile file={invoice.xml} />
      </p>
      <p className="text-small text-muted">
        {invoice.xml.isXRechnung ? (
          <Trans>The XML is an XRechnung; the PDF contains the same figures as Factur-X.</Trans>
        ) : (
          <Trans>The XML follows EN 16931; the PDF contains the same figures as Factur-X.</Trans>
        )}
      </p>
    </section>
  )
}

function Fact({ name, lines }: { name: React.ReactNode; lines: readonly string[] }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      {lines.filter(Boolean).map((line) => (
        <dd key={line} className="wrap-anywhere">
          {line}
        </dd>
      ))}
    </div>
  )
}

function TaxTable({ invoice }: { invoice: WireInvoice }) {
  const { locale } = useShop()
  const { netAmt, taxAmt, totalAmt } = invoice
  return (
    <table className="mt-4 w-full text-end max-sm:text-small">
      <thead className="text-small text-muted">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            <Trans>VAT rate</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            <Trans>Without VAT</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            <Trans>VAT</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            <Trans>Total</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.taxList.map((row) => (
          <tr key={row.taxRate} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-normal">
              {formatPercent(row.taxRate, locale)}
            </th>
            <Amounts amounts={[row.netAmt, row.taxAmt, row.grossAmt]} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-semibold">
          <th scope="row" className="py-2 text-start">
            <Trans>Total</Trans>
          </th>
          <Amounts amounts={[netAmt, taxAmt, totalAmt]} />
        </tr>
      </tfoot>
    </table>
  )
}

function Amounts({ amounts }: { amounts: readonly WireInvoice['totalAmt'][] }) {
  return amounts.map((amount, index) => (
    <td key={index} className="py-2">
      <Price amount={amount} />
    </td>
  ))
}
