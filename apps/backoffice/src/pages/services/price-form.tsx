import { isProblem } from '@galleria/contract/client'
import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { servicesQuery, type PriceForm as Form, type Service } from './service-queries.ts'

/** What assembling a piece of an item costs at a storefront; the item is named by its number, as on a delivery note. */
export function PriceForm({ shop }: { readonly shop: Service['shop'] }) {
  const { t } = useLingui()
  const format = useFormat()
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [site, setSite] = useState<Site>('DE')
  const pricing = useMutation({
    mutationFn: (form: Form) => mall('POST /sapi/mall-merchant/service/price', form),
    onSuccess: (services) => queries.setQueryData(servicesQuery.queryKey, services),
  })
  const problem = isProblem(pricing.error) ? pricing.error : undefined
  const errorOf = (name: string) => problem?.body.errors?.find(({ path }) => path === name)?.message
  const { currency } = storefronts[site]
  return (
    <form
      aria-label={t`Price of assembly by ${shop.name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const fields = new FormData(form)
        const amount = Number(String(fields.get('amount') ?? '').replace(',', '.'))
        if (pricing.isPending) return
        pricing.mutate(
          {
            shopId: shop.id,
            itemCode: String(fields.get('itemCode') ?? '').trim(),
            site,
            amount: Number.isFinite(amount) ? amount : 0,
          },
          { onSuccess: () => form.reset() },
        )
      }}
    >
      <Stack gap="sm" maw={560}>
        <Group grow align="start">
          <TextInput
            name="itemCode"
            label={t`Item number`}
            description={t`Of any version of the item`}
            error={errorOf('itemCode')}
            maxLength={40}
            required
          />
          <NativeSelect
            name="site"
            label={t`Storefront`}
            description={t`Its VAT is in the price`}
            value={site}
            data={sites.map((one) => ({ value: one, label: format.site(one) }))}
            onChange={(event) => setSite(event.currentTarget.value as Site)}
          />
          <TextInput
            name="amount"
            label={t`Price a piece (${currency})`}
            description={t`Delivered and assembled`}
            inputMode="decimal"
            error={errorOf('amount')}
            required
          />
        </Group>
        {problem && !problem.body.errors?.length && (
          <Notice tone="refuse">{textOf(pricing.error)}</Notice>
        )}
        <div>
          <Button type="submit" variant="default" loading={pricing.isPending}>
            <Trans>Set this price</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
