import { useLingui } from '@lingui/react/macro'
import { PHONE_MAX } from '@galleria/contract/address-limits'
import { dialCodesOf, joinPhone, splitPhone } from '@galleria/contract/dial-codes'
import { fillField } from '@galleria/ui/form/fields'
import { PhoneInput } from '@galleria/ui/inputs/phone-input'
import { ErrorText } from '../form/error-text.tsx'
import { useShop } from '../use-shop.ts'
import { addressErrorTexts } from './address-error-texts.tsx'
import type { FieldKit } from './form-field.tsx'
import { loadPhoneCheck } from './phone-check.ts'

/** A number behind its dial code; a number that brings its own code moves the selector. */
export function PhoneField({ kit: { form, defaults, errors } }: { kit: FieldKit }) {
  const { t } = useLingui()
  const { site, language } = useShop()
  const error = errors['personPhone']
  function leave(chosen: string, typed: string) {
    if (!/^\s*(?:\+|00)/.test(typed)) return
    const brought = splitPhone(joinPhone(chosen, typed))
    if (!brought.code) return
    fillField(form, 'areaCode', brought.code)
    fillField(form, 'personPhone', brought.number)
  }
  return (
    <div className="sm:col-span-3" onFocus={() => void loadPhoneCheck()}>
      <PhoneInput
        codeName="areaCode"
        numberName="personPhone"
        choices={dialCodesOf(site, language)}
        code={defaults.areaCode}
        number={defaults.personPhone}
        maxLength={PHONE_MAX}
        onLeave={leave}
        words={{ label: t`Phone`, code: t`Country code`, number: t`Phone` }}
        hint={t`Only used if there is a question about your delivery.`}
        error={error ? <ErrorText error={error} texts={addressErrorTexts} /> : undefined}
      />
    </div>
  )
}
