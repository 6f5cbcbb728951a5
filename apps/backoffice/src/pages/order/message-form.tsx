import { isProblem } from '@galleria/contract/client'
import { LONGEST_MESSAGE, MOST_MESSAGE_PHOTOS } from '@galleria/contract/order-work-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ComponentProps } from 'react'
import { PhotoField } from '../../parts/photo-field.tsx'
import { TextForm } from '../../parts/text-form.tsx'

/** As it is sent: a text, and photos of the own upload. */
export type NewMessage = {
  readonly content: string
  readonly attachmentList: { readonly files: { readonly url: string }[] }
}

/** What a shop writes to its buyer, with photos. */
export function MessageForm({
  draftName,
  isSending,
  failure,
  error,
  forgive,
  send,
  close,
  fill,
}: {
  readonly draftName: string
  readonly isSending: boolean
  /** What was thrown, and the sentence for what is not about the photos. */
  readonly failure: unknown
  readonly error: string | undefined
  readonly forgive: () => void
  readonly send: (message: NewMessage, onSent: () => void) => void
  readonly close: () => void
  /** What puts a ready text in. */
  readonly fill?: ComponentProps<typeof TextForm>['fill']
}) {
  const { t } = useLingui()
  const [photos, setPhotos] = useState<readonly string[]>([])
  const ofPhotos = isProblem(failure)
    ? failure.body.errors?.find(({ path }) => path.startsWith('attachmentList'))?.message
    : undefined
  return (
    <TextForm
      draftName={draftName}
      name={t`Write to the buyer`}
      label={<Trans>Message</Trans>}
      max={LONGEST_MESSAGE}
      submit={<Trans>Send the message</Trans>}
      back={<Trans>Not now</Trans>}
      whenEmpty={t`Please write something first.`}
      note={<Trans>The buyer and Galleria can read it. Links are shown as plain text.</Trans>}
      isSending={isSending}
      error={ofPhotos ? undefined : error}
      forgive={forgive}
      send={(content, onSent) =>
        send({ content, attachmentList: { files: photos.map((url) => ({ url })) } }, () => {
          onSent()
          close()
        })
      }
      goBack={close}
      {...(fill ? { fill } : {})}
    >
      <PhotoField
        most={MOST_MESSAGE_PHOTOS}
        urls={photos}
        onUrls={setPhotos}
        note={<Trans>The buyer and the mall see them.</Trans>}
        error={ofPhotos}
      />
    </TextForm>
  )
}
