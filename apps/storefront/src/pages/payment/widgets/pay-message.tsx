import { Trans } from '@lingui/react/macro'
import { ReasonText } from '../reason-text.tsx'

/** What a widget may have to say beside the fields themselves. */
export type PayMessage =
  | 'loaderFailed'
  | 'requiredFields'
  | 'unreachable'
  | 'noToken'
  | 'notConfirmed'
  | 'canceled'

export function PayMessageText({ message }: { message: PayMessage }) {
  switch (message) {
    case 'loaderFailed':
      return (
        <Trans>The payment form could not be loaded. Please refresh the page and try again.</Trans>
      )
    case 'requiredFields':
      return <Trans>Please check the required fields.</Trans>
    case 'noToken':
      return (
        <Trans>
          The card could not be checked, and you have not been charged. Please try again or use
          another card.
        </Trans>
      )
    case 'notConfirmed':
      return <ReasonText reason="authentication" />
    case 'canceled':
      return <ReasonText reason="canceled" />
    case 'unreachable':
      return <Trans>We could not be reached. Please check your connection and try again.</Trans>
  }
}
