import type { ArgumentOf } from '@galleria/contract/client'
import {
  disputeSchema,
  LONGEST_DISPUTE_REASON,
  LONGEST_DISPUTE_REFERENCE,
  type TypedDispute,
} from '@galleria/contract/dispute-rules'
import type { OperatorOrder } from '@galleria/contract/operator-order'
import { readTypedAmount } from '@galleria/contract/typed-number'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { operatorQuery } from '../../api/queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { anyOrderQuery, untoldQuery } from './all-orders-query.ts'

type Capture = OperatorOrder['captureList'][number]
type Part = { readonly capture: Capture; readonly orderId: string }
type Asked = Part & { readonly close: () => void }
type Noted = ArgumentOf<'POST /sapi/mall-operator/money/noteDispute'>
type Typed = TypedDispute & { readonly answerBy: string }

/** Of what a provider took that tells of disputes by mail alone, for who looks after the money. */
export function NoteDispute({ capture, orderId }: Part) {
  const { data: operator } = useQuery(operatorQuery)
  const isTheirs = operator?.rights.includes('money') && capture.disposition === 'APPLIED'
  const untold = useQuery({ ...untoldQuery, enabled: isTheirs === true })
  const [isAsked, ask] = useState(false)
  if (!isTheirs || !untold.data?.providerList.includes(capture.provider)) return null
  if (isAsked) return <NoteForm capture={capture} orderId={orderId} close={() => ask(false)} />
  return (
    <div>
      <Button variant="default" size="compact-sm" mt="xs" onClick={() => ask(true)}>
        <Trans>Note a dispute</Trans>
      </Button>
    </div>
  )
}

function useNoting({ capture, orderId, close }: Asked) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { provider, providerRef, amount } = capture
  const sending = useMutation({
    mutationFn: (noted: Noted) => mall('POST /sapi/mall-operator/money/noteDispute', noted),
    onSuccess: () => {
      notifications.show({
        message: t`Noted: it is under “Money to look at”.`,
        closeButtonProps: { 'aria-label': t`Close` },
      })
      close()
    },
    onSettled: () => queries.invalidateQueries(anyOrderQuery(orderId)),
  })
  const form = useSentForm<Typed>({
    schema: disputeSchema(amount.value),
    refusedAt: { 'matter.known': 'reference' },
    sentences: {
      required: t`Please fill this in.`,
      amount: t`Please enter an amount, for example 64.80.`,
      above: t`That’s more than was paid.`,
    },
    sending,
    send: (typed) =>
      sending.mutate({
        provider,
        captureRef: providerRef,
        reference: typed.reference.trim(),
        amount: readTypedAmount(typed.amount) ?? 0,
        answerBy: typed.answerBy === '' ? null : typed.answerBy,
        reason: typed.reason.trim(),
      }),
  })
  return { ...form, isPending: sending.isPending }
}

export function NoteForm(asked: Asked) {
  const { t } = useLingui()
  const { formProps, errorOf, notice, isPending } = useNoting(asked)
  const { provider, amount } = asked.capture
  return (
    <form {...formProps} aria-label={t`Note a dispute`}>
      <Stack gap="sm" maw={560} my="xs">
        <p>
          <Trans>
            {provider} tells of disputes by email only. What you note counts as away from now on,
            and refunds of this payment wait until you say how it ended.
          </Trans>
        </p>
        <TextInput
          name="reference"
          label={t`The provider’s name of the dispute`}
          maxLength={LONGEST_DISPUTE_REFERENCE}
          autoComplete="off"
          required
          error={errorOf('reference')}
        />
        <Group gap="sm" grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
          <TextInput
            name="amount"
            label={t`Disputed amount in ${amount.currency}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={11}
            defaultValue={String(amount.value)}
            miw={170}
            required
            error={errorOf('amount')}
          />
          <TextInput
            type="date"
            name="answerBy"
            label={t`Last day to answer (optional)`}
            miw={170}
            error={errorOf('answerBy')}
          />
        </Group>
        <TextInput
          name="reason"
          label={t`What the buyer says`}
          maxLength={LONGEST_DISPUTE_REASON}
          autoComplete="off"
          required
          error={errorOf('reason')}
        />
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={isPending} close={asked.close}>
          <Trans>Note</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
