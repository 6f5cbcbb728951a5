import { addressCountries } from '@galleria/contract/address-countries'
import { returnAddressSchema } from '@galleria/contract/return-address-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mall } from '../../api/mall.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSentForm } from '../../parts/use-answered-errors.ts'
import { useFormat } from '../../parts/use-format.ts'
import { ReturnAddressFields, type TypedAddress } from '../after-sales/return-address-fields.tsx'
import { returnAddressesQuery, type ForCountry, type ShopAddresses } from './settings-queries.ts'

/** The usual address of a shop, or the one for a country; of a new one the country is chosen. */
export function AddressForm({
  own,
  forCountry,
  address: start,
  close,
}: {
  readonly own: ShopAddresses
  readonly forCountry: ForCountry | 'new' | null
  readonly address: ShopAddresses['usual']
  readonly close: () => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const queries = useQueryClient()
  const [address, setAddress] = useState(start)
  const taken = own.forCountryList.map(({ country }) => country)
  const free = (Object.keys(addressCountries) as ForCountry[]).filter((one) => !taken.includes(one))
  const [chosen, choose] = useState<ForCountry>(free[0] ?? 'DE')
  const saving = useMutation({
    mutationFn: () =>
      mall('POST /sapi/mall-merchant/returnaddress/save', {
        shopId: own.shop.id,
        forCountry: forCountry === 'new' ? chosen : forCountry,
        address,
      }),
    onSuccess: (list) => {
      queries.setQueryData(returnAddressesQuery.queryKey, list)
      close()
    },
  })
  const { formProps, errorOf, notice, recheck } = useSentForm<TypedAddress>({
    schema: returnAddressSchema,
    read: () => address,
    fieldOf: (path) => path.replace('address.', ''),
    fields: Object.keys(start),
    sentences: {
      required: t`Please fill this in.`,
      postal: t`This postcode is not valid for the country.`,
    },
    sending: saving,
    send: () => saving.mutate(),
  })
  // What is typed here is kept by the fields, not by the form.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => recheck(), [address])
  return (
    <form {...formProps} aria-label={t`Return address`}>
      <Stack gap="xs" maw={560}>
        {forCountry === 'new' && (
          <NativeSelect
            label={t`For orders delivered to`}
            value={chosen}
            data={free.map((code) => ({ value: code, label: format.country(code) }))}
            onChange={(event) => choose(event.currentTarget.value as ForCountry)}
          />
        )}
        <ReturnAddressFields
          address={address}
          isTried={false}
          change={(changed) => {
            saving.reset()
            setAddress(changed)
          }}
          errorOf={errorOf}
        />
        {notice && <Notice tone="refuse">{notice}</Notice>}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
