import type { UseFormReturn } from 'react-hook-form'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  cutName,
  inputMaxima,
  ruleMaxima,
  splitName,
  stripEmoji,
} from '@galleria/contract/address-limits'
import { genders, type AddressType } from '@galleria/contract/address-rules'
import { useShop } from '../use-shop.ts'
import type { AddressField, AddressValues } from './address-values.ts'
import { BillingFields } from './billing-fields.tsx'
import { FormField, type FieldKit } from './form-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { PlaceFields } from './place-fields.tsx'

type AddressFieldsProps = {
  form: UseFormReturn<AddressValues>
  defaults: AddressValues
  id: string
  type: AddressType
  isDefaultFixed: boolean
}

/** The fields in the order of a letter's head, each with the keyboard and the autofill that suit it. */
export function AddressFields({ form, defaults, id, type, isDefaultFixed }: AddressFieldsProps) {
  const { t } = useLingui()
  const { site, front } = useShop()
  const isBilling = type === 'BILLING'
  const kit: FieldKit = {
    form,
    defaults,
    id,
    type,
    limits: inputMaxima(site, type) as Partial<Record<AddressField, number>>,
    accepted: ruleMaxima(site, type) as Partial<Record<AddressField, number>>,
  }
  const cutWith = (other: 'firstName' | 'lastName') =>
    isBilling ? undefined : (typed: string) => cutName(typed, form.getValues(other) ?? '')
  function splitFirstName(typed: string) {
    if (!front.splitsNames) return
    const { firstName, lastName } = splitName(typed, form.getValues('lastName') ?? '')
    if (firstName === typed) return
    form.setValue('firstName', firstName)
    form.setValue('lastName', lastName)
  }
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-6">
      <FormField
        kit={kit}
        name="gender"
        label={t`Salutation`}
        autoComplete="honorific-prefix"
        className="sm:col-span-3"
        options={genders.map((gender) => ({
          value: gender,
          label: gender === 'FEMALE' ? t`Ms` : gender === 'MALE' ? t`Mr` : t`No salutation`,
        }))}
      />
      <span className="max-sm:hidden sm:col-span-3" />
      <FormField
        kit={kit}
        name="firstName"
        label={t`First name`}
        autoComplete="given-name"
        className="sm:col-span-3"
        cut={cutWith('lastName')}
        onLeave={splitFirstName}
      />
      <FormField
        kit={kit}
        name="lastName"
        label={t`Last name`}
        autoComplete="family-name"
        className="sm:col-span-3"
        cut={cutWith('firstName')}
      />
      <FormField
        kit={kit}
        name="company"
        label={t`Company`}
        autoComplete="organization"
        isOptional
        className="sm:col-span-6"
      />
      {isBilling ? <BillingFields kit={kit} /> : null}
      <PlaceFields kit={kit} />
      <FormField
        kit={kit}
        name="email"
        label={t`E-mail address`}
        hint={isBilling ? undefined : t`The order confirmation goes here.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        className="sm:col-span-3"
      />
      <PhoneField kit={kit} />
      {front.asksHearFrom && !isBilling ? (
        <FormField
          kit={kit}
          name="hearFrom"
          label={t`How did you hear about us?`}
          className="sm:col-span-6"
          cut={stripEmoji}
        />
      ) : null}
      <input type="hidden" {...form.register('place')} defaultValue={defaults.place} />
      {defaults.subscribe ? <input type="hidden" name="subscribe" value="on" /> : null}
      {isBilling ? null : (
        <label className="tap gap-3 sm:col-span-6">
          {isDefaultFixed ? <input type="hidden" name="isDefault" value="on" /> : null}
          <input
            type="checkbox"
            {...(isDefaultFixed ? { disabled: true } : form.register('isDefault'))}
            defaultChecked={defaults.isDefault}
            className="size-5 accent-accent"
          />
          <span>
            {isDefaultFixed ? (
              <Trans>This is your usual address</Trans>
            ) : (
              <Trans>Use this as my usual address</Trans>
            )}
          </span>
        </label>
      )}
    </div>
  )
}
