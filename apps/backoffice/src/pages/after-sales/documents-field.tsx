import { MOST_PROOF_DOCUMENTS } from '@galleria/contract/after-sales-dispute-rules'
import { DOCUMENT_MAX, documentType } from '@galleria/contract/upload-rules'
import {
  useDocuments,
  type DocumentError,
  type SentDocument,
} from '@galleria/ui/documents/use-documents'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Progress, Text } from '@mantine/core'
import { useRef, type Dispatch, type SetStateAction } from 'react'

const limit = DOCUMENT_MAX / 1024 / 1024

/** PDF documents: each is sent at once, and can be taken away again. */
export function DocumentsField({
  documents,
  onDocuments,
  most = MOST_PROOF_DOCUMENTS,
}: {
  readonly documents: readonly SentDocument[]
  readonly onDocuments: Dispatch<SetStateAction<readonly SentDocument[]>>
  /** So many at most. */ readonly most?: number
}) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { sending, error, add, remove, stop } = useDocuments({ onDocuments })
  const count = documents.length
  return (
    <div role="group" aria-label={t`Documents`} data-sending={sending ? '' : undefined}>
      <Text size="sm" fw={540}>
        <Trans>Documents</Trans> {count}/{most}
      </Text>
      <Text size="xs" c="dimmed">
        <Trans>PDF, at most {limit} MB each.</Trans>
      </Text>
      {documents.map(({ id, name }) => (
        <Group key={id} gap="xs" mt={6}>
          <Text size="sm">{name}</Text>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => remove(id)}
            aria-label={t`Remove ${name}`}
          >
            <Trans>Remove</Trans>
          </Button>
        </Group>
      ))}
      {sending ? (
        <Group gap="xs" mt={6}>
          <Text size="sm">{sending.name}</Text>
          <Progress w={96} value={sending.share * 100} aria-label={t`Uploading the document`} />
          <Button variant="subtle" size="compact-sm" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        </Group>
      ) : (
        count < most && (
          <Group mt={6}>
            <Button variant="default" size="xs" onClick={() => input.current?.click()}>
              <Trans>Add a PDF</Trans>
            </Button>
          </Group>
        )
      )}
      <input
        ref={input}
        type="file"
        accept={documentType}
        hidden
        tabIndex={-1}
        aria-label={t`Choose a PDF`}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void add(file)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      {error && (
        <Text role="alert" size="sm" c="var(--refuse)">
          <Refused error={error} />
        </Text>
      )}
    </div>
  )
}

function Refused({ error }: { readonly error: DocumentError }) {
  switch (error.kind) {
    case 'kind':
      return <Trans>Please choose a PDF document.</Trans>
    case 'tooLarge':
      return <Trans>A document can be up to {limit} MB.</Trans>
    case 'offline':
      return <Trans>The document could not be sent. Check your connection and add it again.</Trans>
    case 'server':
      return error.sentence
  }
}
