import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyOf } from '@galleria/contract/client'
import { CopyButton } from '../../../parts/buyer/copy-button.tsx'
import { GiftCardState } from './gift-card-state.tsx'

/** The code of a gift card and what it is good for. */
export function GiftCardCode({
  card,
}: {
  card: ReplyOf<'POST /sapi/mall-marketing/giftCards/queryGiftCardCode'>
}) {
  const { t } = useLingui()
  const { giftCardCode: code } = card
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <code className="price rounded-control border border-dashed border-field px-3 py-2 text-title">
          {code}
        </code>
        <CopyButton
          text={code}
          label={t`Copy the code ${code}`}
          done={<Trans>Code copied</Trans>}
        />
      </p>
      <p className="mt-3">
        <GiftCardState card={card} isComplete />
      </p>
      <p className="mt-2 text-small text-muted">
        <Trans>Anyone who has the code can use the card.</Trans>
      </p>
    </>
  )
}
