import { servicePriceSchema } from '@galleria/contract/service-rules'
import { readTypedNumber } from '@galleria/contract/typed-number'
import { sites, storefronts, type Site } from '@galleria/contract/storefronts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { useFormat } from '../../parts/use-format.ts'
import { servicesQuery, type PriceForm as Form, type Service } from './service-queries.ts'

type Typed = { readonly itemCode: string; readonly amount: string }

/**
 * What assembling a piece of an item costs at a storefront; the item is named by its number, as on
 * a delivery note.
 */
export function PriceForm({ shop }: { readonly shop: Service['shop'] }) {
  const { t } = useLingui()
  const format = useFormat()
  const queries = useQueryClient()
  const [site, setSite] = useState<Site>('DE')
  const pricing = useMutation({
    mutationFn: (form: Form) => mall('POST /sapi/mall-merchant/service/price', form),
    onSuccess: (services) => queries.setQueryData(servicesQuery.queryKey, services),
  })
  const { form, formProps, errorOf, notice } = useSentForm<Typed>({
    schema: servicePriceSchema,
    sentences: { required: t`Please fill this in.`, amount: t`Please type an amount.` },
    sending: pricing,
    send: ({ itemCode, amount }) =>
      pricing.mutate(
        {
          ...{ shopId: shop.id, itemCode: itemCode.trim(), site },
          amount: readTypedNumber(amount) ?? 0,
        },
        { onSuccess: () => form.current?.reset() },
      ),
  })
  const { currency } = storefronts[site]
  return (
    <form {...formProps} aria-label={t`Price of assembly by ${shop.name}`}>
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
            error={errorOf('site')}
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
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <div>
          <Button type="submit" variant="default" loading={pricing.isPending}>
            <Trans>Set this price</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
