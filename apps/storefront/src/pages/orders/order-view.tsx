import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { WireOrder } from '@galleria/contract/order'
import { isUnpaid } from '@galleria/contract/order-states'
import { IconPrint } from '@galleria/ui/icons'
import { CoverText } from '../../parts/buyer/cover-text.tsx'
import { CopyButton } from '../../parts/buyer/copy-button.tsx'
import { useQuantityText } from '../../parts/measure.tsx'
import { BenefitCards } from './kinds/benefit-cards.tsx'
import { EarnedCard } from './kinds/earned-card.tsx'
import { GroupBanner, type Invitation } from './kinds/group-banner.tsx'
import { InvoiceCard } from './papers/invoice-card.tsx'
import type { Benefits } from './order-extras.server.ts'
import { OrderBill } from './order-bill.tsx'
import { OrderCards } from './list/order-cards.tsx'
import { boughtLines, reversePath } from './operations.ts'
import { AfterSalesLink, OrderLine } from './order-line.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { isOfCodes } from './operations.ts'
import { isPickUp } from './codes/pick-up-step.tsx'
import { ParcelCard } from './parcels/parcel-card.tsx'
import { ReissueOf, Reissues } from './kinds/reissue.tsx'
import { PreSaleBanner } from './kinds/pre-sale-banner.tsx'
import { ProgressHead } from './progress-head.tsx'
import { standingOf } from './status-text.tsx'
import { UseInfoCard } from './codes/use-info-card.tsx'
import { WithdrawalCard } from './withdrawal/withdrawal-card.tsx'

/**
 * One order as a whole: where it stands, its timeline, goods, parcels, addresses and money. For its
 * buyer with buttons, for a guest's link without.
 */
export function OrderView({
  order,
  growth,
  invitation,
  benefits,
  messages,
  buttons,
  withdrawalPath,
}: {
  order: WireOrder
  /** Where its reader withdraws from it. */
  withdrawalPath: string
  invitation?: Invitation | undefined
  growth?: number | undefined
  benefits?: Benefits | undefined
  /** With its shop. */
  messages?: ReactNode
  buttons?: ReactNode
}) {
  // Whoever only looks at one order is led to no other.
  const isLinked = buttons !== undefined
  return (
    <>
      <OrderTitle code={order.tradeOrderCode} />
      <PreSaleBanner order={order} />
      <GroupBanner order={order} invitation={invitation} />
      <ProgressHead order={order} buttons={buttons} />
      {benefits ? <BenefitCards order={order} benefits={benefits} /> : null}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-6">
          <OrderTimeline order={order} />
          <section className="card px-5 py-5 sm:px-6">
            <h2 className="text-title">
              <Trans>Goods</Trans>
            </h2>
            <p className="text-small text-muted">
              <Trans>Sold by {order.shop.name}</Trans>
            </p>
            <SurchargeOf order={order} />
            <ReissueOf order={order} isLinked={isLinked} />
            <div className="mt-2 divide-y divide-line">
              {boughtLines(order.tradeOrderLineList).map((line) => (
                <BoughtLine key={line.id} order={order} line={line} />
              ))}
            </div>
          </section>
          <Reissues order={order} isLinked={isLinked} />
          {order.packageList.map((parcel, index) => (
            <ParcelCard
              key={parcel.id}
              parcel={parcel}
              number={order.packageList.length > 1 ? index + 1 : undefined}
            />
          ))}
          {messages}
        </div>
        <div className="grid gap-6 lg:sticky lg:top-6">
          <UseInfoCard order={order} />
          <OrderBill order={order} />
          {order.withdrawal ? (
            <WithdrawalCard until={order.withdrawal.until} path={withdrawalPath} />
          ) : null}
          <InvoiceCard order={order} />
          <OrderCards order={order} />
          <EarnedCard order={order} growth={growth} />
        </div>
      </div>
    </>
  )
}

/** What an exchange costs more: which one. */
function SurchargeOf({ order: { surchargeOf, displayStatus } }: { order: WireOrder }) {
  if (!surchargeOf) return null
  const code = surchargeOf.reverseTradeOrderCode
  return (
    <p className="mt-2">
      <Trans>
        This is the price difference for exchange{' '}
        <Link to={reversePath(surchargeOf.id)} className="link">
          {code}
        </Link>
        .
      </Trans>
      {isUnpaid(displayStatus) ? (
        <>
          {' '}
          <Trans>The replacement is sent once it is paid.</Trans>
        </>
      ) : null}
    </p>
  )
}

/** Its number, to copy, and the way to paper. */
function OrderTitle({ code }: { code: string }) {
  const { t } = useLingui()
  return (
    <div className="flex items-center gap-x-2">
      <h1 className="text-title sm:text-head">
        <Trans>Order {code}</Trans>
      </h1>
      <CopyButton
        text={code}
        label={t`Copy the order number`}
        done={<Trans>Order number copied</Trans>}
      />
      <button
        type="button"
        onClick={() => print()}
        aria-label={t`Print the order`}
        className="needs-script -ms-2 inline-grid size-11 place-items-center text-muted hover:text-ink"
      >
        <IconPrint size={18} />
      </button>
    </div>
  )
}

type Bought = { order: WireOrder; line: WireOrder['tradeOrderLineList'][number] }

/** A line with what was asked for about it; of a set about each of its goods. */
function BoughtLine({ order, line }: Bought) {
  const parts = order.tradeOrderLineList.filter((one) => one.ownerOrderLineBO?.id === line.id)
  const isSet = parts.length > 0
  return (
    <OrderLine
      line={line}
      shopId={order.shop.id}
      itemBusinessType={order.itemBusinessType}
      {...(isSet ? {} : { orderId: order.id })}
      isFree={order.reissueOf !== null}
      isExpected={
        [line, ...parts].some((one) => one.canShipQty > 0) &&
        isOpen(order) &&
        !isOfCodes(order) &&
        !isPickUp(order) &&
        !order.surchargeOf
      }
    >
      <SentOf order={order} line={line} />
      <CanceledOf line={line} />
      {line.insurance ? (
        <p className="text-small text-muted">
          <CoverText insurance={line.insurance} />
        </p>
      ) : null}
      {parts
        .filter((part) => part.reverseStatus !== 'NOT_REQUESTED')
        .map((part) => (
          <div key={part.id} className="flex flex-wrap items-center gap-x-2 text-small text-muted">
            {part.sku.name}: <CanceledOf line={part} />
            <AfterSalesLink orderId={order.id} line={part} />
          </div>
        ))}
    </OrderLine>
  )
}

/** Of an order that is sent in parts, how much of a line has left. */
function SentOf({ order, line }: Bought) {
  const quantity = useQuantityText()
  const sent = quantity(line.deliveredQty, line.sku)
  const all = quantity(line.tradeQty, line.sku)
  if (standingOf(order) !== 'PARTLY_SENT') return null
  return (
    <p className="text-small text-muted">
      <Trans>
        {sent} of {all} sent
      </Trans>
    </p>
  )
}

/** How much of a line was cancelled, so that nobody waits for it. */
function CanceledOf({ line }: Pick<Bought, 'line'>) {
  const quantity = useQuantityText()
  const canceled = quantity(line.canceledQty, line.sku)
  const all = quantity(line.tradeQty, line.sku)
  if (line.canceledQty === 0) return null
  return (
    <p className="text-small text-muted">
      <Trans>
        {canceled} of {all} cancelled
      </Trans>
    </p>
  )
}

function isOpen({ displayStatus }: WireOrder): boolean {
  return isUnpaid(displayStatus) || displayStatus === 'UN_DELIVERY'
}
