import { Trans } from '@lingui/react/macro'
import type { WireGiftCard } from '@galleria/contract/gift-card'
import { DateText } from '@galleria/ui/date'
import { Price } from '../../parts/price.tsx'
import { useShop } from '../../parts/use-shop.ts'

/** What can be done with it, or what became of it. */
export function GiftCardState({ card, isComplete }: { card: WireGiftCard; isComplete: boolean }) {
  const { locale, front } = useShop()
  const amount = <Price amount={card.giftCardAmt} />
  const from = <Price amount={card.usableFromAmt} />
  const date = card.validUntil ? (
    <DateText iso={card.validUntil} shape="date" locale={locale} timeZone={front.timeZone} />
  ) : null
  switch (card.giftCardStatus) {
    case 'PROMISED':
      return isComplete ? (
        <Trans>It is being made. Please look again in a minute.</Trans>
      ) : (
        <Trans>
          It is yours as soon as you have received everything: {amount} off goods worth {from} or
          more.
        </Trans>
      )
    case 'USABLE':
      return (
        <Trans>
          {amount} off goods of any shop worth {from} or more, once, until {date}. Type its code
          where coupons are typed at the checkout, or give it to somebody else.
        </Trans>
      )
    case 'IN_USE':
      return <Trans>It was used for an order that is not paid yet.</Trans>
    case 'USED':
      return <Trans>It was used.</Trans>
    case 'EXPIRED':
      return <Trans>It was good until {date}.</Trans>
    case 'WITHDRAWN':
      return <Trans>Money for this order went back, so no gift card comes with it any more.</Trans>
  }
}
