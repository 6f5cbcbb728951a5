import { isProblem } from '@galleria/contract/client'
import type { WireTaxCountry } from '@galleria/contract/tax-rate'
import { readPercent } from '@galleria/contract/tax-rate-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useTaxRatesChange } from './tax-rates-queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'

type Plan = Pick<WireTaxCountry, 'country' | 'version'> & { beginsOn: string; rate: number }

/** What is typed is based on what the form was opened with: whoever planned something meanwhile is not overwritten. A day that is planned gets another rate. */
export function PlanForm({
  country,
  name,
  close,
}: {
  readonly country: WireTaxCountry
  readonly name: string
  readonly close: () => void
}) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const [opened] = useState(country)
  const [fault, setFault] = useState<'beginsOn' | 'rate'>()
  const saving = useTaxRatesChange((plan: Plan) =>
    mall('POST /sapi/mall-operator/taxRate/plan', plan),
  )
  const isTooLate = isProblem(saving.error) && saving.error.code === 'taxrate.begun'
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.isPending) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const beginsOn = String(typed.get('beginsOn') ?? '')
    const rate = readPercent(String(typed.get('rate') ?? ''))
    const wrong = beginsOn < opened.firstDay ? 'beginsOn' : rate === undefined ? 'rate' : undefined
    setFault(wrong)
    saving.reset()
    if (wrong || rate === undefined) return focusOn(form, wrong)
    saving.mutate(
      { country: opened.country, version: opened.version, beginsOn, rate },
      { onSuccess: close, onError: () => focusOn(form, 'beginsOn') },
    )
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Plan a rate for ${name}`}>
      <Stack gap="sm" maw={560}>
        <Group gap="sm" grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
          <TextInput
            type="date"
            name="beginsOn"
            label={t`From this day on`}
            min={opened.firstDay}
            miw={170}
            required
            error={
              fault === 'beginsOn'
                ? t`Please choose a day that has not begun there.`
                : isTooLate && textOf(saving.error)
            }
          />
          <TextInput
            name="rate"
            label={t`Rate in percent`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            miw={140}
            required
            error={
              fault === 'rate' &&
              t`Please enter a number between 0 and 50, with at most one decimal.`
            }
          />
        </Group>
        {saving.isError && !isTooLate && <Notice tone="refuse">{textOf(saving.error)}</Notice>}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Plan</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}

function focusOn(form: HTMLFormElement, field: string | undefined): void {
  const found = field && form.elements.namedItem(field)
  if (found instanceof HTMLInputElement) found.focus()
}
