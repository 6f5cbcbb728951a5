import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Suggestion } from '@galleria/contract/address'
import type { AddressCountry } from '@galleria/contract/address-countries'
import { selectedAddress, toDistrictList, type LevelItem } from '@galleria/contract/address-picker'
import { splitHouseNumber } from '@galleria/contract/house-number'
import { tidyPostalCode } from '@galleria/contract/postal-codes'
import { fillField, readField, useFieldValue } from '@galleria/ui/form/fields'
import { useHydrated } from '@galleria/ui/use-hydrated'
import { commands, useDialog } from '../buyer/dialog.tsx'
import { useShop } from '../use-shop.ts'
import { countryCalled, countryChoices, type AddressField } from './address-values.ts'
import { findProvinces, readDetail, suggest } from './shop-calls.ts'
import { DistrictPicker } from './district-picker.tsx'
import { FormField, type FieldKit } from './form-field.tsx'
import { writePlace } from './place.ts'
import { moveNumber } from './street-number.ts'
import { SuggestField } from './suggest-field.tsx'
import { useOtherTown, useTownsOfCode } from './use-towns-of-code.ts'

/** Where it is: typed freely, taken from a suggestion, or picked step by step. */
export function PlaceFields({ kit }: { kit: FieldKit }) {
  const { t } = useLingui()
  const { site, language, front } = useShop()
  const isHydrated = useHydrated()
  const country = countryCalled(useFieldValue(kit.form, 'country', kit.defaults.country))
  const isBritish = country?.shortName === 'GB'
  const { fill, take, takePicked } = useTaking(kit)
  const { towns, lookUp } = useTownsOfCode(kit, country, fill)
  const onlyTown = useOtherTown(kit, towns)
  const town = { kit, className: 'sm:col-span-4', onPick: take }
  return (
    <>
      <FormField
        kit={kit}
        name="country"
        label={t`Country`}
        autoComplete="country-name"
        className="sm:col-span-3"
        hasBlank={false}
        options={countryChoices(site, kit.type, language, kit.defaults.country)}
      />
      <span className="max-sm:hidden sm:col-span-3" />
      <SuggestField
        {...town}
        name="poiName"
        label={t`Street`}
        autoComplete="address-line1"
        ask={(typed) => suggest('street', typed, country?.id)}
        onLeave={(typed) => fill(moveNumber(typed, readField(kit.form, 'houseNo')) ?? {})}
        labelOf={({ label }) => label}
      />
      <HouseFields kit={kit} isDetailRequired={front.isDetailRequired} />
      <PostalField kit={kit} country={country} onCode={lookUp} />
      <SuggestField
        {...town}
        name="city"
        label={t`Town or city`}
        hint={onlyTown && t`This postcode is in ${onlyTown}.`}
        autoComplete="address-level2"
        ask={(typed) => suggest('city', typed, country?.id)}
        first={towns}
        labelOf={({ label }) => label}
      />
      <SuggestField
        kit={kit}
        name="province"
        label={isBritish ? t`County` : t`Region`}
        hint={isBritish ? undefined : t`County or region`}
        autoComplete="address-level1"
        className="sm:col-span-4"
        ask={(typed) => findProvinces(typed, country?.id)}
        labelOf={({ name }) => name}
        onPick={({ name }) => fill({ province: name })}
      />
      {country && isHydrated ? <FromList country={country} onDone={takePicked} /> : null}
    </>
  )
}

/** Puts into the form what was found or picked, and beside it where that is on the map. */
function useTaking({ form, recheck }: FieldKit) {
  const fill = (values: Partial<Record<AddressField, string>>) => {
    for (const [field, value] of Object.entries(values))
      if (value !== '') fillField(form, field, value)
    recheck()
  }
  async function take(
    { placeId, street, city, province, postalCode }: Suggestion,
    typed: string,
  ): Promise<void> {
    const number =
      street && readField(form, 'houseNo') === '' ? splitHouseNumber(typed).houseNo : ''
    fill({ poiName: street, houseNo: number, city, province, postalCode })
    const detail = placeId ? await readDetail(placeId) : undefined
    // Somebody who has typed on meanwhile means what they type.
    if (!detail || readField(form, 'city') !== city) return
    const { districtList, longitude, latitude } = detail
    const place = { districtList, longitude, latitude, street: readField(form, 'poiName'), city }
    fillField(form, 'place', writePlace(place))
  }
  function takePicked(chosen: readonly LevelItem[]) {
    const { province, city, street } = selectedAddress(chosen)
    fill({ province, city, poiName: street })
    const districtList = toDistrictList(chosen)
    fillField(
      form,
      'place',
      writePlace({ districtList, longitude: null, latitude: null, street: '', city }),
    )
  }
  return { fill, take: (found: Suggestion, typed: string) => void take(found, typed), takePicked }
}

function HouseFields({ kit, isDetailRequired }: { kit: FieldKit; isDetailRequired: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <FormField
        kit={kit}
        name="houseNo"
        label={t`House number`}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <FormField
        kit={kit}
        name="detailAddress"
        label={t`Floor, flat or entrance`}
        hint={isDetailRequired ? t`If it’s a house, enter “house”.` : undefined}
        autoComplete="address-line2"
        isOptional={!isDetailRequired}
        className="sm:col-span-6"
      />
    </>
  )
}

function PostalField({
  kit,
  country,
  onCode,
}: {
  kit: FieldKit
  country: AddressCountry | undefined
  onCode(code: string): void
}) {
  const { t } = useLingui()
  const { front } = useShop()
  const example = country?.postalExample ?? front.postalExample
  return (
    <FormField
      kit={kit}
      name="postalCode"
      label={t`Postcode`}
      hint={t`For example ${example}`}
      autoComplete="postal-code"
      inputMode={/^\d+$/.test(example) ? 'numeric' : 'text'}
      autoCapitalize="characters"
      className="sm:col-span-2"
      onLeave={(typed) => {
        const code = tidyPostalCode(country?.shortName, typed)
        fillField(kit.form, 'postalCode', code)
        onCode(code)
      }}
    />
  )
}

/** The button for the list of regions and towns, and the list. */
function FromList({
  country,
  onDone,
}: {
  country: AddressCountry
  onDone: (chosen: readonly LevelItem[]) => void
}) {
  const { t } = useLingui()
  const picker = useDialog()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="flex items-start sm:col-span-2 sm:pt-7">
        <button
          {...commands(picker, 'show-modal', () => setOpen(true))}
          className="btn btn-quiet w-full"
          aria-haspopup="dialog"
        >{t`Choose from a list`}</button>
      </div>
      <DistrictPicker
        dialog={picker}
        isOpen={isOpen}
        country={country}
        onDone={onDone}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
