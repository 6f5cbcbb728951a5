import type { ReactNode } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { DateText } from '@galleria/ui/date'
import { IconClock } from '@galleria/ui/icons'
import { DepositFate, PreSaleDelivery } from '../../../parts/pre-sale-texts.tsx'
import { Price } from '../../../parts/price.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { Countdown } from '../countdown-text.tsx'
import { hasPreSaleBanner, type PreSold } from './pre-sold.ts'

/**
 * Where an order of a pre-sale stands: what is to be paid until when, or when its goods come
 * [ORD-038]. Nothing once they are sent, or the order has ended otherwise than for its balance.
 */
export function PreSaleBanner({ order }: { order: WireOrder }) {
  const [line] = order.tradeOrderLineList
  if (!line || !order.isPreSale || !hasPreSaleBanner(order)) return null
  return (
    <section
      aria-labelledby="pre-sale"
      className="mt-4 rounded-card border border-accent bg-soft p-5 sm:px-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex max-w-xl gap-3">
          <span className="shrink-0 pt-0.5 text-accent">
            <IconClock />
          </span>
          <div>
            <h2 id="pre-sale" className="text-large font-bold">
              <Trans>Pre-sale</Trans>
            </h2>
            <p>
              <Due order={order} />
            </p>
            {order.displayStatus === 'PENDING_BALANCE' ? (
              <p className="mt-1 text-small text-muted">
                <DepositFate isKept={line.isDepositKept === true} />
              </p>
            ) : null}
            {order.displayStatus === 'CLOSED' ? null : (
              <p className="mt-1">
                <Arrival line={line} isPaid={order.timeline.paidTime !== null} />
              </p>
            )}
          </div>
        </div>
        <Clock order={order} />
      </div>
    </section>
  )
}

/**
 * With a balance that cannot be paid yet the day from which it can, afterwards the day until which
 * it can [ORD-049, ORD-050].
 */
function Due({ order }: { order: PreSold }): ReactNode {
  const { locale, front } = useShop()
  const shown = { shape: 'moment', locale, timeZone: front.timeZone } as const
  const due = order.duePayAmt ? <Price amount={order.duePayAmt} /> : null
  if (order.displayStatus === 'PENDING_DEPOSIT')
    return (
      <Trans>
        Please pay the deposit of {due} by <DateText iso={order.expirationTime} {...shown} />. After
        that the order closes automatically and you are not charged.
      </Trans>
    )
  if (order.displayStatus === 'PENDING_BALANCE' && order.payOpensInMillis > 0)
    return (
      <Trans>
        The balance of {due} can be paid from{' '}
        <DateText iso={order.tradeOrderLineList[0]?.balancePaymentStartTime ?? ''} {...shown} />.
        We’ll email you then.
      </Trans>
    )
  if (order.displayStatus === 'PENDING_BALANCE')
    return (
      <Trans>
        Please pay the balance of {due} by <DateText iso={order.expirationTime} {...shown} />.
      </Trans>
    )
  if (order.displayStatus === 'CLOSED') return <Ended order={order} />
  return <Trans>Everything is paid.</Trans>
}

function Ended({ order: { isDepositKept, paidAmt } }: { order: PreSold }) {
  return isDepositKept ? (
    <Trans>
      The balance was not paid in time. The deposit of <Price amount={paidAmt} /> was not refunded,
      as stated when you ordered.
    </Trans>
  ) : (
    <Trans>
      The balance was not paid. The deposit of <Price amount={paidAmt} /> is refunded to the payment
      method you used.
    </Trans>
  )
}

function Arrival({
  line,
  isPaid,
}: {
  line: WireOrder['tradeOrderLineList'][number]
  isPaid: boolean
}) {
  const { deliveryTimeType, duration, expectDate, preSaleEventType } = line
  if (!deliveryTimeType || !preSaleEventType) return null
  // In days also once they are counted: the day itself stands with the goods.
  if (isPaid && deliveryTimeType === 'RELATIVE_TIME')
    return (
      <Plural
        value={duration ?? 0}
        one="Expected within # day of your last payment"
        other="Expected within # days of your last payment"
      />
    )
  return <PreSaleDelivery terms={{ deliveryTimeType, duration, expectDate, preSaleEventType }} />
}

/**
 * Until the order closes by itself, or until its balance can be paid, by the shop's clock
 * [ORD-051].
 */
function Clock({ order }: { order: PreSold }) {
  const { displayStatus, payOpensInMillis, payDeadlineMillis } = order
  if (displayStatus !== 'PENDING_DEPOSIT' && displayStatus !== 'PENDING_BALANCE') return null
  const millis = payOpensInMillis > 0 ? payOpensInMillis : payDeadlineMillis
  return millis > 0 ? (
    <div>
      <p className="mb-1 text-small text-muted">
        {payOpensInMillis > 0 ? (
          <Trans>Time until the balance can be paid</Trans>
        ) : (
          <Trans>Time until the order closes</Trans>
        )}
      </p>
      <Countdown millis={millis} />
    </div>
  ) : null
}

/** The same in a list, without the clock of the page. */
export function PreSaleNote({ order }: { order: PreSold | null }) {
  if (!order || !hasPreSaleBanner(order)) return null
  const isWaiting =
    order.displayStatus === 'PENDING_DEPOSIT' || order.displayStatus === 'PENDING_BALANCE'
  return (
    <div className="border-t border-line py-3">
      <p>
        <span className="chip me-2 font-medium text-accent">
          <Trans>Pre-sale</Trans>
        </span>
        <Due order={order} />
      </p>
      {isWaiting ? (
        <div className="mt-2">
          <Clock order={order} />
        </div>
      ) : null}
    </div>
  )
}
