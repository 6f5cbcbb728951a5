import { LONGEST_CODE } from '@galleria/contract/item-rules'
import { flashSaleSchema, type TypedFlashSale } from '@galleria/contract/flash-sale-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card, Stack, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mall } from '../../api/mall.ts'
import { MomentField } from '../../parts/moment-field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { PriceFields } from '../../parts/price-fields.tsx'
import { priceField, readPriceList, wordsOf } from '../../parts/typed-prices.ts'
import promotions from '../promotions/promotions.module.css'
import { flashSalesQuery, type FlashSalePlan } from './flash-sale-queries.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'

const readFlashSale = (typed: FormData): TypedFlashSale => ({
  ...{ skuCode: wordsOf(typed, 'skuCode'), startTime: wordsOf(typed, 'startTime') },
  ...{ endTime: wordsOf(typed, 'endTime'), priceList: readPriceList(typed) },
})

const toPlan = (typed: TypedFlashSale): FlashSalePlan => ({
  ...typed,
  startTime: new Date(typed.startTime).toISOString(),
  endTime: new Date(typed.endTime).toISOString(),
})

/** A new flash sale. What is wrong stands at its field, whoever found it; what was typed stays. */
export function FlashSaleForm({ close }: { readonly close: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const planning = useMutation({
    mutationFn: (plan: FlashSalePlan) => mall('POST /sapi/mall-merchant/flashSale/plan', plan),
    onSuccess: (all) => {
      queries.setQueryData(flashSalesQuery.queryKey, all)
      close()
    },
  })
  const { formProps, errorOf, notice } = useSentForm<TypedFlashSale>({
    schema: flashSaleSchema,
    read: readFlashSale,
    fieldOf: (path, { priceList }) => fieldOf(path, priceList),
    sentences: useSentences(),
    sending: planning,
    send: (typed) => planning.mutate(toPlan(typed)),
  })
  return (
    <Card withBorder maw={760} my="md">
      <form {...formProps} aria-label={t`New flash sale`}>
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
            note={<Trans>VAT included. Prices that you leave empty stay as they are.</Trans>}
            errorAt={(site) => errorOf(priceField(site))}
          />
          {notice && <Notice tone="refuse">{notice}</Notice>}
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

/** What is wrong, by its code. */
function useSentences() {
  const { t } = useLingui()
  return {
    required: t`Please fill this in.`,
    price: t`Please give it a price in at least one storefront.`,
  }
}
