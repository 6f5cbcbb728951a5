import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import type { ReissueReason } from '@galleria/contract/reissue-rules'
import { Timeline } from '../../parts/buyer/timeline.tsx'
import { DayText } from '../../parts/day-text.tsx'
import { Times } from '../../parts/measure.tsx'
import { DelayReasonText } from './parcels/delay-reason.tsx'
import { ReissueReasonText } from './kinds/reissue.tsx'
import { isOfCodes } from './operations.ts'
import { StatusText, type DisplayStatus } from './status-text.tsx'
import { listSteps, type Step, type Who } from './timeline.ts'

/** What happened to the order, who did it and when, the latest on top. */
export function OrderTimeline({ order }: { order: WireOrder }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-title">
        <Trans>History</Trans>
      </h2>
      <Timeline
        entries={listSteps(order).map((step) => ({
          key: step.key,
          at: step.at,
          what:
            step.kind === 'cancelLines' ? (
              <CanceledBy who={step.who} isSent={!isOfCodes(order)} />
            ) : (
              <StepText step={step} />
            ),
          who: <WhoText step={step} shopName={order.shop.name} />,
          why: step.canceled ? <Canceled step={step} /> : whyOf(step),
        }))}
      />
    </section>
  )
}

function whyOf({ reason, cause, order }: Step): ReactNode {
  if (!cause) return reason
  if (order) return <ReissueReasonText reason={cause as ReissueReason} />
  return (
    <>
      <DelayReasonText cause={cause} /> {reason}
    </>
  )
}

/** Which goods, and how many of each; then why, where somebody said so. */
function Canceled({ step }: { step: Step }) {
  return (
    <>
      {step.canceled?.map((line, index) => (
        <span key={line.tradeOrderLineId}>
          {index > 0 ? ', ' : null}
          <Times qty={line.qty} sku={line} /> {line.name}
        </span>
      ))}
      {step.reason ? <span className="block">{step.reason}</span> : null}
    </>
  )
}

/** What was sent at no charge: all of it, the rest, or what is lost. */
function CalledOff({ step: { kind, toState } }: { step: Step }) {
  if (kind === 'callOffLost') return <Trans>The shop has cancelled what was lost on the way</Trans>
  return toState === 'CANCELED' ? (
    <Trans>The shop has cancelled this order</Trans>
  ) : (
    <Trans>The shop has cancelled the rest, it will not be sent</Trans>
  )
}

function StepText({ step }: { step: Step }) {
  const { kind, who, parcel, parcelNo, toState, changed, order } = step
  const number = parcel?.serviceCode
  switch (kind) {
    case 'submit':
      return <PlacedText order={order} />
    case 'reissue':
      return <Trans>The shop sends something at no charge: order {order}</Trans>
    case 'callOff':
    case 'callOffLost':
      return <CalledOff step={step} />
    case 'wait':
      return <Trans>Payment started</Trans>
    case 'lapse':
      return <Trans>The payment did not go through</Trans>
    case 'pay':
    case 'paySurcharge':
      return <Trans>Payment confirmed</Trans>
    case 'revive':
      return <Trans>Payment received after all, the order goes ahead</Trans>
    case 'payGroup':
      return <Trans>Payment received, waiting for the group to fill up</Trans>
    case 'fillGroup':
      return <Trans>The group is full, the order goes ahead</Trans>
    case 'leaveGroup':
      return <Trans>You left the group and get a full refund</Trans>
    case 'disband':
      return <Trans>The group did not fill up in time, so you get a full refund</Trans>
    case 'payDeposit':
      return <Trans>Deposit received</Trans>
    case 'reviveDeposit':
      return <Trans>Deposit received after all, the order goes ahead</Trans>
    case 'withdraw':
      return <Trans>Order cancelled, the deposit is refunded</Trans>
    case 'miss':
      return <Trans>Order closed, as the balance was not paid in time</Trans>
    case 'cancel':
      return <Trans>Order cancelled</Trans>
    case 'expire':
      return <Trans>Order closed, as it was not paid in time</Trans>
    case 'ship':
      return number ? (
        <ParcelSent number={number} parcelNo={parcelNo} />
      ) : (
        <Trans>Parcel sent</Trans>
      )
    case 'delay':
      return changed ? <SentLater {...changed} /> : <Trans>Delayed</Trans>
    case 'hold':
      return <Trans>The shop put the order on hold</Trans>
    case 'release':
      return <Trans>The shop has resumed the order</Trans>
    case 'ready':
      return <Trans>Ready to collect</Trans>
    case 'handOver':
      return <Trans>Handed over against your code</Trans>
    case 'correctParcel':
      return changed ? <NumberCorrected {...changed} /> : <Trans>Tracking number corrected</Trans>
    case 'callBack':
      return <Trans>The shop recalled a parcel</Trans>
    case 'deliver':
      return parcelNo ? <Trans>Parcel {parcelNo} delivered</Trans> : <Trans>Parcel delivered</Trans>
    case 'receive':
      return who === 'buyer' ? <Trans>Receipt confirmed</Trans> : <Trans>Counted as received</Trans>
    case 'postpone':
      return <Trans>More time to confirm receipt</Trans>
    case 'readdress':
      return <Trans>Delivery address changed</Trans>
    case 'skipRest':
      return <Trans>The rest was refunded and will not be sent</Trans>
    case 'issue':
      return <Trans>Your codes are ready</Trans>
    case 'useUp':
      return <Trans>All codes used or expired</Trans>
    case 'close':
      return <Trans>Order closed, as everything in it was refunded</Trans>
    case 'other':
      return <StatusText standing={toState as DisplayStatus} />
  }
}

function PlacedText({ order }: Pick<Step, 'order'>) {
  if (!order) return <Trans>Order placed</Trans>
  return <Trans>The shop sends this at no charge for order {order}</Trans>
}

function CanceledBy({ who, isSent }: { who: Who; isSent: boolean }) {
  if (who === 'buyer')
    return (
      <Trans comment="in the history of an order: by its buyer, before they were sent">
        Items cancelled
      </Trans>
    )
  return isSent ? (
    <Trans>Part of the order cannot be sent and was cancelled</Trans>
  ) : (
    <Trans>Part of the order cannot be provided and was cancelled</Trans>
  )
}

function ParcelSent({ number, parcelNo }: { number: string; parcelNo: number | undefined }) {
  return parcelNo ? (
    <Trans>
      Parcel {parcelNo} sent, number {number}
    </Trans>
  ) : (
    <Trans>Parcel sent, number {number}</Trans>
  )
}

function SentLater({ from, to }: { from: string; to: string }) {
  return (
    <Trans>
      Delayed: will be sent by <DayText iso={to} /> instead of <DayText iso={from} />
    </Trans>
  )
}

function NumberCorrected({ from, to }: { from: string; to: string }) {
  return (
    <Trans>
      Tracking number corrected: {to} instead of {from}
    </Trans>
  )
}

function WhoText({ step: { who, parcel }, shopName }: { step: Step; shopName: string }) {
  switch (who) {
    case 'buyer':
      return <Trans comment="who did it: the reader">You</Trans>
    case 'shop':
      return shopName
    case 'bank':
      return <Trans comment="who did it">Payment provider</Trans>
    case 'carrier':
      return parcel?.fulfillmentServiceProvider.entityName ?? null
    case 'operator':
      return <Trans comment="who did it">Galleria, for {shopName}</Trans>
    case 'mall':
      return <Trans comment="who did it: nobody, a time was over">Automatically</Trans>
  }
}
