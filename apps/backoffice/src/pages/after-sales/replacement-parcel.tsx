import { errorsOf, type FieldErrors } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { useLingui } from '@lingui/react/macro'
import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { LoadFailure } from '../../parts/notice.tsx'
import { CarrierField, NumberField } from '../order/parcel-fields.tsx'
import { parcelSchema, tidyNumber } from '../order/ship-rules.ts'
import { carriersQuery } from '../orders/order-queries.ts'
import type { Replacing } from './use-replacement.ts'

export type ReplacementParcel = {
  readonly carrierId: number
  readonly carrier: string
  readonly serviceCode: string
}
type Label = { readonly carrierId: string; readonly number: string }
type Props = {
  readonly name: string
  readonly label: Label
  /** As it is on its way already, to be put right. */
  readonly sent?: Label
  readonly replacing: Pick<Replacing, 'isSending' | 'refusal' | 'forgive'>
  readonly write: (change: Partial<Label>) => void
  /** Called with what is right by the rules of a parcel. */
  readonly take: (parcel: ReplacementParcel) => void
  readonly children: ReactNode
}

/**
 * By whom the replacement goes, and under which number: the fields of a shop's parcel, with its
 * rules.
 */
export function ReplacementParcelForm(props: Props) {
  const { name, label, replacing, write, take, children } = props
  const carriers = useQuery(carriersQuery)
  const form = useRef<HTMLFormElement>(null)
  const carrier = carriers.data?.find((one) => String(one.id) === label.carrierId)
  const { errorOf, check, judge } = useParcelErrors(form, props, carrier ? label.carrierId : '')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (replacing.isSending || !check() || !carrier) return
    take({
      carrierId: carrier.id,
      carrier: carrier.entityName,
      serviceCode: tidyNumber(label.number),
    })
  }
  function change(part: Partial<Label>) {
    replacing.forgive()
    write(part)
  }
  if (carriers.isError && !carriers.data)
    return <LoadFailure error={carriers.error} retry={() => void carriers.refetch()} />
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={name}>
      <Stack gap="sm">
        <Group align="flex-start" gap="sm" grow preventGrowOverflow={false} wrap="wrap">
          <CarrierField
            carriers={carriers.data}
            value={label.carrierId}
            error={errorOf('carrier')}
            leave={() => judge('carrier')}
            choose={(carrierId) => change({ carrierId })}
          />
          <NumberField
            value={label.number}
            error={errorOf('number')}
            leave={() => judge('number')}
            write={(number) => change({ number })}
          />
        </Group>
        {children}
      </Stack>
    </form>
  )
}

function useParcelErrors(
  form: Parameters<typeof useFormErrors>[0]['form'],
  { label: { number }, sent, replacing: { refusal } }: Props,
  carrier: string,
) {
  const { t } = useLingui()
  const answer = useMemo(
    () => refusal && { errors: { [refusal.field]: { code: '', sentence: refusal.message } } },
    [refusal],
  )
  const find = (): FieldErrors =>
    carrier === sent?.carrierId && tidyNumber(number) === sent.number
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
