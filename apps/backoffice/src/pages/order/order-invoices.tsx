import type { WireInvoice } from '@galleria/contract/invoice'
import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import detail from '../../parts/detail.module.css'
import { Figures } from '../../parts/figures.tsx'
import { useFormat } from '../../parts/use-format.ts'
import styles from './order.module.css'

type Order = Pick<MerchantOrder, 'id' | 'parcelCount' | 'refundedAmt'>

/** Asked again when a parcel or a refund may have brought another one. */
const invoicesQuery = ({ id, parcelCount, refundedAmt }: Order, reader: Reader) =>
  queryOptions({
    queryKey: ['order', id, 'invoices', reader, parcelCount, refundedAmt.value],
    queryFn: () => mall(calls[reader], { id }),
  })

type Reader = 'merchant' | 'operator'
const calls = {
  merchant: 'POST /sapi/mall-merchant/invoice/listByOrder',
  operator: 'POST /sapi/mall-operator/invoice/listByOrder',
} as const

const paperNames: Readonly<Record<WireInvoice['type'], React.ReactNode>> = {
  INVOICE: <Trans>Invoice</Trans>,
  DEPOSIT: <Trans>Deposit invoice</Trans>,
  CREDIT_NOTE: <Trans>Credit note</Trans>,
}

/**
 * The order's invoice and credit notes, to save. They are written when a deposit is paid, when the
 * first parcel leaves and when money went back; before that there is nothing to show.
 */
export function OrderInvoices({
  order,
  reader,
}: {
  readonly order: Order
  readonly reader: Reader
}) {
  const format = useFormat()
  const invoices = useQuery(invoicesQuery(order, reader))
  if (!invoices.data || invoices.data.length === 0) return null
  return (
    <section aria-labelledby="invoices">
      <Title order={2} id="invoices">
        <Trans>Invoices</Trans>
      </Title>
      <ul className={styles['parcels']}>
        {invoices.data.map((one) => (
          <li key={one.id}>
            <div className={detail['headline']}>
              <a href={one.pdf.url} download={one.pdf.name}>
                {one.number}
              </a>
              <span>{paperNames[one.type]}</span>
            </div>
            <div className={detail['facts']}>
              <span>{format.moment(one.issuedAt)}</span>
              <Figures text={format.money(one.totalAmt)} />
              <a href={one.xml.url} download={one.xml.name}>
                {one.xml.isXRechnung ? 'XRechnung' : 'XML'}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
