import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { IconNext } from '@galleria/ui/icons'
import { ProductCard, type CardView } from './product-card.tsx'

/** A titled row of product cards: four columns on a desk, a row to swipe on a phone. */
export function CardRow({
  title,
  to,
  cards,
}: {
  title: ReactNode
  to?: string
  cards: readonly CardView[]
}) {
  if (cards.length === 0) return null
  return (
    <section className="below wrap pt-16">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="text-head">{title}</h2>
        {to ? (
          <Link to={to} className="tap shrink-0 text-accent hover:underline">
            <Trans>See all</Trans>
            <IconNext size={18} />
          </Link>
        ) : null}
      </div>
      <ul className="-mx-4 flex [scroll-snap-type:x_proximity] scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-x-5 sm:gap-y-10 sm:overflow-visible sm:p-0 lg:grid-cols-4">
        {cards.map((card) => (
          <li
            key={card.itemId}
            className="w-[62vw] max-w-64 shrink-0 snap-start sm:w-auto sm:max-w-none"
          >
            <ProductCard
              card={card}
              sizes="(min-width: 77.5rem) 18rem, (min-width: 66rem) 24vw, (min-width: 40rem) 32vw, 62vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
