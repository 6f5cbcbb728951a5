import { Plural, Trans } from '@lingui/react/macro'
import type { WireVoucherTerms } from '@galleria/contract/voucher-terms'

/** What one gets that buys a code: where it is good, and for how long. */
export function VoucherTerms({
  terms: { kind, validDays },
  shopName,
}: {
  terms: WireVoucherTerms
  shopName: string
}) {
  return (
    <>
      {kind === 'service' ? (
        <Trans>A code for {shopName}, as soon as it is paid. Nothing is sent.</Trans>
      ) : (
        <Trans>A card to spend at {shopName}, as a code, as soon as it is paid.</Trans>
      )}{' '}
      <ValidText days={validDays} />
    </>
  )
}

function ValidText({ days }: { days: number }) {
  const years = Math.round(days / 365)
  return days % 365 === 0 ? (
    <Plural value={years} one="Good for # year." other="Good for # years." />
  ) : (
    <Plural value={days} one="Good for # day." other="Good for # days." />
  )
}
