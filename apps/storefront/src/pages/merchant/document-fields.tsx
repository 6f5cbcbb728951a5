import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireApplication } from '@galleria/contract/merchant-entry'
import { MOST_DOCUMENTS } from '@galleria/contract/merchant-rules'
import { DOCUMENT_MAX, uploadLimits } from '@galleria/contract/upload-rules'
import { IconAlert, IconCheck, IconClose, IconPlus } from '@galleria/ui/icons'
import { useFieldState } from '../../parts/form/form-state.tsx'
import type { StepAnswer } from './save-step.ts'
import { UploadErrorText } from '@galleria/ui/photos/upload-error-text'
import { acceptedTypes, errorOf, isPicture, sendFile, type FileError } from './send-file.ts'
import { useHydrated } from '@galleria/ui/use-hydrated'

const MB = 1024 * 1024
const [documentMb, pictureMb] = [DOCUMENT_MAX / MB, uploadLimits.company / MB]
type Saved = Pick<WireApplication['documents'][number], 'id' | 'name' | 'url' | 'isPicture'>

/**
 * What shows that the company is what it says: each is sent and saved at once. Sending needs
 * script; what is there already does not.
 */
export function DocumentFields({ documents: first }: { documents: readonly Saved[] }) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const { documents, sending, error: own, isSaved, add, remove } = useDocuments(first)
  const { error } = useFieldState('documents')
  return (
    <div role="group" aria-labelledby={`${id}-label`} data-invalid={error ? '' : undefined}>
      <p id={`${id}-label`} className="font-medium">
        <Trans>Documents</Trans>{' '}
        <span className="price font-normal text-muted digits">
          {documents.length}/{MOST_DOCUMENTS}
        </span>
      </p>
      <p id={`${id}-hint`} className="text-small text-muted">
        <Trans>
          An extract from the trade register or your business licence, and anything else that shows
          who you are. PDF up to {documentMb} MB or a photo up to {pictureMb} MB. Only we can see
          them.
        </Trans>
      </p>
      <ul aria-labelledby={`${id}-label`} className="mt-3 grid gap-2 empty:hidden">
        {documents.map((file, index) => (
          <SavedDocument key={file.id} file={file} place={index + 1} remove={remove} />
        ))}
        {sending ? <SendingDocument {...sending} /> : null}
      </ul>
      {isHydrated && !sending && documents.length < MOST_DOCUMENTS ? (
        <button
          type="button"
          onClick={() => input.current?.click()}
          aria-describedby={`${id}-hint ${id}-error`}
          className="btn btn-quiet mt-3"
        >
          <IconPlus size={18} />
          <Trans>Add a document</Trans>
        </button>
      ) : null}
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        hidden
        tabIndex={-1}
        aria-label={t`Add a document`}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void add(file)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <noscript>
        <p className="mt-2 text-small text-muted">
          <Trans>To add a document, please turn on JavaScript.</Trans>
        </p>
      </noscript>
      <p role="status" className="mt-2 text-small text-muted empty:hidden">
        {isSaved ? <Trans>Saved with your draft.</Trans> : null}
      </p>
      <p
        id={`${id}-error`}
        role="alert"
        className="mt-2 flex items-center gap-2 text-small text-refuse empty:hidden"
      >
        {own ? (
          <>
            <IconAlert size={16} className="shrink-0" />
            <span>
              <FileErrorText error={own} documentMb={documentMb} pictureMb={pictureMb} />
            </span>
          </>
        ) : (
          error
        )}
      </p>
    </div>
  )
}

function DocumentName({ isPicture: isPhoto, place }: { isPicture: boolean; place: number }) {
  return isPhoto ? <Trans>Photo {place}</Trans> : <Trans>Document {place}</Trans>
}

/**
 * The documents of the application: one that has been sent, or taken away, is saved with the draft
 * at once.
 */
function useDocuments(first: readonly Saved[]) {
  const fetcher = useFetcher<StepAnswer>()
  const [documents, setDocuments] = useState(first)
  const [sending, setSending] = useState<SendingFile>()
  const [error, setError] = useState<FileError>()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])
  function save(next: readonly Saved[]) {
    setDocuments(next)
    const form = new FormData()
    form.set('step', 'documents')
    form.set('intent', 'keep')
    for (const file of next) form.append('documents', file.id)
    void fetcher.submit(form, { method: 'post', action: '/merchant/apply' })
  }
  async function add(file: File) {
    const found = errorOf(file)
    setError(found)
    if (found) return
    const own = new AbortController()
    stopper.current = own
    const stop = () => {
      own.abort()
      setSending(undefined)
    }
    setSending({ name: file.name, share: 0, stop })
    const answer = await sendFile(
      file,
      (share) => setSending({ name: file.name, share, stop }),
      own.signal,
    )
    if (own.signal.aborted) return
    setSending(undefined)
    if ('error' in answer) return setError(answer.error)
    save([...documents, { ...answer.file, name: file.name, isPicture: isPicture(file) }])
  }
  const isSaved = !sending && !error && fetcher.state === 'idle' && fetcher.data?.isSaved === true
  return {
    documents,
    sending,
    error: error ?? refusalOf(fetcher.data),
    isSaved,
    add,
    remove: (id: string) => save(documents.filter((file) => file.id !== id)),
  }
}

/** What the draft could not take; the list shows it until it is put right. */
function refusalOf(answer: StepAnswer | undefined): FileError | undefined {
  if (answer?.sentence) return { kind: 'server', sentence: answer.sentence }
  return answer?.isOffline || answer?.errors ? { kind: 'offline' } : undefined
}

function FileErrorText({
  error,
  documentMb,
  pictureMb,
}: {
  error: FileError
  documentMb: number
  pictureMb: number
}) {
  const words = {
    kind: <Trans>Please choose a PDF document or a photo.</Trans>,
    tooLarge: (
      <Trans>
        A PDF can be up to {documentMb} MB, a photo up to {pictureMb} MB.
      </Trans>
    ),
    offline: (
      <Trans>
        The document could not be uploaded. Please check your connection and add it again.
      </Trans>
    ),
  }
  return <UploadErrorText error={error} words={words} />
}

function SavedDocument({
  file,
  place,
  remove,
}: {
  file: Saved
  place: number
  remove: (id: string) => void
}) {
  const { t } = useLingui()
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-surface ps-3">
      <span className="text-accent">
        <IconCheck />
      </span>
      <a
        href={file.url}
        {...(file.isPicture ? { target: '_blank', rel: 'noreferrer' } : { download: '' })}
        className="link tap min-w-0 flex-1 wrap-anywhere"
      >
        {file.name || <DocumentName isPicture={file.isPicture} place={place} />}
      </a>
      <input type="hidden" name="documents" value={file.id} />
      <button
        type="button"
        onClick={() => remove(file.id)}
        aria-label={t`Remove document ${place}`}
        className="grid size-11 shrink-0 place-items-center"
      >
        <IconClose size={18} />
      </button>
    </li>
  )
}

type SendingFile = { readonly name: string; readonly share: number; readonly stop: () => void }

function SendingDocument({ name, share, stop }: SendingFile) {
  const { t } = useLingui()
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-surface ps-3">
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      <progress
        value={share}
        max={1}
        aria-label={t`Uploading the document`}
        className="h-1.5 w-24 overflow-hidden rounded-full accent-accent"
      />
      <button
        type="button"
        onClick={stop}
        aria-label={t`Stop uploading the document`}
        className="grid size-11 shrink-0 place-items-center"
      >
        <IconClose size={18} />
      </button>
    </li>
  )
}
