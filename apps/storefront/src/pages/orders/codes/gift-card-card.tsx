import { Trans } from '@lingui/react/macro'
import type { WireGiftCard } from '@galleria/contract/gift-card'
import { OperationForm } from '../../../parts/buyer/operation-form.tsx'
import { Price } from '../../../parts/price.tsx'
import { GiftCardCodeButton } from './gift-card-code-button.tsx'
import { GiftCardState } from './gift-card-state.tsx'

/**
 * A gift card that comes with an order: what it is worth, until when, and how to get at it
 * [ORD-149, ORD-150].
 */
export function GiftCardCard({
  orderId,
  isComplete,
  card,
}: {
  orderId: string
  isComplete: boolean
  card: WireGiftCard
}) {
  const isOpen = card.giftCardStatus === 'PROMISED' || card.giftCardStatus === 'USABLE'
  return (
    <section
      aria-labelledby={card.id}
      className={
        isOpen
          ? 'mt-4 rounded-card border border-accent bg-soft p-5 sm:px-6'
          : 'card mt-4 p-5 sm:px-6'
      }
    >
      <h2 id={card.id} className="text-large font-bold">
        <Heading card={card} />
      </h2>
      <p className="mt-1 text-muted">
        <GiftCardState card={card} isComplete={isComplete} />
      </p>
      {card.giftCardStatus === 'USABLE' ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
          <GiftCardCodeButton cardId={card.id} className="btn btn-main" />
          {card.sendEmailStatus ? (
            <p className="text-muted">
              <Trans comment="a gift card">Sent by email</Trans>
            </p>
          ) : (
            <OperationForm
              operation="mailGiftCard"
              fields={{ orderId, giftCardId: card.id, activityId: card.activityId }}
            >
              <button type="submit" className="btn btn-quiet">
                <Trans comment="button: mails the buyer about a gift card">Send by email</Trans>
              </button>
            </OperationForm>
          )}
        </div>
      ) : null}
    </section>
  )
}

function Heading({ card: { giftCardStatus, giftCardAmt } }: { card: WireGiftCard }) {
  const amount = <Price amount={giftCardAmt} />
  switch (giftCardStatus) {
    case 'PROMISED':
      return <Trans>A gift card of {amount} comes with this order</Trans>
    case 'USABLE':
      return <Trans>Your gift card of {amount}</Trans>
    default:
      return <Trans>Gift card of {amount}</Trans>
  }
}
