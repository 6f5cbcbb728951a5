import { Trans } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import { commands, Dialog, DialogButtons, useDialog } from '../../parts/buyer/dialog.tsx'
import { OperationForm } from '../../parts/buyer/operation-form.tsx'
import { OfferText } from './offer-card.tsx'
import { offeredReverseOperations } from './reverse-timeline.ts'

/** Yes or no to what the shop offers, each after a question: neither can be taken back. */
export function AnswerOffer({ reverse }: { reverse: WireReverse }) {
  const { canAcceptOffer, canDeclineOffer } = offeredReverseOperations(reverse.operationList)
  if (!reverse.offer) return null
  return (
    <>
      {canAcceptOffer ? <AcceptOffer reverse={reverse} offer={reverse.offer} /> : null}
      {canDeclineOffer ? <DeclineOffer reverse={reverse} offer={reverse.offer} /> : null}
    </>
  )
}

type Offered = { reverse: WireReverse; offer: NonNullable<WireReverse['offer']> }

function AcceptOffer({ reverse, offer }: Offered) {
  const dialog = useDialog()
  return (
    <>
      <button {...commands(dialog, 'show-modal')} className="btn btn-main max-sm:w-full">
        <Trans>Accept the offer</Trans>
      </button>
      <Dialog dialog={dialog} title={<Trans>Accept this offer?</Trans>}>
        <p className="mt-3 font-medium">
          <OfferText offer={offer} />
        </p>
        <p className="mt-2 text-muted">
          <Trans>That settles what you asked for. It cannot be taken back.</Trans>
        </p>
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Not yet</Trans>
          </button>
          <OperationForm
            operation="acceptOffer"
            fields={{ id: reverse.id, offerId: offer.id }}
            after={() => dialog.ref.current?.close()}
          >
            <button type="submit" className="btn btn-main w-full">
              <Trans>Accept the offer</Trans>
            </button>
          </OperationForm>
        </DialogButtons>
      </Dialog>
    </>
  )
}

function DeclineOffer({ reverse, offer }: Offered) {
  const dialog = useDialog()
  const shop = reverse.shop.name
  return (
    <>
      <button {...commands(dialog, 'show-modal')} className="btn btn-quiet max-sm:w-full">
        <Trans>Decline the offer</Trans>
      </button>
      <Dialog dialog={dialog} title={<Trans>Decline this offer?</Trans>}>
        <p className="mt-3">
          <Trans>
            {shop} then has two days to agree to what you asked for or to say no. If it does not
            answer, you get what you asked for.
          </Trans>
        </p>
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Not yet</Trans>
          </button>
          <OperationForm
            operation="declineOffer"
            fields={{ id: reverse.id, offerId: offer.id }}
            after={() => dialog.ref.current?.close()}
          >
            <button type="submit" className="btn btn-main w-full">
              <Trans>Decline the offer</Trans>
            </button>
          </OperationForm>
        </DialogButtons>
      </Dialog>
    </>
  )
}
