import { Trans, useLingui } from '@lingui/react/macro'
import { cutName, splitName, stripEmoji } from '@galleria/contract/address-limits'
import { genders } from '@galleria/contract/address-rules'
import { fillField, readField } from '@galleria/ui/form/fields'
import { useShop } from '../use-shop.ts'
import { BillingFields } from './billing-fields.tsx'
import { FormField, type FieldKit } from './form-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { PlaceFields } from './place-fields.tsx'

type AddressFieldsProps = {
  kit: FieldKit
  isDefaultFixed: boolean
  /** Whether there is anything to choose between. */ isDefaultAsked: boolean
}

/**
 * The fields in the order of an address label, each with the keyboard and the autofill that suit
 * it.
 */
export function AddressFields({ kit, isDefaultFixed, isDefaultAsked }: AddressFieldsProps) {
  const { t } = useLingui()
  const { front } = useShop()
  const isBilling = kit.type === 'BILLING'
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-6">
      <PersonFields kit={kit} />
      {isBilling ? <BillingFields kit={kit} /> : null}
      <PlaceFields kit={kit} />
      <FormField
        kit={kit}
        name="email"
        label={t`Email address`}
        hint={isBilling ? undefined : t`We’ll send your order confirmation here.`}
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
      {/* A text that is not shown: React writes the first value back into a hidden input each time
          it draws. */}
      <input hidden readOnly name="place" defaultValue={kit.defaults.place} />
      {kit.defaults.subscribe ? <input type="hidden" name="subscribe" value="on" /> : null}
      {isBilling || !isDefaultAsked ? null : (
        <DefaultField isFixed={isDefaultFixed} isDefault={kit.defaults.isDefault} />
      )}
    </div>
  )
}

function PersonFields({ kit }: { kit: FieldKit }) {
  const { t } = useLingui()
  const { front } = useShop()
  const { form, type } = kit
  const cutWith = (other: 'firstName' | 'lastName') =>
    type === 'BILLING' ? undefined : (typed: string) => cutName(typed, readField(form, other))
  function splitFirstName(typed: string) {
    if (!front.splitsNames) return
    const { firstName, lastName } = splitName(typed, readField(form, 'lastName'))
    if (firstName === typed) return
    fillField(form, 'firstName', firstName)
    fillField(form, 'lastName', lastName)
  }
  return (
    <>
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
    </>
  )
}

function DefaultField({ isFixed, isDefault }: { isFixed: boolean; isDefault: boolean }) {
  return (
    <label className="tap gap-3 sm:col-span-6">
      {isFixed ? <input type="hidden" name="isDefault" value="on" /> : null}
      <input
        type="checkbox"
        name={isFixed ? undefined : 'isDefault'}
        disabled={isFixed}
        defaultChecked={isDefault}
        className="size-5 accent-accent"
      />
      <span>
        {isFixed ? (
          <Trans>This is your default address</Trans>
        ) : (
          <Trans>Use this as my default address</Trans>
        )}
      </span>
    </label>
  )
}
