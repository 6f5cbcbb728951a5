import { Trans } from '@lingui/react/macro'
import { ProductCard, type CardView } from './product-card.tsx'

/** Cards in columns; the first row's pictures are fetched first. */
export function ProductGrid({ cards }: { cards: readonly CardView[] }) {
  return (
    <>
      <h2 className="sr-only">
        <Trans>Items</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-5 sm:gap-y-10">
        {cards.map((card, index) => (
          <li key={card.itemId} className={index < 6 ? undefined : 'below -m-1.5 p-1.5'}>
            <ProductCard
              card={card}
              isFirst={index < 2}
              sizes="(min-width: 77.5rem) 19rem, (min-width: 40rem) 31vw, calc(50vw - 1.5rem)"
            />
          </li>
        ))}
      </ul>
    </>
  )
}
