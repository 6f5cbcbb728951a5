import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { IconCheck } from '@galleria/ui/icons'
import { PointsText } from '../../parts/points-text.tsx'
import { Price } from '../../parts/price.tsx'
import { doorPath } from '../account/sign-in-rules.ts'
import { BoughtGoods } from './bought-goods.tsx'
import type { Bought } from './read-bought.ts'
import { ReasonText } from './reason-text.tsx'
import { Buttons, Frame, type Payment } from './result-views.tsx'

/** Thank you, what was bought, when it comes and where to, and what happens next. */
export function PaymentReceived({ payment, bought }: { payment: Payment; bought: Bought }) {
  return (
    <Frame
      icon={<IconCheck size={32} />}
      tone="bg-soft text-accent"
      title={<Trans>Thank you for your order!</Trans>}
      below={
        <>
          <BoughtGoods bought={bought} />
          {bought.isTourist ? <OpenAccount email={bought.buyerEmail} /> : null}
        </>
      }
    >
      <p>
        <PaidText payment={payment} />
        {payment.reason === 'duplicate' ? (
          <>
            {' '}
            <ReasonText reason="duplicate" />
          </>
        ) : null}
      </p>
      <ol className="mx-auto mt-6 grid max-w-md list-decimal gap-2 ps-5 text-start marker:text-muted">
        <li>
          <MailedTo email={bought.buyerEmail} />
        </li>
        <WhatFollows payment={payment} />
      </ol>
      <Buttons>
        <Link to="/buyer/orders" className="btn btn-main">
          <Trans>See my orders</Trans>
        </Link>
        <Link to="/" className="btn btn-quiet">
          <Trans>Continue shopping</Trans>
        </Link>
      </Buttons>
    </Frame>
  )
}

function PaidText({ payment: { points, amount, isPromised } }: { payment: Payment }) {
  if (points > 0)
    return (
      <Trans>
        You paid with <PointsText points={points} />.
      </Trans>
    )
  if (isPromised)
    return (
      <Trans>
        Your payment of <Price amount={amount} /> is confirmed. You’ll only be charged for what has
        been sent.
      </Trans>
    )
  return (
    <Trans>
      We’ve received your payment of <Price amount={amount} />.
    </Trans>
  )
}

/** Who has an account by phone alone has no address that could be named. */
function MailedTo({ email }: { email: string }) {
  if (!email) return <Trans>We’ve emailed you a confirmation.</Trans>
  return (
    <Trans>
      We’ve emailed a confirmation to <span className="wrap-anywhere">{email}</span>.
    </Trans>
  )
}

function WhatFollows({ payment: { orders } }: { payment: Payment }) {
  const isAny = (status: string) => orders.some(({ displayStatus }) => displayStatus === status)
  if (isAny('PENDING_BALANCE'))
    return (
      <li>
        <Trans>We’ll email you when the balance can be paid. Then the shop sends your order.</Trans>
      </li>
    )
  if (isAny('PROCESSING'))
    return (
      <li>
        <Trans>
          Your order is sent as soon as the group is full. You’ll find an invitation for others in
          your order.
        </Trans>
      </li>
    )
  if (orders.length > 0 && orders.every(({ displayStatus }) => displayStatus === 'COMPLETE'))
    return (
      <li>
        <Trans>There is nothing more to do. You’ll find everything in your order.</Trans>
      </li>
    )
  return (
    <>
      <li>
        <Trans>Each shop packs your items and emails you when a parcel is on its way.</Trans>
      </li>
      <li>
        <Trans>You can track every parcel in your order and confirm when it has arrived.</Trans>
      </li>
    </>
  )
}

/** What a guest has ordered in this browser comes along into an account that is opened here. */
function OpenAccount({ email }: { email: string }) {
  return (
    <section className="card mt-6 p-5 text-start">
      <h2 className="text-large">
        <Trans>Keep this order in an account</Trans>
      </h2>
      <p className="mt-1 text-muted">
        <Trans>
          You’ll find your orders, returns and invoices in one place, on every device. We’ll send a
          code to <span className="wrap-anywhere">{email}</span>, and you choose a password.
        </Trans>
      </p>
      <Link to={doorPath('/signup', '/buyer/orders')} className="btn btn-quiet mt-4">
        <Trans>Create an account</Trans>
      </Link>
    </section>
  )
}
