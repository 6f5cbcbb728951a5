import { UnderDispute } from './mall/under-dispute.tsx'
import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { WireReverse } from '@galleria/contract/after-sales'
import { isOfferOpen } from '@galleria/contract/after-sales-offer-rules'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { DateText } from '@galleria/ui/date'
import { IconAlert, IconCheck, IconClock, IconClose, IconReturn } from '@galleria/ui/icons'
import { PointsText } from '../../parts/points-text.tsx'
import { Price } from '../../parts/price.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { useAnswerer } from './use-answerer.ts'
import { reversePath } from '../orders/operations.ts'
import { OfferStands } from './offer-card.tsx'
import { ExchangeStep, MoneyInstead } from './exchange/exchange-step.tsx'
import { LossWithheld } from './loss-of-value.tsx'
import { SendBackBy } from './way-back/send-back-by.tsx'
import { ShopsPhotos } from './shops-photos.tsx'
import { offeredReverseOperations } from './reverse-timeline.ts'
import { toneOf, type Tone } from './reverse-tone.ts'
import { useReverseWords } from './reverse-words.ts'

const icons: Readonly<Record<Tone, ReactNode>> = {
  waiting: <IconClock size={28} />,
  running: <IconReturn size={28} />,
  done: <IconCheck size={28} />,
  ended: <IconClose size={28} />,
  trouble: <IconAlert size={28} />,
}
const colours: Readonly<Record<Tone, string>> = {
  waiting: 'bg-plate text-warn',
  running: 'bg-soft text-accent',
  done: 'bg-soft text-accent',
  ended: 'bg-plate text-muted',
  trouble: 'bg-plate text-refuse',
}

/** Where it stands, what comes next and until when, and what can be done about it. */
export function StatusHead({ reverse, buttons }: { reverse: WireReverse; buttons: ReactNode }) {
  const words = useReverseWords()
  const tone = reverse.isInDispute ? 'waiting' : toneOf(reverse.reverseTradeOrderStatus)
  return (
    <section className="card mt-4 flex flex-wrap items-start gap-4 p-5 sm:p-6">
      <span
        aria-hidden="true"
        className={`grid size-14 shrink-0 place-items-center rounded-full ${colours[tone]}`}
      >
        {icons[tone]}
      </span>
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-title">{words.standing(reverse)}</h2>
        <p className="mt-1 max-w-2xl text-muted">
          <NextStep reverse={reverse} />
        </p>
        <RejectReason reverse={reverse} />
      </div>
      {buttons ? <div className="max-sm:w-full">{buttons}</div> : null}
    </section>
  )
}

/** The provider did not give it; the mall itself does, as its mail says. */
function OtherWay({ reverse }: { reverse: WireReverse }) {
  return reverse.refundedTime !== null ? (
    <Trans>
      <Price amount={reverse.actualRefundAmt} /> has been paid to you another way, because it could
      not be refunded to the payment method you used.
    </Trans>
  ) : (
    <Trans>
      We could not refund <Price amount={toRefund(reverse)} /> to the payment method you used. We’re
      paying it to you another way, as our email says; this takes a few working days.
    </Trans>
  )
}

/** What happens next, and when. */
function NextStep({ reverse }: { reverse: WireReverse }) {
  const { reverseTradeOrderStatus: status } = reverse
  if (reverse.isOtherWay) return <OtherWay reverse={reverse} />
  switch (status) {
    case 'AS_APPLIED':
      return <Applied reverse={reverse} />
    case 'WAITING_FOR_AUDIT_BY_SELLER':
      return isOfferOpen(reverse) ? (
        <OfferStands reverse={reverse} />
      ) : (
        <ShopAnswers reverse={reverse} />
      )
    case 'WAITING_FOR_BUYER_RETURN':
      return (
        <>
          <span role="note" className="block font-medium text-ink">
            {reverse.isLabelToCome ? (
              <Trans>The label for sending the items back will follow.</Trans>
            ) : (
              <Trans>Please send the goods back to the seller as soon as possible.</Trans>
            )}
          </span>
          <MoneyInstead reverse={reverse} />
          {reverse.isLabelToCome ? null : <SendBackBy reverse={reverse} />}
        </>
      )
    case 'WAITING_FOR_QC_DONE':
      return (
        <>
          <span className="block">
            <Trans>The items are on their way back.</Trans>
          </span>
          <MoneyInstead reverse={reverse} />
          <SendBackBy reverse={reverse} />
        </>
      )
    case 'WAITING_FOR_SELLER_SHIP':
    case 'WAITING_FOR_BUYER_CONFIRMED':
      return <ExchangeStep reverse={reverse} />
    case 'WAITING_FOR_REFUND':
      return <RefundToCome reverse={reverse} />
    case 'REFUND_PENDING':
      return (
        <Trans>
          The payment provider is refunding <Price amount={toRefund(reverse)} /> to the payment
          method you used. Depending on your bank, this takes a few working days.
        </Trans>
      )
    case 'REFUND_FAIL':
      return (
        <>
          <span className="block text-refuse first-letter:uppercase">
            <Trans>sorry, refund failed</Trans>
          </span>
          <Trans>
            The money has not reached you yet. We’ll keep trying automatically until it does. You
            don’t need to do anything, and your money is safe.
          </Trans>
        </>
      )
    case 'REFUND_DONE':
    case 'REVERSE_DONE':
      if (!isAboutMoney(reverse)) return <ExchangeStep reverse={reverse} />
      return <Refunded reverse={reverse} />
    case 'REVERSE_CANCELED':
      return (
        <Trans>You cancelled the application. You can apply again within the time limit.</Trans>
      )
    case 'REVERSE_CLOSE':
      return reverse.isInDispute ? (
        <UnderDispute reverse={reverse} />
      ) : (
        <WhyClosed reverse={reverse} />
      )
    default:
      return null
  }
}

