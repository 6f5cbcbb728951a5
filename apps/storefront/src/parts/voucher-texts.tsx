import { Plural, Trans } from '@lingui/react/macro'
import type { WireVoucherTerms } from '@galleria/contract/voucher-terms'

/** What one gets that buys a code: where it is good, and for how long. */
export function VoucherTerms({
  terms: { kind, validDays, place, address },
  shopName,
}: {
  terms: WireVoucherTerms
  shopName: string
}) {
  return (
    <>
      {kind === 'service' ? (
        <Trans>A code for {shopName}, as soon as you’ve paid. Nothing needs to be delivered.</Trans>
      ) : (
        <Trans>A gift card to spend at {shopName}. You get the code as soon as you’ve paid.</Trans>
      )}{' '}
      <ValidText days={validDays} /> <PlaceText place={place} address={address} />
    </>
  )
}

/** Where a code is used; nothing of what was sold before shops said it. */
export function PlaceText({ place, address }: Pick<WireVoucherTerms, 'place' | 'address'>) {
  switch (place) {
    case 'home':
      return <Trans>Carried out at your home.</Trans>
    case 'shop':
      return <Trans>To be used at: {address}</Trans>
    case 'remote':
      return <Trans>To be used online or by phone.</Trans>
    case null:
      return null
  }
}

function ValidText({ days }: { days: number }) {
  const years = Math.round(days / 365)
  return days % 365 === 0 ? (
    <Plural value={years} one="Valid for # year." other="Valid for # years." />
  ) : (
    <Plural value={days} one="Valid for # day." other="Valid for # days." />
  )
}
