import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductCard as Card } from '@galleria/contract/item'
import { Picture } from '@galleria/ui/picture'
import { itemPath } from '../addresses.ts'
import { PriceTag } from './price-tag.tsx'
import { QuickAdd } from './quick-add.tsx'

/** At most this many finishes are shown, then "+n" [PROD-015]. */
const THUMBNAILS = 4

/** One item in a list [PROD-005]. `sizes` is how wide its picture is shown. */
export function ProductCard({ card, sizes, isFirst = false }: { card: Card; sizes: string; isFirst?: boolean }) {
  const path = itemPath({ ...card, suffix: card.skuUrlSuffix })
  const hover = card.frontImages[0]?.hoverUrl
  return (
    <article className="group/card relative flex flex-col">
      <div className="relative">
        <Picture url={card.mainImage} alt="" tint={card.tint} sizes={sizes} isFirst={isFirst} imageClass="aspect-square" />
        {hover ? <span className="absolute inset-0 hidden opacity-0 transition-opacity duration-200 group-hover/card:opacity-100 hoverable:block"><Picture url={hover} alt="" tint={card.tint} sizes={sizes} className="h-full" imageClass="aspect-square" /></span> : null}
        {card.originalPrc ? <span className="absolute start-3 top-3 rounded-full bg-surface px-3 py-1 text-small font-medium text-refuse"><Trans>Reduced</Trans></span> : null}
      </div>
      <Finishes card={card} />
      <h3 className="mt-2 leading-tight font-medium"><Link to={path} className="after:absolute after:inset-0 hover:text-accent">{card.name}</Link></h3>
      <p className="text-small text-muted">{card.shopName}</p>
      <div className="mt-auto flex items-end justify-between gap-2 pt-2">
        <PriceTag price={card.salePrc} was={card.originalPrc} lowest={card.lowest30Prc} isFrom={card.skuCount > 1} />
        {card.isSoldOut ? <span className="text-small text-muted"><Trans>Sold out</Trans></span> : <QuickAdd skuId={card.defaultSkuId} name={card.name} image={card.mainImage} />}
      </div>
    </article>
  )
}

function Finishes({ card }: { card: Card }) {
  const { t } = useLingui()
  const shown = card.frontImages.slice(0, THUMBNAILS)
  const left = card.frontImages.length - shown.length
  if (card.frontImages.length < 2) return <div className="h-9" />
  return (
    <ul aria-label={t`Finishes`} className="mt-2 flex h-7 items-center gap-1.5">
      {shown.map((image) => <li key={image.minImageUrl} className="plate size-7 rounded-md border border-line"><img src={image.minImageUrl} alt="" width={28} height={28} loading="lazy" decoding="async" className="size-full object-cover" /></li>)}
      {left > 0 ? <li className="text-small text-muted">+{left}</li> : null}
    </ul>
  )
}
