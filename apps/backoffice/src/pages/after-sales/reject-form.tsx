import type { MerchantReverse } from '@galleria/contract/after-sales'
import { REJECT_REASON_MAX } from '@galleria/contract/after-sales-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PhotoField } from '../../parts/photo-field.tsx'
import { Change, TextForm } from '../../parts/text-form.tsx'
import { SavedTexts } from './saved-texts.tsx'
import type { Answering } from './use-answer.tsx'

/** A no, with its reason, and with proof where there is some. */
export function RejectForm({
  reverse,
  answering,
  back,
}: {
  readonly reverse: MerchantReverse
  readonly answering: Answering
  readonly back: () => void
}) {
  const { t } = useLingui()
  const [photos, setPhotos] = useState<readonly string[]>([])
  return (
    <TextForm
      draftName={`reject-${reverse.id}`}
      name={t`Reject`}
      label={t`Why you reject it (the buyer reads this)`}
      max={REJECT_REASON_MAX}
      submit={<Trans>Reject the request</Trans>}
      isGrave
      whenEmpty={t`Please say why; the buyer reads it.`}
      isSending={answering.isSending}
      error={answering.reasonError}
      forgive={answering.forgive}
      send={(reason, onSent) => answering.give({ answer: 'reject', reason, photos }, onSent)}
      fill={(put) => <SavedTexts reverse={reverse} put={put} />}
      back={<Change />}
      goBack={back}
    >
      <PhotoField
        urls={photos}
        onUrls={setPhotos}
        note={<Trans>The buyer sees them, and so does the mall if it is asked.</Trans>}
        error={answering.photoError}
      />
    </TextForm>
  )
}
