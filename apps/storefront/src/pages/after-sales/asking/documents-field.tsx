import { useRef, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { MOST_PROOF_DOCUMENTS } from '@galleria/contract/after-sales-dispute-rules'
import { DOCUMENT_MAX, documentType } from '@galleria/contract/upload-rules'
import {
  useDocuments,
  type DocumentError,
  type SentDocument,
} from '@galleria/ui/documents/use-documents'
import { IconAlert, IconClose, IconPlus } from '@galleria/ui/icons'

const limit = DOCUMENT_MAX / 1024 / 1024

/**
 * PDF documents that somebody shows: each is sent at once, and can be taken away again. They need
 * script; the words do not.
 */
export function DocumentsField({
  id,
  name,
  documents,
  onDocuments,
  isHydrated,
}: {
  id: string
  name: string
  documents: readonly SentDocument[]
  onDocuments: Dispatch<SetStateAction<readonly SentDocument[]>>
  isHydrated: boolean
}) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { sending, error, add, remove, stop } = useDocuments({ onDocuments })
  const canAdd = isHydrated && !sending && documents.length < MOST_PROOF_DOCUMENTS
  return (
    <div className="mt-5" data-sending={sending ? '' : undefined}>
      <p id={`${id}-label`} className="font-medium">
        <Trans>Documents</Trans>{' '}
        <span className="price font-normal text-muted digits">
          {documents.length}/{MOST_PROOF_DOCUMENTS}
        </span>
      </p>
      <p id={`${id}-hint`} className="text-small text-muted">
        <Trans>PDF, at most {limit} MB each.</Trans>
      </p>
      <List name={name} documents={documents} sending={sending} remove={remove} stop={stop} />
      {canAdd ? (
        <button
          type="button"
          id={id}
          onClick={() => input.current?.click()}
          aria-describedby={`${id}-hint ${id}-error`}
          className="btn btn-quiet mt-2"
        >
          <IconPlus size={18} />
          <Trans>Add a PDF</Trans>
        </button>
      ) : null}
      <input
        ref={input}
        type="file"
        accept={documentType}
        hidden
        tabIndex={-1}
        aria-label={t`Add a PDF`}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void add(file)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <Told id={`${id}-error`} error={error} />
    </div>
  )
}

function List({
  name,
  documents,
  sending,
  remove,
  stop,
}: {
  name: string
  documents: readonly SentDocument[]
} & Pick<ReturnType<typeof useDocuments>, 'sending' | 'remove' | 'stop'>) {
  const { t } = useLingui()
  return (
    <ul className="mt-2 grid gap-2 empty:hidden">
      {documents.map((one) => (
        <Row key={one.id} name={one.name} label={t`Remove ${one.name}`} drop={() => remove(one.id)}>
          <input type="hidden" name={name} value={`${one.id} ${one.name}`} />
        </Row>
      ))}
      {sending ? (
        <Row name={sending.name} label={t`Stop uploading ${sending.name}`} drop={stop}>
          <progress
            value={sending.share}
            max={1}
            aria-label={t`Uploading the document`}
            className="h-1.5 w-24 overflow-hidden rounded-full accent-accent"
          />
        </Row>
      ) : null}
    </ul>
  )
}

function Told({ id, error }: { id: string; error: DocumentError | undefined }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className="mt-1 flex items-center gap-2 text-small text-refuse empty:hidden"
    >
      {error ? (
        <>
          <IconAlert size={16} className="shrink-0" />
          <span>
            <Refused error={error} />
          </span>
        </>
      ) : null}
    </p>
  )
}

function Row({
  name,
  label,
  drop,
  children,
}: {
  name: string
  label: string
  drop: () => void
  children: ReactNode
}) {
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-surface ps-3">
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      {children}
      <button
        type="button"
        onClick={drop}
        aria-label={label}
        className="grid size-11 shrink-0 place-items-center"
      >
        <IconClose size={18} />
      </button>
    </li>
  )
}

function Refused({ error }: { error: DocumentError }) {
  switch (error.kind) {
    case 'kind':
      return <Trans>Please choose a PDF document.</Trans>
    case 'tooLarge':
      return <Trans>A document can be up to {limit} MB.</Trans>
    case 'offline':
      return (
        <Trans>
          The document could not be uploaded. Please check your connection and add it again.
        </Trans>
      )
    case 'server':
      return error.sentence
  }
}
