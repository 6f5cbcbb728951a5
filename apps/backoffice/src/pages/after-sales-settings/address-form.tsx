import { addressCountries, isCountryCode } from '@galleria/contract/address-countries'
import { isPostalCode } from '@galleria/contract/postal-codes'
import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { mall } from '../../api/mall.ts'
import { FormButtons } from '../../parts/form-buttons.tsx'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import {
  isWholeAddress,
  ReturnAddressFields,
  type TypedAddress,
} from '../after-sales/return-address-fields.tsx'
import { returnAddressesQuery, type ForCountry, type ShopAddresses } from './settings-queries.ts'

/** Where the mall knows how postcodes of a country look. */
function fitsCountry({ country, postalCode }: TypedAddress): boolean {
  return !isCountryCode(country) || isPostalCode(country, postalCode)
}

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
  const textOf = useProblemText()
  const queries = useQueryClient()
  const [address, setAddress] = useState(start)
  const [isTried, setTried] = useState(false)
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
  const fields = isProblem(saving.error) ? (saving.error.body.errors ?? []) : []
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!saving.isPending && isWholeAddress(address) && fitsCountry(address)) saving.mutate()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t`Return address`}>
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
          isTried={isTried}
          change={(changed) => {
            saving.reset()
            setAddress(changed)
          }}
          errorOf={(name) =>
            isTried && name === 'postalCode' && !fitsCountry(address)
              ? t`This postcode is not valid for the country.`
              : fields.find(({ path }) => path === `address.${name}`)?.message
          }
        />
        {saving.isError && fields.length === 0 && (
          <Notice tone="refuse">{textOf(saving.error)}</Notice>
        )}
        <FormButtons isPending={saving.isPending} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
