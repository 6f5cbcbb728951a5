import { LONGEST_CODE } from '@galleria/contract/item-rules'
import { POINT_PRICE } from '@galleria/contract/point-price-rules'
import { storefronts } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, type FormEvent, type RefObject } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useAnsweredErrors, typedIn } from '../../parts/use-answered-errors.ts'
import { useFormat } from '../../parts/use-format.ts'
import promotions from '../promotions/promotions.module.css'
import { pointPricesQuery, type KeptPointPrices, type PointPrices } from './point-price-queries.ts'
import {
  besideField,
  fieldOf,
  pointPriceSchema,
  pointSites,
  pointsField,
  readPointPrices,
  type Typed,
} from './point-price-rules.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'

type Props = {
  /** What is changed; new ones without. */ readonly prices?: PointPrices
  readonly close: () => void
}

/** Prices in points, new or changed. What is wrong stands at its field, whoever found it; what was typed stays. */
export function PointPriceForm({ prices, close }: Props) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<Typed>({})
  const keeping = useMutation({
    mutationFn: (kept: KeptPointPrices) => mall('POST /sapi/mall-merchant/pointPrice/keep', kept),
    onSuccess: (all) => {
      queries.setQueryData(pointPricesQuery.queryKey, all)
      close()
    },
  })
  const { check, listeners, errorOf, isPlaced } = useErrors(form, keeping.error, sent)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (keeping.isPending || !check()) return
    sent.current = typedIn(form.current)
    keeping.mutate(readPointPrices(sent.current, prices?.fingerprint))
  }
  const title = prices ? t`Change the prices in points` : t`New price in points`
  return (
    <Card withBorder maw={760} my="md">
      <form ref={form} onSubmit={submit} noValidate aria-label={title} {...listeners}>
        <Stack gap="md">
          <Title order={prices ? 3 : 2}>{title}</Title>
          <TextInput
            name="skuCode"
            label={t`Item number`}
            maxLength={LONGEST_CODE}
            autoComplete="off"
            spellCheck={false}
            defaultValue={prices?.skuCode}
            readOnly={prices !== undefined}
            error={errorOf('skuCode')}
          />
          <SiteFields prices={prices} errorOf={errorOf} />
          {keeping.isError && !isPlaced && <Notice tone="refuse">{textOf(keeping.error)}</Notice>}
          <FormButtons isPending={keeping.isPending} close={close}>
            <Trans>Save</Trans>
          </FormButtons>
        </Stack>
      </form>
    </Card>
  )
}

function SiteFields({
  prices,
  errorOf,
}: {
  readonly prices: PointPrices | undefined
  readonly errorOf: (field: string) => string | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <>
      <Text size="sm" c="dimmed">
        <Trans>
          Leave a storefront empty to go on selling there for money alone. The money on top of the
          points may be left empty, too; it includes VAT.
        </Trans>
      </Text>
      {pointSites.map((site) => {
        const place = format.site(site)
        const { currency } = storefronts[site]
        const known = prices?.priceList.find((price) => price.site === site)
        return (
          <div key={site} className={promotions['fields']}>
            <TextInput
              name={pointsField(site)}
              label={t`Points, ${place}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              defaultValue={known?.points}
              error={errorOf(pointsField(site))}
            />
            <TextInput
              name={besideField(site)}
              label={t`Money on top, ${place} (${currency})`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              defaultValue={known?.besidePrc.value || undefined}
              error={errorOf(besideField(site))}
            />
          </div>
        )
      })}
    </>
  )
}

/** What is wrong by the name of its field. */
function useErrors(
  form: RefObject<HTMLFormElement | null>,
  error: unknown,
  sent: RefObject<Typed>,
) {
  const { t } = useLingui()
  const { least, most } = POINT_PRICE
  const sentences = {
    required: t`Please fill this in.`,
    points: t`Please type a whole number from ${least} to ${most}.`,
    amount: t`Please type an amount, or nothing.`,
  }
  return useAnsweredErrors({ form, schema: pointPriceSchema, error, sent, fieldOf, sentences })
}
