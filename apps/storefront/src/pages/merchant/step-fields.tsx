import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  addressCountries,
  type AddressCountry,
  type CountryCode,
} from '@galleria/contract/address-countries'
import { dialCodesOf, splitPhone } from '@galleria/contract/dial-codes'
import { applicationMaxima as max, SHORTEST_ABOUT } from '@galleria/contract/merchant-rules'
import { sellerTaxExamples } from '@galleria/contract/seller-tax'
import { useControlValue } from '@galleria/ui/form/fields'
import { Field } from '@galleria/ui/inputs/field'
import { LimitedTextArea } from '@galleria/ui/inputs/limited-text-area'
import { PhoneInput } from '@galleria/ui/inputs/phone-input'
import { useFieldState } from '../../parts/form/form-state.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { useShop } from '../../parts/use-shop.ts'
import type { Draft } from './application-form.ts'

const countries = Object.keys(addressCountries) as CountryCode[]

function CountryField({
  name,
  label,
  hint,
  value,
  field,
}: {
  name: string
  label: ReactNode
  hint?: ReactNode
  value: string
  field: RefObject<HTMLSelectElement | null>
}) {
  const id = useId()
  const { language } = useShop()
  const { error } = useFieldState(name)
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const order = new Intl.Collator(language)
  const sorted = countries
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted((a, b) => order.compare(a[1], b[1]))
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(attributes) => (
        <select
          {...attributes}
          ref={field}
          name={name}
          autoComplete="country"
          required
          defaultValue={value}
          className="field"
        >
          {sorted.map(([code, named]) => (
            <option key={code} value={code}>
              {named}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function exampleIn<Example>(
  examples: Readonly<Record<CountryCode, Example>>,
  country: string,
): Example | undefined {
  return (examples as Readonly<Record<string, Example>>)[country]
}

/** Who answers when we have a question. */
export function AccountFields({ draft }: { draft: Draft }) {
  const { t } = useLingui()
  const { site, language, front } = useShop()
  const { code, number } = splitPhone(draft.contactPhone)
  return (
    <>
      <TextField
        name="contactName"
        label={<Trans>Contact person</Trans>}
        value={draft.contactName}
        maxLength={max.contactName}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        name="email"
        label={<Trans>Company email address</Trans>}
        hint={
          <Trans>
            Buyers see it in your shop’s company details, and we notify you of orders there.
          </Trans>
        }
        type="email"
        inputMode="email"
        autoCapitalize="none"
        value={draft.email}
        maxLength={max.email}
        autoComplete="email"
      />
      <PhoneInput
        codeName="areaCode"
        numberName="contactPhone"
        choices={dialCodesOf(site, language)}
        code={code || front.dialCode}
        number={number}
        maxLength={20}
        words={{ label: t`Phone`, code: t`Country code`, number: t`Phone` }}
        hint={<Trans>For our use only; buyers don’t see it.</Trans>}
        error={useFieldState('contactPhone', { max: max.contactPhone }).error}
      />
    </>
  )
}

/** What the company is, and what its shop shall be called. */
export function CompanyFields({ draft }: { draft: Draft }) {
  const { t } = useLingui()
  const id = useId()
  const field = useRef<HTMLSelectElement>(null)
  const country = useControlValue(field, draft.country)
  const example = exampleIn(sellerTaxExamples, country)
  return (
    <>
      <TextField
        name="company"
        label={<Trans>Full company name, including its legal form (Ltd, GmbH …)</Trans>}
        value={draft.company}
        maxLength={max.company}
        autoComplete="organization"
        autoCapitalize="words"
      />
      <CountryField
        name="country"
        label={<Trans>Country of registration</Trans>}
        value={draft.country}
        field={field}
      />
      <TextField
        name="taxId"
        label={<Trans>VAT number</Trans>}
        hint={example ? <Trans>For example {example}</Trans> : undefined}
        {...(example ? { example } : {})}
        value={draft.taxId}
        maxLength={max.taxId}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField
        name="shopName"
        label={<Trans>Shop name</Trans>}
        hint={<Trans>As buyers will see it.</Trans>}
        value={draft.shopName}
        maxLength={max.shopName}
        autoCapitalize="words"
        autoComplete="off"
      />
      <LimitedTextArea
        id={`${id}-about`}
        name="about"
        label={<Trans>What do you make or sell?</Trans>}
        max={max.about}
        rows={6}
        isRequired
        error={useFieldState('about', { max: max.about }).error}
        value={draft.about}
        placeholder={t`Two or three sentences for your shop page.`}
        remaining={(left) => (
          <Plural value={left} one="# character left" other="# characters left" />
        )}
        limit={
          <Trans>
            {SHORTEST_ABOUT} to {max.about} characters
          </Trans>
        }
      />
    </>
  )
}

/** Where buyers send goods back to. */
export function ReturnFields({ draft: { returnAddress: address } }: { draft: Draft }) {
  const field = useRef<HTMLSelectElement>(null)
  const country = useControlValue(field, address.country)
  const example = exampleIn<AddressCountry>(addressCountries, country)?.postalExample
  return (
    <>
      <CountryField
        name="returnAddress.country"
        label={<Trans>Country</Trans>}
        value={address.country}
        field={field}
      />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField
          name="returnAddress.street"
          label={<Trans>Street</Trans>}
          value={address.street}
          maxLength={max.street}
          autoComplete="address-line1"
          autoCapitalize="words"
        />
        <TextField
          name="returnAddress.houseNo"
          label={<Trans>House number</Trans>}
          value={address.houseNo}
          maxLength={max.houseNo}
          autoComplete="off"
        />
      </div>
      <TextField
        name="returnAddress.detail"
        label={<Trans>Building, unit or floor</Trans>}
        value={address.detail}
        maxLength={max.detail}
        autoComplete="address-line2"
        autoCapitalize="words"
        isOptional
      />
      <div className="grid gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <TextField
          name="returnAddress.postalCode"
          label={<Trans>Postcode</Trans>}
          {...(example ? { example } : {})}
          value={address.postalCode}
          maxLength={max.postalCode}
          autoComplete="postal-code"
        />
        <TextField
          name="returnAddress.city"
          label={<Trans>Town or city</Trans>}
          value={address.city}
          maxLength={max.city}
          autoComplete="address-level2"
          autoCapitalize="words"
        />
      </div>
      <TextField
        name="returnAddress.province"
        label={<Trans>Province</Trans>}
        value={address.province}
        maxLength={max.province}
        autoComplete="address-level1"
        autoCapitalize="words"
        isOptional
      />
    </>
  )
}
