import { siteAddressLines } from '@galleria/contract/address-lines'
import type { WireSiteAddress } from '@galleria/contract/pick-up'
import { useShop } from '../use-shop.ts'

/** A site of a shop: where it is, when it is open, and its phone. */
export function SiteText({ site }: { site: WireSiteAddress }) {
  const { language } = useShop()
  const [name, ...lines] = siteAddressLines(site, language)
  return (
    <span className="block wrap-anywhere">
      <span className="block font-medium">{name}</span>
      {lines.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
      <span className="block text-small text-muted">{site.openingHours}</span>
      {site.phone ? <span className="block text-small text-muted">{site.phone}</span> : null}
    </span>
  )
}
