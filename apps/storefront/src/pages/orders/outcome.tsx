import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireMoney } from '@galleria/contract/wire'
import { Price } from '../../parts/price.tsx'
import type { UnsentMessage } from '../../parts/buyer/check-message.ts'
import { Dialog, DialogButtons, useDialog } from '../../parts/buyer/dialog.tsx'
import { OperationForm } from '../../parts/buyer/operation-form.tsx'
import { payResultPath } from './operations.ts'
import { Times, type Counted } from '../../parts/measure.tsx'
import { PointsText } from '../../parts/points-text.tsx'
import { Toast } from '../../parts/buyer/toast.tsx'

/** What an operation answers when it does not lead to another page. */
export type Outcome =
  | {
      readonly kind:
        | 'canceled'
        | 'canceling'
        | 'notCanceled'
        | 'parcelReceived'
        | 'nothingToBuy'
        | 'abandoned'
    }
  | {
      readonly kind: 'inCart'
      readonly qty: number
      /** What of the order did not go in. */
      readonly missing: readonly ({
        readonly name: string
        readonly qty: number
      } & Pick<Counted, 'marketingUnit'>)[]
      /** What costs more now than in the order. */
      readonly dearer: readonly {
        readonly name: string
        readonly was: WireMoney
        readonly now: WireMoney
      }[]
    }
  | { readonly kind: 'postponed'; readonly days: number }
  | { readonly kind: 'drawn'; readonly points: number }
  | { readonly kind: 'invoiceSent'; readonly target: string }
  | {
      readonly kind: 'invoiceTarget'
      readonly problem: 'required' | 'email' | 'phone' | 'notOwn'
      readonly typed: string
    }
  | { readonly kind: 'messageSent' }
  | { readonly kind: 'giftCardMailed' }
  | ({ readonly kind: 'message' } & UnsentMessage)
  | { readonly kind: 'refused'; readonly sentence: string }
  | {
      readonly kind: 'underWay'
      readonly contractId: string
      readonly payUniqueKey: string
      readonly paymentRecordId: string
    }

/** Says what became of the operation; a payment that is under way already is asked about first. */
export function OutcomeNote({ outcome }: { outcome: Outcome | undefined }) {
  // What is wrong with the target of an invoice, or with a message, stands where it is typed.
  if (
    !outcome ||
    outcome.kind === 'abandoned' ||
    outcome.kind === 'invoiceTarget' ||
    outcome.kind === 'message'
  )
    return null
  if (outcome.kind === 'underWay')
    return <UnderWayDialog key={outcome.payUniqueKey} outcome={outcome} />
  if (outcome.kind === 'inCart')
    return outcome.missing.length > 0 || outcome.dearer.length > 0 ? (
      <ChangedInCart outcome={outcome} />
    ) : (
      <InCartNote outcome={outcome} />
    )
  return (
    <Toast about={outcome} tone={doneKinds.has(outcome.kind) ? 'done' : 'info'}>
      <OutcomeText outcome={outcome} />
    </Toast>
  )
}

const doneKinds: ReadonlySet<Outcome['kind']> = new Set([
  'canceled',
  'canceling',
  'parcelReceived',
  'postponed',
  'drawn',
  'invoiceSent',
  'messageSent',
  'giftCardMailed',
])

