import { Trans } from '@lingui/react/macro'

/** Why goods leave later; nothing for a reason that its shop says in its own words. */
export function DelayReasonText({ cause }: { cause: string | undefined }) {
  switch (cause) {
    case 'SUPPLIER':
      return <Trans>The goods reach the shop later than its supplier had said.</Trans>
    case 'PRODUCTION':
      return <Trans>Making the goods takes longer than planned.</Trans>
    case 'TRANSPORT':
      return <Trans>The goods are held up on their way to the shop.</Trans>
    case 'DAMAGE':
      return <Trans>The goods had a fault and are being replaced.</Trans>
    case 'MANY_ORDERS':
      return <Trans>The shop has many more orders than usual.</Trans>
    default:
      return null
  }
}
