import { useId } from 'react'
import { Trans } from '@lingui/react/macro'
import { cardLimits, type CardForm } from '@galleria/contract/card-rules'
import { dialCountries } from '@galleria/contract/dial-codes'
import { Field } from '@galleria/ui/inputs/field'
import type { ErrorTexts } from '../../../parts/form/error-text.tsx'
import { useFieldState } from '../../../parts/form/form-state.tsx'
import { TextField } from '../../../parts/form/text-field.tsx'
import { useShop } from '../../../parts/use-shop.ts'

export const holderTexts: ErrorTexts = {
  mobile: () => <Trans>Please enter a phone number, for example +44 20 7946 0123.</Trans>,
  cardNumber: () => <Trans>Please don’t enter your card number here.</Trans>,
  invalid: () => <Trans>Please check this.</Trans>,
}

/** Whose card it is, and where their bank writes to. */
export function HolderFields({ holder }: { holder: CardForm }) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 text-title">
        <Trans>Cardholder</Trans>
      </legend>
      <TextField
        name="cardHolderName"
        label={<Trans>Name on the card</Trans>}
        value={holder.cardHolderName}
        maxLength={cardLimits.cardHolderName}
        autoComplete="cc-name"
        place="sm:col-span-2"
      />
      <TextField
        name="mobile"
        type="tel"
        label={<Trans>Mobile number</Trans>}
        value={holder.mobile}
        maxLength={cardLimits.mobile}
        autoComplete="tel"
      />
      <TextField
        name="email"
        type="email"
        label={<Trans>Email address</Trans>}
        value={holder.email}
        maxLength={cardLimits.email}
        autoComplete="email"
      />
      <CountryField country={holder.country} />
      <TextField
        name="province"
        label={<Trans>County or region</Trans>}
        value={holder.province}
        maxLength={cardLimits.province}
        autoComplete="address-level1"
      />
      <TextField
        name="city"
        label={<Trans>Town or city</Trans>}
        value={holder.city}
        maxLength={cardLimits.city}
        autoComplete="address-level2"
      />
      <TextField
        name="district"
        label={<Trans>District</Trans>}
        value={holder.district}
        maxLength={cardLimits.district}
        autoComplete="address-level3"
      />
      <TextField
        name="street"
        label={<Trans>Street</Trans>}
        value={holder.street}
        maxLength={cardLimits.street}
      />
      <TextField
        name="houseNumber"
        label={<Trans>House number</Trans>}
        value={holder.houseNumber}
        maxLength={cardLimits.houseNumber}
      />
      <TextField
        name="zipCode"
        label={<Trans>Postcode</Trans>}
        value={holder.zipCode}
        maxLength={cardLimits.zipCode}
        autoComplete="postal-code"
      />
    </fieldset>
  )
}

function CountryField({ country }: { country: string }) {
  const id = useId()
  const { locale } = useShop()
  const { error } = useFieldState('country')
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const countries = Object.keys(dialCountries)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <Field id={id} label={<Trans>Country</Trans>} error={error}>
      {(attributes) => (
        <select
          {...attributes}
          name="country"
          required
          defaultValue={country}
          autoComplete="country"
          className="field"
        >
          <option value="">
            <Trans>Please choose</Trans>
          </option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