/** What went back: money, or the points of goods that cost nothing else. */
function Refunded({ reverse }: { reverse: WireReverse }) {
  if (reverse.untakenAmt.value > 0) return <NotCharged reverse={reverse} />
  if (reverse.refundPoints > 0 && reverse.actualRefundAmt.value === 0)
    return (
      <Trans>
        <PointsText points={reverse.refundPoints} /> have been returned to your points account.
      </Trans>
    )
  return (
    <Trans>
      <Price amount={reverse.actualRefundAmt} /> has been refunded to the payment method you used.
      Depending on your bank, it may take a few working days to appear.
    </Trans>
  )
}

/** Of goods that cost nothing else. */
const isPointsAlone = ({ refundPoints, refundAmount }: WireReverse) =>
  refundPoints > 0 && refundAmount.value === 0

/** As money goes back for what was charged. */
const toRefund = ({ refundAmount, untakenAmt }: WireReverse) => ({
  ...refundAmount,
  value: Math.round((refundAmount.value - untakenAmt.value) * 100) / 100,
})

/** Of money that a buyer had only promised: nobody gives back what was never charged. */
function NotCharged({ reverse }: { reverse: WireReverse }) {
  const hasMoneyBack = reverse.actualRefundAmt.value > 0
  return (
    <>
      <span className="block">
        <Trans>
          <Price amount={reverse.untakenAmt} /> had not been charged. It never will be, and you
          don’t have to pay it.
        </Trans>
      </span>
      {hasMoneyBack && (
        <Trans>
          <Price amount={reverse.actualRefundAmt} /> has been refunded to the payment method you
          used. Depending on your bank, it may take a few working days to appear.
        </Trans>
      )}
    </>
  )
}

function RefundToCome({ reverse }: { reverse: WireReverse }) {
  const shop = useAnswerer(reverse, 'last')
  if (isPointsAlone(reverse))
    return <Trans>Your points are being returned to your points account.</Trans>
  if (reverse.awaitsCapture)
    return (
      <Trans>
        Your refund is agreed. Your payment for this order has not been charged completely yet; the
        refund follows as soon as we know whether it will be.
      </Trans>
    )
  if (reverse.offer?.answer === 'ACCEPTED' && reverse.offer.kind === 'PART')
    return (
      <Trans>
        You have accepted {shop}’s offer. We’re passing the refund to the payment provider.
      </Trans>
    )
  if (reverse.reverseTradeOrderType === 'SALE_EXCHANGE')
    return (
      <>
        <MoneyInstead reverse={reverse} />
        <Trans>We’re passing the refund to the payment provider.</Trans>
      </>
    )
  if (reverse.reverseTradeOrderType === 'SALE_CANCEL_AFTER_PAID')
    return (
      <Trans>The items will not be sent. We’re passing the refund to the payment provider.</Trans>
    )
  if (reverse.statutoryRefundTime)
    return <Trans>We’re passing the refund to the payment provider.</Trans>
  return reverse.decidedBySilence ? (
    <Trans>
      {shop} did not answer in time, so your refund is approved. We’re passing it to the payment
      provider.
    </Trans>
  ) : (
    <Trans>{shop} has agreed. We’re passing the refund to the payment provider.</Trans>
  )
}

