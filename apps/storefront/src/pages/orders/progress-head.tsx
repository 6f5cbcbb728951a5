import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { isPaid } from '@galleria/contract/order-states'
import { DateText } from '@galleria/ui/date'
import { IconCheck } from '@galleria/ui/icons'
import { DayText } from '../../parts/day-text.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { Countdown } from './countdown-text.tsx'
import { DelayNote } from './parcels/delay-note.tsx'
import { DefectsNote } from './defects-note.tsx'
import { waitsForGroup } from './kinds/group-waiting.ts'
import { applyPath, isAskable, isOfCodes, payResultPath } from './operations.ts'
import { isPickUp, PickUpStep } from './codes/pick-up-step.tsx'
import { AskAtItsOrder } from './kinds/reissue.tsx'
import { isWithoutBalance } from './kinds/pre-sold.ts'
import { standingOf, StatusText } from './status-text.tsx'
import { expectedBy, stageOf } from './timeline.ts'

/** Where the order stands, what it waits for and until when, and what can be done about it. */
export function ProgressHead({ order, buttons }: { order: WireOrder; buttons?: ReactNode }) {
  const isUnpaid = order.displayStatus === 'PENDING_PAY'
  return (
    <section className="card mt-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="max-w-xl">
          <h2 className="text-title">
            <StatusText standing={standingOf(order)} />
          </h2>
          <p className="mt-1 text-muted">
            <NextStep order={order} isLinked={buttons !== undefined} />
          </p>
          <DelayNote order={order} />
          <DefectsNote order={order} />
        </div>
        {isUnpaid && order.payDeadlineMillis > 0 ? (
          <Countdown millis={order.payDeadlineMillis} />
        ) : null}
      </div>
      <Stages order={order} />
      {buttons ? <div className="sm:mt-5">{buttons}</div> : null}
    </section>
  )
}

function NextStep({ order, isLinked }: { order: WireOrder; isLinked: boolean }) {
  const { locale, front } = useShop()
  const { nextStep, displayStatus } = order
  const until = nextStep?.at ? (
    <DateText iso={nextStep.at} shape="moment" locale={locale} timeZone={front.timeZone} />
  ) : null
  const expected = expectedBy(order)
  if (isWithoutBalance(order))
    return <Trans>This order is closed. You will not be charged anything else.</Trans>
  if (waitsForPreSalePayment(order))
    return <Trans>This is a pre-order: the goods are still on their way to the shop.</Trans>
  if (waitsForGroup(order))
    return (
      <Trans>
        You have paid. {order.shop.name} will send your order as soon as the group is full.
      </Trans>
    )
  if (nextStep?.kind === 'pay' && displayStatus === 'PROCESSING')
    return <AtBank order={order} until={until} />
  if (nextStep?.kind === 'pay')
    return (
      <Trans>
        Please pay by {until}. After that the order closes automatically and you are not charged.
      </Trans>
    )
  if (isOfCodes(order) && isPaid(displayStatus)) return <CodesStep order={order} />
  if (standingOf(order) === 'SURCHARGE_PAID') return <SurchargeStep />
  if (isPickUp(order) && (nextStep || displayStatus === 'COMPLETE'))
    return <PickUpStep order={order} />
  if (nextStep?.kind === 'ship' && order.holdReason !== null)
    return (
      <Trans>
        {order.shop.name} has put this order on hold: “{order.holdReason}”
      </Trans>
    )
  if (nextStep?.kind === 'ship' && expected && order.parcelCount > 0)
    return (
      <Trans>
        Part of your order has been sent. {order.shop.name} is sending the rest, expected by{' '}
        <DayText iso={expected} />.
      </Trans>
    )
  if (nextStep?.kind === 'ship' && expected)
    return (
      <Trans>
        {order.shop.name} is packing and sending your order. Expected by <DayText iso={expected} />.
      </Trans>
    )
  if (nextStep?.kind === 'ship')
    return (
      <Trans>
        {order.shop.name} won’t send anything else while your refund application is open.
      </Trans>
    )
  if (order.packageList.some(({ isLost }) => isLost))
    return <LostStep order={order} isLinked={isLinked} />
  if (nextStep?.kind === 'confirm' && until && standingOf(order) === 'DELIVERED')
    return (
      <Trans>
        The carrier says that everything has been delivered. If it has arrived, please confirm
        receipt. If we don’t hear from you, it counts as received on {until}.
      </Trans>
    )
  if (nextStep?.kind === 'confirm' && until)
    return (
      <Trans>
        Please confirm receipt once everything has arrived. If we don’t hear from you, it counts as
        received on {until}.
      </Trans>
    )
  if (nextStep?.kind === 'confirm')
    return <Trans>Please confirm receipt once everything has arrived.</Trans>
  return <EndStep order={order} isLinked={isLinked} />
}

/** Nothing happens any more. */
function EndStep({ order, isLinked }: { order: WireOrder; isLinked: boolean }) {
  const { displayStatus } = order
  if (displayStatus === 'COMPLETE') return <Trans>Everything has arrived. Enjoy!</Trans>
  if (order.reissueOf && displayStatus === 'CANCELED')
    return (
      <>
        <Trans>{order.shop.name} is not sending this order after all.</Trans>{' '}
        <AskAtItsOrder of={order.reissueOf} isLinked={isLinked} />
      </>
    )
  if (displayStatus === 'CLOSED')
    return <Trans>Everything in this order was cancelled or refunded.</Trans>
  return <Trans>This order is closed. You will not be charged anything else.</Trans>
}

