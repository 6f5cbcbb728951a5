import { Trans } from '@lingui/react/macro'
import type { Reason } from './pay-result.ts'

/** Why a payment failed, for reasons we know; anything else a provider says stays unsaid. */
export function ReasonText({ reason }: { reason: Reason | undefined }) {
  switch (reason) {
    case 'insufficient_funds':
      return <Trans>Your bank says there are insufficient funds in the account.</Trans>
    case 'expired_card':
      return <Trans>Your card has expired. Please pay with another one.</Trans>
    case 'incorrect_cvc':
      return <Trans>The card’s security code was not correct.</Trans>
    case 'authentication':
      return (
        <Trans>
          Your bank could not confirm it was you. Please try again or choose another payment method.
        </Trans>
      )
    case 'canceled':
    case 'closed':
      return <Trans>The payment was cancelled before it was completed.</Trans>
    case 'expired':
      return <Trans>The payment page was open for too long.</Trans>
    case 'duplicate':
      return (
        <Trans>
          This order had already been paid for; the second payment is on its way back to you.
        </Trans>
      )
    case 'late':
      return (
        <Trans>
          Your payment arrived after the order was closed, and is on its way back to you.
        </Trans>
      )
    case 'amount':
      return (
        <Trans>
          The bank sent a different amount from the order total; it is on its way back to you.
        </Trans>
      )
    case 'not_started':
      return <Trans>No payment has been started for this order.</Trans>
    case 'payment.channel':
      return (
        <Trans>
          This payment method is not available at the moment. Please choose another one.
        </Trans>
      )
    case 'payment.card':
      return <Trans>This card can no longer be used.</Trans>
    case 'payment.in_flight':
    case 'payment.unreachable':
      return <Trans>An earlier payment is still being checked.</Trans>
    case 'service.busy':
    case 'service.fault':
      return <Trans>We could not start the payment. Please try again in a moment.</Trans>
    case 'refused':
    case 'payment.provider':
    case undefined:
      return (
        <Trans>
          The payment provider declined the payment. Please try again or choose another payment
          method.
        </Trans>
      )
  }
}
