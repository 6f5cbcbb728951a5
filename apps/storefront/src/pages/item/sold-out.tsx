import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireItem, WireSku } from '@galleria/contract/item'
import { useFinishName } from '../../parts/finish-name.tsx'
import { Price } from '../../parts/price.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { versionsLeft } from './choose-sku.ts'
import { sizeWords } from '@galleria/contract/size-words'
import { sizeText } from './size-text.ts'

/**
 * In the place of the button: to be told when this version is back, and what there is of the item
 * now.
 */
export function SoldOut({ item, sku, path }: { item: WireItem; sku: WireSku; path: string }) {
  const ask = new URLSearchParams({ item: String(item.id), sku: sku.skuUrlSuffix })
  const left = versionsLeft(item, sku)
  return (
    <div className="mt-6">
      <p className="text-warn">
        <Trans>This version is sold out</Trans>
      </p>
      <p className="bottom-bar mt-3 flex">
        <Link to={`/back-in-stock/ask?${ask}`} className="btn btn-main min-h-12 flex-1">
          <Trans>Tell me when it’s back</Trans>
        </Link>
      </p>
      {left.length > 0 ? (
        <>
          <h2 className="mt-6 text-small text-muted">
            <Trans>You can buy these now</Trans>
          </h2>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {left.map((one) => (
              <LeftVersion key={one.id} sku={one} path={path} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}

function LeftVersion({ sku, path }: { sku: WireSku; path: string }) {
  const nameOf = useFinishName()
  const { locale } = useShop()
  return (
    <li>
      <Link
        to={`${path}?sku=${encodeURIComponent(sku.skuUrlSuffix)}`}
        replace
        preventScrollReset
        className="flex min-h-14 items-center gap-3 py-2 hover:text-accent"
      >
        <img
          src={sku.minImageUrl}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="plate size-12 rounded-control object-cover"
        />
        <span className="min-w-0 flex-1">
          {sku.finish ? `${nameOf(sku.finish)}, ${sizeText(sku, locale)}` : sizeWords(sku.size)}
        </span>
        <Price amount={sku.salePrc} />
      </Link>
    </li>
  )
}
