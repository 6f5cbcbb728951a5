import type { UseFormReturn } from 'react-hook-form'
import { Trans, useLingui } from '@lingui/react/macro'
import { genders } from '@galleria/contract/address-rules'
import { useShop } from '../../parts/use-shop.ts'
import { writeCountry } from '../../parts/shell/place-menu.tsx'
import { FormField, type FieldKit } from './form-field.tsx'
import { cutName, inputLimits, stripEmoji, tidyPhone, type AddressValues } from './address-values.ts'

type AddressFieldsProps = { form: UseFormReturn<AddressValues>; defaults: AddressValues; id: string; isDefaultFixed: boolean }

/** The fields in the order of a letter's head, each with the keyboard and the autofill that suit it. */
export function AddressFields({ form, defaults, id, isDefaultFixed }: AddressFieldsProps) {
  const { t } = useLingui()
  const { site, language, front } = useShop()
  const kit: FieldKit = { form, defaults, id, limits: inputLimits(site) }
  const isDigits = /^\d+$/.test(front.postalExample)
  const example = front.postalExample
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-6">
      <FormField kit={kit} name="gender" label={t`Salutation`} autoComplete="honorific-prefix" className="sm:col-span-2" options={genders.map((gender) => ({ value: gender, label: gender === 'FEMALE' ? t`Ms` : gender === 'MALE' ? t`Mr` : t`No salutation` }))} />
      <span className="max-sm:hidden sm:col-span-4" />
      <FormField kit={kit} name="firstName" label={t`First name`} autoComplete="shipping given-name" className="sm:col-span-3" cut={(typed) => cutName(typed, form.getValues('lastName'))} />
      <FormField kit={kit} name="lastName" label={t`Last name`} autoComplete="shipping family-name" className="sm:col-span-3" cut={(typed) => cutName(typed, form.getValues('firstName'))} />
      <FormField kit={kit} name="company" label={t`Company`} autoComplete="shipping organization" isOptional className="sm:col-span-6" />
      <FormField kit={kit} name="poiName" label={t`Street`} autoComplete="shipping address-line1" className="sm:col-span-4" />
      <FormField kit={kit} name="houseNo" label={t`House number`} autoComplete="shipping address-line2" className="sm:col-span-2" />
      <FormField kit={kit} name="detailAddress" label={t`Floor, flat or entrance`} hint={front.isDetailRequired ? t`For a house of your own write “house”.` : undefined} autoComplete="shipping address-line3" isOptional={!front.isDetailRequired} className="sm:col-span-6" />
      <FormField kit={kit} name="postalCode" label={t`Postal code`} hint={t`For example ${example}`} autoComplete="shipping postal-code" inputMode={isDigits ? 'numeric' : 'text'} autoCapitalize="characters" className="sm:col-span-2" />
      <FormField kit={kit} name="city" label={t`Town or city`} autoComplete="shipping address-level2" className="sm:col-span-4" />
      <FormField kit={kit} name="province" label={t`Region`} hint={t`State, province or county`} autoComplete="shipping address-level1" className="sm:col-span-3" />
      <div className="sm:col-span-3">
        <p className="mb-1 font-medium"><Trans>Country</Trans></p>
        <p className="flex min-h-11 items-center rounded-control bg-plate px-3">{writeCountry(site, language)}</p>
        <input type="hidden" {...form.register('country')} defaultValue={defaults.country} />
      </div>
      <FormField kit={kit} name="email" label={t`E-mail address`} hint={t`The order confirmation goes here.`} type="email" inputMode="email" autoComplete="shipping email" autoCapitalize="none" className="sm:col-span-3" />
      <FormField kit={kit} name="personPhone" label={t`Phone`} hint={t`Only for questions about the delivery.`} type="tel" inputMode="tel" autoComplete="shipping tel" className="sm:col-span-3" tidy={(typed) => tidyPhone(typed, front.dialCode) || `${front.dialCode} `} />
      {front.asksHearFrom ? <FormField kit={kit} name="hearFrom" label={t`How did you hear about us?`} className="sm:col-span-6" cut={stripEmoji} /> : null}
      <label className="tap gap-3 sm:col-span-6">
        {isDefaultFixed ? <input type="hidden" name="isDefault" value="on" /> : null}
        <input type="checkbox" {...(isDefaultFixed ? { disabled: true } : form.register('isDefault'))} defaultChecked={defaults.isDefault} className="size-5 accent-accent" />
        <span>{isDefaultFixed ? <Trans>This is your usual address</Trans> : <Trans>Use this as my usual address</Trans>}</span>
      </label>
    </div>
  )
}
