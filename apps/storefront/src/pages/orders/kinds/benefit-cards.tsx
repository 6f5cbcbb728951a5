import type { WireOrder } from '@galleria/contract/order'
import { FreeOrderCard } from './free-order-card.tsx'
import { GiftCardCard } from '../codes/gift-card-card.tsx'
import type { Benefits } from '../order-extras.server.ts'
import { PrizeCard } from './prize-card.tsx'

/** What the order has brought its buyer since it was paid. */
export function BenefitCards({
  order,
  benefits: { draws, wins, free, cards },
}: {
  order: WireOrder
  benefits: Benefits
}) {
  return (
    <>
      {draws.map((draw) => (
        <PrizeCard
          key={draw.id}
          orderId={order.id}
          draw={draw}
          win={wins.find(({ prizeDrawId }) => prizeDrawId === draw.id)}
        />
      ))}
      {free.map((one) => (
        <FreeOrderCard key={one.id} free={one} />
      ))}
      {cards.map((card) => (
        <GiftCardCard
          key={card.id}
          orderId={order.id}
          isComplete={order.displayStatus === 'COMPLETE'}
          card={card}
        />
      ))}
    </>
  )
}
