import type { WireTaxCountry } from '@galleria/contract/tax-rate'
import { readPercent, taxRateSchema, type TypedTaxRate } from '@galleria/contract/tax-rate-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { useTaxRatesChange } from './tax-rates-queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'

type Plan = Pick<WireTaxCountry, 'country' | 'version'> & { beginsOn: string; rate: number }

/**
 * What is typed is based on what the form was opened with: whoever planned something meanwhile is
 * not overwritten. A day that is planned gets another rate.
 */
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
  const [opened] = useState(country)
  const saving = useTaxRatesChange((plan: Plan) =>
    mall('POST /sapi/mall-operator/taxRate/plan', plan),
  )
  const { formProps, errorOf, notice } = useSentForm<TypedTaxRate>({
    schema: taxRateSchema(opened.firstDay),
    refusedAt: { 'taxrate.begun': 'beginsOn' },
    sentences: {
      begun: t`Please choose a day that has not begun there.`,
      tax_rate: t`Please enter a number between 0 and 50, with at most one decimal.`,
    },
    sending: saving,
    send: (typed) =>
      saving.mutate(
        {
          ...{ country: opened.country, version: opened.version, beginsOn: typed.beginsOn },
          rate: readPercent(typed.rate) ?? 0,
        },
        { onSuccess: close },
      ),
  })
  return (
    <form {...formProps} aria-label={t`Plan a rate for ${name}`}>
      <Stack gap="sm" maw={560}>
        <Group gap="sm" grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
          <TextInput
            type="date"
            name="beginsOn"
            label={t`From this day on`}
            min={opened.firstDay}
            miw={170}
            required
            error={errorOf('beginsOn')}
          />
          <TextInput
            name="rate"
            label={t`Rate in percent`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            miw={140}
            required
            error={errorOf('rate')}
          />
        </Group>
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Plan</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
