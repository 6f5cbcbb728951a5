import type { WireAddress } from '@galleria/contract/address'

/** A saved address in the lines of a label. */
export function AddressText({
  address,
  isShort = false,
}: {
  address: WireAddress
  isShort?: boolean
}) {
  const {
    personName,
    company,
    poiName,
    houseNo,
    detailAddress,
    postalCode,
    city,
    province,
    country,
    email,
    personPhone,
  } = address
  return (
    <span className="block min-w-0 wrap-anywhere">
      <span className="block font-medium">{personName}</span>
      {company ? <span className="block">{company}</span> : null}
      <span className="block">
        {[`${poiName} ${houseNo}`.trim(), detailAddress].filter(Boolean).join(', ')}
      </span>
      <span className="block">
        {postalCode} {city}
        {province && province !== city ? `, ${province}` : ''}
      </span>
      <span className="block">{country}</span>
      {isShort ? null : (
        <span className="mt-1 block text-small text-muted">
          {email} · <span className="whitespace-nowrap">{personPhone}</span>
        </span>
      )}
    </span>
  )
}
