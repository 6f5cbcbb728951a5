import { Trans } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import { SEND_BACK_WITHIN_DAYS } from '@galleria/contract/after-sales-rules'
import { AskedOperation } from '../../parts/buyer/asked-operation.tsx'
import { OfferText } from './offer-card.tsx'
import { offeredReverseOperations } from './reverse-timeline.ts'

/** Yes or no to what the shop offers, each after a question: neither can be taken back. */
export function AnswerOffer({ reverse }: { reverse: WireReverse }) {
  const { canAcceptOffer, canDeclineOffer } = offeredReverseOperations(reverse.operationList)
  const { offer } = reverse
  if (!offer) return null
  const shop = reverse.shop.name
  const fields = { id: reverse.id, offerId: offer.id }
  return (
    <>
      {canAcceptOffer ? (
        <AskedOperation
          operation="acceptOffer"
          fields={fields}
          name={<Trans>Accept the offer</Trans>}
          className="btn btn-main max-sm:w-full"
          title={<Trans>Accept this offer?</Trans>}
        >
          <p className="mt-3 font-medium">
            <OfferText offer={offer} />
          </p>
          <p className="mt-2 text-muted">
            {offer.kind === 'SEND_BACK' ? (
              <Trans>
                You then have {SEND_BACK_WITHIN_DAYS} days to send the items back; the refund
                follows once {shop} has checked them. Accepting can’t be undone.
              </Trans>
            ) : (
              <Trans>This settles your application and can’t be undone.</Trans>
            )}
          </p>
        </AskedOperation>
      ) : null}
      {canDeclineOffer ? (
        <AskedOperation
          operation="declineOffer"
          fields={fields}
          name={<Trans>Decline the offer</Trans>}
          className="btn btn-quiet max-sm:w-full"
          title={<Trans>Decline this offer?</Trans>}
        >
          <p className="mt-3">
            <Trans>
              {shop} then has two days to approve or decline your application. If it does not
              answer, your application is approved.
            </Trans>
          </p>
        </AskedOperation>
      ) : null}
    </>
  )
}
