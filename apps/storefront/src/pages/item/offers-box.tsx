import { Trans } from '@lingui/react/macro'
import type { WireItem, WireSku } from '@galleria/contract/item'
import type { ItemOffer } from '@galleria/contract/promotion-wire'

/** What the shop takes off or gives along. Not with goods that are sold on terms of their own. */
export function OffersBox({
  item,
  sku,
  offers,
}: {
  item: Pick<WireItem, 'voucher'>
  sku: Pick<WireSku, 'preSale' | 'salePoints'>
  offers: readonly ItemOffer[]
}) {
  if (offers.length === 0 || item.voucher || sku.preSale || sku.salePoints > 0) return null
  return (
    <section
      aria-labelledby="offers"
      className="mt-5 rounded-card border border-line bg-soft p-4 text-small"
    >
      <h2 id="offers" className="font-bold">
        <Trans>Offers from this shop</Trans>
      </h2>
      <ul className="mt-1 grid gap-1">
        {offers.map(({ id, name, desc }) => (
          <li key={id}>
            <span className="font-medium">{name}:</span> {desc}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted">
        <Trans>Applied automatically in your basket.</Trans>
      </p>
    </section>
  )
}
