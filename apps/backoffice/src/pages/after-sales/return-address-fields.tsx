import type { MerchantReverse } from '@galleria/contract/after-sales'
import { returnAddressMaxima } from '@galleria/contract/after-sales-rules'
import { dialCountries } from '@galleria/contract/dial-codes'
import { useLingui } from '@lingui/react/macro'
import { Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useFormat } from '../../parts/use-format.ts'

export type TypedAddress = NonNullable<MerchantReverse['ownReturnAddress']>

export const noAddress: TypedAddress = {
  ...{ personName: '', personPhone: '', detailAddress: '', postalCode: '', city: '' },
  country: 'DE',
}

/** All but the telephone is needed. */
export function isWholeAddress({ personPhone: _, ...needed }: TypedAddress): boolean {
  return Object.values(needed).every((one) => one.trim() !== '')
}

/** Where goods of one request come back to. */
export function ReturnAddressFields({
  address,
  isTried,
  change,
  errorOf = () => undefined,
}: {
  readonly address: TypedAddress
  /** What is missing is said. */
  readonly isTried: boolean
  readonly change: (address: TypedAddress) => void
  /** What the mall says about a field that was sent. */
  readonly errorOf?: (name: keyof TypedAddress) => string | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  const countries = Object.keys(dialCountries)
    .map((code) => ({ value: code, label: format.country(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const field = (name: Exclude<keyof TypedAddress, 'country'>) => ({
    value: address[name],
    maxLength: returnAddressMaxima[name],
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ ...address, [name]: event.currentTarget.value }),
    error:
      isTried && name !== 'personPhone' && address[name].trim() === ''
        ? t`Please fill this in.`
        : errorOf(name),
  })
  return (
    <Stack gap="xs">
      <TextInput {...field('personName')} label={t`Who receives the goods`} required />
      <TextInput {...field('detailAddress')} label={t`Street and number`} required />
      <Group grow align="start">
        <TextInput {...field('postalCode')} label={t`Postcode`} required />
        <TextInput {...field('city')} label={t`Town`} required />
      </Group>
      <NativeSelect
        label={t`Country`}
        value={address.country}
        data={countries}
        onChange={(event) => change({ ...address, country: event.currentTarget.value })}
      />
      <TextInput {...field('personPhone')} type="tel" label={t`Telephone`} />
    </Stack>
  )
}
