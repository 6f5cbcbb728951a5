import { useLingui } from '@lingui/react/macro'
import { PHONE_MAX } from '@galleria/contract/address-limits'
import { dialCodesOf, splitPhone, joinPhone } from '@galleria/contract/dial-codes'
import { PhoneInput } from '@galleria/ui/inputs/phone-input'
import { useShop } from '../use-shop.ts'
import { AddressErrorText } from './address-texts.tsx'
import { judgeAgain, judgeLeft, type FieldKit } from './form-field.tsx'
import { loadPhoneCheck } from './phone-check.ts'

/** A number behind its dial code; a number that brings its own code moves the selector. */
export function PhoneField({ kit }: { kit: FieldKit }) {
  const { t } = useLingui()
  const { site, language } = useShop()
  const { form, defaults } = kit
  const error = form.formState.errors.personPhone?.message
  const code = form.watch('areaCode') || defaults.areaCode
  const [codeField, numberField] = [
    form.register('areaCode', { onChange: () => judgeAgain(kit, ['personPhone']) }),
    form.register('personPhone'),
  ]
  function leave(chosen: string, typed: string) {
    if (!/^\s*(?:\+|00)/.test(typed)) return
    const brought = splitPhone(joinPhone(chosen, typed))
    if (!brought.code) return
    form.setValue('areaCode', brought.code)
    form.setValue('personPhone', brought.number)
  }
  return (
    <div className="sm:col-span-3" onFocus={() => void loadPhoneCheck()}>
      <PhoneInput
        codeName="areaCode"
        numberName="personPhone"
        choices={dialCodesOf(site, language)}
        code={code}
        number={defaults.personPhone}
        maxLength={PHONE_MAX}
        codeField={codeField}
        numberField={{
          ...numberField,
          onBlur: (event) =>
            void judgeLeft(kit, 'personPhone', event.target.value, () => numberField.onBlur(event)),
        }}
        onLeave={leave}
        words={{ label: t`Phone`, code: t`Country code`, number: t`Phone` }}
        hint={t`Only for questions about the delivery.`}
        error={error ? <AddressErrorText field="personPhone" code={error} /> : undefined}
      />
    </div>
  )
}