/**
 * It does not automatically count as received; its buyer asks for the money, or has it after all.
 */
function LostStep({ order, isLinked }: { order: WireOrder; isLinked: boolean }) {
  const shop = order.shop.name
  const lineIds = order.packageList
    .filter(({ isLost }) => isLost)
    .flatMap(({ fulfillmentProgressLineList: lines }) => lines.map((line) => line.tradeOrderLineId))
  return (
    <>
      <span role="note" className="block font-medium text-ink">
        <Trans>The carrier says that this parcel is lost.</Trans>
      </span>
      {order.reissueOf ? (
        <AskAtItsOrder of={order.reissueOf} isLinked={isLinked} />
      ) : (
        <Trans>
          It does not count as received unless you confirm it. Ask {shop} for a refund as “Not
          received”, or write to the shop.
        </Trans>
      )}
      {isAskable(order) ? (
        <Link to={applyPath(order.id, [...new Set(lineIds)])} className="link tap block w-fit">
          <Trans>Apply for a refund</Trans>
        </Link>
      ) : null}
    </>
  )
}

/** Nothing of it is sent: what its buyer waits for is at the exchange. */
function SurchargeStep() {
  return (
    <Trans>
      You have paid the price difference. You can follow the replacement on the page of your
      exchange.
    </Trans>
  )
}

/**
 * A bank is deciding, or it is the buyer's turn to transfer it: what to pay with stands with the
 * payment.
 */
function AtBank({ order, until }: { order: WireOrder; until: ReactNode }) {
  return (
    <>
      <Trans>
        We’re waiting for your payment, until {until} at the latest, and will email you as soon as
        it has arrived.
      </Trans>{' '}
      <Link to={payResultPath(order.contractId, { status: 'PENDING' })} className="link">
        <Trans>See the payment</Trans>
      </Link>
    </>
  )
}

/** Codes are made, used, and used up. */
function CodesStep({ order: { nextStep, shop } }: { order: WireOrder }) {
  const { locale, front } = useShop()
  if (nextStep?.kind === 'issue')
    return <Trans>Your codes are being prepared. This takes a few minutes at most.</Trans>
  if (nextStep?.kind === 'use' && nextStep.at)
    return (
      <Trans>
        Your codes are ready. You can use them at {shop.name} until{' '}
        <DateText iso={nextStep.at} locale={locale} timeZone={front.timeZone} />.
      </Trans>
    )
  if (nextStep?.kind === 'use')
    return <Trans>Your codes can’t be used while your refund application is open.</Trans>
  return <Trans>All codes from this order have been used or have expired.</Trans>
}

/** What an order of a pre-sale waits for stands in its own banner. */
function waitsForPreSalePayment({ displayStatus }: WireOrder): boolean {
  return displayStatus === 'PENDING_DEPOSIT' || displayStatus === 'PENDING_BALANCE'
}

function Stages({ order }: { order: WireOrder }) {
  const at = stageOf(order)
  if (at === undefined) return null
  const kept = stagesOf(order)
  const reached = Math.max(...kept.filter((stage) => stage <= at))
  const isCodes = isOfCodes(order)
  const isFetched = isPickUp(order)
  const names = [
    <Trans key="0" comment="stage of an order">
      Ordered
    </Trans>,
    <Trans key="1" comment="stage of an order">
      Paid
    </Trans>,
    isCodes ? (
      <Trans key="2" comment="stage of an order of codes">
        Codes ready
      </Trans>
    ) : isFetched ? (
      <Trans key="2" comment="stage of an order that is fetched">
        Ready
      </Trans>
    ) : (
      <Trans key="2" comment="stage of an order">
        Sent
      </Trans>
    ),
    isCodes ? (
      <Trans key="3" comment="stage of an order of codes">
        Used
      </Trans>
    ) : isFetched ? (
      <Trans key="3" comment="stage of an order that is fetched">
        Collected
      </Trans>
    ) : (
      <Trans key="3" comment="stage of an order">
        Received
      </Trans>
    ),
  ]
  return (
    <ol className={`mt-6 grid gap-2 text-small ${columns[kept.length]}`}>
      {kept.map((stage) => (
        <li
          key={stage}
          aria-current={stage === reached ? 'step' : undefined}
          className={`border-t-4 pt-2 ${stage <= reached ? 'border-accent font-medium' : 'border-line text-muted'}`}
        >
          <span className="flex items-center gap-1">
            {stage <= reached ? (
              <IconCheck size={16} className="text-accent max-sm:hidden" />
            ) : null}
            {names[stage]}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Of what an exchange costs more nothing is sent; what is sent at no charge is not paid. */
function stagesOf({ surchargeOf, reissueOf }: WireOrder): readonly number[] {
  if (surchargeOf) return [0, 1]
  return reissueOf ? [0, 2, 3] : [0, 1, 2, 3]
}
const columns: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
}
