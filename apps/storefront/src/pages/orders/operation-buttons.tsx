import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { CancelButton } from './cancel-button.tsx'
import { CancelPaidButton } from './cancel-paid-button.tsx'
import { ConfirmButton } from './parcels/confirm-button.tsx'
import { PayGroupButton } from './kinds/pay-group-button.tsx'
import { PickGoodsButton } from './codes/pick-goods-button.tsx'
import { PostponeButton } from './parcels/postpone-button.tsx'
import { TrackButton } from './parcels/track-button.tsx'
import { UseCodesButton } from './codes/use-codes-button.tsx'
import { VerifyCodeButton } from './codes/verify-code-button.tsx'
import { OperationForm } from '../../parts/buyer/operation-form.tsx'
import {
  applyPath,
  hasOneLine,
  isUrgent,
  needsParcelChoice,
  offeredOperations,
  orderPath,
  prePayPath,
  type Operable,
  type Operation,
} from './operations.ts'

/** What can be done with an order now, as the server says; the first is what it waits for. */
export function OperationButtons({
  order,
  className = '',
}: {
  order: Operable
  className?: string
}) {
  const offered = offeredOperations(order)
  if (offered.length === 0) return null
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      {offered.map((operation) => (
        <OperationButton key={operation} operation={operation} order={order} />
      ))}
    </div>
  )
}

function OperationButton({ operation, order }: { operation: Operation; order: Operable }) {
  const look = `btn ${isUrgent(operation) ? 'btn-main' : 'btn-quiet'} max-sm:w-full`
  const { id, contractId } = order
  switch (operation) {
    case 'pay':
      return order.isInGroup === 1 ? (
        <PayGroupButton order={order} className={look} />
      ) : (
        <Link to={prePayPath(contractId)} className={look}>
          <Trans>Pay</Trans>
        </Link>
      )
    case 'secondary_pay':
      return (
        <OperationForm operation={operation} fields={{ contractId, orderId: id }}>
          <button type="submit" className={look}>
            <Trans>Continue payment</Trans>
          </button>
        </OperationForm>
      )
    case 'payDeposit':
    case 'payBalance':
      return (
        <OperationForm operation={operation} fields={{ contractId, orderId: id }}>
          <button type="submit" className={look}>
            {operation === 'payDeposit' ? (
              <Trans>Pay the deposit</Trans>
            ) : (
              <Trans>Pay the balance</Trans>
            )}
          </button>
        </OperationForm>
      )
    case 'toUse':
      return <UseCodesButton order={order} className={look} />
    case 'checkVerifyCode':
      return <VerifyCodeButton orderId={id} className={look} />
    case 'inviteToJoinGroup':
      return <InviteLink orderId={id} className={look} />
    case 'confirm':
      return needsParcelChoice(order) ? (
        <Link to={`/buyer/confirm/${id}`} className={look}>
          <Trans>Confirm receipt</Trans>
        </Link>
      ) : (
        <ConfirmButton order={order} className={look} />
      )
    case 'buyerPostponeConfirmDeadline':
      return <PostponeButton orderId={id} className={look} />
    case 'comment':
      return (
        <Link to={`/buyer/comment-add?orderId=${id}`} className={look}>
          <Trans comment="button that leads to writing a review of an order">Review</Trans>
        </Link>
      )
    case 'checkExpressTrack':
      return <TrackButton orderId={id} className={look} />
    case 'buyAgain':
      return (
        <OperationForm operation={operation} fields={{ orderId: id }}>
          <button type="submit" className={look}>
            <Trans>Buy again</Trans>
          </button>
        </OperationForm>
      )
    case 'buyerApplyReverse':
    case 'guestApplyReverse':
      return <ApplyButton order={order} className={look} />
    case 'buyerCancelBeforePay':
      return <CancelButton order={order} className={look} />
    case 'buyerCancelAfterPay':
      return <CancelPaidButton order={order} className={look} />
  }
}

/** Named by what can be asked for by now. */
function ApplyButton({ order, className }: { order: Operable; className: string }) {
  const { id, defectsUntilTime } = order
  const words = defectsUntilTime ? <Trans>Report a fault</Trans> : <Trans>Return or refund</Trans>
  return hasOneLine(order) ? (
    <Link to={applyPath(id)} className={className}>
      {words}
    </Link>
  ) : (
    <PickGoodsButton orderId={id} className={className}>
      {words}
    </PickGoodsButton>
  )
}

/** To the invitation on the order's own page [ORD-108]. */
function InviteLink({ orderId, className }: { orderId: string; className: string }) {
  return (
    <Link to={`${orderPath(orderId)}#invite`} className={className}>
      <Trans comment="button that leads to the invitation to a group of buyers">Invite</Trans>
    </Link>
  )
}
