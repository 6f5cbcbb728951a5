import { forgetDraft, readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import { errorsOf, type FieldErrors } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react'
import { LoadFailure, Notice } from '../../parts/notice.tsx'
import { carriersQuery, type Carrier } from '../orders/order-queries.ts'
import { useDesk, type ShownOrder } from './desk.ts'
import { CarrierField, NumberField } from './parcel-fields.tsx'
import { parcelSchema, tidyNumber } from './ship-rules.ts'
import { useOrderWork } from './use-order-work.ts'
import { useReason } from './use-reason.tsx'

type Parcel = ShownOrder['packageList'][number]
type Correction = {
  readonly carrierId: number
  readonly serviceCode: string
  readonly reason: string
}
type Draft = { readonly carrierId: string; readonly number: string }
type Props = { readonly order: ShownOrder; readonly parcel: Parcel }

const draftOf = (parcel: Parcel) => `correct-${parcel.id}`

/**
 * A number that was typed wrongly is put right. What is typed survives a reload; a refusal is read
 * even where the form has gone.
 */
export function CorrectParcel({ order, parcel }: Props) {
  const { t } = useLingui()
  const [isAsked, ask] = useState(() => readDraft(draftOf(parcel)) !== undefined)
  const desk = useDesk()
  const work = useOrderWork(order, ({ reason, ...to }: Correction) =>
    desk.correct(
      {
        orderId: order.id,
        parcelId: parcel.id,
        shownCarrierId: parcel.fulfillmentServiceProvider.id,
        shownCode: parcel.serviceCode,
        ...to,
      },
      reason,
    ),
  )
  if (!parcel.operationList.includes('correct'))
    return work.error ? (
      <Notice tone="warn" title={<Trans>The number was not corrected</Trans>}>
        {work.error}
      </Notice>
    ) : null
  if (!isAsked)
    return (
      <div>
        <Button variant="default" size="xs" mt="xs" onClick={() => ask(true)}>
          <Trans>Correct the number</Trans>
        </Button>
      </div>
    )
  function close() {
    forgetDraft(draftOf(parcel))
    work.forgive()
    ask(false)
  }
  return (
    <CorrectForm
      parcel={parcel}
      error={work.error}
      isSending={work.isSending}
      forgive={work.forgive}
      goBack={close}
      save={(to) =>
        work.run(to, {
          onSuccess: () => {
            close()
            notifications.show({
              message: t`The number has been corrected. We’ve emailed the buyer.`,
              closeButtonProps: { 'aria-label': t`Close` },
            })
          },
        })
      }
    />
  )
}

type FormProps = {
  readonly parcel: Parcel
  readonly error: string | undefined
  readonly isSending: boolean
  readonly forgive: () => void
  readonly goBack: () => void
  readonly save: (to: Correction) => void
}

function CorrectForm({ parcel, error, isSending, forgive, goBack, save }: FormProps) {
  const { t } = useLingui()
  const carriers = useQuery(carriersQuery)
  const form = useRef<HTMLFormElement>(null)
  const { draft, write } = useDraft(parcel)
  const why = useReason()
  const { errorOf, check, judge } = useErrors(form, parcel, draft, error)
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[name=number]')?.focus()
  }, [carriers.isSuccess])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending || !check()) return
    const reason = why.take()
    if (reason === undefined) return
    save({
      carrierId: Number(draft.carrierId),
      serviceCode: tidyNumber(draft.number),
      reason,
    })
  }
  function change(part: Partial<Draft>) {
    forgive()
    write(part)
  }
  if (carriers.isError && !carriers.data)
    return <LoadFailure error={carriers.error} retry={() => void carriers.refetch()} />
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t`Correct the number`}>
      <Stack gap="xs" my="xs">
        <Group align="flex-start" gap="sm" grow preventGrowOverflow={false} wrap="wrap">
          <CarrierField
            carriers={carriers.data && withOwn(carriers.data, parcel)}
            value={draft.carrierId}
            error={errorOf('carrier')}
            leave={() => judge('carrier')}
            choose={(carrierId) => change({ carrierId })}
          />
          <NumberField
            value={draft.number}
            error={errorOf('number')}
            leave={() => judge('number')}
            write={(number) => change({ number })}
          />
        </Group>
        {why.field}
        <Text size="xs" c="dimmed">
          <Trans>The parcel is tracked under the new number, and the buyer is told by email.</Trans>
        </Text>
        <Group gap="xs">
          <Button type="submit" loading={isSending}>
            <Trans>Save the number</Trans>
          </Button>
          <Button variant="default" disabled={isSending} onClick={goBack}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function useDraft(parcel: Parcel) {
  const [draft, setDraft] = useState<Draft>(
    () =>
      (readDraft(draftOf(parcel)) as Draft | undefined) ?? {
        carrierId: String(parcel.fulfillmentServiceProvider.id),
        number: parcel.serviceCode,
      },
  )
  return {
    draft,
    write: (part: Partial<Draft>) => {
      const next = { ...draft, ...part }
      setDraft(next)
      writeDraft(draftOf(parcel), next)
    },
  }
}

/** By the rules of a parcel that is sent; and what the mall answered, at the number. */
function useErrors(
  form: RefObject<HTMLFormElement | null>,
  parcel: Parcel,
  draft: Draft,
  error: string | undefined,
) {
  const { t } = useLingui()
  const answer = useMemo(
    () => (error === undefined ? undefined : { errors: { number: { code: '', sentence: error } } }),
    [error],
  )
  const { carrierId: carrier, number } = draft
  const find = (): FieldErrors =>
    carrier === String(parcel.fulfillmentServiceProvider.id) &&
    tidyNumber(number) === parcel.serviceCode
      ? { number: { code: 'same' } }
      : errorsOf(parcelSchema, { carrier, number, pieces: 1 })
  const { errors, check, judge, recheck } = useFormErrors({ form, answer, find })
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => recheck(), [carrier, number])
  const words: Readonly<Record<string, string>> = {
    required: t`Please choose the carrier.`,
    number: t`A tracking number has only letters and digits, at most 40.`,
    same: t`It already has this number.`,
  }
  return {
    check,
    judge,
    errorOf: (field: 'carrier' | 'number') => {
      const found = errors[field]
      return found && (found.sentence ?? words[found.code])
    },
  }
}

/**
 * A parcel keeps a carrier that the mall has switched off since, also while its number is put
 * right.
 */
function withOwn(
  carriers: readonly Pick<Carrier, 'id' | 'entityName'>[],
  { fulfillmentServiceProvider: own }: Parcel,
): readonly Pick<Carrier, 'id' | 'entityName'>[] {
  return carriers.some(({ id }) => id === own.id) ? carriers : [...carriers, own]
}
