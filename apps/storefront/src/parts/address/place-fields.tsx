import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Suggestion } from '@galleria/contract/address'
import { selectedAddress, toDistrictList, type LevelItem } from '@galleria/contract/address-picker'
import { splitHouseNumber } from '@galleria/contract/house-number'
import { tidyPostalCode } from '@galleria/contract/postal-codes'
import { commands, useDialog } from '../buyer/dialog.tsx'
import { useShop } from '../use-shop.ts'
import { countryCalled, countryChoices, type AddressField } from './address-values.ts'
import { findProvinces, readDetail, suggest } from './shop-calls.ts'
import { DistrictPicker } from './district-picker.tsx'
import { FormField, judgeAgain, type FieldKit } from './form-field.tsx'
import { writePlace } from './place.ts'
import { SuggestField } from './suggest-field.tsx'
import { useHydrated } from '@galleria/ui/use-hydrated'

/** Where it is: typed freely, taken from a suggestion, or picked step by step. */
export function PlaceFields({ kit }: { kit: FieldKit }) {
  const { t } = useLingui()
  const { site, language, front } = useShop()
  const { form, defaults, type } = kit
  const picker = useDialog()
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const countryName = form.watch('country') ?? defaults.country
  const country = countryCalled(countryName)
  const example = country?.postalExample ?? front.postalExample
  const fill = (values: Partial<Record<AddressField, string>>) => {
    for (const [field, value] of Object.entries(values) as [AddressField, string][])
      if (value !== '') form.setValue(field, value, { shouldDirty: true })
    judgeAgain(kit, ['poiName', 'houseNo', 'postalCode', 'city', 'province'])
  }
  async function take({ placeId, street, city, province, postalCode }: Suggestion, typed: string) {
    const number = street && form.getValues('houseNo') === '' ? splitHouseNumber(typed).houseNo : ''
    fill({ poiName: street, houseNo: number, city, province, postalCode })
    const detail = await readDetail(placeId)
    // Somebody who has typed on meanwhile means what they type.
    if (!detail || form.getValues('city') !== city) return
    form.setValue(
      'place',
      writePlace({
        districtList: detail.districtList,
        longitude: detail.longitude,
        latitude: detail.latitude,
        street: form.getValues('poiName'),
        city,
      }),
    )
  }
  function takePicked(chosen: readonly LevelItem[]) {
    const { province, city, street } = selectedAddress(chosen)
    fill({ province, city, poiName: street })
    form.setValue(
      'place',
      writePlace({
        districtList: toDistrictList(chosen),
        longitude: null,
        latitude: null,
        street: '',
        city,
      }),
    )
  }
  return (
    <>
      <FormField
        kit={kit}
        name="country"
        label={t`Country`}
        autoComplete="country-name"
        className="sm:col-span-3"
        hasBlank={false}
        options={countryChoices(site, type, language, defaults.country)}
      />
      <span className="max-sm:hidden sm:col-span-3" />
      <SuggestField
        kit={kit}
        name="poiName"
        label={t`Street`}
        autoComplete="address-line1"
        className="sm:col-span-4"
        ask={(typed) => suggest('street', typed, country?.id)}
        labelOf={({ label }) => label}
        onPick={(found, typed) => void take(found, typed)}
      />
      <FormField
        kit={kit}
        name="houseNo"
        label={t`House number`}
        autoComplete="address-line2"
        className="sm:col-span-2"
      />
      <FormField
        kit={kit}
        name="detailAddress"
        label={t`Floor, flat or entrance`}
        hint={front.isDetailRequired ? t`For a house of your own write “house”.` : undefined}
        autoComplete="address-line3"
        isOptional={!front.isDetailRequired}
        className="sm:col-span-6"
      />
      <FormField
        kit={kit}
        name="postalCode"
        label={t`Postal code`}
        hint={t`For example ${example}`}
        autoComplete="postal-code"
        inputMode={/^\d+$/.test(example) ? 'numeric' : 'text'}
        autoCapitalize="characters"
        className="sm:col-span-2"
        onLeave={(typed) => {
          const right = tidyPostalCode(country?.shortName, typed)
          if (right !== typed) form.setValue('postalCode', right)
        }}
      />
      <SuggestField
        kit={kit}
        name="city"
        label={t`Town or city`}
        autoComplete="address-level2"
        className="sm:col-span-4"
        ask={(typed) => suggest('city', typed, country?.id)}
        labelOf={({ label }) => label}
        onPick={(found, typed) => void take(found, typed)}
      />
      <SuggestField
        kit={kit}
        name="province"
        label={t`Region`}
        hint={t`State, province or county`}
        autoComplete="address-level1"
        className="sm:col-span-4"
        ask={(typed) => findProvinces(typed, country?.id)}
        labelOf={({ name }) => name}
        onPick={({ name }) => fill({ province: name })}
      />
      {country && isHydrated ? (
        <div className="flex items-start sm:col-span-2 sm:pt-7">
          <button
            {...commands(picker, 'show-modal', () => setOpen(true))}
            className="btn btn-quiet w-full"
            aria-haspopup="dialog"
          >{t`Choose from a list`}</button>
        </div>
      ) : null}
      {country && isHydrated ? (
        <DistrictPicker
          dialog={picker}
          isOpen={isOpen}
          country={country}
          onDone={takePicked}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
