import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireMoney } from '@galleria/contract/wire'
import { IconAlert, IconClock, IconOrders } from '@galleria/ui/icons'
import { Price } from '../../parts/price.tsx'
import { orderPath, prePayPath } from '../orders/operations.ts'
import { PayInstructions, PayNote, type Instructions } from './pay-instructions.tsx'
import type { Reason } from './pay-result.ts'
import { ReasonText } from './reason-text.tsx'

export type Payment = {
  /** What it waits for to be transferred, or paid at a machine. */ readonly instructions?:
    | Instructions
    | undefined
  readonly contractId: string
  readonly amount: WireMoney
  /** Of an order that was paid with points alone. */ readonly points: number
  readonly orders: readonly {
    readonly id: string
    readonly tradeOrderCode: string
    readonly displayStatus: string
  }[]
  readonly reason: Reason | undefined
  /** Paid by a promise: nothing is taken before goods leave. */ readonly isPromised: boolean
}

/** It is the buyer's turn, at their bank or at a machine. */
export function PaymentToMake({
  payment,
  instructions,
}: {
  payment: Payment
  instructions: Instructions
}) {
  return (
    <Frame
      icon={<IconClock size={32} />}
      tone="bg-plate text-warn"
      title={
        instructions.kind === 'TRANSFER' ? (
          <Trans>Please transfer the amount</Trans>
        ) : (
          <Trans>Please pay with this reference</Trans>
        )
      }
      below={<OrderLinks payment={payment} />}
    >
      <p role="status">
        <PayNote kind={instructions.kind} />
      </p>
      <div className="card mt-6 p-5 pt-1">
        <PayInstructions instructions={instructions} amount={payment.amount} />
      </div>
      <SeeOrders />
    </Frame>
  )
}

/** Nothing is lost yet: what for and how long we wait. */
export function PaymentPending({ payment, isLong }: { payment: Payment; isLong: boolean }) {
  return (
    <Frame
      icon={<IconClock size={32} />}
      tone="bg-plate text-warn"
      title={
        isLong ? (
          <Trans>Your bank is taking longer than usual</Trans>
        ) : (
          <Trans>We are waiting for your bank</Trans>
        )
      }
      below={<OrderLinks payment={payment} />}
    >
      <p role="status">
        {isLong ? (
          <Trans>
            We’ll email you when your bank answers. You can leave this page; we’re holding your
            order until then.
          </Trans>
        ) : (
          <Trans>
            We’re checking your payment of <Price amount={payment.amount} />. This page updates by
            itself as soon as we know; please don’t pay a second time.
          </Trans>
        )}
      </p>
      {isLong ? null : (
        <div
          aria-hidden="true"
          className="mx-auto mt-6 h-1 w-48 overflow-hidden rounded-full bg-line"
        >
          <div className="h-full w-1/3 animate-pulse rounded-full bg-warn" />
        </div>
      )}
      <SeeOrders />
    </Frame>
  )
}

/** Nobody can be asked: what we do about it, and why nothing else can be paid meanwhile. */
export function PaymentUnknown({ payment }: { payment: Payment }) {
  return (
    <Frame
      icon={<IconClock size={32} />}
      tone="bg-plate text-warn"
      title={<Trans>We don’t know yet whether you have paid</Trans>}
      below={<OrderLinks payment={payment} />}
    >
      <p role="status">
        <Trans>
          We can’t reach the provider you started to pay with. So that you aren’t charged twice,
          this order can’t be paid for another way until we know.
        </Trans>
      </p>
      <p className="mt-2 text-muted">
        <Trans>
          We’re looking into it and will email you. We’re holding your order until then; you can
          leave this page.
        </Trans>
      </p>
      <SeeOrders />
    </Frame>
  )
}

export function PaymentFailed({ payment, canPay }: { payment: Payment; canPay: boolean }) {
  return (
    <Frame
      icon={<IconAlert size={32} />}
      tone="bg-plate text-refuse"
      title={<FailedTitle reason={payment.reason} />}
      below={<OrderLinks payment={payment} />}
    >
      <p>
        <ReasonText reason={payment.reason} />
      </p>
      {canPay ? (
        <p className="mt-2 text-muted">
          <Trans>We’re holding your order. You have not been charged.</Trans>
        </p>
      ) : null}
      <Buttons>
        {canPay ? (
          <Link to={prePayPath(payment.contractId)} className="btn btn-main">
            <span className="inline-block first-letter:uppercase">
              <Trans>pay again</Trans>
            </span>
          </Link>
        ) : null}
        <Link to="/buyer/orders" className={`btn ${canPay ? 'btn-quiet' : 'btn-main'}`}>
          <Trans>See my orders</Trans>
        </Link>
      </Buttons>
    </Frame>
  )
}

function FailedTitle({ reason }: { reason: Reason | undefined }) {
  if (reason === 'canceled') return <Trans>Payment cancelled</Trans>
  return reason === 'not_started' ? (
    <Trans>Not paid yet</Trans>
  ) : (
    <Trans>The payment did not go through</Trans>
  )
}

export function Frame({
  icon,
  tone,
  title,
  below,
  children,
}: {
  icon: ReactNode
  tone: string
  title: ReactNode
  below: ReactNode
  children: ReactNode
}) {
  return (
    <div className="wrap max-w-3xl py-14 text-center sm:py-20">
      <span className={`inline-grid size-16 place-items-center rounded-full ${tone}`}>{icon}</span>
      <h1 className="mt-4 text-head">{title}</h1>
      <div className="mx-auto mt-3 max-w-xl text-large">{children}</div>
      {below}
    </div>
  )
}

function OrderLinks({ payment: { orders } }: { payment: Payment }) {
  return (
    <section className="card mx-auto mt-10 max-w-xl p-5 text-start">
      <h2 className="text-large">
        <Plural value={orders.length} one="Your order" other="Your orders" />
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {orders.map(({ id, tradeOrderCode }) => (
          <li key={id}>
            <Link to={orderPath(id)} className="tap w-full hover:text-accent">
              <IconOrders size={18} />
              <span className="link">
                <Trans>Order {tradeOrderCode}</Trans>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SeeOrders() {
  return (
    <Buttons>
      <Link to="/buyer/orders" className="btn btn-quiet">
        <Trans>See my orders</Trans>
      </Link>
    </Buttons>
  )
}

export function Buttons({ children }: { children: ReactNode }) {
  return <div className="mt-8 flex flex-wrap justify-center gap-3 text-base">{children}</div>
}
