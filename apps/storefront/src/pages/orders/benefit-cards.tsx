import { FreeOrderCard } from './free-order-card.tsx'
import type { Benefits } from './order-extras.server.ts'
import { PrizeCard } from './prize-card.tsx'

/** What the order has brought its buyer since it was paid. */
export function BenefitCards({
  orderId,
  benefits: { draws, wins, free },
}: {
  orderId: string
  benefits: Benefits
}) {
  return (
    <>
      {draws.map((draw) => (
        <PrizeCard
          key={draw.id}
          orderId={orderId}
          draw={draw}
          win={wins.find(({ prizeDrawId }) => prizeDrawId === draw.id)}
        />
      ))}
      {free.map((one) => (
        <FreeOrderCard key={one.id} free={one} />
      ))}
    </>
  )
}
