import { isProblem } from '@galleria/contract/client'
import { LONGEST_CODE } from '@galleria/contract/item-rules'
import { POINT_PRICE } from '@galleria/contract/point-price-rules'
import { storefronts } from '@galleria/contract/storefronts'
import { errorsOf } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, type FormEvent, type RefObject } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
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

const typedIn = (form: HTMLFormElement | null): Typed =>
  form ? (Object.fromEntries(new FormData(form)) as Typed) : {}

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
          <Group>
            <Button type="submit" loading={keeping.isPending}>
              <Trans>Save</Trans>
            </Button>
            <Button variant="default" onClick={close}>
              <Trans>Not now</Trans>
            </Button>
          </Group>
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
          Where nothing stands it is sold for money as usual. Nothing beside the points is right,
          too; VAT is included.
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
              label={t`Money beside, ${place} (${currency})`}
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
  const answer = useMemo(() => {
    const found = isProblem(error) ? (error.body.errors ?? []) : []
    return found.length === 0
      ? undefined
      : {
          errors: Object.fromEntries(
            found.map(({ path, message }) => [
              fieldOf(path, sent.current),
              { code: '', sentence: message },
            ]),
          ),
        }
  }, [error, sent])
  const { errors, check, listeners } = useFormErrors({
    form,
    answer,
    find: (element) => errorsOf(pointPriceSchema, typedIn(element)),
  })
  const { least, most } = POINT_PRICE
  const sentences: Readonly<Record<string, string>> = {
    required: t`Please fill this in.`,
    points: t`Please type a whole number from ${least} to ${most}.`,
    amount: t`Please type an amount, or nothing.`,
  }
  return {
    check,
    listeners,
    isPlaced: answer !== undefined,
    errorOf: (field: string) => {
      const found = errors[field]
      return found && (found.sentence ?? sentences[found.code])
    },
  }
}
