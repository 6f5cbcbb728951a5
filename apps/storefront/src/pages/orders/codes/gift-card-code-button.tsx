import { Trans } from '@lingui/react/macro'
import { useDialog } from '../../../parts/buyer/dialog.tsx'
import { DialogLink } from '../../../parts/buyer/dialog-link.tsx'
import { AskedDialog } from '../asked-dialog.tsx'
import { GiftCardCode } from './gift-card-code.tsx'
import { giftCardPath } from '../operations.ts'
import { useAsked } from '../use-asked.ts'

/**
 * The code of a gift card, over the order's page and only when it is asked for; without script on a
 * page of its own [ORD-149].
 */
export function GiftCardCodeButton({ cardId, className }: { cardId: string; className: string }) {
  const dialog = useDialog()
  const [shown, ask] = useAsked((call) =>
    call('POST /sapi/mall-marketing/giftCards/queryGiftCardCode', { id: cardId }),
  )
  return (
    <>
      <DialogLink to={giftCardPath(cardId)} dialog={dialog} onOpen={ask} className={className}>
        <Trans comment="of a gift card">Show the code</Trans>
      </DialogLink>
      <AskedDialog
        dialog={dialog}
        width={382}
        title={<Trans>Your gift card</Trans>}
        room="min-h-40"
        asked={shown}
      >
        {(card) => <GiftCardCode card={card} />}
      </AskedDialog>
    </>
  )
}