function Applied({ reverse }: { reverse: WireReverse }) {
  const shop = useAnswerer(reverse, 'now')
  return reverse.statutoryRefundTime ? (
    <Trans>
      The items will not be sent. The refund starts one day after the withdrawal, as it was made
      using the order number and email address only.
    </Trans>
  ) : (
    <Trans>{shop} is being notified.</Trans>
  )
}

function ShopAnswers({ reverse }: { reverse: WireReverse }) {
  const { locale, front } = useShop()
  const { nextStepTime } = reverse
  const shop = useAnswerer(reverse, 'now')
  if (!nextStepTime) return <Trans>{shop} is looking at your application.</Trans>
  if (reverse.reverseTradeOrderType === 'SALE_EXCHANGE')
    return (
      <Trans>
        {shop} has until{' '}
        <DateText iso={nextStepTime} shape="moment" locale={locale} timeZone={front.timeZone} /> to
        answer. If it doesn’t, your exchange is approved.
      </Trans>
    )
  return reverse.reverseTradeOrderType === 'SALE_RETURN' ? (
    <Trans>
      {shop} has until{' '}
      <DateText iso={nextStepTime} shape="moment" locale={locale} timeZone={front.timeZone} /> to
      answer. If it doesn’t, your return is approved.
    </Trans>
  ) : (
    <Trans>
      {shop} has until{' '}
      <DateText iso={nextStepTime} shape="moment" locale={locale} timeZone={front.timeZone} /> to
      answer. If it doesn’t, your refund is approved.
    </Trans>
  )
}

function WhyClosed({ reverse }: { reverse: WireReverse }) {
  const shop = useAnswerer(reverse, 'last')
  const closed = reverse.progressList.findLast(({ event }) => event === 'forceClose')
  if (closed) {
    const why = closed.reason ?? ''
    return <Trans>Galleria has closed this application: {why}</Trans>
  }
  if (reverse.dispute?.ruling === 'NONE')
    return <Trans>Galleria has decided that the shop was right to decline it.</Trans>
  // Decided for the buyer, who then has sent nothing.
  const isRuled = reverse.dispute?.ruling === 'RETURN'
  if (reverse.auditRejectReason && !isRuled)
    return <Trans>{shop} has declined your application.</Trans>
  if (reverse.progressList.some(({ event }) => event === 'closeEmpty') && reverse.refusedPart)
    return <BoxEmpty reverse={reverse} part={reverse.refusedPart} />
  if (reverse.lossOfValueOf) return <LossWithheld reverse={reverse} of={reverse.lossOfValueOf} />
  if (reverse.splitFrom) return <PartNotAccepted reverse={reverse} of={reverse.splitFrom} />
  if (reverse.qcRejectReason)
    return (
      <Trans>
        {shop} has checked the items and does not accept them. They are being sent back to you.
      </Trans>
    )
  return reverse.auditedTime ? (
    <Trans>
      Nothing was sent back in time, so you keep the items. You can apply again within the time
      limit.
    </Trans>
  ) : (
    <Trans>This application is closed.</Trans>
  )
}

/** What was to come back was not in its parcel, as the shop says: the mall decides about that. */
function BoxEmpty({
  reverse,
  part,
}: {
  reverse: WireReverse
  part: NonNullable<WireReverse['refusedPart']>
}) {
  const shop = useAnswerer(reverse, 'last')
  const code = part.reverseTradeOrderCode
  return (
    <Trans>
      {shop} says that the parcel you sent back was empty. Galleria decides about your refund:{' '}
      <Link to={reversePath(part.id)} className="link">
        {code}
      </Link>
    </Trans>
  )
}

/** The others of the same parcel were accepted. */
function PartNotAccepted({
  reverse,
  of,
}: {
  reverse: WireReverse
  of: NonNullable<WireReverse['splitFrom']>
}) {
  const shop = useAnswerer(reverse, 'last')
  const code = of.reverseTradeOrderCode
  return (
    <Trans>
      {shop} has not accepted this part of what you sent back:{' '}
      <Link to={reversePath(of.id)} className="link">
        {code}
      </Link>
    </Trans>
  )
}

/** The seller's or the mall's own words, where the server offers them [AS-068]. */
function RejectReason({ reverse }: { reverse: WireReverse }) {
  const reason = reverse.auditRejectReason || reverse.qcRejectReason
  if (!offeredReverseOperations(reverse.operationList).canViewReason || !reason) return null
  return (
    <figure className="mt-4 border-s-2 border-warn ps-4">
      <figcaption className="text-small text-muted">
        <Trans>Reason given</Trans>
      </figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-line">{reason}</blockquote>
      <ShopsPhotos files={reverse.auditRejectAttachmentList.files} />
    </figure>
  )
}
