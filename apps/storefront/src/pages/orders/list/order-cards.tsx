import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { wireAddressLines } from '@galleria/contract/address-lines'
import type { WireOrder, WireOrderAddress } from '@galleria/contract/order'
import { isPaidFor } from '@galleria/contract/order-states'
import { DateText } from '@galleria/ui/date'
import { useChannelWords } from '../../../parts/buyer/channel-words.ts'
import { ServiceText } from '../../../parts/buyer/service-text.tsx'
import { SiteText } from '../../../parts/buyer/site-text.tsx'
import { PointsText } from '../../../parts/points-text.tsx'
import { Price } from '../../../parts/price.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { changeAddressPath } from '../operations.ts'

/** Where it goes, who pays, and how it was paid. */
export function OrderCards({ order }: { order: WireOrder }) {
  const { selectedAddress, billingAddress } = order.tradeContract
  const { language } = useShop()
  const linesOf = (address: WireOrderAddress) =>
    [...wireAddressLines(address, language), address.personPhone, address.taxCode].filter(Boolean)
  const site = order.shop.siteAddress
  const [to, bill] = [linesOf(selectedAddress), linesOf(billingAddress)]
  return (
    <>
      {order.surchargeOf ? null : (
        <Card title={site ? <Trans>Collect it here</Trans> : <Trans>Delivery address</Trans>}>
          {site ? <SiteText site={site} /> : <Lines lines={to} />}
          <p className="mt-2 text-muted">{order.buyerEmail}</p>
          {order.operationList.includes('buyerChangeAddress') ? (
            <Link to={changeAddressPath(order.id)} className="link tap print:hidden">
              <Trans>Change the delivery address</Trans>
            </Link>
          ) : null}
        </Card>
      )}
      {order.serviceDetail ? (
        <Card title={<Trans>Assembly</Trans>}>
          <ServiceText service={order.serviceDetail} />
        </Card>
      ) : null}
      {order.reissueOf ? null : <Paying order={order} to={to} bill={bill} />}
    </>
  )
}

/** Who pays, and how it was paid; of what is sent at no charge nobody. */
function Paying({
  order,
  to,
  bill,
}: {
  order: WireOrder
  to: readonly string[]
  bill: readonly string[]
}) {
  const site = order.shop.siteAddress
  return (
    <>
      <Card title={<Trans>Billing address</Trans>}>
        {!site && !order.surchargeOf && to.join() === bill.join() ? (
          <p className="text-muted">
            <Trans>Same as the delivery address</Trans>
          </p>
        ) : (
          <Lines lines={bill} />
        )}
      </Card>
      <Card title={<Trans>Payment</Trans>}>
        <Payment order={order} />
      </Card>
    </>
  )
}

function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-2 text-large">{title}</h2>
      {children}
    </section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <address className="wrap-anywhere not-italic">
      {lines.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

/** All of it, or a part of a pre-sale. */
function PaidText({ type }: { type: 'FULL' | 'DEPOSIT' | 'BALANCE' }) {
  if (type === 'DEPOSIT') return <Trans>Deposit paid</Trans>
  return type === 'BALANCE' ? <Trans>Balance paid</Trans> : <Trans>Paid</Trans>
}

/** What was paid and when, and by what: the method, or where that is not known its channel. */
function usePayments({ tradeContract, timeline }: WireOrder) {
  const { nameOfChannel, nameOfMethod } = useChannelWords()
  return tradeContract.paymentOrderList.flatMap(({ type, paymentRecordBOList }) =>
    paymentRecordBOList
      .filter(({ recordStatus }) => isPaidFor(recordStatus))
      .map(({ payChannel, payMethod, paidAt }) => {
        const by = payMethod ? nameOfMethod(payMethod) : nameOfChannel(payChannel)
        return { type, by, at: paidAt ?? timeline.paidTime }
      }),
  )
}

function Payment({ order }: { order: WireOrder }) {
  const { locale, front } = useShop()
  const { orderCount, needPayAmt } = order.tradeContract
  const payments = usePayments(order)
  const ways = [...new Set(payments.map(({ by }) => by))]
  const rows: [ReactNode, ReactNode][] = [
    [
      <Trans key="n">Ordered</Trans>,
      <DateText
        key="a"
        iso={order.timeline.orderedTime}
        shape="moment"
        locale={locale}
        timeZone={front.timeZone}
      />,
    ],
    ...payments.flatMap(({ type, at }): [ReactNode, ReactNode][] =>
      at
        ? [
            [
              <PaidText key="n" type={type} />,
              <DateText
                key="a"
                iso={at}
                shape="moment"
                locale={locale}
                timeZone={front.timeZone}
              />,
            ],
          ]
        : [],
    ),
    ...(order.actualPaidPoints > 0
      ? [
          [
            <Trans key="n">Paid with points</Trans>,
            <PointsText key="a" points={order.actualPaidPoints} />,
          ] as [ReactNode, ReactNode],
        ]
      : []),
    ...(ways.length > 0
      ? [[<Trans key="n">Paid with</Trans>, ways.join(', ')] as [ReactNode, ReactNode]]
      : []),
    ...(orderCount > 1
      ? [
          [
            <Trans key="n">Paid together for {orderCount} orders</Trans>,
            <Price key="a" amount={needPayAmt} />,
          ] as [ReactNode, ReactNode],
        ]
      : []),
  ]
  return (
    <>
      <dl className="grid gap-1">
        {rows.map(([name, value], index) => (
          <div key={index} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {payments.length > 0 || order.actualPaidPoints > 0 ? null : (
        <p className="mt-2 text-muted">
          <Trans>Nothing paid yet.</Trans>
        </p>
      )}
    </>
  )
}
