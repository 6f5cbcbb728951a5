import { useEffect, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { DOCUMENT_MAX, documentError, documentType } from '@galleria/contract/upload-rules'
import { fillField, readField, useFieldValue } from '@galleria/ui/form/fields'
import { sendDocument } from '@galleria/ui/documents/send-document'
import { IconAlert, IconCheck, IconClose, IconPlus } from '@galleria/ui/icons'
import { Toast } from '../buyer/toast.tsx'
import { ErrorText } from '../form/error-text.tsx'
import { addressErrorTexts } from './address-error-texts.tsx'
import { readDocument, writeDocument, type DocumentChoice } from './address-values.ts'
import { becomeGuest } from './shop-calls.ts'
import type { FieldKit } from './form-field.tsx'

const limit = DOCUMENT_MAX / 1024 / 1024

/**
 * The tax document of a company: one PDF, sent at once, done before the form can be saved
 * [ADR-081]. Fetched when somebody names a company.
 */
export default function DocumentField({ kit }: { kit: FieldKit }) {
  const { t } = useLingui()
  const { errors, id } = kit
  const input = useRef<HTMLInputElement>(null)
  const { document, share, refused, send, remove } = useDocument(kit)
  const error = errors['rfcFile']
  return (
    <div
      data-invalid={error ? '' : undefined}
      role="group"
      aria-labelledby={`${id}-rfcFile-label`}
      className="sm:col-span-6"
    >
      <p id={`${id}-rfcFile-label`} className="font-medium">
        <Trans>Your company’s tax document</Trans>
      </p>
      <p id={`${id}-rfcFile-hint`} className="text-small text-muted">
        <Trans>One PDF of up to {limit} MB. Only you can open it.</Trans>
      </p>
      {document ? (
        <SentDocument id={`${id}-rfcFile`} document={document} share={share} remove={remove} />
      ) : (
        <button
          type="button"
          id={`${id}-rfcFile`}
          onClick={() => input.current?.click()}
          aria-describedby={`${id}-rfcFile-hint ${id}-rfcFile-error`}
          className="btn btn-quiet mt-2"
        >
          <IconPlus size={18} />
          <Trans>Add the PDF</Trans>
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept={documentType}
        hidden
        tabIndex={-1}
        aria-label={t`Add the PDF`}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void send(file)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <p
        id={`${id}-rfcFile-error`}
        aria-live="polite"
        className="mt-1 flex items-center gap-2 text-small text-refuse empty:hidden"
      >
        {error && !refused ? <ErrorText error={error} texts={addressErrorTexts} /> : null}
        {refused ? (
          <>
            <IconAlert size={16} className="shrink-0" />
            <span>
              <Refused {...refused} />
            </span>
          </>
        ) : null}
      </p>
      {refused ? (
        <Toast about={refused} tone="info">
          <Refused {...refused} />
        </Toast>
      ) : null}
    </div>
  )
}

/** The document that the form holds, and how it is sent and taken away. */
function useDocument({ form, defaults, recheck, id }: FieldKit) {
  const [share, setShare] = useState(0)
  const [refused, setRefused] = useState<{ code: string; sentence?: string | undefined }>()
  const stopper = useRef<AbortController>(undefined)
  const document = readDocument(useFieldValue(form, 'rfcFile', defaults.rfcFile))
  useEffect(
    () => () => {
      stopper.current?.abort()
      // Nobody could see any more that it never arrived.
      if (readDocument(readField(form, 'rfcFile'))?.status !== 'done')
        fillField(form, 'rfcFile', '')
    },
    [form],
  )
  const hold = (written: string) => {
    fillField(form, 'rfcFile', written)
    recheck()
  }
  async function send(file: File) {
    const wrong = documentError(file)
    setRefused(wrong && { code: wrong })
    if (wrong) return
    const own = new AbortController()
    stopper.current?.abort()
    stopper.current = own
    setShare(0)
    hold(writeDocument({ id: '', name: file.name, status: 'uploading' }))
    let answer = await sendDocument(file, setShare, own.signal)
    if ('code' in answer && answer.code === 'auth.signed_out' && (await becomeGuest()))
      answer = await sendDocument(file, setShare, own.signal)
    if (own.signal.aborted) return
    if ('uploaded' in answer)
      return hold(writeDocument({ ...answer.uploaded, name: answer.uploaded.name || file.name }))
    hold('')
    setRefused('sentence' in answer ? answer : { code: 'network' })
  }
  function remove() {
    stopper.current?.abort()
    setRefused(undefined)
    hold('')
    requestAnimationFrame(() => window.document.getElementById(`${id}-rfcFile`)?.focus())
  }
  return { document, share, refused, send, remove }
}

function SentDocument({
  id,
  document,
  share,
  remove,
}: {
  id: string
  document: DocumentChoice
  share: number
  remove: () => void
}) {
  const { t } = useLingui()
  const isSending = document.status !== 'done'
  return (
    <>
      <div className="mt-2 flex min-h-14 items-center gap-3 rounded-control border border-line bg-surface ps-3">
        {isSending ? null : (
          <span className="text-accent">
            <IconCheck />
          </span>
        )}
        <span className="min-w-0 flex-1 wrap-anywhere">
          {document.name || <Trans>Document</Trans>}
        </span>
        {isSending ? (
          <progress
            value={share}
            max={1}
            aria-label={t`Uploading the document`}
            className="h-1.5 w-24 overflow-hidden rounded-full accent-accent"
          />
        ) : null}
        <button
          type="button"
          id={id}
          onClick={remove}
          aria-label={isSending ? t`Stop uploading the document` : t`Remove document`}
          className="grid size-11 shrink-0 place-items-center"
        >
          <IconClose size={18} />
        </button>
      </div>
      <p role="status" className="sr-only">
        {isSending ? null : <Trans>The document has been uploaded.</Trans>}
      </p>
    </>
  )
}

function Refused({ code, sentence }: { code: string; sentence?: string | undefined }) {
  switch (code) {
    case 'document.kind':
      return <Trans>Please choose a PDF document.</Trans>
    case 'document.too_large':
      return <Trans>A document can be up to {limit} MB.</Trans>
    default:
      return (
        sentence ?? (
          <Trans>
            The document could not be uploaded. Please check your connection and add it again.
          </Trans>
        )
      )
  }
}