function OutcomeText({
  outcome,
}: {
  outcome: Exclude<
    Outcome,
    { kind: 'underWay' | 'abandoned' | 'inCart' | 'invoiceTarget' | 'message' }
  >
}) {
  switch (outcome.kind) {
    case 'canceled':
      return <Trans>The order has been cancelled</Trans>
    case 'canceling':
      return <Trans>Your cancellation is being processed</Trans>
    case 'notCanceled':
      return <Trans>That did not work. Please try again!</Trans>
    case 'parcelReceived':
      return <Trans>Receipt of the parcel confirmed</Trans>
    case 'postponed':
      return <Plural value={outcome.days} one="Extended by # day" other="Extended by # days" />
    case 'drawn': {
      const points = <PointsText points={outcome.points} />
      return outcome.points > 0 ? <Trans>You won {points}</Trans> : <Trans>No luck this time</Trans>
    }
    case 'invoiceSent': {
      const { target } = outcome
      return <Trans>The invoice has been sent to {target}</Trans>
    }
    case 'messageSent':
      return <Trans>Your message has been sent to the shop</Trans>
    case 'giftCardMailed':
      return <Trans>We’ve emailed you about your gift card</Trans>
    case 'nothingToBuy':
      return <Trans>None of these items are available any more</Trans>
    case 'refused':
      return outcome.sentence
  }
}

/** Time to read the number before the cart comes. */
const READ_MS = 1500

/** Buy again: says how many were added, then goes to the cart [ORD-121, ORD-159]. */
function InCartNote({ outcome }: { outcome: Extract<Outcome, { kind: 'inCart' }> }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/cart'), READ_MS)
    return () => clearTimeout(timer)
  }, [outcome, navigate])
  return (
    <Toast about={outcome} tone="done">
      <Plural
        value={outcome.qty}
        one="# item added to your basket"
        other="# items added to your basket"
      />
    </Toast>
  )
}

/**
 * Buy again when something is not as it was: what is gone or costs more is read before the cart
 * comes.
 */
function ChangedInCart({ outcome }: { outcome: Extract<Outcome, { kind: 'inCart' }> }) {
  return (
    <section role="status" className="card mt-6 p-5" aria-labelledby="left-out">
      <h2 id="left-out" className="text-title">
        <Plural
          value={outcome.qty}
          one="# item added to your basket"
          other="# items added to your basket"
        />
      </h2>
      {outcome.missing.length > 0 ? (
        <>
          <p className="mt-2">
            <Trans>No longer available, or not in this quantity:</Trans>
          </p>
          <ul className="mt-2 list-disc ps-5">
            {outcome.missing.map(({ name, qty, marketingUnit }) => (
              <li key={name}>
                <Times qty={qty} sku={{ marketingUnit }} /> {name}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {outcome.dearer.length > 0 ? (
        <>
          <p className="mt-2">
            <Trans>Costs more than in your order:</Trans>
          </p>
          <ul className="mt-2 list-disc ps-5">
            {outcome.dearer.map(({ name, was, now }) => (
              <li key={name}>
                <Trans>
                  {name}: <Price amount={now} /> instead of <Price amount={was} />
                </Trans>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Link to="/cart" className="btn btn-main mt-4">
        <Trans>Go to basket</Trans>
      </Link>
    </section>
  )
}

function UnderWayDialog({ outcome }: { outcome: Extract<Outcome, { kind: 'underWay' }> }) {
  const dialog = useDialog()
  const { contractId, payUniqueKey, paymentRecordId } = outcome
  return (
    <Dialog dialog={dialog} isAnswer title={<Trans>You have already started a payment</Trans>}>
      <p className="mt-3">
        <Trans>Your bank may still be working on it. Paying again risks duplicate payment.</Trans>
      </p>
      <DialogButtons>
        <OperationForm
          operation="payAgain"
          fields={{ contractId, payUniqueKey, paymentRecordId }}
          after={() => dialog.ref.current?.close()}
        >
          <button type="submit" className="btn btn-quiet w-full">
            <span className="inline-block first-letter:uppercase">
              <Trans>pay again</Trans>
            </span>
          </button>
        </OperationForm>
        <Link
          to={payResultPath(contractId, { status: 'PENDING' })}
          className="btn btn-main"
          onClick={() => dialog.ref.current?.close()}
        >
          <span className="inline-block first-letter:uppercase">
            <Trans>understood, wait for result</Trans>
          </span>
        </Link>
      </DialogButtons>
    </Dialog>
  )
}
