import type { MerchantReverse } from '@galleria/contract/after-sales'
import { forgetDraft, readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { ReplacementParcelForm } from './replacement-parcel.tsx'
import { useReplacement } from './use-replacement.ts'

type Label = { readonly carrierId: string; readonly number: string }

/**
 * A number of the replacement that was typed wrongly is put right, until the carrier has the
 * parcel. What is typed survives a reload.
 */
export function CorrectReplacement({ reverse }: { readonly reverse: MerchantReverse }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const replacing = useReplacement(reverse)
  const name = `correct-${reverse.id}`
  const parcel = reverse.fulfillmentProgressList.find(
    ({ operaterType }) => operaterType === 'SELLER',
  )
  const sent = {
    carrierId: String(parcel?.fulfillmentServiceProvider.id ?? ''),
    number: parcel?.serviceCode ?? '',
  }
  const [label, setLabel] = useState(() => readDraft(name) as Label | undefined)
  const write = (next: Label) => {
    setLabel(next)
    writeDraft(name, next)
  }
  const close = () => {
    forgetDraft(name)
    replacing.forgive()
    setLabel(undefined)
  }
  if (!label)
    return (
      <Group>
        <Button variant="default" size="xs" onClick={() => write(sent)}>
          <Trans>Correct the number</Trans>
        </Button>
      </Group>
    )
  return (
    <ReplacementParcelForm
      name={t`Correct the number`}
      label={label}
      sent={sent}
      replacing={replacing}
      write={(change) => write({ ...label, ...change })}
      take={({ carrierId, serviceCode }) =>
        replacing.tell({ kind: 'correct', carrierId, serviceCode }, close)
      }
    >
      {replacing.error && <Notice tone="warn">{textOf(replacing.error)}</Notice>}
      <Group gap="xs">
        <Button type="submit" loading={replacing.isSending}>
          <Trans>Save the number</Trans>
        </Button>
        <Button variant="default" disabled={replacing.isSending} onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </ReplacementParcelForm>
  )
}
