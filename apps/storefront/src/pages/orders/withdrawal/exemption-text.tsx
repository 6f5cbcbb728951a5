import { Trans } from '@lingui/react/macro'
import type { Exemption } from '@galleria/contract/withdrawal-rules'

/** Why a line cannot be withdrawn from. */
export function ExemptionText({ exemption }: { exemption: Exemption | null }) {
  switch (exemption) {
    case 'MADE_TO_MEASURE':
      return (
        <Trans>
          Made to your measurements, so the law does not allow withdrawal. Your rights if it is
          faulty are not affected.
        </Trans>
      )
    case 'SERVICE_DONE':
      return (
        <Trans>The service has been carried out, so the law no longer allows withdrawal.</Trans>
      )
    case 'CODE_USED':
      return <Trans>The card has been used, so the law no longer allows withdrawal.</Trans>
    default:
      return (
        <Trans>
          Nothing left to withdraw from: it has already been returned or is part of an application.
        </Trans>
      )
  }
}
