import { LONGEST_CODE } from '@galleria/contract/item-rules'
import { POINT_PRICE } from '@galleria/contract/point-price-rules'
import { storefronts } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm, type ErrorOf } from '../../parts/use-answered-errors.ts'
import { useFormat } from '../../parts/use-format.ts'
import promotions from '../promotions/promotions.module.css'
import { pointPricesQuery, type PointPricesBody, type PointPrices } from './point-price-queries.ts'
import {
  besideField,
  fieldOf,
  pointPriceSchema,
  pointSites,
  pointsField,
  readPointPrices,
  type Typed,
} from '@galleria/contract/point-price-form'
import { FormButtons } from '../../parts/form-buttons.tsx'

type Props = {
  /** What is changed; new ones without. */ readonly prices?: PointPrices
  readonly close: () => void
}

/**
 * Prices in points, new or changed. What is wrong stands at its field, whoever found it; what was
 * typed stays.
 */
export function PointPriceForm({ prices, close }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const keeping = useMutation({
    mutationFn: (body: PointPricesBody) => mall('POST /sapi/mall-merchant/pointPrice/keep', body),
    onSuccess: (all) => {
      queries.setQueryData(pointPricesQuery.queryKey, all)
      close()
    },
  })
  const { formProps, errorOf, notice } = useSentForm<Typed>({
    schema: pointPriceSchema,
    fieldOf,
    sentences: useSentences(),
    sending: keeping,
    send: (typed) => keeping.mutate(readPointPrices(typed, prices?.fingerprint)),
  })
  const title = prices ? t`Change the prices in points` : t`New price in points`
  return (
    <Card withBorder maw={760} my="md">
      <form {...formProps} aria-label={title}>
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
          {notice && <Notice tone="refuse">{notice}</Notice>}
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
  readonly errorOf: ErrorOf
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

/** What is wrong, by its code. */
function useSentences() {
  const { t } = useLingui()
  const { least, most } = POINT_PRICE
  return {
    required: t`Please fill this in.`,
    points: t`Please type a whole number from ${least} to ${most}.`,
    amount: t`Please type an amount, or nothing.`,
  }
}
