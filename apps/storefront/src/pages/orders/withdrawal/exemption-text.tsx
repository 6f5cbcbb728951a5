import { Trans } from '@lingui/react/macro'
import type { Exemption } from '@galleria/contract/withdrawal-rules'

/** Why a line cannot be withdrawn from. */
export function ExemptionText({ exemption }: { exemption: Exemption | null }) {
  switch (exemption) {
    case 'MADE_TO_MEASURE':
      return (
        <Trans>
          Cut to your measure: by law it cannot be withdrawn from. Your rights in case of faults
          stand.
        </Trans>
      )
    case 'SERVICE_DONE':
      return <Trans>The service was done: by law it cannot be withdrawn from any more.</Trans>
    case 'CODE_USED':
      return <Trans>The card was spent: by law it cannot be withdrawn from any more.</Trans>
    default:
      return <Trans>Nothing is left of it: it went back already, or was asked for.</Trans>
  }
}
