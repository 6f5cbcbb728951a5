import { Trans } from '@lingui/react/macro'
import type { WirePointsLog } from '@galleria/contract/membership'

/** What changed somebody's points, in words. */
export function ChangeText({ type }: { type: WirePointsLog['changeType'] }) {
  switch (type) {
    case 'EARNED':
      return <Trans>Earned with an order</Trans>
    case 'UNDONE':
      return <Trans>Less, because you got money back</Trans>
    case 'RESTORED':
      return <Trans>Back again, because a refund did not go through</Trans>
    case 'RELEASED':
      return <Trans>Now yours to spend</Trans>
    case 'GRANTED':
      return <Trans>Gift from Galleria</Trans>
    case 'HELD':
      return <Trans>Used for an order</Trans>
    case 'FREED':
      return <Trans>Back, because the order was not paid</Trans>
    case 'GIVEN_BACK':
      return <Trans>Returned with a refund</Trans>
    case 'WON':
      return <Trans>Won in a prize draw</Trans>
    case 'FORFEITED':
      return <Trans>Prize gone with the refund of its order</Trans>
    case 'SIGNED_IN':
      return <Trans>Daily check-in</Trans>
    case 'REVIEWED':
      return <Trans>Review written</Trans>
    case 'COMPLETED_PROFILE':
      return <Trans>Profile completed</Trans>
    case 'SHARED':
      return <Trans>Item shared</Trans>
    case 'LEFT':
      return <Trans>Account deleted</Trans>
  }
}
