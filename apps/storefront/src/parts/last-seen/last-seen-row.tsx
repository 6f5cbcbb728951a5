import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { createClient, fetchTransport } from '@galleria/contract/client'
import type { ProductCard } from '@galleria/contract/item'
import { Picture } from '@galleria/ui/picture'
import { itemPath } from '../../addresses/addresses.ts'
import { PointsPrice } from '../points-text.tsx'
import { forgetSeen, MOST_SHOWN } from './seen-items.ts'

const ask = createClient(
  fetchTransport('', () => ({ 'x-language': document.documentElement.lang })),
)

/**
 * With what each costs now; what is not sold any more is left out. The places are kept until the
 * answer comes, so that nothing moves.
 */
export default function LastSeenRow({ ids, clear }: { ids: readonly number[]; clear: () => void }) {
  const cards = useCards(ids)
  if (cards?.length === 0) return null
  const places = cards ?? ids.slice(0, MOST_SHOWN).map(() => undefined)
  return (
    <section className="wrap pt-16">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-title">
          <Trans>Recently viewed</Trans>
        </h2>
        <button
          type="button"
          onClick={() => {
            forgetSeen()
            clear()
          }}
          className="tap text-small text-muted hover:text-ink"
        >
          <Trans>Clear this list</Trans>
        </button>
      </div>
      <ul className="-mx-4 flex gap-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-6 sm:overflow-visible sm:px-0">
        {places.map((card, index) => (
          <li key={card?.itemId ?? `place-${index}`} className="w-32 shrink-0 sm:w-auto">
            <Seen card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Undefined until they are there; none when they cannot be had. */
function useCards(ids: readonly number[]): readonly ProductCard[] | undefined {
  const [cards, setCards] = useState<readonly ProductCard[]>()
  useEffect(() => {
    let isLate = false
    ask('POST /sapi/mall-item/item/cards', { ids: [...ids] }).then(
      (found) => {
        if (!isLate) setCards(found.slice(0, MOST_SHOWN))
      },
      () => {
        if (!isLate) setCards([])
      },
    )
    return () => {
      isLate = true
    }
  }, [ids])
  return cards
}

function Seen({ card }: { card: ProductCard | undefined }) {
  if (!card) return <div aria-hidden="true" className="plate aspect-square mb-12" />
  return (
    <Link
      to={itemPath({ ...card, suffix: card.skuUrlSuffix })}
      className="block leading-6 hover:text-accent"
    >
      <Picture
        url={card.mainImage}
        alt=""
        tint={card.tint}
        sizes="(min-width: 40rem) 11rem, 8rem"
        most={320}
        imageClass="aspect-square"
      />
      <span className="block truncate text-small">{card.name}</span>
      <span className="block truncate text-small text-muted">
        {card.isSoldOut ? <Trans>Sold out</Trans> : <CardPrice card={card} />}
      </span>
    </Link>
  )
}

function CardPrice({ card }: { card: ProductCard }) {
  return (
    <>
      {card.skuCount > 1 ? (
        <>
          <Trans comment="before the lowest of several prices">from</Trans>{' '}
        </>
      ) : null}
      <PointsPrice points={card.salePoints} amount={card.salePrc} />
    </>
  )
}
