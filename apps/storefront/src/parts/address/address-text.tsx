import type { WireAddress } from '@galleria/contract/address'
import { wireAddressLines } from '@galleria/contract/address-lines'
import { useShop } from '../use-shop.ts'

/** A saved address in the lines of a label. */
export function AddressText({
  address,
  isShort = false,
}: {
  address: WireAddress
  isShort?: boolean
}) {
  const { language } = useShop()
  const [name, ...lines] = wireAddressLines(address, language)
  const { email, personPhone } = address
  return (
    <span className="block min-w-0 wrap-anywhere">
      <span className="block font-medium">{name}</span>
      {lines.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
      {isShort ? null : (
        <span className="mt-1 block text-small text-muted">
          {email} · <span className="whitespace-nowrap">{personPhone}</span>
        </span>
      )}
    </span>
  )
}
