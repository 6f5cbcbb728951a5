import type { MerchantReverse } from '@galleria/contract/after-sales'
import { isAboutMoney, REJECT_REASON_MAX } from '@galleria/contract/after-sales-rules'
import { forgetDraft, readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import detail from '../../parts/detail.module.css'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { PhotoField } from '../../parts/photo-field.tsx'
import { useFormat } from '../../parts/use-format.ts'
import own from './after-sales.module.css'
import { FoundUnits } from './found-units.tsx'
import { LossOfValue } from './loss-of-value.tsx'
import {
  inspectionErrors,
  isEmptyBox,
  sumOfLosses,
  untouched,
  type FoundLines,
  type InspectionError,
  type Losses,
} from './inspection-rules.ts'
import { useInspection } from './use-inspection.ts'

type Draft = {
  readonly found: FoundLines
  readonly losses: Losses
  readonly reason: string
  readonly photos: readonly string[]
}

type Touch = (changed: (before: Draft) => Partial<Draft>) => void

/**
 * What came back: by unit what it is good for, and what is not accepted with a reason and photos;
 * or a no to all of it.
 */
export function InspectGoods({ reverse }: { readonly reverse: MerchantReverse }) {
  const format = useFormat()
  const textOf = useProblemText()
  const inspecting = useInspection(reverse)
  const { draft, change, forget } = useInspectionDraft(reverse)
  const [errors, setErrors] = useState<readonly InspectionError[]>([])
  const until =
    reverse.reverseTradeOrderStatus === 'WAITING_FOR_QC_DONE' &&
    reverse.nextStepTime &&
    format.moment(reverse.nextStepTime)
  const explanation = { reason: draft.reason.trim(), photos: draft.photos }
  const [asked, ask] = useState<'pass' | 'refuse'>()
  // Photos arrive while somebody types on.
  const touch: Touch = (changed) => {
    inspecting.forgive()
    setErrors([])
    ask(undefined)
    change((before) => ({ ...before, ...changed(before) }))
  }
  const { losses } = draft
  const pass = () => {
    const wrong = inspectionErrors(reverse, draft.found, { ...explanation, losses })
    setErrors(wrong)
    if (wrong.length === 0) ask('pass')
  }
  const refuse = () => {
    const wrong = [
      ...(explanation.reason === '' ? (['reason'] as const) : []),
      ...(explanation.photos.length === 0 ? (['photos'] as const) : []),
    ]
    setErrors(wrong)
    if (wrong.length === 0) ask('refuse')
  }
  const tell = () =>
    inspecting.tell(
      asked === 'refuse'
        ? { kind: 'refuse', ...explanation }
        : { kind: 'pass', found: draft.found, losses, ...explanation },
      forget,
    )
  return (
    <section aria-labelledby="inspect" className={own['answer']}>
      <Stack gap="sm">
        <Title order={2} id="inspect" m={0}>
          <Trans>What came back</Trans>
        </Title>
        {until && (
          <Text size="sm" c="dimmed">
            <Trans>Until {until}. After that all of it counts as accepted, as good as new.</Trans>
          </Text>
        )}
        {inspecting.error && <Notice tone="warn">{textOf(inspecting.error)}</Notice>}
        <Findings reverse={reverse} draft={draft} errors={errors} touch={touch} />
        {asked ? (
          <SecondLook
            reverse={reverse}
            asked={asked}
            isEmpty={isEmptyBox(reverse, draft.found)}
            losses={losses}
            isSending={inspecting.isSending}
            tell={tell}
            back={() => {
              inspecting.forgive()
              ask(undefined)
            }}
          />
        ) : (
          <Choices reverse={reverse} pass={pass} refuse={refuse} />
        )}
      </Stack>
    </section>
  )
}

/**
 * By line what it is good for and, of a withdrawal, what it has lost in value; and why, with
 * photos.
 */
function Findings({
  reverse,
  draft,
  errors,
  touch,
}: {
  readonly reverse: MerchantReverse
  readonly draft: Draft
  readonly errors: readonly InspectionError[]
  readonly touch: Touch
}) {
  const { found, losses } = draft
  const keepsLoss = reverse.lossOfValueList.length > 0 && !isEmptyBox(reverse, found)
  return (
    <>
      <FoundUnits
        lines={reverse.reverseTradeOrderLineList}
        found={found}
        errors={errors}
        mustAccept={!reverse.operationList.includes('refuse')}
        change={(changed) => touch(() => ({ found: changed }))}
      >
        {(line) => (
          <LossOfValue
            reverse={reverse}
            line={line}
            found={found[line.id]}
            typed={losses[line.id] ?? ''}
            isChecked={errors.includes('loss')}
            change={(typed) =>
              touch((before) => ({ losses: { ...before.losses, [line.id]: typed } }))
            }
          />
        )}
      </FoundUnits>
      <ExplanationFields draft={draft} keepsLoss={keepsLoss} errors={errors} touch={touch} />
    </>
  )
}

function Choices({
  reverse,
  pass,
  refuse,
}: {
  readonly reverse: MerchantReverse
  readonly pass: () => void
  readonly refuse: () => void
}) {
  const may = reverse.operationList
  return (
    <Group gap="xs">
      {may.includes('pass') && (
        <Button onClick={pass}>
          {isAboutMoney(reverse) ? (
            <Trans>Accept and give back</Trans>
          ) : (
            <Trans>Accept for the exchange</Trans>
          )}
        </Button>
      )}
      {may.includes('refuse') && (
        <Button variant="default" onClick={refuse}>
          <Trans>Refuse all of it</Trans>
        </Button>
      )}
    </Group>
  )
}

/** Money moves, or the buyer reads a no. */
function SecondLook({
  reverse,
  asked,
  isEmpty,
  losses,
  isSending,
  tell,
  back,
}: {
  readonly reverse: MerchantReverse
  readonly asked: 'pass' | 'refuse'
  /** Of goods that cannot be refused. */ readonly isEmpty: boolean
  readonly losses: Losses
  readonly isSending: boolean
  readonly tell: () => void
  readonly back: () => void
}) {
  const format = useFormat()
  const buyer = reverse.buyerName
  const lost = sumOfLosses(losses)
  const loss = format.money({ value: lost, currency: reverse.refundAmount.currency })
  return (
    <div className={detail['confirm']} role="group" aria-labelledby="second-look">
      <Text id="second-look">
        {isEmpty ? (
          <Trans>
            Nothing was in the box: no money moves, and Galleria decides. {buyer} reads your reason
            and sees your photos.
          </Trans>
        ) : asked === 'pass' && !isAboutMoney(reverse) ? (
          <Trans>
            For each piece that you accept {buyer} gets another one; you send it next. For what is
            missing or refused nothing is sent.
          </Trans>
        ) : asked === 'pass' && lost > 0 ? (
          <Trans>
            {buyer} is refunded for what you accept, less {loss} for loss of value. The buyer reads
            why, and has seven days to ask Galleria to decide.
          </Trans>
        ) : asked === 'pass' ? (
          <Trans>{buyer} is refunded for what you accept.</Trans>
        ) : (
          <Trans>{buyer} gets no refund, and the goods are sent back to them.</Trans>
        )}{' '}
        <Trans>This cannot be undone.</Trans>
      </Text>
      <Group gap="xs" mt="xs">
        <Button
          autoFocus
          {...(asked === 'refuse' ? { color: 'red' } : {})}
          loading={isSending}
          onClick={tell}
        >
          {isEmpty ? (
            <Trans>Let Galleria decide</Trans>
          ) : asked === 'refuse' ? (
            <Trans>Refuse the goods</Trans>
          ) : isAboutMoney(reverse) ? (
            <Trans>Give the money back</Trans>
          ) : (
            <Trans>Accept the goods</Trans>
          )}
        </Button>
        <Button variant="default" disabled={isSending} onClick={back}>
          <Trans>Change</Trans>
        </Button>
      </Group>
    </div>
  )
}

function ExplanationFields({
  draft,
  keepsLoss,
  errors,
  touch,
}: {
  readonly draft: Draft
  readonly keepsLoss: boolean
  readonly errors: readonly InspectionError[]
  readonly touch: Touch
}) {
  const { t } = useLingui()
  return (
    <>
      <Textarea
        label={
          keepsLoss
            ? t`Why something is deducted (the buyer reads this)`
            : t`Why something is not accepted (the buyer reads this)`
        }
        autosize
        minRows={2}
        maxLength={REJECT_REASON_MAX}
        value={draft.reason}
        error={errors.includes('reason') && t`Please say why; the buyer reads it.`}
        onChange={(event) => {
          const reason = event.currentTarget.value
          touch(() => ({ reason }))
        }}
      />
      <PhotoField
        urls={draft.photos}
        onUrls={(next) =>
          touch(({ photos }) => ({ photos: typeof next === 'function' ? next(photos) : next }))
        }
        note={<Trans>The buyer sees them.</Trans>}
        error={
          errors.includes('photos') &&
          (keepsLoss ? (
            <Trans>Please show the wear or the damage.</Trans>
          ) : (
            <Trans>Please show what is not accepted.</Trans>
          ))
        }
      />
    </>
  )
}

/** Kept until it was sent, also over a closed drawer. */
function useInspectionDraft(reverse: MerchantReverse) {
  const name = `inspect-${reverse.id}`
  const [draft, setDraft] = useState<Draft>(() => ({
    found: untouched(reverse.reverseTradeOrderLineList),
    losses: {},
    reason: '',
    photos: [],
    ...(readDraft(name) as Partial<Draft> | undefined),
  }))
  useEffect(() => writeDraft(name, draft), [name, draft])
  return { draft, change: setDraft, forget: () => forgetDraft(name) }
}
