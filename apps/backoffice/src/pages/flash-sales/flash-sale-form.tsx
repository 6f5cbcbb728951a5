import { LONGEST_CODE } from '@galleria/contract/item-rules'
import { formSchema } from '@galleria/contract/form-schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, type FormEvent, type RefObject } from 'react'
import { mall } from '../../api/mall.ts'
import { MomentField } from '../../parts/moment-field.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useAnsweredErrors } from '../../parts/use-answered-errors.ts'
import { PriceFields } from '../../parts/price-fields.tsx'
import { priceField, readPriceList } from '../../parts/typed-prices.ts'
import promotions from '../promotions/promotions.module.css'
import { flashSalesQuery, type FlashSalePlan } from './flash-sale-queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'

type Typed = Readonly<Record<string, string>>

const schema = formSchema<Typed>((typed) => [
  ...['skuCode', 'startTime', 'endTime']
    .filter((name) => (typed[name] ?? '').trim() === '')
    .map((path) => ({ path, code: 'required' })),
  ...(Object.entries(typed).some(([name, text]) => name.startsWith('price-') && text.trim() !== '')
    ? []
    : [{ path: priceField('DE'), code: 'price' }]),
])

function readPlan(form: HTMLFormElement): FlashSalePlan {
  const typed = new FormData(form)
  const moment = (name: string) => new Date(String(typed.get(name))).toISOString()
  return {
    skuCode: String(typed.get('skuCode')).trim(),
    startTime: moment('startTime'),
    endTime: moment('endTime'),
    priceList: readPriceList(typed),
  }
}

/** A new flash sale. What is wrong stands at its field, whoever found it; what was typed stays. */
export function FlashSaleForm({ close }: { readonly close: () => void }) {
  const { t } = useLingui()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<FlashSalePlan['priceList']>([])
  const planning = useMutation({
    mutationFn: (plan: FlashSalePlan) => mall('POST /sapi/mall-merchant/flashSale/plan', plan),
    onSuccess: (all) => {
      queries.setQueryData(flashSalesQuery.queryKey, all)
      close()
    },
  })
  const { check, listeners, errorOf, isPlaced } = useErrors(form, planning.error, sent)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (planning.isPending || !check() || !form.current) return
    const plan = readPlan(form.current)
    sent.current = plan.priceList
    planning.mutate(plan)
  }
  const isUnplaced = planning.isError && !isPlaced
  return (
    <Card withBorder maw={760} my="md">
      <form ref={form} onSubmit={submit} noValidate aria-label={t`New flash sale`} {...listeners}>
        <Stack gap="md">
          <Title order={2}>
            <Trans>New flash sale</Trans>
          </Title>
          <div className={promotions['fields']}>
            <TextInput
              name="skuCode"
              label={t`Item number`}
              maxLength={LONGEST_CODE}
              autoComplete="off"
              spellCheck={false}
              error={errorOf('skuCode')}
            />
            <MomentField name="startTime" label={t`From`} error={errorOf('startTime')} />
            <MomentField name="endTime" label={t`Until`} error={errorOf('endTime')} />
          </div>
          <PriceFields
            note={<Trans>VAT included. Where nothing stands the price stays as it is.</Trans>}
            errorAt={(site) => errorOf(priceField(site))}
          />
          {isUnplaced && <Notice tone="refuse">{textOf(planning.error)}</Notice>}
          <FormButtons isPending={planning.isPending} close={close}>
            <Trans>Plan it</Trans>
          </FormButtons>
        </Stack>
      </form>
    </Card>
  )
}

/** The mall names a price by its place in what was sent. */
function fieldOf(path: string, sent: FlashSalePlan['priceList']): string {
  const [, index] = /^priceList\.(\d+)/.exec(path) ?? []
  const site = index === undefined ? undefined : sent[Number(index)]?.site
  return site ? priceField(site) : path
}

/** What is wrong by the name of its field. */
function useErrors(
  form: RefObject<HTMLFormElement | null>,
  error: unknown,
  sent: RefObject<FlashSalePlan['priceList']>,
) {
  const { t } = useLingui()
  const sentences = {
    required: t`Please fill this in.`,
    price: t`Please give it a price at one storefront at least.`,
  }
  return useAnsweredErrors({ form, schema: schema, error, sent, fieldOf, sentences })
}
