import { Trans } from '@lingui/react/macro'
import type { WireGiftCard } from '@galleria/contract/gift-card'
import { DateText } from '@galleria/ui/date'
import { Price } from '../../../parts/price.tsx'
import { useShop } from '../../../parts/use-shop.ts'

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
        <Trans>It is being prepared. Please check again in a minute.</Trans>
      ) : (
        <Trans>
          It is yours once you have received everything: {amount} off when you spend {from} or more.
        </Trans>
      )
    case 'USABLE':
      return (
        <Trans>
          {amount} off once, in any shop, when you spend {from} or more by {date}. Enter the code in
          the coupon field at the checkout, or give it to somebody else.
        </Trans>
      )
    case 'IN_USE':
      return <Trans>It has been used for an order that is not paid yet.</Trans>
    case 'USED':
      return <Trans>It has been used.</Trans>
    case 'EXPIRED':
      return <Trans>It expired on {date}.</Trans>
    case 'WITHDRAWN':
      return <Trans>This order was refunded, so it no longer comes with a gift card.</Trans>
  }
}
