import { Trans } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import { useShop } from '../../../parts/use-shop.ts'

/** Where the goods go. */
export function ReturnAddressCard({
  address: { personName, personPhone, detailAddress, districtList },
}: {
  address: NonNullable<WireReverse['returnAddress']>
}) {
  const { locale } = useShop()
  const [postalCode, city, country = ''] = districtList
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-title">
        <Trans>Return address</Trans>
      </h2>
      <address className="mt-2 not-italic wrap-anywhere">
        {personName}
        <br />
        {detailAddress}
        <br />
        {`${postalCode} ${city}`.trim()}
        <br />
        {country ? new Intl.DisplayNames(locale, { type: 'region' }).of(country) : null}
        {personPhone ? (
          <>
            <br />
            {personPhone}
          </>
        ) : null}
      </address>
    </section>
  )
}
