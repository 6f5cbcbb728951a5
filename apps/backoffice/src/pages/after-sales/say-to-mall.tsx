import type { MerchantReverse } from '@galleria/contract/after-sales'
import {
  LONGEST_DISPUTE_TEXT,
  MOST_DISPUTE_PHOTOS,
} from '@galleria/contract/after-sales-dispute-rules'
import { isProblem } from '@galleria/contract/client'
import type { SentDocument } from '@galleria/ui/documents/use-documents'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAskedText } from '../../parts/points-and-money.ts'
import { mall } from '../../api/mall.ts'
import { focusDrawerTitle } from '../../parts/detail-drawer.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { DocumentsField } from './documents-field.tsx'
import { PhotoField } from '../../parts/photo-field.tsx'
import { TextForm } from '../../parts/text-form.tsx'
import { useFormat } from '../../parts/use-format.ts'
import own from './after-sales.module.css'
import { keepAnswered } from './reverse-queries.ts'
import { useReverseDesk } from './reverse-desk.ts'

type Act = { readonly kind: 'say' | 'add'; readonly text: string } | { readonly kind: 'giveIn' }

/** The buyer has asked the mall: the shop says its side, or agrees after all. */
export function SayToMall({ reverse }: { readonly reverse: MerchantReverse }) {
  const format = useFormat()
  const [open, choose] = useState<Act['kind']>()
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [documents, setDocuments] = useState<readonly SentDocument[]>([])
  const acting = useActing(reverse, { photos, documents })
  const canSay = reverse.operationList.includes('answerDispute')
  const canAdd = reverse.operationList.includes('addProof')
  const canGiveIn = reverse.operationList.includes('giveIn')
  if (!reverse.dispute || (!canSay && !canAdd && !canGiveIn)) return null
  const [until, ruled] = [
    format.moment(reverse.dispute.answerUntil),
    format.moment(reverse.dispute.ruleUntil),
  ]
  const close = () => {
    acting.forgive()
    choose(undefined)
  }
  const attachments = { photos, setPhotos, documents, setDocuments }
  return (
    <section aria-labelledby="say" className={own['answer']}>
      <Stack gap="sm">
        <Title order={2} id="say" m={0}>
          <WhyDecided cause={reverse.dispute.cause} />
        </Title>
        <Text size="sm" c="dimmed">
          {canSay ? (
            <Trans>
              You can give your side until {until}, once. The mall decides by {ruled}.
            </Trans>
          ) : (
            <Trans>The mall decides by {ruled}.</Trans>
          )}
        </Text>
        {acting.notice && <Notice tone="warn">{acting.notice}</Notice>}
        {open === 'say' && canSay && (
          <Saying
            reverse={reverse}
            acting={acting}
            attachments={attachments}
            kind="say"
            close={close}
          />
        )}
        {open === 'add' && canAdd && (
          <Saying
            key={reverse.dispute.proofList.length}
            reverse={reverse}
            acting={acting}
            attachments={attachments}
            kind="add"
            close={close}
          />
        )}
        {open === 'giveIn' && <GivingIn reverse={reverse} acting={acting} close={close} />}
        {open === undefined && (
          <Group gap="xs">
            {canSay && (
              <Button onClick={() => choose('say')}>
                <Trans>Give your side</Trans>
              </Button>
            )}
            {canAdd && (
              <Button onClick={() => choose('add')}>
                <Trans>Add to your side</Trans>
              </Button>
            )}
            {canGiveIn && (
              <Button variant="default" onClick={() => choose('giveIn')}>
                <Trans>Agree after all</Trans>
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </section>
  )
}

type Acting = ReturnType<typeof useActing>

type Shown = {
  readonly photos: readonly string[]
  readonly documents: readonly SentDocument[]
}

function WhyDecided({ cause }: Pick<NonNullable<MerchantReverse['dispute']>, 'cause'>) {
  if (cause === 'NO_LABEL') return <Trans>No return label was given, and the mall decides</Trans>
  if (cause === 'EMPTY') return <Trans>The box was empty, and the mall decides</Trans>
  return cause === 'LOST' ? (
    <Trans>The parcel is lost, and the mall decides</Trans>
  ) : (
    <Trans>The buyer has asked the mall</Trans>
  )
}

function useActing({ id }: MerchantReverse, { photos, documents }: Shown) {
  const desk = useReverseDesk()
  const queries = useQueryClient()
  const textOf = useProblemText()
  // Of what is added: an answer that was lost on the way is no reason to add it twice.
  const key = useRef(crypto.randomUUID())
  const work = useMutation({
    mutationFn: (act: Act) => {
      if (act.kind === 'giveIn') return mall('POST /sapi/mall-merchant/reverseorder/giveIn', { id })
      const proof = {
        id,
        content: act.text,
        attachmentList: { files: photos.map((url) => ({ url })) },
      }
      return act.kind === 'say'
        ? mall('POST /sapi/mall-merchant/reverseorder/answerDispute', proof)
        : mall('POST /sapi/mall-merchant/reverseorder/addProof', {
            ...proof,
            documents: documents.map((one) => ({ id: one.id })),
            requestKey: key.current,
          })
    },
    onSuccess: (answered) => {
      key.current = crypto.randomUUID()
      keepAnswered(queries, answered, desk)
      focusDrawerTitle()
    },
    onError: async (error) => {
      if (!isProblem(error) || !error.body.errors?.length)
        await queries.invalidateQueries({ queryKey: ['after-sales'] })
    },
  })
  const fields = isProblem(work.error) ? (work.error.body.errors ?? []) : []
  const at = (path: string) => fields.find((one) => one.path === path)?.message
  return {
    act: work.mutate,
    isSending: work.isPending,
    forgive: work.reset,
    textError: at('content'),
    photoError: at('attachmentList.files'),
    notice: work.error && fields.length === 0 ? textOf(work.error) : undefined,
  }
}

type Attachments = Shown & {
  readonly setPhotos: Parameters<typeof PhotoField>[0]['onUrls']
  readonly setDocuments: Parameters<typeof DocumentsField>[0]['onDocuments']
}

/** The shop's side, or more of it; documents where something is added. */
function Saying({
  reverse,
  acting,
  attachments: { photos, setPhotos, documents, setDocuments },
  kind,
  close,
}: {
  readonly reverse: MerchantReverse
  readonly acting: Acting
  readonly attachments: Attachments
  readonly kind: 'say' | 'add'
  readonly close: () => void
}) {
  const { t } = useLingui()
  return (
    <TextForm
      draftName={`dispute-${kind}-${reverse.id}`}
      name={kind === 'say' ? t`Your side` : t`What you add`}
      label={kind === 'say' ? <Trans>Your side</Trans> : <Trans>What you add</Trans>}
      max={LONGEST_DISPUTE_TEXT}
      submit={kind === 'say' ? <Trans>Send it to the mall</Trans> : <Trans>Add it</Trans>}
      whenEmpty={t`Please write something first.`}
      note={<Trans>The buyer and the mall read it. It cannot be changed later.</Trans>}
      isSending={acting.isSending}
      error={acting.textError}
      forgive={acting.forgive}
      send={(text, onSent) =>
        acting.act(
          { kind, text },
          {
            onSuccess: () => {
              onSent()
              // What was shown stands in the case now.
              setPhotos([])
              setDocuments([])
              close()
            },
          },
        )
      }
      back={<Trans>Not now</Trans>}
      goBack={close}
    >
      <PhotoField
        most={MOST_DISPUTE_PHOTOS}
        urls={photos}
        onUrls={setPhotos}
        note={<Trans>The buyer and the mall see them.</Trans>}
        error={acting.photoError}
      />
      {kind === 'add' && <DocumentsField documents={documents} onDocuments={setDocuments} />}
    </TextForm>
  )
}

function GivingIn({
  reverse,
  acting,
  close,
}: {
  readonly reverse: MerchantReverse
  readonly acting: Acting
  readonly close: () => void
}) {
  const askedText = useAskedText()
  const amount = askedText(reverse)
  return (
    <div>
      <Text size="sm" mb="sm">
        {reverse.dispute?.canComeBack ? (
          <Trans>
            The buyer sends the goods back; when you have looked at them the money goes back.
          </Trans>
        ) : (
          <Trans>{amount} will be refunded to the buyer. This can’t be undone.</Trans>
        )}
      </Text>
      <Group gap="xs">
        <Button loading={acting.isSending} onClick={() => acting.act({ kind: 'giveIn' })}>
          <Trans>Agree</Trans>
        </Button>
        <Button variant="default" disabled={acting.isSending} onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </div>
  )
}
