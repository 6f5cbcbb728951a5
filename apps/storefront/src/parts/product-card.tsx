import type { RefObject } from 'react'
import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireMoney } from '@galleria/contract/wire'
import { Picture } from '@galleria/ui/picture'
import { pictureAt } from '@galleria/ui/picture-address'
import { useCardFilm } from './card-film.ts'
import type { Counted } from './measure.tsx'
import { PriceTag } from './price-tag.tsx'
import { QuickAdd } from './quick-add.tsx'
import { Rating } from './rating.tsx'
import { SaleClock } from './sale-clock.tsx'
import type { Sale } from './sale-left.ts'

/** Made of a wire card by `viewCard`. */
export type CardView = {
  readonly itemId: number
  readonly skuId: number
  readonly path: string
  readonly name: string
  readonly shopName: string
  readonly image: string
  readonly tint: string
  /** What its picture shows, where its shop says so. */
  readonly alt?: string
  /** A second view, shown under the pointer. */
  readonly hover?: string
  /** The piece turning once, in the place of the second view. */
  readonly film?: string
  readonly sale?: Sale
  readonly price: WireMoney
  /** Beside the money; goods sold for points. */
  readonly points?: number
  /** What is sold by measure. */
  readonly by?: Pick<Counted, 'marketingUnit' | 'adjustStep'>
  readonly was?: WireMoney
  readonly lowest?: WireMoney
  readonly isFrom: boolean
  readonly isSoldOut: boolean
  readonly isPreSale: boolean
  readonly thumbnails: readonly string[]
  /** Those of them that are sold out. */
  readonly gone?: readonly string[]
  /** Finishes beyond the thumbnails. */
  readonly more: number
  /** Only once somebody has given stars. */
  readonly rating?: { readonly average: number; readonly count: number }
}

/** One item in a list [PROD-005]. `sizes` is how wide its picture is shown. */
export function ProductCard({
  card,
  sizes,
  isFirst = false,
}: {
  card: CardView
  sizes: string
  isFirst?: boolean
}) {
  const { film, around } = useCardFilm()
  return (
    <article className="group/card relative flex flex-col" {...(card.film ? around : {})}>
      <CardPicture card={card} sizes={sizes} isFirst={isFirst} film={film} />
      <Finishes card={card} />
      <h3 className="mt-2 leading-tight font-medium">
        <Link to={card.path} className="after:absolute after:inset-0 hover:text-accent">
          {card.name}
        </Link>
      </h3>
      <p className="text-small text-muted">{card.shopName}</p>
      {card.rating ? (
        <Rating
          average={card.rating.average}
          count={card.rating.count}
          isShort
          className="text-small"
        />
      ) : null}
      <div className="mt-auto flex items-end justify-between gap-2 pt-2">
        <PriceTag
          price={card.price}
          points={card.points}
          {...(card.by ? { sku: card.by } : {})}
          was={card.was}
          lowest={card.lowest}
          isFrom={card.isFrom}
        >
          {card.sale && !card.isSoldOut ? <SaleClock sale={card.sale} /> : null}
        </PriceTag>
        {card.isSoldOut ? (
          <span className="text-small text-muted">
            <Trans>Sold out</Trans>
          </span>
        ) : (
          <QuickAdd
            skuId={card.skuId}
            name={card.name}
            image={card.image}
            {...(card.by ? { by: card.by } : {})}
          />
        )}
      </div>
    </article>
  )
}

function Finishes({ card: { thumbnails, gone = [], more } }: { card: CardView }) {
  const { t } = useLingui()
  if (thumbnails.length === 0) return <div className="h-9" />
  return (
    <ul aria-label={t`Finishes`} className="mt-2 flex h-7 items-center gap-1.5">
      {thumbnails.map((url) => (
        <li
          key={url}
          data-gone={gone.includes(url) ? '' : undefined}
          className="plate size-7 rounded-md border border-line"
        >
          <img
            src={pictureAt(url, 80)}
            alt={gone.includes(url) ? t`Sold out` : ''}
            width={28}
            height={28}
            loading="lazy"
            decoding="async"
            fetchPriority="low"
            className="size-full object-cover"
          />
        </li>
      ))}
      {more > 0 ? <li className="text-small text-muted">+{more}</li> : null}
    </ul>
  )
}

function CardPicture({
  card,
  sizes,
  isFirst,
  film,
}: {
  card: CardView
  sizes: string
  isFirst: boolean
  film: RefObject<HTMLVideoElement | null>
}) {
  return (
    <div className="relative">
      <Picture
        url={card.image}
        alt={card.alt ?? ''}
        tint={card.tint}
        sizes={sizes}
        most={640}
        isFirst={isFirst}
        imageClass="aspect-square"
      />
      {card.hover ? (
        <img
          src={pictureAt(card.hover, 480)}
          alt=""
          loading="lazy"
          decoding="async"
          className="plate absolute inset-0 hidden size-full object-cover opacity-0 transition-opacity duration-200 group-hover/card:opacity-100 hoverable:block"
        />
      ) : null}
      {card.film ? (
        <video
          ref={film}
          src={card.film}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          onPlaying={(event) => {
            event.currentTarget.dataset['on'] = ''
          }}
          onPause={(event) => {
            delete event.currentTarget.dataset['on']
          }}
          className="pointer-events-none absolute inset-0 size-full rounded-card object-cover opacity-0 transition-opacity duration-200 data-on:opacity-100"
        />
      ) : null}
      {card.isPreSale ? (
        <span className="absolute start-3 top-3 rounded-full bg-surface px-3 py-1 text-small font-medium text-accent">
          <Trans>Pre-sale</Trans>
        </span>
      ) : card.points ? (
        <span className="absolute start-3 top-3 rounded-full bg-surface px-3 py-1 text-small font-medium text-accent">
          <Trans>For points</Trans>
        </span>
      ) : card.was ? (
        <span className="absolute start-3 top-3 rounded-full bg-surface px-3 py-1 text-small font-medium text-refuse">
          {card.sale && !card.isSoldOut ? <Trans>Flash sale</Trans> : <Trans>Reduced</Trans>}
        </span>
      ) : null}
    </div>
  )
}
