import type { MerchantReverse } from '@galleria/contract/after-sales'
import { LABEL_CODE_MAX } from '@galleria/contract/after-sales-rules'
import type { SentDocument } from '@galleria/ui/documents/use-documents'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { DocumentsField } from './documents-field.tsx'
import { ReplacementParcelForm } from './replacement-parcel.tsx'
import { useReverseDesk } from './reverse-desk.ts'
import { useReturnLabel } from './use-return-label.ts'

/**
 * The shop's label for what comes back, at its cost: given, shown, and replaced until the goods are
 * sent.
 */
export function ReturnLabel({ reverse }: { readonly reverse: MerchantReverse }) {
  const { isMall } = useReverseDesk()
  const [isOpen, open] = useState(false)
  const { returnLabel: label } = reverse
  const canGive = reverse.operationList.includes('giveLabel')
  return (
    <>
      {label && <GivenLabel label={label} isOwn={canGive && !isMall} />}
      {canGive &&
        (isOpen ? (
          <LabelForm reverse={reverse} close={() => open(false)} />
        ) : (
          <Group mt="xs">
            <Button variant="default" onClick={() => open(true)}>
              {label ? <Trans>Give another label</Trans> : <Trans>Give a return label</Trans>}
            </Button>
          </Group>
        ))}
    </>
  )
}

function GivenLabel({
  label,
  isOwn,
}: {
  readonly label: NonNullable<MerchantReverse['returnLabel']>
  readonly isOwn: boolean
}) {
  const { code, document, serviceCode, fulfillmentServiceProvider: carrier } = label
  return (
    <Text size="sm">
      {isOwn ? <Trans>Your label:</Trans> : <Trans>Return label:</Trans>}{' '}
      <strong>{carrier.entityName}</strong> {serviceCode}
      {code && ` · ${code}`}
      {document && (
        <>
          {' · '}
          {document.isReady ? (
            <Anchor href={document.url}>{document.name}</Anchor>
          ) : (
            <>
              {document.name} <Trans>is being checked</Trans>
            </>
          )}
        </>
      )}
    </Text>
  )
}

function LabelForm({
  reverse,
  close,
}: {
  readonly reverse: MerchantReverse
  readonly close: () => void
}) {
  const { t } = useLingui()
  const { isMall } = useReverseDesk()
  const textOf = useProblemText()
  const giving = useReturnLabel(reverse)
  const [label, setLabel] = useState({ carrierId: '', number: '' })
  const [code, setCode] = useState('')
  const [documents, setDocuments] = useState<readonly SentDocument[]>([])
  const [isTried, setTried] = useState(false)
  const isEmpty = code.trim() === '' && documents.length === 0
  return (
    <ReplacementParcelForm
      name={t`Return label`}
      label={label}
      replacing={giving}
      write={(change) => setLabel({ ...label, ...change })}
      take={({ carrierId, serviceCode }) => {
        setTried(true)
        const document = documents.at(-1)
        if (!isEmpty)
          giving.give(
            { carrierId, serviceCode, code: code.trim(), documentId: document?.id },
            close,
          )
      }}
    >
      <TextInput
        label={t`Code for the counter`}
        description={t`The text of the QR code that the carrier gave you; the buyer’s page draws it.`}
        value={code}
        maxLength={LABEL_CODE_MAX}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={isTried && isEmpty ? t`Please add a code or a PDF.` : undefined}
      />
      <DocumentsField documents={documents} onDocuments={setDocuments} most={1} />
      <Text size="sm" c="dimmed">
        {isMall ? (
          <Trans>The way back is at the shop’s cost, and a parcel that is lost at its risk.</Trans>
        ) : (
          <Trans>The way back is at your cost, and a parcel that is lost at your risk.</Trans>
        )}
      </Text>
      {giving.error && <Notice tone="warn">{textOf(giving.error)}</Notice>}
      <Group gap="xs">
        <Button type="submit" loading={giving.isSending}>
          <Trans>Give the label</Trans>
        </Button>
        <Button variant="default" disabled={giving.isSending} onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </ReplacementParcelForm>
  )
}
