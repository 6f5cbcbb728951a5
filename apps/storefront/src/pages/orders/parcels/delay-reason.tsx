import { Trans } from '@lingui/react/macro'

/** Why goods leave later; nothing for a reason that its shop says in its own words. */
export function DelayReasonText({ cause }: { cause: string | undefined }) {
  switch (cause) {
    case 'SUPPLIER':
      return <Trans>The supplier is delivering to the shop later than planned.</Trans>
    case 'PRODUCTION':
      return <Trans>Production is taking longer than planned.</Trans>
    case 'TRANSPORT':
      return <Trans>The goods are held up on their way to the shop.</Trans>
    case 'DAMAGE':
      return <Trans>The item had a fault and is being replaced.</Trans>
    case 'MANY_ORDERS':
      return <Trans>The shop has many more orders than usual.</Trans>
    default:
      return null
  }
}
