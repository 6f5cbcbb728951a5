import { Plural, Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { LONGEST_DISPUTE_TEXT } from '@galleria/contract/after-sales-dispute-rules'
import type { SentDocument } from '@galleria/ui/documents/use-documents'
import { LimitedTextArea } from '@galleria/ui/inputs/limited-text-area'
import { useHydrated } from '@galleria/ui/use-hydrated'
import { ImageField } from '../../../parts/buyer/image-field.tsx'
import { useFieldState } from '../../../parts/form/form-state.tsx'
import { PlainForm } from '../../../parts/form/plain-form.tsx'
import { findAskMallErrors, type AskMallAnswer } from './ask-mall.ts'
import { DocumentsField } from '../asking/documents-field.tsx'

/** What its buyer says to the mall and shows; documents where something is added. */
export function TellMallForm({
  answer,
  label,
  submit,
  requestKey,
}: {
  answer: AskMallAnswer | undefined
  label: ReactNode
  submit: ReactNode
  /** Of what is added: so that it is added once. */
  requestKey?: string
}) {
  return (
    <PlainForm answer={answer} find={findAskMallErrors} className="card grid gap-5 p-5 sm:p-6">
      {(isBusy) => (
        <>
          {requestKey ? <input type="hidden" name="requestKey" value={requestKey} /> : null}
          <Fields typed={answer?.typed} label={label} hasDocuments={requestKey !== undefined} />
          <div className="bottom-bar">
            <button
              type="submit"
              aria-disabled={isBusy}
              className="btn btn-main min-h-12 w-full sm:w-auto sm:min-w-56"
            >
              {isBusy ? <Trans>Sending …</Trans> : submit}
            </button>
          </div>
        </>
      )}
    </PlainForm>
  )
}

function Fields({
  typed,
  label,
  hasDocuments,
}: Pick<AskMallAnswer, 'typed'> & { label: ReactNode; hasDocuments: boolean }) {
  const isHydrated = useHydrated()
  const [photos, setPhotos] = useState<readonly string[]>(typed?.photos ?? [])
  const [documents, setDocuments] = useState<readonly SentDocument[]>(typed?.documents ?? [])
  return (
    <div>
      <LimitedTextArea
        id="ask-mall-text"
        name="text"
        rows={6}
        isRequired
        label={label}
        max={LONGEST_DISPUTE_TEXT}
        error={useFieldState('text', { max: LONGEST_DISPUTE_TEXT }).error}
        value={typed?.text ?? ''}
        remaining={(left) => (
          <Plural value={left} one="# character left" other="# characters left" />
        )}
        limit={<Trans>Up to {LONGEST_DISPUTE_TEXT} characters</Trans>}
      />
      <ImageField
        purpose="evidence"
        name="photos"
        id="ask-mall-photos"
        urls={photos}
        onUrls={setPhotos}
        isHydrated={isHydrated}
        error={useFieldState('photos').error}
        audience={<Trans>Only you, the shop and Galleria can see them.</Trans>}
      />
      {hasDocuments ? (
        <DocumentsField
          id="ask-mall-documents"
          name="documents"
          documents={documents}
          onDocuments={setDocuments}
          isHydrated={isHydrated}
        />
      ) : null}
    </div>
  )
}
